//! What made a recorded match end as it did, in plain values with their words: for text, JSON and page alike.

use std::ops::Range;
use std::sync::Arc;

use gaffer_coach::Expected;
use gaffer_coach::analysis::{Analysis, Analyst, Decision, Part, Sums, Swing};
use gaffer_coach::search::{Knowledge, Watch};
use gaffer_core::{Answer, Awaits, BySide, Outcome, Replayed, Side, Viewer};
use gaffer_games::described;
use gaffer_games::protocol::{Plan, PlanStep};
use gaffer_games::thinking::plan_of;
use gaffer_games::words::Words;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::depth::{Depth, DepthTime};
use super::grade::Grade;
use super::matter::Matter;
use super::moment::{Moment, clock};
use super::phase::Phase;
use super::reason::{Row, reasons};
use super::summary::Summary;
use super::tally::Tallies;
use super::words::Described;
use super::{Effort, schema};
use crate::work::on_threads;
use crate::{Progress, Studied};

/// A match that was analysed, in the words of a reader.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Review)]
pub struct Story {
    pub(super) game: &'static str,
    pub(super) title: String,
    pub(super) options: Value,
    /// The teams' names.
    #[schema(value_type = described::BySide<String>)]
    pub(super) names: BySide<String>,
    /// Whether the match is over by the rules.
    #[serde(rename = "over")]
    pub(super) is_over: bool,
    #[schema(value_type = Option<described::Side>, required)]
    pub(super) winner: Option<Side>,
    #[schema(value_type = described::BySide<u8>)]
    pub(super) goals: BySide<u8>,
    /// In short.
    pub(super) summary: Summary,
    /// What everything adds up to, as the home side sees it.
    #[schema(value_type = schema::Sums)]
    pub(super) sums: Sums,
    /// The sums in their parts.
    pub(super) tallies: Tallies,
    /// Before the first answer and after each.
    pub(super) moments: Vec<Moment>,
    /// The rolls and decisions, in their order.
    pub(super) steps: Vec<StoryStep>,
    /// How deep the review looked, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) depth: Option<Depth>,
    /// How long reviews of this match take, where it is one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) times: Vec<DepthTime>,
    /// The nodes of the search for each decision, where there was one.
    #[schema(required)]
    pub(super) nodes: Option<u64>,
    /// The seconds of the search for each decision, where they were limited.
    #[schema(required)]
    pub(super) seconds: Option<f64>,
    pub(super) seed: u64,
}

/// A roll or a decision.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewStep)]
pub(super) struct StoryStep {
    /// How many answers come before it.
    pub(super) from: usize,
    /// How many answers there are after it.
    pub(super) to: usize,
    /// The part of the match.
    pub(super) phase: Phase,
    /// The time before it, in words.
    pub(super) clock: String,
    /// What was answered.
    #[serde(rename = "answers")]
    pub(super) told: Described,
    /// By how much the value changed, as the home side sees it.
    #[schema(value_type = schema::Swing)]
    pub(super) change: Swing,
    /// What of the change the value should have foreseen, as the home side sees it.
    #[schema(value_type = schema::Swing)]
    pub(super) correction: Swing,
    #[serde(flatten)]
    pub(super) kind: StepKind,
}

/// What a step is.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[schema(as = ReviewStepKind)]
pub(super) enum StepKind {
    /// A roll.
    Roll {
        /// What it decided.
        what: String,
        /// The same as a name, by which rolls are added up.
        about: String,
        #[serde(skip)]
        kind_words: String,
        /// Its luck as the home side sees it.
        #[schema(value_type = schema::Swing)]
        luck: Swing,
    },
    /// A decision of a side.
    Decision(Box<StoryDecision>),
}

/// A decision, what it cost and what would have been better.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewDecision)]
pub(super) struct StoryDecision {
    #[schema(value_type = described::Side)]
    pub(super) side: Side,
    /// What was asked.
    pub(super) question: String,
    /// What it is about, by which decisions are added up.
    pub(super) about: Matter,
    /// What it cost the side.
    #[schema(value_type = schema::Swing)]
    pub(super) cost: Swing,
    /// How good it was; not there where nothing else could be decided, or where it is right to mix.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) grade: Option<Grade>,
    /// Whether nothing else could be decided.
    pub(super) forced: bool,
    /// The best row; the one that was made if none is better.
    pub(super) best: Described,
    /// With how many rows it was compared.
    pub(super) considered: usize,
    /// Both rows, where another one is better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) better: Option<Better>,
}

