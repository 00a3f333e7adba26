//! The state of a competition: what happened so far, and what follows from it.

mod knock_out;
mod preparation;
mod refusal;
mod rounds;
mod tables;
mod withdrawal;

use std::collections::{BTreeMap, BTreeSet};

use gaffer_core::{BySide, Side};

use crate::draw::round_robin;
use crate::entry::{Entry, Ruling};
use crate::fixture::{Fixture, FixtureId, Stage, Status};
use crate::setting::{Format, League, Setting};
use crate::sheet::ResultSheet;
use crate::team::TeamId;

pub use knock_out::{Entrant, Question, Source, Tie};
pub use refusal::Refusal;
pub use rounds::Bye;
pub use tables::{Placing, Table};

/// A competition: its setting and its journal, with what follows from them.
#[derive(Clone, Debug)]
pub struct Competition {
    setting: Setting,
    journal: Vec<Entry>,
    fixtures: Vec<Fixture>,
    /// The matches that were played or forfeited, in the order in which they were: what a squad carries over depends on it.
    order: Vec<FixtureId>,
    ties: Vec<Tie>,
    byes: Vec<Bye>,
    /// Pairs of a Swiss or duplicate round that had met before, because everybody had.
    rematches: Vec<FixtureId>,
    withdrawn: BTreeMap<TeamId, withdrawal::When>,
    /// The matches that were decided because a side had too few players (C20-D125).
    too_few: Vec<FixtureId>,
}

impl Competition {
    /// A competition that begins; the setting must be without [faults](Setting::faults).
    pub fn new(setting: Setting) -> Self {
        let mut competition = Self {
            setting,
            journal: Vec::new(),
            fixtures: Vec::new(),
            order: Vec::new(),
            ties: Vec::new(),
            byes: Vec::new(),
            rematches: Vec::new(),
            withdrawn: BTreeMap::new(),
            too_few: Vec::new(),
        };
        competition.draw_first();
        competition.advance();
        competition
    }

