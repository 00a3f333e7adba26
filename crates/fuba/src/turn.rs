//! What is remembered of the turn being played.

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::ball_value::BallValue;
use crate::choice::{ActionKind, Dive, Kick, Move, Piece, Pressing};
use crate::counts::Counts;
use crate::pitch::{Area, AreaSet};
use crate::skill::SkillSet;

/// How the ball comes into a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnKind {
    /// Open play.
    #[default]
    OpenPlay,
    /// After a kick-off set-up.
    KickOff,
    /// A free kick, quick or not.
    FreeKick,
    /// A corner kick.
    CornerKick,
    /// A goal kick.
    GoalKick,
}

impl TurnKind {
    /// Whether the pass is a free kick, a corner kick or a goal kick: its start area counts for nothing
    /// (F10-4.5.2b, F14-4.5.3a, F22-4.2.3b). A kick-off is a normal pass.
    #[inline]
    pub const fn is_set_piece(self) -> bool {
        matches!(self, Self::FreeKick | Self::CornerKick | Self::GoalKick)
    }
}

/// What is remembered of the turn being played.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that the rules name"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    pub(crate) kind: TurnKind,
    /// Whether the control check stage of a goal kick or corner kick is still to end (F22-D67).
    pub(crate) dead_ball: bool,
    pub(crate) start: Area,
    pub(crate) target: Area,
    pub(crate) began: Side,
    /// All pieces at the beginning of the turn (F22-D42).
    pub(crate) snapshot: BySide<Counts>,
    /// The controlling team's offside areas as judged in stage 1 (F22-D39).
    pub(crate) offside: AreaSet,
    /// The stage-3 dice, 0 before they are rolled.
    pub(crate) dice: BySide<u8>,
    /// What a special event adds to the new value.
    pub(crate) value_change: i8,
    pub(crate) stages_skipped: bool,
    pub(crate) first: Side,
    pub(crate) acting: Side,
    /// The action now due, 1 or 2.
    /// 3 is the third action of F22-A11-4.5.
    pub(crate) action: u8,
    /// Whether the actions of the stage are over.
    pub(crate) actions_done: bool,
    pub(crate) used: ActionSet,
    /// The attempt now made is a direct free kick.
    pub(crate) direct: bool,
    /// The corner taker on the spot at `start`.
    pub(crate) taker: Option<Piece>,
    /// The last move of the row being made, for the canonical order.
    pub(crate) last_move: Option<Move>,
    /// The penalty being taken, once kick and dive are shown.
    pub(crate) penalty: Option<(Kick, Dive)>,
    /// The target that fixes the order of stages; another one after F22-A11-5.3.
    pub(crate) order_target: Area,
    /// Skills used in this turn, for those whose effect lasts; a restart ends it (F22-D65).
    pub(crate) in_force: BySide<SkillSet>,
    /// The side whose keeper has swept (F22-A5b).
    pub(crate) swept: Option<Side>,
    /// The side with +2 on goal attempts (F22-A11-5.6).
    pub(crate) misplaced_keeper: Option<Side>,
    /// The side that may play a third action (F22-A11-4.5).
    pub(crate) third_action: Option<Side>,
    /// The side whose boosts are free (F22-A11-6.1).
    pub(crate) free_boosts: Option<Side>,
    /// The side that may change the new value by two (F22-A11-2.1).
    pub(crate) bounce: Option<Side>,
    /// The new value, where an event fixes it (F22-A11-4.3).
    pub(crate) fixed_value: Option<BallValue>,
    /// How it is pressed, and whether boosted.
    pub(crate) pressing: (Pressing, bool),
    /// The attempt or penalty is rolled with two dice, of which the higher is dropped.
    pub(crate) keeper_skill: bool,
    /// What the shooter's skills add to the attempt.
    pub(crate) shot_skills: u8,
    /// Added to the yellow card test (Actor).
    pub(crate) card_plus: u8,
    /// The sides that still suffer an injury.
    pub(crate) injuries: BySide<bool>,
    /// Taken off the injury dice (F22-A11-5.1).
    pub(crate) injury_less: u8,
    /// What follows when cards and injuries are dealt with.
    pub(crate) then: Then,
    /// Whether the side of the corner kick is still to be chosen (F22-D51).
    pub(crate) corner_side_open: bool,
    /// Where the keepers stood at the beginning of the turn (F10-4.7.1c).
    pub(crate) snapshot_keepers: BySide<Option<Area>>,
    /// The area whose numbers stand for an empty target (F10-4.4.1b).
    pub(crate) stand_in: Option<Area>,
    /// The side that makes no moves (F10-4.4.2c).
    pub(crate) no_moves: Option<Side>,
    /// The side without defence moves (F14-4.4.3p).
    pub(crate) no_defence: Option<Side>,
    /// Pieces brought to the ball: each costs a move (F10-4.7e, F14-4.8b).
    pub(crate) entries: BySide<u8>,
    /// Pieces moved, for the order of the next turn (F14-4.6c).
    pub(crate) moved_count: BySide<u8>,
    /// Whether the passive team of the beginning has the first action stage (F14-4.6d, F14-4.6e).
    pub(crate) passive_first: bool,
    /// Whether the start area was free of opponents in the control check (F14-4.5.3a).
    pub(crate) start_free: bool,
    /// The event moves to be made when the ball has moved: by whom, and how many (F14-4.4.3c).
    pub(crate) event_moves: Option<(Side, u8)>,
    /// Whether the moves before a slow goal kick are being made (F10-5.3f, F14-5.3.1a).
    pub(crate) slow_goal_kick: bool,
    /// Whether the keeper was advanced or called back in this movement (F14-A5a).
    pub(crate) keeper_set: bool,
}

