//! The play of the ball: touches, legs and Follow (C20-kick-*, C20-turn-D1 to D9).

use gaffer_core::Log;

use crate::choice::Leg;
use crate::event::{Event, ShiftReason};
use crate::position::Open;
use crate::rule::leg::LegEnd;
use crate::space::Space;
use crate::squad::Shirt;
use crate::step::{FlightEnd, Play, Restart, Step, Touch, TouchKind, TurnKind};
use crate::team::Player;

impl Open {
    /// A player begins to play the ball from where he stands.
    pub(super) fn start_play(
        &mut self,
        player: Player,
        strength: u8,
        taker: bool,
        follow: bool,
        log: &mut impl Log<Event>,
    ) {
        self.save = None;
        self.play = Some(Play {
            taker,
            follow,
            ..Play::new(player.side, strength.min(Leg::LONGEST))
        });
        self.ball = self.teams[player.side].space(player.shirt);
        self.touch(player, log);
    }

    /// Whoever plays the ball has touched it last (C20-kick-19).
    fn note_touch(&mut self, player: Player) {
        self.last_touch = Some(Touch {
            player,
            kind: TouchKind::Played,
        });
    }

    /// A player touches the ball and must play it (C20-kick-1, 6).
    fn touch(&mut self, player: Player, log: &mut impl Log<Event>) {
        self.play_mut().touched.push(player.shirt);
        self.step = Step::Leg;
        if self.ball_is_stuck()
            && let Some(at) = self.ball
        {
            // C20-kick-17: it comes to rest on the player's space.
            log.note(|| Event::BallStuck {
                side: player.side,
                shirt: player.shirt,
                at,
            });
            self.note_touch(player);
            self.play_mut().passer = Some(at);
            self.end_flight(FlightEnd::Rest(at), log);
        }
    }

    /// Plays a leg.
    pub(super) fn play_leg(&mut self, leg: Leg, end: LegEnd, log: &mut impl Log<Event>) {
        let Some(kick) = self.kick() else {
            return;
        };
        let from = kick.from();
        let play = self.play_mut();
        let (side, strength) = (play.side, play.strength);
        let Some(shirt) = play.touched.last() else {
            return;
        };
        let is_shot = matches!(end, LegEnd::Goal(..));
        play.passer = Some(from);
        for (space, rem) in kick.spaces_of(leg).zip((0..strength).rev()) {
            if is_shot {
                play.path.push(space, rem);
            }
            if space != end.space() && kick.is_risky(space) {
                play.flight.push(space, rem);
            }
        }
        log.note(|| Event::Kicked {
            side,
            shirt,
            leg,
            from,
            to: end.space(),
            strength,
        });
        self.note_touch(Player { side, shirt });
        self.ball = Some(end.space());
        self.bring_thrower_in(shirt, log);
        match end {
            LegEnd::Teammate(space, rem) => {
                let Some(shirt) = self.teams[side].at(space) else {
                    return;
                };
                self.play_mut().strength = rem + 1;
                log.note(|| Event::Received {
                    side,
                    shirt,
                    at: space,
                    strength: rem + 1,
                });
                self.touch(Player { side, shirt }, log);
            }
            LegEnd::Rest(space) => self.end_flight(FlightEnd::Rest(space), log),
            LegEnd::Goal(space, rem) => self.end_flight(FlightEnd::Goal(space, rem), log),
            LegEnd::Out(space) => self.end_flight(FlightEnd::Out(space), log),
        }
    }

    /// The thrower steps onto the field once his throw has arrived (C20-throw-5).
    fn bring_thrower_in(&mut self, shirt: Shirt, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        if self.turn.kind == TurnKind::Restart(Restart::ThrowIn)
            && let Some(at) = self.teams[side].space(shirt)
            && at.is_in_lane()
            && let Some(to) = self.nearest_free(side, shirt, at, |_| true)
        {
            self.shift(side, shirt, to, ShiftReason::ThrownIn, log);
        }
    }

    /// The last leg is played.
    fn end_flight(&mut self, end: FlightEnd, log: &mut impl Log<Event>) {
        let play = self.play_mut();
        play.end = Some(end);
        if play.follow && matches!(end, FlightEnd::Rest(_)) {
            self.step = Step::Follow;
        } else {
            self.begin_interceptions(log);
        }
    }

    pub(super) fn follow(&mut self, shirt: Shirt, to: Space, log: &mut impl Log<Event>) {
        let side = self.play_mut().side;
        if let Some(from) = self.teams[side].space(shirt) {
            self.put(side, shirt, to);
            log.note(|| Event::Followed {
                side,
                shirt,
                from,
                to,
            });
        }
        self.begin_interceptions(log);
    }
}
