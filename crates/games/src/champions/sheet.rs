//! What stands beside the grid of Champions 2020: score, watch, and what each team has.

use gaffer_champions::{Formation, Open, Period, Place, SUBSTITUTIONS, ShirtSet, Step, View};
use gaffer_core::{BySide, Side};

use super::squad_words::numbers;
use crate::board::{Clock, Fact, Sheet};
use crate::words::{Phrase, Words, say};

/// The sheet as a viewer may know it.
pub(super) fn sheet(view: &View, words: Words<'_>) -> Sheet {
    let open = view.open();
    Sheet {
        score: open.score(),
        clock: clock(open, words),
        controlling: is_under_way(open).then(|| open.turn().owner),
        teams: BySide::with(|side| team(open, side, words)),
    }
}

/// Whether a side has the turn: not before the kick-off and not after the end.
fn is_under_way(open: &Open) -> bool {
    open.ball().is_some() && open.step() != Step::Over
}

fn clock(open: &Open, words: Words<'_>) -> Clock {
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
        words: words.render(&in_period(open, minute_words(open))),
        detail: words.render(&counted(open)),
    }
}

/// The minute: six for every one (C20-time-1), or every roll a minute (C20-time-7).
fn minute_words(open: &Open) -> Phrase {
    let last = open.whistle();
    if open.options().tally {
        let (minute, of) = (open.tally(), open.tally_limit());
        say!(champions_sheet::MinuteOfRolls, minute, of, last)
    } else {
        say!(
            champions_sheet::Minute,
            minute = 6 * u16::from(open.ones()),
            last
        )
    }
}

/// What the minutes are counted by, while they are.
fn counted(open: &Open) -> Phrase {
    if open.step() == Step::Over || open.period() == Period::ShootOut || open.options().tally {
        return Phrase::nothing();
    }
    let (ones, of) = (open.ones(), open.ones_limit());
    say!(champions_sheet::OnesRolled, ones, of)
}

/// The time in one line, with the ones that it is counted by.
pub fn watch(open: &Open) -> Phrase {
    if open.options().tally {
        return in_period(open, minute_words(open));
    }
    let (ones, of, last) = (open.ones(), open.ones_limit(), open.whistle());
    let minute = 6 * u16::from(ones);
    in_period(
        open,
        say!(champions_sheet::MinuteOfOnes, minute, ones, of, last),
    )
}

/// A time with its period; in the second leg of a tie with the goals of both.
fn in_period(open: &Open, time: Phrase) -> Phrase {
    let time = match open.period() {
        Period::ShootOut => say!(champions_sheet::ShootOut),
        _ if open.step() == Step::Over => say!(champions_sheet::FullTime),
        Period::Regular => time,
        Period::ExtraTime => say!(champions_sheet::ExtraTime, time),
    };
    if !open.options().is_second_leg() {
        return time;
    }
    let BySide { home, away } = open.in_all();
    say!(champions_sheet::InAll, time, home, away)
}

/// Players in a row: "2 3 8", with names "2 Niemi, 3 Koskinen, 8".
fn players(shirts: ShirtSet, side: Side, words: Words<'_>) -> String {
    if shirts.is_empty() {
        return "–".to_owned();
    }
    if words.squads[side].is_empty() {
        return numbers(shirts);
    }
    let players = shirts
        .iter()
        .map(|shirt| match words.player_name(side, shirt.number()) {
            Some(name) => format!("{shirt} {name}"),
            None => shirt.to_string(),
        });
    players.collect::<Vec<_>>().join(", ")
}

/// What a team has, the same facts for both teams.
fn team(open: &Open, side: Side, words: Words<'_>) -> Vec<Fact> {
    let team = open.team(side);
    let shirts = |shirts: ShirtSet| players(shirts, side, words);
    let formation = if team.on_pitch().is_empty() {
        "–".to_owned()
    } else {
        Formation::of_players(team.outfielders()).to_string()
    };
    let mut facts = vec![("formation", say!(champions_sheet::Formation), formation)];
    if Side::BOTH
        .iter()
        .any(|side| !words.squads[*side].is_empty())
    {
        let players = shirts(team.on_pitch());
        facts.push(("players", say!(champions_sheet::Players), players));
    }
    if open.options().fouls {
        let off = team.all_in(Place::SentOff);
        let hurt = team.injured().and(team.on_pitch());
        let hurt = hurt.or(team.all_in(Place::InjuredOff));
        facts.extend([
            (
                "yellow",
                say!(champions_sheet::Yellow),
                shirts(team.yellow().minus(off)),
            ),
            ("red", say!(champions_sheet::Red), shirts(off)),
            ("injured", say!(champions_sheet::Injured), shirts(hurt)),
        ]);
    }
    if open.options().subs {
        let (made, of) = (team.substitutions(), SUBSTITUTIONS);
        let made = words.render(&say!(champions_sheet::SubstitutionsMade, made, of));
        let warming = shirts(team.all_in(Place::Warming));
        let dugout = shirts(team.all_in(Place::Dugout));
        facts.extend([
            ("substitutions", say!(champions_sheet::Substitutions), made),
            ("warming", say!(champions_sheet::Warming), warming),
            ("bench", say!(champions_sheet::Bench), dugout),
        ]);
    }
    let facts = facts.into_iter().map(|(key, label, value)| Fact {
        key,
        label: words.render(&label),
        value,
        detail: String::new(),
        hand: None,
    });
    facts.collect()
}
