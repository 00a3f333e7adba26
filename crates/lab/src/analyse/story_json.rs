//! A match that was analysed, as JSON (docs/ANALYSIS.md).

use gaffer_coach::analysis::Swing;
use serde_json::{Value, json};

use super::position_json::expected_json;
use super::story::{Kind, Moment, Step, Story};
use super::words::Told;

/// The whole answer.
pub(super) fn json(story: &Story) -> Value {
    let sums = &story.sums;
    json!({
        "game": story.game,
        "title": story.title,
        "options": story.options,
        "names": story.names,
        "over": story.is_over,
        "winner": story.winner,
        "goals": story.goals,
        "nodes": story.nodes,
        "seconds": story.seconds,
        "seed": story.seed,
        "sums": {
            "start": swing(sums.start),
            "luck": swing(sums.luck),
            "costs": { "home": swing(sums.costs.home), "away": swing(sums.costs.away) },
            "corrections": swing(sums.corrections),
            "end": swing(sums.end),
        },
        "moments": story.moments.iter().map(moment).collect::<Vec<_>>(),
        "steps": story.steps.iter().map(step).collect::<Vec<_>>(),
    })
}

fn swing(swing: Swing) -> Value {
    json!({ "points": swing.points, "goals": swing.goals })
}

fn moment(moment: &Moment) -> Value {
    let landmarks = moment.landmarks.iter();
    json!({
        "expected": expected_json(moment.expected),
        "goals": moment.goals,
        "clock": moment.clock,
        "landmarks": landmarks
            .map(|(landmark, words)| json!({ "landmark": landmark, "words": words }))
            .collect::<Vec<_>>(),
    })
}

fn step(step: &Step) -> Value {
    let told = |told: &Told| json!({ "notation": told.notation, "words": told.words });
    let mut value = json!({
        "from": step.answers.start,
        "to": step.answers.end,
        "clock": step.clock,
        "answers": told(&step.told),
        "change": swing(step.change),
        "correction": swing(step.correction),
    });
    match &step.kind {
        Kind::Roll { what, luck } => {
            value["kind"] = json!("roll");
            value["what"] = json!(what);
            value["luck"] = swing(*luck);
        }
        Kind::Decision {
            side,
            question,
            cost,
            best,
            considered,
        } => {
            value["kind"] = json!("decision");
            value["side"] = json!(side);
            value["question"] = json!(question);
            value["cost"] = swing(*cost);
            value["best"] = told(best);
            value["considered"] = json!(considered);
        }
    }
    value
}
