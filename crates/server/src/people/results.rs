//! Ratings, results, badges and dice of people as they are told over HTTP.

use gaffer_club::{Badge, DiceStatistics, DieStatistics, Ladder, Rating, Speed, Time};
use gaffer_core::{BySide, How, Side};
use gaffer_games::described;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Kind, SolverInfo};
use crate::store::{Past, PastSide, Placed, RatedAt, Rung, Tally};

/// How fast matches are.
#[derive(ToSchema)]
#[schema(as = Speed, rename_all = "kebab-case")]
#[expect(dead_code, reason = "it is described, and never made")]
pub(crate) enum DescribedSpeed {
    Blitz,
    Rapid,
    Slow,
    Correspondence,
}

/// What a side is remembered for.
#[derive(ToSchema)]
#[schema(as = Badge, rename_all = "kebab-case")]
#[expect(dead_code, reason = "it is described, and never made")]
pub(crate) enum DescribedBadge {
    ComebackFromThree,
    DrawFromThree,
    LateTurn,
    LastMinuteWinner,
    ShutOutWithTen,
    WinWithNine,
    ThreeInFifteen,
    FiveGoalWin,
    ShootOutFromTwo,
}

/// A ladder: ratings are those of members on one of these.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LadderInfo {
    /// The game.
    pub game: String,
    /// The game's name as it is printed.
    pub name: &'static str,
    /// The edition of its rules.
    pub edition: String,
    /// How fast it is played.
    #[schema(value_type = DescribedSpeed)]
    pub speed: Speed,
}

impl From<Ladder> for LadderInfo {
    fn from(ladder: Ladder) -> Self {
        Self {
            name: gaffer_games::find(&ladder.game).map_or("", |game| game.title()),
            game: ladder.game,
            edition: ladder.edition,
            speed: ladder.speed,
        }
    }
}

/// How many matches were won, drawn and lost.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = MatchCounts)]
pub(crate) struct Counts {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

impl From<[u32; 3]> for Counts {
    fn from([won, drawn, lost]: [u32; 3]) -> Self {
        Self { won, drawn, lost }
    }
}

/// A rating as it is known now: less certain with every day since the last match.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = Rating)]
pub(crate) struct RatingInfo {
    /// The strength: 400 points more are ten to one.
    pub points: i32,
    /// How uncertain it is: two times in three the true strength is no further away.
    pub deviation: i32,
    /// Whether too little is known for a place on the ladder.
    pub provisional: bool,
}

impl From<Rating> for RatingInfo {
    fn from(rating: Rating) -> Self {
        Self {
            points: rating.points().round() as i32,
            deviation: rating.deviation().round() as i32,
            provisional: rating.is_provisional(),
        }
    }
}

/// Where somebody stands on a ladder.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Standing)]
pub(crate) struct StandingInfo {
    /// The ladder.
    pub ladder: LadderInfo,
    /// The rating.
    pub rating: RatingInfo,
    /// The place on the ladder, where the rating is certain enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// The rated matches.
    pub matches: Counts,
    /// Milliseconds since 1970 of the last one.
    pub at: u64,
    /// The computer whose strength is nearest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<Fitting>,
}

impl StandingInfo {
    /// Where somebody stands at a moment; the place is found where there is one.
    pub(crate) fn new(placed: Placed, now: u64) -> Self {
        let rating = placed.standing.now(Time(now));
        let opponent = placed.ladder.fitting_opponent(rating);
        Self {
            rating: rating.into(),
            place: None,
            matches: placed.record.into(),
            at: placed.standing.at.0,
            opponent: opponent.map(|(preset, coach)| Fitting { preset, coach }),
            ladder: placed.ladder.into(),
        }
    }
}

/// A computer coach that fits somebody's strength.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FittingOpponent)]
pub(crate) struct Fitting {
    /// The preset in which its strength was measured.
    pub preset: &'static str,
    /// The coach.
    pub coach: &'static str,
}

/// What somebody has played of a game by a preset.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PresetResults {
    /// The game.
    pub game: String,
    /// The preset; not there where the options are those of none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// The game as these options play it.
    pub title: String,
    /// The matches.
    pub matches: Counts,
    /// The goals scored.
    pub scored: u32,
    /// The goals conceded.
    pub conceded: u32,
}

impl From<Tally> for PresetResults {
    fn from(tally: Tally) -> Self {
        let [scored, conceded] = tally.goals;
        Self {
            game: tally.game,
            preset: tally.preset,
            title: tally.title,
            matches: tally.record.into(),
            scored,
            conceded,
        }
    }
}

/// A badge that somebody has.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BadgeInfo {
    /// Which.
    #[schema(value_type = DescribedBadge)]
    pub badge: Badge,
    /// How often.
    pub count: u32,
    /// The last match that was worth it.
    pub id: String,
    /// Milliseconds since 1970 of its end.
    pub at: u64,
}

/// A person or program of the club, as far as the asker may know: of matches that were not rated only public ones and those that
/// he played himself.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Person {
    /// The name.
    pub name: String,
    /// A person or a program.
    pub kind: Kind,
    /// Seconds since 1970 when the account was made.
    pub created: u64,
    /// Whether it is the account that asks.
    pub own: bool,
    /// Where it stands on the ladders on which it has played.
    pub standings: Vec<StandingInfo>,
    /// What it has played.
    pub results: Vec<PresetResults>,
    /// Its badges.
    pub badges: Vec<BadgeInfo>,
    /// Where it stands as a solver of puzzles.
    pub puzzles: Vec<SolverInfo>,
}

/// Some matches of somebody, the last first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PastMatches {
    /// The matches.
    pub matches: Vec<PastMatch>,
    /// What to ask for the ones before with; not there where these are the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<i64>,
}

