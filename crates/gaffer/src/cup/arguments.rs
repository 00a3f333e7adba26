//! The command line of `gaffer cup`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use gaffer_champions::{Shirt, ShirtSet};
use gaffer_core::{BySide, Side};
use gaffer_cup::{Calendar, Decided, DrawnTie, Points, ResultSheet, Ruling, TeamSheet, TieBreak};
use gaffer_fuba::{Skill, SkillSet};
use gaffer_games::words::Language;
use jiff::civil::Date;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::cli::{Players, RuleOptions, Threads};
use crate::terminal::Pace;
use crate::voice::Voice;

/// `gaffer cup`. A competition is one file, which can be shared: its setting and everything that happened in it.
#[derive(Debug, Args)]
pub struct Cup {
    /// The language of everything that is said: "en" or "fi" [default: that of `LC_ALL`, `LC_MESSAGES` or `LANG`, else
    /// English].
    #[arg(long, value_name = "CODE", global = true)]
    pub language: Option<Language>,
    /// What to do.
    #[command(subcommand)]
    pub command: CupCommand,
}

/// What `gaffer cup` does.
#[derive(Debug, Subcommand)]
pub enum CupCommand {
    /// Make a competition: a league, a knock-out, a World Cup, Swiss or duplicate rounds.
    New(Box<New>),
    /// Print rounds, results, the bracket, what the organiser is asked, what is due, and who is missing in it.
    Show(Show),
    /// Print the tables, each row with what put it there.
    Table {
        /// The competition.
        file: PathBuf,
    },
    /// Print what was counted: results, goals, runs and records of the teams, cards and injuries of the players.
    Stats {
        /// The competition.
        file: PathBuf,
    },
    /// Play the match that is due: with a person in this terminal, between computers without a screen. A match that was
    /// left goes on.
    Next(Next),
    /// Play the rest many times, from the teams' ratings or from matches of their coaches, and print the chance of every place in
    /// percent, with 95% intervals.
    Simulate(Simulate),
    /// Print it for other programs, calendars and printers.
    Export {
        /// The competition.
        file: PathBuf,
        /// In which form.
        #[arg(long = "as", value_name = "FORM", value_enum)]
        wanted: ExportAs,
    },
    /// Enter the result of a match that was played over the board.
    Enter {
        /// The competition.
        file: PathBuf,
        /// The number of the match, as `gaffer cup show` has it.
        #[arg(value_name = "MATCH")]
        number: usize,
        /// The result sheet.
        #[command(flatten)]
        sheet: Sheet,
    },
    /// Correct a result: tables, suspensions and the bracket are computed again.
    Correct {
        /// The competition.
        file: PathBuf,
        /// The number of the match, as `gaffer cup show` has it.
        #[arg(value_name = "MATCH")]
        number: usize,
        /// The right result sheet, whole.
        #[command(flatten)]
        sheet: Sheet,
        /// Why; it stays visible.
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Let a team withdraw.
    Withdraw {
        /// The competition.
        file: PathBuf,
        /// Its name, or its number in the seeding.
        team: String,
        /// Why; it stays visible.
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Rule on a tie whose teams changed by a correction after it had begun.
    Rule {
        /// The competition.
        file: PathBuf,
        /// The number of the tie, as `gaffer cup show` has it.
        tie: usize,
        /// "replay": the right teams play it again; "stand": what was played stands.
        #[arg(value_parser = named::<Ruling>)]
        ruling: Ruling,
        /// Why; it stays visible.
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}

/// `gaffer cup new`.
#[derive(Debug, Args)]
pub struct New {
    /// The file to write; it must not exist yet.
    pub file: PathBuf,
    /// The competition's name [default: that of the file].
    #[arg(long)]
    pub name: Option<String>,
    /// Who meets whom.
    #[arg(long, value_enum, default_value_t = FormatName::League)]
    pub format: FormatName,
    /// How many groups a league or a World Cup has [default: 1; of a World Cup one for four teams].
    #[arg(long, value_name = "N")]
    pub groups: Option<usize>,
    /// How many of each group go on in a World Cup.
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub qualify: usize,
    /// How many rounds a Swiss or duplicate competition has [default: as many as a knock-out would have].
    #[arg(long, value_name = "N")]
    pub rounds: Option<usize>,
    /// Let the losers of the semi-finals play for the third place.
    #[arg(long)]
    pub third_place: bool,
    /// A team and who plays it, the highest seed first: "Rovers" or "Rovers=person" at this computer, "Rovers=link" at
    /// another one, "Rovers=coach:expert" a computer coach, "Rovers=program:COMMAND" a program as on the ladder.
    #[arg(long = "team", value_name = "NAME[=WHO]")]
    pub teams: Vec<String>,
    /// The names of a team's players by shirt, from 1: "Rovers=Niemi,Koskinen"; Champions 2020 has squads of twenty.
    #[arg(long = "squad", value_name = "TEAM=NAMES")]
    pub squads: Vec<String>,
    /// How strong a team is, for simulations: "Rovers=1600"; 400 more win ten of eleven. May be given several times.
    #[arg(long = "rating", value_name = "TEAM=POINTS")]
    pub ratings: Vec<String>,
    /// So many computer teams with invented names after these, "6" or "6:expert".
    #[arg(long, value_name = "N[:COACH]")]
    pub computers: Option<String>,
    /// How a drawn tie is decided where the rules do not: shoot-out, replay or higher-seed.
    #[arg(long, value_name = "HOW", value_parser = named::<DrawnTie>)]
    pub drawn_tie: Option<DrawnTie>,
    /// What ranks teams with the same points, in this order: difference, goals, direct, direct-points, wins, buchholz,
    /// sonneborn-berger, lot (docs/CUPS.md) [default: by game and format].
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = named::<TieBreak>)]
    pub tie_breaks: Vec<TieBreak>,
    /// What a result is worth: "football", "champions", "WIN,DRAW", or that and winner and loser after extra time and
    /// after a shoot-out, "5,0,4,1,3,2" [default: by the game].
    #[arg(long, value_name = "POINTS", value_parser = points)]
    pub points: Option<Points>,
    /// The seed of draws and lots, and of the dice of a duplicate competition [default: one that is drawn].
    #[arg(long)]
    pub seed: Option<u64>,
    /// The day of the first round, e.g. 2027-01-09.
    #[arg(long, value_name = "DATE")]
    first_day: Option<Date>,
    /// Days from a round to the next.
    #[arg(long, value_name = "DAYS", default_value_t = 7, requires = "first_day")]
    days: u16,
    /// The rules of the matches; Champions 2020 is played by its preset "tournament" where none is named.
    #[command(flatten)]
    pub rules: RuleOptions,
}

impl New {
    /// When the rounds are played, where they have days.
    pub fn calendar(&self) -> Option<Calendar> {
        let days = self.days;
        self.first_day.map(|first| Calendar { first, days })
    }
}

/// A format by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FormatName {
    /// Everybody meets everybody once.
    League,
    /// Everybody meets everybody twice, at home and away.
    DoubleLeague,
    /// Who loses is out.
    KnockOut,
    /// A knock-out at home and away, goals added; the final is one match.
    TwoLegs,
    /// A knock-out; who first wins two goes on.
    BestOfThree,
    /// Groups, then a knock-out.
    WorldCup,
    /// Each round teams with like scores meet.
    Swiss,
    /// All matches of a round have the same dice; they follow from the seed in the file, so whoever reads it could know them.
    Duplicate,
    /// Duplicate for teams of two consecutive coaches.
    DuplicatePairs,
}