/// A better row beside the one that was made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewBetter)]
pub(super) struct Better {
    /// The row that was made, with what it promised its side.
    pub(super) made: Plan,
    /// The better one.
    pub(super) plan: Plan,
    /// Why it is better, in words.
    pub(super) reason: String,
}

/// The steps of a side that gave or took most, with how much, the greatest first.
pub(super) struct Greatest<'a> {
    pub(super) title: String,
    /// Whether the side gave it away.
    pub(super) is_cost: bool,
    pub(super) steps: Vec<(&'a StoryStep, Swing)>,
}

impl StoryStep {
    /// What it cost the side that decided; nothing for a roll.
    pub(super) fn cost(&self) -> Option<(Side, Swing)> {
        match &self.kind {
            StepKind::Decision(decision) => Some((decision.side, decision.cost)),
            StepKind::Roll { .. } => None,
        }
    }

    /// How good it was, where it has a grade.
    pub(super) fn grade(&self) -> Option<Grade> {
        match &self.kind {
            StepKind::Decision(decision) => decision.grade,
            StepKind::Roll { .. } => None,
        }
    }

    /// The luck of a roll, as the home side sees it; nothing for a decision.
    pub(super) fn luck(&self) -> Option<Swing> {
        match &self.kind {
            StepKind::Roll { luck, .. } => Some(*luck),
            StepKind::Decision(_) => None,
        }
    }

    /// What was asked or rolled for.
    pub(super) fn question(&self) -> &str {
        match &self.kind {
            StepKind::Roll { what, .. } => what,
            StepKind::Decision(decision) => &decision.question,
        }
    }

    /// What happened, and what would have been better.
    pub(super) fn words(&self) -> String {
        let happened = &self.told.words;
        let words = match &self.kind {
            StepKind::Decision(decision) if decision.best.notation != self.told.notation => {
                let best = &decision.best;
                format!(
                    "{happened} Better: {} ({})",
                    best.best_words(),
                    best.notation
                )
            }
            _ => happened.clone(),
        };
        words.trim().to_owned()
    }
}

impl Story {
    /// In short.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// As JSON.
    pub fn json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// The score as it is printed.
    pub(super) fn score(&self) -> String {
        let BySide { home, away } = &self.names;
        format!("{home} {} : {} {away}", self.goals.home, self.goals.away)
    }

    /// The score, and who won where it does not say so or that nobody has yet.
    pub(super) fn headline(&self) -> String {
        let score = self.score();
        let level = self.goals.home == self.goals.away;
        match self.winner {
            _ if !self.is_over => format!("{score} (not over)"),
            Some(side) if level => format!("{score}, won by {}", self.names[side]),
            _ => score,
        }
    }

    /// What everything adds up to for the home side: each part by its name, the end last.
    pub(super) fn sum_rows(&self) -> [(String, Swing); 6] {
        let sums = &self.sums;
        let given_away = |side| format!("given away by decisions of {}", self.names[side]);
        [
            ("at the start".into(), sums.start),
            ("luck of the rolls".into(), sums.luck),
            (given_away(Side::Home), -sums.costs.home),
            (given_away(Side::Away), sums.costs.away),
            ("the judge's uncertainty".into(), sums.corrections),
            (
                if self.is_over { "the result" } else { "now" }.into(),
                sums.end,
            ),
        ]
    }

    /// The dearest decisions and the luckiest rolls of each side, so many of each.
    pub(super) fn greatest(&self, most: usize) -> Vec<Greatest<'_>> {
        let of_side = |of: Side| {
            let name = &self.names[of];
            let cost = |step: &StoryStep| match step.cost() {
                Some((side, cost)) if side == of => Some(cost),
                _ => None,
            };
            let luck = |step: &StoryStep| step.luck().map(|luck| luck.seen_by(of));
            [
                Greatest {
                    title: format!("The dearest decisions of {name}"),
                    is_cost: true,
                    steps: self.most(most, cost),
                },
                Greatest {
                    title: format!("The luckiest rolls for {name}"),
                    is_cost: false,
                    steps: self.most(most, luck),
                },
            ]
        };
        Side::BOTH.into_iter().flat_map(of_side).collect()
    }

    /// The steps that have most of something in points, if it is worth telling.
    fn most(
        &self,
        most: usize,
        of: impl Fn(&StoryStep) -> Option<Swing>,
    ) -> Vec<(&StoryStep, Swing)> {
        let mut steps: Vec<(&StoryStep, Swing)> = (self.steps.iter())
            .filter_map(|step| Some((step, of(step)?)))
            .filter(|(_, amount)| amount.points >= 0.000_5)
            .collect();
        steps.sort_by(|(_, one), (_, other)| other.points.total_cmp(&one.points));
        steps.truncate(most);
        steps
    }
}

