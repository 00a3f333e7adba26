//! The sensible coach: simple football sense through one look ahead.
//!
//! It tries each offered choice, averages over the dice that follow at once, and takes the best by
//! [`evaluate`](super::evaluate()). Rows of moves are built greedily. Penalties are mixed as the table asks.

use std::sync::Arc;

use gaffer_core::{Rules, Side, Silent};
use gaffer_fuba::{Action, Choice, Formation, Open, Position, Skill, Step, View, Window};

use crate::{Coach, Luck};

use super::attention::Attention;
use super::condition::best_stock;
use super::expect::Eyes;
use super::guess::imagine;
use super::judge::Judge;
use super::learned::Learned;
use super::row::{Row, best_row, is_row, seen_from};
use super::{formations, line_up, penalty, preparation, unseen};

/// A coach with football sense and one look ahead.
#[derive(Clone, Debug, Default)]
pub struct Sensible {
    /// What it judges positions by; football sense where there is nothing else.
    learned: Option<Arc<Learned>>,
    /// How much of what could be done it overlooks, in percent.
    overlooks: u8,
    /// The rest of the row of moves being made, the next move last.
    plan: Row,
    /// Kept between decisions for its room only.
    choices: Vec<Choice>,
}

/// What another formation must gain at half time, in goals.
const WORTH_CHANGING: f64 = 1e-3;

impl Coach<Position> for Sensible {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
        let open = view.open();
        match open.step() {
            Step::Formation(_) => self.formation(open, luck),
            Step::Roles(_) => preparation::roles(choices, luck),
            Step::Styles(_) => preparation::styles(open.options(), choices),
            Step::Skills(_) | Step::ExtraSkill(_) => preparation::skills(choices, luck),
            Step::HalfTime(_) if self.arranges() => self.at_half_time(view, side, choices),
            Step::HalfTime(_) => kept_formation(open, side),
            Step::KickOffChoice(_) => Choice::KickOff(side),
            Step::Place { .. } if self.arranges() => self.set_up(view, side),
            Step::Place { set_up, .. } => line_up::place(open, set_up, side, choices),
            Step::Dive => Choice::Dive(penalty::pick(&penalty::DIVES, luck)),
            Step::Kick => Choice::Kick(penalty::pick(&penalty::KICKS, luck)),
            Step::LosePoint { .. } | Step::GainPoints { .. } => {
                best_stock(open, side, choices.iter().copied())
            }
            Step::SlowPlay => unseen::slow_play(open, side),
            // A window is opened also for who holds nothing to use in it.
            Step::Skill(_) if choices.len() == 1 => choices[0],
            Step::Skill(Window::FormationChange) => unseen::formation_change(open, side, choices),
            // It costs nothing.
            Step::Skill(Window::Penalty) => Choice::Use(Skill::PenaltyShotSaver, None),
            _ => match self.plan.pop() {
                Some((expected, choice)) if expected.open() == open => choice,
                _ => {
                    let learned = self.learned.clone();
                    let judge = learned.as_deref().map_or(Judge::Sense, Judge::Learned);
                    let attention = (self.overlooks > 0).then(|| Attention {
                        seed: luck.number(),
                        percent: self.overlooks,
                    });
                    let eyes = Eyes::new(view, side, judge).seeing(attention);
                    let mut seen = choices.to_vec();
                    eyes.leave_seen(open, &mut seen);
                    if seen.is_empty() {
                        seen.extend(choices);
                    }
                    self.look_ahead(&imagine(view), eyes, &seen)
                }
            },
        }
    }
}

/// The formation that a side has.
fn kept_formation(open: &Open, side: Side) -> Choice {
    Choice::Formation(open.team(side).formation().unwrap_or(Formation::DEFAULT))
}

impl Sensible {
    /// The same look ahead, judged by what matches have taught.
    pub fn taught(learned: Arc<Learned>) -> Self {
        Self {
            learned: Some(learned),
            ..Self::default()
        }
    }

    /// The same look ahead by somebody who overlooks so many percent of what could be done, most of all what is far
    /// from the ball.
    #[must_use]
    pub fn overlooking(self, percent: u8) -> Self {
        Self {
            overlooks: percent,
            ..self
        }
    }

    /// Whether it makes set-ups and formations of its own: sense alone does not see what they are worth.
    fn arranges(&self) -> bool {
        self.learned.is_some()
    }

