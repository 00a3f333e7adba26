//! `gaffer play --terminal`: sets a match up from the command line and hands it to the terminal.

use std::collections::VecDeque;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use gaffer_coach::draw_seed;
use gaffer_core::{Awaits, BySide, Dice, Header, Match, Occupant, Record, RecordEntry, Seat, Seed};
use gaffer_games::position_text;
use gaffer_games::words::{Language, Phrase};
use gaffer_table::TableDice;

use crate::cli::{DiceKind, Play};
use crate::coaches;
use crate::game::{self, AnyPlayable, GAMES, Playable};
use crate::menu::Menu;
use crate::record_file::{self, Recorder};
use crate::session::{Seated, Session};
use crate::terminal::{self, Ending, Pace, TerminalOptions};
use crate::voice::Voice;
use crate::words::{language, say};

/// A seat played by somebody at the keyboard.
pub(crate) const PERSON: &str = "person";

/// Runs the command.
pub fn run(arguments: &Play) -> Result<(), String> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(
            "a match is played in a terminal; 'gaffer simulate' and 'gaffer referee' work without one"
                .into(),
        );
    }
    if let Some(text) = &arguments.position {
        return game_of_text(text)?.play(arguments);
    }
    match &arguments.go_on {
        None => ask_game(arguments)?.play(arguments),
        Some(Some(file)) => record_file::game(file)?.go_on(file, arguments),
        Some(None) => {
            let folder = record_file::default_folder();
            let file = record_file::newest_unfinished(&folder)
                .ok_or_else(|| format!("there is no unfinished match in {}", folder.display()))?;
            record_file::game(&file)?.go_on(&file, arguments)
        }
    }
}

/// The game of a position that is a short text.
fn game_of_text(text: &str) -> Result<&'static dyn AnyPlayable, String> {
    let game = position_text::game(text).ok_or_else(position_text::no_game)?;
    game::find(game.name())
}

/// The game that the arguments tell; where they tell neither who plays nor what, a menu asks.
fn ask_game(arguments: &Play) -> Result<&'static dyn AnyPlayable, String> {
    let Play {
        home, away, rules, ..
    } = arguments;
    if home.is_some() || away.is_some() || rules.game.is_some() || rules.are_given() {
        return rules.game();
    }
    Menu::new(
        io::stdin().lock(),
        io::stdout(),
        language(arguments.language),
    )
    .ask_game(GAMES)
}

/// A session that is ready to be played.
#[derive(Debug)]
pub struct Begun<G: Playable> {
    session: Session<G>,
    names: BySide<String>,
}

impl<G: Playable> Begun<G> {
    /// Plays it in the terminal, and says how it is seen again or gone on with.
    pub(crate) fn play(self, arguments: &Play) -> Result<(), String> {
        let seed = self.session.dice_seed();
        let record = self.session.record_path().map(Path::to_owned);
        let language = language(arguments.language);
        let ending = self.show(arguments.pace, arguments.commentary, language)?;
        let said = |phrase: &Phrase| language.render(phrase);
        match seed {
            // Whoever knows what was drawn knows every roll to come.
            Some(Seed::Drawn(_)) if ending == Ending::Left => {}
            Some(seed) => {
                let seed = seed.to_string();
                println!("{}", said(&say!(program::Seed, seed)));
            }
            None => {}
        }
        if let Some(record) = record {
            let path = || record.display().to_string();
            println!("{}", said(&say!(program::Record, path = path())));
            println!(
                "{}",
                said(&match ending {
                    Ending::Over => say!(program::SeeAgain, path = path()),
                    Ending::Left => say!(program::GoOn),
                })
            );
        }
        Ok(())
    }

    /// Plays it in the terminal until it is over or left.
    pub(crate) fn show(
        self,
        pace: Pace,
        voice: Voice,
        language: Language,
    ) -> Result<Ending, String> {
        let options = TerminalOptions {
            pace,
            voice,
            language,
            assistant_seed: fresh_seed()?,
            ..TerminalOptions::default()
        };
        terminal::run(self.session, self.names, options)
            .map_err(|error| format!("the terminal failed: {error}"))
    }
}

/// Sets a new match up, asking a person for what the arguments leave open.
pub(crate) fn begin<G: Playable>(arguments: &Play) -> Result<Begun<G>, String> {
    let language = language(arguments.language);
    let start = (arguments.position.as_deref())
        .map(position::<G>)
        .transpose()?;
    let mut options = match &start {
        Some(start) => start.options(),
        None => arguments.rules.read::<G>()?,
    };
    let computer = coaches::usual::<G>();
    let who = match (&arguments.home, &arguments.away) {
        (None, None) => {
            let mut menu = Menu::new(io::stdin().lock(), io::stdout(), language);
            let who = menu.ask_who_plays(&coaches::infos::<G>(language))?;
            if start.is_none() && !arguments.rules.are_given() {
                options = G::ask_rules(&mut menu)?;
            }
            who
        }
        (home, away) => BySide {
            home: home.clone().unwrap_or_else(|| PERSON.into()),
            away: away.clone().unwrap_or_else(|| computer.into()),
        },
    };
    let seat = |name: &Option<String>, usual: Phrase, coach: &str| Seat {
        name: name.clone().unwrap_or_else(|| language.render(&usual)),
        coach: coach.into(),
    };
    let seats = BySide {
        home: seat(&arguments.home_name, say!(program::Home), &who.home),
        away: seat(&arguments.away_name, say!(program::Away), &who.away),
    };
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let dice = match (arguments.dice, &arguments.script) {
        (DiceKind::Seed, None) => TableDice::Seeded(seed),
        (DiceKind::ByHand, None) => TableDice::ByHand,
        (DiceKind::Script | DiceKind::Seed, Some(file)) => TableDice::Script(read_script(file)?),
        (DiceKind::Script, None) => return Err("--dice script needs --script FILE".into()),
        (DiceKind::ByHand, Some(_)) => {
            return Err("--script goes with --dice script, not with --dice by-hand".into());
        }
    };
    let file = arguments
        .record
        .clone()
        .unwrap_or_else(new_record_path::<G>);
    begin_match(options, start, &seats, dice, seed, &file)
}

