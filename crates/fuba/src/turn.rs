//! What is remembered of the turn being played, each fact with how it is written down.

use gaffer_core::{BySide, Side, is_default};
use serde::{Deserialize, Serialize};

use crate::ball_value::BallValue;
use crate::choice::{ActionKind, Dive, Kick, Move, Piece, Pressing};
use crate::counts::Counts;
use crate::diagram::{EVERY, Fact, IN_1_0, IN_2_2, IN_2014, SINCE_2014, UNTIL_2014};
use crate::mirror::{Mirror, Symmetry};
use crate::options::Advanced;
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

/// Makes `Turn`, and `TurnDiagram`, in which it is written down.
///
/// Every row is a fact with the editions that know it and the advanced rule that it needs. Those written in another way
/// than they are remembered have their first value and the type in which they are written; the others begin with
/// their type's default.
macro_rules! turn {
    (
        new($new_kind:ident, $ball:ident, $began_by:ident)
        written otherwise { $(
            $(#[$other_doc:meta])+
            $other:ident: $other_type:ty = $first:expr, $written:ty, $(unless $usual:literal,)?
                in $other_known:ident $(needs $other_rule:ident)?;
        )+ }
        written as they are { $(
            $(#[$doc:meta])+
            $name:ident: $type:ty, in $known:ident $(needs $rule:ident)?;
        )+ }
        written with the teams { $($(#[$team_doc:meta])+ $of_team:ident: $team_type:ty;)+ }
    ) => {
        /// What is remembered of the turn being played.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) struct Turn {
            $($(#[$other_doc])+ pub(crate) $other: $other_type,)+
            $($(#[$doc])+ pub(crate) $name: $type,)+
            $($(#[$team_doc])+ pub(crate) $of_team: $team_type,)+
        }

        impl Turn {
            pub(crate) fn new($new_kind: TurnKind, $ball: Area, $began_by: Side) -> Self {
                Self {
                    $($other: $first,)+
                    $($name: <$type>::default(),)+
                    $($of_team: <$team_type>::default(),)+
                }
            }

            /// The turn of a diagram, whose other facts were read.
            pub(crate) fn from_diagram(diagram: &TurnDiagram, read: TurnFacts) -> Self {
                Self {
                    $($other: read.$other,)+
                    $($name: diagram.$name,)+
                    $($of_team: read.$of_team,)+
                }
            }
        }

        impl Mirror for Turn {
            fn mirror(&mut self, by: Symmetry) {
                $(self.$other.mirror(by);)+
                $(self.$name.mirror(by);)+
                $(self.$of_team.mirror(by);)+
            }
        }

        /// The facts of a turn that are not written as they are remembered.
        pub(crate) struct TurnFacts {
            $(pub(crate) $other: $other_type,)+
            $(pub(crate) $of_team: $team_type,)+
        }

        /// The same facts as they are written.
        pub(crate) struct WrittenTurnFacts {
            $(pub(crate) $other: $written,)+
        }

        /// The turn of a diagram.
        #[derive(Clone, Debug, Default, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct TurnDiagram {
            $($(#[$other_doc])+ $(#[serde(skip_serializing_if = $usual)])? pub $other: $written,)+
            $($(#[$doc])+ #[serde(skip_serializing_if = "is_default")] pub $name: $type,)+
        }

        impl TurnDiagram {
            /// A turn written down, whose other facts were written.
            pub(crate) fn new(turn: &Turn, written: WrittenTurnFacts) -> Self {
                Self {
                    $($other: written.$other,)+
                    $($name: turn.$name,)+
                }
            }

            /// What it says, with the editions and the rule that each fact needs.
            pub(crate) fn facts(&self) -> Vec<Fact> {
                vec![
                    $(Fact::new(stringify!($other), $other_known, &self.$other)$(.needs(Advanced::$other_rule))?,)+
                    $(Fact::new(stringify!($name), $known, &self.$name)$(.needs(Advanced::$rule))?,)+
                ]
            }
        }
    };
}

turn! {
    new(kind, ball, began)
    written otherwise {
        /// How the ball comes into the turn.
        kind: TurnKind = kind, TurnKind, in EVERY;
        /// Whether the control check stage of a goal kick or corner kick is still to end (F22-D67).
        dead_ball: bool = matches!(kind, TurnKind::GoalKick | TurnKind::CornerKick), Option<bool>, unless "is_default", in EVERY;
        /// The start area.
        start: Area = ball, Option<Area>, unless "is_default", in EVERY;
        /// The target area.
        target: Area = ball, Option<Area>, unless "is_default", in EVERY;
        /// The controlling team at the beginning of the turn.
        began: Side = began, Option<Side>, unless "is_default", in EVERY;
        /// The stage-3 dice; before they are rolled 0, and not written.
        dice: BySide<u8> = BySide::default(), Option<BySide<u8>>, unless "is_default", in EVERY;
        /// All pieces at the beginning of the turn (F22-D42); written where they differ from those now.
        snapshot: BySide<Counts> = BySide::default(), Option<String>, unless "is_default", in EVERY;
        /// The controlling team's offside areas as judged in stage 1 (F22-D39).
        offside: AreaSet = AreaSet::EMPTY, Option<Vec<Area>>, unless "is_default", in EVERY;
        /// The team whose action stage is played.
        acting: Side = began, Option<Side>, unless "is_default", in EVERY;
        /// The team with the first action stage.
        first: Side = began, Option<Side>, unless "is_default", in EVERY;
        /// The action now due, 1 or 2; 3 is the third action of F22-A11-4.5.
        action: u8 = 1, Option<u8>, unless "is_default", in EVERY;
        /// Actions already played in the stage.
        used: ActionSet = ActionSet::NONE, Vec<ActionKind>, in IN_2_2;
        /// The last move of the row being made, for the canonical order.
        last_move: Option<Move> = None, Option<String>, unless "is_default", in EVERY;
        /// The target that fixes the order of stages; another one after F22-A11-5.3.
        order_target: Area = ball, Option<Area>, unless "is_default", in IN_2_2;
        /// The new value, where an event fixes it (F22-A11-4.3).
        fixed_value: Option<BallValue> = None, Option<u8>, unless "is_default", in IN_2_2 needs Events;
        /// How it is pressed, and whether boosted: "pressing aggressive tackle boost".
        pressing: (Pressing, bool) = (Pressing::NORMAL, false), Option<String>, unless "is_default", in IN_2_2;
        /// The sides that still suffer an injury (A4).
        injuries: BySide<bool> = BySide::default(), Option<BySide<bool>>, unless "is_default", in SINCE_2014 needs Injuries;
        /// What follows when cards and injuries are dealt with; by default the free kick of the foul.
        then: Then = Then::Check, Option<Then>, unless "is_default", in EVERY;
        /// Where the keepers stood at the beginning of the turn (F10-4.7.1c); by default where they stand.
        snapshot_keepers: BySide<Option<Area>> = BySide::default(), Option<BySide<Option<Area>>>, unless "is_default", in IN_1_0;
        /// Pieces brought to the ball: each costs a move (F10-4.7e, F14-4.8b).
        entries: BySide<u8> = BySide::default(), Option<BySide<u8>>, unless "is_default", in UNTIL_2014;
        /// Whether the passive team of the beginning has the first action stage (F14-4.6d, F14-4.6e).
        passive_first: bool = false, Option<bool>, unless "is_default", in IN_2014;
        /// Whether the start area was free of opponents in the control check (F14-4.5.3a).
        start_free: bool = false, Option<bool>, unless "is_default", in IN_2014;
        /// Whether the moves before a slow goal kick are being made (F10-5.3f, F14-5.3.1a).
        slow_goal_kick: bool = false, Option<bool>, unless "is_default", in UNTIL_2014;
    }
    written as they are {
        /// What a special event adds to the new value.
        value_change: i8, in SINCE_2014;
        /// Whether the action stages are skipped.
        stages_skipped: bool, in SINCE_2014;
        /// Whether the attempt now made is a direct free kick.
        direct: bool, in EVERY;
        /// The corner taker on the spot at `start`.
        taker: Option<Piece>, in EVERY;
        /// The penalty being taken, once kick and dive are shown.
        penalty: Option<(Kick, Dive)>, in EVERY;
        /// Whether the actions of the stage are over.
        actions_done: bool, in IN_2_2;
        /// The side whose keeper has swept (F22-A5b).
        swept: Option<Side>, in IN_2_2 needs Keeper;
        /// The side with +2 on goal attempts (F22-A11-5.6).
        misplaced_keeper: Option<Side>, in IN_2_2 needs Events;
        /// The side that may play a third action (F22-A11-4.5).
        third_action: Option<Side>, in IN_2_2 needs Events;
        /// The side whose boosts are free (F22-A11-6.1).
        free_boosts: Option<Side>, in IN_2_2 needs Events;
        /// The side that may change the new value by two (F22-A11-2.1).
        bounce: Option<Side>, in IN_2_2 needs Events;
        /// Whether the attempt or penalty is rolled with two dice, of which the higher is dropped (A10).
        keeper_skill: bool, in IN_2_2 needs Skills;
        /// What the shooter's skills add to the attempt (A10).
        shot_skills: u8, in IN_2_2 needs Skills;
        /// Added to the yellow card test (the skill Actor).
        card_plus: u8, in IN_2_2 needs Skills;
        /// Taken off the injury dice (F22-A11-5.1).
        injury_less: u8, in IN_2_2 needs Events;
        /// Whether the side of the corner kick is still to be chosen (F22-D51).
        corner_side_open: bool, in EVERY;
        /// The area whose numbers stand for an empty target (F10-4.4.1b).
        stand_in: Option<Area>, in IN_1_0;
        /// The side that makes no moves (F10-4.4.2c).
        no_moves: Option<Side>, in IN_1_0;
        /// The side without defence moves (F14-4.4.3p).
        no_defence: Option<Side>, in IN_2014;
        /// The event moves to be made when the ball has moved: by whom, and how many (F14-4.4.3c).
        event_moves: Option<(Side, u8)>, in IN_2014;
        /// Whether the keeper was advanced or called back in this movement (F14-A5a).
        keeper_set: bool, in IN_2014;
    }
    written with the teams {
        /// Skills used in this turn, for those whose effect lasts; a restart ends it (F22-D65).
        in_force: BySide<SkillSet>;
        /// Pieces moved, for the order of the next turn (F14-4.6c).
        moved_count: BySide<u8>;
    }
}

impl Turn {
    /// Whether the action now due is the second of its stage (F22-4.5.2).
    #[inline]
    pub(crate) const fn is_second_action(&self) -> bool {
        self.action > 1
    }
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

impl FromIterator<ActionKind> for ActionSet {
    fn from_iter<I: IntoIterator<Item = ActionKind>>(kinds: I) -> Self {
        let mut set = Self::NONE;
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}