/// `gaffer cup show`.
#[derive(Debug, Args)]
pub struct Show {
    /// The competition.
    pub file: PathBuf,
    /// Only this match, with its result sheet.
    #[arg(long = "match", value_name = "N", conflicts_with = "history")]
    pub number: Option<usize>,
    /// Everything that happened, with times and reasons.
    #[arg(long)]
    pub history: bool,
}

/// `gaffer cup next`.
#[derive(Debug, Args)]
pub struct Next {
    /// The competition.
    pub file: PathBuf,
    /// This match instead of the first that is due.
    #[arg(long = "match", value_name = "N", conflicts_with = "all")]
    pub number: Option<usize>,
    /// Play all matches between computers, until a person is needed or everything is played.
    #[arg(long)]
    pub all: bool,
    /// Start the programs that the file names: whoever wrote it chose what they do on this computer.
    #[arg(long)]
    pub allow_programs: bool,
    /// How many seconds a program may think about an answer; then it forfeits the match.
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = crate::cli::read_seconds)]
    pub program_seconds: f64,
    /// How many threads work.
    #[command(flatten)]
    pub threads: Threads,
    /// With a person: how computer coaches and dice act: at once, with pauses, or a key for each step.
    #[arg(long, value_enum, default_value_t = Pace::Timed)]
    pub pace: Pace,
    /// With a person: who tells what happens.
    #[arg(long, value_enum, default_value_t = Voice::Exact)]
    pub commentary: Voice,
}

