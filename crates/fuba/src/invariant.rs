//! What holds in every position (docs/rules, chapter 1): checked by tests and for written positions.

use gaffer_core::{Side, wrong};

use crate::bench::SUBSTITUTIONS;
use crate::diagram::is_before_the_match;
use crate::formation::{Formation, OUTFIELD};
use crate::options::edition::{CHOOSES_SENT_OFF, GUARDED_BALL};
use crate::options::{Advanced, Edition};

use crate::clock::{HALF_SQUARES, LAST_STOPPAGE};
use crate::position::{Open, Position};
use crate::skill::SkillSet;
use crate::step::{GainThen, Step, Window};
use crate::turn::{Then, TurnKind};

impl Position {
    /// Everything that is wrong with the position; nothing in any that play can reach.
    pub fn faults(&self) -> Vec<String> {
        let open = &self.open;
        let clock = open.clock;
        let is_on_board = (1..=2).contains(&clock.half)
            && clock.square <= HALF_SQUARES
            && clock.stoppage <= LAST_STOPPAGE
            && (clock.stoppage == 0 || clock.square == HALF_SQUARES);
        let has_ball = !open.is_in_play() || open.teams[open.controlling].pieces(open.ball) > 0;
        let mut faults: Vec<String> = wrong! {
            is_on_board
                => "the time marker is on no square: half 1 or 2, clock 0 to 45, stoppage 0 to 5";
        }
        .collect();
        faults.append(&mut self.piece_faults());
        faults.extend(wrong! {
            has_ball => format!(
                "the controlling team, {}, has no piece with the ball in {}",
                open.controlling, open.ball
            );
        });
        for side in Side::BOTH {
            faults.extend(wrong! {
                open.benches[side].hidden == self.secrets[side].skills.len()
                    => format!("the {side} team's hidden skills are miscounted");
            });
        }
        let line_up = matches!(
            open.step,
            Step::Formation(_) | Step::Roles(_) | Step::Skills(_) | Step::Styles(_)
        );
        let mut in_this_match = Side::BOTH.iter().map(|side| {
            let bench = &open.benches[*side];
            bench
                .used
                .or(bench.lost.without(open.options.skills_lost[*side]))
        });
        let mut teams = Side::BOTH.iter().map(|side| &open.teams[*side]);
        faults.extend(wrong! {
            !line_up || in_this_match.all(SkillSet::is_empty)
                => "no skill is used or lost before the match";
            line_up || teams.all(|team| team.formation.is_some())
                => "the formations are not known";
        });
        faults
    }
}

impl Position {
    /// What is wrong with the numbers of pieces, marks and cards, whatever is awaited.
    pub(crate) fn piece_faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for side in Side::BOTH {
            self.open.team_faults(side, &mut faults);
            if self.open.turn.snapshot[side].total() > OUTFIELD + 1 {
                faults.push(format!("turn.snapshot has too many {side} pieces"));
            }
        }
        faults
    }
}

impl Open {
    fn team_faults(&self, side: Side, faults: &mut Vec<String>) {
        let team = &self.teams[side];
        let outfield = self.outfield_pieces(side);
        let bench = &self.benches[side];
        let lost = bench.injured.total().saturating_add(bench.out);
        let off = self.off_the_pitch(side);
        let taker_is_keeper = self.turn.taker == Some(crate::choice::Piece::Keeper);
        let on_spot = taker_is_keeper && self.turn.began == side;
        let placing = matches!(self.step, Step::Place { .. });
        let may_hold = placing || is_before_the_match(self.step) || self.was_taken_up();
        faults.extend(wrong! {
            outfield.saturating_add(off) <= OUTFIELD => format!(
                "the {side} team has {outfield} outfield pieces, {} sent off and {lost} injured: together they are at most {OUTFIELD}",
                team.sent_off
            );
            bench.substitutions <= SUBSTITUTIONS
                => format!("the {side} team has made more than three substitutions");
            self.plays(Advanced::Condition) || bench.condition.total() == 0
                => format!("the {side} team has condition points without A1");
        });
        for area in crate::pitch::Area::ALL {
            faults.extend(wrong! {
                team.moved.get(area) + team.free_moved.get(area) <= team.outfield.get(area)
                    => format!("more {side} pieces of {area} have moved than stand there");
            });
        }
        faults.extend(wrong! {
            team.keeper.is_some() || on_spot || placing
                => format!("the {side} keeper is not on the pitch");
            team.in_hand == 0 || may_hold
                => format!("the {side} team has pieces in hand outside a set-up");
            team.formation.is_none_or(Formation::adds_up)
                => format!("the {side} formation does not add up to ten");
        });
    }

    /// The outfield pieces that a team has: on the pitch, on the corner spot and in hand.
    fn outfield_pieces(&self, side: Side) -> u8 {
        let team = &self.teams[side];
        let taker = u8::from(
            self.turn.taker == Some(crate::choice::Piece::Outfield) && self.turn.began == side,
        );
        (team.outfield.total() + taker).saturating_add(team.in_hand)
    }

    /// Pieces that a team has lost or misses: red cards and injuries.
    fn off_the_pitch(&self, side: Side) -> u8 {
        let bench = &self.benches[side];
        let injured = bench.injured.total().saturating_add(bench.out);
        injured.saturating_add(self.teams[side].sent_off)
    }

    /// Whether a team may have taken its pieces up before the set-up that follows a red card (F10-D19,
    /// F14-5.4d): cards and injuries come in between, or the half ends.
    fn was_taken_up(&self) -> bool {
        if CHOOSES_SENT_OFF[self.options.edition] {
            return false;
        }
        match self.step {
            Step::Injury(_)
            | Step::InjuryRoll { .. }
            | Step::Replace { .. }
            | Step::FreshRoll {
                injured: Some(_), ..
            }
            | Step::GainPoints {
                then: GainThen::Injury,
                ..
            } => matches!(self.turn.then, Then::FreeKick(_)),
            Step::HalfTime(_) | Step::Over => true,
            _ => false,
        }
    }

    /// Whether no piece of a team can be in the referee's hands.
    pub(crate) fn is_complete(&self, side: Side) -> bool {
        self.outfield_pieces(side)
            .saturating_add(self.off_the_pitch(side))
            >= OUTFIELD
    }

    /// Whether the controlling team must have a piece with the ball now: not in a set-up, between
    /// the pass and the end of the control check, or before a corner is taken.
    fn is_in_play(&self) -> bool {
        if !GUARDED_BALL[self.options.edition] {
            return false; // F10-D35
        }
        // F14-D47: a team without outfield pieces kicks off with nobody in the centre.
        if self.turn.kind == TurnKind::KickOff && self.outfield_pieces(self.controlling) == 0 {
            return false;
        }
        match self.step {
            // F14-4.5a: the piece is there before event moves; F22-D29: it comes after them.
            Step::EventMoves { .. } => self.options.edition == Edition::V2014,
            // A forced entry is asked for because nobody is there.
            Step::Entry(_) => false,
            step if step.is_in_action_stage() => true,
            Step::Target => self.turn.taker.is_none() || self.turn.kind != TurnKind::CornerKick,
            Step::GoalKick
            | Step::FansRoll(_)
            | Step::Skill(Window::ControllingCheck | Window::PassiveCheck | Window::Penalty)
            | Step::Sweep
            | Step::Bounce
            | Step::FreeKick
            | Step::RestartMoves { .. }
            | Step::Dive
            | Step::Kick
            | Step::PenaltyRoll => true,
            Step::Adjust { set_up, .. } => set_up != crate::step::SetUp::CornerKick,
            _ => false,
        }
    }
}
