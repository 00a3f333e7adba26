//! The command line: what `gaffer` understands, and the texts of its `--help`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use gaffer_core::{Seed, Side};
use gaffer_games::words::Language;
use gaffer_lab::Hands;
use gaffer_server::{NatsWorkers, Place};

use crate::game::{self, AnyPlayable, Playable};
use crate::options;
use crate::terminal::Pace;
use crate::voice::Voice;

/// Play, run and study tactical football board games.
#[derive(Debug, Parser)]
#[command(name = "gaffer", version, about, propagate_version = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What `gaffer` does.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a match in the browser (or with --terminal here): two people, one against the computer, or two computer coaches.
    Play(Play),
    /// Serve matches to browsers and programs, for people at several computers (docs/PROTOCOL.md).
    Serve(gaffer_server::Arguments),
    /// Work for the servers of one database, without visitors: coaches for whom they have no room, reviews, matches of competitions,
    /// questions to the edition lab; and for commands with --workers (docs/OPERATING.md).
    Worker(gaffer_server::WorkerArguments),
    /// Copy everything that a server has stored into one file, while it runs or not (docs/OPERATING.md).
    Backup(Backup),
    /// Put such a copy in the place of a server's store; the store of before is kept beside it.
    Restore(Restore),
    /// Look whether a server's store, or a copy of it, is sound: every page, and every match played again.
    Check(Check),
    /// Move everything that a server has stored: from its folder into a database of `PostgreSQL`, or back (docs/OPERATING.md).
    #[command(subcommand)]
    Store(StoreCommand),
    /// Look after the matches of a server, whether it runs or not: list, end, delete and export matches, keep addresses
    /// away, replace the links of seats (docs/OPERATING.md).
    Admin(Admin),
    /// Play many matches between computer coaches and print figures with 95% intervals.
    Simulate(Simulate),
    /// Hold two rule sets against each other: pairs of matches with the same dice, and what differs with 95% intervals. What
    /// does offside risk do to goals? `gaffer lab "full advanced=all-A7" full`.
    Lab(Lab),
    /// Make, play, keep and print competitions: leagues, knock-outs, World Cups, Swiss and duplicate rounds (docs/CUPS.md).
    Cup(crate::cup::Cup),
    /// Rate computer coaches and your own bots: pairs of matches with the same dice and the sides exchanged.
    Ladder(Ladder),
    /// Step through a recorded match, or print it.
    Replay(Replay),
    /// Check a recorded match: whether its dice were sealed and follow from what was sealed (docs/DICE.md), its answers are
    /// legal and it is over; and print its dice against what fair dice show. The exit status is 0 where all of it is right, 1 where
    /// something is wrong, 3 where nothing is wrong but something is not proven.
    Verify(Verify),
    /// Run or draw scenarios: positions with answers and what must hold afterwards.
    #[command(subcommand)]
    Scenario(Scenario),
    /// Converse in JSON lines on standard input and output (docs/PROTOCOL.md).
    Referee,
    /// Print rules and rulings by identifier, e.g. F22-4.2.1 or C20-kick-4; or compare a position under all editions of FUBA; or
    /// list the doubtful lines and how they can be read.
    Rules(Rules),
    /// Print what differs between the editions 1.0, 2014 and 2.2 of FUBA, side by side.
    Editions(Editions),
    /// How can I score with a 4? Print the best ways to use a turn of Champions 2020, with exact chances.
    Solve(Solve),
    /// Print what a position is worth and its best choices; or what made a recorded match end as it did: the luck of
    /// each roll and the cost of each decision, which add up to the result (docs/ANALYSIS.md).
    Analyse(Analyse),
    /// Make puzzles from matches between computer coaches, judge them again, list them, or show one as a scenario
    /// (docs/PUZZLES.md).
    #[command(subcommand)]
    Puzzles(Puzzles),
    /// Print where somebody's points go over many recorded matches, beside what the computer's levels give away, and the results
    /// without luck (docs/ANALYSIS.md).
    Report(Report),
}

