//! What can be played: games, presets, options, coaches, and the rules to look up.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::board::Layout;

/// A game as the start page offers it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GameInfo {
    /// The name in records and requests: "fuba".
    pub game: &'static str,
    /// The name as it is printed: "FUBA".
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The named sets of options, the usual one first.
    pub presets: Vec<PresetInfo>,
    /// The computer coaches, those who look at least first.
    pub coaches: Vec<CoachInfo>,
    /// The board without pieces.
    pub layout: Layout,
}

/// A computer coach as the start page offers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CoachInfo {
    /// The name in requests: "expert".
    pub name: &'static str,
    /// How strong it is and how long it thinks.
    pub what: String,
    /// Whether it is the one who plays where nobody else is named.
    pub usual: bool,
}

/// A named set of options.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PresetInfo {
    /// The name in requests.
    pub name: &'static str,
    /// What the game is called with these options: "FUBA 2.2".
    pub title: String,
    /// What tells it apart from others with the same title: "cards".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// What it is.
    pub what: String,
    /// How many minutes a match against a computer takes.
    pub minutes: u8,
    /// Every switch with its value in this preset.
    pub switches: Vec<Switch>,
}

/// An option that can be changed before a match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Switch {
    /// The name in `options` of a new match.
    pub name: String,
    /// How it is called.
    pub label: String,
    /// What it does.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub detail: String,
    /// The value in the preset: true or false, a number, a word, or a list of words.
    pub value: Value,
    /// The values among which one can choose, for a word or a list; empty for true or false and numbers.
    pub values: Vec<SwitchValue>,
    /// Of a single reading: its value in the set `letter` of the option `readings`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<&'static str>,
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SwitchValue {
    /// The value in `options` of a new match.
    pub value: String,
    /// How it is called.
    pub label: String,
    /// What it means, where the name does not say it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

/// How other computers reach the server, told to somebody at its own computer alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Reach {
    /// The address of this computer in its network with the server's port; not there where none is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Whether the server listens there; else it answers this computer alone.
    pub open: bool,
}

/// A rule of the rules reference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RuleText {
    /// Its identifier.
    pub id: &'static str,
    /// The heading it stands under.
    pub heading: &'static str,
    /// Its text.
    pub text: &'static str,
}
