//! Reading a position that was written down.

use gaffer_core::{BySide, Faults, Side, Silent};

use super::{At, Award, Beginning, Diagram, TeamDiagram, WrittenTurn, copy_alike};
use crate::position::{Open, Position};
use crate::space::Space;
use crate::squad::{Line, Shirt, ShirtSet};
use crate::step::{Restart, Step, Turn, TurnKind};
use crate::team::{Place, Team};

impl Diagram {
    /// The position, or everything that is wrong with it.
    pub(crate) fn position(&self) -> Result<Position, Faults> {
        let mut faults = self.options.faults();
        let mut options = self.options;
        options.suspended.home = options.suspended.home.or(self.home_team.suspended);
        options.suspended.away = options.suspended.away.or(self.away_team.suspended);
        let mut open = Open::start(options);
        for (side, text, team) in [
            (Side::Home, &self.home, &self.home_team),
            (Side::Away, &self.away, &self.away_team),
        ] {
            read_team(side, text, team, &mut open.teams[side], &mut faults);
        }
        match self
            .score
            .as_deref()
            .map_or_else(|| Ok(BySide::default()), read_score)
        {
            Ok(score) => open.score = score,
            Err(why) => faults.push(why),
        }
        copy_alike!(self => open);
        open.turn = match self.turn {
            Some(WrittenTurn::Turn(turn)) => turn,
            Some(WrittenTurn::Owner(side)) => Turn::new(side, TurnKind::Normal),
            None => {
                let side = self.play.map_or(Side::Home, |play| play.side);
                Turn::new(side, TurnKind::Normal)
            }
        };
        if let Some(roll) = self.roll {
            open.turn.roll = roll;
        }
        if faults.is_empty() {
            self.impossible(&open, &mut faults);
        }
        let mut position = Position {
            open,
            line_ups: self.line_ups.unwrap_or_default(),
        };
        if self.at.is_some() && self.award.is_some() {
            faults.push("at: a position has it or an award, not both".into());
        }
        if faults.is_empty() {
            match self.award {
                Some(award) => position.begin_award(award, &mut faults),
                None => position.begin_at(self, &mut faults),
            }
        }
        if faults.is_empty() {
            position.line_up_faults(&mut faults);
            position.open.faults(&mut faults);
        }
        if faults.is_empty() {
            position.settle(&mut Silent);
            position.open.faults(&mut faults);
            if faults.is_empty() && position.offers_nothing() {
                faults.push("at: nothing can be chosen in this position".into());
            }
        }
        Faults::check(faults)?;
        Ok(position)
    }
}

fn read_score(text: &str) -> Result<BySide<u8>, String> {
    text.split_once('-')
        .and_then(|(home, away)| {
            Some(BySide {
                home: home.trim().parse().ok()?,
                away: away.trim().parse().ok()?,
            })
        })
        .ok_or_else(|| format!("score: write e.g. 1-0, not '{text}'"))
}

/// Reads "1 5.0, 8 4.5" and everybody who is not on the pitch.
fn read_team(
    side: Side,
    text: &str,
    written: &TeamDiagram,
    team: &mut Team,
    faults: &mut Vec<String>,
) {
    let mut seen = ShirtSet::EMPTY;
    for part in text
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let player = part
            .split_once(' ')
            .ok_or_else(|| format!("'{part}': write shirt and space, e.g. 8 4.5"))
            .and_then(|(shirt, space)| {
                Ok((shirt.parse::<Shirt>()?, space.trim().parse::<Space>()?))
            });
        match player {
            Err(why) => faults.push(format!("{side}: {why}")),
            Ok((shirt, _)) if seen.has(shirt) => {
                faults.push(format!("{side} {shirt} is written twice"));
            }
            Ok((shirt, space)) => {
                if team.spaces().has(space) {
                    faults.push(format!("{side}: two players stand on {space}"));
                }
                seen.insert(shirt);
                team.put(shirt, Place::On(space));
            }
        }
    }
    for (shirts, place) in [
        (written.warming, Place::Warming),
        (written.substituted, Place::Substituted),
        (written.sent_off, Place::SentOff),
        (written.injured_off, Place::InjuredOff),
        (written.suspended, Place::Suspended),
        (written.lifted, Place::Lifted),
    ] {
        for shirt in shirts.iter() {
            if seen.has(shirt) {
                faults.push(format!("{side} {shirt} is written twice"));
            }
            seen.insert(shirt);
            team.put(shirt, place);
        }
    }
    team.yellow = written.yellow;
    team.injured = written.injured;
    team.substitutions = written.substitutions;
    let regular = team.on_pitch().and(Line::Goalies.shirts()).first();
    team.goalie = written.goalie.or(regular).unwrap_or(Shirt::FIRST_GOALIE);
}

