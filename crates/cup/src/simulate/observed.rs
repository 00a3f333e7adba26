//! A match drawn from those that the coaches of its teams have played.

use std::collections::{BTreeMap, BTreeSet};

use gaffer_core::{BySide, Side};

use super::model::Model;
use crate::checks::Level;
use crate::competition::Competition;
use crate::luck::Luck;
use crate::setting::Format;
use crate::sheet::{Decided, ResultSheet};
use crate::team::{Player, TeamId};

/// Two coaches by their names, the one at home first.
pub type CoachPair = [String; 2];

/// The matches that each pair of coaches has played, without what they would carry over.
#[derive(Clone, Debug)]
pub(super) struct Observed {
    /// The coach of each team.
    coaches: Vec<Option<String>>,
    played: BTreeMap<CoachPair, Vec<ResultSheet>>,
}

/// How a match that was level after regular time went on.
#[derive(Clone, Copy)]
enum Sequel {
    GoldenGoal(Side),
    Kicks(BySide<u8>),
}

impl Observed {
    pub(super) fn new(
        competition: &Competition,
        matches: impl IntoIterator<Item = (CoachPair, ResultSheet)>,
    ) -> Self {
        let mut played = BTreeMap::<CoachPair, Vec<ResultSheet>>::new();
        for (pair, sheet) in matches {
            let sheet = ResultSheet {
                teams: BySide::default(),
                ..sheet
            };
            played.entry(pair).or_default().push(sheet);
        }
        let teams = (0..competition.setting().teams.len()).map(TeamId);
        Self {
            coaches: teams.map(|team| competition.coach(team)).collect(),
            played,
        }
    }

    /// Draws a match of two teams; one whose coaches have not met is drawn between equals.
    pub(super) fn play(
        &self,
        teams: BySide<TeamId>,
        level: Level,
        model: &Model,
        luck: &mut Luck,
    ) -> ResultSheet {
        let matches = self.matches(teams);
        let Some(sheet) = drawn(matches.iter(), luck) else {
            return model.play(BySide::default(), level, luck);
        };
        let (score, own) = match sheet.decided {
            Decided::Forfeit(loser) | Decided::ForfeitInExtraTime(loser)
                if level == Level::Stands =>
            {
                return of(sheet.score, Decided::Forfeit(loser));
            }
            Decided::Forfeit(_) | Decided::ForfeitInExtraTime(_) => return sheet.clone(),
            _ => before_sequel(sheet),
        };
        let is_level = |brought: BySide<u8>| {
            let [home, away] =
                Side::BOTH.map(|side| u16::from(score[side]) + u16::from(brought[side]));
            home == away
        };
        match level {
            Level::PlayedOut { brought } if is_level(brought) => {
                // After the goals of two legs another match that went on says how.
                let others = || drawn(matches.iter().filter_map(|one| before_sequel(one).1), luck);
                match own.or_else(others) {
                    Some(Sequel::GoldenGoal(side)) => {
                        let mut score = score;
                        score[side] += 1;
                        of(score, Decided::ExtraTime)
                    }
                    Some(Sequel::Kicks(kicks)) => of(score, Decided::ShootOut(kicks)),
                    None => of(score, Decided::ShootOut(model.kicks(luck))),
                }
            }
            Level::PlayedOut { .. } | Level::Stands => of(score, Decided::Regular),
        }
    }

    /// The matches that the coaches of two teams have played.
    fn matches(&self, teams: BySide<TeamId>) -> &[ResultSheet] {
        let coach = |side: Side| self.coaches.get(teams[side].0)?.clone();
        let pair = coach(Side::Home).zip(coach(Side::Away));
        let played = pair.and_then(|(home, away)| self.played.get(&[home, away]));
        played.map_or(&[], Vec::as_slice)
    }
}

/// One of several, each as likely.
fn drawn<T>(of: impl Iterator<Item = T> + Clone, luck: &mut Luck) -> Option<T> {
    let count = of.clone().count();
    let number = (luck.share() * count as f64) as usize;
    of.into_iter().nth(number)
}

fn of(score: BySide<u8>, decided: Decided) -> ResultSheet {
    ResultSheet {
        score,
        decided,
        teams: BySide::default(),
    }
}

