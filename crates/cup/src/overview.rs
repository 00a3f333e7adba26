//! A competition as a page or a terminal shows it, in the words of a reader.

use std::collections::BTreeMap;

use gaffer_core::{BySide, Side};
use gaffer_games::words::{Language, Phrase, Value};
use serde::Serialize;
use utoipa::ToSchema;

use crate::competition::{Competition, Entrant, Placing, Source};
use crate::entry::{Entry, Ruling};
use crate::fixture::{Fixture, FixtureId, Stage, Status, TieId};
use crate::setting::Format;
use crate::sheet::{Decided, ResultSheet};
use crate::standings::{Measure, Row, SeparatedBy};
use crate::team::{Player, TeamId};
use crate::words::say;

/// A competition as a page shows it. Teams and matches are named by their numbers in `teams` and in the rounds.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Overview {
    /// Its name.
    pub name: String,
    /// The game: "fuba".
    pub game: String,
    /// The teams, the highest seed first.
    pub teams: Vec<TeamLine>,
    /// The rounds drawn so far with their matches.
    pub rounds: Vec<Round>,
    /// The tables: of each group, or of the whole.
    pub tables: Vec<TableLines>,
    /// The ties of the knock-out in the order of the bracket, the final last.
    pub ties: Vec<TieLine>,
    /// The matches that can begin now.
    pub due: Vec<usize>,
    /// The places, as far as they are decided.
    pub places: Vec<PlaceLine>,
    /// Whether everything is played.
    pub over: bool,
}

/// A team of a competition.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TeamLine {
    /// Its name.
    pub name: String,
    /// Its colour, "#rrggbb".
    pub colour: String,
    /// Who plays it.
    pub player: Player,
    /// The names of its players by shirt, where there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub squad: Vec<String>,
    /// Whether it has withdrawn.
    pub withdrawn: bool,
}

/// A round of a competition.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = CupRound)]
pub struct Round {
    /// Its number, from 1.
    pub number: usize,
    /// Its day, "2027-01-09", where rounds have days.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// Its matches.
    pub fixtures: Vec<FixtureLine>,
    /// The teams that have a bye.
    pub byes: Vec<usize>,
}

/// A match of a competition.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct FixtureLine {
    /// Its number.
    pub id: usize,
    /// What it is part of: "Group A", "Semi-final 1"; nothing where the round says it all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part_of: Option<String>,
    /// The home team.
    pub home: usize,
    /// The away team.
    pub away: usize,
    /// How it stands.
    pub status: FixtureStatus,
    /// How it ended: "2–1 after extra time".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The stored match in which it is or was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_as: Option<String>,
    /// Whether these two met before because nobody else was left, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// How a match of a competition stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FixtureStatus {
    /// It has not begun.
    Waiting,
    /// It is being played.
    Playing,
    /// It was played.
    Played,
    /// It was decided without being played.
    Forfeited,
    /// It does not count.
    Annulled,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TableLines {
    /// Its name, where there are several: "Group A".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its rows, the first place first.
    pub rows: Vec<RowLine>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RowLine {
    /// The place, from 1.
    pub place: usize,
    /// The team; of a team of two the first.
    pub team: usize,
    /// The second of a team of two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partner: Option<usize>,
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// Goals scored.
    pub goals_for: u32,
    /// Goals conceded.
    pub goals_against: u32,
    /// Points.
    pub points: u32,
    /// What put it here among those with the same points: "by goals scored (7 against 5)".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// A tie of a knock-out.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TieLine {
    /// Its number.
    pub id: usize,
    /// Its name: "Semi-final 1".
    pub name: String,
    /// The round of the knock-out, the first 0.
    pub round: usize,
    /// Whether it is for the third place.
    pub third_place: bool,
    /// Its two sides.
    pub sides: Vec<TieSide>,
    /// Who won it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<usize>,
    /// The results of its matches, from the first side's view: "2–1", "0–0, 4–3 on kicks".
    pub results: Vec<String>,
    /// What the organiser is asked: to let it be played again, or to let it stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
}

/// A side of a tie.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TieSide {
    /// The team, once it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<usize>,
    /// Where it comes from: "winner of Quarter-final 2".
    pub from: String,
}

