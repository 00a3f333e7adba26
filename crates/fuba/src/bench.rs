//! What a team has beside its pieces on the pitch: condition, substitutes, the injured, its cards of skills.

use crate::condition::Condition;
use crate::formation::Formation;
use crate::skill::{Skill, SkillSet};
use crate::styles::Styles;

/// The substitutions of a match (F22-A3a).
pub const SUBSTITUTIONS: u8 = 3;

/// A team's bench. Everything on it is open; which skills are still hidden is not here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bench {
    pub(crate) condition: Condition,
    pub(crate) tired: bool,
    pub(crate) substitutions: u8,
    pub(crate) injured: Injured,
    /// Pieces lost by injury and not replaced.
    pub(crate) out: u8,
    pub(crate) keeper_injured: bool,
    /// A formation in force from the next turn (F22-A3d).
    pub(crate) pending: Option<Formation>,
    /// How many skills are held that were never shown.
    pub(crate) hidden: u8,
    pub(crate) used: SkillSet,
    pub(crate) used_this_turn: SkillSet,
    pub(crate) lost: SkillSet,
    pub(crate) styles: Styles,
}

gaffer_core::getters! {
    Bench {
        /// Condition points (F22-A1a).
        condition: Condition = condition;
        /// Whether the team is tired for the rest of the match (F22-A1.3f).
        is_tired: bool = tired;
        /// Substitutions made (F22-A3a).
        substitutions: u8 = substitutions;
        /// Pieces that will come back (F22-A4b).
        injured: Injured = injured;
        /// Pieces lost by injury and not replaced (F22-A4c).
        out: u8 = out;
        /// Whether the keeper was injured (F22-A4f).
        keeper_is_injured: bool = keeper_injured;
        /// The formation in force from the next turn.
        pending_formation: Option<Formation> = pending;
        /// How many skills the team holds that were never shown.
        hidden_skills: u8 = hidden;
        /// The skills used in this match.
        skills_used: SkillSet = used;
        /// The playing styles of the three lines (F14-A6a).
        styles: Styles = styles;
        /// The skills lost by an event (F22-A11-6.3).
        skills_lost: SkillSet = lost;
    }
}

impl Bench {
    /// Substitutions still to be had.
    pub fn substitutions_left(&self) -> u8 {
        SUBSTITUTIONS.saturating_sub(self.substitutions)
    }

    /// The skills that everybody knows the team holds.
    #[inline]
    pub fn shown_skills(&self) -> SkillSet {
        self.used.without(self.lost)
    }

    /// Whether the team may hold a skill as far as everybody knows.
    #[inline]
    pub fn may_hold(&self, skill: Skill) -> bool {
        if self.lost.contains(skill) {
            false
        } else {
            self.used.contains(skill) || self.hidden > 0
        }
    }

    /// How many skills the team holds.
    pub(crate) fn cards(&self) -> u8 {
        self.hidden + self.shown_skills().len()
    }
}

/// Pieces off the pitch for some time, by the minutes (2.2) or turns (2014) still to serve; 0 for one that
/// is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Injured([u8; 5]);

impl Injured {
    /// All of them.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Those whose time is served.
    #[inline]
    pub fn due(self) -> u8 {
        self.0[0]
    }

    /// The minutes still to serve of each, in ascending order.
    pub fn minutes(self) -> impl Iterator<Item = u8> {
        (0..=4_u8).flat_map(move |minutes| {
            std::iter::repeat_n(minutes, self.0[usize::from(minutes)].into())
        })
    }

    /// One more piece for so many minutes, four at most.
    pub(crate) fn add(&mut self, minutes: u8) {
        self.0[usize::from(minutes.min(4))] += 1;
    }

    /// So many squares (F22-D85) or turns (F14-A4b) have passed.
    #[inline]
    pub(crate) fn advance(&mut self, squares: u8) {
        if self.0 == [0; 5] {
            return;
        }
        let mut later = [0; 5];
        for (minutes, pieces) in self.0.into_iter().enumerate() {
            later[minutes.saturating_sub(squares.into())] += pieces;
        }
        self.0 = later;
    }

    /// Takes those whose time is served.
    pub(crate) fn take_due(&mut self) -> u8 {
        std::mem::take(&mut self.0[0])
    }

    /// Takes all of them (F22-D85).
    pub(crate) fn take_all(&mut self) -> u8 {
        std::mem::take(&mut self.0).iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// F22-A4b, F22-D85 (T172): three minutes are served after two and two squares.
    #[test]
    fn time_is_served_by_squares() {
        let mut injured = Injured::default();
        injured.add(3);
        injured.add(4);
        injured.advance(2);
        assert_eq!(injured.minutes().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(injured.due(), 0);
        injured.advance(2);
        assert_eq!(injured.take_due(), 2);
        assert_eq!(injured.total(), 0);
    }
}
