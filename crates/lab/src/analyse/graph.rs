//! The graph of a match as SVG: bands of chances with goals and cards, and below them luck and costs.

use std::fmt::Write as _;

use gaffer_core::Side;
use gaffer_games::protocol::Landmark;

use super::page::escaped;
use super::story::Story;
use super::words::{percent, signed};

const WIDTH: f64 = 960.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 12.0;
/// Where the bands begin, and how high they are.
const TOP: f64 = 40.0;
const BANDS: f64 = 260.0;
/// Where the middle line of each strip is, and how far its marks reach.
const LUCK: f64 = 372.0;
const COST: f64 = 492.0;
const STRIP: f64 = 46.0;
const HEIGHT: f64 = 560.0;
/// The least change that is drawn, in points.
const LEAST: f64 = 0.002;

/// The graph.
pub(super) fn svg(story: &Story) -> String {
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-labelledby=\"graph-title graph-desc\" \
         xmlns=\"http://www.w3.org/2000/svg\">\n\
         <title id=\"graph-title\">The chances during {}</title>\n<desc id=\"graph-desc\">{}</desc>\n",
        escaped(&story.score()),
        escaped(&description(story))
    );
    svg.push_str(PATTERNS);
    bands(&mut svg, story);
    marks(&mut svg, story);
    strips(&mut svg, story);
    svg.push_str("</svg>\n");
    svg
}

/// Bands are told apart by their patterns too: rising lines, dots, falling lines.
const PATTERNS: &str = "<defs>\n\
    <pattern id=\"home\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
    <rect class=\"home\" width=\"9\" height=\"9\"/><rect class=\"ink\" width=\"1.5\" height=\"9\"/></pattern>\n\
    <pattern id=\"draw\" width=\"10\" height=\"10\" patternUnits=\"userSpaceOnUse\">\
    <rect class=\"draw\" width=\"10\" height=\"10\"/><circle class=\"ink\" cx=\"5\" cy=\"5\" r=\"1.2\"/></pattern>\n\
    <pattern id=\"away\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(-45)\">\
    <rect class=\"away\" width=\"9\" height=\"9\"/><rect class=\"ink\" width=\"1.5\" height=\"9\"/></pattern>\n\
    </defs>\n";

fn description(story: &Story) -> String {
    let (first, last) = (story.moments.first(), story.moments.last());
    let say = |moment: &super::story::Moment| {
        format!(
            "{} wins {}, draw {}, {} wins {}",
            story.names.home,
            percent(moment.expected.win),
            percent(moment.expected.draw),
            story.names.away,
            percent(moment.expected.win_of(Side::Away))
        )
    };
    format!(
        "Three bands over {} answers, from below: {} wins (rising lines), draw (dots), {} wins (falling lines). \
         At the start: {}. At the end: {}. Goals and cards are marked above the bands; below them are the luck of \
         rolls and the cost of decisions. The table below the graph has the same figures.",
        story.moments.len().saturating_sub(1),
        story.names.home,
        story.names.away,
        first.map(say).unwrap_or_default(),
        last.map(say).unwrap_or_default()
    )
}

/// Where so many answers are on the page.
fn across(story: &Story, at: usize) -> f64 {
    let all = story.moments.len().saturating_sub(1).max(1) as f64;
    LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / all
}

/// A chance in the bands, counted from below.
fn up(chance: f64) -> f64 {
    TOP + BANDS * (1.0 - chance.clamp(0.0, 1.0))
}

