//! Skills by the beginning of their names, as people type them.

use gaffer_fuba::{Skill, SkillSet};

/// A skill by its name, or by a beginning that no other skill has.
fn skill(word: &str) -> Option<Skill> {
    if let Ok(skill) = word.parse() {
        return Some(skill);
    }
    if word.len() < 3 {
        return None;
    }
    let mut found = Skill::ALL
        .into_iter()
        .filter(|skill| skill.name().starts_with(word));
    match (found.next(), found.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// The skills of a line that names skills and nothing else, each once.
pub(super) fn skills(line: &str) -> Option<Vec<Skill>> {
    let text = line.trim().to_lowercase();
    let text = text.strip_prefix("skills ").unwrap_or(&text);
    let named: Vec<Skill> = text
        .split(|c: char| c == ',' || c.is_whitespace())
        .filter(|word| !word.is_empty())
        .map(skill)
        .collect::<Option<_>>()?;
    let different: SkillSet = named.iter().copied().collect();
    (!named.is_empty() && usize::from(different.len()) == named.len()).then_some(named)
}

/// A line with the names of skills written out.
pub(super) fn spelt_out(text: &str) -> String {
    text.split(' ')
        .map(|word| match word {
            // Words of the notation that are also the beginning of a skill's name.
            "midfield" | "target" | "goal" => word,
            _ => skill(word).map_or(word, |skill| skill.name()),
        })
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skills_are_named_by_a_clear_beginning() {
        assert_eq!(
            skills("tackle short"),
            Some(vec![Skill::Tackle, Skill::ShortPasses])
        );
        assert_eq!(
            skills("skills actor, stopper").map(|all| all.len()),
            Some(2)
        );
        for text in ["", "mid", "ta", "tackle tackle", "kicker"] {
            assert_eq!(skills(text), None, "{text}");
        }
        assert_eq!(spelt_out("use mid-field"), "use mid-field");
        assert_eq!(spelt_out("target b4 cross"), "target b4 crossing");
    }
}
