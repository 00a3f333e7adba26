//! Diagrams: a position written down, for scenarios, the referee protocol and views.
//!
//! Everything has a default, so that a position of three pieces is three words; and everything can be
//! written, so that any position can be read back as it was.

use std::fmt::Write as _;

use gaffer_core::{BySide, Faults, Side, Silent};
use serde::{Deserialize, Serialize};

use crate::choice::{ActionKind, Dive, Flank, Kick, Move, Piece};
use crate::counts::Counts;
use crate::flow;
use crate::formation::{Formation, OUTFIELD};
use crate::options::Options;
use crate::pitch::{Area, AreaSet, partly_own_half, penalty_area};
use crate::position::{
    ActionSet, BallValue, Clock, HALF_SQUARES, LAST_STOPPAGE, Open, Position, Secret, SetUp, Step,
    Turn, TurnKind,
};
use crate::rule::offside::offside_areas;
use crate::team::{Mark, Team};

/// A position written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Diagram {
    /// The options of the match.
    pub options: Options,
    /// 1 or 2.
    pub half: u8,
    /// Regular squares passed, 0 to 45.
    pub clock: u8,
    /// The stoppage square, 0 in regular time.
    pub stoppage: u8,
    /// Goals, home first: "1-0".
    pub score: String,
    /// The side that kicked off the first half.
    pub first_kick_off: Side,
    /// The controlling team.
    pub controlling: Side,
    /// The ball's area.
    pub ball: Area,
    /// The ball value.
    pub value: u8,
    /// Home and away pieces by area, keepers included: "b4 3/2, b5 1/2".
    pub pieces: String,
    /// The home team.
    pub home: TeamDiagram,
    /// The away team.
    pub away: TeamDiagram,
    /// The turn being played.
    pub turn: TurnDiagram,
    /// What is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// A restart to be given now, instead of `at`: "free kick home".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<String>,
}

/// What is awaited, in the words of a [`Step`].
pub type At = Step;

/// A team of a diagram.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TeamDiagram {
    /// The keeper's area; "spot" for one who takes a corner, "hand" while he is to be placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keeper: Option<String>,
    /// The formation, once revealed; "secret" before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formation: Option<String>,
    /// Yellow cards.
    pub yellow: u8,
    /// Red cards.
    pub red: u8,
    /// Outfield pieces still to be placed.
    pub in_hand: u8,
    /// Outfield pieces that have moved this turn: "a4 1, b3 2".
    #[serde(skip_serializing_if = "String::is_empty")]
    pub moved: String,
    /// Outfield pieces that have made a free movement this turn.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub free_moved: String,
    /// Whether the keeper has moved this turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub keeper_moved: bool,
    /// Whether the keeper has made a free movement this turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub keeper_free_moved: bool,
    /// A formation chosen and not yet revealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret_formation: Option<Formation>,
    /// What the keeper will do at the penalty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret_dive: Option<Dive>,
}

/// The turn of a diagram.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TurnDiagram {
    /// How the ball comes into the turn.
    pub kind: TurnKind,
    /// Whether a goal kick's or corner kick's control check is still to end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_ball: Option<bool>,
    /// The start area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Area>,
    /// The target area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Area>,
    /// The controlling team at the beginning of the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub began: Option<Side>,
    /// The stage-3 dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<BySide<u8>>,
    /// Pieces at the beginning of the turn, where they differ from those now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub snapshot: Option<String>,
    /// The offside areas judged in stage 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offside: Option<Vec<Area>>,
    /// What a special event adds to the new value.
    #[serde(skip_serializing_if = "is_zero")]
    pub value_change: i8,
    /// Whether the action stages are skipped.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stages_skipped: bool,
    /// The team whose action stage is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acting: Option<Side>,
    /// The team with the first action stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Side>,
    /// The action now due: 1 or 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<u8>,
    /// Actions already played in the stage.
    pub used: Vec<ActionKind>,
    /// Whether the attempt being made is a direct free kick.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub direct: bool,
    /// The corner taker on the spot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taker: Option<Piece>,
    /// The last move of the row being made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_move: Option<String>,
    /// The penalty being taken: kick and dive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<(Kick, Dive)>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn is_zero(number: &i8) -> bool {
    *number == 0
}

