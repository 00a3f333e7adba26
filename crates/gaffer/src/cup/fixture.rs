//! A match of a competition that is played here: in the terminal with a person, or between computers without a screen.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use gaffer_core::{
    BySide, DiceFrom, Header, Match, Occupant, Record, RecordEntry, Seat, Seed, Side,
};
use gaffer_cup::{Player, ResultSheet, Team};
use gaffer_games::words::Language;
use gaffer_games::{AnyMatch, options};
use gaffer_lab::ladder::competitor::Competitor;
use gaffer_lab::ladder::play::play_one;
use gaffer_table::TableDice;
use serde_json::{Map, Value};

use super::arguments::Next;
use crate::game::Playable;
use crate::play::{go_on, start_match};

/// What a match of a competition is played with.
#[derive(Debug)]
pub struct Fixture {
    pub(super) preset: Option<String>,
    pub(super) options: Map<String, Value>,
    pub(super) teams: BySide<Team>,
    pub(super) seed: Seed,
    /// How long a program may think about an answer.
    pub(super) patience: Duration,
}

/// How a match without a screen ended.
#[derive(Debug)]
pub struct Unseen {
    /// Its sheet.
    pub(super) sheet: ResultSheet,
    /// Why a program could not go on, where it is so.
    pub(super) forfeit: Option<String>,
    /// Its whole record.
    pub(super) record: String,
}

impl Fixture {
    fn match_options<G: Playable>(&self) -> Result<G::Options, String> {
        let base = options::preset_or_default::<G>(self.preset.as_deref())?;
        options::with_changes::<G>(&base, self.options.clone())
    }

    fn seats(&self) -> BySide<Seat> {
        BySide::with(|side| Seat {
            name: self.teams[side].name.clone(),
            coach: match &self.teams[side].player {
                Player::Person | Player::Link => Occupant::Person,
                Player::Coach(coach) => Occupant::Coach(coach.clone()),
                // A command may be longer than a name, and is nobody's business who reads the record.
                Player::Program(_) => Occupant::Program("of the team".to_owned()),
            },
        })
    }

    /// Shows the match in the terminal: a new one, or that of its record.
    pub(crate) fn show<G: Playable>(
        &self,
        record: &Path,
        arguments: &Next,
        language: Language,
    ) -> Result<(), String> {
        let begun = if record.exists() {
            go_on::<G>(record)?
        } else {
            let dice = TableDice::Seeded(self.seed);
            let options = self.match_options::<G>()?;
            start_match::<G>(options, &self.seats(), dice, self.seed, record)?
        };
        let (pace, voice) = (arguments.pace, arguments.commentary);
        begun.show(pace, voice, language).map(drop)
    }

    /// Plays the match between coaches and programs.
    pub(crate) fn play_unseen<G: Playable>(&self) -> Result<Unseen, String> {
        let options = self.match_options::<G>()?;
        let game = Match::<G>::new(&options).map_err(|faults| faults.to_string())?;
        let competitors = BySide::with(|side: Side| {
            let (name, command) = match &self.teams[side].player {
                Player::Program(command) => (self.teams[side].name.clone(), Some(command.clone())),
                Player::Coach(coach) => (coach.clone(), None),
                Player::Person | Player::Link => (String::new(), None),
            };
            Competitor { name, command }
        });
        let (game, forfeit) = play_one(
            game,
            &competitors,
            self.patience,
            self.seed,
            &Arc::default(),
        )?;
        let record = self.record(options, &game)?;
        let sheet = match (&forfeit, AnyMatch::result(&game)) {
            (Some(forfeit), _) => ResultSheet::given_away(game.position().goals(), forfeit.side),
            (None, Some(result)) => ResultSheet::of_match(G::GAME, &result)?,
            (None, None) => return Err("the match has no result".to_owned()),
        };
        Ok(Unseen {
            sheet,
            forfeit: forfeit.map(|forfeit| {
                let team = &self.teams[forfeit.side].name;
                format!("{team}: {}", forfeit.why)
            }),
            record,
        })
    }

    /// The whole record of a match.
    fn record<G: Playable>(&self, options: G::Options, game: &Match<G>) -> Result<String, String> {
        let mut header = Header {
            gaffer: Record::<G>::FORMAT,
            game: G::GAME.into(),
            rules: G::VERSION,
            options,
            dice: DiceFrom::Seed,
            seed: Some(self.seed),
            sealed: None,
            time: None,
            substitute: None,
            apart: None,
            seats: self.seats(),
        };
        header.tidy().map_err(|error| error.to_string())?;
        let line = |value: serde_json::Result<String>| value.map_err(|error| error.to_string());
        let mut text = line(serde_json::to_string(&header))? + "\n";
        for answer in game.answers() {
            let entry = RecordEntry::Answer(answer.to_string());
            text += &line(serde_json::to_string(&entry))?;
            text += "\n";
        }
        Ok(text)
    }
}

impl Unseen {
    /// Writes the whole record at once, over what an interrupted match has left.
    pub(super) fn write_record(&self, path: &Path) -> Result<(), String> {
        let folder = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(path, &self.record))
            .map_err(|error| format!("{}: {error}", path.display()))
    }
}
