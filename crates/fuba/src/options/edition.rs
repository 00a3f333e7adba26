//! The editions of the rulebook side by side: every number and single fact in which they differ.
//!
//! Each row of the table is a constant for the rules and a line of [`rows`] for people: what it is, the facts in
//! words, and where the rulebooks say so. What differs in a whole procedure is a function of its own: the turn
//! of each edition has its room in `flow` (`turn_1_0`, `turn_2014`, `turn_2_2`), and so has the control check
//! in `rule::control`; `comparison` has the words for those.

use std::ops::Index;

use serde::{Deserialize, Serialize};

use crate::event::EventTable;

use super::comparison::{Comparison, InWords};

gaffer_core::named! {
    /// An edition of the rulebook.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[repr(u8)]
    pub enum Edition {
        /// FUBA 1.0 of 2013.
        #[serde(rename = "1.0")]
        V1_0 = "1.0",
        /// FUBA 2014.
        #[serde(rename = "2014")]
        V2014 = "2014",
        /// FUBA 2.2.
        #[default]
        #[serde(rename = "2.2")]
        V2_2 = "2.2",
    }
}

impl Edition {
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
pub struct ByEdition<T>(pub [T; 3]);

impl<T> Index<Edition> for ByEdition<T> {
    type Output = T;

    #[inline]
    fn index(&self, edition: Edition) -> &T {
        &self.0[edition as usize]
    }
}

/// Where an edition is silent: the fact follows from what it does not say.
const SILENT: &str = "";
/// Where an edition does not have what the row is about.
const ABSENT: &str = Comparison::ABSENT;

/// Makes a constant of each row, and the list of all of them.
macro_rules! table {
    ($($subject:literal { $(
        $(#[doc = $what:literal])+
        $name:ident: $fact:ty = $facts:expr, $rules:expr;
    )+ })+) => {
        $($(
            $(#[doc = $what])+
            pub const $name: ByEdition<$fact> = ByEdition($facts);
        )+)+

        /// Every row of the table, in words.
        pub fn rows() -> Vec<Comparison> {
            vec![$($(
                Comparison::new(
                    $subject,
                    concat!($($what),+),
                    $name.0.map(InWords::in_words),
                    $rules,
                ),
            )+)+]
        }
    };
}

/// Makes a type of each fact that is one of a few, with its words.
macro_rules! one_of {
    ($(#[doc = $what:literal] $kind:ident { $($fact:ident = $words:literal)+ })+) => {
        $(
            #[doc = $what]
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $kind {
                $(#[doc = concat!("It is: ", $words, ".")] $fact,)+
            }

            impl InWords for $kind {
                fn in_words(self) -> String {
                    match self { $(Self::$fact => $words,)+ }.to_owned()
                }
            }
        )+
    };
}

one_of! {
    /// What equal dice do to the time marker.
    EqualDice {
        NoTime = "nothing"
        OneOwed = "one square more when the dice differ again"
        TheirFace = "as many squares as a die shows"
    }
    /// When a goal kick is taken.
    GoalKicks {
        NextTurn = "as the pass of the next turn, fast or slow"
        AtOnce = "at once, after moves of both teams"
    }
    /// What a straight step of a midfield movement must obey.
    MidfieldStraight {
        BetweenTeamMates = "behind the foremost and before the hindmost team-mate of the turn's beginning"
        Never = "never"
        NotPastTheBall = "not past the ball"
    }
    /// How far forward and defence movements go.
    StraightReach {
        TwoAreas = "one or two areas, whoever stands there"
        UntilOutnumbered = "any number of areas, up to one in which the opponents are more"
    }
    /// When the ball is taken along in a movement.
    TakingAlong {
        AmongNoOpponents = "by any move, as long as no opponent stands anywhere on it"
        Once = "once in a movement and one area far, out of an area without opponents"
    }
    /// Which teams are kept out of offside when they move.
    OffsideMoves {
        BothTeams = "both teams"
        ControllingTeam = "the controlling team"
    }
    /// What the second die of a difficult goal attempt needs.
    SecondDie {
        Six = "another six"
        AboveTheArea = "more than the size of the area's modifier; as much is a corner kick"
    }
    /// What the passive team needs at the ball to press.
    PressingNeeds {
        OnePlayer = "one player"
        AsManyPlayers = "as many players as the controlling team"
    }
    /// Which piece an injury takes.
    InjuredPiece {
        Any = "any outfield piece, as the team chooses"
        NearTheBall = "one at the ball or next to it, or the closest"
    }
    /// How an injured piece's absence is counted.
    AbsenceIn {
        Turns = "in turns"
        Minutes = "in minutes"
    }
}

/// The yellow cards that go with a red card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discarded {
    /// As a rule.
    pub usually: u8,
    /// With a test die of 1.
    pub with_a_one: u8,
}

impl InWords for Discarded {
    fn in_words(self) -> String {
        if self.usually == self.with_a_one {
            self.usually.to_string()
        } else {
            format!(
                "{}, or {} with a test die of 1",
                self.usually, self.with_a_one
            )
        }
    }
}

const fn discarded(usually: u8, with_a_one: u8) -> Discarded {
    Discarded {
        usually,
        with_a_one,
    }
}

/// What a shot straight from a free kick changes in the modifiers of a goal attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeKickShot {
    /// Added to the die.
    pub modifier: i8,
    /// Whether the numbers in the ball's area count.
    pub counts_ball_area: bool,
}

impl InWords for FreeKickShot {
    fn in_words(self) -> String {
        let numbers = if self.counts_ball_area {
            "the numbers in the ball's area count"
        } else {
            "the numbers in the ball's area are left out"
        };
        format!("{} on the die; {numbers}", self.modifier.in_words())
    }
}

impl InWords for EventTable {
    fn in_words(self) -> String {
        match self {
            Self::Die => "by one die",
            Self::Difference => "by the difference of two dice",
            Self::Advanced => "by both dice",
        }
        .to_owned()
    }
}

const fn shot(modifier: i8, counts_ball_area: bool) -> FreeKickShot {
    FreeKickShot {
        modifier,
        counts_ball_area,
    }
}

// The facts in the editions 1.0, 2014 and 2.2, then the rules that say so.
table! {
"time" {
    /// The square of the time marker at a kick-off of a half.
    FIRST_SQUARE: u8 = [1, 1, 0],
        ["F10-3.4a", "F14-3.3a", "F22-3.1a"];
    /// What equal dice do to the time marker.
    EQUAL_DICE: EqualDice = [EqualDice::NoTime, EqualDice::OneOwed, EqualDice::TheirFace],
        ["F10-4.3a", "F14-4.3b", "F22-4.3.1b"];
    /// The squares that a restart other than a kick-off costs.
    RESTART_SQUARES: u8 = [0, 0, 1],
        [SILENT, SILENT, "F22-4.3.2a"];
}
"ball value" {
    /// The value at a kick-off.
    KICK_OFF_VALUE: i8 = [3, 1, 1],
        ["F10-3.3.1d", "F14-3.2.1d", "F22-3.3.1b"];
    /// The value at a free kick.
    FREE_KICK_VALUE: i8 = [2, 1, 1],
        ["F10-5.1c", "F14-5.1a", "F22-5.2b"];
    /// The value at a corner kick.
    CORNER_KICK_VALUE: i8 = [1, 1, 1],
        ["F10-5.2b", "F14-5.2a", "F22-5.3.1a"];
    /// The value at a goal kick.
    GOAL_KICK_VALUE: i8 = [2, 1, 1],
        ["F10-5.3a", "F14-5.3a", "F22-5.4a"];
}
"formations and players" {
    /// The most players of a team that count in one area.
    COUNT_LIMIT: u8 = [u8::MAX, u8::MAX, 6],
        [SILENT, SILENT, "F22-1.4.1b"];
    /// Whether the formation may change by one player at half time.
    HALF_TIME_CHANGE: bool = [false, true, true],
        ["F10-3.1e", "F14-2.1.1a", "F22-2.2"];
}
"restarts" {
    /// Whether the keeper kicks off for a team without outfield pieces.
    KEEPER_KICKS_OFF: bool = [false, false, true],
        ["F10-D4", "F14-3.2.1b", "F22-D9"];
    /// Whether the passive team has a piece behind the ball at a free kick.
    FREE_KICK_GUARD: bool = [true, true, false],
        ["F10-5.1.1b", "F14-5.1.1a", "F22-5.2.1b"];
    /// Whether a free kick in or across the own half is played quickly, without a set-up.
    QUICK_FREE_KICKS: bool = [false, false, true],
        ["F10-5.1d", "F14-5.1c", "F22-5.2.3a"];
    /// When a goal kick is taken.
    GOAL_KICKS: GoalKicks = [GoalKicks::NextTurn, GoalKicks::NextTurn, GoalKicks::AtOnce],
        ["F10-5.3c", "F14-5.3c", "F22-5.4a"];
    /// Whether a free kick is taken in the target area, wherever the ball is.
    FREE_KICK_AT_TARGET: bool = [true, true, false],
        ["F10-5.1b", "F14-5.1a", "F22-D61"];
}
"target area" {
    /// Whether the value limits how far the ball is played: value 6, and a pass above it.
    VALUE_LIMITS_PASS: bool = [false, false, true],
        ["F10-4.1a", "F14-4.1a", "F22-4.1.2"];
    /// Whether a free kick played within its area needs two players there.
    FREE_KICK_NEEDS_TWO: bool = [false, true, true],
        ["F10-4.1b", "F14-4.1d", "F22-5.2.2c"];
    /// Whether somebody next to an empty target must be onside.
    ONSIDE_NEIGHBOUR: bool = [false, true, true],
        ["F10-4.1.1e", "F14-4.1c", "F22-4.1.1b"];
    /// Whether a corner taker makes his corner area a target.
    TAKER_GIVES_TARGET: bool = [false, true, true],
        ["F10-5.2.1b", "F14-5.2.1b", "F22-5.3b"];
    /// Whether offside counts for targets in the own half: with the neighbours of such an area.
    OFFSIDE_IN_OWN_HALF: bool = [true, false, true],
        ["F10-4.1.1d", "F14-4.1.1d", "F22-4.1.1b"];
    /// Whether spent pieces go to the ball only when no other is left.
    UNSPENT_ENTER: bool = [false, true, false],
        ["F10-4.5c", "F14-4.4.2e", "F22-4.4.2a"];
    /// Whether own half, ball and set pieces lift offside.
    OFFSIDE_EXCEPTIONS: bool = [false, true, true],
        ["F10-4.1.1d", "F14-4.1.1d", "F22-5.1"];
    /// Whether an empty target has another area stand in for it in the control check.
    STAND_INS: bool = [true, false, false],
        ["F10-4.4.1b", SILENT, SILENT];
}
"special events" {
    /// How a special event is looked up.
    EVENT_TABLE: EventTable = [EventTable::Die, EventTable::Difference, EventTable::Difference],
        ["F10-4.4.2a", "F14-4.4.3a", "F22-4.4.1a"];
    /// Whether event moves are made at once, before the ball's last piece arrives.
    EVENT_MOVES_AT_ONCE: bool = [false, false, true],
        [ABSENT, "F14-4.4.3c", "F22-4.4.1d"];
}
"pressing" {
    /// What the passive team needs at the ball to press.
    PRESSING_NEEDS: PressingNeeds = [
        PressingNeeds::OnePlayer,
        PressingNeeds::OnePlayer,
        PressingNeeds::AsManyPlayers,
    ],
        [ABSENT, "F14-4.9.1a", "F22-4.9a"];
    /// What a pressing die above the value takes off the value.
    FAILED_PRESSING: i8 = [0, 0, 2],
        [ABSENT, "F14-4.9.1c", "F22-4.9d"];
}
"movement" {
    /// Whether a piece brought to the ball costs a move.
    ENTRY_COSTS_MOVE: bool = [true, true, false],
        ["F10-4.7e", "F14-4.8b", "F22-4.4.2c"];
    /// Whether where the keepers stood at the turn's beginning is remembered.
    KEEPERS_REMEMBERED: bool = [true, false, false],
        ["F10-4.7.1c", SILENT, SILENT];
    /// Whether moved pieces are counted for the order of the next turn.
    ORDER_BY_MOVES: bool = [false, true, false],
        ["F10-4.7a", "F14-4.6b", "F22-4.5b"];
    /// Straight steps of a midfield movement.
    MIDFIELD_STRAIGHT: MidfieldStraight = [
        MidfieldStraight::BetweenTeamMates,
        MidfieldStraight::Never,
        MidfieldStraight::NotPastTheBall,
    ],
        ["F10-4.7.1b", "F14-4.8.1a", "F22-4.7.1c"];
    /// How far forward and defence movements go.
    STRAIGHT_REACH: StraightReach = [
        StraightReach::TwoAreas,
        StraightReach::UntilOutnumbered,
        StraightReach::UntilOutnumbered,
    ],
        ["F10-4.7.2a", "F14-4.8.2a", "F22-4.7.2a"];
    /// Whether pieces that made a free movement block others; in 1.0 nobody blocks.
    FREE_MOVED_BLOCK: bool = [true, true, false],
        [ABSENT, "F14-4.8.2b", "F22-4.7.6e"];
    /// Whether the keeper has a free movement, back into his penalty area.
    KEEPER_FREE_MOVEMENT: bool = [false, false, true],
        ["F10-4.7.5a", "F14-4.8.7a", "F22-4.7.6c"];
    /// When the ball is taken along.
    TAKING_ALONG: TakingAlong = [TakingAlong::AmongNoOpponents, TakingAlong::Once, TakingAlong::Once],
        ["F10-4.7.7a", "F14-4.8.8a", "F22-4.7.7a"];
    /// Whether the controlling team keeps a piece with the ball.
    GUARDED_BALL: bool = [false, true, true],
        ["F10-4.7.7c", "F14-4.8.9a", "F22-4.7.8"];
    /// Who may not move into offside.
    OFFSIDE_MOVES: OffsideMoves = [
        OffsideMoves::BothTeams,
        OffsideMoves::ControllingTeam,
        OffsideMoves::ControllingTeam,
    ],
        ["F10-4.7.4a", "F14-4.8.5a", "F22-4.7.5a"];
}
"goal attempts" {
    /// The modifiers of the penalty area, the area before it, the corners, the wings and the halfway areas;
    /// none where nobody shoots.
    SHOT_MODIFIERS: [Option<i8>; 5] = [
        [Some(0), Some(-2), Some(-4), Some(-6), None],
        [Some(0), Some(-2), Some(-4), Some(-5), Some(-6)],
        [Some(0), Some(-2), Some(-4), Some(-5), Some(-6)],
    ],
        ["F10-4.6f", "F14-4.7h", "F22-4.6-T7"];
    /// A shot straight from a free kick.
    FREE_KICK_SHOT: FreeKickShot = [shot(0, false), shot(-1, true), shot(-1, false)],
        ["F10-5.1f", "F14-4.7g", "F22-4.6-T6"];
    /// Whether the ball's area counts once more where it is the penalty area.
    PENALTY_AREA_TWICE: bool = [true, false, false],
        ["F10-4.6d", "F14-4.7c", "F22-4.6-T1"];
    /// Whether players standing offside are left out of a majority in the penalty area.
    OFFSIDE_LEFT_OUT: bool = [false, true, true],
        ["F10-4.6d", "F14-4.7d", "F22-4.6-T3"];
    /// Whether the passive team's keeper is left out of the numbers.
    KEEPER_LEFT_OUT: bool = [true, true, false],
        ["F10-4.6e", "F14-4.7f", "F22-4.6-T8"];
    /// Whether one below the value is a rebound.
    REBOUNDS: bool = [false, true, true],
        ["F10-4.6i", "F14-4.7k", "F22-4.6e"];
    /// Whether a difficult attempt can be a rebound.
    DIFFICULT_REBOUNDS: bool = [false, true, true],
        [ABSENT, "F14-4.7.1a", "F22-4.6.2c"];
    /// What the second die of a difficult attempt needs.
    SECOND_DIE: SecondDie = [SecondDie::Six, SecondDie::AboveTheArea, SecondDie::AboveTheArea],
        ["F10-4.6.1b", "F14-4.7.1a", "F22-4.6.2b"];
}
"cards and injuries" {
    /// Whether a team says which piece a red card takes: not where a set-up follows.
    CHOOSES_SENT_OFF: bool = [false, false, true],
        ["F10-5.4d", "F14-5.4d", "F22-5.6.2b"];
    /// The yellow cards that go with a red card.
    DISCARDED_YELLOW: Discarded = [discarded(1, 1), discarded(2, 1), discarded(2, 1)],
        ["F10-5.4c", "F14-5.4c", "F22-5.6.2c"];
    /// Whether a six in the yellow card roll leads to a red card test without a card before.
    SIX_IS_TESTED: bool = [false, false, true],
        [ABSENT, "F14-D25", "F22-5.6.1f"];
    /// Which piece is injured.
    INJURED_PIECE: InjuredPiece = [InjuredPiece::Any, InjuredPiece::Any, InjuredPiece::NearTheBall],
        [ABSENT, "F14-A4a", "F22-A4e"];
    /// How an injured piece's absence is counted.
    ABSENCE: AbsenceIn = [AbsenceIn::Turns, AbsenceIn::Turns, AbsenceIn::Minutes],
        [ABSENT, "F14-A4b", "F22-A4b"];
    /// The mildest injury.
    MILDEST_INJURY: u8 = [1, 1, 0],
        [ABSENT, "F14-D51", "F22-D102"];
    /// Whether a fresh player in the centre replaces an injured piece, not another man in its place.
    REPLACED_BY_FRESH: bool = [true, true, false],
        [ABSENT, "F14-A4d", "F22-A4d"];
    /// The injury die from which a piece does not come back.
    INJURED_FOR_GOOD: u8 = [4, 4, 5],
        [ABSENT, "F14-A4d", "F22-A4c"];
}
"advanced rules" {
    /// Whether ten times the sum passes a tiredness test when it is the minute.
    EQUAL_IS_NOT_TIRED: bool = [true, true, false],
        [ABSENT, "F14-A1.2a", "F22-A1.3b"];
    /// Whether a team is tired as soon as its last point is gone, not after the test.
    TIRED_AT_ONCE: bool = [true, true, false],
        [ABSENT, "F14-A1.2d", "F22-D78"];
    /// The most condition points that a team is raised to.
    CONDITION_LIMIT: u8 = [u8::MAX, u8::MAX, 10],
        [ABSENT, SILENT, "F22-A3g"];
    /// Whether roles must not bring a line above six condition points.
    ROLES_WITHIN_LIMIT: bool = [false, true, false],
        [ABSENT, "F14-A2e", SILENT];
    /// Whether the points of a fresh player all go to one line.
    FRESH_IN_ONE_LINE: bool = [true, true, false],
        [ABSENT, "F14-A3d", "F22-A3f"];
    /// How many advanced rules the rulebook has.
    ADVANCED_RULES: usize = [0, 6, 11],
        [SILENT, "F14-2a", SILENT];
}
}