/// `gaffer cup simulate`.
#[derive(Debug, Args)]
pub struct Simulate {
    /// The competition.
    pub file: PathBuf,
    /// How many seasons.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub seasons: u64,
    /// What the matches are drawn from [default: the coaches, where a coach plays every team and no rating is given; else the
    /// ratings].
    #[arg(long, value_enum, value_name = "WHAT")]
    pub from: Option<SimulateFrom>,
    /// From coaches: how many matches each pair of coaches plays at either end.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub matches: u64,
    /// How strong a team is, "Rovers=1600", instead of what the file says; may be given several times.
    #[arg(long = "rating", value_name = "TEAM=POINTS")]
    pub ratings: Vec<String>,
    /// Who plays the matches and seasons.
    #[command(flatten)]
    pub players: Players,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// What simulated matches are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SimulateFrom {
    /// The ratings of the teams.
    Ratings,
    /// Matches that the computer coaches of the teams play for it.
    Coaches,
}

/// What a competition is exported as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportAs {
    /// Fixtures and tables as comma-separated values.
    Csv,
    /// Everything that a page shows, as JSON.
    Json,
    /// A calendar, where rounds have days.
    Ics,
    /// A page to print, with an empty result sheet for each match that is due.
    Html,
}

/// A result sheet on the command line.
#[derive(Debug, Args)]
pub struct Sheet {
    /// The goals, home first, those of a shoot-out not included: "2-1".
    #[arg(value_parser = score)]
    score: BySide<u8>,
    /// What came after regular time: "extra-time", "shoot-out=4-3", or "forfeit=home" where the home side lost without
    /// playing on.
    #[arg(long, value_name = "HOW", value_parser = decided)]
    after: Option<Decided>,
    /// Champions: shirts with one yellow card, "home:5,7"; may be given for both sides, as all that follows.
    #[arg(long, value_name = "SIDE:SHIRTS", value_parser = shirts)]
    yellow: Vec<(Side, ShirtSet)>,
    /// Champions: shirts sent off.
    #[arg(long, value_name = "SIDE:SHIRTS", value_parser = shirts)]
    red: Vec<(Side, ShirtSet)>,
    /// Champions: shirts injured once.
    #[arg(long, value_name = "SIDE:SHIRTS", value_parser = shirts)]
    injured: Vec<(Side, ShirtSet)>,
    /// Champions: shirts injured twice.
    #[arg(long, value_name = "SIDE:SHIRTS", value_parser = shirts)]
    injured_twice: Vec<(Side, ShirtSet)>,
    /// FUBA: skills that cannot be chosen for the next match, "away:tackle,stopper".
    #[arg(long, value_name = "SIDE:SKILLS", value_parser = skills)]
    skills_lost: Vec<(Side, SkillSet)>,
    /// FUBA: skills won and not used yet.
    #[arg(long, value_name = "SIDE:SKILLS", value_parser = skills)]
    skills_won: Vec<(Side, SkillSet)>,
}

