//! The editions of the rulebook side by side: every number and single fact in which they differ.
//!
//! What differs in a whole procedure is a function of its own: the turn of each edition has its room in
//! `flow` (`turn_1_0`, `turn_2014`, `turn_2_2`), and so has the control check in `rule::control`.

use serde::{Deserialize, Serialize};

use crate::event::EventTable;

/// An edition of the rulebook.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[repr(u8)]
pub enum Edition {
    /// FUBA 1.0 of 2013.
    #[serde(rename = "1.0")]
    V1_0,
    /// FUBA 2014.
    #[serde(rename = "2014")]
    V2014,
    /// FUBA 2.2.
    #[default]
    #[serde(rename = "2.2")]
    V2_2,
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Self; 3] = [Self::V1_0, Self::V2014, Self::V2_2];

    /// The edition's number on its cover.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V1_0 => "1.0",
            Self::V2014 => "2014",
            Self::V2_2 => "2.2",
        }
    }

    /// What the identifiers of its rules begin with.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::V1_0 => "F10-",
            Self::V2014 => "F14-",
            Self::V2_2 => "F22-",
        }
    }
}

/// A fact of the rules in the editions 1.0, 2014 and 2.2.
#[derive(Clone, Copy, Debug)]
pub struct Row<T>(pub [T; 3]);

impl<T: Copy> Row<T> {
    /// The fact in one edition.
    #[inline]
    pub const fn of(&self, edition: Edition) -> T {
        self.0[edition as usize]
    }
}

/// What equal dice do to the time marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EqualDice {
    /// Nothing.
    NoTime,
    /// One square more when the dice differ again.
    OneOwed,
    /// As many squares as a die shows.
    TheirFace,
}

/// When a goal kick is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalKicks {
    /// As the pass of the next turn; the turn of the miss goes on.
    NextTurn,
    /// At once, after moves of both teams.
    AtOnce,
}

/// What a straight step of a midfield movement must obey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MidfieldStraight {
    /// It stays behind the foremost and in front of the hindmost team-mate of the turn's beginning.
    BetweenTeamMates,
    /// There is none.
    Never,
    /// It does not pass the ball.
    NotPastTheBall,
}

/// How far forward and defence movements go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StraightReach {
    /// One or two areas, whoever stands there.
    TwoAreas,
    /// Any number of areas, up to one in which the opponents are more.
    UntilOutnumbered,
}

/// When the ball is taken along in a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakingAlong {
    /// On the whole length of any move, as long as no opponent stands anywhere on it.
    AmongNoOpponents,
    /// Once in a movement and one area far, out of an area without opponents.
    Once,
}

/// Which teams are kept out of offside when they move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffsideMoves {
    /// Both.
    BothTeams,
    /// The controlling team.
    ControllingTeam,
}

/// What the second die of a difficult goal attempt needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondDie {
    /// Another six.
    Six,
    /// More than the size of the area's modifier; as much is a corner kick.
    AboveTheArea,
}

/// What a shot straight from a free kick changes in the modifiers of a goal attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeKickShot {
    /// Added to the die.
    pub modifier: i8,
    /// Whether the numbers in the ball's area count.
    pub counts_ball_area: bool,
}

/// What the passive team needs at the ball to press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressingNeeds {
    /// One player.
    OnePlayer,
    /// As many players as the controlling team.
    AsManyPlayers,
}

/// Which piece an injury takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InjuredPiece {
    /// Any, as the team chooses.
    Any,
    /// One at the ball or next to it, or the closest.
    NearTheBall,
}

/// How an injured piece's absence is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsenceIn {
    /// In turns.
    Turns,
    /// In minutes.
    Minutes,
}

const fn shot(modifier: i8, counts_ball_area: bool) -> FreeKickShot {
    FreeKickShot {
        modifier,
        counts_ball_area,
    }
}

// Time.                                       1.0  2014  2.2

/// The square of the time marker at a kick-off of a half (F10-3.4a, F14-3.3a, F22-3.1a).
pub const FIRST_SQUARE: Row<u8> = Row([1, 1, 0]);

