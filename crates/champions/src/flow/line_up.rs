//! Before the ball rolls: line-ups, placements and the kick-off (C20-setup-*, C20-koff-*).

use gaffer_core::{Log, Side};

use crate::event::Event;
use crate::position::{Open, Position};
use crate::space::Space;
use crate::squad::{Formation, Line, Shirt};
use crate::step::{Step, Turn, TurnKind};
use crate::team::{Place, Player};

impl Position {
    /// Somebody is picked for the line-up, the goalie first.
    pub(super) fn pick(&mut self, side: Side, shirt: Shirt, log: &mut impl Log<Event>) {
        if self.open.step == Step::Goalie(side) {
            self.line_ups[side].goalie = Some(shirt);
            self.open.step = Step::Formation(side);
        } else {
            self.line_ups[side].picked.insert(shirt);
            self.go_on_picking(side, log);
        }
    }

    pub(super) fn pick_formation(
        &mut self,
        side: Side,
        formation: Formation,
        log: &mut impl Log<Event>,
    ) {
        self.line_ups[side].formation = Some(formation);
        // A line whose players are all needed is filled without asking (C20-flow-2).
        for line in Line::OUTFIELD {
            let of_line = self.possible_outfielders(side).and(line.shirts());
            if of_line.len() == u32::from(formation.players(line)) {
                self.line_ups[side].picked = self.line_ups[side].picked.or(of_line);
            }
        }
        self.go_on_picking(side, log);
    }

    pub(super) fn pick_default(&mut self, side: Side, log: &mut impl Log<Event>) {
        self.line_ups[side].picked = self.default_picks(side);
        self.go_on_picking(side, log);
    }

    fn go_on_picking(&mut self, side: Side, log: &mut impl Log<Event>) {
        if self.picks(side).is_some() {
            self.open.step = Step::Pick(side);
        } else if side == Side::Home {
            self.open.step = Step::Goalie(Side::Away);
        } else {
            let formation = |side: Side| {
                self.line_ups[side]
                    .formation
                    .unwrap_or(Formation::of_players(self.line_ups[side].picked))
            };
            let (home, away) = (formation(Side::Home), formation(Side::Away));
            log.note(|| Event::LinedUp { home, away });
            self.take_the_pitch();
            self.open.begin_set_up(log);
        }
    }

    /// The chosen players take the pitch and wait to be placed; nothing is hidden any more.
    pub(crate) fn take_the_pitch(&mut self) {
        for side in Side::BOTH {
            let line_up = std::mem::take(&mut self.line_ups[side]);
            let team = &mut self.open.teams[side];
            if let Some(goalie) = line_up.goalie {
                team.goalie = goalie;
                team.put(goalie, Place::Lifted);
            }
            for shirt in line_up.picked.iter() {
                team.put(shirt, Place::Lifted);
            }
        }
    }
}

impl Open {
    /// Placement begins: away, then home (C20-setup-3).
    pub(super) fn begin_set_up(&mut self, _log: &mut impl Log<Event>) {
        self.dead = None;
        self.ball = None;
        for side in Side::BOTH {
            for shirt in self.teams[side].on_pitch().iter() {
                self.teams[side].put(shirt, Place::Lifted);
            }
        }
        self.turn = Turn::new(Side::Away, TurnKind::KickOff);
        self.step = Step::SetUp(Side::Away);
    }

    pub(super) fn place_in_set_up(&mut self, side: Side, at: Space, log: &mut impl Log<Event>) {
        if let Some(shirt) = self.lifted(side).first() {
            self.put(side, shirt, at);
        }
        self.go_on_placing(side, log);
    }

    pub(super) fn place_default(&mut self, side: Side, log: &mut impl Log<Event>) {
        for (shirt, space) in self.default_placement(side) {
            self.put(side, shirt, space);
        }
        self.go_on_placing(side, log);
    }

    fn go_on_placing(&mut self, side: Side, log: &mut impl Log<Event>) {
        if !self.lifted(side).is_empty() {
            return;
        }
        log.note(|| Event::Placed { side });
        if side == Side::Away {
            self.turn.owner = Side::Home;
            self.step = Step::SetUp(Side::Home);
        } else {
            self.begin_kick_off();
        }
    }

    /// The kick-off rolls, away's first (C20-koff-1).
    pub(crate) fn begin_kick_off(&mut self) {
        self.turn = Turn::new(Side::Away, TurnKind::KickOff);
        self.kick_off_die = 0;
        self.step = Step::KickOffRoll(Side::Away);
    }

    pub(super) fn kick_off_roll(&mut self, side: Side, face: u8, log: &mut impl Log<Event>) {
        log.note(|| Event::KickOffRolled { side, face });
        self.count_roll(face, false, log);
        if side == Side::Away {
            self.kick_off_die = face;
            self.step = Step::KickOffRoll(Side::Home);
            return;
        }
        let away = std::mem::take(&mut self.kick_off_die);
        if away == face {
            self.step = Step::KickOffRoll(Side::Away);
            return;
        }
        let winner = if away > face { Side::Away } else { Side::Home };
        let strength = away.abs_diff(face);
        self.turn = Turn::new(winner, TurnKind::KickOff);
        let shirt = self
            .centre_player(winner)
            .or(self.teams[winner].on_pitch().last())
            .unwrap_or(self.teams[winner].goalie);
        log.note(|| Event::KickOff {
            side: winner,
            shirt,
            strength,
        });
        let player = Player {
            side: winner,
            shirt,
        };
        self.start_play(player, strength, false, true, log);
    }
}
