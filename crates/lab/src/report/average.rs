//! What the decisions of a side cost in a match, on average over matches: of a person, and of a level of the computer.

use std::collections::BTreeMap;

use gaffer_coach::analysis::Swing;
use serde::{Deserialize, Serialize};

use crate::analyse::{Area, Cost, Figures, Grades, Phase};

/// The costs of an average match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Average {
    /// By what decisions are about.
    pub areas: BTreeMap<Area, AverageCost>,
    /// By part of the match.
    pub phases: BTreeMap<Phase, Swing>,
    /// How many decisions have which grade: best, good, doubtful, mistake, blunder.
    pub grades: [f64; 5],
}

/// What some decisions of an average match cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AverageCost {
    /// How many have a grade.
    pub decisions: f64,
    /// What they cost.
    pub cost: Swing,
}

impl Average {
    /// The average over some matches, each counted alike.
    pub fn of<'a>(figures: impl Iterator<Item = &'a Figures> + Clone) -> Self {
        let share = 1.0 / figures.clone().count().max(1) as f64;
        let mut average = Self::default();
        for figures in figures {
            average.add(&Self::from(figures), share);
        }
        average
    }

    /// Adds a share of another average.
    pub(super) fn add(&mut self, other: &Self, share: f64) {
        for (area, one) in &other.areas {
            let sum = self.areas.entry(*area).or_default();
            sum.decisions += one.decisions * share;
            sum.cost += scaled(one.cost, share);
        }
        for (phase, cost) in &other.phases {
            *self.phases.entry(*phase).or_default() += scaled(*cost, share);
        }
        for (sum, count) in self.grades.iter_mut().zip(other.grades) {
            *sum += count * share;
        }
    }

    /// What all decisions cost.
    pub fn cost(&self) -> Swing {
        let add = |sum: Swing, area: &AverageCost| sum + area.cost;
        self.areas.values().fold(Swing::default(), add)
    }

    /// How many decisions have a grade.
    pub fn decisions(&self) -> f64 {
        self.areas.values().map(|area| area.decisions).sum()
    }

    /// What a decision costs, in points; 0 where there is none.
    pub fn error(&self) -> f64 {
        let decisions = self.decisions();
        if decisions > 0.0 {
            self.cost().points / decisions
        } else {
            0.0
        }
    }

    /// The shares of the grades.
    pub(super) fn shares(&self) -> [f64; 5] {
        let all: f64 = self.grades.iter().sum();
        self.grades.map(|count| count / all.max(1.0))
    }
}

impl From<&Figures> for Average {
    fn from(figures: &Figures) -> Self {
        let area = |(area, cost): (&Area, &Cost)| {
            let (decisions, cost) = (cost.decisions as f64, cost.cost);
            (*area, AverageCost { decisions, cost })
        };
        Self {
            areas: figures.areas.iter().map(area).collect(),
            phases: figures.phases.clone(),
            grades: counts(figures.grades).map(|count| count as f64),
        }
    }
}

/// The grades from the best to the worst.
pub(super) fn counts(grades: Grades) -> [usize; 5] {
    let Grades {
        best,
        good,
        doubtful,
        mistake,
        blunder,
    } = grades;
    [best, good, doubtful, mistake, blunder]
}

fn scaled(swing: Swing, by: f64) -> Swing {
    Swing {
        points: swing.points * by,
        goals: swing.goals * by,
    }
}