fn bands(svg: &mut String, story: &Story) {
    let right = WIDTH - RIGHT;
    let bottom = TOP + BANDS;
    // The away side's band lies below the others, which cover it.
    let _ = writeln!(
        svg,
        "<rect fill=\"url(#away)\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{}\" height=\"{BANDS}\"/>",
        right - LEFT
    );
    for (pattern, draws) in [("draw", true), ("home", false)] {
        let mut path = format!("M{LEFT} {bottom}");
        for (at, moment) in story.moments.iter().enumerate() {
            let draw = if draws { moment.expected.draw } else { 0.0 };
            let y = up(moment.expected.win + draw);
            let x = across(story, at);
            let _ = write!(path, "L{x:.1} {y:.1}");
        }
        let _ = writeln!(
            svg,
            "<path class=\"edge\" fill=\"url(#{pattern})\" d=\"{path}L{right} {bottom}Z\"/>"
        );
    }
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let y = up(share);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\">{:.0}%</text>",
            LEFT - 6.0,
            y + 4.0,
            100.0 * share
        );
    }
    let first = story.moments.first().map(|moment| moment.expected);
    let middle = first.map_or(0.5, |first| first.win + first.draw / 2.0);
    for (y, words) in [
        (up(middle) + 4.0, "draw".to_owned()),
        (bottom - 10.0, format!("{} wins", story.names.home)),
        (TOP + 20.0, format!("{} wins", story.names.away)),
    ] {
        let _ = writeln!(
            svg,
            "<text class=\"name\" x=\"{:.1}\" y=\"{y:.1}\">{}</text>",
            LEFT + 8.0,
            escaped(&words)
        );
    }
}

/// Goals, cards and ends above the bands, with a line down through them.
fn marks(svg: &mut String, story: &Story) {
    for (at, moment) in story.moments.iter().enumerate() {
        for (landmark, words) in &moment.landmarks {
            let x = across(story, at);
            let title = escaped(&format!("{} {words}", moment.clock));
            let (line, mark) = match landmark {
                Landmark::Goal => (
                    "goal",
                    format!(
                        "<circle class=\"ink\" cx=\"{x:.1}\" cy=\"32\" r=\"5\"/>\
                         <text class=\"score\" x=\"{x:.1}\" y=\"20\">{}:{}</text>",
                        moment.goals.home, moment.goals.away
                    ),
                ),
                Landmark::Card => (
                    "card",
                    format!(
                        "<rect class=\"card-mark\" x=\"{:.1}\" y=\"26\" width=\"7\" height=\"11\"/>",
                        x - 3.5
                    ),
                ),
                _ => ("end", String::new()),
            };
            let _ = writeln!(
                svg,
                "<g><title>{title}</title><line class=\"{line}\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{:.1}\"/>{mark}</g>",
                TOP + BANDS
            );
        }
    }
}

/// The luck of rolls and the cost of decisions: upwards what helps the home side.
fn strips(svg: &mut String, story: &Story) {
    let changes = || {
        story.steps.iter().map(|step| {
            let luck = step.luck().map(|luck| luck.points);
            let cost = step.cost().map(|(side, cost)| -cost.seen_by(side).points);
            (step, luck, cost)
        })
    };
    let strongest = changes()
        .map(|(_, luck, cost)| luck.or(cost).unwrap_or(0.0).abs())
        .fold(0.05, f64::max);
    for (middle, title) in [(LUCK, "Luck of rolls"), (COST, "Cost of decisions")] {
        let _ = writeln!(
            svg,
            "<line class=\"middle\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{middle}\" y2=\"{middle}\"/>\
             <text class=\"name\" x=\"{LEFT}\" y=\"{:.1}\">{title}, in points: ▲ helps {}, ▼ helps {}</text>",
            WIDTH - RIGHT,
            middle - STRIP - 6.0,
            escaped(&story.names.home),
            escaped(&story.names.away)
        );
        for share in [1.0, -1.0] {
            let _ = writeln!(
                svg,
                "<text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                LEFT - 6.0,
                middle - share * STRIP + 4.0,
                signed(share * strongest, 2)
            );
        }
    }
    for (step, luck, cost) in changes() {
        let (middle, class, amount) = match (luck, cost) {
            (Some(luck), _) => (LUCK, "luck", luck),
            (None, Some(cost)) => (COST, "cost", cost),
            (None, None) => continue,
        };
        if amount.abs() < LEAST {
            continue;
        }
        let x = across(story, step.answers.end);
        let tip = middle - STRIP * amount / strongest;
        let title = format!(
            "{} {}: {} ({} points)",
            step.clock,
            class,
            step.told.best_words(),
            signed(amount, 3)
        );
        let _ = writeln!(
            svg,
            "<line class=\"{class}\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{middle}\" y2=\"{tip:.1}\"><title>{}</title></line>",
            escaped(title.trim())
        );
    }
}
