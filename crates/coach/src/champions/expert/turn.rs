//! A turn: every way to use it is glanced at, the best few are looked at with all dice, the best of these with what
//! the opponents can do next, and the best of those with the own turn after that.

use std::time::Instant;

use gaffer_champions::{Choice, Open, Position, Step};
use gaffer_core::{Rules, Side, Silent};

use crate::search::{self, Thoughts, Watch};
use crate::{Expected, Luck};

use super::super::plan::TurnPlan;
use super::super::solver::{self, ChoiceRow, End};
use super::super::turn::best;
use super::glance::{Glance, LAST_RESORT};
use super::judgement::Judgement;
use super::skill::{Ahead, Breadth, Skill};

/// A way to use the turn that was looked at with all dice.
pub(super) struct Idea {
    pub(super) plan: TurnPlan,
    /// What it seems to be worth, and what the match is expected to end as after it.
    value: f64,
    expected: Expected,
    after: Position,
}

/// A decision about a turn: who decides, how well, and what it has cost so far.
pub(super) struct Thought<'a> {
    judgement: &'a Judgement,
    skill: Skill,
    luck: &'a mut Luck,
    watch: &'a Watch,
    looks: u64,
    until: Option<Instant>,
}

impl<'a> Thought<'a> {
    pub(super) fn new(
        judgement: &'a Judgement,
        skill: Skill,
        luck: &'a mut Luck,
        watch: &'a Watch,
    ) -> Self {
        Self {
            judgement,
            skill,
            luck,
            watch,
            looks: 0,
            until: skill.budget.time.map(|time| Instant::now() + time),
        }
    }

    /// Counts positions that were looked at.
    fn look(&mut self, count: u64) {
        self.looks += count;
        self.watch.add(count);
    }

    /// Whether no further way is looked at.
    fn has_looked_enough(&self) -> bool {
        self.skill
            .budget
            .nodes
            .is_some_and(|nodes| self.looks >= nodes)
    }

    /// Whether its time is over.
    fn is_late(&self) -> bool {
        self.until.is_some_and(|end| Instant::now() >= end)
    }

    /// Whether it has to end now, whatever it is looking at.
    fn must_end(&self) -> bool {
        self.watch.is_stopped() || self.is_late()
    }

    /// The ways on from a mover, act or leg that is asked, the best first: only those that were looked at furthest.
    pub(super) fn best_ideas(&mut self, position: &Position, side: Side) -> Vec<Idea> {
        let mut ideas = self.ideas(position, side);
        let breadth = self.skill.breadth;
        let turns = [breadth, Breadth::FEW];
        if self.skill.ahead >= Ahead::Reply {
            self.look_on(&mut ideas, side, breadth.answered, &turns[..1]);
        }
        if self.skill.ahead >= Ahead::Answer {
            self.look_on(&mut ideas, side, breadth.pursued, &turns);
        }
        for idea in &mut ideas {
            idea.value += self.skill.mistake(self.luck);
        }
        sort(&mut ideas);
        ideas
    }

    /// Looks at the best ways with what can be done in the turns after them, and leaves only those.
    fn look_on(&mut self, ideas: &mut Vec<Idea>, side: Side, count: usize, turns: &[Breadth]) {
        ideas.truncate(count);
        let mut looked = 0;
        for idea in ideas.iter_mut() {
            if looked > 0 && self.has_looked_enough() {
                break;
            }
            if idea.value > LAST_RESORT {
                let expected = self.after(&idea.after, turns);
                if self.must_end() {
                    break;
                }
                idea.value = expected.worth(side);
                idea.expected = expected;
            }
            looked += 1;
        }
        // Only what was looked at equally far can be compared.
        ideas.truncate(looked.max(1));
        sort(ideas);
    }

    /// What was thought about these ways.
    pub(super) fn thoughts(&self, side: Side, ideas: &[Idea]) -> Option<Thoughts<Position>> {
        let thought = |idea: &Idea| search::Thought {
            plan: idea.plan.choices().collect(),
            visits: 1,
            expected: idea.expected,
            leads_to: Vec::new(),
        };
        Some(Thoughts {
            side,
            expected: ideas.first()?.expected,
            plans: ideas.iter().map(thought).collect(),
            nodes: self.looks,
        })
    }

    /// The best ways on with all dice, the best first.
    pub(super) fn ideas(&mut self, position: &Position, side: Side) -> Vec<Idea> {
        let counts = match self.skill.ahead {
            Ahead::Glance => (1, 1),
            Ahead::Turn | Ahead::Reply | Ahead::Answer => self.skill.breadth.own,
        };
        let rows = self.glance(position.open(), side, counts, true);
        let mut ideas: Vec<Idea> = Vec::new();
        for (glance, row) in rows.unwrap_or_default() {
            if !ideas.is_empty() && self.is_late() {
                break;
            }
            ideas.extend(self.carry_out(position, side, glance, &row));
        }
        sort(&mut ideas);
        ideas
    }

