//! A match that was analysed, as one page that needs nothing but itself: the graph, the sums, the lists, a table.

use gaffer_coach::analysis::Swing;
use gaffer_core::{BySide, Side, printable};
use maud::{Markup, PreEscaped, html};

use super::graph;
use super::story::{Greatest, StepKind, Story, StoryStep};
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
svg .axis { text-anchor: end; } svg .minute { text-anchor: middle; } svg .score { text-anchor: middle; font-weight: bold; }
svg .name { font-weight: bold; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
.home { fill: var(--home); } .draw { fill: var(--draw); } .away { fill: var(--away); } .ink { fill: var(--ink); }
.card-mark { fill: var(--card); stroke: var(--ink); } .edge { stroke: var(--ink); stroke-width: 1; }
.grid { stroke: var(--faint); stroke-dasharray: 2 4; } .middle { stroke: var(--faint); }
.goal { stroke: var(--goal); stroke-width: 2; } .card { stroke: var(--card); stroke-dasharray: 4 3; }
.end { stroke: var(--faint); stroke-dasharray: 1 3; } .flag { fill: var(--ink); stroke: var(--ink); }
.luck { stroke: var(--luck); stroke-width: 2.5; } .cost { stroke: var(--cost); stroke-width: 2.5; }
table { border-collapse: collapse; } th, td { padding: 0.2rem 0.6rem; text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr:last-child.result > * { border-top: 2px solid var(--ink); font-weight: bold; }
tbody tr { border-top: 1px solid var(--faint); } .scroll { overflow-x: auto; } summary { cursor: pointer; }
code { overflow-wrap: anywhere; }
";

impl Story {
    /// As a page that needs nothing but itself, with so many mistakes and lucky rolls of each side.
    pub fn page(&self, most: usize) -> String {
        let heading = self.headline();
        let page = html! {
            (PreEscaped(BEGINS)) "\n"
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (heading) ": luck and decisions" }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    main {
                        h1 { (heading) }
                        p { (self.title) }
                        (graph::svg(self))
                        (sums(self))
                        @for greatest in self.greatest(most) { (list(&greatest)) }
                        (table(self))
                    }
                }
            }
        };
        // Control characters are not allowed in a page.
        printable(&page.into_string()) + "\n"
    }
}

fn sums(story: &Story) -> Markup {
    let rows = story.sum_rows();
    html! {
        h2 { "What it adds up to for " (story.names.home) }
        table {
            thead { tr { th scope="col" {} (heads(&["points", "goals"])) } }
            tbody {
                @for (at, (name, swing)) in rows.iter().enumerate() {
                    tr class=[(at + 1 == rows.len()).then_some("result")] {
                        th scope="row" { (name) } (amounts(Some(*swing)))
                    }
                }
            }
        }
        p {
            "A win is 1 point, a draw a half. The luck of a roll is what it brought above the mean of its outcomes. A \
             decision gives away what the best considered was worth above it, by what its side could see. The judge's \
             uncertainty is what it had not foreseen: its own change of mind between two moments, nobody's luck or \
             merit. With it everything adds up."
        }
    }
}

/// Headings of columns of numbers.
fn heads(names: &[&str]) -> Markup {
    html! { @for name in names { th.number scope="col" { (name) } } }
}

/// Points and goals, or two empty cells.
fn amounts(swing: Option<Swing>) -> Markup {
    html! {
        @match swing {
            Some(swing) => { td.number { (signed(swing.points, 3)) } td.number { (signed(swing.goals, 2)) } },
            None => { td {} td {} },
        }
    }
}

fn list(list: &Greatest) -> Markup {
    html! {
        h2 { (list.title) }
        @if list.steps.is_empty() { p { "None worth telling." } }
        @else {
            ol {
                @for (step, amount) in &list.steps {
                    li {
                        strong { (format!("{:.3}", amount.points)) " points" }
                        " (" (signed(amount.goals, 2)) " goals) " @if list.is_cost { "given away" } @else { "won" }
                        @if let Some(grade) = step.grade() { " (" (grade.name()) ")" }
                        ". Answer " (step.from + 1)
                        @if !step.clock.is_empty() { ", " (step.clock) }
                        ": " (step.question()) " " code { (step.told.notation) } br; (step.words())
                    }
                }
            }
        }
    }
}

/// The same figures as the graph's, and all of them.
fn table(story: &Story) -> Markup {
    let BySide { home, away } = &story.names;
    let (home_wins, away_wins) = (format!("{home} wins"), format!("{away} wins"));
    html! {
        h2 { "Every roll and decision" }
        details {
            summary { "The table of the graph: " (story.steps.len()) " rolls and decisions" }
            div.scroll tabindex="0" role="region" aria-label="Every roll and decision" {
                table {
                    thead {
                        tr {
                            @for name in ["answers", "time", "who", "what happened"] { th scope="col" { (name) } }
                            (heads(&["luck, points", "luck, goals", "cost, points", "cost, goals"]))
                            (heads(&[&home_wins, "draw", &away_wins, "lead", "score"]))
                        }
                    }
                    tbody { @for step in &story.steps { (row(story, step)) } }
                }
            }
        }
    }
}

fn row(story: &Story, step: &StoryStep) -> Markup {
    let who = match &step.kind {
        StepKind::Roll { .. } => "roll",
        StepKind::Decision(decision) => &story.names[decision.side],
    };
    let after = story.moments.get(step.to);
    html! {
        @if let Some(after) = after {
            tr {
                td { (span(step)) } td { (step.clock) } td { (who) } td { (step.told.best_words()) }
                (amounts(step.luck()))
                (amounts(step.cost().map(|(_, cost)| cost)))
                td.number { (percent(after.expected.win)) }
                td.number { (percent(after.expected.draw)) }
                td.number { (percent(after.expected.win_of(Side::Away))) }
                td.number { (signed(after.expected.lead, 2)) }
                td.number { (after.goals.home) ":" (after.goals.away) }
            }
        }
    }
}

fn span(step: &StoryStep) -> String {
    let (first, last) = (step.from + 1, step.to);
    if first == last {
        first.to_string()
    } else {
        format!("{first} to {last}")
    }
}
