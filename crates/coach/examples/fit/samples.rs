//! Positions of matches, with what is needed to learn from them.

use gaffer_coach::net::Facts;
use gaffer_core::{BySide, Side};

/// One position of a match.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    from: usize,
    to: usize,
    pub(crate) left: f32,
    pub(crate) soon: f32,
    /// The side through whose eyes it is seen.
    pub(crate) side: Side,
    /// The goals scored until here.
    pub(crate) goals: BySide<u8>,
    /// Whether the match has no sample after this one.
    pub(crate) last: bool,
}

/// Positions of many matches in order.
#[derive(Clone, Default)]
pub(crate) struct Samples {
    on: Vec<u16>,
    pub(crate) all: Vec<Sample>,
    /// The goals at the end of each match.
    pub(crate) ends: Vec<BySide<u8>>,
}

impl Samples {
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// The inputs that are on.
    pub(crate) fn on(&self, sample: &Sample) -> &[u16] {
        &self.on[sample.from..sample.to]
    }

    /// Adds a position.
    pub(crate) fn add(&mut self, facts: &Facts, side: Side, goals: BySide<u8>) {
        let from = self.on.len();
        self.on.extend(facts.on());
        self.all.push(Sample {
            from,
            to: self.on.len(),
            left: facts.left,
            soon: facts.soon,
            side,
            goals,
            last: false,
        });
    }

    /// Ends a match; one without a position teaches nothing.
    pub(crate) fn end(&mut self, goals: BySide<u8>) {
        if let Some(last) = self.all.last_mut()
            && !last.last
        {
            last.last = true;
            self.ends.push(goals);
        }
    }

    /// Adds the matches of others.
    pub(crate) fn append(&mut self, other: &Self) {
        let begun = self.on.len();
        self.on.extend(&other.on);
        self.all.extend(other.all.iter().map(|sample| Sample {
            from: sample.from + begun,
            to: sample.to + begun,
            ..*sample
        }));
        self.ends.extend(&other.ends);
    }
}
