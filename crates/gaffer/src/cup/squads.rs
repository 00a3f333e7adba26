//! Who is missing before a match of Champions, and who is one card or one injury away from it.

use gaffer_champions::Shirt;
use gaffer_core::Side;
use gaffer_cup::{Competition, Danger, FixtureId, Missing, Sensitive, TeamId};
use gaffer_games::words::{Language, Phrase};

use crate::words::say;

/// Everything about the squads before a match, a line for each player.
pub(super) fn before(competition: &Competition, id: FixtureId, language: Language) -> Vec<String> {
    let Ok(fixture) = competition.fixture(id) else {
        return Vec::new();
    };
    if !competition.has_squads() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let team = fixture.teams[side];
        let book = competition.squad_book(team, id);
        let missing = book.missing();
        lines.extend(
            missing
                .iter()
                .map(|one| missing_words(competition, team, one)),
        );
        let sensitive = book.sensitive();
        lines.extend(
            sensitive
                .iter()
                .map(|one| sensitive_words(competition, team, one)),
        );
    }
    lines.iter().map(|phrase| language.render(phrase)).collect()
}

fn missing_words(competition: &Competition, team: TeamId, missing: &Missing) -> Phrase {
    let reasons = missing.absences.iter().map(|absence| {
        let (rule, number) = (absence.rule, absence.fixture.0 + 1);
        format!("{rule} #{number}")
    });
    let (team, player) = named(competition, team, missing.shirt);
    let why = reasons.collect::<Vec<_>>().join(", ");
    say!(cup::Missing, team, player, left = missing.left, why)
}

fn sensitive_words(competition: &Competition, team: TeamId, one: &Sensitive) -> Phrase {
    let (team, player) = named(competition, team, one.shirt);
    let (rule, number, left) = (one.to.rule(), one.fixture.0 + 1, one.left);
    match one.to {
        Danger::Cards => say!(cup::OneCardAway, team, player, rule, number, left),
        Danger::Injuries => say!(cup::OneInjuryAway, team, player, rule, number, left),
    }
}

/// A team and its player by shirt, and by name where the squad has one.
fn named(competition: &Competition, team: TeamId, shirt: Shirt) -> (String, String) {
    (
        competition.name(team).to_owned(),
        player(competition, team, shirt),
    )
}

/// A player by shirt, and by name where the squad has one.
pub(super) fn player(competition: &Competition, team: TeamId, shirt: Shirt) -> String {
    let number = shirt.number();
    let squad = competition.setting().teams.get(team.0);
    let name = squad.and_then(|team| team.squad.get(usize::from(number) - 1));
    match name.filter(|name| !name.is_empty()) {
        Some(name) => format!("{number} {name}"),
        None => number.to_string(),
    }
}
