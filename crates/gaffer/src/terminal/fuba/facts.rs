//! What is told of a team beside its pieces (A1, A3, A4, A10) and of an unusual turn: in the header and on the team sheet.

use gaffer_core::Side;
use gaffer_fuba::edition::ByEdition;
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
    let plays = |rule| open.plays(rule);
    let is_tired = plays(Advanced::Condition) && bench.is_tired();
    let (points, left, number) = (bench.condition(), bench.substitutions_left(), bench.out());
    let times = bench.injured().minutes().map(|time| time.to_string());
    let times = times.collect::<Vec<_>>().join(",");
    // In what an injury is served (F14-A4b, F22-A4b).
    let unit = ByEdition(["turns", "turns", "minutes"])[open.edition()];
    let next = bench.pending_formation();
    let facts = [
        plays(Advanced::Condition).then(|| say!(fuba_facts::Condition, length, points)),
        is_tired.then(|| say!(fuba_facts::Tired, length)),
        plays(Advanced::Substitutions)
            .then(|| say!(fuba_facts::Substitutions, length, left, all = SUBSTITUTIONS)),
        (!times.is_empty()).then(|| say!(fuba_facts::Injured, length, times, unit)),
        (number > 0).then(|| say!(fuba_facts::Out, length, number)),
        (bench.keeper_is_injured()).then(|| say!(fuba_facts::KeeperInjured, length)),
        next.map(|formation| say!(fuba_facts::NextFormation, length, formation)),
    ];
    facts.into_iter().flatten().collect()
}

/// What a team of the older editions has: styles, a keeper in or in front of his goal, pieces brought to the
/// ball.
pub(super) fn of_older_editions(open: &Open, side: Side) -> Vec<Phrase> {
    let (team, moves) = (open.team(side), open.entries(side));
    let plays = |rule| open.edition() == Edition::V2014 && open.plays(rule);
    let has_styles = plays(Advanced::Aggression) && team.formation().is_some();
    let is_home = plays(Advanced::Keeper) && team.keeper() == Some(penalty_area(side));
    let is_fewer = open.edition() != Edition::V2_2 && moves > 0;
    let facts = [
        has_styles.then(|| say!(fuba_facts::Styles, styles = open.bench(side).styles())),
        is_home.then(|| say!(fuba_facts::Keeper, advanced = team.keeper_is_advanced())),
        is_fewer.then(|| say!(fuba_facts::MovesFewer, moves)),
    ];
    facts.into_iter().flatten().collect()
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
    let this = open.step() == Step::GoalKick || open.is_slow_goal_kick();
    let is_goal_kick = open.awaits_goal_kick() && (is_full || !this);
    let squares = open.squares_owed();
    let facts = [
        is_goal_kick.then(|| {
            let who = who(open.controlling());
            say!(fuba_facts::GoalKick, length, who, this)
        }),
        (squares > 0).then(|| say!(fuba_facts::SquaresOwed, length, squares)),
        (open.auto_pass()).map(|side| say!(fuba_facts::AutoCheck, length, who = who(side))),
        (open.without_moves()).map(|side| say!(fuba_facts::NoMoves, length, who = who(side))),
        (open.without_defence())
            .map(|side| say!(fuba_facts::NoDefenceMoves, length, who = who(side))),
        (is_full && open.edition() == Edition::V2014).then(|| {
            let [(home, home_before), (away, away_before)] =
                Side::BOTH.map(|side| open.moved_pieces(side));
            say!(fuba_facts::Moved, home_before, away_before, home, away)
        }),
    ];
    facts.into_iter().flatten().collect()
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
