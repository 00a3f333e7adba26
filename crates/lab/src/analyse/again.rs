//! A decision of a reviewed match tried again: another answer judged as the review judged the one that was made.

use gaffer_coach::analysis::{Analysis, Decision, Part, Swing};
use gaffer_core::{Answer, Awaits, Match, Replayed, Rules, Side};
use gaffer_games::AnyMatch;
use gaffer_games::described;
use gaffer_games::protocol::{Plan, Problem};
use gaffer_games::thinking::plan_of;
use gaffer_games::words::Words;
use serde::Serialize;
use utoipa::ToSchema;

use super::grade::Grade;
use super::reason::{Row, reasons};
use super::schema;
use super::story::Knowing;
use crate::Studied;
use crate::words::say;

/// Another answer to a decision of a match, judged.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewAnswer)]
pub struct Again {
    /// Who decides.
    #[schema(value_type = described::Side)]
    side: Side,
    /// How many answers of the match come before the decision.
    from: usize,
    /// What the answer costs the side.
    #[schema(value_type = schema::Swing)]
    cost: Swing,
    /// How good it is; not there where nothing else could be decided, or where it is right to mix.
    #[serde(skip_serializing_if = "Option::is_none")]
    grade: Option<Grade>,
    /// Whether it is what was made in the match.
    made: bool,
    /// The whole row that was judged: an answer that leaves the row open is gone on with in the best way.
    plan: Plan,
    /// The best row.
    best: Plan,
    /// Why the best row is better, in words; empty where the answer is the best.
    reason: String,
}

/// Judges an answer at a moment of a match whose review is there.
pub(super) fn again<G: Studied>(
    replayed: &Replayed<G>,
    knowing: &Knowing<G>,
    analysis: &Analysis<G>,
    (moment, row): (usize, &str),
    words: Words<'_>,
) -> Result<Again, Problem> {
    let mut decisions = analysis.parts.iter().filter_map(|part| match part {
        Part::Decision(decision) => Some(decision),
        Part::Roll(_) => None,
    });
    let decision = (decisions.find(|decision| decision.answers.contains(&moment)))
        .ok_or_else(|| Problem::said("no-decision", say!(review::NoDecision, moment)))?;
    let from = decision.answers.start;
    let before = &replayed.moments()[from].position;
    let answers = replayed.moments()[from + 1..=decision.answers.end].iter();
    let made: Vec<G::Choice> = (answers.filter_map(|moment| moment.answer))
        .filter_map(choice)
        .collect();
    let answered = answered(before, &made[..moment - from], row)?;
    let row = whole(knowing, before, decision, &made, answered);
    let (cost, worth, is_graded) = if row == made {
        let judged = &decision.judged;
        (judged.cost, judged.made_worth, judged.considered > 0)
    } else if row == decision.judged.best {
        (Swing::default(), decision.judged.best_worth, true)
    } else {
        let judged = knowing.analyst().judge(before, decision.side, &row, from);
        // Never measured against less than what the review has found.
        let short = Swing::between(judged.made_worth, decision.judged.best_worth);
        let cost = judged.cost.most(short.seen_by(decision.side));
        (cost, judged.made_worth, judged.considered > 0)
    };
    let side = decision.side;
    let imagined = knowing.analyst().imagined(before, side, from);
    let best_row = &decision.judged.best;
    let plan = plan_of(before.clone(), side, &row, worth, words);
    let best_worth = decision.judged.best_worth;
    let best = plan_of(imagined.clone(), side, best_row, best_worth, words);
    let is_graded = is_graded && !decision.forced;
    let grade = is_graded.then(|| Grade::of(cost.points));
    let why = match grade {
        Some(grade) if grade > Grade::Best => {
            let told = |choices, plan| Row { choices, plan };
            reasons(&imagined, side, &told(best_row, &best), &told(&row, &plan))
        }
        _ => Vec::new(),
    };
    let why: Vec<String> = why.iter().map(|why| words.render(why)).collect();
    Ok(Again {
        side,
        from,
        cost,
        grade,
        made: row == made,
        plan,
        best,
        reason: why.join(" "),
    })
}

fn choice<C>(answer: Answer<C>) -> Option<C> {
    match answer {
        Answer::Choice(choice) => Some(choice),
        Answer::Roll(_) => None,
    }
}

/// The row of a decision after its beginning and an answer, as far as it goes; what comes after the decision is another matter.
fn answered<G: Studied>(
    before: &G,
    beginning: &[G::Choice],
    row: &str,
) -> Result<Vec<G::Choice>, Problem> {
    let mut game = Match::from_position(before.clone());
    for choice in beginning {
        let taken = game.choose(*choice);
        taken.map_err(|why| Problem::said("broken-match", G::refusal(why)))?;
    }
    AnyMatch::choose(&mut game, row)?;
    let choices = game.answers().iter().copied().filter_map(choice);
    let mut position = before.clone();
    let mut row = Vec::new();
    for choice in choices {
        if !row.is_empty() && is_whole(&position, before, row.last().copied()) {
            break;
        }
        let taken = position.choose(choice, &mut gaffer_core::Silent);
        taken.map_err(|why| Problem::said("refused", G::refusal(why)))?;
        row.push(choice);
    }
    Ok(row)
}

/// Whether a row that began in a position is whole: dice, the other side, a secret or another matter come next.
fn is_whole<G: Rules>(after: &G, before: &G, last: Option<G::Choice>) -> bool {
    let ends = |choice| G::shows_a_secret(choice) || G::ends_row(choice);
    !matches!(before.awaits(), Awaits::Choice(_))
        || after.awaits() != before.awaits()
        || last.is_some_and(ends)
}

/// An answer to the end of its decision: as the review's best row or the one that was made goes on, or else in the best way that
/// the judge finds.
fn whole<G: Studied>(
    knowing: &Knowing<G>,
    before: &G,
    decision: &Decision<G::Choice>,
    made: &[G::Choice],
    mut row: Vec<G::Choice>,
) -> Vec<G::Choice> {
    for known in [&decision.judged.best, made] {
        if known.starts_with(&row) {
            return known.to_vec();
        }
    }
    let mut position = before.clone();
    for choice in &row {
        if position.choose(*choice, &mut gaffer_core::Silent).is_err() {
            return row;
        }
    }
    if is_whole(&position, before, row.last().copied()) {
        return row;
    }
    let from = decision.answers.start;
    let rest = knowing.analyst().judge(&position, decision.side, &[], from);
    row.extend(rest.best);
    row
}