/// The position of a short text that a match can begin with.
fn position<G: Playable>(text: &str) -> Result<G, String> {
    let position: G =
        position_text::parse(text).map_err(|faults| format!("--position: {faults}"))?;
    if let Awaits::Nothing(_) = position.awaits() {
        return Err("--position: the match is over in this position".into());
    }
    Ok(position)
}

/// Begins a match and its record.
pub(crate) fn start_match<G: Playable>(
    options: G::Options,
    seats: &BySide<Seat>,
    dice: TableDice,
    seed: Seed,
    file: &Path,
) -> Result<Begun<G>, String> {
    begin_match(options, None, seats, dice, seed, file)
}

/// Begins a match and its record, from a position where one is given.
fn begin_match<G: Playable>(
    options: G::Options,
    start: Option<G>,
    seats: &BySide<Seat>,
    dice: TableDice,
    seed: Seed,
    file: &Path,
) -> Result<Begun<G>, String> {
    let coaches = find_coaches(seats)?;
    let begins = start.as_ref().map(|start| {
        let position =
            serde_json::to_string(&start.diagram()).map_err(|error| error.to_string())?;
        let version = G::VERSION;
        Ok::<_, String>(RecordEntry::Rules { version, position })
    });
    let game = match start {
        Some(start) => Match::from_position(start),
        None => Match::new(&options).map_err(|faults| faults.to_string())?,
    };
    let mut header = Header {
        gaffer: Record::<G>::FORMAT,
        game: G::GAME.into(),
        rules: G::VERSION,
        options,
        dice: (&dice).into(),
        seed: Some(seed),
        sealed: None,
        time: None,
        substitute: None,
        apart: None,
        seats: seats.clone(),
    };
    header.tidy().map_err(|error| error.to_string())?;
    let unwritten = |error: io::Error| format!("cannot record in {}: {error}", file.display());
    let mut recorder = Recorder::create(file, &header).map_err(unwritten)?;
    recorder.add(&begins.transpose()?).map_err(unwritten)?;
    Ok(Begun {
        session: Session::new(game, coaches, dice, seed, Some(recorder)),
        names: BySide::with(|side| header.seats[side].name.clone()),
    })
}

/// Goes on with a recorded match at the very decision where it stopped.
pub(crate) fn go_on<G: Playable>(file: &Path) -> Result<Begun<G>, String> {
    let record = record_file::read::<G>(file)?;
    let game = record
        .replay()
        .map_err(|error| format!("{}: {error}", file.display()))?;
    let seats = record.header.seats.clone();
    let coaches = find_coaches(&seats)?;
    let seed = record.header.seed.unwrap_or(Seed::Named(0));
    let dice = TableDice::from_record(record.header.dice, seed);
    let recorder = Recorder::resume(file)
        .map_err(|error| format!("cannot record in {}: {error}", file.display()))?;
    Ok(Begun {
        session: Session::new(game, coaches, dice, seed, Some(recorder)),
        names: BySide::with(|side| seats[side].name.clone()),
    })
}

fn find_coaches<G: Playable>(seats: &BySide<Seat>) -> Result<Seated<G>, String> {
    let find = |seat: &Seat| match &seat.coach {
        Occupant::Person => Ok(None),
        other => coaches::find(&other.to_string())
            .map(Some)
            .map_err(|why| format!("{why}, or {PERSON}")),
    };
    Ok(BySide {
        home: find(&seats.home)?,
        away: find(&seats.away)?,
    })
}

/// Reads a dice script: one roll a line, `#` begins a comment.
fn read_script(file: &Path) -> Result<VecDeque<Dice>, String> {
    let text =
        std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    text.lines()
        .enumerate()
        .map(|(index, line)| (index, line.split('#').next().unwrap_or_default().trim()))
        .filter(|(_, line)| !line.is_empty())
        .map(|(index, line)| {
            line.parse()
                .map_err(|why| format!("{}, line {}: {why}", file.display(), index + 1))
        })
        .collect()
}

/// A seed that nobody could have foreseen.
pub(crate) fn fresh_seed() -> Result<Seed, String> {
    draw_seed().map_err(|error| format!("the system gives no random numbers: {error}"))
}

fn new_record_path<G: Playable>() -> PathBuf {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH);
    let name = format!(
        "{}-{}.jsonl",
        G::GAME,
        since_1970.unwrap_or_default().as_millis()
    );
    record_file::default_folder().join(name)
}
