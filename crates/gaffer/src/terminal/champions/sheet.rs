//! The team sheets: everybody of both squads, where he is and what he has against him.

use gaffer_champions::{Formation, Line, Open, Place, Position, SUBSTITUTIONS, ShirtSet, Team};
use gaffer_core::{Rules, Side, Viewer};

use super::warm_up;
use crate::terminal::app::App;
use crate::words::{say, told};
use gaffer_games::champions::squad_words::numbers;
use gaffer_games::text::{fit, wrap};
use gaffer_games::words::{Phrase, Words};

/// The lines of both sheets, and what the keys do.
pub(super) fn lines(app: &App<Position>, columns: usize) -> Vec<String> {
    let (open, words) = (app.position().open(), app.words());
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
            lines.extend(row(&words.render(&what), &text, columns));
        }
        lines.push(String::new());
    }
    lines.extend(wrap(&words.render(&marks(open, words)), columns));
    if let Some(side) = warm_up::manager(app) {
        let asked = if app.extra.will_ask(side) {
            "[x]"
        } else {
            "[ ]"
        };
        let name = fit(words.name(side), 20);
        lines.push(told!(words, champions_sheet::AskWhoWarmsUp, asked, name));
        lines.push(told!(words, champions_sheet::OrTypeIt));
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
fn team(app: &App<Position>, side: Side) -> Vec<(Phrase, String)> {
    let (open, words) = (app.position().open(), app.words());
    let team = open.team(side);
    let gone = [
        ("substituted", Place::Substituted),
        ("sent-off", Place::SentOff),
        ("injured", Place::InjuredOff),
        ("suspended", Place::Suspended),
    ]
    .map(|(place, gone)| (place, team.all_in(gone)))
    .into_iter()
    .filter(|(_, shirts)| !shirts.is_empty())
    .map(|(place, shirts)| {
        let shirts = numbers(shirts);
        told!(words, champions_sheet::Gone, place, shirts)
    })
    .collect::<Vec<_>>();
    let shirts = |place| numbers(team.all_in(place));
    let (made, all) = (team.substitutions(), SUBSTITUTIONS);
    let own = app
        .sees_hidden(side)
        .then(|| line_up(app.position(), side, words));
    let planned = (app.session.is_person(side)).then(|| numbers(app.extra.plan[side]));
    let made = (open.options().subs).then(|| told!(words, champions_sheet::MadeOf, made, all));
    let mut rows = vec![
        (say!(champions_sheet::LineUp), own.unwrap_or_default()),
        (say!(champions_sheet::OnThePitch), on_the_pitch(team, words)),
        (say!(champions_sheet::Dugout), shirts(Place::Dugout)),
        (say!(champions_sheet::WarmingUp), shirts(Place::Warming)),
        (
            say!(champions_sheet::NextToWarm),
            planned.unwrap_or_default(),
        ),
        (say!(champions_sheet::Out), gone.join(", ")),
        (
            say!(champions_sheet::Substitutions),
            made.unwrap_or_default(),
        ),
    ];
    rows.retain(|(_, text)| !text.is_empty());
    rows
}

/// The goalie and the lines, with `y` for a yellow card and `h` for an injury: "1 | 2 3 | 8y 9 | 14h".
fn on_the_pitch(team: &Team, words: Words<'_>) -> String {
    if team.on_pitch().is_empty() {
        return String::new();
    }
    let marked = |shirts: ShirtSet| -> String {
        let marked: Vec<String> = shirts
            .iter()
            .map(|shirt| {
                let mut marked = shirt.to_string();
                if team.yellow().has(shirt) {
                    marked += &told!(words, champions_sheet::YellowMark);
                }
                if team.injured().has(shirt) {
                    marked += &told!(words, champions_sheet::HurtMark);
                }
                marked
            })
            .collect();
        marked.join(" ")
    };
    let goalie = std::iter::once(team.goalie()).collect();
    let lines = Line::OUTFIELD.map(|line| marked(team.outfielders().and(line.shirts())));
    format!("{} | {}", marked(goalie), lines.join(" | "))
}

/// A side's own line-up while it is made (C20-setup-2).
fn line_up(position: &Position, side: Side, words: Words<'_>) -> String {
    let view = position.view(Viewer::Side(side));
    let Some((_, line_up)) = view.own() else {
        return String::new();
    };
    let goalie = line_up.goalie.map_or_else(String::new, |shirt| {
        told!(words, champions_sheet::Goalie, shirt) + " "
    });
    let formation = line_up
        .formation
        .map_or_else(String::new, |formation| format!("{formation} "));
    format!("{goalie}{formation}{}", numbers(line_up.picked))
}

/// What the marks mean, and what is played and what not.
fn marks(open: &Open, words: Words<'_>) -> Phrase {
    let options = open.options();
    let all = [
        (options.offside, "offside"),
        (options.fouls, "fouls"),
        (options.charge, "charges"),
        (options.subs, "substitutions"),
        (options.hands, "hands"),
        (options.cup, "extra-time"),
    ];
    let list = |wanted: bool| -> String {
        let named: Vec<String> = all
            .iter()
            .filter(|(on, _)| *on == wanted)
            .map(|(_, what)| told!(words, champions_sheet::Played, what = *what))
            .collect();
        if named.is_empty() {
            told!(words, champions_sheet::Nothing)
        } else {
            named.join(", ")
        }
    };
    let (with, without) = (list(true), list(false));
    say!(champions_sheet::Marks, with, without)
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