/// `gaffer backup`.
#[derive(Debug, Args)]
pub struct Backup {
    /// The file to write; it must not exist yet.
    pub file: PathBuf,
    /// The folder in which the server stores matches [default: the user's data folder].
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// `gaffer restore`.
#[derive(Debug, Args)]
pub struct Restore {
    /// A file that `gaffer backup` has written.
    pub file: PathBuf,
    /// The folder in which the server stores matches [default: the user's data folder].
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// `gaffer check`.
#[derive(Debug, Args)]
pub struct Check {
    /// A file that `gaffer backup` has written, instead of the server's store.
    pub copy: Option<PathBuf>,
    /// The folder in which the server stores matches [default: the user's data folder].
    #[arg(long, value_name = "DIR", conflicts_with = "copy")]
    pub data: Option<PathBuf>,
}

/// `gaffer store`.
#[derive(Debug, Subcommand)]
pub enum StoreCommand {
    /// Copy every match, account and competition from one store into another that is empty, and compare each match. No server may
    /// be using either.
    Copy {
        /// A folder, or postgres://USER:PASSWORD@HOST:PORT/NAME.
        from: Place,
        /// A database where the first is a folder; a folder where it is a database.
        to: Place,
    },
}

/// `gaffer admin`. A match is named by its tag, as in the list and in the server's log, its id, or a link to it.
#[derive(Debug, Args)]
pub struct Admin {
    /// The folder in which the server stores its matches [default: the user's data folder].
    #[arg(long, value_name = "DIR", global = true)]
    pub data: Option<PathBuf>,
    /// Print JSON.
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do.
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What `gaffer admin` does.
#[derive(Debug, Subcommand)]
pub enum AdminCommand {
    /// List matches, those in which something happened last first.
    List {
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u32,
        /// List all of them, which takes a while where there are thousands.
        #[arg(long, conflicts_with = "most")]
        all: bool,
        /// Show their ids as well: whoever knows one can watch the match.
        #[arg(long)]
        ids: bool,
    },
    /// End a match for good: nobody can answer any more, everybody is told, and its record is open.
    End {
        /// Its tag, id or link.
        #[arg(value_name = "MATCH")]
        which: String,
        /// What people are told.
        #[arg(long, value_name = "TEXT", default_value = "")]
        why: String,
    },
    /// Delete a match with everything that happened in it.
    Delete {
        /// Its tag, id or link.
        #[arg(value_name = "MATCH")]
        which: String,
    },
    /// Write the record of a match, also of one that goes on: it holds the secrets of both sides then.
    Export {
        /// Its tag, id or link.
        #[arg(value_name = "MATCH")]
        which: String,
        /// A new file [default: standard output].
        file: Option<PathBuf>,
    },
    /// Keep an address or a network away, and close its connections.
    Ban {
        /// As in 203.0.113.7, 203.0.113.0/24 or `2001:db8::/32`.
        #[arg(value_name = "ADDRESS")]
        network: String,
        /// A note for the list of bans.
        #[arg(long, value_name = "TEXT", default_value = "")]
        why: String,
    },
    /// Let an address or a network come again.
    Unban {
        /// As in the list of bans.
        #[arg(value_name = "ADDRESS")]
        network: String,
    },
    /// List the addresses and networks that are kept away.
    Bans,
    /// Make the link of a seat void, and close its connections.
    Revoke {
        /// The tag, id or link of the match.
        #[arg(value_name = "MATCH")]
        which: String,
        /// The seat: home or away.
        seat: Side,
    },
    /// Compute all ratings again from the matches, and compare them with those that are kept, to the bit.
    Ratings,
    /// Print a link that makes an owner's account of the club; one that was printed before is void.
    OwnerLink {
        /// The address of the server as people call it, e.g. `https://club.example` [default: the one it listens on].
        #[arg(long, value_name = "URL")]
        at: Option<String>,
    },
    /// Take all open challenges out of the lobby, or those of one account and for it.
    ClearChallenges {
        /// The name of the account.
        #[arg(long, value_name = "NAME")]
        of: Option<String>,
    },
    /// List competitions, those in which something happened last first.
    Cups {
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u32,
        /// Show their ids as well: whoever knows one can look at the competition.
        #[arg(long)]
        ids: bool,
    },
    /// List the nodes of the store, as the one that is asked hears them.
    Nodes,
    /// Make the organiser's link of a competition void, and print a new one.
    Organiser {
        /// The tag, id or link of the competition.
        #[arg(value_name = "COMPETITION")]
        which: String,
        /// The address of the server as people call it, e.g. `https://club.example` [default: the one it listens on].
        #[arg(long, value_name = "URL")]
        at: Option<String>,
    },
    /// Make the link of a seat void, close its connections, and print a new link.
    Reissue {
        /// The tag, id or link of the match.
        #[arg(value_name = "MATCH")]
        which: String,
        /// The seat: home or away.
        seat: Side,
        /// The address that the link is to begin with, e.g. `https://club.example` [default: the server's own].
        #[arg(long, value_name = "URL")]
        at: Option<String>,
    },
}

/// `gaffer rules`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Rules {
    /// Instead of printing rules.
    #[command(subcommand)]
    pub command: Option<RulesCommand>,
    /// An identifier, or the beginning of several: F22-4.2, C20-kick.
    pub id: Option<String>,
}

/// What else `gaffer rules` does.
#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    /// Show the same position under each edition: the targets offered, and for each the exact chances of
    /// keeping the ball and of scoring.
    Compare(Compare),
    /// Print the doubtful lines of the rulebooks: what print says, how each can be read, what changes in play, and what
    /// the sets `sense` and `letter` of the option `readings` make of it.
    Readings(Readings),
}

/// `gaffer rules readings`.
#[derive(Debug, Args)]
pub struct Readings {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `gaffer rules compare`.
#[derive(Debug, Args)]
pub struct Compare {
    /// A scenario, a position in TOML or JSON, a recorded match, "-" for a position on standard input, or a position as a
    /// short text [default: a kick-off].
    pub position: Option<PathBuf>,
    /// Of a recorded match: the position after so many answers [default: all].
    #[arg(long, value_name = "ANSWERS", requires = "position")]
    pub at: Option<usize>,
    /// Of a scenario: the case whose position is meant [default: the first].
    #[arg(
        long,
        value_name = "NAME",
        requires = "position",
        conflicts_with = "at"
    )]
    pub case: Option<String>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `gaffer editions`.
#[derive(Debug, Args)]
pub struct Editions {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// The width in characters, 30 to 100 [default: the terminal's].
    #[arg(long, conflicts_with = "json")]
    pub width: Option<usize>,
}

/// `gaffer solve`.
#[derive(Debug, Args)]
pub struct Solve {
    /// A scenario, a position in TOML or JSON, a recorded match, "-" for a position on standard input, or a position as a
    /// short text.
    pub position: PathBuf,
    /// The roll [default: each face of the die, unless the roll is made already].
    #[arg(long, value_name = "N")]
    pub roll: Option<u8>,
    /// List where else the ball can end, too.
    #[arg(long)]
    pub all: bool,
    /// Of a recorded match: the position after so many answers [default: all].
    #[arg(long, value_name = "ANSWERS")]
    pub at: Option<usize>,
    /// Of a scenario: the case whose position is meant [default: the first].
    #[arg(long, value_name = "NAME", conflicts_with = "at")]
    pub case: Option<String>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `gaffer report`.
#[derive(Debug, Args)]
pub struct Report {
    /// Recorded matches, in the order in which they were played; those that are not over are left out.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The name of the team or person whose matches they are, as the records have it.
    #[arg(
        long,
        value_name = "NAME",
        required_unless_present = "side",
        conflicts_with = "side"
    )]
    pub name: Option<String>,
    /// The side in every match: home or away.
    #[arg(long, value_name = "SIDE")]
    pub side: Option<Side>,
    /// Print JSON: a list with a report for each game.
    #[arg(long)]
    pub json: bool,
    /// How many threads work.
    #[command(flatten)]
    pub threads: Threads,
}

