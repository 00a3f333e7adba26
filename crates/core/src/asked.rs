//! What a roll asked for, as a record of sealed dice writes it: enough to check its dice without knowing the rules.

use serde::{Deserialize, Serialize};

use crate::{DiceWanted, Side, Until};

/// What a roll asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// Whose dice they are, in order.
    pub owners: Vec<Side>,
    /// How many faces each has.
    pub faces: u8,
    /// Which of them count; all where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<AskedUntil>,
}

/// When a roll counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AskedUntil {
    /// When its two dice differ, the first with this added.
    Differ(i8),
    /// When no die shows this face.
    Without(u8),
}

impl From<&DiceWanted> for Asked {
    fn from(wanted: &DiceWanted) -> Self {
        Self {
            owners: wanted.owners().to_vec(),
            faces: wanted.faces(),
            until: match wanted.counts() {
                Until::Any => None,
                Until::Differ { lead, .. } => Some(AskedUntil::Differ(lead)),
                Until::NoOne { .. } => Some(AskedUntil::Without(1)),
            },
        }
    }
}

#[cfg(all(test, feature = "scenarios"))]
mod tests {
    use super::*;
    use crate::RuleId;

    #[test]
    fn what_is_asked_is_written_without_what_the_rules_alone_know() {
        let rule = RuleId("F22-3.2a");
        let each = DiceWanted::each(Side::Home, Side::Away);
        let one = DiceWanted::one(Side::Away);
        for (wanted, text) in [
            (each, r#"{"owners":["home","away"],"faces":6}"#),
            (
                each.until(Until::Differ { lead: -1, rule }),
                r#"{"owners":["home","away"],"faces":6,"until":{"differ":-1}}"#,
            ),
            (
                one.until(Until::NoOne { rule }),
                r#"{"owners":["away"],"faces":6,"until":{"without":1}}"#,
            ),
            (
                one.with_faces(27).in_secret(),
                r#"{"owners":["away"],"faces":27}"#,
            ),
        ] {
            let asked = Asked::from(&wanted);
            assert_eq!(serde_json::to_string(&asked).unwrap(), text);
            assert_eq!(serde_json::from_str::<Asked>(text).unwrap(), asked);
        }
    }
}
