//! The graph of a match as SVG: bands of chances over minutes with goals, cards and set pieces, and below them luck and costs.

use std::fmt::Write as _;

use gaffer_core::{BySide, Side};
use gaffer_games::protocol::Landmark;
use maud::{Markup, PreEscaped, html};

use super::moment::Moment;
use super::story::{Story, StoryStep};
use super::words::{percent, signed};

const WIDTH: f64 = 960.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 12.0;
/// Where the bands begin, and how high they are.
const TOP: f64 = 40.0;
const BANDS: f64 = 260.0;
/// Where the middle line of each strip is, and how far its marks reach.
const LUCK: f64 = 390.0;
const COST: f64 = 510.0;
const STRIP: f64 = 46.0;
const HEIGHT: f64 = 578.0;
/// How many minutes lie between two of those that are written, and how near two of them may be.
const EVERY: u8 = 15;
const APART: f64 = 34.0;
/// The least change that is drawn, in points.
const LEAST: f64 = 0.002;

/// The graph.
pub(super) fn svg(story: &Story) -> Markup {
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-labelledby="graph-title graph-desc"
            xmlns="http://www.w3.org/2000/svg" {
            title #graph-title { "The chances during " (story.score()) }
            desc #graph-desc { (description(story)) }
            (PreEscaped(PATTERNS))
            (bands(story))
            (minutes(story))
            (marks(story))
            (strips(story))
        }
    }
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

/// A number of the drawing.
fn at(number: f64) -> String {
    format!("{number:.1}")
}

/// A word beside the drawing.
fn label(class: &str, x: f64, y: f64, words: &str) -> Markup {
    html! { text class=(class) x=(at(x)) y=(at(y)) { (words) } }
}

/// A line from one point to another.
fn line(class: &str, [x1, x2]: [f64; 2], [y1, y2]: [f64; 2], title: Option<&str>) -> Markup {
    html! {
        line class=(class) x1=(at(x1)) x2=(at(x2)) y1=(at(y1)) y2=(at(y2)) {
            @if let Some(title) = title { title { (title) } }
        }
    }
}