/// The places that a team has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlaceLine {
    /// The best of the places that it shares, from 1.
    pub from: usize,
    /// The last of them.
    pub to: usize,
    /// The team.
    pub team: usize,
}

impl Competition {
    /// The competition as a page shows it, in the words of a language.
    pub fn overview(&self, language: Language) -> Overview {
        let say = |phrase: &Phrase| language.render(phrase);
        let several = self.tables() > 1;
        let pairs = matches!(self.setting().format, Format::Duplicate { pairs: true, .. });
        let tables = (0..self.tables()).map(|group| TableLines {
            name: several.then(|| say(&group_name(group))),
            rows: self
                .table(group)
                .rows
                .iter()
                .map(|row| row_line(row, pairs, language))
                .collect(),
        });
        Overview {
            name: self.setting().name.clone(),
            game: self.setting().game.clone(),
            teams: self.team_lines(),
            rounds: self.round_lines(language),
            tables: tables.collect(),
            ties: (0..self.ties().len())
                .map(|tie| self.tie_line(TieId(tie), language))
                .collect(),
            due: self.due().into_iter().map(|id| id.0).collect(),
            places: self.placings().into_iter().map(place_line).collect(),
            over: self.is_over(),
        }
    }

    fn team_lines(&self) -> Vec<TeamLine> {
        let teams = self.setting().teams.iter().enumerate();
        teams
            .map(|(number, team)| TeamLine {
                name: team.name.clone(),
                colour: team.colour.clone(),
                player: team.player.clone(),
                squad: team.squad.clone(),
                withdrawn: self.has_withdrawn(TeamId(number)),
            })
            .collect()
    }

    fn round_lines(&self, language: Language) -> Vec<Round> {
        // A thousand teams have thousands of matches: each is looked at once.
        let stored: BTreeMap<FixtureId, &str> = self.stored_matches().collect();
        let mut rounds: Vec<Vec<FixtureLine>> = Vec::new();
        for (id, fixture) in self.fixtures() {
            let line = self.fixture_line(id, fixture, stored.get(&id).copied(), language);
            let drawn = rounds.len().max(fixture.round + 1);
            rounds.resize_with(drawn, Vec::new);
            rounds[fixture.round].push(line);
        }
        let rounds = rounds.into_iter().enumerate();
        let rounds = rounds.map(|(round, fixtures)| Round {
            number: round + 1,
            day: self.day(round).map(|day| day.to_string()),
            fixtures,
            byes: self
                .byes()
                .iter()
                .filter(|bye| bye.round == round)
                .map(|bye| bye.team.0)
                .collect(),
        });
        rounds.collect()
    }

    fn fixture_line(
        &self,
        id: FixtureId,
        fixture: &Fixture,
        stored: Option<&str>,
        language: Language,
    ) -> FixtureLine {
        let part_of = match fixture.stage {
            Stage::Group(group) if self.tables() > 1 => Some(group_name(group)),
            Stage::Tie { tie, .. } => Some(self.tie_name(tie)),
            Stage::Group(_) | Stage::Round => None,
        };
        let status = match fixture.status {
            Status::Waiting => FixtureStatus::Waiting,
            Status::Began(_) => FixtureStatus::Playing,
            Status::Played(_) => FixtureStatus::Played,
            Status::Forfeited(_) => FixtureStatus::Forfeited,
            Status::Annulled => FixtureStatus::Annulled,
        };
        let result = fixture
            .status
            .sheet()
            .map(|sheet| language.render(&result_words(sheet, Side::Home)));
        let rematch = self.is_rematch(id);
        FixtureLine {
            id: id.0,
            part_of: part_of.map(|phrase| language.render(&phrase)),
            home: fixture.teams.home.0,
            away: fixture.teams.away.0,
            status,
            result,
            played_as: stored.map(str::to_owned),
            note: rematch.then(|| language.render(&say!(overview::Rematch))),
        }
    }

