//! Readings: doubtful lines of a rulebook that can be read in two ways, and the two sets of them.
//!
//! A game lists its readings once, with [`readings!`](crate::readings): each becomes a type with two values, a bit
//! of the game's `Readings`, and a [`Reading`] for whoever lists or explains them.

use std::fmt;

use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// A doubtful line of a rulebook: what print says, the names of the ways to read it, and what that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// The option's name.
    pub name: &'static str,
    /// The editions that have it.
    pub editions: &'static [&'static str],
    /// The decisions and rules of the reference that it is about.
    pub decisions: &'static [&'static str],
    /// What print says, in our words.
    pub print: &'static str,
    /// Its two values; the first is the one of [`ReadingSet::Sense`].
    pub values: [&'static str; 2],
    /// What changes in play.
    pub play: &'static str,
    /// The place among the values of the one that print says word for word.
    letter: usize,
    /// What was played before the option was there, where that was the second value: the editions.
    before: &'static [&'static str],
}

/// A named set of readings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadingSet {
    /// What the authors can be taken to have meant.
    #[default]
    Sense,
    /// What print says word for word, wherever it says something.
    Letter,
}

impl ReadingSet {
    /// Both sets.
    pub const BOTH: [Self; 2] = [Self::Sense, Self::Letter];
    /// The option that is one of the sets, over which a single reading can still be set.
    pub const OPTION: &'static str = "readings";

    /// The set's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sense => "sense",
            Self::Letter => "letter",
        }
    }
}

impl Reading {
    /// A reading, as [`readings!`](crate::readings) lists it.
    #[doc(hidden)]
    #[expect(clippy::too_many_arguments, reason = "the columns of a table")]
    pub const fn new(
        name: &'static str,
        editions: &'static [&'static str],
        decisions: &'static [&'static str],
        print: &'static str,
        values: [&'static str; 2],
        play: &'static str,
        letter: usize,
        before: &'static [&'static str],
    ) -> Self {
        Self {
            name,
            editions,
            decisions,
            print,
            values,
            play,
            letter,
            before,
        }
    }

    /// The value's name in a set.
    pub const fn value_in(&self, set: ReadingSet) -> &'static str {
        match set {
            ReadingSet::Sense => self.values[0],
            ReadingSet::Letter => self.values[self.letter],
        }
    }

    /// Whether an edition has it.
    pub fn is_of(&self, edition: &str) -> bool {
        self.editions.contains(&edition)
    }

    /// The value that an edition was played with before this was an option (rules version 1).
    pub fn value_before(&self, edition: &str) -> &'static str {
        self.values[usize::from(self.before.contains(&edition))]
    }
}

/// The readings of a game as they were written: a set, and single ones over it.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default)]
pub struct WrittenReadings {
    pub set: ReadingSet,
    /// Those that are named, as bits.
    pub named: u16,
    /// Of those the ones with the second value.
    pub second: u16,
}

impl WrittenReadings {
    /// Reads the options that are left when all others are taken out.
    pub fn read<'de, D: Deserializer<'de>>(
        deserializer: D,
        table: &'static [Reading],
    ) -> Result<Self, D::Error> {
        deserializer.deserialize_map(WrittenVisitor { table })
    }
}

struct WrittenVisitor {
    table: &'static [Reading],
}

impl<'de> Visitor<'de> for WrittenVisitor {
    type Value = WrittenReadings;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("options by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<WrittenReadings, A::Error> {
        let mut written = WrittenReadings::default();
        let mut set_named = false;
        while let Some(name) = map.next_key::<String>()? {
            if name == ReadingSet::OPTION {
                if std::mem::replace(&mut set_named, true) {
                    return Err(de::Error::duplicate_field(ReadingSet::OPTION));
                }
                written.set = map.next_value()?;
                continue;
            }
            let found = self.table.iter().position(|one| one.name == name);
            let Some(index) = found else {
                return Err(de::Error::custom(format_args!("unknown option `{name}`")));
            };
            let bit = 1 << index;
            if written.named & bit != 0 {
                return Err(de::Error::duplicate_field(self.table[index].name));
            }
            written.named |= bit;
            let value: String = map.next_value()?;
            let names = &self.table[index].values;
            match names.iter().position(|one| *one == value) {
                Some(0) => {}
                Some(_) => written.second |= bit,
                None => return Err(de::Error::unknown_variant(&value, names)),
            }
        }
        Ok(written)
    }
}

/// Lists a game's readings: for each its type with two values, the usual one first, and its words.
///
/// Makes `READINGS`, the table, and `Readings`, the values of one match in a bit each.
#[macro_export]
macro_rules! readings {
    ($(
        $(#[doc = $what:literal])+
        $name:ident: $kind:ident {
            editions: [$($edition:literal),+],
            decisions: [$($decision:literal),+],
            print: $print:literal,
            $(#[doc = $first_doc:literal])+
            $first:ident = $first_name:literal,
            $(#[doc = $second_doc:literal])+
            $second:ident = $second_name:literal,
            letter: $letter:ident,
            $(before: second in [$($changed:literal),+],)?
            play: $play:literal,
        }
    )+) => {
        $(
            $(#[doc = $what])+
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            #[repr(u8)]
            pub enum $kind {
                $(#[doc = $first_doc])+
                #[default]
                $first,
                $(#[doc = $second_doc])+
                $second,
            }

            impl From<$kind> for ReadingBit {
                fn from(value: $kind) -> Self {
                    Self { bit: 1 << Place::$kind as u16, second: value == $kind::$second }
                }
            }
        )+

        /// Where each reading stands in the table.
        #[derive(Clone, Copy)]
        enum Place { $($kind),+ }

        /// The value of one reading.
        #[derive(Clone, Copy, Debug)]
        pub struct ReadingBit { bit: u16, second: bool }

        /// Every reading, in the order of the rulebooks.
        pub const READINGS: &[$crate::Reading] = &[$(
            $crate::Reading::new(
                stringify!($name),
                &[$($edition),+],
                &[$($decision),+],
                $print,
                [$first_name, $second_name],
                $play,
                $kind::$letter as usize,
                &[$($($changed),+)?],
            ),
        )+];

        /// How a match reads the doubtful lines: a bit for each, set where it has its second value.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct Readings(u16);

        impl Readings {
            /// The set `sense`.
            pub const SENSE: Self = Self(0);
            /// The set `letter`.
            pub const LETTER: Self = Self(0 $(| (($kind::$letter as u16) << Place::$kind as u16))+);

            $(
                $(#[doc = $what])+
                #[inline]
                pub const fn $name(self) -> $kind {
                    if self.0 & (1 << Place::$kind as u16) == 0 { $kind::$first } else { $kind::$second }
                }
            )+

            /// These readings with one set on its own.
            #[must_use]
            pub fn with(self, value: impl Into<ReadingBit>) -> Self {
                let ReadingBit { bit, second } = value.into();
                Self(if second { self.0 | bit } else { self.0 & !bit })
            }

            /// Each reading with the name of its value.
            pub fn iter(self) -> impl Iterator<Item = (&'static $crate::Reading, &'static str)> {
                READINGS.iter().enumerate().map(move |(index, reading)| {
                    (reading, reading.values[usize::from(self.0 >> index & 1)])
                })
            }

            /// Any of the ways in which a match can read all lines, by its number.
            pub const fn numbered(number: u16) -> Self {
                Self(number & ((1 << READINGS_COUNT) - 1))
            }
        }

        const READINGS_COUNT: u32 = [$(Place::$kind),+].len() as u32;
    };
}
