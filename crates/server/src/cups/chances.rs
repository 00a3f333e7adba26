//! Everybody's chances in a competition: seasons played on from where it stands, and kept until something is decided.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gaffer_cup::{
    Competition, Entrant, Entry, Format, Places, RatedBy, Simulation, TeamId, Tie, TieId,
};
use gaffer_games::protocol::Problem;
use gaffer_lab::Interval;
use serde::Serialize;
use tokio::sync::OnceCell;
use utoipa::ToSchema;

use super::Cup;
use crate::app::App;
use crate::problem;
use crate::visitor::Visitor;

/// How many seasons are played: with a thousand a chance is known to three in a hundred.
const MOST_SEASONS: u64 = 1000;
/// No season is begun after this time.
const LONGEST: Duration = Duration::from_secs(1);
/// The most teams of which seasons are played: one of them takes a tenth of a second.
const MOST_TEAMS: usize = 256;
/// Of how many competitions the chances are kept.
const MOST_KEPT: usize = 64;

/// The chances in a competition, as seasons that were played on from where it stands have them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupChances)]
pub(crate) struct Chances {
    /// How many seasons were played; none where there are more than 256 teams.
    pub seasons: u64,
    /// Where the ratings of the teams come from.
    pub rated_by: RatedBy,
    /// The teams of which nothing is known, which count as the average of the others.
    pub unrated: Vec<usize>,
    /// What there are chances of, the hardest first.
    pub of: Vec<Aim>,
    /// The teams that are still there, the best chance to win first.
    pub teams: Vec<TeamChances>,
}

/// What a team may reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = CupAim)]
pub(crate) enum Aim {
    /// To win the competition.
    Win,
    /// To win its group, where nothing comes after it.
    WinGroup,
    /// To be among the first three.
    FirstThree,
    /// To play in the final.
    Final,
    /// To play in a semi-final.
    SemiFinal,
    /// To play in a quarter-final.
    QuarterFinal,
    /// To go on from its group to the knock-out.
    KnockOut,
}

/// The chances of a team.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CupTeamChances)]
pub(crate) struct TeamChances {
    /// The team; of a team of two the first.
    pub team: usize,
    /// The second of a team of two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partner: Option<usize>,
    /// Its chance of each, 0 to 1, in the order of `of`.
    pub chances: Vec<Chance>,
}

impl TeamChances {
    fn means(&self) -> impl Iterator<Item = f64> {
        self.chances.iter().map(|chance| chance.mean)
    }
}

/// A chance with its 95% interval; where it is decided both ends are the same.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = CupChance)]
pub(crate) struct Chance {
    /// The share of the seasons.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The chances that were asked for last, each for the number of decisions after which it holds.
#[derive(Debug, Default)]
pub(crate) struct KeptChances(Mutex<HashMap<String, (usize, Slot)>>);

type Slot = Arc<OnceCell<Arc<Chances>>>;

impl KeptChances {
    /// The chances in a competition; whoever asks while they are computed waits for the same.
    pub(crate) async fn of(
        &self,
        app: &App,
        visitor: Visitor,
        id: &str,
    ) -> Result<Arc<Chances>, Problem> {
        let cup = app.cups.open(app, id).await?;
        if cup.competition.setting().teams.len() > MOST_TEAMS {
            return Ok(Arc::new(Chances::none()));
        }
        let slot = self.slot(id, cup.decisions());
        if let Some(chances) = slot.get() {
            return Ok(Arc::clone(chances));
        }
        let competition = cup.competition();
        drop(cup);
        let compute = async || {
            let played = app.in_turn(visitor, id, move || chances(&competition));
            played.await?.map(Arc::new)
        };
        slot.get_or_try_init(compute).await.map(Arc::clone)
    }