impl Default for Diagram {
    fn default() -> Self {
        Self {
            options: Options::default(),
            half: 1,
            clock: 20,
            stoppage: 0,
            score: "0-0".to_owned(),
            first_kick_off: Side::Home,
            controlling: Side::Home,
            ball: Area::B3,
            value: 1,
            pieces: String::new(),
            home: TeamDiagram::default(),
            away: TeamDiagram::default(),
            turn: TurnDiagram::default(),
            at: None,
            award: None,
        }
    }
}

/// Collects what is wrong while a diagram is read.
#[derive(Default)]
struct Reader {
    faults: Vec<String>,
}

impl Reader {
    fn keep<T>(&mut self, what: &str, result: Result<T, String>) -> Option<T> {
        result
            .map_err(|why| self.faults.push(format!("{what}: {why}")))
            .ok()
    }
}

impl Diagram {
    /// A position written down, secrets included.
    pub(crate) fn of(position: &Position) -> Self {
        let mut diagram = Self::of_open(&position.open);
        for side in Side::BOTH {
            let secret = position.secrets[side];
            let team = diagram.team_mut(side);
            team.secret_formation = secret.formation;
            team.secret_dive = secret.dive;
        }
        diagram
    }

    /// The open part of a position written down.
    pub(crate) fn of_open(open: &Open) -> Self {
        let turn = &open.turn;
        let all_pieces = BySide::with(|side| open.teams[side].all_pieces());
        Self {
            options: open.options,
            half: open.clock.half,
            clock: open.clock.square,
            stoppage: open.clock.stoppage,
            score: format!("{}-{}", open.score.home, open.score.away),
            first_kick_off: open.first_kick_off,
            controlling: open.controlling,
            ball: open.ball,
            value: open.value.number() as u8,
            pieces: write_pairs(all_pieces),
            home: TeamDiagram::of(open, Side::Home),
            away: TeamDiagram::of(open, Side::Away),
            turn: TurnDiagram {
                kind: turn.kind,
                dead_ball: Some(turn.dead_ball),
                start: Some(turn.start),
                target: Some(turn.target),
                began: Some(turn.began),
                dice: open.turn_dice(),
                snapshot: Some(write_snapshot(turn.snapshot, all_pieces)),
                offside: Some(turn.offside.into_iter().collect()),
                value_change: turn.value_change,
                stages_skipped: turn.stages_skipped,
                acting: Some(turn.acting),
                first: Some(turn.first),
                action: Some(turn.action),
                used: turn.used.iter().collect(),
                direct: turn.direct,
                taker: turn.taker,
                last_move: turn.last_move.map(|step| step.to_string()),
                penalty: turn.penalty,
            },
            at: Some(open.step),
            award: None,
        }
    }

    fn team_mut(&mut self, side: Side) -> &mut TeamDiagram {
        match side {
            Side::Home => &mut self.home,
            Side::Away => &mut self.away,
        }
    }

    /// The position described, or everything that is wrong with it.
    pub(crate) fn position(&self) -> Result<Position, Faults> {
        let mut reader = Reader::default();
        let score = reader.keep("score", read_score(&self.score));
        let pieces = reader.keep("pieces", read_pairs(&self.pieces));
        let teams = pieces.map(|(pieces, listed)| {
            BySide::with(|side| {
                let team = match side {
                    Side::Home => &self.home,
                    Side::Away => &self.away,
                };
                team.read(side, pieces[side], listed, &mut reader)
            })
        });
        if !(1..=6).contains(&self.value) {
            reader
                .faults
                .push(format!("value: {} is not 1 to 6", self.value));
        }
        if !(1..=2).contains(&self.half) || self.clock > HALF_SQUARES {
            reader
                .faults
                .push("half is 1 or 2 and clock 0 to 45".to_owned());
        }
        if self.at.is_some() && self.award.is_some() {
            reader
                .faults
                .push("at and award exclude each other".to_owned());
        }
        let (Some(score), Some(teams), true) = (score, teams, reader.faults.is_empty()) else {
            return Err(Faults(reader.faults));
        };
        let mut open = Open {
            options: self.options,
            teams,
            clock: Clock {
                half: self.half,
                square: if self.stoppage > 0 {
                    HALF_SQUARES
                } else {
                    self.clock
                },
                stoppage: self.stoppage,
            },
            score,
            first_kick_off: self.first_kick_off,
            controlling: self.controlling,
            ball: self.ball,
            value: BallValue::clamped(self.value as i8),
            turn: Turn::new(self.turn.kind, self.ball, self.controlling),
            step: self.at.unwrap_or(Step::Target),
        };
        self.turn.read(&mut open, &mut reader);
        let mut position = Position {
            open,
            secrets: BySide {
                home: self.home.secret(),
                away: self.away.secret(),
            },
        };
        position.check_step(&mut reader);
        if reader.faults.is_empty()
            && let Some(award) = &self.award
            && let Some(award) = reader.keep("award", read_award(award, &mut position.open))
        {
            flow::award(&mut position.open, award, &mut Silent);
        }
        reader.faults.append(&mut position.faults());
        if reader.faults.is_empty() {
            Ok(position)
        } else {
            Err(Faults(reader.faults))
        }
    }
}

