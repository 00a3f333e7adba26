//! The lines at the top: score and watch, both teams with cards, injuries and substitutions, and the turn.

use gaffer_champions::{Open, Period, Place, Position, SUBSTITUTIONS, Step, Team, TurnKind};
use gaffer_core::Side;
use ratatui::style::Modifier;
use ratatui::text::Line;

use crate::terminal::draw::Palette;
use crate::terminal::header::{self, both_ends, fitting, halves};
use crate::words::{joined, say};
use gaffer_games::champions::ahead::restart_name;
use gaffer_games::champions::squad_words::numbers;
use gaffer_games::champions::watch;
use gaffer_games::text::{NAME, fit};
use gaffer_games::words::{Phrase, Words};

/// Rows of the header.
pub(super) const HEIGHT: u16 = 3;

/// The header's lines.
pub(super) fn lines(
    position: &Position,
    words: Words<'_>,
    columns: usize,
    palette: Palette,
) -> Vec<Line<'static>> {
    let open = position.open();
    let time = words.render(&watch(open));
    vec![
        Line::styled(
            both_ends(&score(open, words), &time, columns),
            Modifier::BOLD,
        ),
        halves(
            Side::BOTH.map(|side| team(open, side, columns, words)),
            columns,
            palette,
        ),
        Line::raw(both_ends(&turn(open, words), "Champions 2020", columns)),
    ]
}

fn score(open: &Open, words: Words<'_>) -> String {
    let mut text = header::score(words, open.score());
    if open.period() == Period::ShootOut {
        let kicks = open.shoot_out();
        let kicks = say!(
            champions_header::ShootOut,
            home_scored = kicks.scored.home,
            home_taken = kicks.taken.home,
            away_scored = kicks.scored.away,
            away_taken = kicks.taken.away
        );
        text = format!("{text}  {}", words.render(&kicks));
    }
    text
}

/// A team with the letter it has on the grid, the way it attacks, and what there is to say of it.
fn team(open: &Open, side: Side, columns: usize, words: Words<'_>) -> String {
    let sign = match side {
        Side::Home => "H↑",
        Side::Away => "a↓",
    };
    let name = fit(words.name(side), NAME);
    let told = |short: bool| {
        let state = state(open.team(side), short, open.options().subs);
        format!(" {sign} {name}  {}", joined(words, &state, "  "))
    };
    fitting(columns, [false, true].map(told))
}

/// Cards, injuries and substitutions, as far as there are any; in shorter words where a line is full.
fn state(team: &Team, short: bool, subs: bool) -> Vec<Phrase> {
    let off = team.all_in(Place::SentOff);
    let mut facts: Vec<Phrase> = [
        ("red", off),
        ("yellow", team.yellow().minus(off)),
        ("hurt", team.injured().and(team.on_pitch())),
        ("warming", team.all_in(Place::Warming)),
    ]
    .into_iter()
    .filter(|(_, shirts)| !shirts.is_empty())
    .map(|(what, shirts)| {
        let shirts = numbers(shirts);
        say!(champions_header::Players, short, what, shirts)
    })
    .collect();
    if subs {
        let (made, all) = (team.substitutions(), SUBSTITUTIONS);
        facts.push(say!(champions_header::Substitutions, made, all));
    }
    facts
}

/// Whose turn it is and how far it has come.
fn turn(open: &Open, words: Words<'_>) -> String {
    let parts = match open.step() {
        Step::Goalie(_) | Step::Formation(_) | Step::Pick(_) => {
            vec![say!(champions_header::LineUps)]
        }
        Step::SetUp(_) => vec![say!(champions_header::Placement)],
        Step::KickOffRoll(_) => vec![say!(champions_header::KickOff)],
        Step::Over => vec![say!(champions_header::Over)],
        _ => turn_parts(open, words),
    };
    format!(" {}", joined(words, &parts, "  "))
}

fn turn_parts(open: &Open, words: Words<'_>) -> Vec<Phrase> {
    let turn = open.turn();
    let name = fit(words.name(turn.owner), NAME);
    let mut parts = vec![match turn.kind {
        TurnKind::Restart(restart) => {
            let restart = restart_name(restart);
            say!(champions_header::Restarts, name, restart)
        }
        TurnKind::KickOff => say!(champions_header::KicksOff, name),
        TurnKind::Catch => say!(champions_header::Catch, name),
        TurnKind::Normal => say!(champions_header::Turn, name),
    }];
    let (roll, play) = (turn.roll, open.play());
    let touched = play.map_or_else(String::new, |play| {
        let shirts = play.touched.iter().map(|shirt| shirt.to_string());
        shirts.collect::<Vec<_>>().join(" ")
    });
    let leg = play.filter(|_| open.step() == Step::Leg);
    let more = [
        (roll > 0).then(|| say!(champions_header::Roll, roll)),
        (turn.mover).map(|shirt| say!(champions_header::Mover, shirt)),
        (!touched.is_empty()).then(|| say!(champions_header::Touched, shirts = touched)),
        leg.map(|play| say!(champions_header::Strength, strength = play.strength)),
    ];
    parts.extend(more.into_iter().flatten());
    parts
}
