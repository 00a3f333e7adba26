//! What a match is played with: edition, optional rules and the readings of doubtful lines.

use gaffer_core::Faults;
use serde::{Deserialize, Serialize};

/// An edition of the rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// FUBA 2.2.
    #[default]
    #[serde(rename = "2.2")]
    V2_2,
}

impl Edition {
    /// The edition's number on its cover.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V2_2 => "2.2",
        }
    }
}

/// Which formations a team may start with (F22-D7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Formations {
    /// Any three lines that add up to ten.
    #[default]
    Free,
    /// The eight cards.
    Cards,
}

/// Who moves on the special event +5 (F22-D33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventPlus5 {
    /// The passive team, as the table is printed.
    #[default]
    Printed,
    /// The controlling team, as symmetry suggests.
    Errata,
}

/// What a "free movement" of the event table is (F22-D31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventFreeMove {
    /// One piece to any adjacent area.
    #[default]
    Adjacent,
    /// Only the free movements of F22-4.7.6.
    FreeMovement,
}

/// Whether the passive team's keeper counts in the goal attempt modifiers (F22-D3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeeperInGoalModifiers {
    /// He counts like any player.
    #[default]
    Counted,
    /// He is left out of F22-4.6-T1 to F22-4.6-T4.
    NotCounted,
}

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The edition of the rulebook.
    pub edition: Edition,
    /// Which formations a team may start with.
    pub formations: Formations,
    /// Who moves on the special event +5.
    pub event_plus5: EventPlus5,
    /// What a free movement of the event table is.
    pub event_free_move: EventFreeMove,
    /// Whether the passive team's keeper counts in the goal attempt modifiers.
    pub keeper_in_goal_modifiers: KeeperInGoalModifiers,
}

impl Options {
    /// The basic game of FUBA 2.2 as printed.
    pub const FUBA_2_2: Self = Self {
        edition: Edition::V2_2,
        formations: Formations::Free,
        event_plus5: EventPlus5::Printed,
        event_free_move: EventFreeMove::Adjacent,
        keeper_in_goal_modifiers: KeeperInGoalModifiers::Counted,
    };

    /// Named presets, the usual one first.
    pub const PRESETS: [(&'static str, Self); 2] = [
        ("2.2", Self::FUBA_2_2),
        (
            "2.2-cards",
            Self {
                formations: Formations::Cards,
                ..Self::FUBA_2_2
            },
        ),
    ];

    /// Reads a preset's name.
    pub fn preset(name: &str) -> Result<Self, Faults> {
        Self::PRESETS
            .iter()
            .find(|(preset, _)| *preset == name)
            .map(|(_, options)| *options)
            .ok_or_else(|| {
                let known: Vec<_> = Self::PRESETS.iter().map(|(preset, _)| *preset).collect();
                Faults(vec![format!(
                    "'{name}' is not a preset: choose one of {}",
                    known.join(", ")
                )])
            })
    }
}