    fn slot(&self, id: &str, decisions: usize) -> Slot {
        // The map is whole after every line, so a panic elsewhere has not broken it.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((after, slot)) = kept.get(id)
            && *after == decisions
        {
            return Arc::clone(slot);
        }
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        let slot = Slot::default();
        kept.insert(id.to_owned(), (decisions, Arc::clone(&slot)));
        slot
    }
}

impl Chances {
    /// Those of which nobody has played a season.
    const fn none() -> Self {
        Self {
            seasons: 0,
            rated_by: RatedBy::Nothing,
            unrated: Vec::new(),
            of: Vec::new(),
            teams: Vec::new(),
        }
    }
}

impl Cup {
    /// How often something was decided: that a match has begun changes no chance.
    fn decisions(&self) -> usize {
        let journal = self.competition.journal().iter();
        let decisions = journal.filter(|entry| !matches!(entry, Entry::Began { .. }));
        decisions.count()
    }
}

fn chances(competition: &Competition) -> Result<Chances, Problem> {
    let setting = competition.setting();
    let aims = aims(&setting.format, setting.teams.len());
    let simulation = Simulation::new(competition);
    let mut places = Places::none(setting.teams.len());
    let begun = Instant::now();
    while places.seasons() < MOST_SEASONS && begun.elapsed() < LONGEST {
        let number = places.seasons();
        let season = simulation.seasons(number..number + 1);
        places.add(&season.map_err(|refusal| {
            tracing::error!(?refusal, "a season cannot be simulated");
            problem::internal()
        })?);
    }
    let pairs = matches!(setting.format, Format::Duplicate { pairs: true, .. });
    let mut teams: Vec<TeamChances> = (0..setting.teams.len())
        .step_by(if pairs { 2 } else { 1 })
        .filter(|team| !competition.has_withdrawn(TeamId(*team)))
        .map(|team| TeamChances {
            team,
            partner: pairs.then_some(team + 1),
            chances: (aims.iter())
                .map(|(aim, last)| chance(competition, &places, TeamId(team), (*aim, *last)))
                .collect(),
        })
        .collect();
    // Those who are level stay in the order of the seeding.
    teams.sort_by(|one, other| {
        let better = other.means().partial_cmp(one.means());
        better.unwrap_or(Ordering::Equal)
    });
    Ok(Chances {
        seasons: places.seasons(),
        rated_by: simulation.rated_by(),
        unrated: simulation.unrated().iter().map(|team| team.0).collect(),
        of: aims.into_iter().map(|(aim, _)| aim).collect(),
        teams,
    })
}

/// What teams of a format may reach, and the last place of those who do.
fn aims(format: &Format, teams: usize) -> Vec<(Aim, usize)> {
    const ROUNDS: [(Aim, usize); 3] =
        [(Aim::Final, 2), (Aim::SemiFinal, 4), (Aim::QuarterFinal, 8)];
    let rounds = |teams: usize| ROUNDS.into_iter().filter(move |(_, last)| *last < teams);
    let first_three = |teams: usize| (teams > 3).then_some((Aim::FirstThree, 3));
    let win = std::iter::once((Aim::Win, 1));
    match format {
        Format::RoundRobin(league) if league.groups > 1 => vec![(Aim::WinGroup, 1)],
        Format::KnockOut(_) => win.chain(rounds(teams)).collect(),
        Format::GroupsThenKnockOut {
            league, qualify, ..
        } => {
            let on = league.groups * qualify;
            let go_on = (Aim::KnockOut, on);
            win.chain(rounds(on)).chain([go_on]).collect()
        }
        Format::Duplicate { pairs: true, .. } => win.chain(first_three(teams / 2)).collect(),
        Format::RoundRobin(_) | Format::Swiss { .. } | Format::Duplicate { .. } => {
            win.chain(first_three(teams)).collect()
        }
    }
}

/// Whether a team has reached something in a knock-out, or never will, once that is decided.
fn is_known(competition: &Competition, team: TeamId, aim: Aim, last: usize) -> Option<bool> {
    let ties = competition.ties();
    let teams_of = |round: usize| {
        let of_round = |tie: &&Tie| tie.round == round && !tie.third_place;
        2 * ties.iter().filter(of_round).count()
    };
    let own = ties.iter().enumerate().filter(|(_, tie)| {
        let is_in = tie.teams.contains(&Entrant::Team(team));
        is_in && !tie.third_place
    });
    let known = own.map(|(number, tie)| {
        let teams = teams_of(tie.round);
        if aim == Aim::KnockOut || teams <= last {
            return Some(true);
        }
        // Who loses it goes no further; who wins the last one has won.
        let [winner, _] = competition.tie_result(TieId(number))?;
        let has_won = winner == Entrant::Team(team);
        (!has_won || teams == 2).then_some(has_won)
    });
    // The later ties say more, but that one was reached is true for good.
    known.flatten().reduce(|before, now| before || now)
}

fn chance(
    competition: &Competition,
    places: &Places,
    team: TeamId,
    (aim, last): (Aim, usize),
) -> Chance {
    let reached = places.of(team).iter().take(last).sum();
    // Of a competition that is over every season is the same.
    let known = if competition.is_over() {
        Some(reached > 0)
    } else {
        is_known(competition, team, aim, last)
    };
    let share = match known {
        Some(known) => Interval::certain(f64::from(u8::from(known))),
        None => Interval::of_share(reached, places.seasons()),
    };
    Chance {
        mean: share.mean,
        low: share.low,
        high: share.high,
    }
}
