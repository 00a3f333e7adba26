//! The result of a match: everything that a competition carries on (C20-cup-7 to 14).

use gaffer_core::{BySide, Outcome, RuleId, Side};
use serde::{Serialize, Serializer};

use crate::flow::period::ahead;
use crate::options::Options;
use crate::position::Open;
use crate::squad::{Shirt, ShirtSet};
use crate::step::Period;
use crate::team::{Place, Team};

/// How a match was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// In regular time.
    Regular,
    /// By a golden goal.
    ExtraTime,
    /// In the shoot-out.
    ShootOut,
    /// Because a side had fewer than seven players.
    Forfeit,
}

impl After {
    /// The rule that ended the match.
    pub(crate) const fn rule(self, options: &Options) -> RuleId {
        RuleId(match self {
            Self::Regular if options.tally => "C20-time-8",
            Self::Regular => "C20-time-3",
            Self::ExtraTime => "C20-cup-3",
            Self::ShootOut => "C20-cup-4",
            Self::Forfeit => "C20-card-6",
        })
    }
}

impl Open {
    /// How the match was decided, if it is over now.
    pub(crate) fn decided(&self) -> After {
        match (self.forfeit, self.period) {
            (Some(_), _) => After::Forfeit,
            (None, Period::Regular) => After::Regular,
            (None, Period::ExtraTime) => After::ExtraTime,
            (None, Period::ShootOut) => After::ShootOut,
        }
    }

    /// Who won this match by itself, whoever won the tie; after regular time its own goals say so.
    fn winner_of_the_day(&self) -> Option<Side> {
        let outcome = match self.decided() {
            After::Regular => ahead(self.score),
            After::ExtraTime | After::ShootOut | After::Forfeit => self.outcome(),
        };
        match outcome {
            Outcome::Won(side) => Some(side),
            Outcome::Drawn => None,
        }
    }

    /// The rule that ended the match.
    pub(crate) fn ended_by(&self) -> RuleId {
        self.decided().rule(&self.options)
    }
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchResult {
    /// Who won, in the second leg of a tie the tie (C20-D126); absent after a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// The goals, those of a shoot-out not included (C20-cup-8).
    #[serde(serialize_with = "as_score")]
    pub score: BySide<u8>,
    /// The goals of both legs, where the match is the second leg of a tie.
    #[serde(
        serialize_with = "as_some_score",
        skip_serializing_if = "Option::is_none"
    )]
    pub in_all: Option<BySide<u8>>,
    /// How it was decided.
    pub after: After,
    /// The kicks scored in the shoot-out.
    #[serde(
        serialize_with = "as_some_score",
        skip_serializing_if = "Option::is_none"
    )]
    pub shoot_out: Option<BySide<u8>>,
    /// The points of a tournament (C20-cup-7).
    #[serde(
        serialize_with = "as_some_score",
        skip_serializing_if = "Option::is_none"
    )]
    pub points: Option<BySide<u8>>,
    /// Home's players with something to carry on.
    pub home: TeamResult,
    /// Away's.
    pub away: TeamResult,
}

/// What a side carries on from a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TeamResult {
    /// Players with one yellow card and no red one.
    pub yellow: ShirtSet,
    /// Players sent off.
    pub red: ShirtSet,
    /// Players injured once.
    pub injured: ShirtSet,
    /// Players injured twice.
    pub injured_twice: ShirtSet,
    /// Players who were out for this match.
    pub suspended: ShirtSet,
    /// Substitutions used.
    pub substitutions: u8,
}

impl TeamResult {
    fn from_team(team: &Team) -> Self {
        let red = team.all_in(Place::SentOff);
        let twice = team.all_in(Place::InjuredOff);
        Self {
            yellow: team.yellow.minus(red),
            red,
            injured: team.injured.minus(twice),
            injured_twice: twice,
            suspended: team.all_in(Place::Suspended),
            substitutions: team.substitutions,
        }
    }

    /// The cards of a player.
    pub fn card(&self, shirt: Shirt) -> crate::tournament::Card {
        use crate::tournament::Card;
        if self.red.has(shirt) {
            Card::Red
        } else if self.yellow.has(shirt) {
            Card::Yellow
        } else {
            Card::None
        }
    }

    /// How often a player was injured.
    pub fn injuries(&self, shirt: Shirt) -> u8 {
        if self.injured_twice.has(shirt) {
            2
        } else {
            u8::from(self.injured.has(shirt))
        }
    }
}

impl MatchResult {
    pub(crate) fn from_open(open: &Open) -> Self {
        let winner = match open.outcome() {
            Outcome::Won(side) => Some(side),
            Outcome::Drawn => None,
        };
        let after = open.decided();
        Self {
            winner,
            score: open.score,
            in_all: open.options.is_second_leg().then(|| open.in_all()),
            after,
            shoot_out: (open.period == Period::ShootOut).then_some(open.shoot_out.scored),
            points: open
                .winner_of_the_day()
                .filter(|_| open.options.cup)
                .map(|winner| points(winner, open.period)),
            home: TeamResult::from_team(&open.teams.home),
            away: TeamResult::from_team(&open.teams.away),
        }
    }
}