    /// The best shots and the best other ways at a glance.
    fn glance(
        &mut self,
        open: &Open,
        side: Side,
        (shots, others): (usize, usize),
        errs: bool,
    ) -> Option<Vec<(f64, ChoiceRow)>> {
        let mut glance = Glance::new(self.judgement, open, side)?;
        let mut ways: [Vec<(f64, ChoiceRow)>; 2] = [Vec::new(), Vec::with_capacity(1024)];
        solver::plays(open, &mut |way| {
            let list = &mut ways[usize::from(!matches!(way.end, End::Shot(..)))];
            if errs && !list.is_empty() && self.skill.overlooks(self.luck) {
                return;
            }
            let mistake = if errs {
                self.skill.mistake(self.luck)
            } else {
                0.0
            };
            list.push((glance.at(way) + mistake, way.row));
        })
        .ok()?;
        self.look(glance.looks);
        let [shots_found, others_found] = &mut ways;
        Some([best(shots_found, shots), best(others_found, others)].concat())
    }

    /// Carries a row out and says what it is worth.
    fn carry_out(
        &mut self,
        position: &Position,
        side: Side,
        glance: f64,
        row: &ChoiceRow,
    ) -> Option<Idea> {
        let (plan, after) = plan_of(self.judgement, position, side, row)?;
        let expected = self.judgement.settled(&after);
        let value = if glance == LAST_RESORT {
            glance
        } else {
            expected.worth(side)
        };
        Some(Idea {
            plan,
            value,
            expected,
            after,
        })
    }

    /// The best choice of the side that is asked, by what it leads to.
    pub(super) fn best_of(&mut self, position: &Position, side: Side) -> Option<Choice> {
        let judgement = self.judgement;
        let replies = usize::from(self.skill.ahead >= Ahead::Reply);
        let turns = &[self.skill.breadth][..replies];
        let best = judgement.best_of(position, side, 1.0, &mut |_, open, share| {
            self.at_rest(open, share, turns)
        });
        best.map(|(choice, _)| choice)
    }

    /// What a position is worth after the best that can be done in these turns; how likely the ball comes to rest
    /// somewhere is counted from here.
    fn after(&mut self, position: &Position, turns: &[Breadth]) -> Expected {
        let judgement = self.judgement;
        judgement.over_dice(position, 1.0, &mut |_, open, share| {
            self.at_rest(open, share, turns)
        })
    }

    /// What a position is worth in which the ball rests, or is played at once: after the next turns, if it is likely
    /// enough.
    fn at_rest(&mut self, open: &Open, share: f64, turns: &[Breadth]) -> Expected {
        let Some((turn, later)) = turns.split_first() else {
            return self.judgement.still(open);
        };
        if share < turn.likely || self.must_end() {
            return self.judgement.still(open);
        }
        match open.step() {
            Step::Warm | Step::OpeningRoll | Step::GoalieRoll | Step::RestartRoll => {
                self.over_rolls(open, turn, later)
            }
            Step::Leg => self.best_turn(open, turn, later),
            _ => self.judgement.still(open),
        }
    }

    /// The mean of the best turns with each roll that counts.
    fn over_rolls(&mut self, open: &Open, turn: &Breadth, later: &[Breadth]) -> Expected {
        let turns: Vec<Expected> = (1..=6)
            .filter_map(|roll| solver::with_roll(open, roll).ok())
            .map(|rolled| self.best_turn(&rolled, turn, later))
            .collect();
        let share = 1.0 / turns.len() as f64;
        (turns.iter()).fold(Expected::NONE, |sum, turn| sum.plus(share, *turn))
    }

    /// What is left after the best that the side which acts can do, and after the turns that are looked at then.
    fn best_turn(&mut self, open: &Open, turn: &Breadth, later: &[Breadth]) -> Expected {
        let position = Position::from(*open);
        let side = match solver::acting_side(open) {
            Ok(side) if !self.must_end() => side,
            _ => return self.judgement.settled(&position),
        };
        let rows = self.glance(open, side, turn.reply, false);
        let mut best: Option<(Position, Expected)> = None;
        for (glance, row) in rows.unwrap_or_default() {
            if best.is_some() && self.must_end() {
                break;
            }
            let mut after = position;
            let carried = row
                .choices()
                .iter()
                .all(|choice| after.choose(*choice, &mut Silent).is_ok());
            if !carried || glance == LAST_RESORT {
                continue;
            }
            let value = self.judgement.settled(&after);
            if best.is_none_or(|(_, known)| value.worth(side) > known.worth(side)) {
                best = Some((after, value));
            }
        }
        match best {
            None => self.judgement.settled(&position),
            Some((_, value)) if later.is_empty() => value,
            Some((after, _)) => self.after(&after, later),
        }
    }
}

/// A row as a plan with the best follow after it, and the position that it leads to.
pub(super) fn plan_of(
    judgement: &Judgement,
    position: &Position,
    side: Side,
    row: &ChoiceRow,
) -> Option<(TurnPlan, Position)> {
    let mut after = *position;
    let mut plan = TurnPlan::default();
    for &choice in row.choices() {
        plan.add(&after, choice);
        after.choose(choice, &mut Silent).ok()?;
    }
    if after.open().step() == Step::Follow
        && let Some(choice) = judgement.best_follow(&after, side)
    {
        plan.add(&after, choice);
        after.choose(choice, &mut Silent).ok()?;
    }
    Some((plan, after))
}

/// The best first.
fn sort(ideas: &mut [Idea]) {
    ideas.sort_by(|one, other| other.value.total_cmp(&one.value));
}
