//! The table of a league or a group: what each team has, in the order of the places, and what decided the order.

mod played;
mod rank;
mod totals;

use serde::Serialize;

pub use played::Played;

use crate::setting::TieBreak;
use crate::team::TeamId;
use rank::Step;
use totals::Totals;

/// A team's line in a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The team.
    pub team: TeamId,
    /// Its place, from 1; no two teams share one, since in the end a lot decides.
    pub place: usize,
    /// Matches played, byes included.
    pub played: u32,
    /// Matches won, byes included.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// Goals scored.
    pub goals_for: u32,
    /// Goals conceded.
    pub goals_against: u32,
    /// Points.
    pub points: u32,
    /// What separates it from a neighbour with the same points: from the one above, or, where that one has more points, from
    /// the one below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<SeparatedBy>,
    /// Whether nothing but a lot separates it from a neighbour.
    pub lot: bool,
}

impl Row {
    /// The line of a team without a match; its place is that of the table in which it is put.
    pub(crate) fn unplayed(team: TeamId) -> Self {
        Self {
            team,
            place: 0,
            played: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            goals_for: 0,
            goals_against: 0,
            points: 0,
            by: None,
            lot: false,
        }
    }
}

/// What separates a team from its neighbour in a table when both have the same points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeparatedBy {
    /// The neighbour.
    pub from: TeamId,
    /// What was compared.
    pub measure: Measure,
    /// The team's own value; the higher one is better.
    pub own: i32,
    /// The neighbour's value.
    pub other: i32,
    /// The teams that were level before it was compared, by their seeding: those whose direct matches count, or who drew the lot.
    pub among: Vec<TeamId>,
}

/// A number by which teams with the same points are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Goals scored less goals conceded.
    Difference,
    /// Goals scored.
    Goals,
    /// Points in the matches among those level.
    DirectPoints,
    /// Goals scored less goals conceded in the matches among those level.
    DirectDifference,
    /// Goals scored in the matches among those level.
    DirectGoals,
    /// Matches won, byes included.
    Wins,
    /// The points of all opponents, each as often as it was met.
    Buchholz,
    /// Twice the Sonneborn-Berger score: twice the points of the beaten and once those of the drawn, so that it is whole.
    SonnebornBerger,
    /// The number drawn by lot, from 1; the highest is the best.
    Lot,
}

/// The table of these teams, from the first place on.
///
/// Matches and byes of other teams do not count. A bye is a win with its points and without goals. The points come first,
/// then the tie-breaks in their order, then a lot.
pub fn standings(
    teams: &[TeamId],
    played: &[Played],
    byes: &[(TeamId, u16)],
    order: &[TieBreak],
    seed: u64,
) -> Vec<Row> {
    let totals = Totals::of(teams, played, byes);
    let ranked = rank::ranked(&totals, order, seed);
    let row = |at: usize| {
        let line = &totals.lines[ranked[at].team];
        let above = ranked[at].under.as_ref();
        let below = ranked.get(at + 1).and_then(|one| one.under.as_ref());
        let from_above = above.map(|step| step.of_lower(&totals, ranked[at - 1].team));
        let from_below = below.map(|step| step.of_upper(&totals, ranked[at + 1].team));
        Row {
            team: line.team,
            place: at + 1,
            played: line.won + line.drawn + line.lost,
            won: line.won,
            drawn: line.drawn,
            lost: line.lost,
            goals_for: line.goals_for,
            goals_against: line.goals_against,
            points: line.points,
            lot: [above, below].into_iter().flatten().any(Step::is_lot),
            by: from_above.or(from_below),
        }
    };
    (0..ranked.len()).map(row).collect()
}
