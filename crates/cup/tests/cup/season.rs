//! Skills carried from match to match of FUBA (F22-A11-6.3 to F22-A11-6.5, F22-D113).

use gaffer_core::{BySide, Rules};
use gaffer_cup::{SeasonSkills, TeamSheet};
use gaffer_fuba::{Options, Position, Skill, SkillSet};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

fn sheet(lost: &[Skill], won: &[Skill]) -> TeamSheet {
    TeamSheet {
        skills_lost: SkillSet::of(lost),
        skills_won: SkillSet::of(won),
        ..TeamSheet::default()
    }
}

fn after(sheets: &[TeamSheet]) -> (SkillSet, SkillSet) {
    let SeasonSkills { lost, won } = SeasonSkills::after(sheets);
    (lost, won)
}

/// Match by match: Crossing won; Tackle and Crossing lost; nothing; nothing.
#[test]
fn a_loss_lasts_one_match_and_a_gain_all_of_them() {
    use Skill::{Crossing, Tackle};
    let none = SkillSet::EMPTY;
    let matches = [
        sheet(&[], &[Crossing]),
        sheet(&[Tackle, Crossing], &[Crossing]),
        // Crossing was not brought to the third match, so its sheet does not have it.
        sheet(&[], &[]),
        sheet(&[], &[Crossing]),
    ];
    assert_eq!(after(&matches[..0]), (none, none));
    assert_eq!(after(&matches[..1]), (none, SkillSet::of(&[Crossing])));
    assert_eq!(
        after(&matches[..2]),
        (SkillSet::of(&[Tackle, Crossing]), none)
    );
    assert_eq!(after(&matches[..3]), (none, SkillSet::of(&[Crossing])));
    assert_eq!(after(&matches[..4]), (none, SkillSet::of(&[Crossing])));
}

#[test]
fn options_name_what_is_left_alone() {
    let nothing = SeasonSkills::default();
    assert_eq!(SeasonSkills::options(BySide::with(|_| nothing)), Map::new());
    let away = SeasonSkills::after(&[sheet(&[Skill::Tackle], &[])]);
    let options = SeasonSkills::options(BySide {
        home: nothing,
        away,
    });
    assert_eq!(
        Value::Object(options),
        json!({ "skills_lost": { "home": [], "away": ["tackle"] } })
    );
}

fn any_skills() -> impl Strategy<Value = SkillSet> {
    proptest::collection::vec(0..Skill::ALL.len(), 0..4)
        .prop_map(|skills| skills.into_iter().map(|skill| Skill::ALL[skill]).collect())
}

proptest! {
    /// Whatever a season was, its next match can be played.
    #[test]
    fn the_next_match_can_be_played(season in proptest::collection::vec((any_skills(), any_skills()), 0..6)) {
        let sheets: Vec<TeamSheet> = season
            .into_iter()
            .map(|(skills_lost, skills_won)| TeamSheet { skills_lost, skills_won, ..TeamSheet::default() })
            .collect();
        let skills = SeasonSkills::after(&sheets);
        let mut options = serde_json::to_value(Options::FULL).unwrap();
        options.as_object_mut().unwrap().extend(SeasonSkills::options(BySide::with(|_| skills)));
        let options: Options = serde_json::from_value(options).unwrap();
        prop_assert!(Position::begin(&options).is_ok());
    }
}
