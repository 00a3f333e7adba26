//! A competition as it is told over HTTP.

use std::collections::BTreeSet;
use std::sync::Arc;

use gaffer_cup::statistics::{FigureTable, Statistics};
use gaffer_cup::{
    Competition, Danger, Entrant, Entry, FixtureId, Format, Overview, Player, Refusal, ResultSheet,
    Setting, Status, TeamId, Tie,
};
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Cup;
use crate::store::ListedCup;

/// A request for a new competition.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCup {
    /// What is played; the seed is drawn by the server, whatever is said here.
    pub setting: Setting,
    /// Whether everybody who looks for competitions finds it. Where nothing is said it is found on a server that only this
    /// computer reaches, and by its link alone elsewhere.
    #[serde(default)]
    pub public: Option<bool>,
}

/// The competitions that somebody may find, and what he may set up.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CupList {
    /// The competitions, those in which something happened last first.
    pub cups: Vec<CupSummary>,
    /// Whether a new one is public where nothing is said of it.
    pub public: bool,
    /// Whether teams of a new one may be played by programs.
    pub programs: bool,
}

/// The organiser's secret.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CupOrganiser)]
pub(crate) struct Organiser {
    /// The secret.
    pub organiser: String,
}

/// A competition that was set up: the organiser's secret is told only here.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CreatedCup {
    /// Its name in addresses.
    pub id: String,
    /// The secret with which matches are started and results entered.
    pub organiser: String,
    /// The competition.
    pub overview: Overview,
}

/// A competition in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CupSummary {
    /// Its name in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game: "fuba".
    pub game: String,
    /// How many teams.
    pub teams: u32,
    /// Whether everything is played.
    pub over: bool,
    /// Seconds since 1970 when something last happened in it.
    pub changed: u64,
}

/// Something that the organiser enters.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CupEntry {
    /// The organiser's secret.
    pub organiser: String,
    /// What happened: everything but that a match has begun.
    pub entry: Entry,
}

/// A request to start a match that is due.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CupStart {
    /// The organiser's secret.
    pub organiser: String,
    /// The match.
    pub fixture: FixtureId,
}

/// What is open of a competition.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CupInfo {
    /// Its name in addresses.
    pub id: String,
    /// How it stands.
    pub overview: Overview,
    /// How far it is.
    pub progress: Progress,
    /// What happened, the first first.
    pub journal: Vec<JournalLine>,
    /// Who misses the match that a team plays or plays next, or may miss the one after it, where the game has squads.
    pub squads: Vec<SquadLine>,
    /// Whether teams lose and win skills for later matches.
    pub skills: bool,
}

/// How far a competition is.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupProgress)]
pub(crate) struct Progress {
    /// The matches that are decided.
    pub decided: usize,
    /// All matches, as far as it is known how many it takes.
    pub matches: usize,
}

/// Something that happened in a competition.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupJournalLine)]
pub(crate) struct JournalLine {
    /// Seconds since 1970.
    pub at: u64,
    /// What kind of thing.
    pub what: What,
    /// What happened.
    pub words: String,
    /// The match that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixture: Option<usize>,
    /// Why, where the organiser had to say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A kind of thing that happens in a competition.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = CupWhat)]
pub(crate) enum What {
    /// A match began.
    Began,
    /// A match was played.
    Played,
    /// A result was corrected.
    Corrected,
    /// A team withdrew.
    Withdrawn,
    /// The organiser ruled on a tie.
    Ruled,
}

/// What was counted in a competition.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CupFigures {
    /// The numbers.
    pub figures: Statistics,
    /// The same as tables, in words; none before the first match that counts.
    pub tables: Vec<FigureTable>,
}

impl CupFigures {
    /// What was counted, with the words of a language.
    pub(crate) fn of(competition: &Competition, language: Language) -> Self {
        let figures = competition.statistics();
        let tables = figures.tables(competition, language);
        Self { figures, tables }
    }
}

/// The organiser asks for the sheet of a match that is decided.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CupSheet {
    /// The organiser's secret.
    pub organiser: String,
    /// The match.
    pub fixture: FixtureId,
}

/// A squad before a match of its team.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupSquadLine)]
pub(crate) struct SquadLine {
    /// The team.
    pub team: usize,
    /// The match that it plays or plays next.
    pub fixture: usize,
    /// Who is not in the squad of that match.
    pub missing: Vec<MissingLine>,
    /// Whom one more card or injury in it costs the match after it.
    pub at_risk: Vec<RiskLine>,
}

/// A player who misses a match.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupMissingLine)]
pub(crate) struct MissingLine {
    /// His shirt.
    pub shirt: u8,
    /// How many matches he still misses.
    pub left: u8,
    /// Why, the earliest first.
    pub because: Vec<AbsenceLine>,
}

/// A reason to miss matches.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupAbsenceLine)]
pub(crate) struct AbsenceLine {
    /// The rule.
    pub rule: &'static str,
    /// The match in which it happened.
    pub fixture: usize,
}

/// A player who is one card or one injury away from missing a match.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupRiskLine)]
pub(crate) struct RiskLine {
    /// His shirt.
    pub shirt: u8,
    /// What he is in danger of.
    pub of: Risk,
    /// The rule by which he would miss it.
    pub rule: &'static str,
    /// The match with his last card or injury.
    pub fixture: usize,
}

/// What costs a player a match.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = CupRisk)]
pub(crate) enum Risk {
    /// A card.
    Card,
    /// An injury.
    Injury,
}

impl From<ListedCup> for CupSummary {
    fn from(cup: ListedCup) -> Self {
        Self {
            id: cup.id,
            name: cup.name,
            game: cup.game,
            teams: cup.teams,
            over: cup.over,
            changed: cup.changed,
        }
    }
}

