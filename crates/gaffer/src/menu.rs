//! The questions before a match: who plays, and by which rules.

use std::fmt::Write as _;
use std::io::{BufRead, Write};

use gaffer_core::BySide;
use gaffer_fuba::{Advanced, AdvancedSet, Edition, Options, SkillsPerTeam};

use crate::options::{PRESETS, preset};
use crate::play::PERSON;

/// Asks who plays; the coach's name of each side.
pub fn ask_who_plays(
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<BySide<String>, String> {
    say(output, "Who plays?\n")?;
    say(output, "  1  you (home) against the computer\n")?;
    say(output, "  2  two people at this keyboard\n")?;
    say(output, "  3  two computer coaches, to watch\n")?;
    loop {
        say(output, "1, 2 or 3 [1]: ")?;
        let (home, away) = match read_line(input)?.as_str() {
            "" | "1" => (PERSON, "sensible"),
            "2" => (PERSON, PERSON),
            "3" => ("sensible", "sensible"),
            _ => continue,
        };
        return Ok(BySide {
            home: home.into(),
            away: away.into(),
        });
    }
}

/// Asks for a preset, and lets single advanced rules be switched until Enter plays.
pub fn ask_rules(input: &mut impl BufRead, output: &mut impl Write) -> Result<Options, String> {
    let mut options = Options::FUBA_2_2;
    say(output, "Which rules?\n")?;
    for (number, (name, what, _)) in (1..).zip(PRESETS) {
        say(output, &format!("  {number}  {name}: {what}\n"))?;
    }
    say(
        output,
        "Or switch single advanced rules on and off by their numbers, e.g. A1 A3; list shows them.\n",
    )?;
    loop {
        say(
            output,
            &format!("Rules now: {}. Enter plays: ", in_words(options)),
        )?;
        let line = read_line(input)?;
        if line.is_empty() {
            return Ok(options);
        }
        match changed(options, &line) {
            Ok(now) => {
                options = now;
                say(output, &list(options))?;
            }
            Err(why) => say(output, &format!("{why}\n"))?,
        }
    }
}

/// The options after a line of the menu.
fn changed(options: Options, line: &str) -> Result<Options, String> {
    let words: Vec<&str> = line
        .split(|c: char| c == ',' || c == '+' || c.is_whitespace())
        .filter(|word| !word.is_empty())
        .collect();
    match words[..] {
        ["list" | "l"] => return Ok(options),
        ["skills", number] => {
            return number
                .parse::<u8>()
                .map_err(|_| format!("'{number}' is not a number of skills"))
                .and_then(SkillsPerTeam::try_from)
                .map(|skills_per_team| Options {
                    skills_per_team,
                    ..options
                });
        }
        [number] => {
            let index = number.parse::<usize>().unwrap_or(0).wrapping_sub(1);
            if let Some((name, ..)) = PRESETS.get(index) {
                return preset(name);
            }
            if let Ok(options) = preset(number) {
                return Ok(options);
            }
        }
        _ => {}
    }
    let mut advanced = options.advanced;
    for word in words {
        let rule: Advanced = word.parse().map_err(|_| {
            format!("'{word}' is neither a preset (1 to 3) nor an advanced rule (A1 to A11)")
        })?;
        advanced = switched(options.edition, advanced, rule);
    }
    Ok(Options {
        advanced,
        ..options
    })
}

/// A rule switched over: on with the rule it needs, off with those that need it.
fn switched(edition: Edition, advanced: AdvancedSet, rule: Advanced) -> AdvancedSet {
    if advanced.contains(rule) {
        advanced
            .iter()
            .filter(|other| *other != rule && other.needs(edition) != Some(rule))
            .collect()
    } else {
        rule.needs(edition)
            .into_iter()
            .fold(advanced.with(rule), AdvancedSet::with)
    }
}

/// "full", "basic with A1 A3".
fn in_words(options: Options) -> String {
    for (name, ..) in PRESETS {
        if preset(name) == Ok(options) {
            return name.into();
        }
    }
    let base = if preset("cards").is_ok_and(|cards| cards.formations == options.formations) {
        "cards"
    } else {
        "basic"
    };
    let on: Vec<&str> = options.advanced.iter().map(Advanced::name).collect();
    if on.is_empty() {
        base.into()
    } else {
        format!("{base} with {}", on.join(" "))
    }
}

/// The advanced rules, those that are on with a cross.
fn list(options: Options) -> String {
    let mut text = String::new();
    for rule in Advanced::ALL {
        let mark = if options.advanced.contains(rule) {
            "[x]"
        } else {
            "[ ]"
        };
        let needs = rule
            .needs(options.edition)
            .map_or(String::new(), |needed| format!(" (needs {needed})"));
        let number = if rule == Advanced::Skills {
            format!(
                "; {} for each team, 'skills 3' changes that",
                options.skills_per_team.number()
            )
        } else {
            String::new()
        };
        let _ = writeln!(
            text,
            "  {mark} {:<4}{}{needs}{number}",
            rule.name(),
            rule.title(options.edition)
        );
    }
    text
}

fn say(output: &mut impl Write, text: &str) -> Result<(), String> {
    output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
        .map_err(|error| error.to_string())
}

fn read_line(input: &mut impl BufRead) -> Result<String, String> {
    let mut line = String::new();
    let read = input
        .read_line(&mut line)
        .map_err(|error| error.to_string())?;
    if read == 0 {
        return Err("nobody plays".into());
    }
    Ok(line.trim().to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(lines: &str) -> (Result<Options, String>, String) {
        let mut output = Vec::new();
        let options = ask_rules(&mut lines.as_bytes(), &mut output);
        (options, String::from_utf8(output).unwrap())
    }

    #[test]
    fn enter_plays_the_basic_game() {
        let (options, told) = rules("\n");
        assert_eq!(options, Ok(Options::FUBA_2_2));
        assert!(told.contains("full: all advanced rules"), "{told}");
    }

    #[test]
    fn presets_and_single_rules_are_chosen() {
        assert_eq!(rules("3\n\n").0, Ok(Options::FULL));
        assert_eq!(rules("cards\n\n").0, crate::options::preset("cards"));
        let (options, told) = rules("a3 a10\nskills 3\n\n");
        let options = options.unwrap();
        let on: Vec<&str> = options.advanced.iter().map(Advanced::name).collect();
        assert_eq!(on, ["A1", "A3", "A10"]);
        assert_eq!(options.skills_per_team.number(), 3);
        assert!(told.contains("[ ] A2  roles (needs A1)"), "{told}");
        assert!(told.contains("[x] A10 skills (needs A1)"), "{told}");
        assert!(told.contains("Rules now: basic with A1 A3 A10."), "{told}");
    }

    #[test]
    fn a_rule_goes_with_those_that_need_it() {
        let (options, _) = rules("full\na1\n\n");
        let advanced = options.unwrap().advanced;
        for rule in Advanced::ALL {
            let needs = rule == Advanced::Condition || rule.needs(Edition::V2_2).is_some();
            assert_eq!(advanced.contains(rule), !needs, "{rule}");
        }
    }

    #[test]
    fn mistakes_are_answered_and_an_end_is_an_end() {
        let (options, told) = rules("A12\nskills 9\n4\n");
        assert_eq!(options, Err("nobody plays".into()));
        for answer in ["'a12' is neither", "1, 2 or 3, not 9", "'4' is neither"] {
            assert!(told.contains(answer), "{told}");
        }
    }

    #[test]
    fn who_plays_is_asked_until_it_is_known() {
        let mut output = Vec::new();
        let who = ask_who_plays(&mut "x\n2\n".as_bytes(), &mut output).unwrap();
        assert_eq!((who.home.as_str(), who.away.as_str()), (PERSON, PERSON));
    }
}
