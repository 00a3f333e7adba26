//! Reading a diagram: every fault is collected, and none leaves half a position.

use gaffer_core::{BySide, Faults, Side, Silent, wrong};

use super::text::{read_award, read_counts, read_pairs, read_score};
use super::{Diagram, TeamDiagram};
use crate::ball_value::BallValue;
use crate::bench::{Bench, Injured, SUBSTITUTIONS};
use crate::choice::{Move, Piece};
use crate::condition::Condition;
use crate::counts::Counts;
use crate::flow;
use crate::formation::{Formation, OUTFIELD};
use crate::options::{Advanced, Options};
use crate::pitch::{AreaSet, penalty_area};
use crate::position::{Open, Position, Secret};
use crate::roles::Roles;
use crate::skill::SkillSet;
use crate::step::{SetUp, Step};
use crate::team::{Mark, Team};
use crate::turn::{Handover, PendingGoalKick, Turn};

/// Collects what is wrong while a diagram is read.
pub(super) struct Reader {
    pub(super) faults: Vec<String>,
}

impl Reader {
    /// Begins with what does not belong to the edition.
    fn new(diagram: &Diagram) -> Self {
        let options = diagram.options.faults().into_iter();
        Self {
            faults: options
                .map(|fault| format!("options: {fault}"))
                .chain(diagram.foreign_facts())
                .chain(diagram.impossible())
                .collect(),
        }
    }

    pub(super) fn keep<T>(&mut self, what: &str, result: Result<T, String>) -> Option<T> {
        result
            .map_err(|why| self.faults.push(format!("{what}: {why}")))
            .ok()
    }
}

impl Diagram {
    /// The position described, or everything that is wrong with it.
    pub(crate) fn position(&self) -> Result<Position, Faults> {
        let mut reader = Reader::new(self);
        let score = reader.keep("score", read_score(&self.score));
        let pieces = reader.keep("pieces", read_pairs(&self.pieces));
        let teams = pieces.map(|(pieces, listed)| {
            BySide::with(|side| {
                self.team(side)
                    .read(side, pieces[side], listed, &mut reader)
            })
        });
        let benches = BySide::with(|side| {
            let team = self.team(side);
            let formation = teams.and_then(|teams: BySide<Team>| teams[side].formation);
            team.read_bench(side, formation, self.options, &mut reader)
        });
        reader.faults.extend(wrong! {
            (1..=6).contains(&self.value) => format!("value: {} is not 1 to 6", self.value);
            self.at.is_none() || self.award.is_none() => "at and award exclude each other";
        });
        let (Some(score), Some(teams), true) = (score, teams, reader.faults.is_empty()) else {
            return Err(Faults(reader.faults));
        };
        let mut open = Open {
            options: self.options.without_secrets(),
            teams,
            benches,
            clock: self.marker(),
            score,
            first_kick_off: self.first_kick_off,
            controlling: self.controlling,
            ball: self.ball,
            value: BallValue::clamped(self.value as i8),
            turn: Turn::new(self.turn.kind, self.ball, self.controlling),
            handover: self.handover(),
            shoot_out: self.shoot_out,
            step: self.at.unwrap_or(Step::Target),
        };
        self.read_turn(&mut open, &mut reader);
        open.check_last_move(&mut reader);
        let secrets = BySide::with(|side| self.team(side).secret(self.options.skills_won[side]));
        let mut position = Position { open, secrets };
        reader.faults.append(&mut position.piece_faults());
        if !reader.faults.is_empty() {
            return Err(Faults(reader.faults));
        }
        match &self.award {
            None => {
                position.check_moment(&mut reader.faults);
                position.check_step(&mut reader);
                position.check_turn(&mut reader);
            }
            Some(_) => position.open.check_award(&mut reader),
        }
        if reader.faults.is_empty()
            && let Some(award) = &self.award
            && let Some(award) = reader.keep("award", read_award(award, &mut position.open))
        {
            flow::award(&mut position.open, award, &mut Silent);
        }
        reader.faults.append(&mut position.faults());
        if reader.faults.is_empty() && position.is_stuck() {
            let stuck = "at: no choice is possible in this position";
            reader.faults.push(stuck.to_owned());
        }
        Faults::check(reader.faults)?;
        Ok(position)
    }
}

impl TeamDiagram {
    fn secret(&self, brought: SkillSet) -> Secret {
        Secret {
            formation: self.secret_formation,
            roles: self.secret_roles,
            dive: self.secret_dive,
            skills: self.secret_skills,
            won: self.secret_won,
            brought,
            styles: self.secret_styles,
        }
    }

    /// The skills out of the match: those of this match and of the last one.
    pub(super) fn lost(&self, side: Side, options: Options) -> SkillSet {
        (self.skills_lost.unwrap_or_default()).or(options.skills_lost[side])
    }

