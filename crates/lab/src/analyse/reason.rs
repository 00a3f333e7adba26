//! Why another row would have been better, from the numbers of both.

use gaffer_games::odds::Odds;
use gaffer_games::protocol::{Chances, Plan, PlanStep};
use gaffer_games::words::Phrase;

use crate::words::say;

/// Odds of more parts than this are told in percent.
const PARTS: u32 = 36;

/// Why a row is better than the one that was made, a sentence each: that it is likelier to come off, where dice decide the same
/// of both and it is, and how much likelier it wins or draws.
pub(crate) fn reasons(better: &Plan, made: &Plan) -> Vec<Phrase> {
    let odds = (last_odds(better).zip(last_odds(made)))
        .filter(|((what, _), (other, _))| what == other)
        .filter(|((_, better), (_, made))| share(*better) > share(*made))
        .map(|((what, better), (_, made))| odds_words(what, better, made));
    let chances = (better.chances.zip(made.chances)).and_then(chance_words);
    odds.into_iter().chain(chances).collect()
}

/// The last choice of a row that dice decide: what it is, and how likely it is to come off.
fn last_odds(plan: &Plan) -> Option<(&str, Odds)> {
    let mut steps = plan.steps.iter().rev();
    steps.find_map(|step| match step {
        PlanStep::Choice { choice, odds, .. } => {
            let odds = odds.filter(|odds| odds.total > 0)?;
            Some((choice.split(' ').next()?, odds))
        }
        PlanStep::Roll { .. } => None,
    })
}

fn share(odds: Odds) -> f64 {
    f64::from(odds.part) / f64::from(odds.total)
}

/// Both odds as parts of the same whole: "5 of 6 instead of 3 of 6".
fn odds_words(what: &str, better: Odds, made: Odds) -> Phrase {
    let what = what.to_owned();
    let [one, other] = [better, made].map(lowest);
    let total = one.total / common(one.total, other.total) * other.total;
    if total > PARTS || better.total == 100 {
        let percent = better.percent();
        return say!(review::OddsPercent, what, percent, made = made.percent());
    }
    let part = one.part * (total / one.total);
    let made = other.part * (total / other.total);
    say!(review::Odds, what, part, total, made)
}

/// The same odds in the fewest parts.
fn lowest(Odds { part, total }: Odds) -> Odds {
    let common = common(part, total);
    Odds::new(part / common, total / common)
}

/// The greatest number that divides both.
fn common(one: u32, other: u32) -> u32 {
    if other == 0 {
        one.max(1)
    } else {
        common(other, one % other)
    }
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

#[cfg(test)]
mod tests {
    use gaffer_games::words::Language;

    use super::*;

    #[test]
    fn odds_have_the_same_whole() {
        let said = |what, better: (u32, u32), made: (u32, u32)| {
            let [better, made] = [better, made].map(|(part, total)| Odds::new(part, total));
            Language::ENGLISH.render(&odds_words(what, better, made))
        };
        assert_eq!(
            said("target", (25, 30), (18, 36)),
            "It keeps the ball with 5 of 6 instead of 3 of 6."
        );
        assert_eq!(
            said("leg", (50, 100), (25, 100)),
            "It comes off in 50 % of all cases instead of 25 %."
        );
        assert_eq!(
            said("goal", (400, 1296), (0, 1296)),
            "It comes off in 31 % of all cases instead of 0 %."
        );
    }
}