    /// The formation before the match.
    fn formation(&self, open: &Open, luck: &mut Luck) -> Choice {
        if self.arranges() {
            Choice::Formation(penalty::pick(formations::measured(&open.options()), luck))
        } else {
            preparation::formation(open.edition(), luck)
        }
    }

    /// The next piece of the best set-up.
    fn set_up(&mut self, view: &View, side: Side) -> Choice {
        match self.plan.pop() {
            Some((expected, choice)) if expected.open() == view.open() => choice,
            _ => {
                let learned = self.learned.clone();
                let judge = learned.as_deref().map_or(Judge::Sense, Judge::Learned);
                let eyes = Eyes::new(view, side, judge);
                self.plan = line_up::arranged(&imagine(view), eyes);
                self.plan.pop().map_or(Choice::Done, |(_, choice)| choice)
            }
        }
    }

    /// The formation of the second half, the other side keeping its own.
    fn at_half_time(&mut self, view: &View, side: Side, choices: &[Choice]) -> Choice {
        let learned = self.learned.clone();
        let judge = learned.as_deref().map_or(Judge::Sense, Judge::Learned);
        let eyes = Eyes::new(view, side, judge);
        let worth = |choice: Choice| {
            let mut after = imagine(view);
            if after.choose(choice, &mut Silent).is_err() {
                return f64::NEG_INFINITY;
            }
            if let Step::HalfTime(other) = after.open().step()
                && other != side
                && after
                    .choose(kept_formation(view.open(), other), &mut Silent)
                    .is_err()
            {
                return f64::NEG_INFINITY;
            }
            eyes.worth(after.open())
        };
        let kept = kept_formation(view.open(), side);
        let mut best = (kept, worth(kept));
        for &choice in choices {
            let worth = worth(choice);
            if worth > best.1 + WORTH_CHANGING {
                best = (choice, worth);
            }
        }
        best.0
    }

    /// The best choice; the moves that belong to it are planned with it.
    fn look_ahead(&mut self, position: &Position, eyes: Eyes, choices: &[Choice]) -> Choice {
        let side = eyes.side;
        if is_row(position.open().step()) {
            self.plan = best_row(position, eyes, &mut self.choices, &Row::new()).0;
            return self.plan.pop().map_or(Choice::Done, |(_, choice)| choice);
        }
        self.plan.clear();
        let mut best = choices[0];
        let mut best_value = f64::NEG_INFINITY;
        let order = [Skill::MidfieldGeneral, Skill::GoalPoacher]
            .into_iter()
            .any(|skill| choices.contains(&Choice::Use(skill, None)));
        // The best movement so far: a boost adds a move to this one only, the others would gain as much.
        let mut movement = (None, Row::new(), f64::NEG_INFINITY);
        for &choice in choices {
            let mut after = *position;
            if after.choose(choice, &mut Silent).is_err() {
                continue;
            }
            let (row, value) = match choice {
                Choice::Action(Action::Movement(line)) => {
                    let (row, value) = best_row(&after, eyes, &mut self.choices, &Row::new());
                    if value > movement.2 {
                        movement = (Some(line), row.clone(), value);
                    }
                    (row, value)
                }
                Choice::Boosted(Action::Movement(line)) => {
                    if movement.0 != Some(line) {
                        continue;
                    }
                    best_row(&after, eyes, &mut self.choices, &movement.1)
                }
                // The moves of one type alone would leave none for the others.
                Choice::Action(Action::Condition) => {
                    eyes.high_condition(&after, &Row::new(), &mut self.choices)
                }
                Choice::Action(Action::HighCondition) | Choice::Boosted(Action::HighCondition) => {
                    eyes.high_condition(&after, &movement.1, &mut self.choices)
                }
                Choice::Slow => {
                    let value = eyes.slow_goal_kick(&after, &mut self.choices);
                    (Row::new(), value)
                }
                _ if order => {
                    let value = eyes.after_first_action(&after, &mut self.choices);
                    (Row::new(), value)
                }
                _ => (Row::new(), eyes.expected(&after)),
            };
            let value = value + unseen::gain(choice);
            let first_of_equals =
                value >= best_value && seen_from(side, choice) < seen_from(side, best);
            if value > best_value || first_of_equals {
                best = choice;
                best_value = value;
                self.plan = row;
            }
        }
        best
    }
}
