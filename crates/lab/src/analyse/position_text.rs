//! A position that was looked at, as text.

use std::fmt::Write as _;

use gaffer_coach::Expected;
use gaffer_core::{Side, Viewer};

use super::position::{Asked, Plan, Seen};
use super::words::{percent, signed};
use crate::Interval;
use crate::Studied;
use gaffer_games::text::wrap;
use gaffer_games::words::Words;

const WIDTH: usize = 98;

/// The whole text, with so many of the choices.
pub(super) fn text<G: Studied>(seen: &Seen<G>, best: usize) -> String {
    let mut text = String::new();
    let _ = match &seen.asked {
        Asked::Nothing => writeln!(text, "The match is over."),
        Asked::Roll([what, chances]) => writeln!(text, "A roll is awaited: {what}. {chances}"),
        Asked::Mixed(side, _) | Asked::Choice(side, _) => {
            let view = seen.position.view(Viewer::Side(*side));
            writeln!(
                text,
                "{}: {}",
                seen.names[*side],
                Words::english(&seen.names).render(&G::prompt(&view))
            )
        }
    };
    chances(&mut text, seen);
    match &seen.asked {
        Asked::Nothing | Asked::Roll(_) => {}
        Asked::Mixed(_, shares) => {
            let _ = writeln!(
                text,
                "\nThe other side must not foresee this choice. A good mix:"
            );
            for (choice, share) in shares.iter().take(best.max(1)) {
                let _ = writeln!(text, "  {:>6}  {choice}", percent(*share));
            }
            more(&mut text, shares.len(), best);
        }
        Asked::Choice(side, plans) => {
            let _ = writeln!(
                text,
                "\nThe best choices of {}, after {} nodes:\n  points     win    draw   lead",
                seen.names[*side], seen.nodes
            );
            for plan in plans.iter().take(best.max(1)) {
                write_plan(&mut text, *side, plan);
            }
            more(&mut text, plans.len(), best);
        }
    }
    text
}

fn more(text: &mut String, all: usize, best: usize) {
    if all > best.max(1) {
        let _ = writeln!(
            text,
            "  and {} more (--best N shows more)",
            all - best.max(1)
        );
    }
}

/// The chances of the results: what the judge thinks, and what came of playing it out.
fn chances<G: Studied>(text: &mut String, seen: &Seen<G>) {
    let expected = seen.expected;
    let _ = write!(text, "\n{:<22}{:>10}", "", "judged");
    if let Some(played) = &seen.played {
        let _ = write!(
            text,
            "   {} matches of {} coaches, seed {} (95% interval)",
            played.matches, seen.coach, seen.seed
        );
    }
    text.push('\n');
    let row = |text: &mut String, name: &str, judged: String, played: Option<String>| {
        let _ = writeln!(
            text,
            "{name:<22}{judged:>10}   {}",
            played.unwrap_or_default()
        );
    };
    let share = |interval: Interval| {
        format!(
            "{} ({} to {})",
            percent(interval.mean),
            percent(interval.low),
            percent(interval.high)
        )
    };
    let played = seen.played.as_ref();
    row(
        text,
        &format!("{} wins", seen.names.home),
        percent(expected.win),
        played.map(|played| share(played.wins(Side::Home))),
    );
    row(
        text,
        "draw",
        percent(expected.draw),
        played.map(|played| share(played.draws())),
    );
    row(
        text,
        &format!("{} wins", seen.names.away),
        percent(expected.win_of(Side::Away)),
        played.map(|played| share(played.wins(Side::Away))),
    );
    row(
        text,
        &format!("lead of {}, goals", seen.names.home),
        signed(expected.lead, 2),
        played.map(|played| {
            let lead = played.lead();
            let number = |number| signed(number, 2);
            format!(
                "{} ({} to {})",
                number(lead.mean),
                number(lead.low),
                number(lead.high)
            )
        }),
    );
}

fn write_plan(text: &mut String, side: Side, plan: &Plan) {
    let Expected { draw, lead, .. } = plan.expected;
    let lead = if side == Side::Home { lead } else { -lead };
    let _ = writeln!(
        text,
        "  {:>6.3} {:>7} {:>7} {:>6}  {}",
        plan.expected.points(side),
        percent(plan.expected.win_of(side)),
        percent(draw),
        signed(lead, 2),
        plan.told.notation
    );
    let mut words = plan.told.words.clone();
    if !plan.leads_to.notation.is_empty() {
        let _ = write!(words, " Then: {}", plan.leads_to.best_words());
    }
    for line in wrap(words.trim(), WIDTH - 8) {
        let _ = writeln!(text, "        {line}");
    }
}
