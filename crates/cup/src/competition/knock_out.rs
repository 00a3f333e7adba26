//! The ties of a knock-out: who meets whom, how many matches it takes, who goes on.

use gaffer_core::{BySide, Side};
use serde::Serialize;

use super::Competition;
use super::withdrawal::{When, forfeit};
use crate::draw::bracket;
use crate::fixture::{Fixture, FixtureId, Stage, Status, TieId};
use crate::setting::{DrawnTie, Format, KnockOut, Legs};
use crate::sheet::{Decided, ResultSheet};
use crate::team::TeamId;

/// A tie of a knock-out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tie {
    /// The round of the knock-out, the first 0.
    pub round: usize,
    /// Whether it is for the third place.
    pub third_place: bool,
    /// Where its two teams come from.
    pub sources: [Source; 2],
    /// Its two teams as far as they are known.
    pub teams: [Entrant; 2],
    /// Its matches in order; some may be annulled.
    pub fixtures: Vec<FixtureId>,
    /// What the organiser is to rule on: other teams belong here since a correction, but it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// The teams against which the organiser let it stand.
    #[serde(skip)]
    stands: Option<Question>,
}

/// The teams that belong into a tie since a correction.
pub type Question = [Entrant; 2];

/// Where a team of a tie comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// From the seeding.
    Seed(TeamId),
    /// Nobody: the other has a bye.
    Bye,
    /// A place of a group.
    Place {
        /// The group, the first 0.
        group: usize,
        /// The place, the first 0.
        place: usize,
    },
    /// Who won a tie.
    Winner(TieId),
    /// Who lost it.
    Loser(TieId),
}

/// A team of a tie as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entrant {
    /// Not known yet.
    Unknown,
    /// Nobody will come.
    Nobody,
    /// This team.
    Team(TeamId),
}

impl Competition {
    /// The ties of the knock-out, round by round in the order of the bracket; the final last.
    pub fn ties(&self) -> &[Tie] {
        &self.ties
    }

    /// Who won a tie and who lost it, once it is decided.
    pub fn tie_result(&self, tie: TieId) -> Option<[Entrant; 2]> {
        let tie = self.ties.get(tie.0)?;
        match tie.teams {
            [Entrant::Unknown, _] | [_, Entrant::Unknown] => None,
            [Entrant::Nobody, other] | [other, Entrant::Nobody] => Some([other, Entrant::Nobody]),
            [Entrant::Team(first), Entrant::Team(second)] => self.decide(tie, [first, second]),
        }
    }

    /// Makes the ties of the bracket: of all teams, or of so many groups and places of each.
    pub(super) fn draw_bracket(&mut self, groups: Option<(usize, usize)>) {
        let entrants: Vec<Source> = match groups {
            None => (0..self.setting.teams.len())
                .map(|seed| Source::Seed(TeamId(seed)))
                .collect(),
            Some((groups, qualify)) => bracket::qualifiers(groups, qualify)
                .into_iter()
                .map(|(group, place)| Source::Place { group, place })
                .collect(),
        };
        let mut round: Vec<[Source; 2]> = bracket::first_round(entrants.len())
            .into_iter()
            .map(|pair| pair.map(|seed| seed.map_or(Source::Bye, |seed| entrants[seed])))
            .collect();
        let third_place = self.knock_out().is_some_and(|rules| rules.third_place);
        for number in 0.. {
            let first = self.ties.len();
            let made: Vec<TieId> = (first..first + round.len()).map(TieId).collect();
            self.ties
                .extend(round.iter().map(|sources| Tie::new(number, *sources)));
            match made[..] {
                [] | [_] => return,
                [one, other] if third_place => {
                    self.ties.push(Tie {
                        third_place: true,
                        ..Tie::new(number + 1, [Source::Loser(one), Source::Loser(other)])
                    });
                }
                _ => {}
            }
            round = made
                .chunks(2)
                .map(|pair| [Source::Winner(pair[0]), Source::Winner(pair[1])])
                .collect();
        }
    }

    fn knock_out(&self) -> Option<KnockOut> {
        match &self.setting.format {
            Format::KnockOut(rules) => Some(*rules),
            Format::GroupsThenKnockOut { knock_out, .. } => Some(*knock_out),
            _ => None,
        }
    }

    /// How many matches a tie has: the final and the match for the third place are one.
    fn legs(&self, tie: &Tie) -> Legs {
        let last = self.ties.last().map_or(0, |last| last.round);
        match self.knock_out().map(|rules| rules.legs) {
            Some(Legs::Two) if tie.round == last => Legs::One,
            Some(legs) => legs,
            None => Legs::One,
        }
    }

