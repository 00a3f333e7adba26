//! What a match takes from the matches before it and leaves to the next (F22-D113).

use gaffer_core::{Awaits, BySide, Rules, Silent};
use gaffer_fuba::{MatchResult, Options, Position, Skill, SkillSet};
use gaffer_proof::Luck;
use serde_json::json;

/// A match of random answers.
fn played(options: &Options, seed: u64) -> MatchResult {
    let mut luck = Luck::new(seed);
    let mut position = Position::begin(options).unwrap();
    loop {
        match position.awaits() {
            Awaits::Nothing(_) => return position.result().unwrap(),
            Awaits::Roll(roll) => position.roll(luck.dice(&roll.dice), &mut Silent).unwrap(),
            Awaits::Choice(_) | Awaits::Secret(_) => {
                let mut choices = Vec::new();
                position.choices(&mut choices);
                let choice = choices[luck.below(choices.len())];
                position.choose(choice, &mut Silent).unwrap();
            }
        }
        assert_eq!(position.options(), *options);
    }
}

/// A loss of the last match is not handed on; what was won before stays, used or not, beside what is won now.
#[test]
fn a_match_hands_on_what_lasts() {
    let lost = SkillSet::of(&[Skill::Tackle, Skill::Stopper]);
    let won = SkillSet::of(&[Skill::FanaticFans, Skill::Crossing]);
    let options = Options {
        skills_lost: BySide {
            home: lost,
            away: SkillSet::EMPTY,
        },
        skills_won: BySide {
            home: won,
            away: SkillSet::EMPTY,
        },
        ..Options::FULL
    };
    let (mut losses, mut gains) = (0, 0);
    for seed in 0..60 {
        let home = played(&options, seed).home;
        let now = home.skills_lost.unwrap();
        let kept = home.skills_won.unwrap();
        assert!(now.and(lost).is_empty(), "seed {seed}: {now:?}");
        assert!(won.without(kept).is_empty(), "seed {seed}: {kept:?}");
        assert!(kept.and(lost).is_empty(), "seed {seed}: {kept:?}");
        losses += now.len();
        gains += kept.without(won).len();
    }
    assert!(losses > 0 && gains > 0, "{losses} lost, {gains} won");
}

/// Options without earlier matches are written as ever, and those of earlier matches read back.
#[test]
fn earlier_matches_are_written_only_where_there_are_any() {
    let plain = serde_json::to_value(Options::FULL).unwrap();
    let names: Vec<&String> = plain.as_object().unwrap().keys().collect();
    assert!(
        !names
            .iter()
            .any(|name| name.starts_with("skills_lost") || name.starts_with("skills_won"))
    );
    let written = json!({
        "advanced": "all",
        "skills_lost": { "home": ["tackle"], "away": [] },
        "skills_won": { "home": [], "away": ["crossing"] },
    });
    let options: Options = serde_json::from_value(written).unwrap();
    let again = serde_json::to_value(options).unwrap();
    assert_eq!(
        again["skills_lost"],
        json!({ "home": ["tackle"], "away": [] })
    );
    assert_eq!(serde_json::from_value::<Options>(again).unwrap(), options);
    assert_eq!(options.faults(), Vec::<String>::new());
    assert_eq!(
        Position::open_options(&options).skills_won,
        BySide::default()
    );
}

#[test]
fn options_that_no_season_gives_are_refused() {
    let faults = |options: serde_json::Value| {
        let options: Options = serde_json::from_value(options).unwrap();
        Position::begin(&options).unwrap_err().to_string()
    };
    let tackle = json!({ "home": ["tackle"], "away": [] });
    assert!(faults(json!({ "skills_lost": tackle })).contains("skills_lost needs A10 and A11"));
    let only_skills = json!({ "advanced": ["A1", "A10"], "skills_won": tackle });
    assert!(faults(only_skills).contains("skills_won needs A10 and A11"));
    let rules = json!(["A1", "A10", "A11"]);
    let unknown =
        json!({ "advanced": rules, "skills_won": { "home": [], "away": ["off-side-trap"] } });
    assert!(faults(unknown).contains("off-side-trap is not played"));
    let both = json!({ "advanced": rules, "skills_won": tackle, "skills_lost": tackle });
    assert!(faults(both).contains("tackle is lost to the home team"));
    let nearly_all: Vec<&str> = Skill::ALL
        .iter()
        .skip(2)
        .map(|skill| skill.name())
        .collect();
    let few = json!({ "advanced": "all", "skills_per_team": 3, "skills_lost": { "home": nearly_all, "away": [] } });
    assert!(faults(few).contains("too few skills"));
}
