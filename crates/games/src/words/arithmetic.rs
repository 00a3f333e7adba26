//! Sums and comparisons, which look the same in every language.

use std::cmp::Ordering;

/// "6 - 2 = 4"; the die alone where nothing is added to it.
pub(crate) fn arithmetic(die: u8, modifier: i8) -> String {
    if modifier == 0 {
        return die.to_string();
    }
    let total = i16::from(die) + i16::from(modifier);
    format!("{die} {} {} = {total}", sign(modifier), modifier.abs())
}

/// "+" or "-".
pub(crate) fn sign(number: i8) -> &'static str {
    if number < 0 { "-" } else { "+" }
}

/// "<", "=" or ">".
pub(crate) fn compared(number: impl Into<i32>, other: impl Into<i32>) -> &'static str {
    match number.into().cmp(&other.into()) {
        Ordering::Less => "<",
        Ordering::Equal => "=",
        Ordering::Greater => ">",
    }
}