    /// Brings the teams of every tie up to date, and draws the matches that are due.
    pub(super) fn advance_ties(&mut self) {
        let last = self.ties.last().map_or(0, |last| last.round);
        for round in 0..=last {
            let numbers: Vec<usize> = (0..self.ties.len())
                .filter(|number| self.ties[*number].round == round)
                .collect();
            let moved = self.displaced(&numbers);
            for number in numbers {
                self.advance_tie(number, &moved);
            }
        }
    }

    fn advance_tie(&mut self, number: usize, moved: &[(Entrant, Entrant)]) {
        let begun = self.has_begun(&self.ties[number]);
        let right = self.right(number);
        let tie = &mut self.ties[number];
        tie.question = None;
        if begun {
            let known = !right.contains(&Entrant::Unknown);
            if tie.teams != right && known && tie.stands != Some(right) {
                tie.question = Some(right);
            }
        } else {
            let playable = right.map(|entrant| follow(entrant, moved));
            if tie.teams != playable {
                tie.teams = playable;
                self.annul_tie(number);
            }
            // Who plays here depends on a ruling: nothing is drawn that the ruling might undo.
            if playable != right && self.is_asked(self.ties[number].round) {
                return;
            }
        }
        self.draw_leg(number);
    }

    /// Whether the organiser is to rule on a tie of a round.
    fn is_asked(&self, round: usize) -> bool {
        (0..self.ties.len()).any(|number| {
            let tie = &self.ties[number];
            let right = self.right(number);
            tie.round == round
                && self.has_begun(tie)
                && ![Some(tie.teams), tie.stands].contains(&Some(right))
                && !right.contains(&Entrant::Unknown)
        })
    }

    /// The teams that belong into a tie by what is known now.
    fn right(&self, number: usize) -> [Entrant; 2] {
        self.ties[number].sources.map(|source| self.entrant(source))
    }

    /// The teams of ties that have begun and that belong elsewhere since a correction, each with the one whose place it
    /// has: nobody plays in two ties of a round.
    fn displaced(&self, numbers: &[usize]) -> Vec<(Entrant, Entrant)> {
        let begun = numbers
            .iter()
            .filter(|number| self.has_begun(&self.ties[**number]));
        begun
            .flat_map(|number| {
                self.ties[*number]
                    .teams
                    .into_iter()
                    .zip(self.right(*number))
            })
            .filter(|(playing, right)| playing != right && *right != Entrant::Unknown)
            .collect()
    }

    /// What the organiser said to a tie whose teams have changed: played again, or it stands.
    pub(super) fn rule(&mut self, tie: TieId, replay: bool) {
        let number = tie.0;
        let Some(right) = self.ties[number].question.take() else {
            return;
        };
        if replay {
            self.annul_tie(number);
            self.ties[number].teams = right;
        } else {
            self.ties[number].stands = Some(right);
        }
    }

    fn annul_tie(&mut self, number: usize) {
        for id in &self.ties[number].fixtures {
            self.fixtures[id.0].status = Status::Annulled;
        }
    }

    /// Takes back the matches of a tie that were drawn after one that is played after all.
    pub(super) fn annul_legs_after(&mut self, tie: TieId, leg: FixtureId) {
        let legs = self.ties[tie.0].fixtures.iter();
        for id in legs.skip_while(|id| **id != leg).skip(1) {
            let status = &mut self.fixtures[id.0].status;
            if *status == Status::Waiting {
                *status = Status::Annulled;
            }
        }
    }

    /// Whether any match of the tie has begun.
    pub(super) fn has_begun(&self, tie: &Tie) -> bool {
        tie.fixtures.iter().any(|id| {
            matches!(
                self.fixtures[id.0].status,
                Status::Began(_) | Status::Played(_)
            )
        })
    }

    fn entrant(&self, source: Source) -> Entrant {
        match source {
            Source::Seed(team) => Entrant::Team(team),
            Source::Bye => Entrant::Nobody,
            Source::Place { group, place } => {
                if !self.group_is_over(group) {
                    return Entrant::Unknown;
                }
                let rows = self.table(group).rows;
                let in_it = rows
                    .into_iter()
                    .filter(|row| self.withdrawn.get(&row.team) != Some(&When::League));
                in_it
                    .map(|row| Entrant::Team(row.team))
                    .nth(place)
                    .unwrap_or(Entrant::Nobody)
            }
            Source::Winner(tie) => self
                .tie_result(tie)
                .map_or(Entrant::Unknown, |[winner, _]| winner),
            Source::Loser(tie) => self
                .tie_result(tie)
                .map_or(Entrant::Unknown, |[_, loser]| loser),
        }
    }