impl Position {
    fn begin_award(&mut self, award: Award, faults: &mut Vec<String>) {
        let dead = award.0;
        let open = &mut self.open;
        if let Some(victim) = dead.victim
            && open.teams[dead.side].space(victim) != Some(dead.spot)
        {
            faults.push(format!(
                "award: the fouled player, {} {victim}, stands on {}",
                dead.side, dead.spot
            ));
        }
        if let Some(fouler) = dead.fouler {
            let side = !dead.side;
            match open.teams[side].place(fouler) {
                Place::Dugout | Place::Lifted => open.teams[side].put(fouler, Place::Lifted),
                _ => faults.push(format!(
                    "award: the fouler, {side} {fouler}, is lifted off the board: leave him out of '{side}'"
                )),
            }
            let in_area = crate::SpaceSet::penalty_area(side).has(dead.spot);
            if in_area != (dead.restart == Restart::Penalty) {
                faults.push(format!(
                    "award: a foul of {side} on {} is {} (C20-foul-5)",
                    dead.spot,
                    if in_area { "a penalty" } else { "a free kick" }
                ));
            }
        }
        if dead.hand_ball {
            let side = !dead.side;
            let goalie = open.teams[side].goalie;
            open.put(side, goalie, dead.spot);
        }
        check_sides(open, faults);
        if faults.is_empty() {
            open.begin_dead_ball(dead, &mut Silent);
        }
    }

    fn begin_at(&mut self, diagram: &Diagram, faults: &mut Vec<String>) {
        let at = diagram.at.unwrap_or(At::Beginning(Beginning::Roll));
        let open = &mut self.open;
        if begins_something(at, diagram) {
            // A position that was changed by hand may still have the play before it.
            (open.play, open.save, open.dead) = (None, None, None);
        }
        match at {
            At::Beginning(Beginning::LineUp) => {
                if !(diagram.home.is_empty() && diagram.away.is_empty()) {
                    faults
                        .push("home, away: before the line-ups nobody stands on the pitch".into());
                }
                open.turn = Turn::new(Side::Home, TurnKind::KickOff);
                open.step = Step::Goalie(Side::Home);
            }
            At::Beginning(Beginning::Place) => {
                let Some(lined_up) = diagram.lined_up else {
                    faults.push(
                        "at = \"place\" needs lined_up = { home = [1, 2, …], away = [1, 2, …] }"
                            .into(),
                    );
                    return;
                };
                for side in Side::BOTH {
                    for shirt in lined_up[side].iter() {
                        open.teams[side].put(shirt, Place::Lifted);
                    }
                    if let Some(goalie) = lined_up[side].and(Line::Goalies.shirts()).first() {
                        open.teams[side].goalie = goalie;
                    }
                }
                check_sides(open, faults);
                open.turn = Turn::new(Side::Away, TurnKind::KickOff);
                open.step = Step::SetUp(Side::Away);
            }
            At::Beginning(Beginning::KickOff) => {
                check_sides(open, faults);
                for side in Side::BOTH {
                    if open.centre_player(side).is_none() {
                        faults.push(format!(
                            "{side} needs a player on {}",
                            crate::rule::set_up::centre(side)
                        ));
                    }
                }
                open.ball = None;
                open.begin_kick_off();
            }
            At::Beginning(Beginning::Roll) => {
                check_sides(open, faults);
                open.step = Step::OpeningRoll;
            }
            At::Step(Step::Warm) if begins_something(at, diagram) => {
                check_sides(open, faults);
                open.begin_warm();
            }
            At::Step(Step::Mover) if begins_something(at, diagram) => {
                check_sides(open, faults);
                if !(1..=6).contains(&open.turn.roll) {
                    faults.push("at = \"mover\" needs roll = 1 to 6".into());
                }
                if faults.is_empty() {
                    open.begin_act();
                }
            }
            At::Step(Step::Leg) => {
                check_sides(open, faults);
                open.read_leg(faults);
            }
            At::Step(step) => {
                open.step = step;
                if !step.is_line_up() {
                    check_sides(open, faults);
                }
            }
        }
    }
}

