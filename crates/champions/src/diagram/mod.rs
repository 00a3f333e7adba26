//! Positions written down: the form that scenarios, the referee and people use.

mod award;
mod check;
mod dead_ball;
mod moving_ball;
mod possible;
mod read;

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};

pub(crate) use award::Award;

use crate::options::Options;
use crate::position::{LineUp, Position};
use crate::result::score_text;
use crate::space::Space;
use crate::squad::{Line, Shirt, ShirtSet};
use crate::step::{DeadBall, Period, Play, Save, ShootOut, Step, Touch, Turn, TurnKind};
use crate::team::{Place, Player, Team};

/// A struct of which only what is unusual is written.
macro_rules! written {
    (
        $(#[$meta:meta])+
        pub struct $type:ident {
            $(always { $(#[$always_doc:meta])+ pub $always:ident: $always_type:ty, })?
            $($(#[$doc:meta])+ $vis:vis $name:ident: $kind:ty,)+
        }
    ) => {
        $(#[$meta])+
        pub struct $type {
            $($(#[$always_doc])+ pub $always: $always_type,)?
            $($(#[$doc])+ #[serde(skip_serializing_if = "gaffer_core::is_default")] $vis $name: $kind,)+
        }
    };
}

written! {
    /// A position written down. Everything has a default but the players.
    ///
    /// ```
    /// use gaffer_champions::gaffer_core::{Awaits, Rules, Side};
    /// use gaffer_champions::{Diagram, Position};
    ///
    /// let written = r#"{ "home": "1 5.0, 8 5.7", "away": "1 6.14", "ball": "5.7", "at": "mover", "roll": 4 }"#;
    /// let diagram: Diagram = serde_json::from_str(written).unwrap();
    /// let position = Position::from_diagram(&diagram).unwrap();
    /// assert_eq!(position.awaits(), Awaits::Choice(Side::Home));
    /// ```
    #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Diagram {
        always {
            /// What is played with.
            pub options: Options,
        }
        /// Home's players on the pitch, e.g. "1 5.0, 8 4.5".
        pub home: String,
        /// Away's players on the pitch.
        pub away: String,
        /// Everything else about home's squad.
        pub home_team: TeamDiagram,
        /// Everything else about away's squad.
        pub away_team: TeamDiagram,
        /// Where the ball is.
        pub ball: Option<Space>,
        /// Whose turn it is, or everything about the turn.
        pub turn: Option<WrittenTurn>,
        /// What comes next.
        pub at: Option<At>,
        /// A dead ball whose procedure begins.
        pub(crate) award: Option<Award>,
        /// The roll that opened the turn.
        pub roll: Option<u8>,
        /// The goals, e.g. "1-0".
        pub score: Option<String>,
        /// Counted ones.
        pub ones: u8,
        /// Counted rolls.
        pub tally: u8,
        /// Fouls of the period.
        pub fouls: u8,
        /// Whether time is used up and the moving ball is played out.
        pub whistle: bool,
        /// The part of the match.
        pub period: Period,
        /// Who touched the ball last, and how.
        pub last_touch: Option<Touch>,
        /// The play of the ball that is going on.
        pub play: Option<Play>,
        /// The save that is being tried.
        pub save: Option<Save>,
        /// The dead ball and how far its procedure has come.
        pub dead: Option<DeadBall>,
        /// A corner taker who still stands on the endline.
        pub corner_taker: Option<Player>,
        /// A wall who still stands on the endline.
        pub wall: Option<Player>,
        /// Away's die of the kick-off.
        pub kick_off_die: u8,
        /// The kicks of a shoot-out.
        pub shoot_out: ShootOut,
        /// Who has lost by having too few players.
        pub forfeit: Option<Side>,
        /// The line-ups as far as they are made.
        pub line_ups: Option<BySide<LineUp>>,
        /// The players of both sides who are to be placed.
        pub lined_up: Option<BySide<ShirtSet>>,
    }
}

/// Where a match begins or stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "at is \"line-up\", \"place\", \"kick-off\", \"warm\", \"roll\", \"mover\", \"leg\", or a step as a position prints it"
)]
pub enum At {
    /// The beginning of a part of the match.
    Beginning(Beginning),
    /// A step.
    Step(Step),
}

/// The parts of a match that can be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beginning {
    /// Before the line-ups.
    LineUp,
    /// Before the placements.
    Place,
    /// Before the kick-off rolls.
    KickOff,
    /// Before the opening roll.
    Roll,
}

/// A turn: its owner, or everything about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "turn is \"home\", \"away\", or a turn as a position prints it"
)]
pub enum WrittenTurn {
    /// Whose turn it is.
    Owner(Side),
    /// Everything.
    Turn(Turn),
}

written! {
    /// A side's squad but for the spaces of its players.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct TeamDiagram {
        /// Warming up.
        pub warming: ShirtSet,
        /// Replaced.
        pub substituted: ShirtSet,
        /// Sent off.
        pub sent_off: ShirtSet,
        /// Injured twice and off.
        pub injured_off: ShirtSet,
        /// Not in the squad of the day.
        pub suspended: ShirtSet,
        /// On the pitch, waiting to be put on a space.
        pub lifted: ShirtSet,
        /// With a yellow card.
        pub yellow: ShirtSet,
        /// Injured once or twice.
        pub injured: ShirtSet,
        /// Substitutions used.
        pub substitutions: u8,
        /// Who is in goal, where it is neither 1 nor 20.
        pub goalie: Option<Shirt>,
    }
}

impl TeamDiagram {
    fn from_team(team: &Team, suspended: ShirtSet) -> Self {
        let regular = team.on_pitch().and(Line::Goalies.shirts()).first();
        Self {
            warming: team.all_in(Place::Warming),
            substituted: team.all_in(Place::Substituted),
            sent_off: team.all_in(Place::SentOff),
            injured_off: team.all_in(Place::InjuredOff),
            suspended: team.all_in(Place::Suspended).minus(suspended),
            lifted: team.all_in(Place::Lifted),
            yellow: team.yellow,
            injured: team.injured,
            substitutions: team.substitutions,
            goalie: (regular != Some(team.goalie)).then_some(team.goalie),
        }
    }
}

/// Copies what a diagram and a position say in the same way.
macro_rules! copy_alike {
    ($from:expr => $to:expr) => { copy_alike!(
        $from => $to; ball ones tally fouls whistle period last_touch play save dead corner_taker wall kick_off_die
        shoot_out forfeit
    ) };
    ($from:expr => $to:expr; $($name:ident)+) => { $($to.$name = $from.$name;)+ };
}
use copy_alike;

fn pieces(team: &Team) -> String {
    team.on_pitch()
        .iter()
        .filter_map(|shirt| Some(format!("{shirt} {}", team.space(shirt)?)))
        .collect::<Vec<_>>()
        .join(", ")
}

impl Diagram {
    /// A position written down; it reads back as the same.
    pub(crate) fn from_position(position: &Position) -> Self {
        let open = &position.open;
        let plain = Turn::new(open.turn.owner, TurnKind::Normal);
        let team =
            |side: Side| TeamDiagram::from_team(&open.teams[side], open.options.suspended[side]);
        let mut diagram = Self {
            options: open.options,
            home: pieces(&open.teams.home),
            away: pieces(&open.teams.away),
            home_team: team(Side::Home),
            away_team: team(Side::Away),
            turn: Some(if open.turn == plain {
                WrittenTurn::Owner(open.turn.owner)
            } else {
                WrittenTurn::Turn(open.turn)
            }),
            at: Some(At::Step(open.step)),
            score: Some(score_text(open.score)),
            line_ups: open.step.is_line_up().then_some(position.line_ups),
            ..Self::default()
        };
        copy_alike!(open => diagram);
        diagram
    }
}
