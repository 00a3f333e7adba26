//! What a match of a competition is played with: who is out, which skills a team has lost and won, what a level score leads to.

use gaffer_champions::{ShirtSet, cannot_play};
use gaffer_core::{BySide, Side};
use serde_json::{Map, Value, json};

use super::{Competition, Refusal};
use crate::checks::{Level, Terms};
use crate::fixture::{Fixture, FixtureId, Stage, Status};
use crate::season::SeasonSkills;
use crate::sheet::{Decided, ResultSheet};
use crate::squads::SquadBook;
use crate::team::TeamId;

impl Competition {
    /// The book of a team's squad before a match, or after everything where the match was not played.
    pub fn squad_book(&self, team: TeamId, before: FixtureId) -> SquadBook {
        let matches = self.played_by(team);
        SquadBook::of(
            matches
                .take_while(|(id, _, _)| *id != before)
                .map(|(id, side, sheet)| (id, &sheet.teams[side])),
        )
    }

    /// The players of each side who are out for a match; nobody in a game without squads.
    pub fn out(&self, id: FixtureId) -> BySide<ShirtSet> {
        match self.fixture(id) {
            Ok(fixture) if self.has_squads() => {
                BySide::with(|side| self.squad_book(fixture.teams[side], id).out())
            }
            _ => BySide::default(),
        }
    }

    /// Whether the teams have squads whose cards and injuries carry over.
    pub fn has_squads(&self) -> bool {
        self.setting.game == "champions"
    }

    /// What a level score after regular time leads to in a match.
    pub fn level(&self, fixture: &Fixture) -> Level {
        match fixture.stage {
            Stage::Tie { .. } if self.needs_winner(fixture) => Level::PlayedOut {
                brought: self.first_leg(fixture),
            },
            Stage::Tie { .. } => Level::Stands,
            Stage::Group(_) | Stage::Round => self.league_level(),
        }
    }

    /// What a level score leads to in every match that is no tie.
    pub(crate) fn league_level(&self) -> Level {
        if self.league_is_played_out() {
            Level::PlayedOut {
                brought: BySide::default(),
            }
        } else {
            Level::Stands
        }
    }

    /// What a match is played by, as far as its sheet can show it.
    pub fn terms(&self, id: FixtureId) -> Result<Terms, String> {
        let fixture = self.fixture(id).map_err(|refusal| format!("{refusal:?}"))?;
        Terms::of(&self.setting, self.level(fixture), self.out(id))
    }

    /// The options of a match that is played here, to be laid over the preset of the competition.
    pub fn match_options(&self, id: FixtureId) -> Result<Map<String, Value>, Refusal> {
        let fixture = self.fixture(id)?;
        let mut options = self.setting.options.clone();
        let mut set = |name: &str, value: Value| options.insert(name.to_owned(), value);
        let level = self.level(fixture);
        let is_played_out = matches!(level, Level::PlayedOut { .. });
        let brought = self.first_leg(fixture);
        if self.has_squads() {
            set("cup", json!(is_played_out));
            let out = self.out(id);
            if out != BySide::default() {
                set("suspended", json!(out));
            }
            if brought != BySide::default() {
                set("brought", json!(brought));
            }
        } else {
            if is_played_out {
                set("shoot_out", json!(true));
            }
            if brought != BySide::default() {
                set("first_leg", json!(brought));
            }
            let skills = BySide::with(|side| self.season_skills(fixture.teams[side], id));
            options.extend(SeasonSkills::options(skills));
        }
        Ok(options)
    }

    /// What a FUBA team's matches leave to this one: a match that was not played takes and gives nothing (F22-D113).
    fn season_skills(&self, team: TeamId, before: FixtureId) -> SeasonSkills {
        let matches = self.played_by(team).take_while(|(id, _, _)| *id != before);
        let played = matches.filter(|(_, _, sheet)| !matches!(sheet.decided, Decided::Forfeit(_)));
        SeasonSkills::after(played.map(|(_, side, sheet)| &sheet.teams[side]))
    }

    /// Whether a match names skills that later ones may still be played with, and that only their owners may know
    /// (F22-A11-6.5): those won in it, and those brought into it. When the competition is over nothing is hidden any more.
    pub fn has_hidden_skills(&self, id: FixtureId) -> bool {
        let Ok(fixture) = self.fixture(id) else {
            return false;
        };
        if self.has_squads() || self.is_over() {
            return false;
        }
        let sheet = fixture.status.sheet();
        Side::BOTH.into_iter().any(|side| {
            let won = sheet.map(|sheet| sheet.teams[side].skills_won);
            let brought = self.season_skills(fixture.teams[side], id).won;
            !won.unwrap_or_default().or(brought).is_empty()
        })
    }

    /// Whether matches outside a knock-out have a winner too: the tournament of Champions (C20-cup-1).
    pub(crate) fn league_is_played_out(&self) -> bool {
        let set = self.setting.options.get("cup").and_then(Value::as_bool);
        self.has_squads() && set.unwrap_or(self.setting.preset.as_deref() == Some("tournament"))
    }

    /// Decides the matches that a side cannot play because too many of its squad are out (C20-D125).
    pub(super) fn advance_squads(&mut self) {
        if !self.has_squads() {
            return;
        }
        while let Some((id, cannot)) = self.unplayable() {
            let status = match (cannot.home, cannot.away) {
                (true, true) => Status::Forfeited(ResultSheet::abandoned()),
                (home, _) => {
                    let loser = if home { Side::Home } else { Side::Away };
                    Status::Forfeited(super::withdrawal::forfeit(loser))
                }
            };
            self.fixtures[id.0].status = status;
            self.order.push(id);
            self.advance_ties();
        }
    }

    /// The next match of a team that a side cannot play, and which.
    fn unplayable(&self) -> Option<(FixtureId, BySide<bool>)> {
        let mut seen = Vec::new();
        self.due().into_iter().find_map(|id| {
            let teams = self.fixtures[id.0].teams;
            let next = BySide::with(|side| !seen.contains(&teams[side]));
            seen.extend(super::both(teams));
            let cannot = BySide::with(|side| {
                next[side] && cannot_play(self.squad_book(teams[side], id).out())
            });
            (cannot.home || cannot.away).then_some((id, cannot))
        })
    }
}
