//! What a position is worth: an expectation over the dice that come before the ball rests again.

use gaffer_champions::{Choice, Open, Position, Purpose, Restart, Step};
use gaffer_core::{Awaits, Dice, Rules, Side, Silent};

use super::board::Board;
use super::evaluate::Judge;

/// What a penalty is worth.
const PENALTY: f64 = 0.65;

impl Judge {
    /// What a position is worth to a side, in goals.
    pub(super) fn expected(&self, position: &Position, side: Side) -> f64 {
        let open = position.open();
        match position.awaits() {
            Awaits::Nothing(_) => lead(open, side),
            Awaits::Roll(roll) => match roll.purpose {
                Purpose::Interception | Purpose::Save | Purpose::ShootOutSave => {
                    let faces = roll.dice.faces();
                    let sum: f64 = (1..=faces)
                        .filter_map(|face| Dice::from_faces(&[face]))
                        .map(|dice| {
                            let mut after = *position;
                            match after.roll(dice, &mut Silent) {
                                Ok(()) => self.expected(&after, side),
                                Err(_) => 0.0,
                            }
                        })
                        .sum();
                    sum / f64::from(faces)
                }
                _ => self.still(open, side),
            },
            Awaits::Choice(who) => match open.step() {
                Step::Intercept | Step::Save => self
                    .best_of(position, who)
                    .map_or(0.0, |(_, value)| if who == side { value } else { -value }),
                Step::Follow => {
                    let mut after = *position;
                    match self.best_follow(position, who) {
                        Some(choice) if after.choose(choice, &mut Silent).is_ok() => {
                            self.expected(&after, side)
                        }
                        _ => self.still(open, side),
                    }
                }
                _ => self.still(open, side),
            },
            Awaits::Secret(_) => 0.0,
        }
    }

    /// What a position is worth without looking further.
    fn still(&self, open: &Open, side: Side) -> f64 {
        let signed = |whose: Side, value: f64| if whose == side { value } else { -value };
        let lead = lead(open, side) + self.strength(open, side);
        let owner = open.turn().owner;
        let Some(mut board) = Board::from_open(open) else {
            return lead;
        };
        if let Some(dead) = open.dead_ball() {
            board.ball = dead.spot;
            let value = match dead.restart {
                Restart::Penalty => PENALTY,
                Restart::ThrowIn => self.kicks(&board, dead.side, 2..=4),
                Restart::AfterGoal | Restart::GoalKick => self.kicks(&board, dead.side, 3..=7),
                Restart::Corner | Restart::FreeKick => self.kicks(&board, dead.side, 2..=6),
            };
            return lead + signed(dead.side, value);
        }
        match (open.step(), open.play()) {
            (Step::Leg, Some(play)) => {
                let value = self.kicks(&board, play.side, play.strength..=play.strength);
                lead + signed(play.side, value)
            }
            (Step::GoalieRoll, _) => lead + signed(owner, self.kicks(&board, owner, 2..=6)),
            _ => lead + signed(owner, self.resting(&board, owner)),
        }
    }

    /// What the players on the pitch are worth, more than the opponents'.
    fn strength(&self, open: &Open, side: Side) -> f64 {
        let of = |side: Side| {
            let team = open.team(side);
            self.weights.player * f64::from(team.on_pitch().len())
                - self.weights.card * f64::from(team.yellow().and(team.on_pitch()).len())
        };
        of(side) - of(!side)
    }

    /// The best choice of the side that is asked, by what it is worth to that side.
    pub(super) fn best_of(&self, position: &Position, side: Side) -> Option<(Choice, f64)> {
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let mut best: Option<(Choice, f64)> = None;
        for choice in choices {
            let mut after = *position;
            if after.choose(choice, &mut Silent).is_err() {
                continue;
            }
            let value = self.expected(&after, side);
            if best.is_none_or(|(_, known)| value > known) {
                best = Some((choice, value));
            }
        }
        best
    }

    /// The best follow, interceptions left aside.
    pub(super) fn best_follow(&self, position: &Position, side: Side) -> Option<Choice> {
        let open = position.open();
        let board = Board::from_open(open)?;
        let next = !open.turn().owner;
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let mut best: Option<(Choice, f64)> = None;
        for choice in choices {
            let after = match choice {
                Choice::Follow(shirt, to) => match open.team(side).space(shirt) {
                    Some(from) => board.moved(side, from, to),
                    None => continue,
                },
                _ => board,
            };
            let value = self.resting(&after, next);
            let value = if next == side { value } else { -value };
            if best.is_none_or(|(_, known)| value > known) {
                best = Some((choice, value));
            }
        }
        best.map(|(choice, _)| choice)
    }
}

/// The goals a side leads by, those of a first leg and of a shoot-out included: they decide the match.
fn lead(open: &Open, side: Side) -> f64 {
    let (score, kicks) = (open.in_all(), open.shoot_out().scored);
    let of = |side: Side| f64::from(score[side]) + f64::from(kicks[side]);
    of(side) - of(!side)
}
