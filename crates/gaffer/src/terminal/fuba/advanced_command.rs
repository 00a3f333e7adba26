//! The short forms of actions and of the advanced rules' decisions, and skills by the beginning of their names.

use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::{
    Action, Bounce, Choice, Declared, Move, Piece, Pressing, PressingSkill, Skill, SkillSet, Step,
};

use super::command::formation;

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
pub(super) fn skills(text: &str) -> Option<Vec<Skill>> {
    let text = text.strip_prefix("skills ").unwrap_or(text);
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
            "midfield" | "target" | "goal" | "short" => word,
            _ => skill(word).map_or(word, |skill| skill.name()),
        })
        .collect::<Vec<_>>()
        .join(" ")
}

/// A line in the short form of the decision that is due.
pub(super) fn short_form(text: &str, step: Step) -> Option<Choice> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let area = || text.parse::<Area>().ok();
    let no = ["n", "no"].contains(&text);
    match step {
        Step::Action
        | Step::Skill(_)
        | Step::PerfectPass
        | Step::ExtraSkill(_)
        | Step::Shot
        | Step::Press
        | Step::Substitution
            if no =>
        {
            Some(Choice::No)
        }
        Step::Action | Step::FreeKick => action(&words),
        Step::Shot | Step::Press | Step::Movement => part_of_turn(step, &words),
        Step::GoalKick => match text {
            "f" | "fast" => Some(Choice::Fast),
            "s" | "slow" => Some(Choice::Slow),
            _ => None,
        },
        Step::Styles(_) => styles(text),
        Step::Target => match words[..] {
            [area, ref skills @ ..] if !skills.is_empty() => {
                let named = self::skills(&skills.join(" "))?;
                let declared = Declared::of(named.into_iter().collect())?;
                Some(Choice::TargetWith(area.parse().ok()?, declared))
            }
            _ => None,
        },
        Step::Skill(_) => {
            if let Some(formation) = formation(text) {
                return Some(Choice::Formation(formation));
            }
            used(&words)
        }
        Step::Roles(_) => text.parse().ok().map(Choice::Roles),
        Step::Bounce => match text {
            "+2" | "up" => Some(Choice::Bounce(Bounce::Up)),
            "-2" | "down" => Some(Choice::Bounce(Bounce::Down)),
            _ if no => Some(Choice::No),
            _ => None,
        },
        Step::PerfectPass => Some(Choice::Target(area()?)),
        Step::Sweep | Step::SlowPlay | Step::Replace { .. } => match text {
            "y" => Some(Choice::Yes),
            "n" => Some(Choice::No),
            _ => None,
        },
        Step::LosePoint { .. } | Step::GainPoints { .. } => Some(Choice::Point(line(text)?)),
        Step::Injury(_) => text.parse().ok().map(Choice::Injured),
        Step::Substitutions(_) | Step::Substitution => match words[..] {
            ["fresh"] => Some(Choice::SubstituteFresh { wide: false }),
            ["fresh", wide] if skill(wide) == Some(Skill::WidePlayerMaterial) => {
                Some(Choice::SubstituteFresh { wide: true })
            }
            ["yellow"] => Some(Choice::SubstituteYellow),
            ["formation", numbers] | [numbers] => {
                formation(numbers).map(Choice::SubstituteFormation)
            }
            _ => None,
        },
        Step::Dribble => dribble(text),
        _ => None,
    }
}

/// "b3 b4", "keeper b3-b4": after a dribbling skill the ball goes along anyway.
fn dribble(text: &str) -> Option<Choice> {
    let spaced = text.replace('-', " ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let words = without_first(&words, "move");
    let (piece, words) = match words {
        ["keeper" | "k", rest @ ..] => (Piece::Keeper, rest),
        rest => (Piece::Outfield, rest),
    };
    let ([from, to] | [from, to, "ball"] | [from, to, "with", "ball"]) = words else {
        return None;
    };
    Some(Choice::Move(Move {
        piece,
        from: from.parse().ok()?,
        to: to.parse().ok()?,
        with_ball: true,
    }))
}

/// The words without a first one that may be left out.
fn without_first<'a, 'b>(words: &'a [&'b str], first: &str) -> &'a [&'b str] {
    match words {
        [word, rest @ ..] if *word == first => rest,
        _ => words,
    }
}

/// "y" or the action itself where a team shoots or presses; "m", "condition" where it moves.
fn part_of_turn(step: Step, words: &[&str]) -> Option<Choice> {
    match (step, words) {
        (Step::Shot, ["y" | "yes"]) => Some(Choice::Action(Action::GoalAttempt)),
        (Step::Press, ["y" | "yes"]) => Some(Choice::Action(Action::Pressing(Pressing::NORMAL))),
        (Step::Movement, ["c" | "condition" | "point"]) => Some(Choice::Action(Action::Condition)),
        (Step::Movement, [word]) => line(word).map(|line| Choice::Action(Action::Movement(line))),
        (Step::Shot | Step::Press, words) => action(words),
        _ => None,
    }
}

/// "ena", "e n a" or the words themselves: the styles of defence, midfield and forwards.
fn styles(text: &str) -> Option<Choice> {
    let text = text.strip_prefix("styles ").unwrap_or(text);
    let words: Vec<String> = text
        .split(|c: char| c == '-' || c == ',' || c.is_whitespace())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    let words = match &words[..] {
        [letters] if letters.len() == 3 => letters.chars().map(String::from).collect(),
        _ => words,
    };
    let long: Option<Vec<&str>> = words
        .iter()
        .map(|word| {
            ["easy", "normal", "aggressive"]
                .into_iter()
                .find(|style| style.starts_with(word.as_str()))
        })
        .collect();
    long?.join("-").parse().ok().map(Choice::Styles)
}

