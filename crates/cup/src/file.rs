//! A competition as one file that can be shared: its setting and its journal with the times.

use gaffer_games::words::Language;
use serde::{Deserialize, Serialize};

use crate::competition::Competition;
use crate::entry::Entry;
use crate::faults::Fault;
use crate::setting::Setting;

/// The version of the file that this program writes.
pub const FILE_VERSION: u32 = 1;

/// A competition as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CupFile {
    /// The version of the file.
    pub gaffer_cup: u32,
    /// What is played.
    pub setting: Setting,
    /// What happened.
    #[serde(default)]
    pub journal: Vec<Dated>,
}

/// Something that happened, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dated {
    /// Seconds since 1970.
    pub at: u64,
    /// What happened.
    pub entry: Entry,
}

/// Why a file is not a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadFile {
    /// It is of a later program.
    Version(u32),
    /// Its setting cannot be played.
    Setting(Vec<Fault>),
    /// An entry of its journal, by its number from 0, cannot have happened, and why.
    Entry(usize, String),
}

impl CupFile {
    /// A competition that begins.
    pub fn new(setting: Setting) -> Self {
        Self {
            gaffer_cup: FILE_VERSION,
            setting,
            journal: Vec::new(),
        }
    }

    /// The competition that the journal leads to.
    pub fn open(&self) -> Result<Competition, BadFile> {
        if self.gaffer_cup != FILE_VERSION {
            return Err(BadFile::Version(self.gaffer_cup));
        }
        let faults = self.setting.faults();
        if !faults.is_empty() {
            return Err(BadFile::Setting(faults));
        }
        let mut competition = Competition::new(self.setting.clone());
        for (number, dated) in self.journal.iter().enumerate() {
            let taken = competition.take(dated.entry.clone());
            taken.map_err(|refusal| {
                BadFile::Entry(
                    number,
                    competition.refusal_text(&refusal, Language::ENGLISH),
                )
            })?;
        }
        Ok(competition)
    }
}