    /// The matches of a tie that count, with the side of its first team and the result.
    fn results(&self, tie: &Tie, first: TeamId) -> Vec<(Side, &ResultSheet)> {
        let fixtures = tie.fixtures.iter().map(|id| &self.fixtures[id.0]);
        fixtures
            .filter_map(|fixture| {
                let side = if fixture.teams.home == first {
                    Side::Home
                } else {
                    Side::Away
                };
                fixture.status.sheet().map(|sheet| (side, sheet))
            })
            .collect()
    }

    fn decide(&self, tie: &Tie, teams: [TeamId; 2]) -> Option<[Entrant; 2]> {
        let [first, second] = teams.map(Entrant::Team);
        match self.walkover(tie, teams) {
            Some(Walkover::Nobody) => return Some([Entrant::Nobody; 2]),
            Some(Walkover::First(true)) => return Some([first, second]),
            Some(Walkover::First(false)) => return Some([second, first]),
            None => {}
        }
        let results = self.results(tie, teams[0]);
        let higher_seed = self.setting.drawn_tie == DrawnTie::HigherSeed && !self.plays_out();
        let first_wins = (1..=results.len()).find_map(|played| {
            let margin = margin(self.legs(tie), &results[..played])?;
            match margin.signum() {
                0 if higher_seed => Some(teams[0] < teams[1]),
                0 => None,
                sign => Some(sign > 0),
            }
        })?;
        Some(if first_wins {
            [first, second]
        } else {
            [second, first]
        })
    }

    /// A tie that a withdrawal has decided.
    fn walkover(&self, tie: &Tie, teams: [TeamId; 2]) -> Option<Walkover> {
        let mut fixtures = tie.fixtures.iter().map(|id| &self.fixtures[id.0]);
        let given = fixtures.find_map(|fixture| match &fixture.status {
            Status::Forfeited(sheet) => {
                let winner = sheet.winner()?;
                // A side with too few players has lost that match alone (C20-D125).
                self.has_withdrawn(fixture.teams[!winner])
                    .then_some(Walkover::First(fixture.teams[winner] == teams[0]))
            }
            _ => None,
        });
        let both_out = teams.iter().all(|team| self.has_withdrawn(*team));
        let played = !self.results(tie, teams[0]).is_empty();
        given.or((both_out && !played).then_some(Walkover::Nobody))
    }

    /// Draws the next match of a tie whose teams are known and that is not decided.
    fn draw_leg(&mut self, number: usize) {
        let tie = &self.ties[number];
        let [Entrant::Team(first), Entrant::Team(second)] = tie.teams else {
            return;
        };
        let decided = self.tie_result(TieId(number)).is_some();
        let waiting = tie.fixtures.iter().copied().find(|id| {
            matches!(
                self.fixtures[id.0].status,
                Status::Waiting | Status::Began(_)
            )
        });
        match waiting {
            Some(id) if decided => {
                // A correction has decided the tie: what has not begun is not needed any more.
                let status = &mut self.fixtures[id.0].status;
                if *status == Status::Waiting {
                    *status = Status::Annulled;
                }
                return;
            }
            Some(_) => return,
            None if decided => return,
            None => {}
        }
        let leg = self.results(tie, first).len();
        let [higher, lower] = [first.min(second), first.max(second)];
        // The higher seed is at home in the last planned match: the second of two, the first and third of three.
        let higher_at_home = match self.legs(tie) {
            Legs::Two => leg % 2 == 1,
            Legs::One | Legs::BestOfThree => leg.is_multiple_of(2),
        };
        let teams = if higher_at_home {
            BySide {
                home: higher,
                away: lower,
            }
        } else {
            BySide {
                home: lower,
                away: higher,
            }
        };
        let out = BySide::with(|side| self.has_withdrawn(teams[side]));
        let status = match (out.home, out.away) {
            (false, false) => Status::Waiting,
            (true, true) => Status::Annulled,
            (true, false) => Status::Forfeited(forfeit(Side::Home)),
            (false, true) => Status::Forfeited(forfeit(Side::Away)),
        };
        let round = self.round_of(tie, leg);
        let id = FixtureId(self.fixtures.len());
        if matches!(status, Status::Forfeited(_)) {
            self.order.push(id);
        }
        self.fixtures.push(Fixture {
            round,
            stage: Stage::Tie {
                tie: TieId(number),
                leg,
            },
            teams,
            status,
        });
        self.ties[number].fixtures.push(id);
    }

