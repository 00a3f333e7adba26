//! A position that was looked at, as text.

use std::fmt::Write as _;

use gaffer_core::Side;
use gaffer_games::text::wrap;

use super::position::{Assessment, Plan, Share};
use super::words::{percent, signed};
use crate::Interval;

const WIDTH: usize = 98;

/// The whole text, with so many of the choices.
pub(super) fn text(seen: &Assessment, best: usize) -> String {
    let best = best.max(1);
    let mut text = format!("{}\n", seen.question);
    chances(&mut text, seen);
    if !seen.mix.is_empty() {
        let _ = writeln!(
            text,
            "\nThe other side must not foresee this choice. A good mix:"
        );
        for Share { choice, share } in seen.mix.iter().take(best) {
            let _ = writeln!(text, "  {:>6}  {choice}", percent(*share));
        }
        more(&mut text, seen.mix.len(), best);
    } else if let Some(side) = seen.side {
        let _ = writeln!(
            text,
            "\nThe best choices of {}, after {} nodes:\n  points     win    draw   lead",
            seen.names[side], seen.nodes
        );
        for plan in seen.choices.iter().take(best) {
            write_plan(&mut text, side, plan);
        }
        more(&mut text, seen.choices.len(), best);
    }
    text
}

fn more(text: &mut String, all: usize, best: usize) {
    if all > best {
        let _ = writeln!(text, "  and {} more (--best N shows more)", all - best);
    }
}

/// A name, what is judged, what came of playing it out, and how the numbers are written.
type Row = (String, f64, Option<Interval>, fn(f64) -> String);

fn goals(number: f64) -> String {
    signed(number, 2)
}

/// The chances of the results: what the judge thinks, and what came of playing it out.
fn chances(text: &mut String, seen: &Assessment) {
    let expected = seen.expected;
    let _ = write!(text, "\n{:<22}{:>10}", "", "judged");
    if let Some(played) = &seen.played {
        let _ = write!(
            text,
            "   {} matches of {} coaches, seed {} (95% interval)",
            played.matches, played.coach, seen.seed
        );
    }
    text.push('\n');
    let played = seen.played.as_ref();
    let names = &seen.names;
    let rows: [Row; 4] = [
        (
            format!("{} wins", names.home),
            expected.win,
            played.map(|played| played.win),
            percent,
        ),
        (
            "draw".to_owned(),
            expected.draw,
            played.map(|played| played.draw),
            percent,
        ),
        (
            format!("{} wins", names.away),
            expected.win_of(Side::Away),
            played.map(|played| played.loss),
            percent,
        ),
        (
            format!("lead of {}, goals", names.home),
            expected.lead,
            played.map(|played| played.lead),
            goals,
        ),
    ];
    for (name, judged, played, number) in rows {
        let played = played.map_or_else(String::new, |Interval { mean, low, high }| {
            format!("{} ({} to {})", number(mean), number(low), number(high))
        });
        let _ = writeln!(text, "{name:<22}{:>10}   {played}", number(judged));
    }
}

fn write_plan(text: &mut String, side: Side, plan: &Plan) {
    let lead = match side {
        Side::Home => plan.expected.lead,
        Side::Away => -plan.expected.lead,
    };
    let _ = writeln!(
        text,
        "  {:>6.3} {:>7} {:>7} {:>6}  {}",
        plan.points,
        percent(plan.expected.win_of(side)),
        percent(plan.expected.draw),
        signed(lead, 2),
        plan.choices.notation
    );
    let mut words = plan.choices.words.clone();
    if !plan.leads_to.notation.is_empty() {
        let _ = write!(words, " Then: {}", plan.leads_to.best_words());
    }
    for line in wrap(words.trim(), WIDTH - 8) {
        let _ = writeln!(text, "        {line}");
    }
}