/// The score after regular time, and how the match went on.
fn before_sequel(sheet: &ResultSheet) -> (BySide<u8>, Option<Sequel>) {
    let mut score = sheet.score;
    match (sheet.decided, sheet.winner()) {
        (Decided::ExtraTime, Some(winner)) => {
            score[winner] = score[winner].saturating_sub(1);
            (score, Some(Sequel::GoldenGoal(winner)))
        }
        (Decided::ShootOut(kicks), _) => (score, Some(Sequel::Kicks(kicks))),
        _ => (score, None),
    }
}

impl Competition {
    /// The computer coach of a team.
    fn coach(&self, team: TeamId) -> Option<String> {
        match &self.setting().teams.get(team.0)?.player {
            Player::Coach(coach) => Some(coach.clone()),
            Player::Person | Player::Link | Player::Program(_) => None,
        }
    }

    /// The pairs of computer coaches that may meet in what is left; or the teams in it that none of them plays.
    pub fn coach_pairs(&self) -> Result<BTreeSet<CoachPair>, Vec<TeamId>> {
        let is_in = |team: &TeamId| !self.has_withdrawn(*team);
        let teams: Vec<TeamId> = (0..self.setting().teams.len())
            .map(TeamId)
            .filter(is_in)
            .collect();
        let others: Vec<TeamId> = teams
            .iter()
            .copied()
            .filter(|team| self.coach(*team).is_none())
            .collect();
        if !others.is_empty() {
            return Err(others);
        }
        let meetings: Vec<BySide<TeamId>> = match self.setting().format {
            Format::RoundRobin(_) => super::season::open(self)
                .into_iter()
                .map(|(_, teams)| teams)
                .collect(),
            // Who meets whom is known later.
            _ if self.is_over() => Vec::new(),
            _ => teams
                .iter()
                .flat_map(|home| teams.iter().map(move |away| (*home, *away)))
                .filter(|(home, away)| home != away)
                .map(|(home, away)| BySide { home, away })
                .collect(),
        };
        let pairs = meetings.into_iter().filter_map(|teams| {
            let [home, away] = [teams.home, teams.away].map(|team| self.coach(team));
            Some([home?, away?])
        });
        Ok(pairs.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate::figures::Figures;

    /// A draw from one match is that match, as far as the level of another one allows.
    fn play(sheet: ResultSheet, level: Level) -> ResultSheet {
        let observed = Observed {
            coaches: vec![Some("a".to_owned()), Some("b".to_owned())],
            played: BTreeMap::from([(["a".to_owned(), "b".to_owned()], vec![sheet])]),
        };
        let teams = BySide {
            home: TeamId(0),
            away: TeamId(1),
        };
        let model = Model::new(Figures::of("champions", None), true);
        observed.play(teams, level, &model, &mut Luck::of(1, []))
    }

    fn goals([home, away]: [u8; 2]) -> BySide<u8> {
        BySide { home, away }
    }

    #[test]
    fn a_match_is_drawn_as_it_was_played() {
        let brought = BySide::default();
        for (score, decided) in [
            ([2, 1], Decided::Regular),
            ([2, 1], Decided::ExtraTime),
            ([1, 1], Decided::ShootOut(goals([3, 4]))),
            ([0, 3], Decided::Forfeit(Side::Home)),
            ([0, 3], Decided::ForfeitInExtraTime(Side::Home)),
        ] {
            let sheet = of(goals(score), decided);
            assert_eq!(play(sheet.clone(), Level::PlayedOut { brought }), sheet);
        }
    }

    /// 2–1 by a golden goal was 1–1, and 1–1 with kicks too.
    #[test]
    fn a_draw_stands_where_no_winner_is_needed() {
        let draw = of(goals([1, 1]), Decided::Regular);
        let golden = of(goals([2, 1]), Decided::ExtraTime);
        let kicks = of(goals([1, 1]), Decided::ShootOut(goals([3, 4])));
        assert_eq!(play(golden, Level::Stands), draw);
        assert_eq!(play(kicks, Level::Stands), draw);
    }

    /// With 0–1 from the first leg 2–1 is level, and 1–1 is not.
    #[test]
    fn a_second_leg_goes_on_where_both_legs_are_level() {
        let level = Level::PlayedOut {
            brought: goals([0, 1]),
        };
        let won = play(of(goals([2, 1]), Decided::Regular), level);
        assert_eq!(won.score, goals([2, 1]));
        assert!(matches!(won.decided, Decided::ShootOut(_)), "{won:?}");
        let golden = of(goals([2, 1]), Decided::ExtraTime);
        assert_eq!(play(golden, level), of(goals([1, 1]), Decided::Regular));
    }
}
