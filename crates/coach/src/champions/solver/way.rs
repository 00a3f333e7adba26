//! Ways to use a turn: act, legs, where the ball ends, and what is risked.

use gaffer_champions::{Restart, Shirt, ShirtSet, Space};
use gaffer_core::Side;

use super::chance::Chance;
use super::choice_row::ChoiceRow;
use super::flight::Flight;

/// What the mover does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// He walks to a space.
    Walk(Space),
    /// He reaches the ball with so many steps.
    Reach(u8),
    /// The goalie takes the ball in his hands.
    Hands,
    /// He charges an opponent.
    Charge(Shirt),
}

/// Where the ball ends, if nobody intercepts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// It is not played: a walk, a charge.
    Lies,
    /// The goalie holds it and rolls again (C20-goalie-3).
    InHands,
    /// It comes to rest.
    Rest(Space),
    /// It goes out on a space, and a side restarts.
    Out(Space, Restart, Side),
    /// It enters a goal space with so many steps left (C20-shot-3).
    Shot(Space, u8),
}

/// The spaces at which a flight may be intercepted, in flight order, with who could try there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Risks {
    spaces: [(Space, ShirtSet); Flight::CAPACITY as usize],
    len: u8,
}

impl Risks {
    pub(super) fn push(&mut self, space: Space, who: ShirtSet) {
        if let Some(slot) = self.spaces.get_mut(self.len as usize) {
            *slot = (space, who);
            self.len += 1;
        }
    }

    /// The spaces with the shirts of the players who could try.
    pub fn as_slice(&self) -> &[(Space, ShirtSet)] {
        &self.spaces[..self.len as usize]
    }
}

impl Default for Risks {
    fn default() -> Self {
        Self {
            spaces: [(Space::new(0, 0), ShirtSet::EMPTY); Flight::CAPACITY as usize],
            len: 0,
        }
    }
}

/// One way to use a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The choices that carry it out.
    pub row: ChoiceRow,
    /// Who acts and what he does; nothing where the ball is being played already.
    pub act: Option<(Shirt, Act)>,
    /// Where the ball ends.
    pub end: End,
    /// Who touches the ball.
    pub touched: ShirtSet,
    /// Where it may be intercepted, if nobody follows.
    pub risks: Risks,
}

impl Way {
    /// The chance that nobody intercepts the ball although the opponents try wherever they can: a D3 at each
    /// space (C20-intercept-4, 7).
    pub fn arrives(&self) -> Chance {
        let attempts = self.risks.as_slice().len() as u32;
        Chance::new(2_u128.pow(attempts), 3_u128.pow(attempts))
    }

    /// The chance that it is intercepted then.
    pub fn is_lost(&self) -> Chance {
        self.arrives().complement()
    }
}
