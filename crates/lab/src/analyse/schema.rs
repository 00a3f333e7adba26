//! How values of the coaches are described to other programs: the coaches wait for no description when they are built.

use utoipa::ToSchema;

/// Points and goals, as one side sees them.
#[derive(Debug, ToSchema)]
pub struct Swing {
    /// Points: a win is 1, a draw a half, a defeat 0.
    pub points: f64,
    /// The lead in goals.
    pub goals: f64,
}

/// What a match is expected to end as, as the home side sees it.
#[derive(Debug, ToSchema)]
pub struct Expected {
    /// The chance that the home side wins, from 0 to 1.
    pub win: f64,
    /// The chance of a draw.
    pub draw: f64,
    /// The chance that the away side wins.
    pub loss: f64,
    /// The home side's points: the chance to win and half of that to draw.
    pub points: f64,
    /// The home side's lead at the end, in goals.
    pub lead: f64,
}

/// What a match adds up to, as the home side sees it: `start + luck - costs.home + costs.away + corrections` is `end`.
#[derive(Debug, ToSchema)]
#[schema(as = ReviewSums)]
pub struct Sums {
    /// The value before the first answer.
    pub start: Swing,
    /// The luck of all rolls.
    pub luck: Swing,
    /// What each side's decisions cost it, as it sees it itself.
    pub costs: gaffer_games::described::BySide<Swing>,
    /// What the values did not foresee: the judge's own change of mind.
    pub corrections: Swing,
    /// The value after the last answer: the result, if the match is over.
    pub end: Swing,
}
