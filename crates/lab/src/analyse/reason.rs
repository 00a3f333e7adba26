//! Why another row would have been better, from the numbers of both.

use gaffer_games::odds::Odds;
use gaffer_games::protocol::{Chances, Plan, PlanStep};
use gaffer_games::words::Phrase;

use crate::words::say;

/// Odds of more parts than this are told in percent.
const PARTS: u32 = 36;

/// Why a row is better than the one that was made, a sentence each: that it is likelier to come off, where dice decide that and
/// it is, and how much likelier it wins or draws.
pub(super) fn reasons(better: &Plan, made: &Plan) -> Vec<Phrase> {
    let odds = (last_odds(better).zip(last_odds(made)))
        .filter(|(better, made)| share(*better) > share(*made))
        .map(|(better, made)| odds_words(better, made));
    let chances = (better.chances.zip(made.chances)).and_then(chance_words);
    odds.into_iter().chain(chances).collect()
}

/// How likely the last choice of a row that dice decide is to come off.
fn last_odds(plan: &Plan) -> Option<Odds> {
    let odds = plan.steps.iter().rev().map(|step| match step {
        PlanStep::Choice { odds, .. } => *odds,
        PlanStep::Roll { .. } => None,
    });
    odds.flatten().find(|odds| odds.total > 0)
}

fn share(odds: Odds) -> f64 {
    f64::from(odds.part) / f64::from(odds.total)
}

fn odds_words(better: Odds, made: Odds) -> Phrase {
    if better.total.max(made.total) > PARTS {
        let percent = better.percent();
        return say!(review::OddsPercent, percent, made = made.percent());
    }
    let Odds { part, total } = better;
    say!(
        review::Odds,
        part,
        total,
        made_part = made.part,
        made_total = made.total
    )
}

/// The chances of both in percent; the lead where they are the same.
fn chance_words((better, made): (Chances, Chances)) -> Option<Phrase> {
    let percent = |share: f64| (100.0 * share).round().max(0.0) as u32;
    let both = |one: f64, other: f64| (percent(one), percent(other));
    let (win, made_win) = both(better.win, made.win);
    let (draw, made_draw) = both(better.draw, made.draw);
    if (win, draw) != (made_win, made_draw) {
        return Some(say!(review::Chances, win, made_win, draw, made_draw));
    }
    let hundredths = percent(better.lead - made.lead);
    (hundredths > 0).then(|| say!(review::Lead, hundredths))
}
