//! What a tournament carries on between matches: suspensions and sensitivity (C20-cup-9 to 14).

use serde::{Deserialize, Serialize};

use crate::result::TeamResult;
use crate::squad::{SQUAD, Shirt, ShirtSet};

/// The cards of a player in one match, judged once after it (C20-D77).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    /// None.
    None,
    /// One yellow card.
    Yellow,
    /// Sent off, also by two yellow cards.
    Red,
}

/// Matches in which a card counts double after one with a card (C20-cup-10).
const CARD_SENSITIVE: u8 = 3;
/// Matches in which an injury counts double after one with an injury (C20-cup-13).
const INJURY_SENSITIVE: u8 = 2;

/// What a player carries from match to match (C20-state-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Carried {
    /// Matches still to miss.
    pub suspended: u8,
    /// Matches of card sensitivity left.
    pub card_sensitive: u8,
    /// Matches of injury sensitivity left.
    pub injury_sensitive: u8,
}

impl Carried {
    /// What he carries on after one more match of his side.
    #[must_use]
    pub fn after(self, card: Card, injuries: u8) -> Self {
        if self.suspended > 0 && card == Card::None && injuries == 0 {
            // Matches he misses do not use up sensitivity (C20-D78).
            return Self {
                suspended: self.suspended - 1,
                ..self
            };
        }
        let carded = self.card_sensitive > 0;
        let (card_absence, card_sensitive) = match card {
            Card::None => (0, self.card_sensitive.saturating_sub(1)),
            Card::Yellow => (u8::from(carded), CARD_SENSITIVE),
            Card::Red => (2 + u8::from(carded), CARD_SENSITIVE),
        };
        let hurt = self.injury_sensitive > 0;
        let (injury_absence, injury_sensitive) = match injuries {
            0 => (0, self.injury_sensitive.saturating_sub(1)),
            1 => (u8::from(hurt), INJURY_SENSITIVE),
            _ => (2 + u8::from(hurt), INJURY_SENSITIVE),
        };
        Self {
            // All absences run at the same time (C20-cup-14), also one that he has not served (C20-D124).
            suspended: self.suspended.max(card_absence).max(injury_absence),
            card_sensitive,
            injury_sensitive,
        }
    }
}

/// What a squad carries from match to match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Squad([Carried; SQUAD]);

impl Squad {
    /// What a player carries.
    pub fn player(&self, shirt: Shirt) -> Carried {
        self.0[shirt.index()]
    }

    /// Who is not in the squad of the day (C20-cup-14).
    pub fn suspended(&self) -> ShirtSet {
        ShirtSet::ALL
            .iter()
            .filter(|shirt| self.player(*shirt).suspended > 0)
            .collect()
    }

    /// Takes in the result of a match.
    pub fn book(&mut self, result: &TeamResult) {
        for shirt in ShirtSet::ALL.iter() {
            let carried = &mut self.0[shirt.index()];
            *carried = carried.after(result.card(shirt), result.injuries(shirt));
        }
    }
}
