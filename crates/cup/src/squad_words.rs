//! Who is missing before a match of Champions, and who is one card or one injury away from it.

use gaffer_champions::Shirt;
use gaffer_core::Side;
use gaffer_games::words::{Language, Phrase};

use crate::competition::Competition;
use crate::fixture::FixtureId;
use crate::squads::{Danger, Missing, Sensitive};
use crate::team::TeamId;
use crate::words::say;

impl Competition {
    /// Who is missing before a match, and who is one card or one injury away from it: a line for each player.
    pub fn squad_lines(&self, id: FixtureId, language: Language) -> Vec<String> {
        let Ok(fixture) = self.fixture(id) else {
            return Vec::new();
        };
        if !self.has_squads() {
            return Vec::new();
        }
        let mut lines = Vec::new();
        for side in Side::BOTH {
            let team = fixture.teams[side];
            let book = self.squad_book(team, id);
            let missing = book.missing();
            lines.extend(missing.iter().map(|one| self.missing_words(team, one)));
            let sensitive = book.sensitive();
            lines.extend(sensitive.iter().map(|one| self.sensitive_words(team, one)));
        }
        lines.iter().map(|phrase| language.render(phrase)).collect()
    }

    fn missing_words(&self, team: TeamId, missing: &Missing) -> Phrase {
        let reasons = missing.absences.iter().map(|absence| {
            let (rule, number) = (absence.rule, absence.fixture.0 + 1);
            format!("{rule} #{number}")
        });
        let (team, player) = self.team_and_player(team, missing.shirt);
        let why = reasons.collect::<Vec<_>>().join(", ");
        say!(lines::Missing, team, player, left = missing.left, why)
    }

    fn sensitive_words(&self, team: TeamId, one: &Sensitive) -> Phrase {
        let (team, player) = self.team_and_player(team, one.shirt);
        let (rule, number, left) = (one.to.rule(), one.fixture.0 + 1, one.left);
        match one.to {
            Danger::Cards => say!(lines::OneCardAway, team, player, rule, number, left),
            Danger::Injuries => say!(lines::OneInjuryAway, team, player, rule, number, left),
        }
    }

    fn team_and_player(&self, team: TeamId, shirt: Shirt) -> (String, String) {
        (self.name(team).to_owned(), self.player_name(team, shirt))
    }

    /// A player by shirt, and by name where the squad has one: "9 Niemi".
    pub fn player_name(&self, team: TeamId, shirt: Shirt) -> String {
        let number = shirt.number();
        let squad = self.setting().teams.get(team.0);
        let name = squad.and_then(|team| team.squad.get(usize::from(number) - 1));
        match name.filter(|name| !name.is_empty()) {
            Some(name) => format!("{number} {name}"),
            None => number.to_string(),
        }
    }
}
