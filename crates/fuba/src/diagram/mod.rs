//! Diagrams: a position written down, for scenarios, the referee protocol and views.
//!
//! Everything has a default, so that a position of three pieces is three words; and everything can be
//! written, so that any position can be read back as it was.

mod check;
mod facts;
mod possible;
mod read;
mod text;
mod turn;

use gaffer_core::{BySide, Side, is_default};
use serde::{Deserialize, Serialize};

use crate::choice::Dive;
use crate::condition::Condition;
use crate::formation::Formation;
use crate::options::{Advanced, Edition, Options};
use crate::pitch::Area;
use crate::position::{Open, Position};
use crate::roles::Roles;
use crate::shoot_out::ShootOut;
use crate::skill::SkillSet;
use crate::step::Step;
use crate::styles::Styles;
use crate::team::Mark;
use crate::turn::PendingGoalKick;
pub use crate::turn::TurnDiagram;

pub(crate) use facts::{EVERY, Fact, IN_1_0, IN_2_2, IN_2014, Known, SINCE_2014, UNTIL_2014};
pub(crate) use possible::is_before_the_match;
use text::{write_counts, write_pairs};

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
    #[serde(skip_serializing_if = "is_default")]
    pub restart: PendingGoalKick,
    /// Squares owed for equal dice (2014).
    #[serde(skip_serializing_if = "is_default")]
    pub carry: Option<u8>,
    /// The side that passes its next control check (2014).
    #[serde(skip_serializing_if = "is_default")]
    pub auto_pass: Option<Side>,
    /// The side that had the first action stage of the last turn (2014).
    #[serde(skip_serializing_if = "is_default")]
    pub last_first: Option<Side>,
    /// Pieces that each side moved in the last turn (2014).
    #[serde(skip_serializing_if = "is_default")]
    pub last_moved: Option<BySide<u8>>,
    /// The kicks of the shoot-out, from its beginning on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shoot_out: Option<ShootOut>,
    /// What is awaited.
    #[serde(skip_serializing_if = "is_default")]
    pub at: Option<At>,
    /// A restart to be given now, instead of `at`: "free kick home".
    #[serde(skip_serializing_if = "is_default")]
    pub award: Option<String>,
}

/// What is awaited, in the words of a [`Step`].
pub type At = Step;