    fn read_bench(
        &self,
        side: Side,
        formation: Option<Formation>,
        options: Options,
        reader: &mut Reader,
    ) -> Bench {
        let minutes = self.injured.as_deref().unwrap_or_default();
        let mut injured = Injured::default();
        for minutes in minutes.iter().take(OUTFIELD.into()) {
            injured.add(*minutes);
        }
        let used = self.skills_used.unwrap_or_default();
        let lost = self.lost(side, options);
        let substitutions = self.substitutions.unwrap_or_default();
        let hidden = self.secret_skills.len();
        let wrong = wrong! {
            minutes.iter().all(|minutes| *minutes <= 4) && minutes.len() <= 10
                => "injured lists 0 to 4 minutes for each of ten pieces at most";
            substitutions <= SUBSTITUTIONS => "substitutions are 0 to 3";
            self.pending_formation.is_none_or(Formation::adds_up)
                => "pending_formation does not add up to ten";
            self.secret_skills.and(used.or(lost)).is_empty()
                => "secret_skills are neither used nor lost";
            self.hidden_skills.is_none_or(|number| number == hidden)
                => "hidden_skills is the number of secret_skills";
        };
        (reader.faults).extend(wrong.map(|wrong| format!("{side}.{wrong}")));
        Bench {
            condition: match self.condition {
                Some(condition) => condition,
                None if options.plays(Advanced::Condition) => formation
                    .map_or(Condition::NONE, |formation| {
                        Condition::at_start(formation, Roles::NONE)
                    }),
                None => Condition::NONE,
            },
            tired: self.tired.unwrap_or_default(),
            substitutions,
            injured,
            out: self.out.unwrap_or_default(),
            keeper_injured: self.keeper_injured.unwrap_or_default(),
            pending: self.pending_formation,
            hidden,
            used,
            used_this_turn: self.skills_this_turn.unwrap_or_default(),
            lost,
            styles: self.styles.unwrap_or_default(),
        }
    }

    fn read(&self, side: Side, pieces: Counts, listed: AreaSet, reader: &mut Reader) -> Team {
        let keeper = match self.keeper.as_deref() {
            None => Some(penalty_area(side)),
            Some("spot" | "hand") => None,
            Some(area) => reader.keep(&format!("{side}.keeper"), area.parse()),
        };
        let mut outfield = pieces;
        if let Some(area) = keeper
            && listed.contains(area)
        {
            if outfield.get(area) > 0 {
                outfield.remove(area);
            } else {
                reader.faults.push(format!(
                    "pieces: {area} is listed without the {side} keeper who stands there"
                ));
            }
        }
        let formation = match self.formation.as_deref() {
            None => Some(Formation::DEFAULT),
            Some("secret") => None,
            Some(text) => reader.keep(&format!("{side}.formation"), text.parse()),
        };
        let mut marks = |what: &str, text: &str| {
            reader
                .keep(&format!("{side}.{what}"), read_counts(text))
                .unwrap_or_default()
        };
        Team {
            outfield,
            moved: marks("moved", &self.moved),
            free_moved: marks("free_moved", &self.free_moved),
            keeper,
            keeper_mark: if self.keeper_moved {
                Mark::Moved
            } else if self.keeper_free_moved {
                Mark::FreeMoved
            } else {
                Mark::Unmoved
            },
            keeper_advanced: self.keeper_advanced.unwrap_or_default(),
            in_hand: self.in_hand,
            yellow: self.yellow,
            red: self.red,
            sent_off: self.sent_off.unwrap_or(self.red),
            formation,
        }
    }
}

impl Diagram {
    /// What the last turn left to this one.
    fn handover(&self) -> Handover {
        Handover {
            goal_kick: match (self.restart, self.at) {
                (PendingGoalKick::None, Some(Step::GoalKick)) => PendingGoalKick::GoalKick,
                (restart, _) => restart,
            },
            carry: self.carry.unwrap_or_default(),
            auto_pass: self.auto_pass,
            last_first: self.last_first,
            last_moved: self.last_moved.unwrap_or_default(),
        }
    }
}

impl Open {
    /// Whether the controlling team has made its part of a set-up.
    pub(super) fn has_placed(&self, set_up: SetUp) -> bool {
        let team = &self.teams[self.controlling];
        let at_the_ball = match set_up {
            SetUp::CornerKick => self.turn.taker.is_some(),
            SetUp::KickOff if team.outfield.total() == 0 => true, // F10-D19, F14-D47
            SetUp::KickOff | SetUp::FreeKick | SetUp::Penalty => team.pieces(self.ball) > 0,
        };
        at_the_ball && team.in_hand == 0 && !self.keeper_is_due(self.controlling)
    }

    /// A restart that is given now comes alone.
    fn check_award(&self, reader: &mut Reader) {
        reader.faults.extend(wrong! {
            self.turn.taker.is_none() && !self.awaits_goal_kick()
                => "award: no other restart is pending, and turn.taker is placed by it";
        });
    }

    /// A last move that was never made would be taken back wrongly.
    fn check_last_move(&mut self, reader: &mut Reader) {
        let Some(Move { piece, to, .. }) = self.turn.last_move else {
            return;
        };
        let side = match self.step {
            Step::Adjust { .. } => self.controlling,
            Step::EventMoves { side, .. } | Step::RestartMoves { side, .. } => side,
            Step::Moves { .. } | Step::QuickMoves { .. } | Step::FreeMovements => self.turn.acting,
            _ => {
                self.turn.last_move = None;
                return;
            }
        };
        let team = &self.teams[side];
        let made = match (piece, self.step) {
            (Piece::Outfield, Step::FreeMovements) => team.free_moved.get(to) > 0,
            (Piece::Outfield, _) => team.moved.get(to) > 0,
            (Piece::Keeper, _) => team.keeper == Some(to) && team.keeper_mark != Mark::Unmoved,
        };
        reader.faults.extend(wrong! {
            made => "turn.last_move was not made by the team that moves";
        });
    }
}