    /// A competition from its journal.
    pub fn rebuild(
        setting: Setting,
        journal: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, Refusal> {
        let mut competition = Self::new(setting);
        for entry in journal {
            match (competition.check(&entry), &entry) {
                // A forfeit for too few players that was corrected when such forfeits stayed without their cause (C20-D125):
                // the match is open by now, and the correction is its result.
                (Err(Refusal::NotPlayed(_)), Entry::Corrected { fixture, sheet, .. }) => {
                    competition.check_sheet(*fixture, sheet)?;
                    competition.order.push(*fixture);
                }
                (checked, _) => checked?,
            }
            competition.apply(entry);
        }
        Ok(competition)
    }

    /// The same competition, going on with another seed.
    pub(crate) fn with_seed(&self, seed: u64) -> Self {
        let mut other = self.clone();
        other.setting.seed = seed;
        other
    }

    /// Takes what happened into the journal; after a refusal the competition is as it was.
    pub fn take(&mut self, entry: Entry) -> Result<(), Refusal> {
        self.check(&entry)?;
        self.apply(entry);
        Ok(())
    }

    /// Takes an entry that was checked.
    fn apply(&mut self, entry: Entry) {
        match &entry {
            Entry::Began { fixture, name } => {
                self.fixtures[fixture.0].status = Status::Began(name.clone());
            }
            Entry::Played { fixture, sheet } => {
                self.order.push(*fixture);
                self.fixtures[fixture.0].status = Status::Played(sheet.clone());
            }
            Entry::Corrected { fixture, sheet, .. } => {
                self.fixtures[fixture.0].status = Status::Played(sheet.clone());
            }
            Entry::Withdrawn { team, .. } => self.withdraw(*team),
            Entry::Ruled { tie, ruling, .. } => self.rule(*tie, *ruling == Ruling::Replay),
        }
        self.journal.push(entry);
        self.advance();
    }

    fn check(&self, entry: &Entry) -> Result<(), Refusal> {
        match entry {
            Entry::Began { fixture, .. } => {
                self.open_fixture(*fixture)?;
                if matches!(self.fixtures[fixture.0].status, Status::Began(_)) {
                    return Err(Refusal::AlreadyBegun(*fixture));
                }
                for team in both(self.fixtures[fixture.0].teams) {
                    if let Some(other) = self.playing(team) {
                        return Err(Refusal::Playing(team, other));
                    }
                }
                Ok(())
            }
            Entry::Played { fixture, sheet } => {
                self.open_fixture(*fixture)?;
                self.check_sheet(*fixture, sheet)
            }
            Entry::Corrected {
                fixture,
                sheet,
                reason,
            } => {
                reasoned(reason)?;
                match self.fixture(*fixture)?.status {
                    Status::Played(_) | Status::Forfeited(_) => self.check_sheet(*fixture, sheet),
                    Status::Annulled => Err(Refusal::Annulled(*fixture)),
                    Status::Waiting | Status::Began(_) => Err(Refusal::NotPlayed(*fixture)),
                }
            }
            Entry::Withdrawn { team, reason } => {
                reasoned(reason)?;
                if team.0 >= self.setting.teams.len() {
                    return Err(Refusal::NoTeam(*team));
                }
                if self.withdrawn.contains_key(team) {
                    return Err(Refusal::Withdrawn(*team));
                }
                Ok(())
            }
            Entry::Ruled { tie, reason, .. } => {
                reasoned(reason)?;
                let asked = self.ties.get(tie.0).ok_or(Refusal::NoTie(*tie))?;
                asked
                    .question
                    .map(|_| ())
                    .ok_or(Refusal::NothingToRule(*tie))
            }
        }
    }

    /// A sheet must be one that a match by these rules and between these squads can have ended with.
    fn check_sheet(&self, id: FixtureId, sheet: &ResultSheet) -> Result<(), Refusal> {
        let terms = self.terms(id).map_err(Refusal::Options)?;
        let problems = sheet.problems(&terms);
        if problems.is_empty() {
            Ok(())
        } else {
            Err(Refusal::Sheet(id, problems))
        }
    }

    /// A match that may still be played.
    fn open_fixture(&self, id: FixtureId) -> Result<&Fixture, Refusal> {
        let fixture = self.fixture(id)?;
        match fixture.status {
            Status::Waiting | Status::Began(_) => Ok(fixture),
            Status::Played(_) | Status::Forfeited(_) => Err(Refusal::AlreadyPlayed(id)),
            Status::Annulled => Err(Refusal::Annulled(id)),
        }
    }

    /// The match of a team that has begun and is not over.
    fn playing(&self, team: TeamId) -> Option<FixtureId> {
        self.fixtures()
            .find(|(_, fixture)| {
                matches!(fixture.status, Status::Began(_)) && both(fixture.teams).contains(&team)
            })
            .map(|(id, _)| id)
    }

    /// Draws what can be drawn before the first match.
    fn draw_first(&mut self) {
        match self.setting.format.clone() {
            Format::RoundRobin(league) => self.draw_league(league),
            Format::KnockOut(_) => self.draw_bracket(None),
            Format::GroupsThenKnockOut {
                league, qualify, ..
            } => {
                self.draw_league(league);
                self.draw_bracket(Some((league.groups, qualify)));
            }
            Format::Swiss { .. } | Format::Duplicate { .. } => {}
        }
    }

    fn draw_league(&mut self, league: League) {
        let groups = round_robin::groups(self.setting.teams.len(), league.groups);
        let schedules: Vec<_> = groups
            .iter()
            .map(|group| round_robin::schedule(group.len(), league.times))
            .collect();
        let rounds = schedules.iter().map(Vec::len).max().unwrap_or(0);
        for round in 0..rounds {
            for (number, (group, schedule)) in groups.iter().zip(&schedules).enumerate() {
                for [home, away] in schedule.get(round).into_iter().flatten() {
                    self.fixtures.push(Fixture {
                        round,
                        stage: Stage::Group(number),
                        teams: BySide {
                            home: TeamId(group[*home]),
                            away: TeamId(group[*away]),
                        },
                        status: Status::Waiting,
                    });
                }
            }
        }
    }

    /// Draws what follows from what is known now.
    fn advance(&mut self) {
        loop {
            self.advance_ties();
            self.advance_squads();
            let before = self.fixtures.len();
            self.advance_rounds();
            // A side of the new round may have too few players for it.
            if self.fixtures.len() == before {
                return;
            }
        }
    }

    /// The setting.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The journal.
    pub fn journal(&self) -> &[Entry] {
        &self.journal
    }

    /// A match.
    pub fn fixture(&self, id: FixtureId) -> Result<&Fixture, Refusal> {
        self.fixtures.get(id.0).ok_or(Refusal::NoFixture(id))
    }

    /// All matches drawn so far, in the order in which they were drawn.
    pub fn fixtures(&self) -> impl Iterator<Item = (FixtureId, &Fixture)> {
        self.fixtures
            .iter()
            .enumerate()
            .map(|(number, fixture)| (FixtureId(number), fixture))
    }

    /// The matches that can begin now, those of early rounds first.
    pub fn due(&self) -> Vec<FixtureId> {
        let begun = |fixture: &&Fixture| matches!(fixture.status, Status::Began(_));
        let begun = self.fixtures.iter().filter(begun);
        let playing: BTreeSet<TeamId> = begun.flat_map(|fixture| both(fixture.teams)).collect();
        let rests = |team: &TeamId| !playing.contains(team);
        let mut due: Vec<(usize, FixtureId)> = self
            .fixtures()
            .filter(|(_, fixture)| fixture.status == Status::Waiting)
            .filter(|(_, fixture)| both(fixture.teams).iter().all(rests))
            .map(|(id, fixture)| (fixture.round, id))
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, id)| id).collect()
    }

    /// The matches of a team that count, in the order in which they were played or forfeited (C20-D123).
    pub fn played_by(&self, team: TeamId) -> impl Iterator<Item = (FixtureId, Side, &ResultSheet)> {
        self.order.iter().filter_map(move |id| {
            let fixture = &self.fixtures[id.0];
            let side = Side::BOTH
                .into_iter()
                .find(|side| fixture.teams[*side] == team)?;
            Some((*id, side, fixture.status.sheet()?))
        })
    }

    /// The stored match in which a match is or was played.
    pub fn played_as(&self, id: FixtureId) -> Option<&str> {
        let mut begun = self.stored_matches().filter(|(fixture, _)| *fixture == id);
        begun.next_back().map(|(_, name)| name)
    }

    /// The stored matches in which matches are or were played, in the order in which they began.
    pub fn stored_matches(&self) -> impl DoubleEndedIterator<Item = (FixtureId, &str)> {
        self.journal.iter().filter_map(|entry| match entry {
            Entry::Began { fixture, name } => Some((*fixture, name.as_deref()?)),
            _ => None,
        })
    }

    /// Whether a team has withdrawn.
    pub fn has_withdrawn(&self, team: TeamId) -> bool {
        self.withdrawn.contains_key(&team)
    }

    /// Whether everything is played and nothing is asked.
    pub fn is_over(&self) -> bool {
        self.fixtures
            .iter()
            .all(|fixture| !matches!(fixture.status, Status::Waiting | Status::Began(_)))
            && self.ties_are_over()
            && self.rounds_are_over()
    }
}

/// Both teams of a match, the home team first.
pub(crate) fn both(teams: BySide<TeamId>) -> [TeamId; 2] {
    [teams.home, teams.away]
}

fn reasoned(reason: &str) -> Result<(), Refusal> {
    if reason.trim().is_empty() {
        Err(Refusal::NoReason)
    } else {
        Ok(())
    }
}
