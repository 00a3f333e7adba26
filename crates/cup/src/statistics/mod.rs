//! What was counted in a competition: of the whole, of each team and of each player.
//!
//! What does not count in a table counts for nothing here either. A forfeit is a match won and lost; its goals were not
//! played for, so it is not among the matches played. Cards and injuries count wherever a sheet names them.

mod tables;

use gaffer_champions::{SQUAD, Shirt, ShirtSet};
use gaffer_core::Side;
use serde::Serialize;
use utoipa::ToSchema;

use crate::competition::Competition;
use crate::fixture::Status;
use crate::sheet::{Decided, ResultSheet, TeamSheet};
use crate::squads::SquadBook;
use crate::team::TeamId;

pub use tables::FigureTable;

/// What was counted in a competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CupStatistics)]
pub struct Statistics {
    /// Of all matches.
    pub whole: WholeFigures,
    /// Of each team, in the order of the seeding.
    pub teams: Vec<TeamFigures>,
    /// Of the players with a card, an injury or a match missed, by team and shirt.
    pub players: Vec<PlayerFigures>,
}

/// What was counted in all matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CupWholeFigures)]
pub struct WholeFigures {
    /// Matches that were played to their end.
    pub played: u32,
    /// Matches that a side forfeited, before they began or later.
    pub forfeited: u32,
    /// Goals in the matches played; those of a shoot-out are none.
    pub goals: u32,
    /// Matches played that the home team won, however it was decided.
    pub home_wins: u32,
    /// Matches played that nobody won.
    pub draws: u32,
    /// Matches played that the away team won.
    pub away_wins: u32,
    /// Matches decided in extra time.
    pub extra_time: u32,
    /// Matches decided in a shoot-out.
    pub shoot_outs: u32,
    /// Cards and injuries, where the game has squads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discipline: Option<Discipline>,
    /// The matches in which they were counted: those played, and those given up after they had begun.
    pub begun: u32,
}

/// What was counted in a team's matches.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CupTeamFigures)]
pub struct TeamFigures {
    /// The team.
    pub team: usize,
    /// Matches won, drawn and lost, forfeits included.
    pub matches: u32,
    /// Matches that were played to their end.
    pub played: u32,
    /// Matches won, by how they were decided.
    pub won: Outcomes,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost, by how they were decided.
    pub lost: Outcomes,
    /// Goals scored in the matches played.
    pub goals_for: u32,
    /// Goals conceded in them.
    pub goals_against: u32,
    /// Matches played without a goal conceded.
    pub clean_sheets: u32,
    /// Cards and injuries, where the game has squads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discipline: Option<Discipline>,
    /// The most matches in a row without a defeat, forfeits included.
    pub unbeaten_run: u32,
    /// The most matches won in a row.
    pub winning_run: u32,
    /// The most matches lost in a row.
    pub losing_run: u32,
    /// The match played that was won by the most goals; of several the one with more goals, then the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub biggest_win: Option<Notable>,
    /// The match played in which the team scored the most goals; of several the one with fewer conceded, then the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_goals: Option<Notable>,
}

/// Matches by how they were decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CupOutcomes)]
pub struct Outcomes {
    /// In regular time.
    pub regular: u32,
    /// In extra time.
    pub extra_time: u32,
    /// In a shoot-out.
    pub shoot_out: u32,
    /// By a forfeit.
    pub forfeit: u32,
}

impl Outcomes {
    /// All of them.
    pub const fn total(&self) -> u32 {
        self.regular + self.extra_time + self.shoot_out + self.forfeit
    }

    fn count(&mut self, decided: Decided) {
        *match decided {
            Decided::Regular => &mut self.regular,
            Decided::ExtraTime => &mut self.extra_time,
            Decided::ShootOut(_) => &mut self.shoot_out,
            Decided::Forfeit(_) | Decided::ForfeitInExtraTime(_) | Decided::Abandoned => {
                &mut self.forfeit
            }
        } += 1;
    }
}

