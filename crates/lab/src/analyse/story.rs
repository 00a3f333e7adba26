//! What made a recorded match end as it did, in plain values with their words: for text, JSON and page alike.

use std::ops::Range;

use gaffer_coach::Expected;
use gaffer_coach::analysis::{Analysis, Analyst, Part, Sums, Swing, Values};
use gaffer_coach::search::{Knowledge, Search};
use gaffer_core::{Answer, Awaits, BySide, Match, Outcome, Record, Side, Viewer};
use gaffer_games::protocol::Landmark;
use gaffer_games::words::Words;
use serde_json::Value;

use super::words::{Told, tell};
use super::{Effort, lead};
use crate::work::on;
use crate::{Progress, Studied};

/// A match that was analysed.
#[derive(Debug)]
pub struct Story {
    pub(super) game: &'static str,
    pub(super) title: String,
    pub(super) options: Value,
    pub(super) names: BySide<String>,
    pub(super) is_over: bool,
    pub(super) winner: Option<Side>,
    pub(super) goals: BySide<u8>,
    /// Before the first answer and after each.
    pub(super) moments: Vec<Moment>,
    pub(super) steps: Vec<Step>,
    pub(super) sums: Sums,
    pub(super) nodes: Option<u64>,
    pub(super) seconds: Option<f64>,
    pub(super) seed: u64,
}

/// The match after an answer.
#[derive(Debug)]
pub(super) struct Moment {
    pub(super) expected: Expected,
    pub(super) goals: BySide<u8>,
    pub(super) clock: String,
    /// Goals, cards and ends, with their words.
    pub(super) landmarks: Vec<(Landmark, String)>,
}

/// A roll or a decision.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) answers: Range<usize>,
    pub(super) clock: String,
    pub(super) told: Told,
    /// By how much the value changed, as the home side sees it.
    pub(super) change: Swing,
    /// What of the change the value should have foreseen, as the home side sees it.
    pub(super) correction: Swing,
    pub(super) kind: Kind,
}

/// What a step is.
#[derive(Debug)]
pub(super) enum Kind {
    /// A roll: what it decided, and its luck as the home side sees it.
    Roll { what: String, luck: Swing },
    /// A decision of a side: its question, what it cost the side, and what would have been better.
    Decision {
        side: Side,
        question: String,
        cost: Swing,
        best: Told,
        considered: usize,
    },
}

impl Step {
    /// What it cost the side that decided; nothing for a roll.
    pub(super) fn cost(&self) -> Option<(Side, Swing)> {
        match &self.kind {
            Kind::Decision { side, cost, .. } => Some((*side, *cost)),
            Kind::Roll { .. } => None,
        }
    }

    /// The luck of a roll, as the home side sees it; nothing for a decision.
    pub(super) fn luck(&self) -> Option<Swing> {
        match &self.kind {
            Kind::Roll { luck, .. } => Some(*luck),
            Kind::Decision { .. } => None,
        }
    }
}

impl Story {
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

    /// A side's dearest decisions, in points, the dearest first.
    pub(super) fn mistakes(&self, of: Side, most: usize) -> Vec<&Step> {
        self.most(most, |step| match step.cost() {
            Some((side, cost)) if side == of => cost.points,
            _ => 0.0,
        })
    }

    /// The rolls that brought a side most, in points, the luckiest first.
    pub(super) fn lucky(&self, side: Side, most: usize) -> Vec<&Step> {
        self.most(most, |step| {
            step.luck().map_or(0.0, |luck| luck.seen_by(side).points)
        })
    }

    /// The steps that have most of something, if it is worth telling.
    fn most(&self, most: usize, of: impl Fn(&Step) -> f64) -> Vec<&Step> {
        let mut steps: Vec<&Step> = self
            .steps
            .iter()
            .filter(|step| of(step) >= 0.000_5)
            .collect();
        steps.sort_by(|one, other| of(other).total_cmp(&of(one)));
        steps.truncate(most);
        steps
    }
}

