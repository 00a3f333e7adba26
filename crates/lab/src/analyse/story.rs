//! What made a recorded match end as it did, in plain values with their words: for text, JSON and page alike.

use std::ops::Range;

use gaffer_coach::Expected;
use gaffer_coach::analysis::{Analyst, Part, Sums, Swing, Values};
use gaffer_coach::search::{Knowledge, Search};
use gaffer_core::{Awaits, BySide, Outcome, Replayed, Side, Viewer};
use gaffer_games::protocol::Landmark;
use gaffer_games::words::Words;
use serde::Serialize;
use serde_json::Value;

use super::words::Described;
use super::{Effort, lead};
use crate::work::on_threads;
use crate::{Progress, Studied};

/// A match that was analysed.
#[derive(Debug, Serialize)]
pub struct Story {
    pub(super) game: &'static str,
    pub(super) title: String,
    pub(super) options: Value,
    pub(super) names: BySide<String>,
    #[serde(rename = "over")]
    pub(super) is_over: bool,
    pub(super) winner: Option<Side>,
    pub(super) goals: BySide<u8>,
    /// Before the first answer and after each.
    pub(super) moments: Vec<Moment>,
    pub(super) steps: Vec<StoryStep>,
    pub(super) sums: Sums,
    pub(super) nodes: Option<u64>,
    pub(super) seconds: Option<f64>,
    pub(super) seed: u64,
}

/// The match after an answer.
#[derive(Debug, Serialize)]
pub(super) struct Moment {
    pub(super) expected: Expected,
    pub(super) goals: BySide<u8>,
    pub(super) clock: String,
    /// Goals, cards and ends.
    pub(super) landmarks: Vec<StoryLandmark>,
}

/// Something that a reader looks for, with its words.
#[derive(Debug, Serialize)]
pub(super) struct StoryLandmark {
    pub(super) landmark: Landmark,
    pub(super) words: String,
}

/// A roll or a decision.
#[derive(Debug, Serialize)]
pub(super) struct StoryStep {
    /// How many answers come before it.
    pub(super) from: usize,
    /// How many answers there are after it.
    pub(super) to: usize,
    pub(super) clock: String,
    #[serde(rename = "answers")]
    pub(super) told: Described,
    /// By how much the value changed, as the home side sees it.
    pub(super) change: Swing,
    /// What of the change the value should have foreseen, as the home side sees it.
    pub(super) correction: Swing,
    #[serde(flatten)]
    pub(super) kind: StepKind,
}

