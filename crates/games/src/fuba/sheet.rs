//! What stands beside the pitch of FUBA: score, clock, and what each team has.

use gaffer_core::{BySide, Side};
use gaffer_fuba::{Advanced, Bench, LAST_STOPPAGE, Open, SUBSTITUTIONS, SkillSet, Step, View};

use super::figures::card;
use super::names::skill;
use super::skill_words::{cost_and_effect, effect};
use crate::board::{Card, Clock, Fact, Hand, Sheet};
use crate::words::{Phrase, Words, list, say};

/// The sheet as a viewer may know it.
pub(super) fn sheet(view: &View, words: Words<'_>) -> Sheet {
    let open = view.open();
    let hidden = |side: Side| match view.own() {
        Some((own, secret)) if own == side => Some(secret.skills),
        _ => None,
    };
    Sheet {
        score: open.score(),
        clock: clock(open, words),
        controlling: is_under_way(open).then(|| open.controlling()),
        teams: BySide::with(|side| team(open, side, hidden(side), words)),
    }
}

fn is_under_way(open: &Open) -> bool {
    Side::BOTH
        .into_iter()
        .all(|side| open.team(side).formation().is_some())
        && !matches!(open.step(), Step::KickOffRoll | Step::KickOffChoice(_))
}

fn clock(open: &Open, words: Words<'_>) -> Clock {
    let clock = open.clock();
    let (period, of) = match (open.step(), clock.half()) {
        (Step::Over, _) => ("over", 90),
        _ if open.shoot_out().is_some() => ("shoot-out", 90),
        (_, 1) => ("first-half", 45),
        _ => ("second-half", 90),
    };
    let (minute, stoppage) = (clock.minute(), clock.stoppage());
    // The squares of stoppage time are counted after the last minute of the half (F10-4.3b, F22-4.3.3a).
    let regular = minute - stoppage;
    Clock {
        period,
        minute,
        of,
        stoppage: Some((stoppage, LAST_STOPPAGE)),
        words: words.render(&say!(fuba_sheet::Clock, period, regular, stoppage)),
        detail: String::new(),
    }
}

/// What a team has, the same facts for both teams.
fn team(open: &Open, side: Side, hidden: Option<SkillSet>, words: Words<'_>) -> Vec<Fact> {
    let team = open.team(side);
    let bench = open.bench(side);
    let mut facts = Vec::new();
    let mut add = |key: &'static str, label: Phrase, value: Phrase, detail: String| {
        facts.push(Fact {
            key,
            label: words.render(&label),
            value: words.render(&value),
            detail,
            hand: None,
        });
    };
    let number = |number: u8| Phrase::from(number.to_string());
    let formation = team.formation().map(|formation| formation.to_string());
    let next = bench.pending_formation().map_or_else(String::new, |next| {
        words.render(&say!(fuba_sheet::NextFormation, formation = next))
    });
    let formation = formation.unwrap_or_else(|| "–".to_owned());
    add(
        "formation",
        say!(fuba_sheet::Formation),
        formation.into(),
        next,
    );
    let yellow = number(team.yellow());
    add("yellow", say!(fuba_sheet::Yellow), yellow, String::new());
    let red = number(team.red());
    add("red", say!(fuba_sheet::Red), red, String::new());
    if let Some(kicks) = open.shoot_out() {
        let (scored, taken) = (kicks.scored[side], kicks.taken[side]);
        let kicks = say!(fuba_sheet::ShootOutKicks, scored, taken);
        add(
            "shoot-out",
            say!(fuba_sheet::ShootOut),
            kicks,
            String::new(),
        );
    }
    if matches!(open.step(), Step::Place { .. }) {
        let in_hand = number(team.in_hand());
        add("in-hand", say!(fuba_sheet::InHand), in_hand, String::new());
    }
    if open.plays(Advanced::Condition) {
        let points = say!(
            fuba_sheet::ConditionPoints,
            condition = bench.condition(),
            tired = bench.is_tired()
        );
        let lines = words.render(&say!(fuba_sheet::ConditionLines));
        add("condition", say!(fuba_sheet::Condition), points, lines);
    }
    if open.plays(Advanced::Substitutions) {
        let left = say!(
            fuba_sheet::SubstitutionsLeft,
            left = bench.substitutions_left(),
            number = SUBSTITUTIONS
        );
        let label = say!(fuba_sheet::Substitutions);
        add("substitutions", label, left, String::new());
    }
    if open.plays(Advanced::Injuries) {
        let injured = injured(open, side);
        add("injured", say!(fuba_sheet::Injured), injured, String::new());
    }
    if open.plays(Advanced::Skills) {
        facts.push(skills(bench, hidden, words));
    }
    facts
}