    fn tie_line(&self, id: TieId, language: Language) -> TieLine {
        let tie = &self.ties()[id.0];
        let render = |phrase: &Phrase| language.render(phrase);
        let side = |number: usize| TieSide {
            team: known(tie.teams[number]),
            from: render(&self.source_words(tie.sources[number])),
        };
        let first = known(tie.teams[0]);
        let fixtures = tie.fixtures.iter().filter_map(|id| self.fixture(*id).ok());
        let results = fixtures.filter_map(|fixture| {
            let sheet = fixture.status.sheet()?;
            let home_is_first = Some(fixture.teams.home.0) == first;
            let side = if home_is_first {
                Side::Home
            } else {
                Side::Away
            };
            Some(render(&result_words(sheet, side)))
        });
        let name_of = |entrant| match entrant {
            Entrant::Team(team) => Phrase::Plain(self.name(team).to_owned()),
            Entrant::Unknown | Entrant::Nobody => say!(overview::Bye),
        };
        let question = tie.question.map(|[first, second]| {
            let (first, second) = (name_of(first), name_of(second));
            render(&say!(overview::Question, first, second))
        });
        TieLine {
            id: id.0,
            name: render(&self.tie_name(id)),
            round: tie.round,
            third_place: tie.third_place,
            sides: vec![side(0), side(1)],
            winner: self.tie_result(id).and_then(|[winner, _]| known(winner)),
            results: results.collect(),
            question,
        }
    }

    /// What a tie is called.
    pub(crate) fn tie_name(&self, id: TieId) -> Phrase {
        let tie = &self.ties()[id.0];
        if tie.third_place {
            return say!(overview::ThirdPlace);
        }
        let same_round = |other: &&crate::Tie| other.round == tie.round && !other.third_place;
        let ties = self.ties().iter().filter(same_round).count();
        let number = 1 + self.ties()[..id.0].iter().filter(same_round).count();
        match ties {
            1 => say!(overview::Final),
            2 => say!(overview::SemiFinal, number),
            4 => say!(overview::QuarterFinal, number),
            _ => say!(overview::LastSoMany, teams = 2 * ties, number),
        }
    }

    fn source_words(&self, source: Source) -> Phrase {
        match source {
            Source::Seed(team) => Phrase::Plain(self.name(team).to_owned()),
            Source::Bye => say!(overview::Bye),
            Source::Place { group, place } => {
                say!(
                    overview::PlaceOf,
                    place = place + 1,
                    group = group_name(group)
                )
            }
            Source::Winner(tie) => say!(overview::WinnerOf, tie = self.tie_name(tie)),
            Source::Loser(tie) => say!(overview::LoserOf, tie = self.tie_name(tie)),
        }
    }

    /// Something that happened, in words.
    pub fn entry_words(&self, entry: &Entry) -> Phrase {
        match entry {
            Entry::Began { fixture, .. } => {
                let BySide { home, away } = self.names(*fixture);
                say!(overview::Began, home, away)
            }
            Entry::Played { fixture, sheet } => {
                let BySide { home, away } = self.names(*fixture);
                let score = result_words(sheet, Side::Home);
                say!(overview::Played, home, away, score)
            }
            Entry::Corrected { fixture, sheet, .. } => {
                let BySide { home, away } = self.names(*fixture);
                let score = result_words(sheet, Side::Home);
                say!(overview::Corrected, home, away, score)
            }
            Entry::Withdrawn { team, .. } => {
                say!(overview::Withdrew, team = self.name(*team).to_owned())
            }
            Entry::Ruled { tie, ruling, .. } => {
                let tie = self.tie_name(*tie);
                match ruling {
                    Ruling::Replay => say!(overview::Replayed, tie),
                    Ruling::Stand => say!(overview::Stands, tie),
                }
            }
        }
    }

