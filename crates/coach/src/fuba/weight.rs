//! The weights of the evaluation, in goals, found by matches of the coach against itself.

use gaffer_fuba::edition::ByEdition;
use gaffer_fuba::pitch::AREAS;

/// For each area as the home side sees the pitch: what a piece is worth there, and how many count.
pub(super) type Shape = [(f64, u8); AREAS];

/// What differs with the edition; areas are as the home side sees the pitch: a1 to a4, b1 to b5, c1 to c4.
pub(super) struct Weights {
    /// Having the ball in an area for what may come of it in later turns: little in the own half, more
    /// with every step towards the goal.
    pub(super) place: [f64; AREAS],
    /// How much the ball's present place counts beside its next pass: without it the coach would wait
    /// for ever with a good pass in hand.
    pub(super) present: f64,
    /// The same while the other team's moves are still to come, where both move after a pass (1.0).
    pub(super) answered: f64,
    /// Each point of the ball value below 3, where the next pass is checked against it (1.0, 2014).
    pub(super) hold: f64,
    /// What is left of a chance to score when the team acts first in the area it plays to.
    pub(super) acts_first: f64,
    /// The same when the opponents act first: they press, crowd the goal or spoil the value.
    pub(super) acts_later: f64,
    /// A corner kick.
    pub(super) corner: f64,
    /// A free kick with a set-up.
    pub(super) free_kick: [f64; AREAS],
    /// A kick-off, which is the ball in the centre.
    pub(super) kick_off: f64,
    /// The keeper in his penalty area: without him every shot gains 4.
    pub(super) keeper: f64,
    /// Each player more than the opponents have at the ball, up to two: what is done to the ball goes by
    /// these numbers.
    pub(super) lead_at_ball: f64,
    /// Each outfield piece of the controlling team in an area: somebody to play to in front.
    pub(super) attackers: Shape,
    /// Each outfield piece of the passive team in an area: cover in front of the own goal. More weight
    /// than this makes a team that never gets out of its half.
    pub(super) defenders: Shape,
    /// The first condition point of a defence, midfield and forward stock: near the goals a boost decides
    /// more.
    pub(super) stock: [f64; 3],
    /// A substitution not yet made.
    pub(super) substitution: f64,
}

/// The weights of 1.0, 2014 and 2.2.
pub(super) static WEIGHTS: ByEdition<&Weights> = ByEdition([&FUBA_1_0, &FUBA_2014, &FUBA_2_2]);

#[rustfmt::skip]
const FUBA_2014: Weights = Weights {
    place: [
        0.0, 0.02, 0.055, 0.09,
        0.0, 0.015, 0.035, 0.11, 0.14,
        0.0, 0.02, 0.055, 0.09,
    ],
    present: 0.2,
    answered: 0.0,
    hold: 0.006,
    acts_first: 0.9,
    acts_later: 0.4,
    corner: 0.25,
    free_kick: [
        0.02, 0.03, 0.06, 0.08,
        0.02, 0.02, 0.04, 0.12, 0.12,
        0.02, 0.03, 0.06, 0.08,
    ],
    kick_off: 0.04,
    keeper: 0.35,
    lead_at_ball: 0.01,
    attackers: [
        (0.0, 0), (0.004, 1), (0.008, 1), (0.01, 1),
        (0.0, 0), (0.0, 0), (0.008, 2), (0.016, 2), (0.016, 2),
        (0.0, 0), (0.004, 1), (0.008, 1), (0.01, 1),
    ],
    defenders: [
        (0.0015, 1), (0.0025, 1), (0.0, 0), (0.0, 0),
        (0.012, 3), (0.006, 3), (0.003, 2), (0.0, 0), (0.0, 0),
        (0.0015, 1), (0.0025, 1), (0.0, 0), (0.0, 0),
    ],
    stock: [0.085, 0.06, 0.085],
    substitution: 0.06,
};

/// Both teams move after a pass, and cover in front of the goal counts more; there are no advanced rules.
#[rustfmt::skip]
const FUBA_1_0: Weights = Weights {
    answered: 0.75,
    defenders: [
        (0.002, 1), (0.004, 1), (0.0, 0), (0.0, 0),
        (0.018, 3), (0.009, 3), (0.005, 2), (0.0, 0), (0.0, 0),
        (0.002, 1), (0.004, 1), (0.0, 0), (0.0, 0),
    ],
    stock: [0.0; 3],
    substitution: 0.0,
    ..FUBA_2014
};

const FUBA_2_2: Weights = Weights {
    hold: 0.0,
    free_kick: [0.25; AREAS],
    substitution: 0.08,
    ..FUBA_2014
};

/// A penalty, kick and dive mixed as the table asks.
pub(super) const PENALTY: f64 = 9.0 / 14.0;
/// A rebound with equal numbers in the penalty area: 15 of 36 pairs of dice.
pub(super) const REBOUND: f64 = 15.0 / 36.0;
/// What each player more or less in the penalty area changes in a rebound.
pub(super) const REBOUND_LEAD: f64 = 0.11;
/// A card test before the referee: a piece may be lost.
pub(super) const CARD: f64 = 0.1;

/// What each further point of a stock is worth beside the one before.
pub(super) const NEXT_POINT: f64 = 0.85;
/// The part of the match in which a stock of points can well be spent; with less time left they lose
/// their worth.
pub(super) const TIME_TO_SPEND: f64 = 0.25;
/// Being tired for a whole match: a move less in every movement.
pub(super) const TIRED: f64 = 0.6;
/// How much of that is to be feared with no point, one point and so on left.
pub(super) const NEAR_TIREDNESS: [f64; 4] = [0.7, 0.4, 0.2, 0.1];
/// A piece on the pitch for a whole match.
pub(super) const PIECE: f64 = 0.3;
/// So many yellow cards for a whole match: each makes the next red card test harder.
pub(super) const YELLOW: [f64; 6] = [0.0, 0.03, 0.12, 0.25, 0.4, 0.6];
/// An injured keeper for a whole match: every shot gains 1.
pub(super) const INJURED_KEEPER: f64 = 0.5;
/// A quick free kick beyond the ball's place: value 1, and moves of any type before it.
pub(super) const QUICK_FREE_KICK: f64 = 0.05;
/// Creative goal keeper, which the look ahead does not see: two moves fewer for the opponents.
pub(super) const CREATIVE_KEEPER: f64 = 0.025;
/// What a formation change by substitution must gain more than any other: the formations are chosen
/// for the whole match.
pub(super) const FORMATION_CHANGE: f64 = 0.01;
/// The part of the match in which the score says how to play on.
pub(super) const LATE: f64 = 0.33;
