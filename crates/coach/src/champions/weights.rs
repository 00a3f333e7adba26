//! The few numbers of the coach's judgement, all in goals, found by matches against itself.

/// What the coach thinks things are worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// A kick that is one step too short for a shot.
    pub short: f64,
    /// How much of that each further step leaves.
    pub fade: f64,
    /// The part of a shot's chance that interceptions leave, where they are not counted.
    pub untouched: f64,
    /// A shot that is not a goal.
    pub saved: f64,
    /// How much of the next turn's kick is left when the opponents have moved in between.
    pub later: f64,
    /// Each step that a side's nearest player is from the ball.
    pub near: f64,
    /// Each step that a goalie is away from his goal.
    pub goalie: f64,
    /// A foul, beside the free kick: a card, and perhaps soon a player fewer.
    pub foul: f64,
    /// A possible interception, in the quick look at a pass.
    pub attempt: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            short: 0.2,
            fade: 0.85,
            untouched: 0.85,
            saved: -0.03,
            later: 0.5,
            near: 0.003,
            goalie: 0.01,
            foul: 0.08,
            attempt: 0.01,
        }
    }
}