/// The points of winner and loser (C20-cup-7).
fn points(winner: Side, period: Period) -> BySide<u8> {
    let (won, lost) = match period {
        Period::Regular => (5, 0),
        Period::ExtraTime => (4, 1),
        Period::ShootOut => (3, 2),
    };
    BySide::with(|side| if side == winner { won } else { lost })
}

/// A pair of numbers as text: "2-1".
pub(crate) fn score_text(score: BySide<u8>) -> String {
    format!("{}-{}", score.home, score.away)
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn as_score<S: Serializer>(score: &BySide<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&score_text(*score))
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    clippy::ref_option,
    reason = "serde passes a reference"
)]
fn as_some_score<S: Serializer>(
    score: &Option<BySide<u8>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match score {
        Some(score) => as_score(score, serializer),
        None => serializer.serialize_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::step::Step;

    /// Home's number and away's.
    type Pair = [u8; 2];

    /// A match of a tournament that ended: period, goals, kicks scored; its winner and points (C20-cup-7). The winner
    /// is also who goes on in a knock-out round (C20-cup-8).
    const POINTS: [(Period, Pair, Pair, Side, Pair); 7] = [
        (Period::Regular, [2, 0], [0, 0], Side::Home, [5, 0]),
        (Period::Regular, [0, 1], [0, 0], Side::Away, [0, 5]),
        (Period::ExtraTime, [2, 1], [0, 0], Side::Home, [4, 1]),
        (Period::ExtraTime, [1, 2], [0, 0], Side::Away, [1, 4]),
        (Period::ShootOut, [1, 1], [4, 3], Side::Home, [3, 2]),
        (Period::ShootOut, [1, 1], [3, 4], Side::Away, [2, 3]),
        (Period::ShootOut, [0, 0], [5, 6], Side::Away, [2, 3]),
    ];

    /// A second leg that ended, as `SECOND_LEGS` lists it.
    type SecondLeg = (Pair, Period, Pair, Pair, Side, Pair, Option<Pair>);

    /// A second leg that ended: the goals of the first, period, goals, kicks scored; the winner of the tie, its goals and
    /// the points of the leg by itself (C20-D126).
    const SECOND_LEGS: [SecondLeg; 7] = [
        (
            [1, 0],
            Period::Regular,
            [1, 1],
            [0, 0],
            Side::Home,
            [2, 1],
            None,
        ),
        (
            [0, 2],
            Period::Regular,
            [1, 0],
            [0, 0],
            Side::Away,
            [1, 2],
            Some([5, 0]),
        ),
        (
            [0, 1],
            Period::Regular,
            [3, 0],
            [0, 0],
            Side::Home,
            [3, 1],
            Some([5, 0]),
        ),
        (
            [3, 1],
            Period::ExtraTime,
            [0, 3],
            [0, 0],
            Side::Away,
            [3, 4],
            Some([1, 4]),
        ),
        (
            [0, 3],
            Period::ExtraTime,
            [4, 0],
            [0, 0],
            Side::Home,
            [4, 3],
            Some([4, 1]),
        ),
        (
            [2, 0],
            Period::ShootOut,
            [0, 2],
            [4, 3],
            Side::Home,
            [2, 2],
            Some([3, 2]),
        ),
        (
            [0, 1],
            Period::ShootOut,
            [2, 1],
            [2, 4],
            Side::Away,
            [2, 2],
            Some([2, 3]),
        ),
    ];

    fn by_side([home, away]: Pair) -> BySide<u8> {
        BySide { home, away }
    }

    #[test]
    fn the_period_of_the_decision_gives_the_points() {
        for (period, goals, kicks, winner, points) in POINTS {
            let mut open = Open::start(Options::TOURNAMENT);
            open.step = Step::Over;
            open.period = period;
            open.score = by_side(goals);
            open.shoot_out.scored = by_side(kicks);
            let result = MatchResult::from_open(&open);
            assert_eq!(result.winner, Some(winner), "{goals:?} {kicks:?}");
            assert_eq!(result.points, Some(by_side(points)), "{goals:?} {kicks:?}");
            assert_eq!(result.score, by_side(goals), "kicks are no goals");
            assert_eq!(result.in_all, None);
        }
    }

    #[test]
    fn a_tie_is_won_by_the_goals_of_both_legs() {
        for (brought, period, goals, kicks, winner, in_all, points) in SECOND_LEGS {
            let mut open = Open::start(Options {
                brought: by_side(brought),
                ..Options::TOURNAMENT
            });
            open.step = Step::Over;
            open.period = period;
            open.score = by_side(goals);
            open.shoot_out.scored = by_side(kicks);
            let result = MatchResult::from_open(&open);
            let what = format!("{brought:?} {goals:?} {kicks:?}");
            assert_eq!(result.winner, Some(winner), "{what}");
            assert_eq!(result.in_all, Some(by_side(in_all)), "{what}");
            assert_eq!(result.points, points.map(by_side), "{what}");
            assert_eq!(result.score, by_side(goals), "the leg has its own score");
        }
    }
}
