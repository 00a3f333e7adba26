//! The thinking coach of FUBA: it searches, and judges by what matches have taught.

use std::sync::Arc;

use gaffer_core::{Rules, Side, Silent};
use gaffer_fuba::{Choice, Open, Position, Step, View};

use crate::search::{Search, Thoughts, Watch};
use crate::{Coach, Luck};

use super::guess::imagine;
use super::learned::Learned;
use super::sensible::Sensible;

/// A coach that thinks before it acts.
#[derive(Clone, Debug)]
pub struct Thinker {
    learned: Arc<Learned>,
    search: Search,
    /// What needs no search.
    sense: Sensible,
    /// The rest of the plan, the next choice last, each with what it is meant for.
    plan: Vec<(Open, Choice)>,
    watch: Arc<Watch>,
    thoughts: Option<Thoughts<Position>>,
}

impl Thinker {
    /// A coach that judges by what was learned and searches like this.
    pub fn new(learned: Arc<Learned>, search: Search) -> Self {
        Self {
            sense: Sensible::taught(learned.clone()),
            learned,
            search,
            plan: Vec::new(),
            watch: Arc::default(),
            thoughts: None,
        }
    }
}

/// Whether a decision is left to sense: made before the match, or the same whatever comes.
fn is_routine(step: Step) -> bool {
    matches!(
        step,
        Step::Formation(_)
            | Step::Roles(_)
            | Step::Styles(_)
            | Step::Skills(_)
            | Step::ExtraSkill(_)
            | Step::HalfTime(_)
            | Step::KickOffChoice(_)
            | Step::Place { .. }
            | Step::Dive
            | Step::Kick
            | Step::LosePoint { .. }
            | Step::GainPoints { .. }
    )
}

impl Coach<Position> for Thinker {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
        let open = view.open();
        if let Some((meant_for, choice)) = self.plan.pop()
            && meant_for == *open
        {
            return choice;
        }
        self.plan.clear();
        if choices.len() == 1 {
            return choices[0];
        }
        if is_routine(open.step()) {
            return self.sense.decide(view, side, choices, luck);
        }
        let thoughts = self.search.think(
            &*self.learned,
            |_| imagine(view),
            luck.number(),
            &self.watch,
        );
        let Some(best) = thoughts.plans.first() else {
            return self.sense.decide(view, side, choices, luck);
        };
        let mut position = imagine(view);
        for &choice in &best.plan {
            self.plan.push((*position.open(), choice));
            if position.choose(choice, &mut Silent).is_err() {
                break;
            }
        }
        self.plan.reverse();
        self.thoughts = Some(thoughts);
        self.plan.pop().map_or_else(
            || self.sense.decide(view, side, choices, luck),
            |(_, choice)| choice,
        )
    }

    fn watched_by(&mut self, watch: Arc<Watch>) {
        self.watch = watch;
    }

    fn thoughts(&self) -> Option<&Thoughts<Position>> {
        self.thoughts.as_ref()
    }
}