impl Position {
    /// What a step of a written position needs beyond the pieces.
    #[expect(clippy::too_many_lines, reason = "one entry for each step")]
    fn check_step(&mut self, reader: &mut Reader) {
        let open = &self.open;
        let mut fault = |text: &str| reader.faults.push(format!("at: {text}"));
        let corner = open.turn.kind == TurnKind::CornerKick;
        match open.step {
            Step::Moves { left, .. } | Step::EventMoves { left, .. }
                if !(1..=OUTFIELD + 1).contains(&left) =>
            {
                fault("left is 1 to 11");
            }
            Step::Adjust { left, .. } if !(1..=2).contains(&left) => fault("left is 1 or 2"),
            Step::RestartMoves { made, .. } if made > OUTFIELD + 1 => fault("made is 0 to 11"),
            Step::RestartMoves {
                side,
                made,
                allowed,
            } if side != open.controlling && (allowed <= made || allowed > OUTFIELD + 1) => {
                fault("the passive team's allowed is more than made, 11 at most");
            }
            Step::RestartMoves { .. }
                if !matches!(open.turn.kind, TurnKind::FreeKick | TurnKind::GoalKick) =>
            {
                fault("restart moves need turn.kind free-kick or goal-kick");
            }
            Step::RedCardRoll { side, extra } if extra > 1 || open.teams[side].yellow == 0 => {
                fault("a red card test follows a yellow card; extra is 0 or 1");
            }
            Step::SendOff(side) if open.teams[side].outfield.total() == 0 => {
                fault("there is nobody to send off");
            }
            Step::Kick if self.secrets[!open.controlling].dive.is_none() => {
                fault("the passive team's secret_dive is missing");
            }
            Step::PenaltyRoll if open.turn.penalty.is_none() => fault("turn.penalty is missing"),
            Step::Formation(Side::Away) | Step::HalfTime(Side::Away)
                if self.secrets.home.formation.is_none() =>
            {
                fault("the home team's secret_formation is missing");
            }
            Step::GoalRoll | Step::DifficultRoll
                if crate::rule::goal_attempt::check(open).is_err() =>
            {
                fault("no goal attempt is possible from the ball's area");
            }
            Step::GoalRoll | Step::DifficultRoll | Step::ReboundRoll
                if open.turn.acting != open.controlling =>
            {
                fault("only the controlling team shoots: turn.acting must be it");
            }
            Step::PressingRoll if open.turn.acting == open.controlling => {
                fault("only the passive team presses: turn.acting must be it");
            }
            Step::Adjust { set_up, .. } | Step::Place { set_up, .. }
                if !is_place_of(set_up, open) =>
            {
                fault("the ball does not lie where this set-up is made");
            }
            Step::Place { set_up, side } => {
                let team = &open.teams[side];
                if team.in_hand == 0 && !open.keeper_is_due(side) {
                    fault("nothing is left to place");
                }
                if set_up == SetUp::CornerKick
                    && !open.keeper_is_due(side)
                    && side == open.controlling
                    && open.turn.taker.is_none()
                {
                    fault("turn.taker is missing");
                }
                if side != open.controlling && !open.has_placed(set_up) {
                    fault("the controlling team places its pieces first");
                }
            }
            Step::Adjust { set_up, .. } if !open.has_placed(set_up) => {
                fault("the controlling team has not placed its pieces");
            }
            Step::Dive | Step::Kick | Step::PenaltyRoll
                if open.ball != penalty_area(!open.controlling) =>
            {
                fault("a penalty is taken in the passive team's penalty area");
            }
            Step::Entry(_) if !crate::rule::entry::is_due(open) => {
                fault("the controlling team has a piece with the ball");
            }
            Step::EventRoll | Step::EventMoves { .. } | Step::Entry(crate::EntryAfter::Check)
                if open.turn_dice().is_none() =>
            {
                fault("turn.dice are missing");
            }
            Step::Target if corner && open.turn.taker.is_none() => {
                fault("a corner kick needs turn.taker");
            }
            _ => {}
        }
        let begins_a_turn = match open.step {
            Step::Target | Step::TurnRoll | Step::RestartMoves { .. } | Step::CornerSide => true,
            Step::Place { set_up, .. } | Step::Adjust { set_up, .. } => {
                matches!(set_up, SetUp::KickOff | SetUp::CornerKick)
            }
            _ => false,
        };
        if begins_a_turn && open.clock.stoppage >= LAST_STOPPAGE {
            reader
                .faults
                .push("no turn begins on the stoppage square +5".to_owned());
        }
        if corner && !open.turn.start.is_corner() && open.step != Step::CornerSide {
            reader
                .faults
                .push("a corner kick starts in a corner area".to_owned());
        }
        if open.turn.taker.is_some() && !corner {
            reader
                .faults
                .push("turn.taker goes with turn.kind corner-kick".to_owned());
        }
        if matches!(open.step, Step::FreeKick) && crate::rule::goal_attempt::check(open).is_err() {
            reader
                .faults
                .push("at: free-kick is decided only where a goal attempt is possible".to_owned());
        }
        if !(1..=2).contains(&open.turn.action) {
            reader.faults.push("turn.action is 1 or 2".to_owned());
        }
        let begun = matches!(
            open.step,
            Step::Moves { .. }
                | Step::FreeMovements
                | Step::GoalRoll
                | Step::DifficultRoll
                | Step::ReboundRoll
                | Step::PressingRoll
                | Step::Entry(crate::EntryAfter::Rebound)
        );
        let played = open.turn.action.saturating_sub(1) + u8::from(begun);
        if (begun || open.step == Step::Action) && open.turn.used.iter().count() > played.into() {
            reader
                .faults
                .push("turn.used lists more actions than were played".to_owned());
        }
    }
}

