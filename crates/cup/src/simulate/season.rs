//! The rest of a competition played to its end, again and again.

use std::ops::Range;

use gaffer_core::BySide;

use super::Places;
use super::figures::Figures;
use super::model::Model;
use super::observed::{CoachPair, Observed};
use super::ratings::{RatedBy, Ratings};
use crate::checks::Level;
use crate::competition::{Competition, Placing, Refusal};
use crate::entry::{Entry, Ruling};
use crate::fixture::{Fixture, FixtureId, Status, TieId};
use crate::luck::Luck;
use crate::setting::{Format, Setting};
use crate::sheet::ResultSheet;
use crate::standings::Played;
use crate::team::TeamId;

/// Sets the luck of simulated seasons apart from that of the competition itself.
const SEASON: u64 = 0x5EA5_0000;

/// A competition as it stands, from which seasons are played.
#[derive(Clone, Debug)]
pub struct Simulation {
    competition: Competition,
    model: Model,
    ratings: Ratings,
    /// The matches of coaches from which seasons are drawn; without them they are drawn from ratings.
    observed: Option<Observed>,
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
    /// What a level score leads to.
    level: Level,
}

impl Simulation {
    /// A competition as it stands now, with the ratings of its setting, or without any those of its coaches.
    ///
    /// A team without a rating counts as the average of those that have one.
    pub fn new(competition: &Competition) -> Self {
        let setting = competition.setting();
        let figures = Figures::of(&setting.game, setting.preset.as_deref());
        Self {
            model: Model::new(figures, competition.league_is_played_out()),
            ratings: Ratings::of(setting),
            observed: None,
            draws_lots: !is_table_final(competition),
            league: matches!(setting.format, Format::RoundRobin(_))
                .then(|| League::of(competition)),
            competition: competition.clone(),
        }
    }

    /// A competition as it stands now, whose matches are drawn from those that its [pairs of coaches](Competition::coach_pairs)
    /// have played by its [`pairing_options`](Competition::pairing_options).
    pub fn from_matches(
        competition: &Competition,
        matches: impl IntoIterator<Item = (CoachPair, ResultSheet)>,
    ) -> Self {
        Self {
            observed: Some(Observed::new(competition, matches)),
            ..Self::new(competition)
        }
    }

    /// Plays the seasons of these numbers; a season of the same number is the same season.
    ///
    /// A question that waits for the organiser is answered by letting the tie stand.
    pub fn seasons(&self, numbers: Range<u64>) -> Result<Places, Refusal> {
        let mut places = Places::none(self.ratings.points.len());
        for number in numbers {
            let placings = match &self.league {
                Some(league) => self.league_season(league, number),
                None => self.season(number)?,
            };
            places.count(&placings);
        }
        Ok(places)
    }

    /// Where the ratings come from.
    pub fn rated_by(&self) -> RatedBy {
        self.ratings.by
    }

    /// The teams of which nothing is known, which count as the average of the others.
    pub fn unrated(&self) -> &[TeamId] {
        &self.ratings.unrated
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
                    let sheet = self.play(fixture.teams, season.level(fixture), &mut luck);
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
                return Ok(with_partners(season.placings(), season.setting()));
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
            let sheet = self.play(*teams, league.level, &mut luck);
            played.push(Played::new(*teams, &sheet, &setting.points));
        }
        let tables = league
            .groups
            .iter()
            .map(|teams| self.competition.ranked(teams, &played, &[], lots));
        tables
            .flatten()
            .map(|row| Placing {
                from: row.place,
                to: row.place,
                team: row.team,
            })
            .collect()
    }

    /// Draws a match.
    fn play(&self, teams: BySide<TeamId>, level: Level, luck: &mut Luck) -> ResultSheet {
        if let Some(observed) = &self.observed {
            return observed.play(teams, level, &self.model, luck);
        }
        let ratings = BySide::with(|side| self.ratings.points[teams[side].0]);
        self.model.play(ratings, level, luck)
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
            level: competition.league_level(),
        }
    }
}

