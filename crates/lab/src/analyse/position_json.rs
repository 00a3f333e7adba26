//! A position that was looked at, as JSON (docs/ANALYSIS.md).

use gaffer_coach::Expected;
use gaffer_core::Side;
use serde_json::{Value, json};

use super::position::{Asked, Plan, Seen};
use super::words::Told;
use crate::Studied;

/// The whole answer.
pub(super) fn json<G: Studied>(seen: &Seen<G>) -> Value {
    let (awaits, side, choices, mix) = match &seen.asked {
        Asked::Nothing => ("nothing", None, Vec::new(), Vec::new()),
        Asked::Roll(_) => ("roll", None, Vec::new(), Vec::new()),
        Asked::Mixed(side, shares) => {
            let one = |(choice, share): &(String, f64)| json!({ "choice": choice, "share": share });
            (
                "choice",
                Some(*side),
                Vec::new(),
                shares.iter().map(one).collect(),
            )
        }
        Asked::Choice(side, plans) => {
            let plans = plans.iter().map(|plan| plan_json(*side, plan)).collect();
            ("choice", Some(*side), plans, Vec::new())
        }
    };
    json!({
        "game": G::GAME,
        "options": seen.position.options(),
        "awaits": awaits,
        "side": side,
        "goals": seen.position.goals(),
        "expected": expected_json(seen.expected),
        "nodes": seen.nodes,
        "seed": seen.seed,
        "played": seen.played.as_ref().map(|played| json!({
            "coach": seen.coach,
            "matches": played.matches,
            "win": played.wins(Side::Home),
            "draw": played.draws(),
            "loss": played.wins(Side::Away),
            "lead": played.lead(),
        })),
        "choices": choices,
        "mix": mix,
    })
}

/// What is expected, as the home side sees it.
pub(super) fn expected_json(expected: Expected) -> Value {
    json!({
        "win": expected.win,
        "draw": expected.draw,
        "loss": expected.win_of(Side::Away),
        "points": expected.points(Side::Home),
        "lead": expected.lead,
    })
}

fn plan_json(side: Side, plan: &Plan) -> Value {
    let told = |told: &Told| json!({ "notation": told.notation, "words": told.words });
    json!({
        "plan": told(&plan.told),
        "points": plan.expected.points(side),
        "expected": expected_json(plan.expected),
        "visits": plan.visits,
        "leads_to": told(&plan.leads_to),
    })
}
