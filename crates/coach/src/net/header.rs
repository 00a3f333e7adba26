//! What a network's file says before its weights: what it was fitted to, and how it was made.
//!
//! Lines of text, one after another: `gaffer network 1`, `game NAME`, `preset NAME`, `facts HASH`, `parent HASH`,
//! `command WORDS`, `seed NUMBER`, `weights`. What must fit is checked while the program is compiled; the rest is for
//! people. A network that began with nothing has the parent `none`.

use std::fmt::{self, Display};

use super::facts::{Group, hash_of_facts, inputs, same};
use super::{HIDDEN, OUTPUTS};

/// What a network is fitted to.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The game.
    pub game: &'a str,
    /// The preset of its options, if it is for one alone.
    pub preset: Option<&'a str>,
    /// The facts that it looks at.
    pub facts: &'static [Group],
}

/// Why a file is no network of a subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// There is no header, or none that this program can read.
    Header,
    /// The network is of another game.
    Game,
    /// It was fitted to other facts.
    Facts,
    /// It is for another preset.
    Preset,
    /// There are more or fewer weights than the facts need.
    Size,
}

impl Misfit {
    /// Why, and what can be done.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Header => {
                "there is no header of a network; `--example fit` writes files with one"
            }
            Self::Game => "the network is of another game",
            Self::Facts => {
                "the network was fitted to another list of facts: put the list back, or fit the network again with \
                 `cargo run --release -p gaffer-coach --features refit --example fit -- GAME NEW-FILE`"
            }
            Self::Preset => "the network is for another preset",
            Self::Size => "the file has more or fewer weights than the facts need",
        }
    }
}

impl Display for Misfit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.words())
    }
}

impl Subject<'_> {
    /// What every file begins with.
    pub const FORMAT: &'static str = "gaffer network 1";

    /// The weights in a file, if they are those of a network of this subject.
    pub const fn weights<'a>(&self, file: &'a [u8]) -> Result<&'a [u8], Misfit> {
        let Some((b"", file)) = line(file, Self::FORMAT) else {
            return Err(Misfit::Header);
        };
        let Some((game, file)) = line(file, "game ") else {
            return Err(Misfit::Header);
        };
        let Some((preset, file)) = line(file, "preset ") else {
            return Err(Misfit::Header);
        };
        let Some((facts, mut file)) = line(file, "facts ") else {
            return Err(Misfit::Header);
        };
        if !same(game, self.game.as_bytes()) {
            return Err(Misfit::Game);
        }
        if !same(facts, &hexadecimal(hash_of_facts(self.facts))) {
            return Err(Misfit::Facts);
        }
        if let Some(wanted) = self.preset
            && !same(preset, wanted.as_bytes())
        {
            return Err(Misfit::Preset);
        }
        loop {
            if let Some((b"", weights)) = line(file, "weights") {
                let number = OUTPUTS + OUTPUTS * HIDDEN + HIDDEN + inputs(self.facts) * HIDDEN;
                return if weights.len() == 2 * number {
                    Ok(weights)
                } else {
                    Err(Misfit::Size)
                };
            }
            let Some((_, rest)) = line(file, "") else {
                return Err(Misfit::Header);
            };
            file = rest;
        }
    }
}

/// What follows a key at the beginning of a line, and what comes after the line.
const fn line<'a>(text: &'a [u8], key: &str) -> Option<(&'a [u8], &'a [u8])> {
    if text.len() < key.len() || !same(text.split_at(key.len()).0, key.as_bytes()) {
        return None;
    }
    let (_, rest) = text.split_at(key.len());
    let mut end = 0;
    while end < rest.len() {
        if rest[end] == b'\n' {
            return Some((rest.split_at(end).0, rest.split_at(end + 1).1));
        }
        end += 1;
    }
    None
}

/// A number in sixteen hexadecimal digits.
const fn hexadecimal(mut number: u64) -> [u8; 16] {
    let mut digits = [0; 16];
    let mut at = digits.len();
    while at > 0 {
        at -= 1;
        digits[at] = b"0123456789abcdef"[(number % 16) as usize];
        number /= 16;
    }
    digits
}

/// The network of a file that is part of the program, which does not compile if the file is of another subject.
macro_rules! fitted {
    ($file:literal, $subject:expr) => {{
        const FILE: &[u8] = include_bytes!($file);
        #[cfg(not(feature = "refit"))]
        const _: () = if let Err(misfit) = $subject.weights(FILE) {
            panic!("{}", misfit.words())
        };
        $crate::net::Net::fitted(FILE, &$subject)
    }};
}
pub(crate) use fitted;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_they_are_formatted() {
        for number in [0, 1, 0xfedc_ba98_7654_3210, u64::MAX] {
            assert_eq!(hexadecimal(number), format!("{number:016x}").as_bytes());
        }
    }
}