impl Cup {
    /// What is open of it, in the words of a language; to be called where it may take a moment, as the tables of a thousand
    /// teams do.
    pub(crate) fn info(&self, language: Language) -> impl FnOnce() -> CupInfo + Send + 'static {
        let (id, times) = (self.id.clone(), self.times.clone());
        let competition = Arc::clone(&self.competition);
        move || CupInfo {
            id,
            overview: open_overview(&competition, language),
            progress: progress(&competition),
            journal: journal(&competition, &times, language),
            squads: squads(&competition),
            skills: competition.setting().carries_skills(),
        }
    }

    /// The competition as it stands, to be read while it goes on.
    pub(crate) fn competition(&self) -> Competition {
        Competition::clone(&self.competition)
    }

    /// The sheet of a match that is decided.
    pub(crate) fn sheet(&self, id: FixtureId, language: Language) -> Result<ResultSheet, Problem> {
        let fixture = self.competition.fixture(id);
        let fixture = fixture.map_err(|refusal| self.refuse(&refusal, language))?;
        let sheet = fixture.status.sheet().cloned();
        sheet.ok_or_else(|| self.refuse(&Refusal::NotPlayed(id), language))
    }
}

/// What is decided and what is to come: of rounds that are not drawn yet as many matches as there are pairs, of a tie that waits for
/// its teams one.
fn progress(competition: &Competition) -> Progress {
    let (mut decided, mut matches) = (0, 0);
    for (_, fixture) in competition.fixtures() {
        matches += usize::from(fixture.status != Status::Annulled);
        decided += usize::from(fixture.status.sheet().is_some());
    }
    let all = competition.setting().teams.len();
    match competition.setting().format {
        Format::Swiss { rounds } | Format::Duplicate { rounds, .. } => {
            let there = (0..all).filter(|team| !competition.has_withdrawn(TeamId(*team)));
            let drawn = competition.fixtures().map(|(_, fixture)| fixture.round + 1);
            let left = rounds.saturating_sub(drawn.max().unwrap_or(0));
            matches += left * (there.count() / 2);
        }
        _ => {
            let waits = |tie: &&Tie| tie.teams.contains(&Entrant::Unknown);
            matches += competition.ties().iter().filter(waits).count();
        }
    }
    Progress { decided, matches }
}

/// A competition as everybody may see it: what a program is started by is the organiser's alone.
fn open_overview(competition: &Competition, language: Language) -> Overview {
    let mut overview = competition.overview(language);
    for team in &mut overview.teams {
        if let Player::Program(command) = &mut team.player {
            command.clear();
        }
    }
    overview
}

fn journal(competition: &Competition, times: &[u64], language: Language) -> Vec<JournalLine> {
    let entries = competition.journal().iter().zip(times);
    let lines = entries.map(|(entry, at)| {
        let (what, fixture, reason) = told(entry);
        JournalLine {
            at: *at,
            what,
            words: language.render(&competition.entry_words(entry)),
            fixture: fixture.map(|id| id.0),
            reason: reason.map(str::to_owned),
        }
    });
    lines.collect()
}

/// What an entry is, the match that it is about, and the organiser's reason.
fn told(entry: &Entry) -> (What, Option<FixtureId>, Option<&str>) {
    match entry {
        Entry::Began { fixture, .. } => (What::Began, Some(*fixture), None),
        Entry::Played { fixture, .. } => (What::Played, Some(*fixture), None),
        Entry::Corrected {
            fixture, reason, ..
        } => (What::Corrected, Some(*fixture), Some(reason)),
        Entry::Withdrawn { reason, .. } => (What::Withdrawn, None, Some(reason)),
        Entry::Ruled { reason, .. } => (What::Ruled, None, Some(reason)),
    }
}

/// The squads of the teams that play or have a match to play, where there is something to say of them.
fn squads(competition: &Competition) -> Vec<SquadLine> {
    if !competition.has_squads() {
        return Vec::new();
    }
    let playing = competition.fixtures().filter_map(|(id, fixture)| {
        let playing = matches!(fixture.status, Status::Began(_));
        playing.then_some(id)
    });
    let mut told = BTreeSet::new();
    let mut lines = Vec::new();
    for id in playing.chain(competition.due()) {
        let Ok(fixture) = competition.fixture(id) else {
            continue;
        };
        for team in [fixture.teams.home, fixture.teams.away] {
            if told.insert(team) {
                let line = squad_line(competition, team, id);
                lines
                    .extend((!line.missing.is_empty() || !line.at_risk.is_empty()).then_some(line));
            }
        }
    }
    lines.sort_by_key(|line| line.team);
    lines
}

fn squad_line(competition: &Competition, team: TeamId, next: FixtureId) -> SquadLine {
    let book = competition.squad_book(team, next);
    let missing = book.missing().into_iter().map(|missing| MissingLine {
        shirt: missing.shirt.number(),
        left: missing.left,
        because: (missing.absences.iter())
            .map(|absence| AbsenceLine {
                rule: absence.rule.0,
                fixture: absence.fixture.0,
            })
            .collect(),
    });
    let at_risk = book.sensitive().into_iter().map(|player| RiskLine {
        shirt: player.shirt.number(),
        of: match player.to {
            Danger::Cards => Risk::Card,
            Danger::Injuries => Risk::Injury,
        },
        rule: player.to.rule().0,
        fixture: player.fixture.0,
    });
    SquadLine {
        team: team.0,
        fixture: next.0,
        missing: missing.collect(),
        at_risk: at_risk.collect(),
    }
}
