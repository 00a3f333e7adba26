//! What decisions are about, so that what they cost can be added up by it.

use gaffer_games::named;
use gaffer_games::words::Phrase;
use serde::Serialize;
use utoipa::ToSchema;

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ReviewMatter)]
pub(super) enum Matter {
    /// Who plays, in which formation, with which roles and skills.
    LineUp,
    /// Where everybody stands before play begins again.
    SetUp,
    /// Where the ball is played.
    Pass,
    /// Whether to shoot, move or do something else.
    Action,
    /// Moves of players.
    Movement,
    /// A whole turn: who acts, and what he does.
    Turn,
    /// Interceptions, saves, pressing.
    Defence,
    /// Who takes a throw-in, a corner or a free kick, and how.
    SetPiece,
    /// Substitutes, condition and injuries.
    Substitution,
    /// Whether a card is used.
    Skill,
    /// Penalties and the shoot-out.
    Penalty,
    /// Fouls and sendings-off.
    Discipline,
    /// Everything else.
    Other,
}

/// The decisions of both games by what they are about, as [`gaffer_core::Rules::question`] names them.
const MATTERS: &[(Matter, &[&str])] = &[
    (
        Matter::LineUp,
        &[
            "formation",
            "roles",
            "skills",
            "styles",
            "goalie",
            "pick",
            "extra skill",
        ],
    ),
    (
        Matter::SetUp,
        &[
            "kick-off choice",
            "set-up",
            "adjust",
            "restart moves",
            "half time",
            "stand-in",
            "place",
            "goalie-spot",
        ],
    ),
    (Matter::Pass, &["target", "perfect pass", "bounce"]),
    (Matter::Action, &["action", "shot"]),
    (
        Matter::Movement,
        &[
            "event moves",
            "entry",
            "moves",
            "free movements",
            "movement",
            "dribble",
        ],
    ),
    (Matter::Turn, &["mover", "act", "leg", "follow"]),
    (
        Matter::Defence,
        &["press", "sweep", "slow play", "intercept", "save"],
    ),
    (
        Matter::SetPiece,
        &[
            "goal kick",
            "corner side",
            "free kick",
            "thrower",
            "corner-taker",
            "corner-wall",
            "free-kick-taker",
            "free-kick-wall",
        ],
    ),
    (
        Matter::Substitution,
        &[
            "lose point",
            "gain point",
            "injury",
            "replace",
            "substitution",
            "warm",
            "out",
            "in-goal",
            "injury-sub",
            "on-or-back",
        ],
    ),
    (Matter::Skill, &["skill"]),
    (
        Matter::Penalty,
        &["dive", "kick", "penalty-taker", "shoot-out-taker"],
    ),
    (Matter::Discipline, &["send off", "foul"]),
];

impl Matter {
    /// What a decision is about that begins with this question.
    pub(super) fn of(question: &str) -> Self {
        let mut matters = MATTERS.iter();
        let found = matters.find(|(_, questions)| questions.contains(&question));
        found.map_or(Self::Other, |(matter, _)| *matter)
    }

    /// How it is called.
    pub(super) fn words(self) -> Phrase {
        named!(self, Self: review {
            LineUp SetUp Pass Action Movement Turn Defence SetPiece Substitution Skill Penalty Discipline Other
        })
    }
}
