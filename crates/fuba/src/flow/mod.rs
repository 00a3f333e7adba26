//! What comes next: each step's choices and rolls, and where they lead.
//!
//! A position's [`Step`] says what is awaited. Every step has one entry in each of the tables: what it
//! waits for (`awaits`), what it offers and lets pass (`offer`), and where choices and rolls lead
//! (`answer`). The other modules carry out what the tables name, one subject each.
//!
//! The editions share those subjects; the order of a turn is what they do not share. When a part of a turn
//! is over, [`Open::go_on`] asks the edition's room what comes next: `turn_1_0`, `turn_2014`, `turn_2_2`, each
//! with its stages in order.

mod action;
mod advanced_event;
mod answer;
mod attempt;
mod awaits;
mod condition;
mod foul;
mod injury;
mod movement;
mod offer;
mod part_of_turn;
mod preparation;
mod restart;
mod set_up;
mod shoot_out;
mod skills;
mod stage;
mod substitution;
mod turn;
mod turn_1_0;
mod turn_2014;
mod turn_2_2;

use gaffer_core::{Log, Outcome, Side};

use crate::event::Event;
use crate::options::edition::{TAKING_ALONG, TakingAlong};
use crate::options::{CarryLimit, Edition, EventFreeMove};
use crate::position::Open;
use crate::rule::movement::{Kind, MoveRules};
use crate::shoot_out::ShootOut;
use crate::step::{EntryAfter, EventMoveKind, SetUp, Step};
use crate::turn::TurnKind;

pub(crate) use restart::{Award, award};

/// A part of a turn that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum After {
    /// The turn was opened.
    Beginning,
    /// The target was chosen.
    Target,
    /// The time marker has moved so many squares.
    Time { squares: u8 },
    /// Both teams have taken their tiredness tests.
    Tiredness,
    /// The area that stands in for an empty target is named.
    StandIn,
    /// The control check has led to a special event.
    EventDue,
    /// The control check is decided, and its special event if there was one.
    Check,
    /// The event moves are made.
    EventMoves,
    /// A piece has gone to the ball, or nobody would.
    Entry(EntryAfter),
    /// A set-up is made.
    SetUp(SetUp),
    /// A free kick is shot at goal.
    FreeKickShot,
    /// A goal attempt has left the turn going on: a miss or a lost rebound, or none was made.
    Attempt,
    /// A goal kick was given that opens the next turn.
    GoalKickGiven,
    /// A penalty was missed.
    PenaltyMissed,
    /// The moves of a movement are made.
    Movement,
    /// The free movements are made.
    FreeMovements,
    /// The passive team has pressed.
    Pressed { won: bool },
    /// The pressing is over, or nobody pressed.
    Pressing,
    /// Substitutions are made.
    Substitutions,
}

impl Open {
    /// What the edition plays next.
    #[inline]
    fn go_on<L: Log<Event>>(&mut self, after: After, log: &mut L) {
        match self.options.edition {
            Edition::V1_0 => self.go_on_1_0(after, log),
            Edition::V2014 => self.go_on_2014(after, log),
            Edition::V2_2 => self.go_on_2_2(after, log),
        }
    }

    /// Who won.
    pub(crate) fn outcome(&self) -> Outcome {
        if let Some(winner) = self.shoot_out.and_then(ShootOut::winner) {
            return Outcome::Won(winner);
        }
        match self.score.home.cmp(&self.score.away) {
            std::cmp::Ordering::Greater => Outcome::Won(Side::Home),
            std::cmp::Ordering::Less => Outcome::Won(Side::Away),
            std::cmp::Ordering::Equal => Outcome::Drawn, // F22-4.3.4b, F22-D13
        }
    }

    /// The team that moves now and the rules its moves obey.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call would copy all the rules")]
    pub(crate) fn move_rules(&self) -> Option<(Side, MoveRules<'_>)> {
        let (side, kind) = match self.step {
            Step::Moves {
                line,
                dribbled,
                other_types,
                ..
            } => (
                self.turn.acting,
                Kind::Action {
                    line,
                    dribbled: dribbled && self.takes_along_once(),
                    other_types,
                },
            ),
            Step::QuickMoves { dribbled, .. } => (
                self.turn.acting,
                Kind::Quick {
                    dribbled: dribbled && self.takes_along_once(),
                },
            ),
            Step::FreeMovements => (self.turn.acting, Kind::Free),
            Step::EventMoves { side, kind, .. } => (
                side,
                match (kind, self.options.readings.event_free_move()) {
                    (EventMoveKind::Event, EventFreeMove::FreeMovement) => Kind::Free,
                    _ => Kind::Event,
                },
            ),
            Step::RestartMoves { side, .. } => (
                side,
                Kind::Restart {
                    goal_kick: self.turn.kind == TurnKind::GoalKick,
                },
            ),
            _ => return None,
        };
        Some((side, MoveRules::new(self, side, kind)))
    }

    /// Whether the ball is taken along once in a movement (F10-D34, F14-4.8.8a, F22-4.7.7a).
    #[inline]
    fn takes_along_once(&self) -> bool {
        TAKING_ALONG[self.options.edition] == TakingAlong::Once
            || self.options.carry_limit == CarryLimit::Once
    }

    /// Whether at least one move can be made now.
    fn has_move(&self) -> bool {
        let mut any = false;
        if let Some((side, rules)) = self.move_rules() {
            rules.offer(&self.teams[side], None, |_| any = true);
        }
        any
    }
}
