//! A match that was analysed, as one page that needs nothing but itself: the graph, the sums, the lists, a table.

use std::fmt::Write as _;

use gaffer_coach::analysis::Swing;
use gaffer_core::{BySide, Side};

use super::graph;
use super::story::{Kind, Step, Story};
use super::story_text::words;
use super::words::{percent, signed};

/// What every page begins with.
pub const BEGINS: &str = "<!DOCTYPE html>\n<!-- gaffer analyse -->";

const STYLE: &str = "
:root { color-scheme: light dark; --paper: #fff; --ink: #1a1a1a; --faint: #767676; --home: #9cc9f0; --draw: #e4e4de;
  --away: #f4b99b; --goal: #1a1a1a; --card: #b58900; --luck: #5b3fa8; --cost: #a3262c; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181c; --ink: #ececec; --faint: #9a9a9a; --home: #24547d;
  --draw: #3a3b3f; --away: #7d4527; --goal: #ececec; --card: #e3b341; --luck: #b39ddb; --cost: #ef8a8a; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 62rem;
  margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .axis { text-anchor: end; } svg .score { text-anchor: middle; font-weight: bold; }
svg .name { font-weight: bold; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
.home { fill: var(--home); } .draw { fill: var(--draw); } .away { fill: var(--away); } .ink { fill: var(--ink); }
.card-mark { fill: var(--card); stroke: var(--ink); } .edge { stroke: var(--ink); stroke-width: 1; }
.grid { stroke: var(--faint); stroke-dasharray: 2 4; } .middle { stroke: var(--faint); }
.goal { stroke: var(--goal); stroke-width: 2; } .card { stroke: var(--card); stroke-dasharray: 4 3; }
.end { stroke: var(--faint); stroke-dasharray: 1 3; }
.luck { stroke: var(--luck); stroke-width: 2.5; } .cost { stroke: var(--cost); stroke-width: 2.5; }
table { border-collapse: collapse; } th, td { padding: 0.2rem 0.6rem; text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr:last-child.result > * { border-top: 2px solid var(--ink); font-weight: bold; }
tbody tr { border-top: 1px solid var(--faint); } .scroll { overflow-x: auto; } summary { cursor: pointer; }
code { overflow-wrap: anywhere; }
";

/// The page, with so many mistakes and lucky rolls of each side.
pub(super) fn page(story: &Story, most: usize) -> String {
    let heading = escaped(&story.headline());
    let mut page = format!(
        "{BEGINS}\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{heading}: luck and decisions</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{heading}</h1>\n<p>{}</p>\n",
        escaped(&story.title)
    );
    page.push_str(&graph::svg(story));
    sums(&mut page, story);
    for side in Side::BOTH {
        let name = escaped(&story.names[side]);
        list(
            &mut page,
            &format!("The dearest decisions of {name}"),
            "given away",
            &story.mistakes(side, most),
            |step| step.cost().map_or(Swing::default(), |(_, cost)| cost),
        );
        list(
            &mut page,
            &format!("The luckiest rolls for {name}"),
            "won",
            &story.lucky(side, most),
            |step| {
                step.luck()
                    .map_or(Swing::default(), |luck| luck.seen_by(side))
            },
        );
    }
    table(&mut page, story);
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

fn sums(page: &mut String, story: &Story) {
    let BySide { home, away } = &story.names;
    let sums = &story.sums;
    let _ = writeln!(
        page,
        "<h2>What it adds up to for {}</h2>\n<table>\n<thead><tr><th scope=\"col\"></th>\
         <th scope=\"col\" class=\"number\">points</th><th scope=\"col\" class=\"number\">goals</th></tr></thead>\n<tbody>",
        escaped(home)
    );
    let rows = [
        ("at the start".to_owned(), sums.start),
        ("luck of the rolls".to_owned(), sums.luck),
        (
            format!("given away by decisions of {home}"),
            -sums.costs.home,
        ),
        (
            format!("given away by decisions of {away}"),
            sums.costs.away,
        ),
        (
            "what the values had not foreseen".to_owned(),
            sums.corrections,
        ),
        (
            (if story.is_over { "the result" } else { "now" }).to_owned(),
            sums.end,
        ),
    ];
    let last = rows.len() - 1;
    for (number, (name, swing)) in rows.into_iter().enumerate() {
        let _ = writeln!(
            page,
            "<tr{}><th scope=\"row\">{}</th>{}</tr>",
            if number == last {
                " class=\"result\""
            } else {
                ""
            },
            escaped(&name),
            amounts(swing)
        );
    }
    page.push_str(
        "</tbody>\n</table>\n<p>A win is 1 point, a draw a half. The luck of a roll is what it brought above the mean \
         of its outcomes. A decision gives away what the best considered was worth above it, by what its side could \
         see. What the values had not foreseen is the rest, so that everything adds up.</p>\n",
    );
}

fn amounts(swing: Swing) -> String {
    format!(
        "<td class=\"number\">{}</td><td class=\"number\">{}</td>",
        signed(swing.points, 3),
        signed(swing.goals, 2)
    )
}

fn list(
    page: &mut String,
    title: &str,
    what: &str,
    steps: &[&Step],
    amount: impl Fn(&Step) -> Swing,
) {
    let _ = writeln!(page, "<h2>{title}</h2>");
    if steps.is_empty() {
        page.push_str("<p>None worth telling.</p>\n");
        return;
    }
    page.push_str("<ol>\n");
    for step in steps {
        let amount = amount(step);
        let _ = writeln!(
            page,
            "<li><strong>{:.3} points</strong> ({} goals) {what}. Answer {}{}{}: {} <code>{}</code><br/>{}</li>",
            amount.points,
            signed(amount.goals, 2),
            step.answers.start + 1,
            if step.clock.is_empty() { "" } else { ", " },
            escaped(&step.clock),
            escaped(asked(step)),
            escaped(&step.told.notation),
            escaped(&words(step))
        );
    }
    page.push_str("</ol>\n");
}

fn asked(step: &Step) -> &str {
    match &step.kind {
        Kind::Roll { what, .. } => what,
        Kind::Decision { question, .. } => question,
    }
}

/// The same figures as the graph's, and all of them.
fn table(page: &mut String, story: &Story) {
    let BySide { home, away } = &story.names;
    let _ = writeln!(
        page,
        "<h2>Every roll and decision</h2>\n<details>\n<summary>The table of the graph: {} rolls and decisions</summary>\n\
         <div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Every roll and decision\">\n<table>\n<thead><tr>",
        story.steps.len()
    );
    for heading in ["answers", "time", "who", "what happened"] {
        let _ = write!(page, "<th scope=\"col\">{heading}</th>");
    }
    for heading in [
        "luck, points".to_owned(),
        "luck, goals".to_owned(),
        "cost, points".to_owned(),
        "cost, goals".to_owned(),
        format!("{home} wins"),
        "draw".to_owned(),
        format!("{away} wins"),
        "lead".to_owned(),
        "score".to_owned(),
    ] {
        let _ = write!(
            page,
            "<th scope=\"col\" class=\"number\">{}</th>",
            escaped(&heading)
        );
    }
    page.push_str("</tr></thead>\n<tbody>\n");
    for step in &story.steps {
        let Some(after) = story.moments.get(step.answers.end) else {
            continue;
        };
        let who = match &step.kind {
            Kind::Roll { .. } => "roll",
            Kind::Decision { side, .. } => &story.names[*side],
        };
        let number = |text: &str| format!("<td class=\"number\">{text}</td>");
        let none = "<td></td><td></td>".to_owned();
        let (luck, cost) = (step.luck(), step.cost());
        let _ = writeln!(
            page,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td>{}{}{}{}{}{}{}</tr>",
            span(step),
            escaped(&step.clock),
            escaped(who),
            escaped(step.told.best_words()),
            luck.map_or(none.clone(), amounts),
            cost.map_or(none, |(_, cost)| amounts(cost)),
            number(&percent(after.expected.win)),
            number(&percent(after.expected.draw)),
            number(&percent(after.expected.win_of(Side::Away))),
            number(&signed(after.expected.lead, 2)),
            number(&format!("{}:{}", after.goals.home, after.goals.away))
        );
    }
    page.push_str("</tbody>\n</table>\n</div>\n</details>\n");
}

fn span(step: &Step) -> String {
    let (first, last) = (step.answers.start + 1, step.answers.end);
    if first == last {
        first.to_string()
    } else {
        format!("{first} to {last}")
    }
}

/// A text that stands for itself in HTML.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Control characters are not allowed in a page.
            other if other.is_control() => safe.push(' '),
            other => safe.push(other),
        }
    }
    safe
}