/// The skills that everybody knows, then the hidden ones: by name for their owner, by number for everybody else.
fn skills(bench: &Bench, hidden: Option<SkillSet>, words: Words<'_>) -> Fact {
    let shown = bench.shown_skills();
    let own = hidden.unwrap_or(SkillSet::EMPTY);
    let unknown = match hidden {
        Some(_) => 0,
        None => bench.hidden_skills(),
    };
    let mut names: Vec<Phrase> = shown.iter().map(skill).collect();
    names.extend(own.iter().map(|skill| say!(fuba_sheet::OwnHidden, skill)));
    if unknown > 0 {
        names.push(say!(fuba_sheet::Hidden, number = unknown));
    }
    let card = |(one, shown)| Card {
        name: words.render(&skill(one)),
        what: words.render(&cost_and_effect(one)),
        figure: card(one),
        shown,
    };
    let known = shown.iter().map(|skill| (skill, true));
    let cards = known.chain(own.iter().map(|skill| (skill, false)));
    let effects = shown.or(own).iter().map(|skill| {
        let effect = effect(skill);
        words.render(&say!(fuba_sheet::SkillEffect, skill, effect))
    });
    Fact {
        key: "skills",
        label: words.render(&say!(fuba_sheet::Skills)),
        value: words.render(&list(names)),
        detail: effects.collect::<Vec<_>>().join("\n"),
        hand: Some(Hand {
            cards: cards.map(card).collect(),
            unknown,
        }),
    }
}

/// "2: 3, 4 min": how many are injured, and how long each still stays off (F14-A4b, F22-A4b).
fn injured(open: &Open, side: Side) -> Phrase {
    let left = open.bench(side).injured().minutes();
    let left: Vec<String> = left.map(|left| left.to_string()).collect();
    match left.len() {
        0 => "0".into(),
        number => say!(
            fuba_sheet::InjuredFor,
            number,
            left = left.join(", "),
            edition = open.edition()
        ),
    }
}

#[cfg(test)]
mod tests {
    use gaffer_core::{Rules as _, Viewer};
    use gaffer_fuba::{Diagram, Position};

    use super::*;

    /// F22-4.3.3a: a half has 45 minutes and five squares of stoppage time, which football counts after the 45th or 90th.
    #[test]
    fn stoppage_time_is_told_as_football_does() {
        for (time, words) in [
            ("half = 1\nclock = 12", "1st half, minute 12"),
            ("half = 1\nclock = 45\nstoppage = 2", "1st half, 45+2"),
            ("half = 2\nclock = 45", "2nd half, minute 90"),
            ("half = 2\nclock = 45\nstoppage = 2", "2nd half, 90+2"),
        ] {
            let diagram = format!("pieces = \"b1 1/0, b3 9/10, b5 0/1\"\nball = \"b3\"\n{time}");
            let diagram: Diagram = toml::from_str(&diagram).unwrap();
            let position = Position::from_diagram(&diagram).unwrap();
            let names = BySide::default();
            let sheet = sheet(&position.view(Viewer::Spectator), Words::english(&names));
            assert_eq!(sheet.clock.words, words);
        }
    }
}
