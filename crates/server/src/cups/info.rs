//! A competition as it is told over HTTP.

use std::collections::BTreeSet;
use std::sync::Arc;

use gaffer_cup::{Competition, Danger, Entry, FixtureId, Overview, Player, Setting, TeamId};
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
    /// What happened, the first first.
    pub journal: Vec<JournalLine>,
    /// Who misses the next match of a team, or may miss the one after it, where the game has squads.
    pub squads: Vec<SquadLine>,
}

/// Something that happened in a competition.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupJournalLine)]
pub(crate) struct JournalLine {
    /// Seconds since 1970.
    pub at: u64,
    /// What happened.
    pub words: String,
    /// Why, where the organiser had to say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A squad before the next match of its team.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupSquadLine)]
pub(crate) struct SquadLine {
    /// The team.
    pub team: usize,
    /// Who is not in the squad of its next match.
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
            journal: journal(&competition, &times, language),
            squads: squads(&competition),
        }
    }
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
    let lines = entries.map(|(entry, at)| JournalLine {
        at: *at,
        words: language.render(&competition.entry_words(entry)),
        reason: reason(entry).map(str::to_owned),
    });
    lines.collect()
}

fn reason(entry: &Entry) -> Option<&str> {
    match entry {
        Entry::Corrected { reason, .. }
        | Entry::Withdrawn { reason, .. }
        | Entry::Ruled { reason, .. } => Some(reason),
        Entry::Began { .. } | Entry::Played { .. } => None,
    }
}

/// The squads of the teams that have a match to play, where there is something to say of them.
fn squads(competition: &Competition) -> Vec<SquadLine> {
    if !competition.has_squads() {
        return Vec::new();
    }
    let mut told = BTreeSet::new();
    let mut lines = Vec::new();
    for id in competition.due() {
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
        missing: missing.collect(),
        at_risk: at_risk.collect(),
    }
}