impl Sheet {
    /// The result sheet.
    pub fn read(&self) -> ResultSheet {
        let of = |all: &[(Side, ShirtSet)], side: Side| {
            let own = all.iter().filter(|(of, _)| *of == side);
            own.fold(ShirtSet::EMPTY, |set, (_, shirts)| set.or(*shirts))
        };
        let skills_of = |all: &[(Side, SkillSet)], side: Side| {
            let own = all.iter().filter(|(of, _)| *of == side);
            own.fold(SkillSet::EMPTY, |set, (_, skills)| set.or(*skills))
        };
        ResultSheet {
            score: self.score,
            decided: self.after.unwrap_or_default(),
            teams: BySide::with(|side| TeamSheet {
                yellow: of(&self.yellow, side),
                red: of(&self.red, side),
                injured: of(&self.injured, side),
                injured_twice: of(&self.injured_twice, side),
                skills_lost: skills_of(&self.skills_lost, side),
                skills_won: skills_of(&self.skills_won, side),
            }),
        }
    }
}

/// A value by the name that the file has for it.
fn named<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let read = serde_json::from_value(Value::from(text.trim()));
    read.map_err(|error| gaffer_games::strict_json::plain(&error.to_string()))
}

fn score(text: &str) -> Result<BySide<u8>, String> {
    let numbers = text.split_once(['-', '–', ':']);
    let goals = numbers.and_then(|(home, away)| {
        Some(BySide {
            home: home.trim().parse().ok()?,
            away: away.trim().parse().ok()?,
        })
    });
    goals.ok_or_else(|| "a score is two numbers, home first: 2-1".to_owned())
}

fn decided(text: &str) -> Result<Decided, String> {
    match text.split_once('=') {
        None if text == "extra-time" => Ok(Decided::ExtraTime),
        Some(("shoot-out", kicks)) => score(kicks).map(Decided::ShootOut),
        Some(("forfeit", side)) => side.parse().map(Decided::Forfeit),
        _ => Err("say extra-time, shoot-out=4-3 or forfeit=home".to_owned()),
    }
}

/// What belongs to a side: "home:5,7".
fn of_side<T: std::str::FromStr>(text: &str) -> Result<(Side, Vec<T>), String>
where
    T::Err: ToString,
{
    let (side, list) = text
        .split_once(':')
        .ok_or_else(|| "name the side first: home:5,7".to_owned())?;
    let items = list.split(',').map(|item| item.trim().parse());
    let items: Result<Vec<T>, T::Err> = items.collect();
    Ok((side.parse()?, items.map_err(|why| why.to_string())?))
}

fn shirts(text: &str) -> Result<(Side, ShirtSet), String> {
    let (side, shirts) = of_side::<Shirt>(text)?;
    Ok((side, shirts.into_iter().collect()))
}

fn skills(text: &str) -> Result<(Side, SkillSet), String> {
    let (side, skills) = of_side::<Skill>(text)?;
    Ok((side, skills.into_iter().collect()))
}

fn points(text: &str) -> Result<Points, String> {
    match text {
        "football" => return Ok(Points::FOOTBALL),
        "champions" => return Ok(Points::CHAMPIONS),
        _ => {}
    }
    let numbers: Result<Vec<u8>, _> = text.split(',').map(|one| one.trim().parse()).collect();
    match numbers.as_deref() {
        Ok([win, draw]) => Ok(Points {
            win: *win,
            draw: *draw,
            extra_time: [*win, 0],
            shoot_out: [*win, 0],
        }),
        Ok([win, draw, extra @ .., kicks_won, kicks_lost]) if extra.len() == 2 => Ok(Points {
            win: *win,
            draw: *draw,
            extra_time: [extra[0], extra[1]],
            shoot_out: [*kicks_won, *kicks_lost],
        }),
        _ => Err("say football, champions, or two or six numbers: 3,1 or 5,0,4,1,3,2".to_owned()),
    }
}