/// Makes `TeamDiagram` of its rows: each a fact, where it is left out, the editions that know it and the advanced rule that
/// it needs.
macro_rules! team_diagram {
    ($(
        $(#[$doc:meta])+
        $name:ident: $type:ty, $(unless $usual:literal,)? in $known:ident $(needs $rule:ident)?;
    )+) => {
        /// A team of a diagram.
        #[derive(Clone, Debug, Default, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct TeamDiagram {
            $($(#[$doc])+ $(#[serde(skip_serializing_if = $usual)])? pub $name: $type,)+
        }

        impl TeamDiagram {
            /// What it says, with the editions and the rule that each fact needs.
            fn facts(&self) -> Vec<Fact> {
                vec![$(Fact::new(stringify!($name), $known, &self.$name)$(.needs(Advanced::$rule))?,)+]
            }
        }
    };
}

team_diagram! {
    /// The keeper's area; "spot" for one who takes a corner, "hand" while he is to be placed.
    keeper: Option<String>, unless "is_default", in EVERY;
    /// The formation, once revealed; "secret" before.
    formation: Option<String>, unless "is_default", in EVERY;
    /// Yellow cards.
    yellow: u8, in EVERY;
    /// Red cards.
    red: u8, in EVERY;
    /// Pieces lost by red cards, where they are not as many as the cards.
    sent_off: Option<u8>, unless "is_default", in EVERY;
    /// Outfield pieces still to be placed.
    in_hand: u8, in EVERY;
    /// Outfield pieces that have moved this turn: "a4 1, b3 2".
    moved: String, unless "is_default", in EVERY;
    /// Outfield pieces that have made a free movement this turn.
    free_moved: String, unless "is_default", in EVERY;
    /// Whether the keeper has moved this turn.
    keeper_moved: bool, unless "is_default", in EVERY;
    /// Whether the keeper has made a free movement this turn.
    keeper_free_moved: bool, unless "is_default", in EVERY;
    /// A formation chosen and not yet revealed.
    secret_formation: Option<Formation>, unless "is_default", in EVERY;
    /// What the keeper will do at the penalty.
    secret_dive: Option<Dive>, unless "is_default", in EVERY;
    /// Condition points; by default the formation's numbers (A1).
    condition: Option<Condition>, unless "is_default", in SINCE_2014;
    /// Whether the team is tired.
    tired: Option<bool>, unless "is_default", in SINCE_2014 needs Condition;
    /// Substitutions made (A3).
    substitutions: Option<u8>, unless "is_default", in SINCE_2014 needs Substitutions;
    /// The minutes still to serve of each piece that will come back (A4).
    injured: Option<Vec<u8>>, unless "is_default", in SINCE_2014 needs Injuries;
    /// Pieces lost by injury and not replaced.
    out: Option<u8>, unless "is_default", in SINCE_2014 needs Injuries;
    /// Whether the keeper was injured.
    keeper_injured: Option<bool>, unless "is_default", in EVERY;
    /// The formation in force from the next turn.
    pending_formation: Option<Formation>, unless "is_default", in SINCE_2014 needs Substitutions;
    /// The skills used in this match (A10).
    skills_used: Option<SkillSet>, unless "is_default", in IN_2_2 needs Skills;
    /// The skills used in this turn.
    skills_this_turn: Option<SkillSet>, unless "is_default", in IN_2_2 needs Skills;
    /// Those of them whose effect lasts; by default all.
    skills_in_force: Option<SkillSet>, unless "is_default", in IN_2_2 needs Skills;
    /// The skills lost by an event (A11), those of the last match included.
    skills_lost: Option<SkillSet>, unless "is_default", in EVERY;
    /// How many skills are held and not shown; by default the secret ones.
    hidden_skills: Option<u8>, unless "is_default", in IN_2_2 needs Skills;
    /// The skills held and not shown.
    secret_skills: SkillSet, unless "is_default", in IN_2_2 needs Skills;
    /// The skills gained for later matches.
    secret_won: SkillSet, unless "is_default", in IN_2_2 needs Events;
    /// The roles chosen and not yet shown (A2).
    secret_roles: Option<Roles>, unless "is_default", in SINCE_2014 needs Roles;
    /// The playing styles (A6 of 2014).
    styles: Option<Styles>, unless "is_default", in IN_2014 needs Aggression;
    /// The styles chosen and not yet shown.
    secret_styles: Option<Styles>, unless "is_default", in IN_2014 needs Aggression;
    /// Whether the keeper stands in front of his goal area (A5 of 2014).
    keeper_advanced: Option<bool>, unless "is_default", in IN_2014 needs Keeper;
    /// Pieces moved in this turn, for the order of the next (2014).
    moved_count: Option<u8>, unless "is_default", in IN_2014;
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
            shoot_out: None,
            at: None,
            award: None,
        }
    }
}

impl Diagram {
    /// A position written down, secrets included.
    pub(crate) fn from_position(position: &Position) -> Self {
        let mut diagram = Self::from_open(&position.open);
        diagram.options = position.all_options();
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
    pub(crate) fn from_open(open: &Open) -> Self {
        let handover = &open.handover;
        let in_2014 = open.options.edition == Edition::V2014;
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
            pieces: write_pairs(open.all_pieces()),
            home: TeamDiagram::from_open(open, Side::Home),
            away: TeamDiagram::from_open(open, Side::Away),
            turn: TurnDiagram::written(open),
            restart: handover.goal_kick,
            carry: in_2014.then_some(handover.carry),
            auto_pass: handover.auto_pass.filter(|_| in_2014),
            last_first: handover.last_first,
            last_moved: in_2014.then_some(handover.last_moved),
            shoot_out: open.shoot_out,
            at: Some(open.step),
            award: None,
        }
    }

    fn team(&self, side: Side) -> &TeamDiagram {
        match side {
            Side::Home => &self.home,
            Side::Away => &self.away,
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
    fn from_open(open: &Open, side: Side) -> Self {
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
            styles: open.options.plays_styles().then_some(bench.styles),
            keeper_advanced: open
                .options
                .plays_advanced_keeper()
                .then_some(team.keeper_advanced),
            moved_count: (open.options.edition == Edition::V2014)
                .then_some(open.turn.moved_count[side]),
            ..Self::default()
        }
    }
}
