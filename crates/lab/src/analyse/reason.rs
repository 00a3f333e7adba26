//! Why another row would have been better, from the numbers of both.

use gaffer_core::Side;
use gaffer_games::odds::Odds;
use gaffer_games::protocol::{Chances, Plan, PlanStep};
use gaffer_games::words::Phrase;

use crate::Studied;
use crate::outlook::{Outlook, Prospect};
use crate::words::say;

/// The numbers of cases in which odds are told, the usual first: one die, a die of four, and two dice.
const WHOLES: [u32; 4] = [6, 4, 12, 36];

/// What a prospect must be worth to be a reason, in goals.
const TELLING: f64 = 0.005;
/// What a row must be worth above another for what it leads to to be looked at, in points: a little less than is doubtful.
const DEAR: f64 = 0.019;
/// About what it is worth that the ball lies a row nearer to the goal, in goals.
const ROW: f64 = 0.01;
/// The most prospects that are told.
const TOLD: usize = 2;

/// A row with what people are told of it.
pub(crate) struct Row<'a, C> {
    pub(crate) choices: &'a [C],
    pub(crate) plan: &'a Plan,
}

/// Why a row of a side is better than the one that was made, a sentence each: that it is likelier to come off, where dice decide the
/// same of both and it is; what else the dice lead to; and how much likelier it wins or draws.
pub(crate) fn reasons<G: Studied>(
    before: &G,
    side: Side,
    better: &Row<'_, G::Choice>,
    made: &Row<'_, G::Choice>,
) -> Vec<Phrase> {
    let odds = (last_odds(better.plan).zip(last_odds(made.plan)))
        .filter(|((what, _), (other, _))| what == other)
        .filter(|((_, better), (_, made))| share(*better) > share(*made))
        .map(|((what, better), (_, made))| (what, odds_words(what, share(better), share(made))));
    let told = odds.as_ref().map(|(what, _)| *what);
    let is_dear = (better.plan.chances.zip(made.plan.chances))
        .is_none_or(|(better, made)| points(better) - points(made) >= DEAR);
    let outlook = |row: &Row<'_, G::Choice>| before.outlook(side, row.choices);
    let outlooks = is_dear.then(|| outlook(better).zip(outlook(made)));
    let prospects = (outlooks.flatten()).map(|(better, made)| prospects(&better, &made, told));
    let chances = (better.plan.chances.zip(made.plan.chances)).and_then(chance_words);
    (odds.map(|(_, words)| words).into_iter())
        .chain(prospects.into_iter().flatten())
        .chain(chances)
        .collect()
}

/// The points that chances are worth.
fn points(chances: Chances) -> f64 {
    chances.win + chances.draw / 2.0
}

/// What makes one outlook better than another, the weightiest first, without what the odds of the choice itself have told.
fn prospects(better: &Outlook, made: &Outlook, told: Option<&str>) -> Vec<Phrase> {
    let mut gains: Vec<(f64, Phrase)> = (Prospect::WORTH.into_iter())
        .filter(|(prospect, _)| told.and_then(told_by) != Some(*prospect))
        .map(|of| (better.gain(made, of), of.0))
        .filter(|(gain, _)| *gain >= TELLING)
        .filter_map(|(gain, prospect)| Some((gain, prospect_words(better, made, prospect)?)))
        .collect();
    if let (Some(rows), Some(made)) = (better.rows(), made.rows())
        && (1..made).contains(&rows)
    {
        let gain = ROW * f64::from(made - rows);
        gains.push((gain, say!(review::Rows, rows, made)));
    }
    gains.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    gains.truncate(TOLD);
    gains.into_iter().map(|(_, words)| words).collect()
}

/// A prospect of both rows; of the one alone in which there is a shot, and nothing of what is the same to a percent.
fn prospect_words(better: &Outlook, made: &Outlook, prospect: Prospect) -> Option<Phrase> {
    let what = prospect.name();
    match (better.share(prospect), made.share(prospect)) {
        (Some(one), Some(other)) if percent(one) != percent(other) => {
            Some(odds_words(what, one, other))
        }
        (Some(one), None) if prospect == Prospect::Shot => {
            Some(say!(review::ShotAlone, percent = percent(one)))
        }
        (None, Some(other)) if prospect == Prospect::Allowed => {
            Some(say!(review::AllowedAlone, percent = percent(other)))
        }
        _ => None,
    }
}

