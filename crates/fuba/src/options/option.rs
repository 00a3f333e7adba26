//! How an option is declared: one row of a table has its name, its editions, its values and what it decides.

use super::Edition;

/// What can be the value of an option.
pub(super) trait OptionValue: Copy + PartialEq {
    /// The value as printed in the rulebook.
    const USUAL: Self;
    /// The words among which it is one; none where it is no word.
    const WORDS: &'static [&'static str] = &[];

    /// The value with a number, of which it takes its share.
    fn numbered(edition: Edition, number: &mut u64) -> Self;

    /// Whether it is written down.
    fn is_written(self) -> bool {
        true
    }

    /// What is wrong with the value in an edition, where only some have the option.
    fn fault(self, name: &str, known: &[Edition], edition: Edition) -> Option<String> {
        (self != Self::USUAL && !known.contains(&edition)).then(|| {
            foreign(
                name,
                &known.iter().map(|one| one.name()).collect::<Vec<_>>(),
                edition,
            )
        })
    }
}

impl OptionValue for bool {
    const USUAL: Self = false;

    /// Off: what is no rule of an edition is no way in which it is played.
    fn numbered(_edition: Edition, _number: &mut u64) -> Self {
        Self::USUAL
    }

    fn is_written(self) -> bool {
        self
    }
}

/// An option is set that only other editions have.
pub(super) fn foreign(name: &str, known: &[&str], edition: Edition) -> String {
    let known = known.join(" and ");
    format!(
        "{name} is an option of edition {known}, not of {}",
        edition.name()
    )
}

/// Takes one of so many values from a number.
pub(super) const fn take(number: &mut u64, of: u64) -> u64 {
    let taken = *number % of;
    *number /= of;
    taken
}

/// Makes `Options` of its rows, and a type of each row that lists its values, the usual one first.
macro_rules! options {
    ($(
        #[doc = $what:literal]
        $name:ident: $kind:ident in [$($edition:ident)+]
            $({ $(#[doc = $means:literal] $value:ident = $word:literal)+ })?
    )+) => {
        $($(
            #[doc = $what]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
            pub enum $kind {
                $(#[doc = $means] #[serde(rename = $word)] $value,)+
            }

            impl $kind {
                /// Every value, the usual one first.
                pub const ALL: &'static [Self] = &[$(Self::$value),+];
            }

            impl OptionValue for $kind {
                const USUAL: Self = Self::ALL[0];
                const WORDS: &'static [&'static str] = &[$($word),+];

                fn numbered(_edition: Edition, number: &mut u64) -> Self {
                    Self::ALL[take(number, Self::ALL.len() as u64) as usize]
                }
            }
        )?)+

        /// The options of a match.
        ///
        /// ```
        /// use gaffer_fuba::{Edition, Options};
        ///
        /// assert_eq!(Options::default().edition, Edition::V2_2);
        /// assert_eq!("A1+A2+A3+A4+A5+A6".parse(), Ok(Options::full(Edition::V2014).advanced));
        /// ```
        ///
        /// Written down, they are those that the edition knows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
        #[serde(default, remote = "Self")]
        pub struct Options {
            /// The edition of the rulebook.
            pub edition: Edition,
            $(#[doc = $what] pub $name: $kind,)+
            /// Skills that a side lost in its last match and cannot choose in this one (F22-D113).
            pub skills_lost: BySide<SkillSet>,
            /// Skills that a side won in earlier matches and holds beyond those it chooses, which are its secret (F22-D113).
            pub skills_won: BySide<SkillSet>,
            /// The goals of a first leg, which count for whether a match is level (F22-D114).
            pub first_leg: BySide<u8>,
            /// How the doubtful lines of [`READINGS`] are read.
            #[serde(flatten)]
            pub readings: Readings,
        }

        /// Nothing is folded in: positions that are told apart belong to one match, and its options stay as they are.
        impl std::hash::Hash for Options {
            fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
        }

        /// Every option but the edition and the readings.
        pub(crate) const OPTIONS: &[OptionRow] = &[$(
            OptionRow {
                name: stringify!($name),
                values: $kind::WORDS,
            },
        )+];

        impl Options {
            /// The basic game of an edition as printed.
            pub const fn basic(edition: Edition) -> Self {
                Self {
                    edition,
                    $($name: $kind::USUAL,)+
                    skills_lost: BySide { home: SkillSet::EMPTY, away: SkillSet::EMPTY },
                    skills_won: BySide { home: SkillSet::EMPTY, away: SkillSet::EMPTY },
                    first_leg: BySide { home: 0, away: 0 },
                    readings: Readings::SENSE,
                }
            }

            /// Any of the ways in which an edition can be played, by its number.
            pub fn numbered(edition: Edition, mut number: u64) -> Self {
                Self {
                    edition,
                    $($name: if [$(Edition::$edition),+].contains(&edition) {
                        $kind::numbered(edition, &mut number)
                    } else {
                        $kind::USUAL
                    },)+
                    readings: Readings::numbered_of(edition, number as u16),
                    ..Self::basic(edition)
                }
            }

            /// What is wrong with single options in the edition.
            fn foreign_options(&self) -> impl Iterator<Item = String> {
                [$(
                    self.$name.fault(stringify!($name), &[$(Edition::$edition),+], self.edition),
                )+]
                .into_iter()
                .flatten()
            }
        }

        impl Serialize for Options {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                map.serialize_entry("edition", &self.edition)?;
                $(if [$(Edition::$edition),+].contains(&self.edition) && self.$name.is_written() {
                    map.serialize_entry(stringify!($name), &self.$name)?;
                })+
                for (name, skills) in self.carried_skills() {
                    if skills != BySide::default() {
                        map.serialize_entry(name, &skills)?;
                    }
                }
                if self.first_leg != BySide::default() {
                    map.serialize_entry("first_leg", &self.first_leg)?;
                }
                for (reading, value) in self.readings.iter() {
                    if reading.is_of(self.edition.name()) {
                        map.serialize_entry(reading.name, value)?;
                    }
                }
                map.end()
            }
        }
    };
}

pub(super) use options;