/// "d", "midfield".
fn line(text: &str) -> Option<Line> {
    match text {
        "d" => Some(Line::Defence),
        "m" => Some(Line::Midfield),
        "f" => Some(Line::Forward),
        _ => text.parse().ok(),
    }
}

/// "use tackle", "creative-m a3".
fn used(words: &[&str]) -> Option<Choice> {
    match without_first(words, "use") {
        [name] => Some(Choice::Use(skill(name)?, None)),
        [name, area] => Some(Choice::Use(skill(name)?, Some(area.parse().ok()?))),
        _ => None,
    }
}

/// "shoot", "forward boost", "aggressive tackle", "sub 2", "use midfield-dribbler".
fn action(words: &[&str]) -> Option<Choice> {
    let (words, boost) = match words {
        [rest @ .., "boost"] => (rest, true),
        rest => (rest, false),
    };
    let action = match words {
        ["goal" | "shoot" | "shot"] => Action::GoalAttempt,
        ["adjust" | "adjustment"] => Action::Adjustment,
        ["sub" | "subs" | "substitute" | "substitution"] => Action::Substitution(1),
        ["sub" | "subs" | "substitute" | "substitution", number] => {
            Action::Substitution(number.parse().ok()?)
        }
        ["movement", line] | [line] if line.parse::<Line>().is_ok() => {
            Action::Movement(line.parse().ok()?)
        }
        ["press" | "pressing", manner @ ..] => Action::Pressing(pressing(manner)?),
        ["aggressive", ..] => Action::Pressing(pressing(words)?),
        ["movement", name] | [name] => match skill(name)? {
            Skill::HighCondition => Action::HighCondition,
            Skill::Tackle | Skill::MidfieldPressing => Action::Pressing(pressing(words)?),
            _ => return used(words),
        },
        _ => return used(words),
    };
    Some(if boost {
        Choice::Boosted(action)
    } else {
        Choice::Action(action)
    })
}

fn pressing(words: &[&str]) -> Option<Pressing> {
    let (aggressive, rest) = match words {
        ["aggressive", rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let skill = match rest {
        [] => None,
        [name] => match skill(name)? {
            Skill::Tackle => Some(PressingSkill::Tackle),
            Skill::MidfieldPressing => Some(PressingSkill::MidfieldPressing),
            _ => return None,
        },
        _ => return None,
    };
    Some(Pressing { aggressive, skill })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Side;
    use gaffer_fuba::Window;

    fn short(text: &str, step: Step) -> String {
        short_form(text, step).map_or_else(|| "-".into(), |choice| choice.to_string())
    }

    #[test]
    fn actions_have_short_forms() {
        for (text, choice) in [
            ("shoot", "goal attempt"),
            ("press", "pressing"),
            ("forward", "movement forward"),
            ("forward boost", "movement forward boost"),
            ("movement midfield boost", "movement midfield boost"),
            ("adjust boost", "adjustment boost"),
            ("aggressive", "pressing aggressive"),
            (
                "aggressive tackle boost",
                "pressing aggressive tackle boost",
            ),
            ("press midfield-p", "pressing midfield-pressing"),
            ("tackle", "pressing tackle"),
            ("high boost", "movement high-condition boost"),
            ("sub 2", "substitution 2"),
            ("use midfield-d", "use midfield-dribbler"),
            ("creative-m a3", "use creative-midfielder a3"),
            ("n", "no"),
            ("boost", "-"),
            ("mid", "-"),
        ] {
            assert_eq!(short(text, Step::Action), choice, "{text}");
        }
    }

    #[test]
    fn the_other_decisions_have_short_forms() {
        let window = Step::Skill(Window::BallSkills);
        let lose = Step::LosePoint {
            side: Side::Home,
            sum: 1,
            dice: 1,
        };
        for (step, text, choice) in [
            (window, "use short", "use short-passes"),
            (window, "3-3-4", "formation 3-3-4"),
            (window, "n", "no"),
            (lose, "m", "point midfield"),
            (lose, "forward", "point forward"),
            (Step::Injury(Side::Home), "b4", "injured b4"),
            (Step::Substitutions(1), "352", "substitute formation 3-5-2"),
            (Step::Substitutions(1), "fresh", "substitute fresh"),
            (
                Step::Substitutions(1),
                "fresh wide",
                "substitute fresh wide-player-material",
            ),
            (Step::Substitutions(1), "yellow", "substitute yellow"),
            (Step::Sweep, "y", "yes"),
            (Step::SlowPlay, "n", "no"),
            (Step::Bounce, "-2", "value -2"),
            (Step::PerfectPass, "a4", "target a4"),
            (Step::Dribble, "b3 b4", "move b3-b4 with ball"),
            (Step::Dribble, "keeper b3-b4", "move keeper b3-b4 with ball"),
            (Step::Target, "c3 cross", "target c3 crossing"),
            (Step::Roles(Side::Home), "am2 dm1", "roles am2 dm1"),
            (Step::Roles(Side::Home), "none", "roles none"),
        ] {
            assert_eq!(short(text, step), choice, "{text}");
        }
    }

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
