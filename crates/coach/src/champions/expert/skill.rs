//! How well the expert plays: how far it looks ahead, and which human mistakes it makes.

use std::time::Duration;

use crate::Luck;
use crate::search::Budget;

/// What the expert looks at before it decides about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ahead {
    /// Where ball and players end, if nobody intercepts.
    Glance,
    /// Every way the dice may fall until the ball rests.
    Turn,
    /// And what the opponents can do with each of their next rolls.
    Reply,
    /// And what can be done after their best reply to each.
    Answer,
}

/// How many ways the expert looks at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Breadth {
    /// How many shots and how many other ways are looked at with all dice in the own turn.
    pub own: (usize, usize),
    /// The same in a reply.
    pub reply: (usize, usize),
    /// How many of the own ways are looked at with replies.
    pub answered: usize,
    /// How likely the ball must come to rest somewhere for the replies there to be looked at, each face of a die
    /// counted by itself.
    pub likely: f64,
    /// How many of the best of them are looked at with what can be done after the replies.
    pub pursued: usize,
}

impl Breadth {
    /// What is looked at without replies, many times over to learn, and in the own turn after a reply.
    pub const FEW: Self = Self {
        own: (4, 20),
        reply: (2, 5),
        answered: 12,
        likely: 0.14,
        pursued: 0,
    };
    /// What can mostly be looked at within a second.
    pub const MANY: Self = Self {
        own: (8, 60),
        reply: (3, 12),
        answered: 36,
        likely: 0.05,
        pursued: 8,
    };
}

/// The knobs of the expert.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// How far it looks.
    pub ahead: Ahead,
    /// At how many ways it looks.
    pub breadth: Breadth,
    /// About how many positions it looks at for a decision, and for how long: beyond them it looks at no further
    /// way's replies.
    pub budget: Budget,
    /// The share of the ways to use a turn that it does not see.
    pub overlooks: f64,
    /// By how much it misjudges what a way is worth, in points: about the mean of the mistakes.
    pub misjudges: f64,
}

impl Skill {
    /// The best that the expert can do within a second, even on a slow machine: what it has begun then takes a moment.
    pub const FULL: Self = Self {
        ahead: Ahead::Reply,
        breadth: Breadth::MANY,
        budget: Budget::within(1_000_000, Duration::from_millis(750)),
        overlooks: 0.0,
        misjudges: 0.0,
    };
    /// The best within ten seconds.
    pub const MASTER: Self = Self {
        ahead: Ahead::Answer,
        budget: Budget::within(10_000_000, Duration::from_secs(9)),
        ..Self::FULL
    };
    /// The best without the opponents' replies. No clock ends it: the plans of a search are the same on any machine.
    pub const TURN: Self = Self {
        ahead: Ahead::Turn,
        breadth: Breadth::FEW,
        budget: Budget::nodes(1_000_000),
        ..Self::FULL
    };
    /// The best at a glance.
    pub const GLANCE: Self = Self {
        ahead: Ahead::Glance,
        ..Self::FULL
    };
    /// Somebody who knows the game a little: hopes that nobody intercepts, and sees less than half of the ways.
    pub const AMATEUR: Self = Self {
        overlooks: 0.6,
        misjudges: 0.01,
        ..Self::GLANCE
    };
    /// Somebody who is new to the game: sees few of the ways, and misjudges them.
    pub const BEGINNER: Self = Self {
        overlooks: 0.9,
        misjudges: 0.05,
        ..Self::GLANCE
    };

    /// Whether a way is not seen.
    pub(super) fn overlooks(&self, luck: &mut Luck) -> bool {
        self.overlooks > 0.0 && share(luck) < self.overlooks
    }

    /// What a way seems to be worth more than it is: nothing for who makes no mistakes.
    pub(super) fn mistake(&self, luck: &mut Luck) -> f64 {
        if self.misjudges == 0.0 {
            return 0.0;
        }
        // The mean distance of such a number from zero is one half.
        let even = 2.0 * share(luck) - 1.0;
        2.0 * self.misjudges * even
    }
}

/// A number from zero up to one, each equally likely.
fn share(luck: &mut Luck) -> f64 {
    const MANY: usize = 1 << 20;
    luck.below(MANY) as f64 / MANY as f64
}

impl Default for Skill {
    fn default() -> Self {
        Self::FULL
    }
}
