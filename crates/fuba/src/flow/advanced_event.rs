//! What the advanced special events (A11) ask and do: duels, moves, the bounce, skills lost and won.

use gaffer_core::{BySide, Dice, Log, Side};

use crate::ball_value::BallValue;
use crate::choice::{Bounce, Flank};
use crate::event::{Event, TimeReason, ValueReason};
use crate::options::Advanced;
use crate::pitch::{Area, AreaSet, Column, penalty_area};
use crate::position::{Open, Position};
use crate::refusal::Why;
use crate::rule::target::TargetRules;
use crate::rule::time;
use crate::skill::{Skill, SkillSet};
use crate::step::{Duel, EventMoveKind, Step};
use crate::turn::Then;

use super::restart::Award;

impl Open {
    /// Begins a duel, where its place and the rules in force let it happen (F22-D108; docs/rules,
    /// "What the advanced rules need").
    pub(super) fn begin_duel<L: Log<Event>>(&mut self, duel: Duel, log: &mut L) {
        let target = self.turn.target;
        let happens = match duel {
            Duel::FastSituation | Duel::Bounce | Duel::HighBall => true,
            Duel::SideLine => target.column() != Column::B,
            Duel::GoalLine => AreaSet::GOAL_LINES.contains(target),
            Duel::YoungTalent | Duel::PerfectSquad => self.plays(Advanced::Skills),
        };
        if happens {
            self.step = Step::DuelRoll(duel);
        } else {
            self.finish_check(log);
        }
    }

    /// What the condition points add to the controlling team's die beyond the passive team's (F22-A11b).
    pub(super) fn duel_lead(&self) -> i8 {
        let points = |side: Side| self.benches[side].condition.points(self.ball.zone(side)) as i8;
        points(self.controlling) - points(!self.controlling)
    }

    /// The higher total wins; equal ones never come here (F22-D100).
    pub(super) fn roll_duel<L: Log<Event>>(&mut self, duel: Duel, dice: Dice, log: &mut L) {
        let controlling = self.controlling;
        let lead = self.duel_lead();
        let winner = if dice.first() as i8 + lead > dice.second() as i8 {
            controlling
        } else {
            !controlling
        };
        log.note(|| Event::DuelRolled {
            side: controlling,
            duel,
            controlling: dice.first(),
            passive: dice.second(),
            lead,
            winner,
        });
        match duel {
            Duel::FastSituation => self.begin_event_moves(winner, 2, EventMoveKind::Fast, log),
            Duel::Bounce => {
                self.turn.bounce = Some(winner);
                self.finish_check(log);
            }
            Duel::SideLine => {
                self.turn.stages_skipped = true;
                log.note(|| Event::StagesSkipped);
                self.controlling = winner;
                self.turn.fixed_value = Some(BallValue::clamped(2));
                self.finish_check(log);
            }
            Duel::GoalLine => {
                log.note(|| Event::StagesSkipped);
                let attackers = self.attackers_of_nearest_line();
                let award = if winner == attackers {
                    Award::CornerKick(winner, Flank::from_area(self.ball)) // F22-D51
                } else {
                    Award::GoalKick(winner)
                };
                self.award(award, log);
            }
            Duel::HighBall => {
                self.controlling = winner;
                let penalty_areas = Side::BOTH.map(penalty_area);
                self.turn.injury_less = u8::from(!penalty_areas.contains(&self.turn.target));
                let both = BySide {
                    home: true,
                    away: true,
                };
                self.suffer(both, Then::Check, log);
            }
            Duel::YoungTalent => self.step = Step::GainedSkillRoll(winner),
            Duel::PerfectSquad => self.step = Step::ExtraSkill(winner),
        }
    }

    /// The team that attacks the goal line nearest to the ball.
    pub(super) fn attackers_of_nearest_line(&self) -> Side {
        if self.ball.depth(Side::Home) > self.ball.depth(Side::Away) {
            Side::Home
        } else {
            Side::Away
        }
    }

    /// F22-A11-2.1, F22-D101: after the new value is set.
    pub(super) fn bounce<L: Log<Event>>(&mut self, bounce: Bounce, log: &mut L) {
        self.change_value_by(bounce.change(), ValueReason::Bounce, log);
        self.turn.bounce = None;
        self.after_event_value(log);
    }