/// What equal dice do to the time marker (F10-4.3a, F14-4.3b, F22-4.3.1b).
pub const EQUAL_DICE: Row<EqualDice> =
    Row([EqualDice::NoTime, EqualDice::OneOwed, EqualDice::TheirFace]);

/// The rule that sends equal kick-off dice back (F10-D5, F14-D49, F22-D8).
pub const KICK_OFF_AGAIN: Row<&str> = Row(["F10-3.2a", "F14-3.1a", "F22-3.2a"]);

/// The squares that a restart other than a kick-off costs (F22-4.3.2a).
pub const RESTART_SQUARES: Row<u8> = Row([0, 0, 1]);

// Ball value.                                 1.0  2014  2.2

/// The value at a kick-off (F10-3.3.1d, F14-3.2.1d, F22-3.3.1b).
pub const KICK_OFF_VALUE: Row<i8> = Row([3, 1, 1]);
/// The value at a free kick (F10-5.1c, F14-5.1a, F22-5.2b).
pub const FREE_KICK_VALUE: Row<i8> = Row([2, 1, 1]);
/// The value at a corner kick (F10-5.2b, F14-5.2a, F22-5.3a).
pub const CORNER_KICK_VALUE: Row<i8> = Row([1, 1, 1]);
/// The value at a goal kick (F10-5.3a, F14-5.3a, F22-5.4a).
pub const GOAL_KICK_VALUE: Row<i8> = Row([2, 1, 1]);

// Players.                                    1.0  2014  2.2

/// The most players of a team that count in one area (F22-1.4.1b).
pub const COUNT_LIMIT: Row<u8> = Row([u8::MAX, u8::MAX, 6]);

/// Whether the passive team has a piece behind the ball at a free kick (F10-5.1.1b, F14-5.1.1a).
pub const FREE_KICK_GUARD: Row<bool> = Row([true, true, false]);

/// Whether the keeper kicks off for a team without outfield pieces (F10-D4, F14-3.2.1b, F22-D9).
pub const KEEPER_KICKS_OFF: Row<bool> = Row([false, false, true]);

/// Whether a free kick in or across the own half is played quickly, without a set-up (F22-5.2.3a).
pub const QUICK_FREE_KICKS: Row<bool> = Row([false, false, true]);

/// When a goal kick is taken (F10-5.3c, F14-5.3c, F22-5.4a).
pub const GOAL_KICKS: Row<GoalKicks> =
    Row([GoalKicks::NextTurn, GoalKicks::NextTurn, GoalKicks::AtOnce]);

/// Whether the formation may change by one player at half time (F14-2.1.1a, F22-2.2).
pub const HALF_TIME_CHANGE: Row<bool> = Row([false, true, true]);

/// Whether the value limits how far the ball is played: value 6, and a pass above it (F22-4.1.2, F22-4.1.3).
pub const VALUE_LIMITS_PASS: Row<bool> = Row([false, false, true]);

/// Whether a free kick played within its area needs two players there (F14-4.1d, F22-5.2.2c).
pub const FREE_KICK_NEEDS_TWO: Row<bool> = Row([false, true, true]);

/// Whether somebody next to an empty target must be onside (F10-4.1.1e, F14-4.1c, F22-4.1.1b).
pub const ONSIDE_NEIGHBOUR: Row<bool> = Row([false, true, true]);

/// Whether a corner taker makes his corner area a target (F10-5.2.1b, F14-5.2.1b, F22-5.3b).
pub const TAKER_GIVES_TARGET: Row<bool> = Row([false, true, true]);

/// Whether offside counts for targets in the own half: with the neighbours of such an area (F14-4.1.1d).
pub const OFFSIDE_IN_OWN_HALF: Row<bool> = Row([true, false, true]);

/// Whether spent pieces go to the ball only when no other is left (F14-4.4.2e).
pub const UNSPENT_ENTER: Row<bool> = Row([false, true, false]);

/// Whether an empty target has another area stand in for it in the control check (F10-4.4.1b).
pub const STAND_INS: Row<bool> = Row([true, false, false]);

/// The table of special events (F10-4.4.2a, F14-4.4.3a, F22-4.4.1a).
pub const EVENT_TABLE: Row<EventTable> = Row([
    EventTable::Die,
    EventTable::Difference,
    EventTable::Difference,
]);

