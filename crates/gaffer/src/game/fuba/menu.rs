//! The questions before a match of FUBA: the edition, a preset of it, single advanced rules.

use std::io::{BufRead, Write};

use gaffer_fuba::edition::ADVANCED_RULES;
use gaffer_fuba::{Advanced, AdvancedSet, Edition, Options, Position, SkillsPerTeam};
use gaffer_games::fuba::advanced_name;
use gaffer_games::words::Phrase;

use crate::game::{Game, Preset};
use crate::menu::{Menu, pick_preset};
use crate::words::say;

/// The editions in the order in which they are offered, the usual one first.
const EDITIONS: [Edition; 3] = [Edition::V2_2, Edition::V2014, Edition::V1_0];

/// Asks for the edition and a preset of it, and lets single advanced rules be switched until Enter plays.
pub(super) fn ask_rules(menu: &mut Menu<impl BufRead, impl Write>) -> Result<Options, String> {
    let mut options = Options::basic(ask_edition(menu)?);
    let presets = presets_of(options.edition);
    if presets.len() < 2 {
        return Ok(options);
    }
    menu.say(&say!(menu::WhichRules))?;
    menu.list(&menu.told_presets(&presets))?;
    menu.say(&say!(menu::SingleRules))?;
    loop {
        let rules = in_words(options);
        let line = menu.ask(&say!(menu::RulesNow, rules))?;
        if line.is_empty() {
            return Ok(options);
        }
        match changed(options, &line) {
            Ok(now) => {
                options = now;
                list(menu, options)?;
            }
            Err(why) => menu.say(&why)?,
        }
    }
}

fn ask_edition(menu: &mut Menu<impl BufRead, impl Write>) -> Result<Edition, String> {
    menu.say(&say!(menu::WhichEdition))?;
    let listed = EDITIONS.map(|edition| {
        let what = match edition {
            Edition::V2_2 => say!(menu::Edition22),
            Edition::V2014 => say!(menu::Edition2014),
            Edition::V1_0 => say!(menu::Edition10),
        };
        let edition = edition.name();
        menu.render(&say!(menu::Edition, edition, what))
    });
    let index = menu.pick(&listed, &say!(menu::EditionByNumber), 0, |index, line| {
        EDITIONS[index].name() == line
    })?;
    Ok(EDITIONS[index])
}

/// The presets of an edition.
fn presets_of(edition: Edition) -> Vec<Preset<Options>> {
    let mut presets = Position::presets();
    presets.retain(|preset| preset.options.edition == edition);
    presets
}

/// The options after a line of the menu.
fn changed(options: Options, line: &str) -> Result<Options, Phrase> {
    let presets = presets_of(options.edition);
    let words: Vec<&str> = line
        .split(|c: char| c == ',' || c == '+' || c.is_whitespace())
        .filter(|word| !word.is_empty())
        .collect();
    match words[..] {
        ["list" | "l"] => return Ok(options),
        ["skills", number] if rules_of(options.edition).contains(Advanced::Skills) => {
            let number: u8 = number.parse().map_err(|_| {
                let text = number.to_owned();
                say!(menu::NoNumberOfSkills, text)
            })?;
            let skills_per_team = SkillsPerTeam::try_from(number);
            return skills_per_team
                .map_err(|why| say!(menu::BadNumberOfSkills, why))
                .map(|skills_per_team| Options {
                    skills_per_team,
                    ..options
                });
        }
        [word] => {
            if let Some(preset) = pick_preset(&presets, word) {
                return Ok(preset.options);
            }
        }
        _ => {}
    }
    let mut advanced = options.advanced;
    for word in words {
        let rule: Option<Advanced> = word.parse().ok();
        let rule = rule
            .filter(|rule| rules_of(options.edition).contains(*rule))
            .ok_or_else(|| {
                say!(
                    menu::NeitherPresetNorRule,
                    text = word.to_owned(),
                    presets = presets.len(),
                    rules = ADVANCED_RULES[options.edition]
                )
            })?;
        advanced = switched(options.edition, advanced, rule);
    }
    Ok(Options {
        advanced,
        ..options
    })
}

