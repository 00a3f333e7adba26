//! The team sheets: everybody of both squads, where he is and what he has against him.

use gaffer_champions::{Formation, Line, Open, Place, Position, SUBSTITUTIONS, ShirtSet, Team};
use gaffer_core::{Rules, Side, Viewer};

use super::warm_up;
use crate::terminal::app::App;
use gaffer_games::champions::squad_words::numbers;
use gaffer_games::text::{fit, wrap};

/// The lines of both sheets, and what the keys do.
pub(super) fn lines(app: &App<Position>, columns: usize) -> Vec<String> {
    let open = app.position().open();
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let sign = match side {
            Side::Home => "H",
            Side::Away => "a",
        };
        lines.push(format!(
            "{sign}  {}{}",
            fit(&app.names[side], 40),
            formation(open.team(side))
        ));
        for (what, text) in team(app, side) {
            lines.extend(row(what, &text, columns));
        }
        lines.push(String::new());
    }
    lines.extend(wrap(
        &format!("y yellow card, h hurt. {}", switches(open)),
        columns,
    ));
    if let Some(side) = warm_up::manager(app) {
        let mark = if app.extra.will_ask(side) {
            "[x]"
        } else {
            "[ ]"
        };
        lines.push(format!(
            "s: {mark} ask {} before the next own roll who warms up",
            fit(&app.names[side], 20)
        ));
        lines.push("or type it at any decision of yours: warm 12".into());
    }
    lines
}

/// The formation of those on the pitch.
fn formation(team: &Team) -> String {
    if team.on_pitch().is_empty() {
        return String::new();
    }
    let outfielders = team.outfielders();
    format!("  {}", Formation::of_players(outfielders))
}

/// What there is to say of a team: what it is, and the players.
fn team(app: &App<Position>, side: Side) -> Vec<(&'static str, String)> {
    let open = app.position().open();
    let team = open.team(side);
    let mut rows = Vec::new();
    let mut add = |what: &'static str, text: String| {
        if !text.is_empty() {
            rows.push((what, text));
        }
    };
    if app.sees_hidden(side) {
        add("line-up", line_up(app.position(), side));
    }
    add("on the pitch", on_the_pitch(team));
    add("dugout", numbers(team.all_in(Place::Dugout)));
    add("warming up", numbers(team.all_in(Place::Warming)));
    if app.session.is_person(side) {
        add("next to warm", numbers(app.extra.planned(side)));
    }
    let gone = [
        ("substituted", Place::Substituted),
        ("sent off", Place::SentOff),
        ("injured", Place::InjuredOff),
        ("suspended", Place::Suspended),
    ]
    .map(|(word, place)| (word, team.all_in(place)))
    .into_iter()
    .filter(|(_, shirts)| !shirts.is_empty())
    .map(|(word, shirts)| format!("{word} {}", numbers(shirts)))
    .collect::<Vec<_>>();
    add("out", gone.join(", "));
    if open.options().subs {
        add(
            "substitutions",
            format!("{} of {SUBSTITUTIONS}", team.substitutions()),
        );
    }
    rows
}

/// The goalie and the lines, with `y` for a yellow card and `h` for an injury: "1 | 2 3 | 8y 9 | 14h".
fn on_the_pitch(team: &Team) -> String {
    if team.on_pitch().is_empty() {
        return String::new();
    }
    let marked = |shirts: ShirtSet| -> String {
        let marked: Vec<String> = shirts
            .iter()
            .map(|shirt| {
                let yellow = if team.yellow().has(shirt) { "y" } else { "" };
                let hurt = if team.injured().has(shirt) { "h" } else { "" };
                format!("{shirt}{yellow}{hurt}")
            })
            .collect();
        marked.join(" ")
    };
    let goalie = std::iter::once(team.goalie()).collect();
    let lines = Line::OUTFIELD.map(|line| marked(team.outfielders().and(line.shirts())));
    format!("{} | {}", marked(goalie), lines.join(" | "))
}

/// A side's own line-up while it is made (C20-setup-2).
fn line_up(position: &Position, side: Side) -> String {
    let view = position.view(Viewer::Side(side));
    let Some((_, line_up)) = view.own() else {
        return String::new();
    };
    let goalie = line_up
        .goalie
        .map_or_else(String::new, |shirt| format!("{shirt} in goal "));
    let formation = line_up
        .formation
        .map_or_else(String::new, |formation| format!("{formation} "));
    format!("{goalie}{formation}{}", numbers(line_up.picked))
}

/// What is played and what not.
fn switches(open: &Open) -> String {
    let options = open.options();
    let all = [
        (options.offside, "offside"),
        (options.fouls, "fouls"),
        (options.charge, "charges"),
        (options.subs, "substitutions"),
        (options.hands, "hands"),
        (options.cup, "extra time"),
    ];
    let list = |wanted: bool| -> String {
        let words: Vec<&str> = all
            .iter()
            .filter(|(on, _)| *on == wanted)
            .map(|(_, word)| *word)
            .collect();
        if words.is_empty() {
            "nothing".into()
        } else {
            words.join(", ")
        }
    };
    format!("Played with {}; without {}.", list(true), list(false))
}

/// A row that goes on under itself where it is too long.
fn row(what: &str, text: &str, columns: usize) -> Vec<String> {
    wrap(text, columns.saturating_sub(17))
        .into_iter()
        .enumerate()
        .map(|(number, part)| {
            let what = if number == 0 { what } else { "" };
            format!("   {what:<13} {part}")
        })
        .collect()
}
