//! Diagrams: a position written down, for scenarios, the referee protocol and views.
//!
//! Everything has a default, so that a position of three pieces is three words; and everything can be
//! written, so that any position can be read back as it was.

mod check;
mod read;
mod text;

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::choice::{ActionKind, Dive, Kick, Piece};
use crate::formation::Formation;
use crate::options::Options;
use crate::pitch::Area;
use crate::position::{Open, Position, Step, TurnKind};
use crate::team::Mark;

use text::{write_counts, write_pairs, write_snapshot};

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
}