/// Whether event moves are made at once, before the ball's last piece arrives (F14-4.4.3c, F22-4.4.1d).
pub const EVENT_MOVES_AT_ONCE: Row<bool> = Row([false, false, true]);

/// Whether a piece brought to the ball costs a move (F10-4.7e, F14-4.8b).
pub const ENTRY_COSTS_MOVE: Row<bool> = Row([true, true, false]);

/// Whether own half, ball and set pieces lift offside (F10-4.1.1d, F14-4.1.1d, F22-5.1).
pub const OFFSIDE_EXCEPTIONS: Row<bool> = Row([false, true, true]);

/// Whether where the keepers stood at the turn's beginning is remembered (F10-4.7.1c).
pub const KEEPERS_REMEMBERED: Row<bool> = Row([true, false, false]);

/// Whether moved pieces are counted for the order of the next turn (F14-4.6b).
pub const ORDER_BY_MOVES: Row<bool> = Row([false, true, false]);

/// What the passive team needs at the ball to press (F14-4.9.1a, F22-4.9a).
pub const PRESSING_NEEDS: Row<PressingNeeds> = Row([
    PressingNeeds::OnePlayer,
    PressingNeeds::OnePlayer,
    PressingNeeds::AsManyPlayers,
]);

/// What a pressing die above the value takes off the value (F14-4.9.1c, F22-4.9d).
pub const FAILED_PRESSING: Row<i8> = Row([0, 0, 2]);

// Movement.                                   1.0  2014  2.2

/// Straight steps of a midfield movement (F10-4.7.1b, F14-4.8.1a, F22-4.7.1c).
pub const MIDFIELD_STRAIGHT: Row<MidfieldStraight> = Row([
    MidfieldStraight::BetweenTeamMates,
    MidfieldStraight::Never,
    MidfieldStraight::NotPastTheBall,
]);

/// Forward and defence movements (F10-4.7.2a, F14-4.8.2a, F22-4.7.2a).
pub const STRAIGHT_REACH: Row<StraightReach> = Row([
    StraightReach::TwoAreas,
    StraightReach::UntilOutnumbered,
    StraightReach::UntilOutnumbered,
]);

/// Whether pieces that made a free movement block others (F14-4.8.2b, F22-4.7.6e).
pub const FREE_MOVED_BLOCK: Row<bool> = Row([true, true, false]);

/// Whether the keeper has a free movement, back into his penalty area (F22-4.7.6c).
pub const KEEPER_FREE_MOVEMENT: Row<bool> = Row([false, false, true]);

/// Taking the ball along (F10-4.7.7a, F14-4.8.8a, F22-4.7.7a).
pub const TAKING_ALONG: Row<TakingAlong> = Row([
    TakingAlong::AmongNoOpponents,
    TakingAlong::Once,
    TakingAlong::Once,
]);

/// Whether the controlling team keeps a piece with the ball (F10-D35, F14-4.8.9a, F22-4.7.8).
pub const GUARDED_BALL: Row<bool> = Row([false, true, true]);

/// Who may not move into offside (F10-4.7.4a, F14-4.8.5a, F22-4.7.5a).
pub const OFFSIDE_MOVES: Row<OffsideMoves> = Row([
    OffsideMoves::BothTeams,
    OffsideMoves::BothTeams,
    OffsideMoves::ControllingTeam,
]);

// Goal attempts.                              1.0  2014  2.2

/// The modifiers of the penalty area, the area before it, the corners, the wings and the halfway areas;
/// none where nobody shoots (F10-4.6f, F14-4.7h, F22-4.6-T7).
pub const SHOT_MODIFIERS: Row<[Option<i8>; 5]> = Row([
    [Some(0), Some(-2), Some(-4), Some(-6), None],
    [Some(0), Some(-2), Some(-4), Some(-5), Some(-6)],
    [Some(0), Some(-2), Some(-4), Some(-5), Some(-6)],
]);

/// Straight from a free kick (F10-5.1f, F14-4.7g, F22-4.6-T6).
pub const FREE_KICK_SHOT: Row<FreeKickShot> =
    Row([shot(0, false), shot(-1, true), shot(-1, false)]);

