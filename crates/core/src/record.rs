//! The record of a match: what is needed to play it again to the byte, and nothing else.
//!
//! A record is a header and then one entry for each answer, with what else happened at the table
//! between them. It only ever grows while a match is played, so that a crash loses nothing: a choice
//! that was taken back is followed by an `undo`.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Answer, Asked, BySide, Bytes32, Match, NotTaken, Noted, Replayed, Rules, Seed, Side,
    TimeControl, name,
};

/// A side of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The team's name.
    pub name: String,
    /// Who decides for it.
    pub coach: Occupant,
}

/// Who decides for a side. A record writes it as a word: `person`, `nobody`, `program NAME`, or the name of a computer coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person.
    Person,
    /// A computer coach of this program.
    Coach(String),
    /// Another program.
    Program(String),
    /// Nobody yet.
    Nobody,
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Coach(name) => f.write_str(name),
            Self::Program(name) => write!(f, "program {name}"),
            Self::Nobody => f.write_str("nobody"),
        }
    }
}

impl From<&str> for Occupant {
    fn from(text: &str) -> Self {
        match text {
            "person" => Self::Person,
            "nobody" => Self::Nobody,
            _ => match text.strip_prefix("program ") {
                Some(name) => Self::Program(name.to_owned()),
                None => Self::Coach(text.to_owned()),
            },
        }
    }
}

impl Serialize for Occupant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Occupant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| text.as_str().into())
    }
}

/// Where the dice of a match come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceFrom {
    /// The seed of the match.
    Seed,
    /// People throw real dice and type in what they show.
    ByHand,
    /// They were written down beforehand.
    Script,
    /// Numbers that the server and the seats sealed before the match and showed later.
    Sealed,
}

/// What a server said before a match with sealed dice began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    /// The name of the match, which is part of every seal.
    #[serde(rename = "match")]
    pub id: String,
    /// The seal of the server's secret.
    pub seal: Bytes32,
}

/// The first entry of a record: everything but the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<O> {
    /// The record format's version.
    pub gaffer: u32,
    /// The game, as [`Rules::GAME`].
    pub game: String,
    /// The rules' version, as [`Rules::VERSION`].
    pub rules: u32,
    /// The options the match is played with.
    pub options: O,
    /// Who plays.
    pub seats: BySide<Seat>,
    /// Where the dice come from.
    pub dice: DiceFrom,
    /// The seed of computer coaches and of dice that are not sealed, where there is one.
    pub seed: Option<Seed>,
    /// What sealed dice began with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Sealed>,
    /// How much time people have to decide; not there where they have as much as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// The computer coach who takes a seat that was left, instead of losing the match; not there where none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub substitute: Option<String>,
    /// Whether its two people sat at computers of their own, and were asked at once where both choose in secret; not there where
    /// no two people played, or an earlier program wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apart: Option<bool>,
}

impl<O> Header<O> {
    /// Tidies up names that come from outside, or says what is wrong with them.
    pub fn tidy(&mut self) -> Result<(), BadRecord> {
        for side in Side::BOTH {
            let seat = &mut self.seats[side];
            let bad = |what, why| BadRecord::Name(format!("the {side} {what}: {why}"));
            seat.name = name(&seat.name).map_err(|why| bad("team", why))?;
            let coach = name(&seat.coach.to_string()).map_err(|why| bad("coach", why))?;
            seat.coach = coach.as_str().into();
        }
        Ok(())
    }
}

/// One entry after the header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum RecordEntry {
    /// An answer in its notation.
    Answer(String),
    /// So many of the answers before are taken back.
    Undo(usize),
    /// The rules had changed since the answers before, and led to something else: the match went on from how it stood.
    Rules {
        /// The version of the rules from here on.
        version: u32,
        /// The position that the match went on from, as JSON.
        position: String,
    },
    /// Something that happened at the table and is no answer.
    Note(Noted),
    /// What the roll after it asked for: in records of sealed dice, so that they can be checked without the rules.
    Asked(Asked),
    /// The answers after it were made at this moment (milliseconds since 1970): in records of matches with clocks, offers or
    /// ends before the whistle, so that those can be checked.
    At(u64),
}

/// A record: a header and the answers, with nothing that was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<R: Rules> {
    /// The header.
    pub header: Header<R::Options>,
    /// The position that the answers begin with; not there where it is the beginning of the match.
    pub start: Option<Box<R>>,
    /// How many rolls came before that position.
    pub rolls_before: usize,
    /// The answers, in order.
    pub answers: Vec<Answer<R::Choice>>,
    /// What else happened at the table, each after so many answers.
    pub notes: Vec<Noted>,
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRecord {
    /// The record is of another game.
    Game(String),
    /// The record was made under rules or in a format that this program does not play.
    Version(String),
    /// A name is none.
    Name(String),
    /// An entry cannot be read.
    Entry {
        /// The number of the entry, counted from 1.
        number: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The options are not playable.
    Options(String),
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => write!(f, "this is a record of '{game}'"),
            Self::Version(why) | Self::Options(why) | Self::Name(why) => f.write_str(why),
            Self::Entry { number, why } => write!(f, "answer {number}: {why}"),
        }
    }
}

