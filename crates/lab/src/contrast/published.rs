//! What the rulebooks themselves say of how a match goes.

use serde::Serialize;
use utoipa::ToSchema;

/// A figure that a rulebook states.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LabPublished)]
pub struct Published {
    /// The figure of ours that it is to be held against.
    #[serde(skip)]
    pub figure: &'static str,
    /// What is stated, about.
    pub value: f64,
    /// The rule, ruling or section that says so.
    pub rule: &'static str,
}

/// Turns of each half, which are held against those completed: the last one may be cut short.
pub(crate) const fn turns(value: f64, rule: &'static str) -> [Published; 2] {
    [
        Published {
            figure: "turns completed in the first half",
            value,
            rule,
        },
        Published {
            figure: "turns completed in the second half",
            value,
            rule,
        },
    ]
}
