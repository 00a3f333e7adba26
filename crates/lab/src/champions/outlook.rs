//! What dice lead to in Champions 2020: goals by the exact solver, for the turn and for the next one, set pieces and cards.

use gaffer_champions::{Choice, Event, Position, Restart, Step};
use gaffer_coach::champions::solver::{self, Chance};
use gaffer_core::{Rules as _, Side, Silent};

use crate::outlook::{Foresight, Happening};

/// The row of the other side's goal, counted from the own one.
const LAST_ROW: u8 = 14;

/// Whether anybody of the side on turn can go to the ball and play it.
fn can_reach(position: &Position) -> bool {
    let choices = |position: &Position| {
        let mut choices = Vec::new();
        position.choices(&mut choices);
        choices
    };
    let reaches = |position: &Position| {
        let is_reach = |choice: &Choice| matches!(choice, Choice::Reach(_));
        choices(position).iter().any(is_reach)
    };
    reaches(position)
        || choices(position).into_iter().any(|mover| {
            let mut acting = *position;
            matches!(mover, Choice::Mover(_))
                && acting.choose(mover, &mut Silent).is_ok()
                && reaches(&acting)
        })
}

impl Foresight for Position {
    fn happened(event: &Event) -> Option<(Happening, Side)> {
        match *event {
            Event::Goal { side, .. }
            | Event::ShootOutResult {
                side, scored: true, ..
            } => Some((Happening::Goal, side)),
            Event::Restarts { side, restart, .. } => match restart {
                Restart::Penalty => Some((Happening::Penalty, side)),
                Restart::FreeKick | Restart::Corner => Some((Happening::SetPiece, side)),
                Restart::AfterGoal | Restart::ThrowIn | Restart::GoalKick => None,
            },
            Event::YellowCard { side, .. } | Event::RedCard { side, .. } => {
                Some((Happening::Card, side))
            }
            _ => None,
        }
    }

    fn as_it_stands(&self) -> Option<Choice> {
        (self.open().step() == Step::Warm).then_some(Choice::Done)
    }

    /// A ball at rest is nobody's.
    fn with_ball(&self) -> Option<Side> {
        None
    }

    /// The mean over the faces of the roll that a turn begins with.
    fn shot(&self) -> Option<(Side, f64)> {
        let (Step::Warm | Step::OpeningRoll | Step::RestartRoll | Step::GoalieRoll) =
            self.open().step()
        else {
            return None;
        };
        let faces = (1..=6).filter_map(|face| solver::with_roll(self.open(), face).ok());
        let chances: Vec<f64> = faces
            .map(|open| solver::best_shot(&open).map_or(Chance::ZERO, |(_, chance)| chance))
            .map(|chance| chance.percent() / 100.0)
            .collect();
        let mean = chances.iter().sum::<f64>() / chances.len().max(1) as f64;
        Some((self.open().turn().owner, mean))
    }

    fn pass(&self) -> Option<(Side, f64, f64)> {
        None
    }

    /// The faces with which somebody can go to the ball and play it.
    fn reach(&self) -> Option<(Side, f64)> {
        let (Step::Warm | Step::OpeningRoll) = self.open().step() else {
            return None;
        };
        let turns = (1..=6).filter_map(|face| solver::with_roll(self.open(), face).ok());
        let (reached, all) = turns.fold((0.0, 0.0), |(reached, all), open| {
            let is_reached = f64::from(u8::from(can_reach(&Self::from(open))));
            (reached + is_reached, all + 1.0)
        });
        (all > 0.0).then(|| (self.open().turn().owner, reached / all))
    }

    fn rows_to_goal(&self, side: Side) -> Option<u8> {
        let ball = self.open().ball()?;
        Some(LAST_ROW.saturating_sub(ball.row_from(side)))
    }

    fn goal_of_row(&self, row: &[Choice]) -> Option<(Side, f64)> {
        let (last, before) = row.split_last()?;
        let mut position = *self;
        for choice in before {
            position.choose(*choice, &mut Silent).ok()?;
        }
        let side = solver::acting_side(position.open()).ok()?;
        let chance = solver::chance_after(position.open(), *last);
        Some((side, chance.percent() / 100.0))
    }
}