fn rules_of(edition: Edition) -> AdvancedSet {
    AdvancedSet::all_of(edition)
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

/// "full", "basic with A1 A3", "2014 with A5".
fn in_words(options: Options) -> Phrase {
    let presets = presets_of(options.edition);
    if let Some(preset) = presets.iter().find(|preset| preset.options == options) {
        return preset.usual_name().into();
    }
    // A preset without advanced rules, and what was switched on.
    let base = presets
        .iter()
        .find(|preset| {
            preset.options.advanced.is_empty() && preset.options.formations == options.formations
        })
        .map_or("", Preset::usual_name);
    let on: Vec<&str> = options.advanced.iter().map(Advanced::name).collect();
    if on.is_empty() {
        base.into()
    } else {
        let rules = on.join(" ");
        say!(menu::RulesWith, base, rules)
    }
}

/// Lists the advanced rules, those that are on with a cross.
fn list(menu: &mut Menu<impl BufRead, impl Write>, options: Options) -> Result<(), String> {
    for rule in rules_of(options.edition) {
        let mark = if options.advanced.contains(rule) {
            "[x]"
        } else {
            "[ ]"
        };
        let mut said = vec![advanced_name(rule, options.edition)];
        said.extend(rule.needs(options.edition).map(|needed| {
            let rule = needed.name();
            say!(menu::Needs, rule)
        }));
        if rule == Advanced::Skills {
            let number = options.skills_per_team.number();
            said.push(say!(menu::SkillsForEachTeam, number));
        }
        let said: String = said.iter().map(|phrase| menu.render(phrase)).collect();
        menu.print(&format!("  {mark} {:<4}{said}\n", rule.name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_games::words::Language;

    fn rules(lines: &str) -> (Result<Options, String>, String) {
        let mut output = Vec::new();
        let mut menu = Menu::new(lines.as_bytes(), &mut output, Language::ENGLISH);
        let options = ask_rules(&mut menu);
        (options, String::from_utf8(output).unwrap())
    }

    /// The menu after the usual edition was taken.
    fn rules_of_2_2(lines: &str) -> (Result<Options, String>, String) {
        rules(&format!("\n{lines}"))
    }

    #[test]
    fn the_edition_comes_first() {
        for (lines, edition) in [
            ("\n\n", Edition::V2_2),
            ("2\n\n", Edition::V2014),
            ("9\n1.0\n", Edition::V1_0),
        ] {
            assert_eq!(rules(lines).0, Ok(Options::basic(edition)), "{lines:?}");
        }
        assert_eq!(rules("").0, Err("nobody plays".into()));
    }

    /// Titles and number of the rules are those of the edition.
    #[test]
    fn an_edition_offers_its_own_rules() {
        let (options, told) = rules("2014\na5 a6\na7\nskills 3\n\n");
        let on: Vec<&str> = options
            .unwrap()
            .advanced
            .iter()
            .map(Advanced::name)
            .collect();
        assert_eq!(on, ["A5", "A6"], "they need no other rule in 2014");
        for told_so in [
            "1  2014: the basic game of 2014",
            "2  2014-full: the complete game of 2014",
            "[x] A5  advanced goalkeeper",
            "[x] A6  playing styles",
            "Rules now: 2014 with A5 A6.",
            "'a7' is neither a preset (1 to 2) nor an advanced rule (A1 to A6)",
            "'skills' is neither",
        ] {
            assert!(told.contains(told_so), "{told_so}: {told}");
        }
        assert!(!told.contains("A7  "), "{told}");
        assert_eq!(rules("2\n2\n\n").0, Ok(Options::full(Edition::V2014)));
        let (_, told) = rules("1.0\n");
        assert!(
            !told.contains("Which rules?"),
            "1.0 has one set of rules: {told}"
        );
    }

    #[test]
    fn enter_plays_the_basic_game() {
        let (options, told) = rules_of_2_2("\n");
        assert_eq!(options, Ok(Options::FUBA_2_2));
        assert!(told.contains("full: the complete game"), "{told}");
    }

    #[test]
    fn presets_and_single_rules_are_chosen() {
        assert_eq!(rules_of_2_2("3\n\n").0, Ok(Options::FULL));
        assert_eq!(
            rules_of_2_2("cards\n\n").0,
            crate::options::preset::<gaffer_fuba::Position>("cards")
        );
        let (options, told) = rules_of_2_2("a3 a10\nskills 3\n\n");
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
        let (options, _) = rules_of_2_2("full\na1\n\n");
        let advanced = options.unwrap().advanced;
        for rule in Advanced::ALL {
            let needs = rule == Advanced::Condition || rule.needs(Edition::V2_2).is_some();
            assert_eq!(advanced.contains(rule), !needs, "{rule}");
        }
    }

    #[test]
    fn mistakes_are_answered_and_an_end_is_an_end() {
        let (options, told) = rules_of_2_2("A12\nskills 9\n4\n");
        assert_eq!(options, Err("nobody plays".into()));
        for answer in ["'a12' is neither", "1, 2 or 3, not 9", "'4' is neither"] {
            assert!(told.contains(answer), "{told}");
        }
    }
}
