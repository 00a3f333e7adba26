//! A plan: the choices of a turn that are still to be made.

use gaffer_champions::{Choice, Position};

/// The choices in their order, each with the position it belongs to.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnPlan {
    choices: Vec<(Position, Choice)>,
    /// How many of them were made.
    made: usize,
}

impl TurnPlan {
    /// Adds a choice.
    pub(super) fn add(&mut self, position: &Position, choice: Choice) {
        self.choices.push((*position, choice));
    }

    /// The choices in their order.
    pub(super) fn choices(&self) -> impl Iterator<Item = Choice> {
        self.choices.iter().map(|(_, choice)| *choice)
    }

    /// The next choice, if it was planned for this position; else the plan is given up.
    pub(super) fn next(&mut self, position: &Position, choices: &[Choice]) -> Option<Choice> {
        let &(expected, choice) = self.choices.get(self.made)?;
        self.made += 1;
        if expected.open() == position.open() && choices.contains(&choice) {
            return Some(choice);
        }
        *self = Self::default();
        None
    }
}
