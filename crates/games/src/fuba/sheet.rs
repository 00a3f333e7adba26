//! What stands beside the pitch of FUBA: score, clock, and what each team has.

use gaffer_core::{BySide, Side};
use gaffer_fuba::{Advanced, LAST_STOPPAGE, Open, SUBSTITUTIONS, SkillSet, Step, View};

use super::edition_words::INJURY_TIME;
use crate::board::{Clock, Fact, Sheet};
use crate::words::Words;

/// The sheet as a viewer may know it.
pub(super) fn sheet(view: &View, _words: Words<'_>) -> Sheet {
    let open = view.open();
    let hidden = |side: Side| match view.own() {
        Some((own, secret)) if own == side => Some(secret.skills),
        _ => None,
    };
    Sheet {
        score: open.score(),
        clock: clock(open),
        controlling: is_under_way(open).then(|| open.controlling()),
        teams: BySide::with(|side| team(open, side, hidden(side))),
    }
}

fn is_under_way(open: &Open) -> bool {
    Side::BOTH
        .into_iter()
        .all(|side| open.team(side).formation().is_some())
        && !matches!(open.step(), Step::KickOffRoll | Step::KickOffChoice(_))
}

fn clock(open: &Open) -> Clock {
    let clock = open.clock();
    let (period, half, of) = match (open.step(), clock.half()) {
        (Step::Over, _) => ("over", "full time", 90),
        (_, 1) => ("first-half", "1st half", 45),
        _ => ("second-half", "2nd half", 90),
    };
    let stoppage = match clock.stoppage() {
        0 => String::new(),
        squares => format!(" +{squares}"),
    };
    Clock {
        period,
        minute: clock.minute(),
        of,
        stoppage: Some((clock.stoppage(), LAST_STOPPAGE)),
        words: format!("{half}, minute {}{stoppage}", clock.minute()),
    }
}

/// What a team has, the same facts for both teams.
fn team(open: &Open, side: Side, hidden: Option<SkillSet>) -> Vec<Fact> {
    let team = open.team(side);
    let bench = open.bench(side);
    let mut facts = Vec::new();
    let mut add = |key: &'static str, label: &str, value: String, detail: String| {
        facts.push(Fact {
            key,
            label: label.to_owned(),
            value,
            detail,
        });
    };
    let formation = team
        .formation()
        .map_or_else(|| "–".to_owned(), |formation| formation.to_string());
    let next = bench
        .pending_formation()
        .map_or_else(String::new, |formation| {
            format!("{formation} after the next interruption")
        });
    add("formation", "Formation", formation, next);
    add(
        "yellow",
        "Yellow cards",
        team.yellow().to_string(),
        String::new(),
    );
    add("red", "Red cards", team.red().to_string(), String::new());
    if matches!(open.step(), Step::Place { .. }) {
        add(
            "in-hand",
            "Still to place",
            team.in_hand().to_string(),
            String::new(),
        );
    }
    if open.plays(Advanced::Condition) {
        let tired = if bench.is_tired() { " (tired)" } else { "" };
        add(
            "condition",
            "Condition",
            format!("{}{tired}", bench.condition()),
            "defence-midfield-forward".to_owned(),
        );
    }
    if open.plays(Advanced::Substitutions) {
        add(
            "substitutions",
            "Substitutions left",
            format!("{} of {SUBSTITUTIONS}", bench.substitutions_left()),
            String::new(),
        );
    }
    if open.plays(Advanced::Injuries) {
        let minutes: Vec<String> = bench
            .injured()
            .minutes()
            .map(|left| left.to_string())
            .collect();
        let value = if minutes.is_empty() {
            "0".to_owned()
        } else {
            format!(
                "{}: {} {}",
                minutes.len(),
                minutes.join(", "),
                INJURY_TIME.of(open.edition())
            )
        };
        add("injured", "Injured", value, String::new());
    }
    if open.plays(Advanced::Skills) {
        let shown = bench.shown_skills();
        let mut words: Vec<String> = shown.iter().map(|skill| skill.to_string()).collect();
        let mut known = shown;
        match hidden {
            Some(own) => {
                words.extend(own.iter().map(|skill| format!("{skill} (hidden)")));
                known = known.or(own);
            }
            None if bench.hidden_skills() > 0 => {
                words.push(format!("{} hidden", bench.hidden_skills()));
            }
            None => {}
        }
        let details: Vec<String> = known
            .iter()
            .map(|skill| format!("{skill}: {}", skill.effect()))
            .collect();
        add("skills", "Skills", words.join(", "), details.join("\n"));
    }
    facts
}
