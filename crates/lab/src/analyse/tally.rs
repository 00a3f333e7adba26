//! Luck and costs added up by part of the match, by what decisions are about and by what rolls decide.

use gaffer_coach::analysis::Swing;
use gaffer_core::BySide;
use gaffer_games::described;
use gaffer_games::words::Words;
use serde::Serialize;
use utoipa::ToSchema;

use super::matter::Matter;
use super::phase::Phase;
use super::schema;
use super::story::{StepKind, StoryStep};

/// The sums of a match in their parts: the rows of each list add up to the sums of the match.
#[derive(Debug, Default, Serialize, ToSchema)]
#[schema(as = ReviewTallies)]
pub(super) struct Tallies {
    /// By part of the match.
    phases: Vec<PhaseTally>,
    /// By what decisions are about.
    decisions: Vec<DecisionTally>,
    /// By what rolls decide.
    rolls: Vec<RollTally>,
}

/// What happened in a part of a match.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewPhaseTally)]
struct PhaseTally {
    phase: Phase,
    /// How it is called.
    words: String,
    /// The luck of its rolls, as the home side sees it.
    #[schema(value_type = schema::Swing)]
    luck: Swing,
    /// What the decisions of each side cost it.
    #[schema(value_type = described::BySide<schema::Swing>)]
    costs: BySide<Swing>,
    /// What the values had not foreseen, as the home side sees it.
    #[schema(value_type = schema::Swing)]
    corrections: Swing,
}

/// What the decisions about something cost.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewDecisionTally)]
struct DecisionTally {
    about: Matter,
    /// How it is called.
    words: String,
    /// How many decisions of each side there were.
    #[schema(value_type = described::BySide<usize>)]
    count: BySide<usize>,
    /// What they cost each side.
    #[schema(value_type = described::BySide<schema::Swing>)]
    costs: BySide<Swing>,
}

/// What the rolls for something brought.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewRollTally)]
struct RollTally {
    /// What they decide, as a name.
    about: String,
    /// The same in words.
    words: String,
    /// How many there were.
    count: usize,
    /// Their luck, as the home side sees it.
    #[schema(value_type = schema::Swing)]
    luck: Swing,
}

impl Tallies {
    /// Adds the steps of a match up; every list is in the order in which its rows came up.
    pub(super) fn new(steps: &[StoryStep], words: Words<'_>) -> Self {
        let mut tallies = Self::default();
        for step in steps {
            let phase = tallies.phase(step.phase, words);
            phase.corrections += step.correction;
            match &step.kind {
                StepKind::Roll {
                    about,
                    kind_words,
                    luck,
                    ..
                } => {
                    phase.luck += *luck;
                    tallies.roll(about, kind_words, *luck);
                }
                StepKind::Decision(decision) => {
                    let side = decision.side;
                    phase.costs[side] += decision.cost;
                    let tally = tallies.decision(decision.about, words);
                    tally.count[side] += 1;
                    tally.costs[side] += decision.cost;
                }
            }
        }
        tallies
    }

    fn phase(&mut self, phase: Phase, words: Words<'_>) -> &mut PhaseTally {
        let new = || PhaseTally {
            phase,
            words: words.render(&phase.words()),
            luck: Swing::default(),
            costs: BySide::default(),
            corrections: Swing::default(),
        };
        row(&mut self.phases, |row| row.phase == phase, new)
    }

    fn decision(&mut self, about: Matter, words: Words<'_>) -> &mut DecisionTally {
        let new = || DecisionTally {
            about,
            words: words.render(&about.words()),
            count: BySide::default(),
            costs: BySide::default(),
        };
        row(&mut self.decisions, |row| row.about == about, new)
    }

    fn roll(&mut self, about: &str, words: &str, luck: Swing) {
        let new = || RollTally {
            about: about.to_owned(),
            words: words.to_owned(),
            count: 0,
            luck: Swing::default(),
        };
        let tally = row(&mut self.rolls, |row| row.about == about, new);
        tally.count += 1;
        tally.luck += luck;
    }
}

/// The row of a list that is meant, at its end if it is new.
fn row<T>(rows: &mut Vec<T>, is_meant: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> &mut T {
    let known = rows.iter().position(is_meant);
    let index = known.unwrap_or_else(|| {
        rows.push(new());
        rows.len() - 1
    });
    &mut rows[index]
}