/// `gaffer analyse`.
#[derive(Debug, Args)]
pub struct Analyse {
    /// A recorded match, which is analysed as a whole; or a position: a scenario, a position in TOML or JSON, "-" for
    /// one on standard input, a short text, or a recorded match with --at.
    pub file: PathBuf,
    /// The game of a position in TOML or JSON: "fuba" or "champions" [default: the first that can read it].
    #[arg(long, value_name = "NAME")]
    pub game: Option<String>,
    /// Of a recorded match: only the position after so many answers.
    #[arg(long, value_name = "ANSWERS")]
    pub at: Option<usize>,
    /// Of a scenario: the case whose position is meant [default: the first].
    #[arg(long, value_name = "NAME", conflicts_with = "at")]
    pub case: Option<String>,
    /// Search so many nodes for each decision [default: 2000 for a position; for a recorded match none, its decisions
    /// are judged by what they lead to at once].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Search so many seconds for each decision, and no more than --nodes where both are given. The same nodes give
    /// the same figures, the same seconds need not.
    #[arg(long, value_name = "S")]
    pub seconds: Option<f64>,
    /// Of a position: play so many matches out for the 95% intervals; 0 plays none [default: 300].
    #[arg(long, value_name = "N")]
    pub matches: Option<u64>,
    /// Of a position: the coach of both sides in these matches [default: sensible].
    #[arg(long, value_name = "NAME")]
    pub coach: Option<String>,
    /// The seed of searches and matches.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads work.
    #[command(flatten)]
    pub threads: Threads,
    /// How many choices, or mistakes and lucky rolls of each side, are listed.
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub best: usize,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// Of a recorded match: write a page with the graph of the match, to be opened in any browser.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// The game and the options of its rules.
#[derive(Debug, Args)]
pub struct RuleOptions {
    /// The game: "fuba" or "champions" [default: the first that has the preset].
    #[arg(long, value_name = "NAME")]
    pub game: Option<String>,
    /// The rules. FUBA 2.2: "2.2" or "basic" (chapters 1 to 5), "2.2-cards" or "cards" (with the eight
    /// formation cards only), "full" (with all advanced rules, A1 to A11). FUBA 2014: "2014", "2014-full"
    /// (with A1 to A6). FUBA 1.0: "1.0" [default: basic]. Champions 2020: "friendly" (a first match), "full"
    /// (with --game champions), "tournament" (a draw is played out).
    #[arg(long, alias = "rules", value_name = "PRESET")]
    pub preset: Option<String>,
    /// An option of the rules, after the preset: `advanced=A1+A3` (or `all`, `all-A7`, `none`) or
    /// `skills_per_team=3`, of Champions 2020 `offside=false`; may be given several times. `readings=letter` reads every
    /// doubtful line as it is printed, and a single reading can still be set after it (`gaffer rules readings`).
    /// `gaffer editions` lists the options of each edition; a wrong value is answered with the right ones.
    #[arg(long = "set", alias = "option", value_name = "NAME=VALUE")]
    pub switches: Vec<String>,
}

impl RuleOptions {
    /// Whether anything was said about the rules.
    pub fn are_given(&self) -> bool {
        self.preset.is_some() || !self.switches.is_empty()
    }