impl TeamDiagram {
    fn of(open: &Open, side: Side) -> Self {
        let team = &open.teams[side];
        Self {
            keeper: Some(match team.keeper {
                Some(area) => area.to_string(),
                None if open.keeper_is_due(side) => "hand".to_owned(),
                None => "spot".to_owned(),
            }),
            formation: Some(
                team.formation
                    .map_or_else(|| "secret".to_owned(), |formation| formation.to_string()),
            ),
            yellow: team.yellow,
            red: team.red,
            in_hand: team.in_hand,
            moved: write_counts(team.moved),
            free_moved: write_counts(team.free_moved),
            keeper_moved: team.keeper_mark == Mark::Moved,
            keeper_free_moved: team.keeper_mark == Mark::FreeMoved,
            secret_formation: None,
            secret_dive: None,
        }
    }

    fn secret(&self) -> Secret {
        Secret {
            formation: self.secret_formation,
            dive: self.secret_dive,
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
            in_hand: self.in_hand,
            yellow: self.yellow,
            red: self.red,
            formation,
        }
    }
}

impl TurnDiagram {
    fn read(&self, open: &mut Open, reader: &mut Reader) {
        let snapshot = self
            .snapshot
            .as_deref()
            .and_then(|text| reader.keep("turn.snapshot", read_pairs(text)));
        let now = BySide::with(|side| open.teams[side].all_pieces());
        let turn = &mut open.turn;
        if let Some(kind) = kind_of_restart(open.step) {
            // A restart being prepared says itself where and for whom.
            *turn = Turn::new(kind, open.ball, open.controlling);
            if kind == TurnKind::FreeKick {
                turn.began = self.began.unwrap_or(open.controlling);
            }
        } else {
            turn.start = self.start.unwrap_or(open.ball);
            turn.target = self.target.unwrap_or(open.ball);
            turn.began = self.began.unwrap_or(open.controlling);
        }
        turn.snapshot = match snapshot {
            // It lists the areas that differ.
            Some((listed, areas)) => BySide::with(|side| {
                let mut counts = now[side];
                for area in areas {
                    counts.set(area, listed[side].get(area));
                }
                counts
            }),
            None => now,
        };
        turn.dice = self.dice.unwrap_or_default();
        turn.value_change = self.value_change.clamp(-6, 6);
        turn.stages_skipped = self.stages_skipped;
        turn.acting = self.acting.unwrap_or(open.controlling);
        turn.first = self.first.unwrap_or(turn.acting);
        turn.action = self.action.unwrap_or(1);
        turn.used = ActionSet::NONE;
        for kind in &self.used {
            turn.used.insert(*kind);
        }
        turn.direct = self.direct;
        turn.taker = self.taker;
        turn.penalty = self.penalty;
        turn.last_move = self.last_move.as_deref().and_then(|text| {
            reader.keep(
                "turn.last_move",
                match text.parse() {
                    Ok(crate::Choice::Move(step)) => Ok(step),
                    _ => Err(format!("'{text}' is not a move")),
                },
            )
        });
        let past_check = matches!(
            open.step,
            Step::Action
                | Step::Moves { .. }
                | Step::FreeMovements
                | Step::GoalRoll
                | Step::DifficultRoll
                | Step::ReboundRoll
                | Step::PressingRoll
                | Step::CornerSide
        );
        turn.dead_ball = self.dead_ball.unwrap_or(turn.dead_ball && !past_check);
        if let Some(dice) = self.dice
            && [dice.home, dice.away]
                .iter()
                .any(|die| !(1..=6).contains(die))
        {
            reader.faults.push("turn.dice are 1 to 6".to_owned());
        }
        open.turn.offside = if let Some(areas) = &self.offside {
            areas.iter().copied().collect()
        } else {
            // Judged in stage 1: from the start area, for the team that began the turn.
            let mut stage_1 = *open;
            stage_1.ball = open.turn.start;
            stage_1.controlling = open.turn.began;
            offside_areas(&stage_1)
        };
        open.check_last_move(reader);
    }
}

