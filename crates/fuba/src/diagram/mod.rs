//! Diagrams: a position written down, for scenarios, the referee protocol and views.
//!
//! Everything has a default, so that a position of three pieces is three words; and everything can be
//! written, so that any position can be read back as it was.

mod check;
mod edition;
mod possible;
mod read;
mod text;

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::choice::{Action, ActionKind, Choice, Dive, Kick, Piece, Pressing};
use crate::condition::Condition;
use crate::formation::Formation;
use crate::options::{Advanced, Edition, Options};
use crate::pitch::Area;
use crate::position::{Open, Position};
use crate::roles::Roles;
use crate::skill::SkillSet;
use crate::step::Step;
use crate::styles::Styles;
use crate::team::Mark;
use crate::turn::{PendingGoalKick, Then, TurnKind};

use text::{write_counts, write_pairs, write_snapshot};

/// A position written down.
///
/// ```
/// use gaffer_fuba::gaffer_core::{Refuses, Rules, Silent};
/// use gaffer_fuba::{Choice, Diagram, Position, pitch::Area};
///
/// // One home player in b3, the keepers at home; home has the ball in b3 and chooses a target.
/// let diagram = Diagram { pieces: "b3 1/0".into(), ..Diagram::default() };
/// let mut position = Position::from_diagram(&diagram).unwrap();
/// let refusal = position.choose(Choice::Target(Area::A4), &mut Silent).unwrap_err();
/// assert_eq!(refusal.rule().0, "F22-4.1a");
/// position.choose(Choice::Target(Area::B3), &mut Silent).unwrap();
/// assert_eq!(Position::from_diagram(&position.diagram()), Ok(position));
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Diagram {
    /// The options of the match.
    pub options: Options,
    /// 1 or 2.
    pub half: u8,
    /// Regular squares passed, 0 to 45; in stoppage time 45.
    pub clock: Option<u8>,
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
    /// The goal kick that opens the next turn (1.0, 2014).
    #[serde(skip_serializing_if = "is_not_pending")]
    pub restart: PendingGoalKick,
    /// Squares owed for equal dice (2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carry: Option<u8>,
    /// The side that passes its next control check (2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto_pass: Option<Side>,
    /// The side that had the first action stage of the last turn (2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_first: Option<Side>,
    /// Pieces that each side moved in the last turn (2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_moved: Option<BySide<u8>>,
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
    /// Pieces lost by red cards, where they are not as many as the cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent_off: Option<u8>,
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
    /// Condition points; by default the formation's numbers (A1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    /// Whether the team is tired.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tired: Option<bool>,
    /// Substitutions made (A3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub substitutions: Option<u8>,
    /// The minutes still to serve of each piece that will come back (A4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub injured: Option<Vec<u8>>,
    /// Pieces lost by injury and not replaced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<u8>,
    /// Whether the keeper was injured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keeper_injured: Option<bool>,
    /// The formation in force from the next turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending_formation: Option<Formation>,
    /// The skills used in this match (A10).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_used: Option<SkillSet>,
    /// The skills used in this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_this_turn: Option<SkillSet>,
    /// Those of them whose effect lasts; by default all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_in_force: Option<SkillSet>,
    /// The skills lost by an event (A11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_lost: Option<SkillSet>,
    /// How many skills are held and not shown; by default the secret ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden_skills: Option<u8>,
    /// The skills held and not shown.
    #[serde(skip_serializing_if = "SkillSet::none")]
    pub secret_skills: SkillSet,
    /// The skills gained for later matches.
    #[serde(skip_serializing_if = "SkillSet::none")]
    pub secret_won: SkillSet,
    /// The roles chosen and not yet shown (A2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret_roles: Option<Roles>,
    /// The playing styles (A6 of 2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub styles: Option<Styles>,
    /// The styles chosen and not yet shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret_styles: Option<Styles>,
    /// Whether the keeper stands in front of his goal area (A5 of 2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keeper_advanced: Option<bool>,
    /// Pieces moved in this turn, for the order of the next (2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moved_count: Option<u8>,
}

