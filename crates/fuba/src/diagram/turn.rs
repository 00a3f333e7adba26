//! The turn of a diagram: how what is remembered of it is written, and what follows where nothing is written.

use gaffer_core::{BySide, Side, wrong};

use super::read::Reader;
use super::text::{read_pairs, write_snapshot};
use super::{Diagram, TurnDiagram};
use crate::ball_value::BallValue;
use crate::choice::{Action, Choice, Move, Pressing};
use crate::counts::Counts;
use crate::options::{Advanced, Edition};
use crate::position::Open;
use crate::rule::offside::barred_for_the_pass;
use crate::step::{GainThen, SetUp, Step};
use crate::turn::{PendingGoalKick, Then, Turn, TurnFacts, TurnKind, WrittenTurnFacts};

impl TurnDiagram {
    /// The turn being played written down.
    pub(super) fn written(open: &Open) -> Self {
        let turn = &open.turn;
        let older = open.options.edition != Edition::V2_2;
        let in_1_0 = open.options.edition == Edition::V1_0;
        let in_2014 = open.options.edition == Edition::V2014;
        let keepers = BySide::with(|side| open.teams[side].keeper);
        let facts = WrittenTurnFacts {
            kind: turn.kind,
            dead_ball: Some(turn.dead_ball),
            start: Some(turn.start),
            target: Some(turn.target),
            began: Some(turn.began),
            dice: open.turn_dice(),
            snapshot: Some(write_snapshot(turn.snapshot, open.all_pieces())),
            offside: Some(turn.offside.into_iter().collect()),
            acting: Some(turn.acting),
            first: Some(turn.first),
            action: Some(turn.action),
            used: turn.used.iter().collect(),
            last_move: turn.last_move.map(|step| step.to_string()),
            order_target: (turn.order_target != turn.target).then_some(turn.order_target),
            fixed_value: turn.fixed_value.map(|value| value.number() as u8),
            pressing: (turn.pressing != (Pressing::NORMAL, false)).then(|| {
                let action = Action::Pressing(turn.pressing.0);
                if turn.pressing.1 {
                    Choice::Boosted(action).to_string()
                } else {
                    Choice::Action(action).to_string()
                }
            }),
            injuries: (turn.injuries != BySide::default()).then_some(turn.injuries),
            then: (turn.then != what_follows(open.step)).then_some(turn.then),
            snapshot_keepers: (in_1_0 && turn.snapshot_keepers != keepers)
                .then_some(turn.snapshot_keepers),
            entries: older.then_some(turn.entries),
            passive_first: in_2014.then_some(turn.passive_first),
            start_free: in_2014.then_some(turn.start_free),
            slow_goal_kick: (older && open.awaits_goal_kick()).then_some(turn.slow_goal_kick),
        };
        Self::new(turn, facts)
    }

    /// Who brings the ball into the turn from where: a restart being prepared says so itself.
    fn beginning(&self, open: &Open) -> Turn {
        let restart = kind_of_restart(open.step);
        let mut turn = Turn::new(restart.unwrap_or(self.kind), open.ball, open.controlling);
        if restart.is_none() {
            turn.start = self.start.unwrap_or(turn.start);
            turn.target = self.target.unwrap_or(turn.target);
        }
        if restart.is_none_or(|kind| kind == TurnKind::FreeKick) {
            turn.began = self.began.unwrap_or(turn.began);
        }
        turn
    }

    /// Whether the passive team of the beginning acts first (F14-4.6d, F14-4.6e).
    fn is_passive_first(&self, open: &Open, turn: &Turn) -> bool {
        let only_passive = open.teams[!turn.began].pieces(turn.target) > 0
            && open.teams[turn.began].pieces(turn.target) == 0;
        matches!(
            turn.kind,
            TurnKind::KickOff | TurnKind::CornerKick | TurnKind::FreeKick
        ) || open.handover.goal_kick == PendingGoalKick::GoalKickAfterPenalty
            || (self.dice.is_some() && only_passive)
    }

    /// The pieces at the beginning of the turn: those listed where they differ from those now.
    fn read_snapshot(&self, open: &Open, reader: &mut Reader) -> BySide<Counts> {
        let mut pieces = open.all_pieces();
        let listed = self
            .snapshot
            .as_deref()
            .and_then(|text| reader.keep("turn.snapshot", read_pairs(text)));
        if let Some((listed, areas)) = listed {
            for side in Side::BOTH {
                for area in areas {
                    pieces[side].set(area, listed[side].get(area));
                }
            }
        }
        pieces
    }

    /// The sides that suffer an injury; a six for a yellow card hurts the other side (F22-5.6.1e).
    fn read_injuries(&self, open: &Open) -> BySide<bool> {
        self.injuries.unwrap_or_else(|| {
            let mut injuries = BySide::default();
            if let Step::RedCardRoll { side, extra: 1 } = open.step {
                injuries[!side] = open.options.plays(Advanced::Injuries);
            }
            injuries
        })
    }
}