/// Whether a part of the match or of a turn begins, as people write it: of the turn only the owner is said.
fn begins_something(at: At, diagram: &Diagram) -> bool {
    match at {
        At::Beginning(_) => true,
        At::Step(step) => {
            matches!(step, Step::Warm | Step::Mover)
                && !matches!(diagram.turn, Some(WrittenTurn::Turn(_)))
        }
    }
}

impl Open {
    /// A leg is about to be played: the last toucher stands on the ball.
    fn read_leg(&mut self, faults: &mut Vec<String>) {
        self.step = Step::Leg;
        let Some(play) = &mut self.play else {
            faults.push(
                "at = \"leg\" needs play = { side = \"home\", touched = [8], strength = 3 }".into(),
            );
            return;
        };
        let side = play.side;
        let Some(shirt) = play.touched.last() else {
            faults.push("play.touched names who has touched the ball, e.g. [8]".into());
            return;
        };
        if !(1..=7).contains(&play.strength) {
            faults.push("play.strength is 1 to 7".into());
        }
        if let Some(stranger) = play
            .touched
            .iter()
            .find(|shirt| !self.teams[side].on_pitch().has(*shirt))
        {
            faults.push(format!(
                "{side} {stranger}, who touched the ball, is not on the pitch"
            ));
        }
        let at = self.teams[side].space(shirt);
        if at.is_none() || self.ball.is_some_and(|ball| Some(ball) != at) {
            faults.push(format!(
                "{side} {shirt}, who touched the ball last, stands on the ball's space"
            ));
        }
        // Only spaces beside an opposing outfielder are kept.
        let risky = self.teams[!side].outfield_spaces().neighbours();
        play.flight = play.flight.filtered(|passed| risky.has(passed.space));
        self.ball = at;
        if faults.is_empty() && self.ball_is_stuck() {
            faults.push(
                "play.touched: the ball cannot leave that player (C20-kick-17), begin before his touch".into(),
            );
        }
    }
}

/// Both sides have a goalie, no more than eleven players, and nobody shares a space.
fn check_sides(open: &Open, faults: &mut Vec<String>) {
    for side in Side::BOTH {
        let team = &open.teams[side];
        // Who has lost by losing players may have lost all (C20-card-6).
        let needs_players = open.step != Step::Over;
        if needs_players && team.on_pitch().is_empty() {
            faults.push(format!("{side} has nobody on the pitch"));
        } else if needs_players && !team.on_pitch().has(team.goalie) && !goalie_is_away(open, side)
        {
            faults.push(format!(
                "{side} has no goalie on the pitch: write 1 or 20, or name an outfielder in goal with \
                 {side}_team = {{ goalie = 5 }}"
            ));
        }
        let most = crate::squad::ELEVEN;
        if team.on_pitch().len() > most {
            faults.push(format!("{side} has more than {most} players on the pitch"));
        }
        for shirt in team.on_pitch().iter() {
            if let Some(space) = team.space(shirt)
                && let Some(goal) = space.goal_of()
                && (goal != side || shirt != team.goalie)
            {
                faults.push(format!(
                    "{side} {shirt} may not stand on {space}: goal spaces are for their goalie (C20-killjoy-1)"
                ));
            }
        }
    }
    let shared = open.teams.home.spaces() & open.teams.away.spaces();
    for space in shared.iter() {
        faults.push(format!("home, away: two players stand on {space}"));
    }
}

/// Whether the goalie has just been sent off or injured and is being replaced.
fn goalie_is_away(open: &Open, side: Side) -> bool {
    matches!(
        open.teams[side].place(open.teams[side].goalie),
        Place::SentOff | Place::InjuredOff | Place::Substituted
    ) && open.dead.is_some()
}
