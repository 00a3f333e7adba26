//! The usual line-up of FUBA: formation, no roles, normal styles, skills worth having, who kicks off, where the pieces go, nothing adjusted.

use gaffer_coach::fuba::{usual_set_up, usual_skills};
use gaffer_core::{Rules, Side};
use gaffer_fuba::pitch::Line;
use gaffer_fuba::{Choice, Formation, Position, Roles, SetUp, Step, Style, Styles};

use super::pitch;
use crate::board::PieceKind;
use crate::protocol::{LineUp, LineUpChoice};

/// The usual line-up from here on, where a team is being lined up.
pub(super) fn usual(position: &Position) -> Option<LineUp> {
    let open = position.open();
    let mut offered = Vec::new();
    position.choices(&mut offered);
    let (name, row) = match open.step() {
        Step::Formation(_) => (
            "formation".to_owned(),
            vec![Choice::Formation(Formation::DEFAULT)],
        ),
        Step::Roles(_) => ("roles".to_owned(), vec![Choice::Roles(Roles::NONE)]),
        Step::Styles(_) => {
            let normal = |styles: &Styles| {
                Line::ALL
                    .iter()
                    .all(|line| styles.style(*line) == Style::Normal)
            };
            let styles = Styles::all().find(normal)?;
            ("styles".to_owned(), vec![Choice::Styles(styles)])
        }
        Step::Skills(_) => ("skills".to_owned(), vec![usual_skills(&offered)?]),
        Step::KickOffChoice(side) => ("kick-off choice".to_owned(), vec![Choice::KickOff(side)]),
        Step::Place { set_up, side } => (
            set_up_name(set_up, side, open.controlling()),
            usual_set_up(position, side),
        ),
        Step::Adjust { .. } => ("adjust".to_owned(), vec![Choice::Done]),
        _ => return None,
    };
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

#[cfg(test)]
mod tests {
    use gaffer_coach::Luck;
    use gaffer_core::{Awaits, Match};

    use super::*;
    use crate::Game;

    /// Whoever has the team lined up is asked nothing before the first pass, with all advanced rules of an edition too.
    #[test]
    fn a_line_up_leads_to_the_kick_off() {
        for preset in Position::presets() {
            let mut game = Match::<Position>::new(&preset.options).unwrap();
            let mut luck = Luck::new(1);
            loop {
                let position = *game.position();
                match position.awaits() {
                    Awaits::Roll(roll) => {
                        // Equal dice are rolled again.
                        let _ = game.roll(luck.dice(&roll.dice));
                    }
                    _ if position.open().step() == Step::Target => break,
                    _ => {
                        let step = position.open().step();
                        let usual = usual(&position).unwrap_or_else(|| panic!("{step:?}"));
                        for one in usual.row {
                            game.choose(one.choice.parse().unwrap()).unwrap();
                        }
                    }
                }
            }
        }
    }
}