impl Diagram {
    /// Reads the turn; what is not written follows from the pieces and the step.
    pub(super) fn read_turn(&self, open: &mut Open, reader: &mut Reader) {
        let written = &self.turn;
        let is_die = |die| (1..=6).contains(&die);
        reader.faults.extend(wrong! {
            written.dice.is_none_or(|dice| is_die(dice.home) && is_die(dice.away))
                => "turn.dice are 1 to 6";
        });
        let turn = written.beginning(open);
        let in_1_0 = open.options.edition == Edition::V1_0;
        let in_2014 = open.options.edition == Edition::V2014;
        let acting = written.acting.unwrap_or(open.controlling);
        let past_check = open.step.is_in_action_stage() || open.step == Step::CornerSide;
        let slow = open.handover.goal_kick != PendingGoalKick::None
            && matches!(
                open.step,
                Step::Movement | Step::Moves { .. } | Step::FreeMovements
            )
            && written.dice.is_none();
        let keepers = BySide::with(|side| open.teams[side].keeper.filter(|_| in_1_0));
        let facts = TurnFacts {
            kind: turn.kind,
            dead_ball: written.dead_ball.unwrap_or(turn.dead_ball && !past_check),
            start: turn.start,
            target: turn.target,
            began: turn.began,
            dice: written.dice.unwrap_or_default(),
            snapshot: written.read_snapshot(open, reader),
            offside: written.offside.iter().flatten().copied().collect(),
            acting,
            first: written.first.unwrap_or(acting),
            action: written.action.unwrap_or(1),
            used: written.used.iter().copied().collect(),
            last_move: written
                .last_move
                .as_deref()
                .and_then(|text| reader.keep("turn.last_move", read_move(text))),
            order_target: written.order_target.unwrap_or(turn.target),
            fixed_value: written
                .fixed_value
                .map(|value| BallValue::clamped(value.min(6) as i8)),
            pressing: written
                .pressing
                .as_deref()
                .and_then(|text| reader.keep("turn.pressing", read_pressing(text)))
                .unwrap_or_default(),
            injuries: written.read_injuries(open),
            then: written.then.unwrap_or_else(|| what_follows(open.step)),
            snapshot_keepers: written.snapshot_keepers.unwrap_or(keepers),
            entries: written.entries.unwrap_or_default(),
            passive_first: written
                .passive_first
                .unwrap_or_else(|| in_2014 && written.is_passive_first(open, &turn)),
            start_free: written
                .start_free
                .unwrap_or_else(|| in_2014 && open.teams[!turn.began].pieces(turn.start) == 0),
            slow_goal_kick: written.slow_goal_kick.unwrap_or(slow),
            in_force: BySide::with(|side| {
                let team = self.team(side);
                let in_force = team.skills_in_force.or(team.skills_this_turn);
                in_force.unwrap_or_default()
            }),
            moved_count: BySide::with(|side| self.team(side).moved_count.unwrap_or_default()),
        };
        open.turn = Turn::from_diagram(written, facts);
        if written.offside.is_none() {
            // Judged in stage 1: from the start area, for the team that began the turn.
            let mut stage_1 = *open;
            stage_1.ball = open.turn.start;
            stage_1.controlling = open.turn.began;
            open.turn.offside = barred_for_the_pass(&stage_1);
        }
    }
}

fn read_move(text: &str) -> Result<Move, String> {
    match text.parse() {
        Ok(Choice::Move(step)) => Ok(step),
        _ => Err(format!("'{text}' is not a move")),
    }
}

/// The kind of turn that a restart being prepared leads to.
fn kind_of_restart(step: Step) -> Option<TurnKind> {
    match step {
        Step::Place { set_up, .. } | Step::Adjust { set_up, .. } => Some(match set_up {
            SetUp::KickOff => TurnKind::KickOff,
            SetUp::CornerKick => TurnKind::CornerKick,
            SetUp::FreeKick | SetUp::Penalty => TurnKind::FreeKick,
        }),
        Step::FreeKick | Step::Dive | Step::Kick | Step::PenaltyRoll => Some(TurnKind::FreeKick),
        Step::CornerSide => Some(TurnKind::CornerKick),
        _ => None,
    }
}

/// "pressing aggressive tackle boost".
fn read_pressing(text: &str) -> Result<(Pressing, bool), String> {
    match text.parse()? {
        Choice::Action(Action::Pressing(pressing)) => Ok((pressing, false)),
        Choice::Boosted(Action::Pressing(pressing)) => Ok((pressing, true)),
        _ => Err(format!("'{text}' is not a pressing")),
    }
}

/// What follows the cards and injuries of a step, if nothing else is said: the free kick of the foul.
fn what_follows(step: Step) -> Then {
    match step {
        Step::YellowCardRoll(side) | Step::RedCardRoll { side, .. } | Step::SendOff(side) => {
            Then::FreeKick(!side)
        }
        Step::Injury(side)
        | Step::InjuryRoll { side, .. }
        | Step::Replace { side, .. }
        | Step::GainPoints {
            side,
            then: GainThen::Injury,
            ..
        } => Then::FreeKick(side),
        _ => Then::Check,
    }
}
