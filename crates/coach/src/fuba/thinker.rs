//! The thinking coach of FUBA: it searches, and judges by what matches have taught.

use std::sync::Arc;

use gaffer_core::{Rules, Side, Silent};
use gaffer_fuba::{Choice, Open, Position, Step, View};

use crate::search::{Budget, Search, Thoughts, Watch};
use crate::{Coach, Luck};

use super::guess::imagine;
use super::learned::{Learned, is_before_kick_off};
use super::sensible::Sensible;

/// A coach that judges by what matches have taught, and thinks before it acts.
#[derive(Clone, Debug, Default)]
pub struct Thinker {
    /// What it judges by; what was learned of the game being played where nothing else is given.
    learned: Option<Arc<Learned>>,
    /// How it searches; without a search it takes what looks best one step ahead.
    search: Option<Search>,
    /// How much of what could be done it overlooks where it does not search, in percent.
    overlooks: u8,
    /// What needs no search.
    sense: Option<Sensible>,
    /// The rest of the plan, the next choice last, each with what it is meant for.
    plan: Vec<(Open, Choice)>,
    watch: Arc<Watch>,
    thoughts: Option<Thoughts<Position>>,
}

impl Thinker {
    /// A coach that judges by what was learned of the game being played.
    pub fn new(search: Option<Search>) -> Self {
        Self {
            search,
            ..Self::default()
        }
    }

    /// A coach that judges by this.
    pub fn with(learned: Arc<Learned>, search: Option<Search>) -> Self {
        Self {
            learned: Some(learned),
            ..Self::new(search)
        }
    }

    /// The same coach, who overlooks so many percent of what could be done where it does not search.
    #[must_use]
    pub fn overlooking(self, percent: u8) -> Self {
        Self {
            overlooks: percent,
            ..self
        }
    }

    /// The first choice of the best plan; the others are kept for their time.
    fn take_best(&mut self, view: &View) -> Option<Choice> {
        let best = self.thoughts.as_ref()?.plans.first()?;
        let mut position = imagine(view);
        for &choice in &best.plan {
            self.plan.push((*position.open(), choice));
            position.choose(choice, &mut Silent).ok()?;
        }
        self.plan.reverse();
        self.plan.pop().map(|(_, choice)| choice)
    }
}

/// What a decision that is not searched is told by: its plans as they look at once.
const FIRST_SIGHT: Search = Search::new(Budget::nodes(1));

/// Whether nothing is to be thought about: what is decided before the match, or is the same whatever comes.
fn is_routine(step: Step) -> bool {
    is_before_kick_off(step)
        || matches!(
            step,
            Step::ExtraSkill(_)
                | Step::HalfTime(_)
                | Step::Place { .. }
                | Step::Dive
                | Step::Kick
                | Step::LosePoint { .. }
                | Step::GainPoints { .. }
        )
}

/// Whether a decision is worth a search: with advanced rules only the target is.
///
/// An action there stands before so many other decisions that a search hardly reaches the next roll, and the best of
/// many plans that nothing tells apart is the one most overrated: searched actions win fewer matches than those that
/// look best at once (docs/FIGURES.md).
fn is_searched(open: &Open) -> bool {
    open.options().advanced.is_empty() || open.step() == Step::Target
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
        let learned =
            Arc::clone((self.learned).get_or_insert_with(|| Learned::for_options(&open.options())));
        let overlooks = self.overlooks;
        self.thoughts = None;
        if let Some(search) = &self.search
            && !is_routine(open.step())
        {
            let searched = is_searched(open);
            let search = if searched { *search } else { FIRST_SIGHT };
            let imagined = |_: &mut Luck| imagine(view);
            let thoughts = search.think(&*learned, imagined, luck.number(), &self.watch);
            self.thoughts = Some(thoughts);
            if searched && let Some(choice) = self.take_best(view) {
                return choice;
            }
        }
        let sense =
            (self.sense).get_or_insert_with(|| Sensible::taught(learned).overlooking(overlooks));
        let choice = sense.decide(view, side, choices, luck);
        if let Some(thoughts) = &mut self.thoughts {
            thoughts.seen_once(choice);
        }
        choice
    }

    fn watched_by(&mut self, watch: Arc<Watch>) {
        self.watch = watch;
    }

    fn thoughts(&self) -> Option<&Thoughts<Position>> {
        self.thoughts.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::super::decisions;
    use super::*;
    use crate::search::EXPERT;

    /// In the full game an action is not searched for, but what seems best is told, the choice first.
    #[test]
    fn what_is_not_searched_is_told_too() {
        let mut luck = Luck::new(5);
        let mut told = 0;
        let options = gaffer_fuba::Options::FULL;
        decisions::of_a_match::<Sensible>(&options, 5, |view, side, choices| {
            if view.open().step() == Step::Action && choices.len() > 3 {
                let mut expert = Thinker::new(Some(EXPERT));
                let choice = expert.decide(view, side, choices, &mut luck);
                let plans = &expert.thoughts().expect("told").plans;
                assert!(plans.len() > 2, "{} plans", plans.len());
                assert_eq!(plans[0].plan[0], choice);
                assert!(plans.iter().all(|plan| plan.visits == 1));
                told += 1;
            }
        });
        assert!(told > 10, "{told}");
    }
}
