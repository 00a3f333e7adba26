//! A review in short, for the card at the end of a match.

use std::collections::BTreeSet;

use gaffer_coach::Expected;
use gaffer_coach::analysis::{Sums, Swing};
use gaffer_core::{BySide, Side};
use gaffer_games::described;
use gaffer_games::protocol::Landmark;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::grade::Grade;
use super::moment::Moment;
use super::schema;
use super::story::{StepKind, StoryStep};

/// The most moments whose chances are told.
const MOST: usize = 120;

/// A review in short.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewSummary)]
pub struct Summary {
    /// The chances during the match, at 120 moments at most: the first, the last, and those with goals among them.
    chances: Vec<MomentChances>,
    /// What luck gave each side, as it sees it.
    #[schema(value_type = described::BySide<schema::Swing>)]
    luck: BySide<Swing>,
    /// What its decisions cost each side.
    #[schema(value_type = described::BySide<schema::Swing>)]
    costs: BySide<Swing>,
    /// The dearest decision of each side; none where it gave nothing away.
    #[schema(value_type = described::BySide<Option<Dearest>>)]
    dearest: BySide<Option<Dearest>>,
    /// How many decisions of each side have which grade.
    #[schema(value_type = described::BySide<Grades>)]
    grades: BySide<Grades>,
}

/// The chances at a moment.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ReviewMomentChances)]
struct MomentChances {
    /// How many answers come before it.
    at: usize,
    #[schema(value_type = schema::Expected)]
    expected: Expected,
    /// Whether a goal was scored just now.
    goal: bool,
}

/// A decision that gave much away.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewDearest)]
struct Dearest {
    /// Its number among the steps.
    step: usize,
    /// How many answers come before it.
    from: usize,
    /// The time.
    clock: String,
    /// What was asked.
    question: String,
    /// What it cost its side.
    #[schema(value_type = schema::Swing)]
    cost: Swing,
    #[serde(skip_serializing_if = "Option::is_none")]
    grade: Option<Grade>,
    /// What was decided, in words.
    made: String,
    /// What would have been better, in words.
    better: String,
}

/// How many decisions have which grade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReviewGrades)]
pub struct Grades {
    /// The best that was considered.
    pub best: usize,
    /// Gave less than 0.02 points away.
    pub good: usize,
    /// Gave 0.02 points away, or more.
    pub doubtful: usize,
    /// Gave 0.05 points away, or more.
    pub mistake: usize,
    /// Gave 0.10 points away, or more.
    pub blunder: usize,
}

impl Grades {
    /// Counts those of another match too.
    pub(crate) fn add(&mut self, other: Self) {
        self.best += other.best;
        self.good += other.good;
        self.doubtful += other.doubtful;
        self.mistake += other.mistake;
        self.blunder += other.blunder;
    }

    pub(super) fn count(&mut self, grade: Grade) {
        *match grade {
            Grade::Best => &mut self.best,
            Grade::Good => &mut self.good,
            Grade::Doubtful => &mut self.doubtful,
            Grade::Mistake => &mut self.mistake,
            Grade::Blunder => &mut self.blunder,
        } += 1;
    }
}

impl Summary {
    /// A match in short.
    pub(super) fn new(moments: &[Moment], steps: &[StoryStep], sums: &Sums) -> Self {
        let mut grades = BySide::<Grades>::default();
        for step in steps {
            if let StepKind::Decision(decision) = &step.kind
                && let Some(grade) = decision.grade
            {
                grades[decision.side].count(grade);
            }
        }
        Self {
            chances: chances(moments),
            luck: BySide::with(|side| sums.luck.seen_by(side)),
            costs: sums.costs,
            dearest: BySide::with(|side| dearest(steps, side)),
            grades,
        }
    }
}

/// The chances at some moments: as many as may be, at even distances, and at goals.
fn chances(moments: &[Moment]) -> Vec<MomentChances> {
    let is_goal = |at: usize| moments[at].has(Landmark::Goal);
    let goals = (0..moments.len()).filter(|at| is_goal(*at));
    let mut told: BTreeSet<usize> = goals.take(MOST / 2).collect();
    let even = (MOST - told.len()).min(moments.len()).max(2);
    let last = moments.len().saturating_sub(1);
    told.extend((0..even).map(|number| number * last / (even - 1)));
    told.into_iter()
        .map(|at| MomentChances {
            at,
            expected: moments[at].expected,
            goal: is_goal(at),
        })
        .collect()
}

/// The decision of a side that gave most points away.
fn dearest(steps: &[StoryStep], of: Side) -> Option<Dearest> {
    let decisions = steps.iter().enumerate().filter_map(|(number, step)| {
        let StepKind::Decision(decision) = &step.kind else {
            return None;
        };
        (decision.side == of && decision.cost.points > 0.0).then_some((number, step, decision))
    });
    let (step, told, decision) = decisions
        .max_by(|(_, _, one), (_, _, other)| one.cost.points.total_cmp(&other.cost.points))?;
    Some(Dearest {
        step,
        from: told.from,
        clock: told.clock.clone(),
        question: decision.question.clone(),
        cost: decision.cost,
        grade: decision.grade,
        made: told.told.best_words().to_owned(),
        better: decision.best.best_words().to_owned(),
    })
}