impl std::error::Error for BadRecord {}

impl<R: Rules> Record<R> {
    /// The format that this program writes.
    pub const FORMAT: u32 = 1;

    /// A record without answers.
    pub fn new(header: Header<R::Options>) -> Self {
        Self {
            header,
            start: None,
            rolls_before: 0,
            answers: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The names of the teams.
    pub fn names(&self) -> BySide<String> {
        BySide::with(|side| self.header.seats[side].name.clone())
    }

    /// Adds what an entry says.
    pub fn take(&mut self, entry: &RecordEntry) -> Result<(), BadRecord> {
        let bad = |why: String| BadRecord::Entry {
            number: self.answers.len() + 1,
            why,
        };
        match entry {
            RecordEntry::Answer(text) => {
                let answer = text.parse().map_err(bad)?;
                self.answers.push(answer);
            }
            RecordEntry::Undo(count) => {
                let left = self
                    .answers
                    .len()
                    .checked_sub(*count)
                    .ok_or_else(|| bad(format!("{count} answers cannot be taken back")))?;
                self.answers.truncate(left);
                for noted in &mut self.notes {
                    noted.after = noted.after.min(left as u64);
                }
            }
            // The rules know it themselves, and of no time.
            RecordEntry::Asked(_) | RecordEntry::At(_) => {}
            RecordEntry::Note(noted) => self.notes.push(Noted {
                after: self.answers.len() as u64,
                ..noted.clone()
            }),
            RecordEntry::Rules { version, .. } => {
                return Err(bad(format!(
                    "from here on the match was played by rules version {version}, from a position that was not read"
                )));
            }
        }
        Ok(())
    }

    /// Goes on from a position, as an entry of the rules says: what was answered before has led there.
    pub fn go_on_from(&mut self, position: R) {
        let rolls = self
            .answers
            .iter()
            .filter(|answer| matches!(answer, Answer::Roll(_)));
        self.rolls_before += rolls.count();
        self.answers.clear();
        self.start = Some(Box::new(position));
        for noted in &mut self.notes {
            noted.after = 0;
        }
    }

    /// Whether this program can play the record: the right game, format and rules.
    pub fn check_header(&self) -> Result<(), BadRecord> {
        let header = &self.header;
        if header.game != R::GAME {
            return Err(BadRecord::Game(header.game.clone()));
        }
        if header.gaffer != Self::FORMAT {
            return Err(BadRecord::Version(format!(
                "record format {} is not {}, the one this program reads",
                header.gaffer,
                Self::FORMAT
            )));
        }
        // Older rules are tried: most matches come out the same, and the others are refused at the answer that differs.
        if header.rules > R::VERSION {
            return Err(BadRecord::Version(format!(
                "the record was made under rules version {}, this program plays version {}: use a newer Gaffer",
                header.rules,
                R::VERSION
            )));
        }
        Ok(())
    }

    /// What to add to a refusal where the record was made by older rules.
    fn other_rules(&self) -> String {
        if self.header.rules == R::VERSION {
            return String::new();
        }
        format!(
            " (the record was made under rules version {}, this program plays version {})",
            self.header.rules,
            R::VERSION
        )
    }

    /// Plays the record again.
    pub fn replay(&self) -> Result<Match<R>, BadRecord> {
        let mut game = Match::from_position(self.begin()?);
        game.count_rolls_before(self.rolls_before);
        for (number, answer) in (1..).zip(&self.answers) {
            (game.give(*answer)).map_err(|why| self.not_taken(NotTaken { number, why }))?;
        }
        Ok(game)
    }

    /// Plays the record again and keeps every moment.
    pub fn replayed(&self) -> Result<Replayed<R>, BadRecord> {
        Replayed::new(self.begin()?, &self.answers).map_err(|not| self.not_taken(not))
    }

    fn begin(&self) -> Result<R, BadRecord> {
        self.check_header()?;
        if let Some(start) = &self.start {
            return Ok((**start).clone());
        }
        R::begin(&self.header.options).map_err(|faults| BadRecord::Options(faults.to_string()))
    }

    fn not_taken(&self, NotTaken { number, why }: NotTaken) -> BadRecord {
        let answer = &self.answers[number - 1];
        BadRecord::Entry {
            number,
            why: format!("'{answer}': {why}{}", self.other_rules()),
        }
    }
}