/// Cards and injuries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CupDiscipline)]
pub struct Discipline {
    /// Players who had one yellow card in a match and no red one.
    pub yellow: u32,
    /// Players sent off.
    pub red: u32,
    /// Injuries; who was injured twice in a match had two.
    pub injuries: u32,
}

impl Discipline {
    fn count(&mut self, sheet: &TeamSheet) {
        for shirt in ShirtSet::ALL.iter() {
            self.count_player(sheet, shirt);
        }
    }

    fn count_player(&mut self, sheet: &TeamSheet, shirt: Shirt) {
        self.yellow += u32::from(sheet.yellow.has(shirt));
        self.red += u32::from(sheet.red.has(shirt));
        self.injuries +=
            u32::from(sheet.injured.has(shirt)) + 2 * u32::from(sheet.injured_twice.has(shirt));
    }
}

/// A match of a team that stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CupNotable)]
pub struct Notable {
    /// The match.
    pub fixture: usize,
    /// The other team.
    pub opponent: usize,
    /// The team's goals.
    pub goals_for: u8,
    /// The other team's goals.
    pub goals_against: u8,
}

/// What was counted of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CupPlayerFigures)]
pub struct PlayerFigures {
    /// His team.
    pub team: usize,
    /// His shirt.
    pub shirt: u8,
    /// His cards and injuries.
    pub discipline: Discipline,
    /// The matches of his side that he missed, also those that were forfeited (C20-D123).
    pub missed: u32,
}

/// How far a match that counts was played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// To its end.
    Whole,
    /// A side gave it up.
    GivenUp,
    /// It never began.
    None,
}

/// How far a match was played, and its sheet; nothing where nobody won or lost or drew it.
fn extent(status: &Status) -> Option<(Extent, &ResultSheet)> {
    let sheet = status.sheet()?;
    let extent = match (status, sheet.decided) {
        (_, Decided::Abandoned) => return None,
        (Status::Forfeited(_), _) => Extent::None,
        (_, Decided::Forfeit(_) | Decided::ForfeitInExtraTime(_)) => Extent::GivenUp,
        _ => Extent::Whole,
    };
    Some((extent, sheet))
}

impl Competition {
    /// What was counted so far.
    pub fn statistics(&self) -> Statistics {
        let teams = (0..self.setting().teams.len()).map(TeamId);
        Statistics {
            whole: self.whole_figures(),
            teams: teams.clone().map(|team| self.team_figures(team)).collect(),
            players: if self.has_squads() {
                teams.flat_map(|team| self.player_figures(team)).collect()
            } else {
                Vec::new()
            },
        }
    }

    fn no_discipline(&self) -> Option<Discipline> {
        self.has_squads().then(Discipline::default)
    }

    fn whole_figures(&self) -> WholeFigures {
        let mut whole = WholeFigures {
            discipline: self.no_discipline(),
            ..WholeFigures::default()
        };
        let counted = self
            .fixtures()
            .filter_map(|(_, fixture)| extent(&fixture.status));
        for (extent, sheet) in counted {
            whole.begun += u32::from(extent != Extent::None);
            if let Some(discipline) = &mut whole.discipline {
                for side in Side::BOTH {
                    discipline.count(&sheet.teams[side]);
                }
            }
            if extent != Extent::Whole {
                whole.forfeited += 1;
                continue;
            }
            whole.played += 1;
            whole.goals += u32::from(sheet.score.home) + u32::from(sheet.score.away);
            *match sheet.winner() {
                Some(Side::Home) => &mut whole.home_wins,
                Some(Side::Away) => &mut whole.away_wins,
                None => &mut whole.draws,
            } += 1;
            whole.extra_time += u32::from(sheet.decided == Decided::ExtraTime);
            whole.shoot_outs += u32::from(matches!(sheet.decided, Decided::ShootOut(_)));
        }
        whole
    }