/// Whether the ball's area counts once more where it is the penalty area (F10-4.6d, F14-4.7c).
pub const PENALTY_AREA_TWICE: Row<bool> = Row([true, false, false]);

/// Whether players standing offside are left out of a majority in the penalty area (F14-4.7d, F22-4.6-T3).
pub const OFFSIDE_LEFT_OUT: Row<bool> = Row([false, true, true]);

/// Whether the passive team's keeper is left out of the numbers (F10-4.6e, F14-4.7f, F22-D3).
pub const KEEPER_LEFT_OUT: Row<bool> = Row([true, true, false]);

/// Whether one below the value is a rebound (F14-4.7k, F22-4.6e).
pub const REBOUNDS: Row<bool> = Row([false, true, true]);

/// Whether a difficult attempt can be a rebound (F14-D16, F22-4.6e).
pub const DIFFICULT_REBOUNDS: Row<bool> = Row([false, false, true]);

/// The second die of a difficult attempt (F10-4.6.1b, F14-4.7.1a, F22-4.6.2b).
pub const SECOND_DIE: Row<SecondDie> = Row([
    SecondDie::Six,
    SecondDie::AboveTheArea,
    SecondDie::AboveTheArea,
]);

// Cards, injuries, advanced rules.            1.0  2014  2.2

/// Whether a team says which piece a red card takes: not where a set-up follows (F10-D19, F14-5.4d,
/// F22-5.6.2b).
pub const CHOOSES_SENT_OFF: Row<bool> = Row([false, false, true]);

/// The yellow cards that go with a red card, and how many with a test die of 1 (F10-5.4c, F14-5.4c,
/// F22-5.6.2c).
pub const DISCARDED_YELLOW: Row<(u8, u8)> = Row([(1, 1), (2, 1), (2, 1)]);

/// Whether a free kick is taken in the target area, wherever the ball is (F10-5.1b, F14-5.1a, F22-D61).
pub const FREE_KICK_AT_TARGET: Row<bool> = Row([true, true, false]);

/// Whether a six in the yellow card roll leads to a red card test without a card before (F14-D25,
/// F22-5.6.1f).
pub const SIX_IS_TESTED: Row<bool> = Row([false, false, true]);

/// Which piece is injured (F14-A4a, F22-A4e).
pub const INJURED_PIECE: Row<InjuredPiece> = Row([
    InjuredPiece::Any,
    InjuredPiece::Any,
    InjuredPiece::NearTheBall,
]);

/// How an injured piece's absence is counted (F14-A4b, F22-A4b).
pub const ABSENCE: Row<AbsenceIn> = Row([AbsenceIn::Turns, AbsenceIn::Turns, AbsenceIn::Minutes]);

/// The mildest injury (F14-D51, F22-D102).
pub const MILDEST_INJURY: Row<u8> = Row([1, 1, 0]);

/// Who replaces an injured piece: a fresh player in the centre, or another man in its place (F14-A4d,
/// F22-A4d).
pub const REPLACED_BY_FRESH: Row<bool> = Row([true, true, false]);

/// Whether ten times the sum passes a tiredness test when it is the minute (F14-A1.2a, F22-A1.3b).
pub const EQUAL_IS_NOT_TIRED: Row<bool> = Row([true, true, false]);

/// Whether a team is tired as soon as its last point is gone, not after the test (F14-A1.2d, F22-D78).
pub const TIRED_AT_ONCE: Row<bool> = Row([true, true, false]);

/// The injury die from which a piece does not come back (F14-A4d, F22-A4c).
pub const INJURED_FOR_GOOD: Row<u8> = Row([4, 4, 5]);

/// The most condition points that a team is raised to (F22-A3g).
pub const CONDITION_LIMIT: Row<u8> = Row([u8::MAX, u8::MAX, 10]);

/// Whether roles must not bring a line above six condition points (F14-A2e).
pub const ROLES_WITHIN_LIMIT: Row<bool> = Row([false, true, false]);

/// Whether the points of a fresh player all go to one line (F14-A3d, F22-A3f).
pub const FRESH_IN_ONE_LINE: Row<bool> = Row([true, true, false]);

/// How many advanced rules the rulebook has.
pub const ADVANCED_RULES: Row<usize> = Row([0, 6, 11]);