/// What a step is.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum StepKind {
    /// A roll: what it decided, and its luck as the home side sees it.
    Roll { what: String, luck: Swing },
    /// A decision of a side: its question, what it cost the side, and what would have been better.
    Decision {
        side: Side,
        question: String,
        cost: Swing,
        best: Described,
        considered: usize,
    },
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
            StepKind::Decision { side, cost, .. } => Some((*side, *cost)),
            StepKind::Roll { .. } => None,
        }
    }

    /// The luck of a roll, as the home side sees it; nothing for a decision.
    pub(super) fn luck(&self) -> Option<Swing> {
        match &self.kind {
            StepKind::Roll { luck, .. } => Some(*luck),
            StepKind::Decision { .. } => None,
        }
    }

    /// What was asked or rolled for.
    pub(super) fn question(&self) -> &str {
        match &self.kind {
            StepKind::Roll { what, .. } => what,
            StepKind::Decision { question, .. } => question,
        }
    }

    /// What happened, and what would have been better.
    pub(super) fn words(&self) -> String {
        let happened = &self.told.words;
        let words = match &self.kind {
            StepKind::Decision { best, .. } if best.notation != self.told.notation => {
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
            ("what the values had not foreseen".into(), sums.corrections),
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

/// Analyses a match that was played again; the names are those of its teams.
pub fn story<G: Studied>(
    replayed: &Replayed<G>,
    names: BySide<String>,
    effort: Effort,
    progress: &dyn Progress,
) -> Result<Story, String> {
    let options = replayed.start().options();
    let knowledge = G::knowledge(&options);
    let analyst = Analyst {
        values: Values::new(&*knowledge, lead::<G>),
        imagine: G::imagine,
        search: effort.budget.map(Search::new),
        seed: effort.seed,
    };
    let step = |all: usize| {
        progress.expect(all as u64);
        progress.step();
    };
    let analysis = on_threads(effort.threads, || analyst.look(replayed, &step))?;
    let end = replayed.end();
    let awaits = end.awaits();
    Ok(Story {
        game: G::GAME,
        title: G::title(&options),
        options: serde_json::to_value(&options).map_err(|error| error.to_string())?,
        is_over: matches!(awaits, Awaits::Nothing(_)),
        winner: match awaits {
            Awaits::Nothing(Outcome::Won(side)) => Some(side),
            _ => None,
        },
        goals: end.goals(),
        moments: (replayed.moments().iter().zip(&analysis.values))
            .map(|(moment, expected)| self::moment(moment, *expected, &names))
            .collect(),
        steps: (analysis.parts.iter())
            .map(|part| self::step(&analyst, replayed, &analysis.values, part, &names))
            .collect(),
        sums: analysis.sums(),
        nodes: effort.budget.and_then(|budget| budget.nodes),
        seconds: effort
            .budget
            .and_then(|budget| Some(budget.time?.as_secs_f64())),
        seed: effort.seed,
        names,
    })
}

/// Somebody who looks at a match of this game.
type AnalystOf<'a, G> = Analyst<'a, G, dyn Knowledge<G>>;

fn moment<G: Studied>(
    moment: &gaffer_core::Moment<G>,
    expected: Expected,
    names: &BySide<String>,
) -> Moment {
    let mark = |event: &G::Event| match G::landmark(event)? {
        Landmark::Turn | Landmark::SetPiece => None,
        landmark => Some(StoryLandmark {
            landmark,
            words: Words::english(names).render(&G::event(event)),
        }),
    };
    Moment {
        expected,
        goals: moment.position.goals(),
        clock: clock(&moment.position, names),
        landmarks: moment.events.iter().filter_map(mark).collect(),
    }
}

fn step<G: Studied>(
    analyst: &AnalystOf<G>,
    replayed: &Replayed<G>,
    values: &[Expected],
    part: &Part<G::Choice>,
    names: &BySide<String>,
) -> StoryStep {
    let (Range { start, end }, correction) = match part {
        Part::Roll(roll) => (roll.at..roll.at + 1, roll.correction),
        Part::Decision(decision) => (decision.answers.clone(), decision.correction()),
    };
    let before = &replayed.moments()[start].position;
    let given = &replayed.moments()[start + 1..=end];
    let answers: Vec<_> = given.iter().filter_map(|moment| moment.answer).collect();
    let events = given.iter().flat_map(|moment| &moment.events);
    StoryStep {
        from: start,
        to: end,
        clock: clock(before, names),
        told: Described::new::<G>(&answers, events, names),
        change: Swing::between(values[start], values[end]),
        correction,
        kind: kind(analyst, part, before, names),
    }
}

fn kind<G: Studied>(
    analyst: &AnalystOf<G>,
    part: &Part<G::Choice>,
    before: &G,
    names: &BySide<String>,
) -> StepKind {
    match part {
        Part::Roll(roll) => StepKind::Roll {
            what: match before.awaits() {
                Awaits::Roll(awaited) => {
                    let [what, _] = before.roll_words(awaited.purpose);
                    Words::english(names).render(&what)
                }
                _ => String::new(),
            },
            luck: roll.luck,
        },
        Part::Decision(decision) => {
            let side = decision.side;
            let mut imagined = analyst.imagined(before, side, decision.answers.start);
            StepKind::Decision {
                side,
                question: Words::english(names)
                    .render(&G::prompt(&before.view(Viewer::Side(side)))),
                cost: decision.judged.cost,
                best: Described::choosing(&mut imagined, &decision.judged.best, names),
                considered: decision.judged.considered,
            }
        }
    }
}

fn clock<G: Studied>(position: &G, names: &BySide<String>) -> String {
    let view = position.view(Viewer::Spectator);
    G::sheet(&view, Words::english(names)).clock.words
}