fn description(story: &Story) -> String {
    let (first, last) = (story.moments.first(), story.moments.last());
    let say = |moment: &Moment| {
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
        "Three bands over the minutes of the match and its {} answers, from below: {} wins (rising lines), draw (dots), \
         {} wins (falling lines). At the start: {}. At the end: {}. Above the bands goals are marked by a dot with the score, \
         cards by a card, set pieces by a flag; below them are the luck of rolls and the cost of decisions. The table below \
         the graph has the same figures.",
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

fn bands(story: &Story) -> Markup {
    let right = WIDTH - RIGHT;
    let bottom = TOP + BANDS;
    let path = |draws: bool| {
        let mut path = format!("M{LEFT} {bottom}");
        for (number, moment) in story.moments.iter().enumerate() {
            let draw = if draws { moment.expected.draw } else { 0.0 };
            let y = up(moment.expected.win + draw);
            let _ = write!(path, "L{} {}", at(across(story, number)), at(y));
        }
        format!("{path}L{right} {bottom}Z")
    };
    let first = story.moments.first().map(|moment| moment.expected);
    let middle = first.map_or(0.5, |first| first.win + first.draw / 2.0);
    let names = &story.names;
    html! {
        // The away side's band lies below the others, which cover it.
        rect fill="url(#away)" x=(LEFT) y=(TOP) width=(right - LEFT) height=(BANDS) {}
        path.edge fill="url(#draw)" d=(path(true)) {}
        path.edge fill="url(#home)" d=(path(false)) {}
        @for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
            (line("grid", [LEFT, right], [up(share); 2], None))
            (label("axis", LEFT - 6.0, up(share) + 4.0, &format!("{:.0}%", 100.0 * share)))
        }
        (label("name", LEFT + 8.0, up(middle) + 4.0, "draw"))
        (label("name", LEFT + 8.0, bottom - 10.0, &format!("{} wins", names.home)))
        (label("name", LEFT + 8.0, TOP + 20.0, &format!("{} wins", names.away)))
    }
}

/// The minutes below the bands, each where it is first reached: a minute is as wide as it has answers.
fn minutes(story: &Story) -> Markup {
    let bottom = TOP + BANDS;
    html! {
        @for (number, minute) in ticks(&story.moments, |number| across(story, number)) {
            @let x = across(story, number);
            (line("middle", [x, x], [bottom, bottom + 5.0], None))
            (label("minute", x, bottom + 18.0, &format!("{minute}′")))
        }
    }
}

/// The moments in which another quarter of an hour is first reached, with the minute; the clock may begin again. Where two are
/// nearer than can be read, the first stands.
fn ticks(moments: &[Moment], across: impl Fn(usize) -> f64) -> Vec<(usize, u8)> {
    let mut ticks: Vec<(usize, u8)> = Vec::new();
    let mut before = 0;
    for (number, moment) in moments.iter().enumerate() {
        let Some(minute) = moment.minute else {
            continue;
        };
        let quarter = minute / EVERY;
        let is_new = quarter > before;
        before = quarter;
        let is_near = |(last, _): &(usize, u8)| across(number) - across(*last) < APART;
        if is_new && !ticks.last().is_some_and(is_near) {
            ticks.push((number, quarter * EVERY));
        }
    }
    ticks
}

/// Goals, cards and ends above the bands, with a line down through them; set pieces are flags.
fn marks(story: &Story) -> Markup {
    let all = (story.moments.iter().enumerate()).flat_map(|(number, moment)| {
        (moment.landmarks.iter()).map(move |mark| (number, moment, mark))
    });
    html! {
        @for (number, moment, mark) in all {
            @let x = across(story, number);
            g {
                title { (moment.clock) " " (mark.words) }
                @match mark.landmark {
                    Landmark::Goal => {
                        (line("goal", [x, x], [TOP, TOP + BANDS], None))
                        circle.ink cx=(at(x)) cy="32" r="5" {}
                        (label("score", x, 20.0, &format!("{}:{}", moment.goals.home, moment.goals.away)))
                    },
                    Landmark::Card => {
                        (line("card", [x, x], [TOP, TOP + BANDS], None))
                        rect.card-mark x=(at(x - 3.5)) y="26" width="7" height="11" {}
                    },
                    Landmark::SetPiece => { path.flag d=(format!("M{} {TOP}v-11l6 3l-6 3", at(x))) {} },
                    _ => { (line("end", [x, x], [TOP, TOP + BANDS], None)) },
                }
            }
        }
    }
}

/// The luck of rolls and the cost of decisions: upwards what helps the home side.
fn strips(story: &Story) -> Markup {
    let changes: Vec<(&StoryStep, f64, &str, f64)> = (story.steps.iter())
        .filter_map(|step| match (step.luck(), step.cost()) {
            (Some(luck), _) => Some((step, LUCK, "luck", luck.points)),
            (None, Some((side, cost))) => Some((step, COST, "cost", -cost.seen_by(side).points)),
            (None, None) => None,
        })
        .collect();
    let amounts = changes.iter().map(|(.., amount)| amount.abs());
    let strongest = amounts.fold(0.05, f64::max);
    let BySide { home, away } = &story.names;
    html! {
        @for (middle, title) in [(LUCK, "Luck of rolls"), (COST, "Cost of decisions")] {
            @let words = format!("{title}, in points: ▲ helps {home}, ▼ helps {away}");
            (line("middle", [LEFT, WIDTH - RIGHT], [middle; 2], None))
            (label("name", LEFT, middle - STRIP - 6.0, &words))
            @for share in [1.0, -1.0] {
                (label("axis", LEFT - 6.0, middle - share * STRIP + 4.0, &signed(share * strongest, 2)))
            }
        }
        @for (step, middle, class, amount) in changes {
            @if amount.abs() >= LEAST {
                @let x = across(story, step.to);
                @let told = step.told.best_words();
                @let title = format!("{} {class}: {told} ({} points)", step.clock, signed(amount, 3));
                (line(class, [x, x], [middle, middle - STRIP * amount / strongest], Some(title.trim())))
            }
        }
    }
}
