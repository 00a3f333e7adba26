//! What the sensible coach decides before the match: formation, roles, styles and skills.

use gaffer_fuba::edition::ByEdition;
use gaffer_fuba::pitch::Line;
use gaffer_fuba::{Choice, Edition, EventFreeKicks, Formation, Options, Skill, SkillSet, Style};

use crate::Luck;

/// The skills worth having: a mix for all parts of the pitch, of those that matches showed to be used
/// often and at a price that pays.
const LIKED: SkillSet = SkillSet::of(&[
    Skill::FanaticFans,
    Skill::ShotStopper,
    Skill::Tackle,
    Skill::Doubling,
    Skill::MidfieldPressing,
    Skill::Crossing,
    Skill::ShortPasses,
    Skill::TargetMan,
    Skill::ClinicalFinisher,
    Skill::Actor,
]);

/// The formations worth playing, all on cards. In 2014, where midfield moves are diagonal only (F14-4.8.1a), many
/// midfielders lose matches.
const FORMATIONS: ByEdition<&[Formation]> = {
    const USUAL: &[Formation] = &[
        Formation::new(4, 4, 2),
        Formation::new(4, 3, 3),
        Formation::new(3, 5, 2),
        Formation::new(3, 4, 3),
        Formation::new(4, 5, 1),
    ];
    ByEdition([
        USUAL,
        &[Formation::new(4, 3, 3), Formation::new(3, 4, 3)],
        USUAL,
    ])
};

/// Any of the formations that are worth playing.
pub(super) fn formation(edition: Edition, luck: &mut Luck) -> Choice {
    let liked = FORMATIONS[edition];
    Choice::Formation(liked[luck.below(liked.len())])
}

/// Attacking midfielders only, and three midfield points stay: points near the goals decide more.
pub(super) fn roles(offered: &[Choice], luck: &mut Luck) -> Choice {
    let attacking = |choice: &Choice| match choice {
        Choice::Roles(roles) => {
            let others = roles.defending_midfielders()
                + roles.attacking_centre_backs()
                + roles.offensive_wing_backs()
                + roles.withdrawn_strikers();
            (others == 0).then(|| roles.attacking_midfielders())
        }
        _ => None,
    };
    let midfield = offered.iter().filter_map(attacking).max().unwrap_or(0);
    let wanted = luck.below(usize::from(midfield.saturating_sub(2)).max(1));
    offered
        .iter()
        .copied()
        .find(|choice| attacking(choice).map(usize::from) == Some(wanted))
        .unwrap_or(offered[0])
}

/// The same style for all lines: the one whose event dice bring more free kicks for the own team than
/// against it, with and without the ball (F14-4.4.3g, F14-4.4.3l, F14-D7).
pub(super) fn styles(options: Options, offered: &[Choice]) -> Choice {
    let liked = match options.event_free_kicks {
        EventFreeKicks::Printed => Style::Easy,
        EventFreeKicks::As2_2 => Style::Aggressive,
    };
    let fits = |choice: &Choice| match choice {
        Choice::Styles(styles) => Line::ALL
            .into_iter()
            .all(|line| styles.style(line) == liked),
        _ => false,
    };
    offered.iter().copied().find(fits).unwrap_or(offered[0])
}

/// Any of the offered hands of liked skills; of all hands where there is none.
pub(super) fn skills(offered: &[Choice], luck: &mut Luck) -> Choice {
    match offered.iter().filter(|choice| is_liked(**choice)).count() {
        0 => offered[luck.below(offered.len())],
        hands => *offered
            .iter()
            .filter(|choice| is_liked(**choice))
            .nth(luck.below(hands))
            .unwrap_or(&offered[0]),
    }
}

/// The first of the offered hands that has liked skills alone, for people who want no choice of skills.
pub fn usual_skills(offered: &[Choice]) -> Option<Choice> {
    offered.iter().find(|choice| is_liked(**choice)).copied()
}

fn is_liked(choice: Choice) -> bool {
    match choice {
        Choice::Skills(hand) => hand.set().without(LIKED).is_empty(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_fuba::{Hand, Roles};

    #[test]
    fn roles_keep_three_midfield_points() {
        for formation in [Formation::DEFAULT, Formation::new(4, 5, 1)] {
            let offered: Vec<Choice> = Roles::all(formation).map(Choice::Roles).collect();
            for seed in 0..20 {
                let Choice::Roles(chosen) = roles(&offered, &mut Luck::new(seed)) else {
                    panic!("roles are chosen");
                };
                assert!(formation.midfield - chosen.attacking_midfielders() >= 3);
                assert_eq!(chosen.offensive_wing_backs(), 0);
            }
        }
    }

    #[test]
    fn hands_are_of_liked_skills_and_differ() {
        let all = SkillSet::of(&Skill::ALL);
        let offered: Vec<Choice> = Hand::all(all, 2).map(Choice::Skills).collect();
        let chosen: Vec<Choice> = (0..20)
            .map(|seed| skills(&offered, &mut Luck::new(seed)))
            .collect();
        for choice in &chosen {
            let Choice::Skills(hand) = choice else {
                panic!("skills are chosen");
            };
            assert!(hand.set().without(LIKED).is_empty(), "{hand}");
        }
        assert!(chosen.iter().any(|choice| *choice != chosen[0]));
    }
}
