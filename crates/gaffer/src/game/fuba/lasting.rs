//! What a match of FUBA changes for the next one: skills lost and won.

use std::fmt::Write as _;

use gaffer_core::Side;
use gaffer_fuba::{MatchResult, SkillSet};
use gaffer_games::words::Words;

use crate::terminal::listed_skills;
use crate::words::say;

/// What lasts, in whole lines; nothing where there are no skills.
pub(super) fn told(result: &MatchResult, words: Words<'_>) -> String {
    let mut text = String::new();
    let teams = result.teams();
    for side in Side::BOTH {
        let names = |skills: Option<SkillSet>| {
            let skills = skills.filter(|skills| !skills.is_empty())?;
            Some(listed_skills(skills, words))
        };
        let lost = names(teams[side].skills_lost).map(|skills| {
            let rule = "F22-D107";
            say!(program::CannotChoose, side, skills, rule)
        });
        let won = names(teams[side].skills_won).map(|skills| {
            let rule = "F22-A11-6.5";
            say!(program::Keeps, side, skills, rule)
        });
        for line in lost.iter().chain(&won) {
            let _ = writeln!(text, "{}", words.render(line));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::{BySide, Rules};
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
            told(&over, Words::english(&names)),
            "Rovers cannot choose next time: Tackle.  [F22-D107]\n\
             United keeps for later matches: Crossing.  [F22-A11-6.5]\n"
        );
        assert_eq!(position(full, "target").result(), None, "too early");
    }
}