    /// Whether a perfect pass may go to an area: next to the target, and a legal target from the start
    /// area apart from its value (F22-A11-5.3, F22-D103).
    pub(super) fn check_perfect_pass(&self, area: Area) -> Result<(), Why> {
        if !self.turn.target.adjacent().contains(area) {
            return Err(Why::PerfectPassOneArea(self.turn.target));
        }
        TargetRules::new(self).check_reach(area)
    }

    /// Where a perfect pass may go.
    pub(crate) fn perfect_passes(&self) -> AreaSet {
        self.turn
            .target
            .adjacent()
            .into_iter()
            .filter(|area| self.check_perfect_pass(*area).is_ok())
            .collect()
    }

    pub(super) fn perfect_pass<L: Log<Event>>(&mut self, target: Area, log: &mut L) {
        let side = self.controlling;
        let start = self.turn.target;
        log.note(|| Event::TargetChanged {
            side,
            from: start,
            to: target,
        });
        self.turn.target = target;
        self.ball = target;
        self.finish_check(log);
    }

    /// F22-A11-5.5, F22-D104: never beyond +1, and no tiredness test.
    pub(super) fn roll_streaking<L: Log<Event>>(&mut self, die: u8, log: &mut L) {
        let clock = time::advanced(self.clock, die + 1);
        self.set_clock(clock, TimeReason::Streaking, log);
        self.finish_check(log);
    }

    /// F22-A11-6.3: nothing happens without a skill to lose.
    pub(super) fn injure_star<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        if self.plays(Advanced::Skills) && self.benches[side].cards() > 0 {
            self.step = Step::LostSkillRoll(side);
        } else {
            self.finish_check(log);
        }
    }

    /// How many cards a new one is drawn from: those the team has not had and the options allow. The
    /// number is open, the cards are not.
    pub(super) fn cards_to_draw(&self, side: Side) -> u8 {
        let bench = &self.benches[side];
        let had = bench.used.or(bench.lost).len() + bench.hidden;
        SkillSet::allowed(self.options)
            .len()
            .saturating_sub(had)
            .max(1)
    }
}

impl Position {
    /// The drawn card is shown and out of the match (F22-A11-6.3, F22-D107).
    pub(super) fn lose_skill<L: Log<Event>>(&mut self, side: Side, drawn: u8, log: &mut L) {
        if let Some(skill) = nth(self.held(side), drawn) {
            let one = SkillSet::of(&[skill]);
            let bench = &mut self.open.benches[side];
            if self.secrets[side].skills.contains(skill) {
                self.secrets[side].skills = self.secrets[side].skills.without(one);
                bench.hidden = bench.hidden.saturating_sub(1);
            }
            bench.lost = bench.lost.with(skill);
            let controlling = side == self.open.controlling;
            log.note(|| Event::SkillLost {
                side,
                skill,
                controlling,
            });
        }
        self.open.finish_check(log);
    }

    /// A new card, for this match and later ones, which only its owner sees (F22-A11-6.5, F22-D107).
    pub(super) fn gain_skill<L: Log<Event>>(&mut self, side: Side, drawn: u8, log: &mut L) {
        if let Some(skill) = nth(self.not_yet_had(side), drawn) {
            self.add_skill(side, skill);
            self.secrets[side].won = self.secrets[side].won.with(skill);
            log.note(|| Event::SkillGained {
                side,
                later_matches: true,
            });
        }
        self.open.finish_check(log);
    }

    /// One more card for the rest of the match, chosen in secret (F22-A11-6.6, F22-D107).
    pub(super) fn take_extra_skill<L: Log<Event>>(
        &mut self,
        side: Side,
        skills: SkillSet,
        log: &mut L,
    ) {
        for skill in skills {
            self.add_skill(side, skill);
            log.note(|| Event::SkillGained {
                side,
                later_matches: false,
            });
        }
        self.open.finish_check(log);
    }
}

/// The drawn card of a set, counted from 1 in the order of the table.
fn nth(skills: SkillSet, drawn: u8) -> Option<Skill> {
    skills.iter().nth(usize::from(drawn).checked_sub(1)?)
}