/// Analyses a match that was played again, in English; the names are those of its teams.
pub fn story<G: Studied>(
    replayed: &Replayed<G>,
    names: &BySide<String>,
    effort: Effort,
    progress: &dyn Progress,
) -> Result<Story, String> {
    let knowing = Knowing::<G>::new(replayed, effort);
    let step = |all: usize| {
        progress.expect(all as u64);
        progress.step();
    };
    let look = || knowing.analyst().look(replayed, &step);
    let analysis = on_threads(effort.threads, look)?;
    knowing.story(replayed, &analysis, Words::english(names))
}

/// Somebody who looks at a match of this game.
type AnalystOf<'a, G> = Analyst<'a, G, dyn Knowledge<G>>;

/// What is known of the game that a match plays, and how much thought goes into it.
pub(super) struct Knowing<G: Studied> {
    knowledge: Arc<dyn Knowledge<G>>,
    effort: Effort,
    watch: Arc<Watch>,
}

impl<G: Studied> Knowing<G> {
    pub(super) fn new(replayed: &Replayed<G>, effort: Effort) -> Self {
        Self {
            knowledge: G::knowledge(&replayed.start().options()),
            effort,
            watch: Arc::default(),
        }
    }

    /// The same, watched by somebody.
    pub(super) fn watched(self, watch: Arc<Watch>) -> Self {
        Self { watch, ..self }
    }

    pub(super) fn analyst(&self) -> AnalystOf<'_, G> {
        (self.effort).analyst(&*self.knowledge, Arc::clone(&self.watch))
    }

    /// A match that was analysed, in words.
    pub(super) fn story(
        &self,
        replayed: &Replayed<G>,
        analysis: &Analysis<G>,
        words: Words<'_>,
    ) -> Result<Story, String> {
        let Effort { budget, seed, .. } = self.effort;
        let options = replayed.start().options();
        let end = replayed.end();
        let awaits = end.awaits();
        let telling = Telling {
            analyst: self.analyst(),
            replayed,
            values: &analysis.values,
            words,
        };
        let moments: Vec<Moment> = (replayed.moments().iter().zip(&analysis.values))
            .map(|(moment, expected)| Moment::new(moment, *expected, words))
            .collect();
        let steps: Vec<StoryStep> = (analysis.parts.iter())
            .map(|part| telling.step(part))
            .collect();
        let sums = analysis.sums();
        Ok(Story {
            game: G::GAME,
            title: G::title(&options),
            options: serde_json::to_value(&options).map_err(|error| error.to_string())?,
            names: words.names.clone(),
            is_over: matches!(awaits, Awaits::Nothing(_)),
            winner: match awaits {
                Awaits::Nothing(Outcome::Won(side)) => Some(side),
                _ => None,
            },
            goals: end.goals(),
            summary: Summary::new(&moments, &steps, &sums),
            tallies: Tallies::new(&steps, words),
            sums,
            moments,
            steps,
            depth: None,
            times: Vec::new(),
            nodes: budget.and_then(|budget| budget.nodes),
            seconds: budget.and_then(|budget| Some(budget.time?.as_secs_f64())),
            seed,
        })
    }
}

/// Somebody who tells the steps of a match.
struct Telling<'a, G: Studied> {
    analyst: AnalystOf<'a, G>,
    replayed: &'a Replayed<G>,
    values: &'a [Expected],
    words: Words<'a>,
}

