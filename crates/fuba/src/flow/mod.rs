//! What comes next: each step's choices and rolls, and where they lead.
//!
//! A position's [`Step`] says what is awaited. Every step has one entry in each of the tables: what it
//! waits for (`awaits`), what it offers and lets pass (`offer`), and where choices and rolls lead
//! (`answer`). The other modules carry out what the tables name, one subject each.

mod action;
mod advanced_event;
mod answer;
mod awaits;
mod condition;
mod foul;
mod injury;
mod offer;
mod preparation;
mod restart;
mod set_up;
mod skills;
mod stage;
mod substitution;
mod turn;

use gaffer_core::{Outcome, Side};

use crate::options::EventFreeMove;
use crate::position::Open;
use crate::rule::movement::{Kind, MoveRules};
use crate::step::{EventMoveKind, Step};
use crate::turn::TurnKind;

pub(crate) use restart::{Award, award};

impl Open {
    /// Who won.
    pub(crate) fn outcome(&self) -> Outcome {
        match self.score.home.cmp(&self.score.away) {
            std::cmp::Ordering::Greater => Outcome::Won(Side::Home),
            std::cmp::Ordering::Less => Outcome::Won(Side::Away),
            std::cmp::Ordering::Equal => Outcome::Drawn, // F22-4.3.4b, F22-D13
        }
    }

    /// The team that moves now and the rules its moves obey.
    #[inline]
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
                    dribbled,
                    other_types,
                },
            ),
            Step::FreeMovements => (self.turn.acting, Kind::Free),
            Step::EventMoves { side, kind, .. } => (
                side,
                match (kind, self.options.event_free_move) {
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

    /// Whether at least one move can be made now.
    fn has_move(&self) -> bool {
        let mut any = false;
        if let Some((side, rules)) = self.move_rules() {
            rules.offer(&self.teams[side], None, |_| any = true);
        }
        any
    }
}
