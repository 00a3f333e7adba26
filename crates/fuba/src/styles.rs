//! Playing styles (A6 of 2014): how a team plays in each of its lines.

use std::fmt;
use std::str::FromStr;

use gaffer_core::named;

use crate::as_text::serde_as_text;
use crate::pitch::Line;

named! {
    /// How a line plays.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Style {
        /// The lower of two event dice, injuries less grave.
        Easy = "easy",
        /// As without styles.
        #[default]
        Normal = "normal",
        /// The higher of two event dice, injuries graver.
        Aggressive = "aggressive",
    }
    else "a style: easy, normal or aggressive"
}

impl Style {
    /// What an aggressive line adds and an easy one takes off (F14-A6c, F14-A6d).
    pub const fn modifier(self) -> i8 {
        match self {
            Self::Easy => -1,
            Self::Normal => 0,
            Self::Aggressive => 1,
        }
    }

    /// The event die that counts: the higher of two, the lower, or the only one (F14-A6b).
    pub(crate) fn kept(self, dice: &[u8]) -> u8 {
        let kept = match self {
            Self::Aggressive => dice.iter().max(),
            Self::Easy | Self::Normal => dice.iter().min(),
        };
        kept.copied().unwrap_or(0)
    }

    /// How many of its rolls keep this face: of 36 where it has two dice, of 6 where it has one (F14-A6b).
    pub(crate) const fn rolls_that_keep(self, face: u8) -> u32 {
        let face = face as u32;
        match self {
            Self::Easy => 13 - 2 * face,
            Self::Normal => 1,
            Self::Aggressive => 2 * face - 1,
        }
    }

    /// How many event dice it rolls (F14-A6b).
    pub const fn event_dice(self) -> u8 {
        match self {
            Self::Normal => 1,
            Self::Easy | Self::Aggressive => 2,
        }
    }
}

/// The styles of defence, midfield and forward line, written "easy-normal-aggressive".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Styles([Style; 3]);

impl Styles {
    /// The style of a line.
    pub const fn style(self, line: Line) -> Style {
        self.0[line as usize]
    }

    /// Every combination.
    pub fn all() -> impl Iterator<Item = Self> {
        Style::ALL.into_iter().flat_map(|defence| {
            Style::ALL.into_iter().flat_map(move |midfield| {
                Style::ALL
                    .into_iter()
                    .map(move |forward| Self([defence, midfield, forward]))
            })
        })
    }

    /// Reads three words.
    pub(crate) fn parse(words: &[&str]) -> Result<Self, String> {
        let [defence, midfield, forward] = words else {
            return Err("styles are three: of defence, midfield and forward line".to_owned());
        };
        Ok(Self([
            defence.parse()?,
            midfield.parse()?,
            forward.parse()?,
        ]))
    }

    /// The three words.
    pub(crate) fn words(self) -> String {
        self.0.map(Style::name).join(" ")
    }
}

impl fmt::Display for Styles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(Style::name).join("-"))
    }
}

impl FromStr for Styles {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::parse(&text.split('-').collect::<Vec<_>>())
    }
}

serde_as_text!(Styles);

#[cfg(test)]
mod tests {
    use super::*;

    /// F14-A6a: three styles for each of three lines.
    #[test]
    fn styles_are_written_line_by_line() {
        assert_eq!(Styles::all().count(), 27);
        let styles: Styles = "easy-normal-aggressive".parse().unwrap();
        assert_eq!(styles.style(Line::Defence), Style::Easy);
        assert_eq!(styles.style(Line::Forward), Style::Aggressive);
        for styles in Styles::all() {
            assert_eq!(styles.to_string().parse(), Ok(styles));
        }
        assert!("easy-normal".parse::<Styles>().is_err());
    }
}
