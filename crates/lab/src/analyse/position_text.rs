//! A position that was looked at, as text.

use std::fmt::Write as _;

use gaffer_core::Side;
use gaffer_games::text::wrap;

use super::play_outs::PlayedOut;
use super::position::{Assessment, Plan, Share};
use super::words::{percent, signed};
use crate::Interval;

const WIDTH: usize = 98;

impl Assessment {
    /// As text to be put below the board, with so many of the choices.
    pub fn text(&self, best: usize) -> String {
        let best = best.max(1);
        let mut text = format!("{}\n", self.question);
        chances(&mut text, self);
        if !self.mix.is_empty() {
            let _ = writeln!(
                text,
                "\nThe other side must not foresee this choice. A good mix:"
            );
            for Share { choice, share } in self.mix.iter().take(best) {
                let _ = writeln!(text, "  {:>6}  {choice}", percent(*share));
            }
            more(&mut text, self.mix.len(), best);
        } else if let Some(side) = self.side {
            let _ = writeln!(
                text,
                "\nThe best choices of {}, after {} nodes:\n  points     win    draw   lead",
                self.names[side], self.nodes
            );
            for plan in self.choices.iter().take(best) {
                write_plan(&mut text, side, plan);
            }
            more(&mut text, self.choices.len(), best);
        }
        text
    }
}

fn more(text: &mut String, all: usize, best: usize) {
    if all > best {
        let _ = writeln!(text, "  and {} more (--best N shows more)", all - best);
    }
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
    let mut row = |name: &str, judged, played: fn(&PlayedOut) -> _, digits: fn(f64) -> String| {
        let played = seen.played.as_ref().map(played);
        let played = played.map_or_else(String::new, |Interval { mean, low, high }| {
            format!("{} ({} to {})", digits(mean), digits(low), digits(high))
        });
        let _ = writeln!(text, "{name:<22}{:>10}   {played}", digits(judged));
    };
    let [home, away] = Side::BOTH.map(|side| format!("{} wins", seen.names[side]));
    row(&home, expected.win, |played| played.win, percent);
    row("draw", expected.draw, |played| played.draw, percent);
    let loss = expected.win_of(Side::Away);
    row(&away, loss, |played| played.loss, percent);
    let lead = format!("lead of {}, goals", seen.names.home);
    let goals = |number| signed(number, 2);
    row(&lead, expected.lead, |played| played.lead, goals);
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