    /// The game that is named, or that has the preset.
    pub fn game(&self) -> Result<&'static dyn AnyPlayable, String> {
        game::choose(self.game.as_deref(), self.preset.as_deref())
    }

    /// The options that the preset and the switches say.
    pub fn read<G: Playable>(&self) -> Result<G::Options, String> {
        options::read::<G>(self.preset.as_deref(), &self.switches)
    }
}

/// `gaffer play`.
#[derive(Debug, Args)]
pub struct Play {
    /// Play in this terminal, not in the browser.
    #[arg(long)]
    pub terminal: bool,
    /// Do not open the browser, only say the address.
    #[arg(long, conflicts_with = "terminal")]
    pub no_browser: bool,
    /// The folder in which matches that are played in the browser are stored [default: the user's data folder].
    #[arg(long, value_name = "DIR", conflicts_with = "terminal")]
    pub data: Option<PathBuf>,
    /// Let competitions in the browser have teams that are played by programs: their commands run here as you.
    #[arg(long, conflicts_with = "terminal")]
    pub allow_programs: bool,
    /// Begin with a position, as a short text (docs/POSITIONS.md): in the browser on its page, where it is played from.
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["game", "preset", "switches", "go_on"])]
    pub position: Option<String>,
    /// In the terminal, as everything below: who plays the home team: "person" or a computer coach. Those of FUBA, from
    /// those who look at least: random, beginner, amateur, sensible, trained, expert (thinks for up to a second), master (up to
    /// ten); a wrong name is answered with those of the game. Without --home and --away a menu asks who plays and,
    /// unless --preset or --set say so, by which rules.
    #[arg(long, value_name = "WHO", requires = "terminal")]
    pub home: Option<String>,
    /// Who plays the away team.
    #[arg(long, value_name = "WHO", requires = "terminal")]
    pub away: Option<String>,
    /// The home team's name.
    #[arg(long, value_name = "NAME", requires = "terminal")]
    pub home_name: Option<String>,
    /// The away team's name.
    #[arg(long, value_name = "NAME", requires = "terminal")]
    pub away_name: Option<String>,
    /// Where the dice come from: a seed, people who roll real ones, or a script.
    #[arg(long, value_enum, default_value_t = DiceKind::Seed, requires = "terminal")]
    pub dice: DiceKind,
    /// The seed of dice and computer coaches, a number or what a match has printed; the same seed and choices repeat a
    /// match. Without it one is drawn that nobody knows.
    #[arg(long, requires = "terminal")]
    pub seed: Option<Seed>,
    /// The file of a dice script: one roll a line, e.g. "5 2".
    #[arg(long, value_name = "FILE", requires = "terminal")]
    pub script: Option<PathBuf>,
    /// Go on with an interrupted match: the newest one, or the given record.
    #[arg(long = "continue", value_name = "RECORD", num_args = 0..=1, requires = "terminal", conflicts_with_all = ["home", "away", "seed", "script", "record", "game", "preset", "switches"])]
    pub go_on: Option<Option<PathBuf>>,
    /// Where to record the match [default: a new file in the user's data folder].
    #[arg(long, value_name = "FILE", requires = "terminal")]
    pub record: Option<PathBuf>,
    /// How computer coaches and dice act: at once, with pauses, or a key for each step.
    #[arg(long, value_enum, default_value_t = Pace::Timed, requires = "terminal")]
    pub pace: Pace,
    /// Who tells what happens: the referee, with every sum and its rule, or football people.
    #[arg(long, value_enum, default_value_t = Voice::Exact, requires = "terminal")]
    pub commentary: Voice,
    /// The language of everything that is said: "en" or "fi" [default: that of `LC_ALL`, `LC_MESSAGES` or `LANG`, else
    /// English]. What is typed is the same in every language.
    #[arg(long, value_name = "CODE", requires = "terminal")]
    pub language: Option<Language>,
    /// The rules of the match.
    #[command(flatten)]
    pub rules: RuleOptions,
}

