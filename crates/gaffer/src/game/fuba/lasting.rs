//! What a match of FUBA changes for the next one: skills lost and won.

use std::fmt::Write as _;

use gaffer_core::{BySide, Side};
use gaffer_fuba::{MatchResult, SkillSet};

/// What lasts, in whole lines; nothing where there are no skills.
pub(super) fn told(result: &MatchResult, names: &BySide<String>) -> String {
    let mut text = String::new();
    let teams = result.teams();
    for side in Side::BOTH {
        for (what, skills, rule) in [
            (
                "cannot choose next time",
                teams[side].skills_lost,
                "F22-D107",
            ),
            (
                "keeps for later matches",
                teams[side].skills_won,
                "F22-A11-6.5",
            ),
        ] {
            let skills: Vec<&str> = skills
                .unwrap_or(SkillSet::EMPTY)
                .iter()
                .map(gaffer_fuba::Skill::name)
                .collect();
            if !skills.is_empty() {
                let _ = writeln!(
                    text,
                    "{} {what}: {}.  [{rule}]",
                    names[side],
                    skills.join(", ")
                );
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Rules;
    use gaffer_fuba::Position;
    use serde_json::json;

    /// F22-A11-6.3, F22-A11-6.5: a match that is over tells what lasts, also what was never shown.
    #[test]
    fn the_end_tells_told() {
        let position = |options: serde_json::Value, at: &str| {
            let diagram = json!({
                "options": options, "half": 2, "clock": 45, "stoppage": 3, "at": at,
                "pieces": "b3 2/2",
                "home": { "skills_lost": ["tackle"] },
                "away": { "secret_skills": ["crossing"], "secret_won": ["crossing"] },
            });
            Position::from_diagram(&serde_json::from_value(diagram).unwrap()).unwrap()
        };
        let names = BySide {
            home: "Rovers".to_owned(),
            away: "United".to_owned(),
        };
        let full = json!({ "advanced": "all" });
        let over = position(full.clone(), "over").result().unwrap();
        assert_eq!(
            told(&over, &names),
            "Rovers cannot choose next time: tackle.  [F22-D107]\n\
             United keeps for later matches: crossing.  [F22-A11-6.5]\n"
        );
        assert_eq!(position(full, "target").result(), None, "too early");
    }
}
