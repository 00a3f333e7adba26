//! What stands beside the grid of Champions 2020: score, watch, and what each team has.

use gaffer_champions::{Formation, Open, Period, Place, SUBSTITUTIONS, ShirtSet, Step, View};
use gaffer_core::{BySide, Side};

use super::squad_words::numbers;
use crate::board::{Clock, Fact, Sheet};
use crate::words::Words;

/// The sheet as a viewer may know it.
pub(super) fn sheet(view: &View, _words: Words<'_>) -> Sheet {
    let open = view.open();
    Sheet {
        score: open.score(),
        clock: clock(open),
        controlling: is_under_way(open).then(|| open.turn().owner),
        teams: BySide::with(|side| team(open, side)),
    }
}

/// Whether a side has the turn: not before the kick-off and not after the end.
fn is_under_way(open: &Open) -> bool {
    open.ball().is_some() && open.step() != Step::Over
}

fn clock(open: &Open) -> Clock {
    let minute = if open.options().tally {
        open.tally()
    } else {
        open.ones().saturating_mul(6)
    };
    let (period, of) = match open.period() {
        _ if open.step() == Step::Over => ("over", 90),
        Period::Regular => ("regular", 90),
        Period::ExtraTime => ("extra-time", 120),
        Period::ShootOut => ("shoot-out", 120),
    };
    Clock {
        period,
        minute,
        of,
        stoppage: None,
        words: watch(open),
    }
}

/// The time in words: six minutes for every one (C20-time-1), or every roll a minute (C20-time-7).
pub fn watch(open: &Open) -> String {
    let period = match open.period() {
        Period::Regular => "",
        Period::ExtraTime => "extra time, ",
        Period::ShootOut => return "shoot-out".into(),
    };
    if open.step() == Step::Over {
        return "full time".into();
    }
    let last = if open.whistle() { ", last ball" } else { "" };
    if open.options().tally {
        format!(
            "{period}minute {} of {}{last}",
            open.tally(),
            open.tally_limit()
        )
    } else {
        format!(
            "{period}minute {} ({} of {} ones{last})",
            6 * u16::from(open.ones()),
            open.ones(),
            open.ones_limit()
        )
    }
}

/// What a team has, the same facts for both teams.
fn team(open: &Open, side: Side) -> Vec<Fact> {
    let team = open.team(side);
    let mut facts = Vec::new();
    let mut add = |key: &'static str, label: &str, value: String| {
        facts.push(Fact {
            key,
            label: label.to_owned(),
            value,
            detail: String::new(),
        });
    };
    let shirts = |shirts: ShirtSet| match numbers(shirts) {
        none if none.is_empty() => "–".to_owned(),
        numbers => numbers,
    };
    let formation = if team.on_pitch().is_empty() {
        "–".to_owned()
    } else {
        Formation::of_players(team.outfielders()).to_string()
    };
    add("formation", "Formation", formation);
    if open.options().fouls {
        let off = team.all_in(Place::SentOff);
        add("yellow", "Yellow cards", shirts(team.yellow().minus(off)));
        add("red", "Red cards", shirts(off));
        let hurt = team.injured().and(team.on_pitch());
        add(
            "injured",
            "Injured",
            shirts(hurt.or(team.all_in(Place::InjuredOff))),
        );
    }
    if open.options().subs {
        add(
            "substitutions",
            "Substitutions",
            format!("{} of {SUBSTITUTIONS}", team.substitutions()),
        );
        add("warming", "Warming up", shirts(team.all_in(Place::Warming)));
        add("bench", "Dugout", shirts(team.all_in(Place::Dugout)));
    }
    facts
}
