//! Options that are no readings: each listed once, for whoever sets or explains them.

/// An option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionRow {
    /// The option's name.
    pub name: &'static str,
    /// The words among which its value is one; none where it is a number, a list or yes and no.
    pub values: &'static [&'static str],
}
