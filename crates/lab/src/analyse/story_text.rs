//! A match that was analysed, as text.

use std::fmt::Write as _;

use gaffer_coach::analysis::Swing;
use gaffer_core::{BySide, Side};

use super::story::{Kind, Moment, Step, Story};
use super::words::{percent, signed};
use gaffer_games::text::wrap;

const WIDTH: usize = 98;
/// The characters of a bar of chances.
const BAR: usize = 30;
/// How often the chances are shown while nothing happens, in answers.
const EVERY: usize = 50;

/// The whole text, with so many mistakes and lucky rolls of each side.
pub(super) fn text(story: &Story, most: usize) -> String {
    let mut text = format!("{}: {}\n\n", story.title, story.headline());
    graph(&mut text, story);
    sums(&mut text, story);
    for side in Side::BOTH {
        let name = &story.names[side];
        list(
            &mut text,
            &format!("The dearest decisions of {name} (points, goals given away)"),
            &story.mistakes(side, most),
            |step| step.cost().map_or(Swing::default(), |(_, cost)| -cost),
        );
        list(
            &mut text,
            &format!("The luckiest rolls for {name} (points, goals won)"),
            &story.lucky(side, most),
            |step| {
                step.luck()
                    .map_or(Swing::default(), |luck| luck.seen_by(side))
            },
        );
    }
    text
}

/// The chances at the start, at every goal, card and end, and now and then between.
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
        let words: Vec<&str> = moment
            .landmarks
            .iter()
            .map(|(_, words)| words.as_str())
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
    let BySide { home, away } = &story.names;
    let sums = &story.sums;
    let _ = writeln!(
        text,
        "{:<44}{:>8}{:>8}",
        format!("What it adds up to for {home}"),
        "points",
        "goals"
    );
    let mut row = |name: &str, swing: Swing| {
        let _ = writeln!(
            text,
            "{name:<44}{:>8}{:>8}",
            signed(swing.points, 3),
            signed(swing.goals, 2)
        );
    };
    row("at the start", sums.start);
    row("luck of the rolls", sums.luck);
    row(
        &format!("given away by decisions of {home}"),
        -sums.costs.home,
    );
    row(
        &format!("given away by decisions of {away}"),
        sums.costs.away,
    );
    row("what the values had not foreseen", sums.corrections);
    row(if story.is_over { "the result" } else { "now" }, sums.end);
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

fn list(text: &mut String, title: &str, steps: &[&Step], amount: impl Fn(&Step) -> Swing) {
    if steps.is_empty() {
        return;
    }
    let _ = writeln!(text, "\n{title}:");
    for step in steps {
        let amount = amount(step);
        let _ = writeln!(
            text,
            "  {:>6} {:>6}  answer {}{}{}: {}",
            signed(amount.points, 3),
            signed(amount.goals, 2),
            step.answers.start + 1,
            if step.clock.is_empty() { "" } else { ", " },
            step.clock,
            what(step)
        );
        for line in wrap(&words(step), WIDTH - 16) {
            let _ = writeln!(text, "                {line}");
        }
    }
}

/// What was asked or rolled for, with the answer.
fn what(step: &Step) -> String {
    let asked = match &step.kind {
        Kind::Roll { what, .. } => what,
        Kind::Decision { question, .. } => question,
    };
    format!("{asked} {}", step.told.notation)
}

/// What happened, and what would have been better.
pub(super) fn words(step: &Step) -> String {
    let mut words = step.told.words.clone();
    if let Kind::Decision { best, .. } = &step.kind
        && best.notation != step.told.notation
    {
        let _ = write!(words, " Better: {} ({})", best.best_words(), best.notation);
    }
    words.trim().to_owned()
}