/// The turn of a diagram.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a key of its own of the written form"
)]
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
    /// The action now due: 1, 2, or 3 for a third one.
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
    /// Whether the actions of the stage are over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub actions_done: bool,
    /// The target that fixes the order of stages; by default the target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order_target: Option<Area>,
    /// The side whose keeper has swept (A5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub swept: Option<Side>,
    /// The side with +2 on goal attempts (A11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub misplaced_keeper: Option<Side>,
    /// The side that may play a third action (A11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub third_action: Option<Side>,
    /// The side whose boosts are free (A11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_boosts: Option<Side>,
    /// The side that may change the new value (A11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounce: Option<Side>,
    /// The new value where an event fixes it (A11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed_value: Option<u8>,
    /// How it is pressed: "pressing aggressive tackle boost".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pressing: Option<String>,
    /// Whether the attempt or penalty is rolled with two dice (A10).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub keeper_skill: bool,
    /// What the shooter's skills add (A10).
    #[serde(skip_serializing_if = "is_none")]
    pub shot_skills: u8,
    /// Added to the yellow card test (A10).
    #[serde(skip_serializing_if = "is_none")]
    pub card_plus: u8,
    /// The sides that still suffer an injury (A4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub injuries: Option<BySide<bool>>,
    /// Taken off the injury dice (A11).
    #[serde(skip_serializing_if = "is_none")]
    pub injury_less: u8,
    /// What follows cards and injuries; by default the free kick of the foul.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Then>,
    /// Whether the side of the corner kick is still to be chosen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub corner_side_open: bool,
    /// The keepers' areas at the beginning of the turn; by default where they stand (1.0).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub snapshot_keepers: Option<BySide<Option<Area>>>,
    /// The area that stands in for an empty target (1.0).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<Area>,
    /// The side that makes no moves (1.0).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_moves: Option<Side>,
    /// The side without defence moves (2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_defence: Option<Side>,
    /// Pieces brought to the ball, each at the price of a move (1.0, 2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries: Option<BySide<u8>>,
    /// Whether the passive team of the beginning acts first (2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passive_first: Option<bool>,
    /// Whether the start area was free of opponents in the control check (2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_free: Option<bool>,
    /// Event moves to be made when the ball has moved: by whom, and how many (2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event_moves: Option<(Side, u8)>,
    /// Whether the moves before a slow goal kick are being made (1.0, 2014).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slow_goal_kick: Option<bool>,
    /// Whether the keeper was advanced or called back in this movement (2014).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub keeper_set: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn is_not_pending(restart: &PendingGoalKick) -> bool {
    *restart == PendingGoalKick::None
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn is_none(number: &u8) -> bool {
    *number == 0
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
            clock: None,
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
            restart: PendingGoalKick::None,
            carry: None,
            auto_pass: None,
            last_first: None,
            last_moved: None,
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
            team.secret_roles = secret.roles;
            team.secret_skills = secret.skills;
            team.secret_won = secret.won;
            team.secret_styles = secret.styles;
        }
        diagram
    }

    /// The open part of a position written down.
    pub(crate) fn of_open(open: &Open) -> Self {
        let turn = &open.turn;
        let handover = &open.handover;
        let older = open.options.edition != Edition::V2_2;
        let in_1_0 = open.options.edition == Edition::V1_0;
        let in_2014 = open.options.edition == Edition::V2014;
        let keepers = BySide::with(|side| open.teams[side].keeper);
        let all_pieces = BySide::with(|side| open.teams[side].all_pieces());
        Self {
            options: open.options,
            half: open.clock.half,
            clock: Some(open.clock.square),
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
                actions_done: turn.actions_done,
                order_target: (turn.order_target != turn.target).then_some(turn.order_target),
                swept: turn.swept,
                misplaced_keeper: turn.misplaced_keeper,
                third_action: turn.third_action,
                free_boosts: turn.free_boosts,
                bounce: turn.bounce,
                fixed_value: turn.fixed_value.map(|value| value.number() as u8),
                pressing: (turn.pressing != (Pressing::NORMAL, false)).then(|| {
                    let action = Action::Pressing(turn.pressing.0);
                    if turn.pressing.1 {
                        Choice::Boosted(action).to_string()
                    } else {
                        Choice::Action(action).to_string()
                    }
                }),
                keeper_skill: turn.keeper_skill,
                shot_skills: turn.shot_skills,
                card_plus: turn.card_plus,
                injuries: (turn.injuries != BySide::default()).then_some(turn.injuries),
                injury_less: turn.injury_less,
                then: (turn.then != read::what_follows(open.step)).then_some(turn.then),
                corner_side_open: turn.corner_side_open,
                snapshot_keepers: (in_1_0 && turn.snapshot_keepers != keepers)
                    .then_some(turn.snapshot_keepers),
                stand_in: turn.stand_in,
                no_moves: turn.no_moves,
                no_defence: turn.no_defence,
                entries: older.then_some(turn.entries),
                passive_first: in_2014.then_some(turn.passive_first),
                start_free: in_2014.then_some(turn.start_free),
                event_moves: turn.event_moves,
                slow_goal_kick: (older && open.awaits_goal_kick()).then_some(turn.slow_goal_kick),
                keeper_set: turn.keeper_set,
            },
            restart: handover.goal_kick,
            carry: in_2014.then_some(handover.carry),
            auto_pass: handover.auto_pass.filter(|_| in_2014),
            last_first: handover.last_first,
            last_moved: in_2014.then_some(handover.last_moved),
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
        let bench = &open.benches[side];
        let condition = open.plays(Advanced::Condition);
        let injuries = open.plays(Advanced::Injuries);
        let skills = open.plays(Advanced::Skills);
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
            sent_off: (team.sent_off != team.red).then_some(team.sent_off),
            in_hand: team.in_hand,
            moved: write_counts(team.moved),
            free_moved: write_counts(team.free_moved),
            keeper_moved: team.keeper_mark == Mark::Moved,
            keeper_free_moved: team.keeper_mark == Mark::FreeMoved,
            secret_formation: None,
            secret_dive: None,
            condition: condition.then_some(bench.condition),
            tired: condition.then_some(bench.tired),
            substitutions: open
                .plays(Advanced::Substitutions)
                .then_some(bench.substitutions),
            injured: injuries.then(|| bench.injured.minutes().collect()),
            out: injuries.then_some(bench.out),
            keeper_injured: injuries.then_some(bench.keeper_injured),
            pending_formation: bench.pending,
            skills_used: skills.then_some(bench.used),
            skills_this_turn: skills.then_some(bench.used_this_turn),
            skills_in_force: skills.then_some(open.turn.in_force[side]),
            skills_lost: skills.then_some(bench.lost),
            hidden_skills: skills.then_some(bench.hidden),
            secret_skills: SkillSet::NONE,
            secret_won: SkillSet::NONE,
            secret_roles: None,
            styles: open.options.plays_styles().then_some(bench.styles),
            secret_styles: None,
            keeper_advanced: open
                .options
                .plays_advanced_keeper()
                .then_some(team.keeper_advanced),
            moved_count: (open.options.edition == Edition::V2014)
                .then_some(open.turn.moved_count[side]),
        }
    }
}
