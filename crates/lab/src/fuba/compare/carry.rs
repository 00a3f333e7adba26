//! A position under another edition: what is carried over, and what that edition does not know.

use gaffer_core::Rules;
use gaffer_fuba::edition::KICK_OFF_VALUE;
use gaffer_fuba::{
    AdvancedSet, Diagram, Edition, Options, PendingGoalKick, Position, Step, TeamDiagram,
    TurnDiagram, TurnKind,
};

/// A position to be compared.
#[derive(Clone, Debug)]
pub(super) struct Source {
    /// The position written down, with everything in it.
    diagram: Diagram,
    /// Whether it is a kick-off that each edition plays with its own value.
    own_value: bool,
}

/// The kick-off that is compared when no position is given: both teams 4-4-2, two defenders on the wings,
/// two before the penalty area, four players in the centre.
const KICK_OFF: &str = "a1 1/0, b1 1/0, b2 2/0, c1 1/0, a2 1/0, c2 1/0, b3 4/4, a3 0/1, c3 0/1, a4 0/1, \
                        b4 0/2, b5 0/1, c4 0/1";

impl Source {
    /// A kick-off after a standard set-up.
    pub(super) fn kick_off() -> Self {
        Self {
            diagram: Diagram {
                pieces: KICK_OFF.to_owned(),
                turn: TurnDiagram {
                    kind: TurnKind::KickOff,
                    ..TurnDiagram::default()
                },
                ..Diagram::default()
            },
            own_value: true,
        }
    }

    /// A position that somebody gave.
    pub(super) fn from_position(position: &Position) -> Result<Self, String> {
        let diagram = position.diagram();
        let in_hand = diagram.home.in_hand + diagram.away.in_hand;
        if in_hand > 0 || diagram.pieces.is_empty() {
            return Err(format!(
                "the pieces are not all placed ({in_hand} are still in hand): compare a position after its set-up"
            ));
        }
        Ok(Self {
            diagram,
            own_value: false,
        })
    }

    /// The position in which an edition's controlling team chooses its target.
    pub(super) fn under(&self, edition: Edition) -> Result<Position, String> {
        let from = &self.diagram;
        let own = from.options.edition == edition;
        let goal_kick = from.restart != PendingGoalKick::None;
        let kind = if goal_kick {
            TurnKind::GoalKick
        } else if self.is_at_the_target() {
            from.turn.kind
        } else {
            TurnKind::OpenPlay
        };
        let corner = kind == TurnKind::CornerKick;
        let diagram = Diagram {
            options: if own {
                Options {
                    advanced: AdvancedSet::EMPTY,
                    ..from.options
                }
            } else {
                Options::basic(edition)
            },
            controlling: from.controlling,
            ball: from.ball,
            value: if self.own_value {
                KICK_OFF_VALUE[edition] as u8
            } else {
                from.value
            },
            pieces: from.pieces.clone(),
            home: carried_team(&from.home),
            away: carried_team(&from.away),
            turn: TurnDiagram {
                kind,
                start: from.turn.start.filter(|_| corner),
                taker: from.turn.taker.filter(|_| corner),
                ..TurnDiagram::default()
            },
            auto_pass: from.auto_pass.filter(|_| own),
            // Who acts first in 2014 depends on the last turn; where there was none, the controlling team does.
            last_first: (edition == Edition::V2014)
                .then(|| from.last_first.filter(|_| own).unwrap_or(!from.controlling)),
            last_moved: from.last_moved.filter(|_| own),
            at: Some(Step::Target),
            ..Diagram::default()
        };
        Position::from_diagram(&diagram).map_err(|faults| faults.to_string())
    }

    fn is_at_the_target(&self) -> bool {
        matches!(self.diagram.at, None | Some(Step::Target | Step::GoalKick))
    }

    /// What is not carried over, in words.
    pub(super) fn left_out(&self) -> Vec<String> {
        let from = &self.diagram;
        let edition = from.options.edition;
        let mut all =
            vec!["the clock and the score: the comparison knows no end of a half".to_owned()];
        let advanced: Vec<&str> = from
            .options
            .advanced
            .iter()
            .map(gaffer_fuba::Advanced::name)
            .collect();
        if !advanced.is_empty() {
            all.push(format!(
                "the advanced rules {} and all that they put on the board",
                advanced.join(", ")
            ));
        }
        if (Options {
            advanced: AdvancedSet::EMPTY,
            ..from.options
        }) != Options::basic(edition)
        {
            all.push(format!(
                "options that differ from the default: they are kept for {} alone",
                edition.name()
            ));
        }
        if !self.is_at_the_target() {
            all.push(
                "what is left of the turn: the comparison begins with the choice of a target"
                    .to_owned(),
            );
        }
        if from.restart != PendingGoalKick::None {
            all.push("the choice of a slow goal kick: the kick is taken at once".to_owned());
        }
        if let Some(side) = from.auto_pass {
            all.push(format!(
                "the automatic control check of the {side} team, except in 2014"
            ));
        }
        if from.carry.is_some_and(|squares| squares > 0) {
            all.push("the minutes owed for equal dice".to_owned());
        }
        if edition == Edition::V2014 {
            all.push("who moved how many pieces in the last turn, except in 2014".to_owned());
        }
        all
    }
}

/// Of a team: keeper, formation and cards.
fn carried_team(from: &TeamDiagram) -> TeamDiagram {
    TeamDiagram {
        keeper: from.keeper.clone(),
        formation: from
            .formation
            .clone()
            .filter(|formation| formation != "secret"),
        yellow: from.yellow,
        red: from.red,
        sent_off: from.sent_off,
        ..TeamDiagram::default()
    }
}