/// Where dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DiceKind {
    /// From a seed, which is printed at the end.
    Seed,
    /// Typed in by people who roll real dice.
    ByHand,
    /// From a file; when it ends, typed in.
    Script,
}

/// `gaffer simulate`.
#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub struct Simulate {
    /// How many matches to play.
    #[arg(default_value_t = 1000)]
    pub matches: u64,
    /// The home team's coach [default: sensible].
    #[arg(long)]
    pub home: Option<String>,
    /// The away team's coach [default: sensible].
    #[arg(long)]
    pub away: Option<String>,
    /// FUBA: measure the eight formation cards against each other, so many matches for each pairing, both teams
    /// with the home team's coach [default: trained], and print how to mix them.
    #[arg(long, conflicts_with_all = ["csv", "list", "away"])]
    pub formations: bool,
    /// Hold what the analysis calls the chance to win, at one moment of each match, against how often it happens, with
    /// Brier's score.
    #[arg(long, conflicts_with_all = ["csv", "list", "formations"])]
    pub calibration: bool,
    /// The seed; the same seed gives the same figures whoever plays the matches.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays the matches.
    #[command(flatten)]
    pub players: Players,
    /// Print JSON.
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print CSV.
    #[arg(long)]
    pub csv: bool,
    /// With --json: list every match's result as well.
    #[arg(long, requires = "json", conflicts_with = "csv")]
    pub list: bool,
    /// The rules of the matches.
    #[command(flatten)]
    pub rules: RuleOptions,
}

