//! Numbers of a team in their text.

pub(crate) use gaffer_core::serde_as_text;

/// Three numbers of one team, defence first: "4-4-2"; none of them above a limit.
pub(crate) fn three_numbers(text: &str, most: u8) -> Option<[u8; 3]> {
    let numbers: Vec<u8> = text
        .split('-')
        .map(|part| part.parse().ok().filter(|number| *number <= most))
        .collect::<Option<_>>()?;
    numbers.try_into().ok()
}
