//! The usual line-up of FUBA: formation, who kicks off, where the pieces go, nothing adjusted.

use gaffer_coach::fuba::usual_set_up;
use gaffer_core::{Rules, Side};
use gaffer_fuba::{Choice, Formation, Position, SetUp, Step};

use super::pitch;
use crate::board::PieceKind;
use crate::protocol::{LineUp, LineUpChoice};

/// The usual line-up from here on, where a team is being lined up.
pub(super) fn usual(position: &Position) -> Option<LineUp> {
    let open = position.open();
    let (name, row) = match open.step() {
        Step::Formation(_) => (
            "formation".to_owned(),
            vec![Choice::Formation(Formation::DEFAULT)],
        ),
        Step::KickOffChoice(side) => ("kick-off choice".to_owned(), vec![Choice::KickOff(side)]),
        Step::Place { set_up, side } => (
            set_up_name(set_up, side, open.controlling()),
            usual_set_up(position, side),
        ),
        Step::Adjust { .. } => ("adjust".to_owned(), vec![Choice::Done]),
        _ => return None,
    };
    let mut offered = Vec::new();
    position.choices(&mut offered);
    offered.contains(row.first()?).then_some(())?;
    let row = row.into_iter().map(|choice| LineUpChoice {
        choice: choice.to_string(),
        at: pitch::areas(choice).first().map(ToString::to_string),
        kind: match choice {
            Choice::PlaceKeeper(_) => PieceKind::Keeper,
            _ => PieceKind::Outfield,
        },
    });
    Some(LineUp {
        name,
        row: row.collect(),
    })
}

/// What a set-up is for: "kick-off, controlling".
fn set_up_name(set_up: SetUp, side: Side, controlling: Side) -> String {
    let kind = match set_up {
        SetUp::KickOff => "kick-off",
        SetUp::FreeKick => "free kick",
        SetUp::CornerKick => "corner kick",
        SetUp::Penalty => "penalty",
    };
    let role = if side == controlling {
        "controlling"
    } else {
        "passive"
    };
    format!("{kind}, {role}")
}
