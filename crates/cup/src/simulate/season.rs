//! The rest of a competition played to its end, again and again.

use std::ops::Range;

use gaffer_core::BySide;

use super::Places;
use super::figures::Figures;
use super::model::Model;
use crate::competition::{Competition, Placing, Refusal};
use crate::entry::{Entry, Ruling};
use crate::fixture::{Fixture, FixtureId, Status, TieId};
use crate::luck::Luck;
use crate::setting::{Format, Setting};
use crate::sheet::ResultSheet;
use crate::standings::{Played, standings};
use crate::team::TeamId;

/// Sets the luck of simulated seasons apart from that of the competition itself.
const SEASON: u64 = 0x5EA5_0000;

/// A competition as it stands, from which seasons are played.
#[derive(Clone, Debug)]
pub struct Simulation {
    competition: Competition,
    model: Model,
    ratings: Vec<f64>,
    /// Whether every match has a winner (C20-cup-1).
    plays_out: bool,
    /// Whether lots are drawn anew in every season: not once one may have been drawn.
    draws_lots: bool,
    league: Option<League>,
}

/// A competition of leagues alone: no match depends on another, so that a season needs no journal.
#[derive(Clone, Debug)]
struct League {
    /// The teams of each group.
    groups: Vec<Vec<TeamId>>,
    /// What was played.
    played: Vec<Played>,
    /// What is to be played.
    open: Vec<BySide<TeamId>>,
}

impl Simulation {
    /// A competition as it stands now, with the ratings of its setting.
    ///
    /// A team without a rating counts as the average of those that have one.
    pub fn new(competition: &Competition) -> Self {
        let setting = competition.setting();
        let plays_out = has_winners(setting);
        let figures = Figures::of(&setting.game, setting.preset.as_deref());
        Self {
            model: Model::new(figures, plays_out),
            ratings: ratings(setting),
            plays_out,
            draws_lots: !is_table_final(competition),
            league: matches!(setting.format, Format::RoundRobin(_))
                .then(|| League::of(competition)),
            competition: competition.clone(),
        }
    }

    /// Plays the seasons of these numbers; a season of the same number is the same season.
    ///
    /// A question that waits for the organiser is answered by letting the tie stand.
    pub fn seasons(&self, numbers: Range<u64>) -> Result<Places, Refusal> {
        let mut places = Places::none(self.ratings.len());
        for number in numbers {
            let placings = match &self.league {
                Some(league) => self.league_season(league, number),
                None => self.season(number)?,
            };
            places.count(&placings);
        }
        Ok(places)
    }

    /// The luck of a season, and the seed of its lots.
    fn luck(&self, number: u64) -> (Luck, u64) {
        let seed = self.competition.setting().seed;
        let mut luck = Luck::of(seed, [SEASON, number]);
        let lots = luck.number();
        (luck, if self.draws_lots { lots } else { seed })
    }

    /// The places of a season of a competition of any format, by way of its journal.
    fn season(&self, number: u64) -> Result<Vec<Placing>, Refusal> {
        let (mut luck, lots) = self.luck(number);
        let mut season = self.competition.with_seed(lots);
        loop {
            let open = open(&season);
            for (id, _) in &open {
                // The match may have been annulled by the result of an earlier one.
                let fixture = season.fixture(*id)?;
                if is_open(fixture) {
                    let decides = season.needs_winner(fixture);
                    let brought = decides.then(|| season.first_leg(fixture));
                    let sheet = self.play(fixture.teams, brought, &mut luck);
                    season.take(Entry::Played {
                        fixture: *id,
                        sheet,
                    })?;
                }
            }
            let asked = season.ties().iter().position(|tie| tie.question.is_some());
            if let Some(tie) = asked {
                season.take(Entry::Ruled {
                    tie: TieId(tie),
                    ruling: Ruling::Stand,
                    reason: "simulated".to_owned(),
                })?;
            } else if open.is_empty() {
                return Ok(season.placings());
            }
        }
    }

    /// The places of a season of leagues.
    fn league_season(&self, league: &League, number: u64) -> Vec<Placing> {
        let (mut luck, lots) = self.luck(number);
        let setting = self.competition.setting();
        let mut played = Vec::with_capacity(league.played.len() + league.open.len());
        played.extend_from_slice(&league.played);
        for teams in &league.open {
            let sheet = self.play(*teams, None, &mut luck);
            played.push(Played::new(*teams, &sheet, &setting.points));
        }
        let tables = league
            .groups
            .iter()
            .map(|teams| standings(teams, &played, &[], &setting.tie_breaks, lots));
        tables
            .flatten()
            .map(|row| Placing {
                from: row.place,
                to: row.place,
                team: row.team,
            })
            .collect()
    }

    /// Draws a match; one that decides a tie with the goals that its teams bring along.
    fn play(
        &self,
        teams: BySide<TeamId>,
        decides: Option<BySide<u8>>,
        luck: &mut Luck,
    ) -> ResultSheet {
        let ratings = BySide::with(|side| self.ratings[teams[side].0]);
        let decides = decides.or(self.plays_out.then(BySide::default));
        self.model.play(ratings, decides, luck)
    }
}

impl League {
    fn of(competition: &Competition) -> Self {
        let points = &competition.setting().points;
        let played = competition.fixtures().filter_map(|(_, fixture)| {
            let sheet = fixture.status.sheet()?;
            Some(Played::new(fixture.teams, sheet, points))
        });
        Self {
            groups: (0..competition.tables())
                .map(|group| competition.teams_of(group))
                .collect(),
            played: played.collect(),
            open: open(competition)
                .into_iter()
                .map(|(_, teams)| teams)
                .collect(),
        }
    }
}

/// The matches that are not over, and who plays them.
fn open(competition: &Competition) -> Vec<(FixtureId, BySide<TeamId>)> {
    let open = competition
        .fixtures()
        .filter(|(_, fixture)| is_open(fixture));
    open.map(|(id, fixture)| (id, fixture.teams)).collect()
}

fn is_open(fixture: &Fixture) -> bool {
    matches!(fixture.status, Status::Waiting | Status::Began(_))
}

/// Whether a table is final, so that a lot in it is drawn.
fn is_table_final(competition: &Competition) -> bool {
    match competition.setting().format {
        Format::RoundRobin(_) | Format::GroupsThenKnockOut { .. } => {
            (0..competition.tables()).any(|group| competition.group_is_over(group))
        }
        Format::KnockOut(_) | Format::Swiss { .. } | Format::Duplicate { .. } => {
            competition.is_over()
        }
    }
}

/// Whether every match has a winner: in the tournament of Champions 2020 (C20-cup-1).
fn has_winners(setting: &Setting) -> bool {
    let cup = setting
        .options
        .get("cup")
        .and_then(serde_json::Value::as_bool);
    setting.game == "champions" && cup.unwrap_or(setting.preset.as_deref() == Some("tournament"))
}

/// The rating of every team.
fn ratings(setting: &Setting) -> Vec<f64> {
    let rated: Vec<f64> = setting
        .teams
        .iter()
        .filter_map(|team| team.rating)
        .collect();
    let average = rated.iter().sum::<f64>() / rated.len().max(1) as f64;
    let rating = |team: &crate::Team| team.rating.unwrap_or(average);
    setting.teams.iter().map(rating).collect()
}