/// What a turn of the older editions leaves to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Handover {
    /// The goal kick that opens the next turn.
    pub(crate) goal_kick: PendingGoalKick,
    /// Squares owed for equal dice (F14-4.3b).
    pub(crate) carry: u8,
    /// The side that passes its next control check (F14-4.9.1d).
    pub(crate) auto_pass: Option<Side>,
    /// The side that had the first action stage (F14-4.6b); none before the first turn of a half, whose order
    /// is fixed (F14-4.6d).
    pub(crate) last_first: Option<Side>,
    /// Pieces that each side moved (F14-4.6c).
    pub(crate) last_moved: BySide<u8>,
}

impl Handover {
    /// Nothing is left: a half begins.
    pub(crate) const NONE: Self = Self {
        goal_kick: PendingGoalKick::None,
        carry: 0,
        auto_pass: None,
        last_first: None,
        last_moved: BySide { home: 0, away: 0 },
    };
}

/// Whether a goal kick was given that is the pass of the next turn (F10-5.3c, F14-5.3c).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PendingGoalKick {
    /// None was given.
    #[default]
    None,
    /// After a missed shot.
    GoalKick,
    /// After a missed penalty (F14-4.6d).
    GoalKickAfterPenalty,
}

/// What follows when cards and injuries are dealt with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// The rest of the control check.
    #[default]
    Check,
    /// A free kick for this side in the area of the ball.
    FreeKick(Side),
    /// A corner kick for this side at the ball's corner.
    CornerKick(Side),
    /// The restart that was given.
    Restart,
}

impl Turn {
    pub(crate) const fn new(kind: TurnKind, ball: Area, began: Side) -> Self {
        Self {
            kind,
            dead_ball: matches!(kind, TurnKind::GoalKick | TurnKind::CornerKick),
            start: ball,
            target: ball,
            began,
            snapshot: BySide {
                home: Counts::NONE,
                away: Counts::NONE,
            },
            offside: AreaSet::EMPTY,
            dice: BySide { home: 0, away: 0 },
            value_change: 0,
            stages_skipped: false,
            first: began,
            acting: began,
            action: 1,
            used: ActionSet::NONE,
            direct: false,
            taker: None,
            last_move: None,
            penalty: None,
            actions_done: false,
            order_target: ball,
            in_force: BySide {
                home: SkillSet::NONE,
                away: SkillSet::NONE,
            },
            swept: None,
            misplaced_keeper: None,
            third_action: None,
            free_boosts: None,
            bounce: None,
            fixed_value: None,
            pressing: (Pressing::NORMAL, false),
            keeper_skill: false,
            shot_skills: 0,
            card_plus: 0,
            injuries: BySide {
                home: false,
                away: false,
            },
            injury_less: 0,
            then: Then::Check,
            corner_side_open: false,
            snapshot_keepers: BySide {
                home: None,
                away: None,
            },
            stand_in: None,
            no_moves: None,
            no_defence: None,
            entries: BySide { home: 0, away: 0 },
            moved_count: BySide { home: 0, away: 0 },
            passive_first: false,
            start_free: false,
            event_moves: None,
            slow_goal_kick: false,
            keeper_set: false,
        }
    }

    /// Whether the action now due is the second of its stage (F22-4.5.2).
    #[inline]
    pub(crate) const fn is_second_action(&self) -> bool {
        self.action > 1
    }
}

/// The types of action already played in a stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct ActionSet(u8);

impl ActionSet {
    /// No action yet.
    pub(crate) const NONE: Self = Self(0);

    /// Whether a type was played.
    #[inline]
    pub(crate) const fn contains(self, kind: ActionKind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// Takes note of a type.
    #[inline]
    pub(crate) fn insert(&mut self, kind: ActionKind) {
        self.0 |= 1 << kind as u8;
    }

    /// The types played.
    pub(crate) fn iter(self) -> impl Iterator<Item = ActionKind> {
        ActionKind::ALL
            .into_iter()
            .filter(move |kind| self.contains(*kind))
    }
}