/// `gaffer lab`.
#[derive(Debug, Args)]
pub struct Lab {
    /// The first rule set, in quotes: a preset, then options as `--set` takes them elsewhere, and who plays: `coach=NAME` for
    /// both teams, `home=NAME` or `away=NAME` [default: sensible]; FUBA: `formation=4-4-2`, `home_formation=` or
    /// `away_formation=` [default: the coach's choice]. Such as "full readings=letter coach=strong".
    pub first: String,
    /// The second, in the same way.
    pub second: String,
    /// How many pairs of matches.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=gaffer_lab::contrast::MOST_PAIRS))]
    pub pairs: u64,
    /// The game: "fuba" or "champions" [default: the one that has the first preset].
    #[arg(long, value_name = "NAME")]
    pub game: Option<String>,
    /// The seed; the same seed gives the same figures whatever the number of threads.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads work.
    #[command(flatten)]
    pub threads: Threads,
    /// Print JSON.
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print CSV.
    #[arg(long)]
    pub csv: bool,
}

/// `gaffer ladder`.
#[derive(Debug, Args)]
pub struct Ladder {
    /// Coaches of the game by name, such as "random" and "sensible"; a wrong name is answered with the list.
    #[arg(value_name = "COACH")]
    pub coaches: Vec<String>,
    /// A bot: a command that reads and writes lines of JSON (docs/PROTOCOL.md, "Bots on the ladder"), with a name of its
    /// own or that of its script; may be given several times. Each thread has its own process of every bot. Bots play on this
    /// computer alone: not with --workers.
    #[arg(
        long = "bot",
        value_name = "[NAME=]COMMAND",
        conflicts_with = "workers"
    )]
    pub bots: Vec<String>,
    /// How many pairs of matches each pairing plays, at most with --sprt [default: 100, with --sprt 100000].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub pairs: Option<u64>,
    /// Play each pairing until it is decided whether the first is LOW or less, or HIGH or more rating points better than
    /// the second; wrong in 5% of the cases at most. The order is that of the command line, coaches before bots; in a
    /// gauntlet the challengers are first.
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true)]
    pub sprt: Option<String>,
    /// All others play against this one only, and not against each other.
    #[arg(long, value_name = "NAME")]
    pub gauntlet: Option<String>,
    /// The seed of dice and coaches; the same seed gives the same results whoever plays the matches, if the bots do not roll dice of
    /// their own.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays the pairs.
    #[command(flatten)]
    pub players: Players,
    /// A file for the results of each pair; if it exists, the ladder goes on with it.
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// How many seconds a bot may think about an answer; then it forfeits the match.
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = read_seconds)]
    pub bot_seconds: f64,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// The rules of the matches.
    #[command(flatten)]
    pub rules: RuleOptions,
}

pub(crate) fn read_seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok();
    let sound = seconds.filter(|seconds| (0.001..=86_400.0).contains(seconds));
    sound.ok_or_else(|| "between 0.001 and 86400 seconds".to_owned())
}

/// How many threads work.
#[derive(Debug, Args)]
pub struct Threads {
    /// Threads [default: all cores].
    #[arg(long)]
    threads: Option<usize>,
}

impl Threads {
    /// The number of threads, all cores where none is given.
    pub fn number(&self) -> usize {
        self.threads.map_or_else(
            || std::thread::available_parallelism().map_or(1, usize::from),
            |threads| threads.max(1),
        )
    }
}

/// Who plays many matches: threads of this computer, and workers elsewhere.
#[derive(Debug, Args)]
pub struct Players {
    /// How many threads work here; with --workers it may be 0 [default: all cores].
    #[arg(long)]
    threads: Option<usize>,
    /// Let workers play as well: the address of their NATS, `nats://HOST:PORT`. Workers (`gaffer worker`) of this version take part,
    /// and what is printed is the same however many there are; expert and master end early on machines that are too slow for them, and play
    /// differently then, as without workers (docs/OPERATING.md).
    #[arg(long, value_name = "URL")]
    workers: Option<String>,
}

impl Players {
    /// Reaches them.
    pub(crate) fn gather(&self) -> Result<Gathered, String> {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let workers = self.workers.as_deref().map(NatsWorkers::reach);
        Ok(Gathered {
            threads: self.threads.unwrap_or_else(cores),
            workers: workers.transpose().map_err(|error| error.to_string())?,
        })
    }
}

