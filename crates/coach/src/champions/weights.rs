//! The few numbers of the coach's judgement, all in goals, found by matches against itself.

/// What the coach thinks things are worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// A certain shot of the side that rolls next, as far as the quick look sees it.
    pub shot: f64,
    /// How far the exact chance of that shot replaces the quick look's, where it is known.
    pub threat: f64,
    /// The same of the other side, which comes to it only if the first does not reach the ball.
    pub reply: f64,
    /// Each ball step that the ball is nearer to the opponents' goal than to the own one.
    pub territory: f64,
    /// Each step that a side's nearest player is nearer to the ball than the opponents' nearest.
    pub near: f64,
    /// The same for the second nearest players.
    pub support: f64,
    /// Each step that a goalie is away from his goal.
    pub goalie: f64,
    /// A foul, beside the free kick: a card, and perhaps soon a player fewer.
    pub foul: f64,
    /// Each player more on the pitch.
    pub player: f64,
    /// Each yellow card less among them.
    pub card: f64,
    /// Each step of a kick that cannot be a shot.
    pub kick: f64,
    /// A possible interception, in the quick look at a pass.
    pub attempt: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            shot: 0.7,
            threat: 1.0,
            reply: 0.62,
            territory: 0.015,
            near: 0.006,
            support: 0.004,
            goalie: 0.005,
            foul: 0.05,
            player: 0.15,
            card: 0.02,
            kick: 0.02,
            attempt: 0.01,
        }
    }
}