impl<G: Studied> Telling<'_, G> {
    fn step(&self, part: &Part<G::Choice>) -> StoryStep {
        let (Range { start, end }, correction) = match part {
            Part::Roll(roll) => (roll.at..roll.at + 1, roll.correction),
            Part::Decision(decision) => (decision.answers.clone(), decision.correction()),
        };
        let before = &self.replayed.moments()[start].position;
        let given = &self.replayed.moments()[start + 1..=end];
        let answers: Vec<_> = given.iter().filter_map(|moment| moment.answer).collect();
        let events = given.iter().flat_map(|moment| &moment.events);
        let clock = clock(before, self.words);
        let mut told = Described::new::<G>(&answers, events, self.words);
        if let Part::Decision(decision) = part
            && told.words.is_empty()
        {
            // Nothing happened yet: a formation is shown later, a skill was not used.
            let row = choices(&answers);
            let worth = decision.judged.made_worth;
            told.words = offered(&plan_of(
                before.clone(),
                decision.side,
                &row,
                worth,
                self.words,
            ));
        }
        StoryStep {
            from: start,
            to: end,
            phase: Phase::at(&clock),
            clock: clock.words,
            told,
            change: Swing::between(self.values[start], self.values[end]),
            correction,
            kind: match part {
                Part::Roll(roll) => self.roll(before, roll.luck),
                Part::Decision(decision) => {
                    StepKind::Decision(Box::new(self.decision(before, &answers, decision)))
                }
            },
        }
    }

    fn roll(&self, before: &G, luck: Swing) -> StepKind {
        let (what, about, kind_words) = match before.awaits() {
            Awaits::Roll(awaited) => {
                let purpose = awaited.purpose;
                let [what, _] = before.roll_words(purpose);
                let words = self.words;
                let kind = words.render(&G::roll_kind(purpose));
                (words.render(&what), purpose.to_string(), kind)
            }
            _ => Default::default(),
        };
        StepKind::Roll {
            what,
            about,
            kind_words,
            luck,
        }
    }

    fn decision(
        &self,
        before: &G,
        answers: &[Answer<G::Choice>],
        decision: &Decision<G::Choice>,
    ) -> StoryDecision {
        let (side, judged, words) = (decision.side, &decision.judged, self.words);
        let imagined = (self.analyst).imagined(before, side, decision.answers.start);
        let row_made = choices(answers);
        let is_graded = !decision.forced && judged.considered > 0;
        let grade = is_graded.then(|| Grade::of(judged.cost.points));
        StoryDecision {
            side,
            question: words.render(&G::prompt(&before.view(Viewer::Side(side)))),
            about: Matter::of(before.question()),
            cost: judged.cost,
            grade,
            forced: decision.forced,
            best: Described::choosing(&mut imagined.clone(), &judged.best, words),
            considered: judged.considered,
            better: grade.filter(|grade| *grade > Grade::Best).map(|_| {
                let worth = judged.made_worth;
                let made = plan_of(before.clone(), side, &row_made, worth, words);
                let (best, from) = (&judged.best, imagined.clone());
                let plan = plan_of(from, side, best, judged.best_worth, words);
                let row = |choices, plan| Row { choices, plan };
                let reasons = reasons(&imagined, side, &row(best, &plan), &row(&row_made, &made));
                let said: Vec<String> = reasons.iter().map(|why| words.render(why)).collect();
                Better {
                    made,
                    plan,
                    reason: said.join(" "),
                }
            }),
        }
    }
}

/// The choices among answers.
fn choices<C: Copy>(answers: &[Answer<C>]) -> Vec<C> {
    let choice = |answer: &Answer<C>| match answer {
        Answer::Choice(choice) => Some(*choice),
        Answer::Roll(_) => None,
    };
    answers.iter().filter_map(choice).collect()
}

/// The choices of a plan in the words in which they were offered; the same several times is said once.
fn offered(plan: &Plan) -> String {
    let labels: Vec<&str> = (plan.steps.iter())
        .filter_map(|step| match step {
            PlanStep::Choice { label, .. } => Some(label.as_str()),
            PlanStep::Roll { .. } => None,
        })
        .collect();
    let said: Vec<String> = labels
        .chunk_by(|one, other| one == other)
        .filter_map(|run| {
            let label = run.first()?;
            Some(match run.len() {
                1 => (*label).to_owned(),
                times => format!("{label} ×{times}"),
            })
        })
        .collect();
    said.join(", ")
}
