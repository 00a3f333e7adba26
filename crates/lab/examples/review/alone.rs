//! Decisions judged alone: everything that their grades need, and nothing for the luck of rolls. It is what GNU Backgammon does
//! with its own luck switched off.

use std::sync::Arc;

use gaffer_core::{Answer, Header, Replayed, Rules};
use gaffer_lab::Studied;
use gaffer_lab::analyse::Depth;
use gaffer_table::Course;
use serde_json::Value;

use super::processor;

/// Decisions, and the seconds of one core that judging them once has taken.
#[derive(Clone, Copy, Default)]
pub(crate) struct Taken {
    decisions: usize,
    seconds: f64,
}

impl Taken {
    pub(crate) fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.seconds += other.seconds;
    }

    /// How many decisions are judged in a second of one core.
    pub(crate) fn rate(self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// Judges the decisions of a match so often at a glance, and prints how many are judged in a second of one core.
pub(crate) fn measure(
    header: &Header<Value>,
    course: &Course<'_>,
    times: u32,
) -> Result<Taken, String> {
    match header.game.as_str() {
        gaffer_fuba::Position::GAME => of::<gaffer_fuba::Position>(header, course, times),
        _ => of::<gaffer_champions::Position>(header, course, times),
    }
}

fn of<G: Studied>(
    header: &Header<Value>,
    course: &Course<'_>,
    times: u32,
) -> Result<Taken, String> {
    let options = serde_json::from_value(header.options.clone());
    let options: G::Options = options.map_err(|error| error.to_string())?;
    let start = G::begin(&options).map_err(|why| why.to_string())?;
    let answers = course.answers.iter().map(|(_, answer)| answer.parse());
    let answers: Vec<Answer<G::Choice>> = answers.collect::<Result<_, _>>()?;
    let replayed = Replayed::new(start, &answers).map_err(|why| why.to_string())?;
    let knowledge = G::knowledge(&options);
    let analyst = Depth::Glance.effort(1).analyst(&*knowledge, Arc::default());
    let taken = processor::own();
    let mut decisions = Vec::new();
    for _ in 0..times {
        decisions = analyst.decisions(&replayed).collect();
    }
    let taken = (processor::own().zip(taken)).map_or(f64::NAN, |(now, then)| now - then);
    let whole = analyst.look(&replayed, &|_| ());
    let same = (whole.decisions().zip(&decisions))
        .filter(|(decision, (forced, judged))| {
            decision.forced == *forced
                && decision.judged.cost == judged.cost
                && decision.judged.best == judged.best
        })
        .count();
    let taken = Taken {
        decisions: decisions.len(),
        seconds: taken / f64::from(times),
    };
    println!(
        "  alone  {:>36.3} CPU seconds: {:>6.0} of {} decisions a CPU second, without the luck of rolls; {same} as in the review",
        taken.seconds,
        taken.rate(),
        taken.decisions,
    );
    Ok(taken)
}