impl Open {
    /// Whether the controlling team has made its part of a set-up.
    fn has_placed(&self, set_up: SetUp) -> bool {
        let team = &self.teams[self.controlling];
        let at_the_ball = match set_up {
            SetUp::CornerKick => self.turn.taker.is_some(),
            SetUp::KickOff | SetUp::FreeKick | SetUp::Penalty => team.pieces(self.ball) > 0,
        };
        at_the_ball && team.in_hand == 0 && !self.keeper_is_due(self.controlling)
    }

    /// A last move that was never made would be taken back wrongly.
    fn check_last_move(&mut self, reader: &mut Reader) {
        let Some(Move { piece, to, .. }) = self.turn.last_move else {
            return;
        };
        let side = match self.step {
            Step::Adjust { .. } => self.controlling,
            Step::EventMoves { side, .. } | Step::RestartMoves { side, .. } => side,
            Step::Moves { .. } | Step::FreeMovements => self.turn.acting,
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
        if !made {
            reader
                .faults
                .push("turn.last_move was not made by the team that moves".to_owned());
        }
    }
}

/// Whether the ball lies where a set-up of this kind is made.
fn is_place_of(set_up: SetUp, open: &Open) -> bool {
    match set_up {
        SetUp::KickOff => open.ball == Area::B3,
        SetUp::FreeKick => !partly_own_half(open.controlling).contains(open.ball),
        SetUp::CornerKick => Flank::BOTH
            .iter()
            .any(|flank| flank.corner(open.controlling) == open.ball),
        SetUp::Penalty => open.ball == penalty_area(!open.controlling),
    }
}

/// The kind of turn that a restart being prepared leads to.
fn kind_of_restart(step: Step) -> Option<TurnKind> {
    match step {
        Step::Place { set_up, .. } | Step::Adjust { set_up, .. } => Some(match set_up {
            SetUp::KickOff => TurnKind::KickOff,
            SetUp::CornerKick => TurnKind::CornerKick,
            SetUp::FreeKick | SetUp::Penalty => TurnKind::FreeKick,
        }),
        Step::FreeKick | Step::Dive | Step::Kick | Step::PenaltyRoll => Some(TurnKind::FreeKick),
        Step::CornerSide => Some(TurnKind::CornerKick),
        _ => None,
    }
}

/// "1-0".
fn read_score(text: &str) -> Result<BySide<u8>, String> {
    let bad = || format!("'{text}' is not a score: write it as 1-0");
    let (home, away) = text.split_once('-').ok_or_else(bad)?;
    Ok(BySide {
        home: home.trim().parse().map_err(|_| bad())?,
        away: away.trim().parse().map_err(|_| bad())?,
    })
}

/// "b4 3/2, b5 1/2" and the areas it lists.
fn read_pairs(text: &str) -> Result<(BySide<Counts>, AreaSet), String> {
    let mut counts = BySide::<Counts>::default();
    let mut listed = AreaSet::EMPTY;
    for entry in entries(text) {
        let bad = || format!("'{entry}' is not an entry like 'b4 3/2'");
        let (area, numbers) = entry.split_once(' ').ok_or_else(bad)?;
        let area: Area = area.parse()?;
        let (home, away) = numbers.trim().split_once('/').ok_or_else(bad)?;
        if listed.contains(area) {
            return Err(format!("{area} is listed twice"));
        }
        listed = listed.with(area);
        for (side, number) in [(Side::Home, home), (Side::Away, away)] {
            counts[side].set(area, read_count(number).ok_or_else(bad)?);
        }
    }
    Ok((counts, listed))
}

/// "a4 1, b3 2".
fn read_counts(text: &str) -> Result<Counts, String> {
    let mut counts = Counts::NONE;
    for entry in entries(text) {
        let bad = || format!("'{entry}' is not an entry like 'a4 1'");
        let (area, number) = entry.split_once(' ').ok_or_else(bad)?;
        counts.set(area.parse()?, read_count(number).ok_or_else(bad)?);
    }
    Ok(counts)
}

fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
        .map(str::trim)
        .filter(|entry| !entry.is_empty())
}