/// A match that somebody has played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PastMatch {
    /// Its name in addresses.
    pub id: String,
    /// Whether it can still be looked at.
    pub kept: bool,
    /// The game.
    pub game: String,
    /// The game as its options play it.
    pub title: String,
    /// Milliseconds since 1970 of its end.
    pub at: u64,
    /// How it ended before the whistle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::How>)]
    pub how: Option<How>,
    /// The side that he played.
    #[schema(value_type = described::Side)]
    pub side: Side,
    /// Who won; nobody where it is a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub winner: Option<Side>,
    /// Whether it was rated.
    pub rated: bool,
    /// Both sides.
    #[schema(value_type = described::BySide<PastTeam>)]
    pub teams: BySide<PastTeam>,
}

/// A side of a match that somebody has played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PastTeam {
    /// The team.
    pub team: String,
    /// The goals.
    pub goals: u8,
    /// The account that played it; empty where it was closed, not there where nobody was logged in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The computer coach that played it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coach: Option<String>,
    /// The rating points before, where its rating changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<i32>,
    /// The rating points after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<i32>,
    /// Its badges.
    #[schema(value_type = Vec<DescribedBadge>)]
    pub badges: Vec<Badge>,
}

impl From<PastSide> for PastTeam {
    fn from(side: PastSide) -> Self {
        let points = |index: usize| side.points.map(|points| points[index].round() as i32);
        Self {
            before: points(0),
            after: points(1),
            badges: badges(&side.badges),
            team: side.team,
            goals: side.goals,
            name: side.name,
            coach: side.coach,
        }
    }
}

/// Badges by their names; one that this program does not know is left out.
pub(crate) fn badges(names: &[String]) -> Vec<Badge> {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}

impl PastMatch {
    /// A match of an account.
    pub(crate) fn new(past: Past, account: i64) -> Self {
        let BySide { home, away } = past.sides;
        Self {
            id: past.id,
            kept: past.is_kept,
            game: past.game,
            title: past.title,
            at: past.at,
            how: past.how,
            side: if home.account == Some(account) {
                Side::Home
            } else {
                Side::Away
            },
            winner: past.winner,
            rated: past.is_rated,
            teams: BySide {
                home: home.into(),
                away: away.into(),
            },
        }
    }
}

/// A rating after a match.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingPoint {
    /// Milliseconds since 1970.
    pub at: u64,
    /// The rating.
    pub rating: RatingInfo,
    /// The match.
    pub id: String,
}

impl From<RatedAt> for RatingPoint {
    fn from(one: RatedAt) -> Self {
        Self {
            at: one.at,
            rating: one.rating.into(),
            id: one.id,
        }
    }
}

/// A page of a ladder.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LadderPage {
    /// The ladder.
    pub ladder: LadderInfo,
    /// Every ladder that there is.
    pub ladders: Vec<LadderInfo>,
    /// How many have a place.
    pub members: u32,
    /// The number of the page, from 1 on.
    pub page: u32,
    /// How many pages there are, one at least.
    pub pages: u32,
    /// The places on this page.
    pub places: Vec<LadderPlace>,
}

/// A place of a ladder.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LadderPlace {
    /// The place, from 1 on.
    pub place: u32,
    /// The name.
    pub name: String,
    /// A person or a program.
    pub kind: Kind,
    /// The rating.
    pub rating: RatingInfo,
    /// The rated matches.
    pub matches: Counts,
    /// Milliseconds since 1970 of the last one.
    pub at: u64,
}

impl LadderPlace {
    /// A place at a moment.
    pub(crate) fn new(place: u32, rung: Rung, now: u64) -> Self {
        Self {
            place,
            name: rung.name,
            kind: rung.kind,
            rating: rung.placed.standing.now(Time(now)).into(),
            matches: rung.placed.record.into(),
            at: rung.placed.standing.at.0,
        }
    }
}

/// What dice showed in many matches, against what fair dice show.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DiceCounts)]
pub(crate) struct DiceTold {
    /// Each kind of dice.
    pub dice: Vec<DieTold>,
    /// How many dice are left out, because the rules had rolls thrown again: their faces are not equally likely.
    pub left_out: u64,
}

/// What dice of one kind showed.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DieCounts)]
pub(crate) struct DieTold {
    /// How many faces they have.
    pub faces: u8,
    /// How many were thrown.
    pub thrown: u64,
    /// How often each face came, from 1 on.
    pub counts: Vec<u64>,
    /// How often fair dice show each on average.
    pub expected: f64,
    /// The sum of squared differences, each divided by what was expected; not there where there are too few dice to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chi_square: Option<f64>,
    /// Its degrees of freedom.
    pub freedom: u32,
    /// How likely fair dice are as far from the average or further, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
    /// The most dice in a row of one match that showed the same face.
    pub longest_run: u64,
    /// That face.
    pub longest_face: u8,
    /// How many those are on average with as many fair dice in as many matches.
    pub expected_run: f64,
}

impl From<DiceStatistics> for DiceTold {
    fn from(all: DiceStatistics) -> Self {
        let dice = all.dice.into_iter();
        Self {
            dice: dice.map(|(faces, die)| DieTold::new(faces, die)).collect(),
            left_out: all.left_out,
        }
    }
}

impl DieTold {
    fn new(faces: u8, die: DieStatistics) -> Self {
        let chi_square = die.chi_square();
        Self {
            faces,
            thrown: die.thrown(),
            expected: die.thrown() as f64 / f64::from(faces.max(1)),
            chi_square: chi_square.map(|found| found.value),
            freedom: u32::from(faces.saturating_sub(1)),
            chance: chi_square.map(|found| found.chance),
            longest_run: die.longest.length,
            longest_face: die.longest.face,
            expected_run: die.expected_longest(),
            counts: die.counts,
        }
    }
}