    /// The round of the whole competition in which a match of a tie is played.
    fn round_of(&self, tie: &Tie, leg: usize) -> usize {
        let league = self
            .fixtures
            .iter()
            .filter(|fixture| matches!(fixture.stage, Stage::Group(_)));
        let before = league.map(|fixture| fixture.round + 1).max().unwrap_or(0);
        let planned = match self.knock_out().map(|rules| rules.legs) {
            Some(Legs::Two) => 2,
            Some(Legs::BestOfThree) => 3,
            Some(Legs::One) | None => 1,
        };
        before + tie.round * planned + leg.min(planned - 1)
    }

    /// Whether matches that must have a winner are played until there is one.
    pub(super) fn plays_out(&self) -> bool {
        self.setting.game == "champions" || self.setting.drawn_tie == DrawnTie::ShootOut
    }

    /// Whether the match must decide its tie.
    pub(super) fn needs_winner(&self, fixture: &Fixture) -> bool {
        let Stage::Tie { tie, leg } = fixture.stage else {
            return false;
        };
        self.plays_out() && (leg > 0 || self.legs(&self.ties[tie.0]) != Legs::Two)
    }

    /// The goals that the teams of a second leg bring from the first; none elsewhere.
    pub fn first_leg(&self, fixture: &Fixture) -> BySide<u8> {
        let Stage::Tie { tie, leg: 1 } = fixture.stage else {
            return BySide::default();
        };
        let tie = &self.ties[tie.0];
        if self.legs(tie) != Legs::Two {
            return BySide::default();
        }
        let results = self.results(tie, fixture.teams.home);
        results
            .first()
            .map_or_else(BySide::default, |(side, sheet)| BySide {
                home: sheet.score[*side],
                away: sheet.score[!*side],
            })
    }

    /// Whether no tie is undecided or asked about.
    pub(super) fn ties_are_over(&self) -> bool {
        (0..self.ties.len()).all(|tie| self.tie_result(TieId(tie)).is_some())
            && self.ties.iter().all(|tie| tie.question.is_none())
    }
}

/// Who comes instead of a team that plays elsewhere.
fn follow(mut entrant: Entrant, moved: &[(Entrant, Entrant)]) -> Entrant {
    for _ in moved {
        match moved.iter().find(|(playing, _)| *playing == entrant) {
            Some((_, instead)) => entrant = *instead,
            None => break,
        }
    }
    entrant
}

/// A tie that was decided by who did not come.
enum Walkover {
    /// Neither did.
    Nobody,
    /// One did; whether it was the first team.
    First(bool),
}

/// By how much the first team is ahead once a tie may be decided; 0 is level, nothing is too early to tell.
fn margin(legs: Legs, results: &[(Side, &ResultSheet)]) -> Option<i32> {
    let won = |(side, sheet): &(Side, &ResultSheet)| match sheet.winner() {
        None => 0,
        Some(winner) if winner == *side => 1,
        Some(_) => -1,
    };
    let last = results.last()?;
    match (legs, results.len()) {
        (Legs::Two, 1) => None,
        (Legs::Two, 2) => {
            let goals = results
                .iter()
                .map(|(side, sheet)| i32::from(sheet.score[*side]) - i32::from(sheet.score[!*side]))
                .sum::<i32>();
            Some(match last.1.decided {
                // Who forfeits the second leg has lost the tie (C20-D126).
                Decided::Forfeit(_) | Decided::ForfeitInExtraTime(_) => won(last),
                Decided::ShootOut(_) if goals == 0 => won(last),
                _ => goals,
            })
        }
        (Legs::One | Legs::Two, _) => Some(won(last)),
        (Legs::BestOfThree, played) => {
            let wins = results.iter().filter(|result| won(result) > 0).count();
            let losses = results.iter().filter(|result| won(result) < 0).count();
            let lead = wins as i32 - losses as i32;
            (wins == 2 || losses == 2 || played >= 3).then_some(lead)
        }
    }
}

impl Tie {
    fn new(round: usize, sources: [Source; 2]) -> Self {
        Self {
            round,
            third_place: false,
            sources,
            teams: [Entrant::Unknown; 2],
            fixtures: Vec::new(),
            question: None,
            stands: None,
        }
    }
}