/// Those who play many matches, as far as they have been reached.
pub(crate) struct Gathered {
    threads: usize,
    workers: Option<NatsWorkers>,
}

impl Gathered {
    /// All of them.
    pub(crate) fn hands(&self) -> Hands<'_> {
        Hands {
            threads: self.threads,
            workers: self.workers.as_ref().map(|workers| workers as _),
        }
    }
}

/// `gaffer replay`.
#[derive(Debug, Args)]
pub struct Replay {
    /// A recorded match.
    pub file: PathBuf,
    /// Print the commentary instead of stepping through the match.
    #[arg(long)]
    pub print: bool,
    /// Print the pitch before every turn as well.
    #[arg(long, requires = "print")]
    pub pitch: bool,
    /// Who tells what happened: the referee, with every sum and its rule, or football people.
    #[arg(long, value_enum, default_value_t = Voice::Exact)]
    pub commentary: Voice,
    /// The language of everything that is said: "en" or "fi" [default: that of `LC_ALL`, `LC_MESSAGES` or `LANG`, else
    /// English].
    #[arg(long, value_name = "CODE")]
    pub language: Option<Language>,
}

/// `gaffer verify`.
#[derive(Debug, Args)]
pub struct Verify {
    /// A recorded match.
    pub file: PathBuf,
    /// The language of everything that is said: "en" or "fi" [default: that of `LC_ALL`, `LC_MESSAGES` or `LANG`, else
    /// English].
    #[arg(long, value_name = "CODE")]
    pub language: Option<Language>,
}

/// `gaffer scenario`.
#[derive(Debug, Subcommand)]
pub enum Scenario {
    /// Run scenario files and folders; a difference makes it fail.
    Run {
        /// Files and folders.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Draw the positions of a scenario.
    Show {
        /// A scenario file.
        file: PathBuf,
    },
}

/// `gaffer puzzles`.
#[derive(Debug, Subcommand)]
pub enum Puzzles {
    /// Make puzzles: the same seed makes the same ones, whatever the number of threads.
    Make(MakePuzzles),
    /// Judge puzzles again: those of FUBA by a search with another number of nodes, those of Champions by the exact solver.
    /// One that fails is named, and makes the command fail.
    Check {
        /// Files and folders [default: the folder `puzzles`; where there is none, the puzzles that the program brings along].
        paths: Vec<PathBuf>,
        /// The nodes of the search.
        #[arg(long, value_name = "N", default_value_t = 1600, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
        /// How many threads work.
        #[command(flatten)]
        threads: Threads,
        /// The language of what is said: "en" or "fi" [default: that of `LC_ALL`, `LC_MESSAGES` or `LANG`, else English].
        #[arg(long, value_name = "CODE")]
        language: Option<Language>,
    },
    /// List the themes, how many puzzles each has, and how hard they are.
    List {
        /// Files and folders [default: the folder `puzzles`; where there is none, the puzzles that the program brings along].
        paths: Vec<PathBuf>,
        /// The language of what is said: "en" or "fi" [default: that of `LC_ALL`, `LC_MESSAGES` or `LANG`, else English].
        #[arg(long, value_name = "CODE")]
        language: Option<Language>,
    },
    /// Print a puzzle as a scenario with its answer, for `gaffer scenario`, `gaffer analyse` and `gaffer solve`.
    Show {
        /// Its id.
        id: String,
        /// Files and folders [default: the folder `puzzles`; where there is none, the puzzles that the program brings along].
        paths: Vec<PathBuf>,
    },
}

/// `gaffer puzzles make`.
#[derive(Debug, Args)]
pub struct MakePuzzles {
    /// The game: fuba or champions.
    #[arg(long, value_name = "NAME")]
    pub game: String,
    /// How many puzzles.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub count: usize,
    /// The seed.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The folder for them; a file for each theme is written there, in the place of one that is there.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Who looks for them.
    #[command(flatten)]
    pub players: Players,
    /// The language of what is said: "en" or "fi" [default: that of `LC_ALL`, `LC_MESSAGES` or `LANG`, else English].
    #[arg(long, value_name = "CODE")]
    pub language: Option<Language>,
}
