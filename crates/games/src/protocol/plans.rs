//! Conditional answers: what a seat that waits will answer if the other side answers so.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A conditional answer: if this is what the other side does, the seat answers so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Conditional {
    /// The condition.
    #[serde(default)]
    pub when: When,
    /// The choice, or the row of choices separated by commas, that is made then.
    pub then: String,
}

/// What the other side has to answer, from when this was left, or from the seat's own last choice on; everything that is
/// said here has to hold. Dice do not matter, and what is decided in secret counts for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// Choices that are among its answers, each in its notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<String>,
    /// A question, as `awaits` names it, that it has answered in any way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
}

/// Conditional answers in a row: when the first is given, the rest waits for the seat's next decision. Lines that begin alike
/// are branches of a tree.
pub type Line = Vec<Conditional>;

/// A line that does not wait any more, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Dropped {
    /// The line.
    pub line: Line,
    /// Why.
    pub why: WhyDropped,
}

/// Why a line does not wait any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhyDropped {
    /// What it waited for did not happen, or the seat has answered otherwise.
    Otherwise,
    /// What it waited for happened, but the rules refuse the answer now.
    Refused,
}

/// The conditional answers of a seat, which nobody else is told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct LinesLeft {
    /// Those that wait.
    #[schema(value_type = Vec<Vec<Conditional>>)]
    pub lines: Vec<Line>,
    /// Those that were dropped since the seat last left any.
    pub dropped: Vec<Dropped>,
}

/// What a seat that waits can look ahead to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Foreseen {
    /// What the other side is offered after its answers; nothing where dice or the seat itself come next.
    pub theirs: Vec<ForeseenChoice>,
    /// What the seat may choose when it is next asked, whatever the dice show and if the other side does little.
    pub mine: Vec<ForeseenChoice>,
}

/// A choice that may be offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ForeseenChoice {
    /// The choice in its notation.
    pub choice: String,
    /// What it is, in a few words.
    pub label: String,
}
