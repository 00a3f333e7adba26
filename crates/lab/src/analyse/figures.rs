//! What one side did in a match that is over, in figures alone: what a report over many matches adds up.

use std::collections::BTreeMap;

use gaffer_coach::analysis::{Analysis, Decision, Swing};
use gaffer_core::{Awaits, BySide, Replayed, Side};
use gaffer_games::words::{Words, plain_names};
use serde::{Deserialize, Serialize};

use super::area::Area;
use super::grade::Grade;
use super::matter::Matter;
use super::moment::clock;
use super::phase::Phase;
use super::summary::Grades;
use crate::Studied;

/// One side of a match that is over, in figures, as that side sees them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// The preset whose options the match had; none where they are those of none.
    pub preset: Option<String>,
    /// The result: 1, a half or 0 points, and the lead in goals.
    pub result: Swing,
    /// What luck gave it.
    pub luck: Swing,
    /// What its decisions were about.
    pub areas: BTreeMap<Area, Cost>,
    /// What its decisions cost it in each part of the match.
    pub phases: BTreeMap<Phase, Swing>,
    /// How many of its decisions have which grade.
    pub grades: Grades,
    /// How often it made which choice that must not be foreseen at penalties, in its notation.
    pub mixed: BTreeMap<String, usize>,
}

/// What some decisions cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// How many there were that have a grade.
    pub decisions: usize,
    /// What they cost.
    pub cost: Swing,
}

impl Figures {
    /// What all decisions cost.
    pub fn cost(&self) -> Swing {
        let add = |sum: Swing, area: &Cost| sum + area.cost;
        self.areas.values().fold(Swing::default(), add)
    }

    fn add<G: Studied>(&mut self, before: &G, decision: &Decision<G::Choice>, words: Words<'_>) {
        let judged = &decision.judged;
        let matter = Matter::of(before.question());
        *self
            .phases
            .entry(Phase::at(&clock(before, words)))
            .or_default() += judged.cost;
        let area = self.areas.entry(Area::of(matter)).or_default();
        area.cost += judged.cost;
        if decision.forced {
            return;
        }
        if judged.considered > 0 {
            area.decisions += 1;
            self.grades.count(Grade::of(judged.cost.points));
        } else if matter == Matter::Penalty && matches!(before.awaits(), Awaits::Secret(_)) {
            for choice in &judged.best {
                *self.mixed.entry(choice.to_string()).or_default() += 1;
            }
        }
    }
}

/// Both sides of a match in figures; nothing where it is not over.
pub(super) fn figures<G: Studied>(
    replayed: &Replayed<G>,
    analysis: &Analysis<G>,
) -> Option<BySide<Figures>> {
    let Awaits::Nothing(_) = replayed.end().awaits() else {
        return None;
    };
    let options = replayed.start().options();
    let mut presets = G::presets().into_iter();
    let preset = presets.find(|preset| preset.options == options);
    let sums = analysis.sums();
    let mut both = BySide::with(|side: Side| {
        let mut result = sums.end.seen_by(side);
        if side == Side::Away {
            // What one side has of the point, the other has not.
            result.points += 1.0;
        }
        Figures {
            preset: preset.as_ref().map(|preset| preset.name.to_owned()),
            result,
            luck: sums.luck.seen_by(side),
            ..Figures::default()
        }
    });
    let names = plain_names();
    let words = Words::english(&names);
    for decision in analysis.decisions() {
        let before = &replayed.moments()[decision.answers.start].position;
        both[decision.side].add(before, decision, words);
    }
    Some(both)
}