/// The matches that are not over, and who plays them.
pub(super) fn open(competition: &Competition) -> Vec<(FixtureId, BySide<TeamId>)> {
    let open = competition
        .fixtures()
        .filter(|(_, fixture)| is_open(fixture));
    open.map(|(id, fixture)| (id, fixture.teams)).collect()
}

fn is_open(fixture: &Fixture) -> bool {
    matches!(fixture.status, Status::Waiting | Status::Began(_))
}

/// Places with those of second coaches, who share the place of their team of two.
fn with_partners(mut placings: Vec<Placing>, setting: &Setting) -> Vec<Placing> {
    if matches!(setting.format, Format::Duplicate { pairs: true, .. }) {
        let partner = |placing: &Placing| Placing {
            team: TeamId(placing.team.0 + 1),
            ..*placing
        };
        let partners: Vec<Placing> = placings.iter().map(partner).collect();
        placings.extend(partners);
    }
    placings
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setting::{League as Groups, Points, TieBreak};
    use crate::{Player, Team};

    fn competition(game: &str, preset: &str, groups: usize, times: usize) -> Competition {
        let team = |number: u32| Team {
            name: format!("Team {number}"),
            colour: "#123456".to_owned(),
            player: Player::Person,
            squad: Vec::new(),
            rating: (number != 2).then_some(1500.0 - 40.0 * f64::from(number)),
        };
        Competition::new(Setting {
            name: "A league".to_owned(),
            game: game.to_owned(),
            preset: Some(preset.to_owned()),
            options: serde_json::Map::new(),
            teams: (0..7).map(team).collect(),
            format: Format::RoundRobin(Groups { groups, times }),
            points: Points::FOOTBALL,
            tie_breaks: vec![TieBreak::Direct, TieBreak::Difference],
            drawn_tie: crate::DrawnTie::default(),
            seed: 5,
            calendar: None,
        })
    }

    /// Without the journal a league comes out as by way of it: from the beginning, and with results and a withdrawal behind it.
    #[test]
    fn a_league_comes_out_the_same_with_and_without_its_journal() {
        for (game, preset, groups, times) in [
            ("fuba", "2.2", 1, 2),
            ("fuba", "1.0", 2, 1),
            ("champions", "tournament", 1, 1),
        ] {
            let mut competition = competition(game, preset, groups, times);
            for played in 0..4 {
                if played > 0 {
                    let sheet = ResultSheet {
                        score: BySide { home: 2, away: 0 },
                        decided: crate::Decided::Regular,
                        teams: BySide::default(),
                    };
                    let fixture = open(&competition)[0].0;
                    competition.take(Entry::Played { fixture, sheet }).unwrap();
                }
                if played == 3 {
                    let reason = "snow".to_owned();
                    let team = TeamId(4);
                    competition.take(Entry::Withdrawn { team, reason }).unwrap();
                }
                let simulation = Simulation::new(&competition);
                let league = simulation.league.as_ref().unwrap();
                for number in 0..20 {
                    let quick = simulation.league_season(league, number);
                    assert_eq!(quick, simulation.season(number).unwrap(), "{game} {number}");
                }
            }
        }
    }

    /// 1500, 1460, 1380, 1340, 1300 and 1260 without the third, 1420: their average is 8240 / 6.
    #[test]
    fn a_team_without_a_rating_is_average() {
        let competition = competition("fuba", "2.2", 1, 1);
        let ratings = Ratings::of(competition.setting()).points;
        assert!((ratings[2] - 8240.0 / 6.0).abs() < 1e-9);
        assert!((ratings[3] - 1380.0).abs() < 1e-9);
    }

    /// C20-cup-1.
    #[test]
    fn every_match_of_the_tournament_has_a_winner() {
        let draws = |preset: &str| {
            let simulation = Simulation::new(&competition("champions", preset, 1, 1));
            let level = simulation.league.as_ref().unwrap().level;
            let mut luck = Luck::of(1, []);
            let [home, away] = [TeamId(0), TeamId(1)];
            let mut play = || simulation.play(BySide { home, away }, level, &mut luck);
            (0..1000).filter(|_| play().winner().is_none()).count()
        };
        assert_eq!(draws("tournament"), 0);
        assert!(draws("full") > 0);
    }
}
