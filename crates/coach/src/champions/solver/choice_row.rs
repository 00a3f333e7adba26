//! The row of choices that carries a turn out.

use std::fmt;

use gaffer_champions::Choice;

/// The choices of the acting manager in order, as the rules ask for them: a choice that the rules make
/// themselves because it is the only one (C20-flow-2) is not among them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChoiceRow {
    choices: [Choice; Self::CAPACITY],
    len: u8,
}

impl ChoiceRow {
    /// Mover and act, and a leg for each of six players and for the taker's second touch (C20-kick-10, 11).
    const CAPACITY: usize = 9;

    /// The row without a choice.
    pub(crate) const EMPTY: Self = Self {
        choices: [Choice::No; Self::CAPACITY],
        len: 0,
    };

    /// The row with one choice more.
    #[must_use]
    pub(crate) fn with(mut self, choice: Choice) -> Self {
        if let Some(slot) = self.choices.get_mut(self.len as usize) {
            *slot = choice;
            self.len += 1;
        }
        self
    }

    /// The choices.
    pub fn choices(&self) -> &[Choice] {
        &self.choices[..self.len as usize]
    }
}

impl fmt::Display for ChoiceRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, choice) in self.choices().iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            choice.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for ChoiceRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ChoiceRow({self})")
    }
}
