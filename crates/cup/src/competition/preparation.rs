//! What a match of a competition is played with: who is out, which skills a team has lost and won, what a level score leads to.

use std::collections::BTreeSet;

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

    /// The options of a match that stands for all between two coaches: everybody is fit, no skill is lost or won, and there is
    /// a winner where some match of the competition needs one.
    pub fn pairing_options(&self) -> Map<String, Value> {
        let mut options = self.setting.options.clone();
        let needs_winner = self.has_bracket() || self.league_is_played_out();
        if self.has_squads() {
            options.insert("cup".to_owned(), json!(needs_winner));
        } else if needs_winner {
            options.insert("shoot_out".to_owned(), json!(true));
        }
        options
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
        self.reopen_squads();
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
            self.too_few.push(id);
            self.advance_ties();
        }
    }

    /// Opens the matches again whose forfeit has lost its cause, by a correction or because a match was annulled.
    fn reopen_squads(&mut self) {
        let mut reopened = false;
        // The last first: a forfeit that is opened again does not keep those before it.
        for id in self.too_few.clone().into_iter().rev() {
            if !self.is_forfeit_without_cause(id) || self.was_followed(id) {
                continue;
            }
            self.fixtures[id.0].status = Status::Waiting;
            self.order.retain(|other| *other != id);
            self.too_few.retain(|other| *other != id);
            if let Stage::Tie { tie, .. } = self.fixtures[id.0].stage {
                self.annul_legs_after(tie, id);
            }
            reopened = true;
        }
        if reopened {
            self.advance_ties();
        }
    }

    /// Whether a match was forfeited because of too few players, and who has too few by what is known now is not who lost it.
    pub(crate) fn is_forfeit_without_cause(&self, id: FixtureId) -> bool {
        if !self.too_few.contains(&id) {
            return false;
        }
        let fixture = &self.fixtures[id.0];
        let Status::Forfeited(sheet) = &fixture.status else {
            return false;
        };
        let cannot =
            BySide::with(|side| cannot_play(self.squad_book(fixture.teams[side], id).out()));
        let could_not = BySide::with(|side| match sheet.decided {
            Decided::Forfeit(loser) => loser == side,
            _ => true,
        });
        let mut teams = super::both(fixture.teams).into_iter();
        cannot != could_not && !teams.any(|team| self.has_withdrawn(team))
    }

    /// Whether something that followed a forfeit has begun, or was drawn from it, and would not fit any more.
    fn was_followed(&self, id: FixtureId) -> bool {
        let fixture = &self.fixtures[id.0];
        let own = super::both(fixture.teams);
        let has_own =
            |other: &Fixture| super::both(other.teams).iter().any(|one| own.contains(one));
        let mut later = self.order.iter().skip_while(|other| **other != id);
        let played_on = later.any(|other| {
            let other = &self.fixtures[other.0];
            matches!(other.status, Status::Played(_)) && has_own(other)
        });
        let mut all = self.fixtures.iter();
        let plays_on = all.any(|other| matches!(other.status, Status::Began(_)) && has_own(other));
        played_on
            || plays_on
            || match fixture.stage {
                Stage::Group(_) => self.ties.iter().any(|tie| self.has_begun(tie)),
                Stage::Round => self.rounds_drawn() > fixture.round + 1,
                Stage::Tie { .. } => false,
            }
    }

    /// The next match of a team that a side cannot play, and which.
    fn unplayable(&self) -> Option<(FixtureId, BySide<bool>)> {
        let mut seen = BTreeSet::new();
        self.due().into_iter().find_map(|id| {
            let teams = self.fixtures[id.0].teams;
            let next = BySide::with(|side| seen.insert(teams[side]));
            let cannot = BySide::with(|side| {
                next[side] && cannot_play(self.squad_book(teams[side], id).out())
            });
            (cannot.home || cannot.away).then_some((id, cannot))
        })
    }
}