/// What the odds of a choice tell already, by the first word of its notation.
fn told_by(what: &str) -> Option<Prospect> {
    match what {
        "target" => Some(Prospect::Kept),
        "pressing" => Some(Prospect::Won),
        "goal" | "act" | "leg" => Some(Prospect::Goal),
        _ => None,
    }
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

/// Both odds as parts of the same whole, "5 of 6 instead of 3 of 6", or in percent where no few dice make them.
fn odds_words(what: &str, better: f64, made: f64) -> Phrase {
    let what = what.to_owned();
    let whole = |share: f64, total: u32| {
        let parts = share * f64::from(total);
        ((parts - parts.round()).abs() < 1e-9).then(|| parts.round() as u32)
    };
    let both = WHOLES.into_iter().find_map(|total| {
        let (part, made) = whole(better, total).zip(whole(made, total))?;
        Some(say!(review::Odds, what = what.clone(), part, total, made))
    });
    both.unwrap_or_else(|| {
        let (percent, made) = (percent(better), percent(made));
        say!(review::OddsPercent, what, percent, made)
    })
}

fn percent(share: f64) -> u32 {
    (100.0 * share).round().max(0.0) as u32
}

/// The chances of both in percent; the lead where they are the same.
fn chance_words((better, made): (Chances, Chances)) -> Option<Phrase> {
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
            let [better, made] = [better, made].map(|(part, total)| share(Odds::new(part, total)));
            Language::ENGLISH.render(&odds_words(what, better, made))
        };
        assert_eq!(
            said("target", (25, 30), (18, 36)),
            "It keeps the ball with 5 of 6 instead of 3 of 6."
        );
        assert_eq!(
            said("save", (3, 4), (1, 2)),
            "It keeps the shot out with 3 of 4 instead of 2 of 4."
        );
        assert_eq!(
            said("leg", (54, 100), (25, 100)),
            "It scores in 54 % of all cases instead of 25 %."
        );
        assert_eq!(
            said("goal", (400, 1296), (0, 1296)),
            "It scores in 31 % of all cases instead of 0 %."
        );
    }

    /// The reasons why one row of the home side is better than another in a position of FUBA.
    fn told(text: &str, better: &str, made: &str) -> Vec<String> {
        let position: gaffer_fuba::Position = gaffer_games::position_text::parse(text).unwrap();
        let names = gaffer_core::BySide::<String>::default();
        let words = gaffer_games::words::Words::english(&names);
        let read = |row: &str| gaffer_core::parse_row::<gaffer_fuba::Choice>(row).unwrap();
        let (better, made) = (read(better), read(made));
        let none = gaffer_coach::Expected::NONE;
        let plan = |row: &[_]| {
            let plan = gaffer_games::thinking::plan_of(position, Side::Home, row, none, words);
            Plan {
                chances: None,
                ..plan
            }
        };
        let (plan_better, plan_made) = (plan(&better), plan(&made));
        let row = |choices, plan| Row { choices, plan };
        let (better, made) = (row(better.as_slice(), &plan_better), row(&made, &plan_made));
        let told = reasons(&position, Side::Home, &better, &made);
        told.iter().map(|why| words.render(why)).collect()
    }

    /// Against a value of 2 a shot from b4 past the keeper alone scores with a 6 (F22-4.6-T7, F22-4.6-T4).
    #[test]
    fn a_shot_is_better_by_its_goals() {
        let at = "fuba/2.2;pieces=b1:1/0,b3:2/2,b4:1/1,b5:0/1;ball=b4;value=2;at=action";
        let told = told(at, "goal attempt", "adjustment");
        assert_eq!(
            told.first().map(String::as_str),
            Some("It scores with 1 of 6 instead of 0 of 6.")
        );
    }
}