/// Analyses a recorded match.
pub fn review<G: Studied>(
    record: &Record<G>,
    effort: Effort,
    progress: &dyn Progress,
) -> Result<Story, String> {
    // The match puts choices that were written down late in their places.
    let played: Match<G> = record.replay().map_err(|error| error.to_string())?;
    let options = &record.header.options;
    let knowledge = G::knowledge(options);
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
    let (start, answers) = (played.start(), played.answers());
    let look = || analyst.look(start, answers, &step);
    let analysis = on(effort.threads, look)?.map_err(|error| error.to_string())?;
    let awaits = played.position().awaits();
    let names = BySide::with(|side| record.header.seats[side].name.clone());
    let (moments, steps) = told(&analyst, &played, &analysis, &names);
    Ok(Story {
        game: G::GAME,
        title: G::title(options),
        options: serde_json::to_value(options).map_err(|error| error.to_string())?,
        names,
        is_over: matches!(awaits, Awaits::Nothing(_)),
        winner: match awaits {
            Awaits::Nothing(Outcome::Won(side)) => Some(side),
            _ => None,
        },
        goals: played.position().goals(),
        moments,
        steps,
        sums: analysis.sums(),
        nodes: effort.budget.and_then(|budget| budget.nodes),
        seconds: effort
            .budget
            .and_then(|budget| Some(budget.time?.as_secs_f64())),
        seed: effort.seed,
    })
}

/// Somebody who looks at a match of this game.
type AnalystOf<'a, G> = Analyst<'a, G, dyn Knowledge<G>>;

fn told<G: Studied>(
    analyst: &AnalystOf<G>,
    played: &Match<G>,
    analysis: &Analysis<G>,
    names: &BySide<String>,
) -> (Vec<Moment>, Vec<Step>) {
    let mut position = played.start().clone();
    let moment = |position: &G, at: usize, landmarks| Moment {
        expected: analysis.values[at],
        goals: position.goals(),
        clock: clock(position, names),
        landmarks,
    };
    let mut moments = vec![moment(&position, 0, Vec::new())];
    let mut steps = Vec::new();
    for part in &analysis.parts {
        let before = position.clone();
        let answers = match part {
            Part::Roll(roll) => roll.at..roll.at + 1,
            Part::Decision(decision) => decision.answers.clone(),
        };
        for at in answers.clone() {
            let landmarks = give(&mut position, played.answers()[at], names);
            moments.push(moment(&position, at + 1, landmarks));
        }
        let told = tell(
            &mut before.clone(),
            &played.answers()[answers.clone()],
            names,
        );
        steps.push(Step {
            clock: clock(&before, names),
            told,
            change: Swing::between(analysis.values[answers.start], analysis.values[answers.end]),
            correction: match part {
                Part::Roll(roll) => roll.correction,
                Part::Decision(decision) => decision.correction(),
            },
            kind: kind(analyst, part, &before, names),
            answers,
        });
    }
    (moments, steps)
}

/// Gives an answer and finds what a reader looks for in what happens.
fn give<G: Studied>(
    position: &mut G,
    answer: Answer<G::Choice>,
    names: &BySide<String>,
) -> Vec<(Landmark, String)> {
    let mut events = Vec::new();
    // The match has taken these answers before.
    let _ = match answer {
        Answer::Choice(choice) => position.choose(choice, &mut events).is_ok(),
        Answer::Roll(dice) => position.roll(dice, &mut events).is_ok(),
    };
    let told = events.iter().filter_map(|event| match G::landmark(event)? {
        Landmark::Turn | Landmark::SetPiece => None,
        landmark => Some((landmark, G::tell(event, Words::english(names)))),
    });
    told.collect()
}

fn kind<G: Studied>(
    analyst: &AnalystOf<G>,
    part: &Part<G::Choice>,
    before: &G,
    names: &BySide<String>,
) -> Kind {
    match part {
        Part::Roll(roll) => Kind::Roll {
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
            let best: Vec<_> = (decision.judged.best.iter())
                .map(|choice| Answer::Choice(*choice))
                .collect();
            let mut imagined = analyst.imagined(before, side, decision.answers.start);
            Kind::Decision {
                side,
                question: Words::english(names)
                    .render(&G::prompt(&before.view(Viewer::Side(side)))),
                cost: decision.judged.cost,
                best: tell(&mut imagined, &best, names),
                considered: decision.judged.considered,
            }
        }
    }
}

fn clock<G: Studied>(position: &G, names: &BySide<String>) -> String {
    let view = position.view(Viewer::Spectator);
    G::sheet(&view, Words::english(names)).clock.words
}