    fn team_figures(&self, team: TeamId) -> TeamFigures {
        let mut figures = TeamFigures {
            team: team.0,
            discipline: self.no_discipline(),
            ..TeamFigures::default()
        };
        let mut runs = Runs::default();
        for (id, side, _) in self.played_by(team) {
            let Ok(fixture) = self.fixture(id) else {
                continue;
            };
            let Some((extent, sheet)) = extent(&fixture.status) else {
                continue;
            };
            figures.matches += 1;
            match sheet.winner() {
                None => figures.drawn += 1,
                Some(winner) if winner == side => figures.won.count(sheet.decided),
                Some(_) => figures.lost.count(sheet.decided),
            }
            runs.count(sheet.winner().map(|winner| winner == side));
            if let Some(discipline) = &mut figures.discipline {
                discipline.count(&sheet.teams[side]);
            }
            if extent == Extent::Whole {
                figures.count_goals(Notable {
                    fixture: id.0,
                    opponent: fixture.teams[!side].0,
                    goals_for: sheet.score[side],
                    goals_against: sheet.score[!side],
                });
            }
        }
        [
            figures.unbeaten_run,
            figures.winning_run,
            figures.losing_run,
        ] = runs.longest;
        figures
    }

    /// The players of a team of whom there is something to say.
    fn player_figures(&self, team: TeamId) -> Vec<PlayerFigures> {
        let mut book = SquadBook::default();
        let mut players = [(Discipline::default(), 0); SQUAD];
        for (id, side, sheet) in self.played_by(team) {
            let sheet = &sheet.teams[side];
            let out = book.out();
            book.book(id, sheet);
            for (shirt, (discipline, missed)) in ShirtSet::ALL.iter().zip(&mut players) {
                discipline.count_player(sheet, shirt);
                // Who is on the sheet has played, although he should have been out (C20-D124).
                let irregular = book.irregular().iter();
                let played = irregular
                    .clone()
                    .any(|one| (one.fixture, one.shirt) == (id, shirt));
                *missed += u32::from(out.has(shirt) && !played);
            }
        }
        let players = ShirtSet::ALL.iter().zip(players);
        players
            .filter(|(_, figures)| *figures != (Discipline::default(), 0))
            .map(|(shirt, (discipline, missed))| PlayerFigures {
                team: team.0,
                shirt: shirt.number(),
                discipline,
                missed,
            })
            .collect()
    }
}

impl TeamFigures {
    fn count_goals(&mut self, one: Notable) {
        self.played += 1;
        self.goals_for += u32::from(one.goals_for);
        self.goals_against += u32::from(one.goals_against);
        self.clean_sheets += u32::from(one.goals_against == 0);
        let margin = |one: &Notable| {
            (
                one.goals_for.saturating_sub(one.goals_against),
                one.goals_for,
            )
        };
        let goals = |one: &Notable| (one.goals_for, u8::MAX - one.goals_against);
        if one.goals_for > one.goals_against
            && self
                .biggest_win
                .is_none_or(|best| margin(&one) > margin(&best))
        {
            self.biggest_win = Some(one);
        }
        if one.goals_for > 0
            && self
                .most_goals
                .is_none_or(|best| goals(&one) > goals(&best))
        {
            self.most_goals = Some(one);
        }
    }
}

/// Matches in a row: without a defeat, won, lost.
#[derive(Default)]
struct Runs {
    now: [u32; 3],
    longest: [u32; 3],
}

impl Runs {
    /// Takes in the next match: whether it was won; nothing where it is a draw.
    fn count(&mut self, won: Option<bool>) {
        let goes_on = [won != Some(false), won == Some(true), won == Some(false)];
        for (number, goes_on) in goes_on.into_iter().enumerate() {
            self.now[number] = if goes_on { self.now[number] + 1 } else { 0 };
            self.longest[number] = self.longest[number].max(self.now[number]);
        }
    }
}
