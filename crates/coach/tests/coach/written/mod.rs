//! Positions of the complete game that are written down, and what the coach decides in them.

use gaffer_coach::fuba::Sensible;
use gaffer_coach::{Coach, Luck};
use gaffer_core::{Awaits, BySide, Rules, Side, Viewer};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{
    Choice, Diagram, Options, Position, Skill, SkillSet, Step, TeamDiagram, TurnDiagram, Window,
};

/// The decision of a fresh sensible coach.
pub(crate) fn decision(diagram: &Diagram) -> Choice {
    let position = Position::from_diagram(diagram).expect("a sound diagram");
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        panic!("no choice is awaited");
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let view = position.view(Viewer::Side(side));
    let choice = Sensible::default().decide(&view, side, &choices, &mut Luck::new(1));
    assert!(choices.contains(&choice), "{choice} is not offered");
    choice
}

/// The complete game, home's action stage first; nobody holds a skill.
pub(crate) fn full(ball: Area, value: u8, pieces: &str) -> Diagram {
    Diagram {
        options: Options::FULL,
        half: 2,
        clock: Some(10),
        ball,
        value,
        pieces: pieces.to_owned(),
        turn: TurnDiagram {
            acting: Some(Side::Home),
            first: Some(Side::Home),
            action: Some(1),
            ..TurnDiagram::default()
        },
        at: Some(Step::Action),
        ..Diagram::default()
    }
}

/// The same with away in possession.
pub(crate) fn defending(ball: Area, value: u8, pieces: &str) -> Diagram {
    Diagram {
        controlling: Side::Away,
        ..full(ball, value, pieces)
    }
}

pub(crate) fn condition(text: &str) -> TeamDiagram {
    TeamDiagram {
        condition: Some(text.parse().expect("condition points")),
        ..TeamDiagram::default()
    }
}

/// A team that holds skills; its free use is spent if one of them was used.
pub(crate) fn holding(skills: &[Skill], free_use_spent: bool) -> TeamDiagram {
    let skills = SkillSet::of(skills);
    if free_use_spent {
        TeamDiagram {
            skills_used: Some(skills),
            ..TeamDiagram::default()
        }
    } else {
        TeamDiagram {
            secret_skills: skills,
            ..TeamDiagram::default()
        }
    }
}

/// The window of a skill, with home holding it.
pub(crate) fn window(window: Window, skill: Skill, spent: bool, position: Diagram) -> Diagram {
    Diagram {
        home: holding(&[skill], spent),
        at: Some(Step::Skill(window)),
        ..position
    }
}

pub(crate) const fn uses(skill: Skill) -> Choice {
    Choice::Use(skill, None)
}

pub(crate) const OWN_GOAL_IN_DANGER: &str = "b1 4/4, b2 4/3, b3 3/3, b5 0/1";

/// A position of the older editions with home on the ball, acting last in this turn.
pub(crate) fn position(options: Options, ball: Area, value: u8, pieces: &str, at: Step) -> Diagram {
    Diagram {
        options,
        clock: Some(10),
        ball,
        value,
        pieces: pieces.to_owned(),
        turn: TurnDiagram {
            target: Some(ball),
            dice: Some(BySide { home: 5, away: 2 }),
            acting: Some(Side::Home),
            first: Some(Side::Away),
            ..TurnDiagram::default()
        },
        at: Some(at),
        ..Diagram::default()
    }
}
