//! A match that was analysed, as text.

use std::fmt::Write as _;

use gaffer_core::{BySide, Side};

use super::moment::Moment;
use super::story::{Greatest, Story};
use super::words::{percent, signed};
use gaffer_games::text::wrap;

const WIDTH: usize = 98;
/// The characters of a bar of chances.
const BAR: usize = 30;
/// How often the chances are shown while nothing happens, in answers.
const EVERY: usize = 50;

impl Story {
    /// As text, with so many mistakes and lucky rolls of each side.
    pub fn text(&self, most: usize) -> String {
        let mut text = format!("{}: {}\n\n", self.title, self.headline());
        graph(&mut text, self);
        sums(&mut text, self);
        for list in self.greatest(most) {
            write_list(&mut text, &list);
        }
        text
    }
}

/// The chances at the start, at every goal, card, set piece and end, and now and then between.
fn graph(text: &mut String, story: &Story) {
    let BySide { home, away } = &story.names;
    let _ = writeln!(
        text,
        "{:>6}  {:<BAR$} {:>6} {:>6} {:>6} {:>6}  score",
        "answer", "# home wins = draw - away wins", "home", "draw", "away", "lead"
    );
    let mut last = 0;
    for (at, moment) in story.moments.iter().enumerate() {
        let is_last = at + 1 == story.moments.len();
        if moment.landmarks.is_empty() && at > 0 && at - last < EVERY && !is_last {
            continue;
        }
        last = at;
        let words: Vec<&str> = (moment.landmarks.iter())
            .map(|mark| mark.words.as_str())
            .collect();
        let _ = writeln!(text, "{at:>6}  {}  {}", chances(moment), words.join(" "));
    }
    let _ = writeln!(
        text,
        "home is {home}, away is {away}; lead is {home}'s in goals\n"
    );
}

fn chances(moment: &Moment) -> String {
    let expected = moment.expected;
    let home = (expected.win * BAR as f64).round() as usize;
    let both = ((expected.win + expected.draw) * BAR as f64).round() as usize;
    let bar: String = (0..BAR)
        .map(|at| match at {
            _ if at < home => '#',
            _ if at < both => '=',
            _ => '-',
        })
        .collect();
    format!(
        "{bar} {:>6} {:>6} {:>6} {:>6}  {}:{}",
        percent(expected.win),
        percent(expected.draw),
        percent(expected.win_of(Side::Away)),
        signed(expected.lead, 2),
        moment.goals.home,
        moment.goals.away
    )
}

/// What everything adds up to.
fn sums(text: &mut String, story: &Story) {
    let title = format!("What it adds up to for {}", story.names.home);
    let _ = writeln!(text, "{title:<44}{:>8}{:>8}", "points", "goals");
    for (name, swing) in story.sum_rows() {
        let _ = writeln!(
            text,
            "{name:<44}{:>8}{:>8}",
            signed(swing.points, 3),
            signed(swing.goals, 2)
        );
    }
    let by = match (story.nodes, story.seconds) {
        (None, None) => "what they lead to at once".to_owned(),
        (Some(nodes), None) => format!("a search of {nodes} nodes each"),
        (None, Some(seconds)) => format!("a search of {seconds} seconds each"),
        (Some(nodes), Some(seconds)) => {
            format!("a search of {nodes} nodes or {seconds} seconds each")
        }
    };
    let note = format!(
        "A win is 1 point, a draw a half. Decisions are judged by {by}, and by what the side could see."
    );
    for line in wrap(&note, WIDTH) {
        let _ = writeln!(text, "{line}");
    }
}

fn write_list(text: &mut String, list: &Greatest) {
    if list.steps.is_empty() {
        return;
    }
    let what = if list.is_cost { "given away" } else { "won" };
    let _ = writeln!(text, "\n{} (points, goals {what}):", list.title);
    for &(step, amount) in &list.steps {
        let amount = if list.is_cost { -amount } else { amount };
        let _ = writeln!(
            text,
            "  {:>6} {:>6}  {}answer {}{}{}: {} {}",
            signed(amount.points, 3),
            signed(amount.goals, 2),
            (step.grade()).map_or_else(String::new, |grade| format!("{}, ", grade.name())),
            step.from + 1,
            if step.clock.is_empty() { "" } else { ", " },
            step.clock,
            step.question(),
            step.told.notation
        );
        for line in wrap(&step.words(), WIDTH - 16) {
            let _ = writeln!(text, "                {line}");
        }
    }
}
