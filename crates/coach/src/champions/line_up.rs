//! The line-up and the placement: a formation with three lines, the lowest numbers, the default spaces.

use gaffer_champions::{Choice, Formation};

/// The formation with the best results of this coach against itself.
pub(super) fn formation(choices: &[Choice]) -> Choice {
    let wanted = Formation::LEGAL[0];
    choices
        .iter()
        .copied()
        .find(|choice| *choice == Choice::Formation(wanted))
        .unwrap_or(choices[0])
}

/// The lowest numbers or the default placement where they are offered, else the first that is.
pub(super) fn default(choices: &[Choice]) -> Choice {
    if choices.contains(&Choice::Default) {
        Choice::Default
    } else {
        choices[0]
    }
}