fn read_count(text: &str) -> Option<u8> {
    text.trim()
        .parse()
        .ok()
        .filter(|number| *number <= OUTFIELD + 1)
}

fn write_pairs(counts: BySide<Counts>) -> String {
    let mut text = String::new();
    for area in Area::ALL {
        let (home, away) = (counts.home.get(area), counts.away.get(area));
        if home + away > 0 {
            let comma = if text.is_empty() { "" } else { ", " };
            let _ = write!(text, "{comma}{area} {home}/{away}");
        }
    }
    text
}

/// The areas of a snapshot that differ from the pieces now.
fn write_snapshot(snapshot: BySide<Counts>, now: BySide<Counts>) -> String {
    Area::ALL
        .into_iter()
        .filter(|area| {
            Side::BOTH
                .iter()
                .any(|side| snapshot[*side].get(*area) != now[*side].get(*area))
        })
        .map(|area| {
            format!(
                "{area} {}/{}",
                snapshot.home.get(area),
                snapshot.away.get(area)
            )
        })
        .collect::<Vec<_>>()
        .join(", ")
}

fn write_counts(counts: Counts) -> String {
    Area::ALL
        .into_iter()
        .filter(|area| counts.get(*area) > 0)
        .map(|area| format!("{area} {}", counts.get(area)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// "free kick home".
fn read_award(text: &str, open: &mut Open) -> Result<flow::Award, String> {
    let bad = || {
        format!(
            "'{text}' is not a restart: 'kick-off home', 'free kick home', 'corner kick home', \
             'penalty home' or 'goal kick home'"
        )
    };
    let (restart, side) = text.rsplit_once(' ').ok_or_else(bad)?;
    let side: Side = side.parse()?;
    match restart {
        "kick-off" => Ok(flow::Award::KickOff(side)),
        "free kick" => Ok(flow::Award::FreeKick(side)),
        "goal kick" => Ok(flow::Award::GoalKick(side)),
        "penalty" => {
            open.ball = penalty_area(!side);
            Ok(flow::Award::FreeKick(side))
        }
        "corner kick" => Flank::of(open.ball)
            .map(|flank| flow::Award::CornerKick(side, Some(flank)))
            .ok_or_else(|| "the ball's area says which corner: put it in column a or c".to_owned()),
        _ => Err(bad()),
    }
}
