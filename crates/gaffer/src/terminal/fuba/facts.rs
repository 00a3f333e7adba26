//! What is told of a team beside its pieces (A1, A3, A4, A10) and of an unusual turn: in the header and on the team sheet.

use gaffer_core::Side;
use gaffer_fuba::edition::Row;
use gaffer_fuba::pitch::penalty_area;
use gaffer_fuba::{Advanced, Edition, Open, SUBSTITUTIONS, Skill, SkillSet, Step};

use crate::words::{say, told};
use gaffer_games::text::{fit, letter};
use gaffer_games::words::{Phrase, Value, Words};

/// In how many words something is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Length {
    /// In a header that is full.
    Short,
    /// In the header.
    Header,
    /// On the team sheet.
    Full,
}

impl From<Length> for Value {
    fn from(length: Length) -> Self {
        match length {
            Length::Short => "short".into(),
            Length::Header => "header".into(),
            Length::Full => "full".into(),
        }
    }
}

/// Condition, substitutions, injuries and the next formation of a team.
pub(super) fn of_bench(open: &Open, side: Side, length: Length) -> Vec<Phrase> {
    let bench = open.bench(side);
    let mut facts = Vec::new();
    if open.plays(Advanced::Condition) {
        let points = bench.condition();
        facts.push(say!(fuba_facts::Condition, length, points));
        if bench.is_tired() {
            facts.push(say!(fuba_facts::Tired, length));
        }
    }
    if open.plays(Advanced::Substitutions) {
        let (left, all) = (bench.substitutions_left(), SUBSTITUTIONS);
        facts.push(say!(fuba_facts::Substitutions, length, left, all));
    }
    if bench.injured().total() > 0 {
        let times = bench.injured().minutes().map(|time| time.to_string());
        let times = times.collect::<Vec<_>>().join(",");
        // In what an injury is served (F14-A4b, F22-A4b).
        let unit = Row(["turns", "turns", "minutes"]).of(open.edition());
        facts.push(say!(fuba_facts::Injured, length, times, unit));
    }
    if bench.out() > 0 {
        let number = bench.out();
        facts.push(say!(fuba_facts::Out, length, number));
    }
    if bench.keeper_is_injured() {
        facts.push(say!(fuba_facts::KeeperInjured, length));
    }
    if let Some(formation) = bench.pending_formation() {
        facts.push(say!(fuba_facts::NextFormation, length, formation));
    }
    facts
}

/// What a team of the older editions has: styles, a keeper in or in front of his goal, pieces brought to the
/// ball.
pub(super) fn of_older_editions(open: &Open, side: Side) -> Vec<Phrase> {
    let mut facts = Vec::new();
    if open.edition() == Edition::V2014 {
        if open.plays(Advanced::Aggression) && open.team(side).formation().is_some() {
            let styles = open.bench(side).styles();
            facts.push(say!(fuba_facts::Styles, styles));
        }
        if open.plays(Advanced::Keeper) && open.team(side).keeper() == Some(penalty_area(side)) {
            facts.push(if open.team(side).keeper_is_advanced() {
                say!(fuba_facts::KeeperInFront)
            } else {
                say!(fuba_facts::KeeperInside)
            });
        }
    }
    if open.edition() != Edition::V2_2 && open.entries(side) > 0 {
        let moves = open.entries(side);
        facts.push(say!(fuba_facts::MovesFewer, moves));
    }
    facts
}

/// What is not usual about the turn: goal kick, time owed, automatic check, barred moves; on the sheet with what decides who
/// acts first in 2014 (F14-4.6b).
pub(super) fn of_turn(open: &Open, words: Words<'_>, length: Length) -> Vec<Phrase> {
    let is_full = length == Length::Full;
    let who = |side: Side| {
        if is_full {
            fit(words.name(side), 20)
        } else {
            letter(side).to_string()
        }
    };
    let mut facts = Vec::new();
    let this = open.step() == Step::GoalKick || open.is_slow_goal_kick();
    if open.awaits_goal_kick() && (is_full || !this) {
        let who = who(open.controlling());
        facts.push(say!(fuba_facts::GoalKick, length, who, this));
    }
    let squares = open.squares_owed();
    if squares > 0 {
        facts.push(say!(fuba_facts::SquaresOwed, length, squares));
    }
    if let Some(who) = open.auto_pass().map(who) {
        facts.push(say!(fuba_facts::AutoCheck, length, who));
    }
    if let Some(who) = open.without_moves().map(who) {
        facts.push(say!(fuba_facts::NoMoves, length, who));
    }
    if let Some(who) = open.without_defence().map(who) {
        facts.push(say!(fuba_facts::NoDefenceMoves, length, who));
    }
    if is_full && open.edition() == Edition::V2014 {
        let [(home, home_before), (away, away_before)] =
            Side::BOTH.map(|side| open.moved_pieces(side));
        facts.push(say!(
            fuba_facts::Moved,
            home_before,
            away_before,
            home,
            away
        ));
    }
    facts
}

/// Skills by name, with commas.
pub(crate) fn listed(skills: impl IntoIterator<Item = Skill>, words: Words<'_>) -> String {
    let names: Vec<String> = skills
        .into_iter()
        .map(|skill| told!(words, fuba_facts::Skill, skill))
        .collect();
    names.join(", ")
}

/// The same of a set, which may be empty.
pub(super) fn listed_or_none(skills: SkillSet, words: Words<'_>) -> String {
    if skills.is_empty() {
        told!(words, fuba_facts::NoSkills)
    } else {
        listed(skills, words)
    }
}
