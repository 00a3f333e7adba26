//! Formations, roles and skills of FUBA as pictures.

use gaffer_fuba::{Formation, Position, Roles, Skill};

use super::offer_words::own_formation;
use crate::figure::{CardGroup, Figure, RoleCount};
use crate::words::{Words, say};

/// A formation as three lines.
pub(super) fn formation(formation: Formation) -> Figure {
    Figure::Formation {
        lines: lines(formation),
        roles: Vec::new(),
    }
}

/// The side's formation with these roles (F22-A2).
pub(super) fn roles(position: &Position, roles: Roles, words: Words<'_>) -> Figure {
    let role = |number: u8, role: &'static str, line: u8, forward: bool| RoleCount {
        role: words.render(&say!(fuba_offers::RoleName, role)),
        line,
        forward,
        wide: role == "offensive-wing-back",
        number,
    };
    Figure::Formation {
        lines: lines(own_formation(position)),
        roles: vec![
            role(roles.offensive_wing_backs(), "offensive-wing-back", 0, true),
            role(
                roles.attacking_centre_backs(),
                "attacking-centre-back",
                0,
                true,
            ),
            role(
                roles.defending_midfielders(),
                "defending-midfielder",
                1,
                false,
            ),
            role(
                roles.attacking_midfielders(),
                "attacking-midfielder",
                1,
                true,
            ),
            role(roles.withdrawn_strikers(), "withdrawn-striker", 2, false),
        ],
    }
}

/// A skill as a card, in the groups of F22-A10.
pub(super) fn card(skill: Skill) -> Figure {
    let group = match skill {
        Skill::TrainedFormationChange
        | Skill::WidePlayerMaterial
        | Skill::HighCondition
        | Skill::FanaticFans
        | Skill::TrainedSpecialEvent => CardGroup::Team,
        Skill::SweeperKeeper
        | Skill::CreativeGoalKeeper
        | Skill::ShotStopper
        | Skill::PenaltyShotSaver
        | Skill::LeadingGoalKeeper => CardGroup::Keeper,
        Skill::Tackle
        | Skill::Stopper
        | Skill::SkilledFullBack
        | Skill::Doubling
        | Skill::OffSideTrap => CardGroup::Defence,
        Skill::MidfieldGeneral
        | Skill::CreativeMidfielder
        | Skill::MidfieldPressing
        | Skill::Crossing
        | Skill::MidfieldDribbler
        | Skill::ShortPasses => CardGroup::Midfield,
        Skill::TargetMan
        | Skill::ClinicalFinisher
        | Skill::GoalPoacher
        | Skill::Actor
        | Skill::DribblingAttacker
        | Skill::SkilledAttacker => CardGroup::Attack,
    };
    Figure::Card {
        group,
        price: skill.cost(),
    }
}

fn lines(
    Formation {
        defence,
        midfield,
        forward,
    }: Formation,
) -> Vec<u8> {
    vec![defence, midfield, forward]
}
