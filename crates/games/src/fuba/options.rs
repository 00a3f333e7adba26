//! The presets of FUBA, and its switches, which depend on the edition.

use gaffer_core::ReadingSet;
use gaffer_fuba::edition::ADVANCED_RULES;
use gaffer_fuba::{Advanced, AdvancedSet, Edition, Options, Position};

use crate::Preset;
use crate::options::{self, known};
use crate::protocol::{Switch, SwitchValue};
use crate::words::{Language, Phrase, say};

/// What people call a preset, where that is another name, what tells it apart, what it is, and its minutes.
type PresetWords = (Option<&'static str>, Option<Phrase>, Phrase, u8);

fn preset_words(name: &str) -> PresetWords {
    let full = Some(say!(set_up::VariantFull));
    match name {
        "2.2" => (Some("basic"), None, say!(set_up::FubaBasic), 25),
        "2.2-cards" => (
            Some("cards"),
            Some(say!(set_up::VariantCards)),
            say!(set_up::FubaCards),
            25,
        ),
        "full" => (None, full, say!(set_up::FubaFull), 40),
        "2014" => (None, None, say!(set_up::Fuba2014), 30),
        "2014-full" => (None, full, say!(set_up::Fuba2014Full), 40),
        "1.0" => (None, None, say!(set_up::FubaFirst), 30),
        other => (None, None, other.into(), 0),
    }
}

/// The presets, the usual one first.
pub(super) fn presets() -> Vec<Preset<Options>> {
    let preset = |(name, options)| {
        let (short, variant, what, minutes) = preset_words(name);
        Preset {
            name,
            short,
            variant,
            what,
            minutes,
            options,
        }
    };
    Options::PRESETS.into_iter().map(preset).collect()
}

/// The switch that options name only where it is on, since no rulebook has it (F22-D114).
const SHOOT_OUT: &str = "shoot_out";

/// The options with one switch set.
pub(super) fn set(options: &Options, name: &str, value: &str) -> Result<Options, String> {
    if (name, value) == ("advanced", "all") && has_advanced_rules(options.edition) {
        return Ok(Options {
            advanced: AdvancedSet::all_of(options.edition),
            ..*options
        });
    }
    if name == SHOOT_OUT {
        let shoot_out = value
            .parse()
            .map_err(|_| format!("{name} is true or false, not '{value}'"))?;
        return Ok(Options {
            shoot_out,
            ..*options
        });
    }
    if name == ReadingSet::OPTION || known(options).contains_key(name) {
        options::set::<Position>(options, name, value)
    } else {
        Err(unknown(options, name))
    }
}

/// The switches of the options' edition: the advanced rules first, then the readings of doubtful lines.
pub(super) fn switches(options: &Options, language: Language) -> Vec<Switch> {
    let edition = options.edition;
    let mut switches = options::switches::<Position>(options, language);
    switches.retain(|switch| !["edition", "advanced", SHOOT_OUT].contains(&switch.name.as_str()));
    let readings = (switches.iter()).position(|switch| switch.name == ReadingSet::OPTION);
    let shoot_out = Switch {
        name: SHOOT_OUT.to_owned(),
        label: options::label(SHOOT_OUT, language),
        detail: options::what::<Position>(SHOOT_OUT, language),
        value: options.shoot_out.into(),
        values: Vec::new(),
        letter: None,
    };
    switches.insert(readings.unwrap_or(switches.len()), shoot_out);
    if has_advanced_rules(edition) {
        let rules = AdvancedSet::all_of(edition);
        let advanced = Switch {
            name: "advanced".to_owned(),
            label: options::label("advanced", language),
            detail: options::what::<Position>("advanced", language),
            value: options.advanced.iter().map(Advanced::name).collect(),
            values: rules
                .iter()
                .map(|rule| SwitchValue {
                    value: rule.name().to_owned(),
                    label: language.render(&say!(
                        set_up::AdvancedRule,
                        rule = rule.name(),
                        newest = edition == Edition::V2_2
                    )),
                    detail: language.render(&say!(
                        set_up::AdvancedRuleWhat,
                        rule = rule.name(),
                        newest = edition == Edition::V2_2
                    )),
                })
                .collect(),
            letter: None,
        };
        switches.insert(0, advanced);
    }
    switches
}

fn has_advanced_rules(edition: Edition) -> bool {
    ADVANCED_RULES[edition] > 0
}

/// Why there is no option of a name: another edition has it, or none.
fn unknown(options: &Options, name: &str) -> String {
    let edition = options.edition;
    if name == "advanced" {
        return format!("edition {} has no advanced rules", edition.name());
    }
    let of: Vec<&str> = Edition::ALL
        .into_iter()
        .filter(|edition| known(&Options::basic(*edition)).contains_key(name))
        .map(Edition::name)
        .collect();
    let names = options::names::<Position>(options);
    if of.is_empty() {
        format!("there is no option '{name}': choose one of {names}")
    } else {
        format!(
            "{name} is an option of edition {}, not of {}, which has {names}",
            of.join(" and "),
            edition.name()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_fuba::{Advanced, EventPlus5, Formations};

    fn read(preset: &str, switches: &[&str]) -> Result<Options, String> {
        let switches: Vec<String> = switches.iter().map(ToString::to_string).collect();
        options::read::<Position>(Some(preset), &switches)
    }

    #[test]
    fn presets_and_switches_are_read() {
        let options = read("2.2-cards", &["event_plus5=errata"]).unwrap();
        assert_eq!(options.formations, Formations::Cards);
        assert_eq!(options.event_plus5, EventPlus5::Errata);
        assert_eq!(read("cards", &[]), read("2.2-cards", &[]));
        assert_eq!(read("basic", &[]), Ok(Options::FUBA_2_2));
        assert_eq!(read("full", &[]), Ok(Options::FULL));
    }

    #[test]
    fn advanced_rules_are_switched_by_their_numbers() {
        let options = read("basic", &["advanced=A1+A3"]).unwrap();
        let on: Vec<Advanced> = options.advanced.iter().collect();
        assert_eq!(on, [Advanced::Condition, Advanced::Substitutions]);
        assert_eq!(
            read("basic", &["advanced=a1,a10"]),
            read("full", &["advanced=A10+A1"])
        );
        assert_eq!(read("full", &["advanced=none"]), Ok(Options::FUBA_2_2));
        assert_eq!(read("basic", &["advanced=all"]), Ok(Options::FULL));
    }

    #[test]
    fn every_edition_has_its_presets_and_all_its_rules() {
        assert_eq!(read("1.0", &[]), Ok(Options::FUBA_1_0));
        assert_eq!(read("2014", &[]), Ok(Options::FUBA_2014));
        assert_eq!(
            read("2014", &["advanced=all"]),
            Ok(Options::full(Edition::V2014))
        );
        assert_eq!(read("2014-full", &["advanced=none"]), read("2014", &[]));
        assert_eq!(
            read("basic", &["edition=2014", "advanced=all"]),
            read("2014-full", &[])
        );
    }

    /// Every preset is described, and the usual one is played without a name.
    #[test]
    fn every_preset_has_its_words() {
        for preset in presets() {
            assert_ne!(preset.what, preset.name.into());
            for name in [preset.name, preset.usual_name()] {
                assert_eq!(read(name, &[]), Ok(preset.options), "{name}");
            }
        }
        assert_eq!(options::read::<Position>(None, &[]), read("basic", &[]));
    }

    #[test]
    fn an_option_of_another_edition_is_refused_before_a_match() {
        for (preset, switch, why) in [
            ("1.0", "advanced=A1", "edition 1.0 has no advanced rules"),
            ("1.0", "advanced=all", "edition 1.0 has no advanced rules"),
            (
                "1.0",
                "event_plus5=errata",
                "event_plus5 is an option of edition 2.2, not of 1.0",
            ),
            (
                "2014",
                "carry_limit=once",
                "carry_limit is an option of edition 1.0, not of 2014",
            ),
            (
                "2014",
                "advanced=A1+A7",
                "edition 2014 has the advanced rules A1 to A6, not A7",
            ),
            ("full", "edition=1.0", "edition 1.0 has no advanced rules"),
            (
                "full",
                "edition=2014",
                "edition 2014 has the advanced rules A1 to A6, not A7, A8, A9, A10, A11",
            ),
        ] {
            let told = read(preset, &[switch]).unwrap_err();
            assert!(told.contains(why), "{preset} {switch}: {told}");
        }
    }

    /// A rule without the one it needs may be switched on; it is treated as off.
    #[test]
    fn a_rule_without_the_one_it_needs_is_not_played() {
        let options = read("basic", &["advanced=A6"]).unwrap();
        assert!(options.advanced.contains(Advanced::Aggression));
        assert!(!options.plays(Advanced::Aggression));
    }

    #[test]
    fn numbers_are_read_as_numbers() {
        let options = read("full", &["skills_per_team=3"]).unwrap();
        assert_eq!(options.skills_per_team.number(), 3);
        assert_eq!(
            read("full", &["skills_per_team=many"]).unwrap_err(),
            "skills_per_team is a number, not 'many'"
        );
        assert!(
            read("full", &["skills_per_team=4"])
                .unwrap_err()
                .contains("skills_per_team is 1, 2 or 3, not 4")
        );
    }

    #[test]
    fn mistakes_are_explained() {
        for (preset, switch, why) in [
            ("3.0", "event_plus5=errata", "choose one of basic (2.2)"),
            ("2.2", "event_plus5", "write NAME=VALUE"),
            ("2.2", "event_plus5=maybe", "expected `printed` or `errata`"),
            (
                "2.2",
                "unknown=1",
                "choose one of advanced, difficult_rebound",
            ),
            (
                "2.2",
                "advanced=A12",
                "'A12' is not an advanced rule: A1 to A11",
            ),
        ] {
            let told = read(preset, &[switch]).unwrap_err();
            assert!(told.contains(why), "{preset} {switch}: {told}");
        }
    }

    /// The shoot-out is switched like any other, and written down only where it is on.
    #[test]
    fn the_shoot_out_is_a_switch() {
        for preset in ["basic", "2014", "1.0"] {
            let options = read(preset, &["shoot_out=true"]).unwrap();
            assert!(options.shoot_out);
            assert!(known(&options).contains_key(SHOOT_OUT));
            assert_eq!(read(preset, &["shoot_out=false"]), read(preset, &[]));
            assert!(!known(&read(preset, &[]).unwrap()).contains_key(SHOOT_OUT));
            let all = super::switches(&options, Language::ENGLISH);
            let listed = all.iter().filter(|switch| switch.name == SHOOT_OUT);
            assert!(listed.map(|switch| &switch.value).eq([&true]));
        }
        let wrong = read("basic", &["shoot_out=yes"]).unwrap_err();
        assert!(wrong.contains("true or false"), "{wrong}");
    }
}