    /// The names of the teams of a match.
    pub fn names(&self, fixture: FixtureId) -> BySide<String> {
        let teams = self.fixture(fixture).map(|fixture| fixture.teams);
        teams.map_or_else(
            |_| BySide::default(),
            |teams| BySide::with(|side| self.name(teams[side]).to_owned()),
        )
    }

    /// The name of a team.
    pub fn name(&self, team: TeamId) -> &str {
        let team = self.setting().teams.get(team.0);
        team.map_or("", |team| team.name.as_str())
    }

    /// The day of a round, where rounds have days.
    pub fn day(&self, round: usize) -> Option<jiff::civil::Date> {
        let calendar = self.setting().calendar.as_ref()?;
        let days = i64::from(calendar.days) * round as i64;
        calendar
            .first
            .checked_add(jiff::Span::new().try_days(days).ok()?)
            .ok()
    }

    /// What the format is called.
    pub fn has_bracket(&self) -> bool {
        matches!(
            self.setting().format,
            Format::KnockOut(_) | Format::GroupsThenKnockOut { .. }
        )
    }
}

fn known(entrant: Entrant) -> Option<usize> {
    match entrant {
        Entrant::Team(team) => Some(team.0),
        Entrant::Unknown | Entrant::Nobody => None,
    }
}

fn place_line(placing: Placing) -> PlaceLine {
    PlaceLine {
        from: placing.from,
        to: placing.to,
        team: placing.team.0,
    }
}

fn group_name(group: usize) -> Phrase {
    let letter = match u8::try_from(group) {
        Ok(number) if number < 26 => char::from(b'A' + number).to_string(),
        _ => (group + 1).to_string(),
    };
    say!(overview::Group, letter)
}

/// How a match ended, from the view of a side.
fn result_words(sheet: &ResultSheet, side: Side) -> Phrase {
    let pair = |numbers: BySide<u8>| format!("{}–{}", numbers[side], numbers[!side]);
    let score = pair(sheet.score);
    match sheet.decided {
        Decided::Regular => Phrase::Plain(score),
        Decided::ExtraTime => say!(overview::AfterExtraTime, score),
        Decided::ShootOut(kicks) => say!(overview::AfterKicks, score, kicks = pair(kicks)),
        Decided::Forfeit(_) | Decided::ForfeitInExtraTime(_) | Decided::Abandoned => {
            say!(overview::Forfeited, score)
        }
    }
}

fn row_line(row: &Row, pairs: bool, language: Language) -> RowLine {
    RowLine {
        place: row.place,
        team: row.team.0,
        partner: pairs.then_some(row.team.0 + 1),
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        goals_for: row.goals_for,
        goals_against: row.goals_against,
        points: row.points,
        why: row
            .by
            .as_ref()
            .map(|by| language.render(&separated_words(by))),
    }
}

fn separated_words(by: &SeparatedBy) -> Phrase {
    let [own, other] = [by.own, by.other].map(|value| match by.measure {
        Measure::Difference | Measure::DirectDifference => Value::from(format!("{value:+}")),
        Measure::SonnebornBerger => Value::from(format!("{:.1}", f64::from(value) / 2.0)),
        _ => Value::from(value.to_string()),
    });
    match by.measure {
        Measure::Difference => say!(overview::ByDifference, own, other),
        Measure::Goals => say!(overview::ByGoals, own, other),
        Measure::DirectPoints => say!(overview::ByDirectPoints, own, other),
        Measure::DirectDifference => say!(overview::ByDirectDifference, own, other),
        Measure::DirectGoals => say!(overview::ByDirectGoals, own, other),
        Measure::Wins => say!(overview::ByWins, own, other),
        Measure::Buchholz => say!(overview::ByBuchholz, own, other),
        Measure::SonnebornBerger => say!(overview::BySonnebornBerger, own, other),
        Measure::Lot => say!(overview::ByLot),
    }
}
