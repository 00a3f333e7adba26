//! Rule options as the command line and the referee protocol give them: a preset, then switches.

use gaffer_fuba::edition::ADVANCED_RULES;
use gaffer_fuba::{AdvancedSet, Edition, Options};
use serde_json::{Map, Value};

/// The presets by the names that people use, what they are, and the name that the rules use.
pub const PRESETS: [(&str, &str, &str); 6] = [
    ("basic", "chapters 1 to 5, any formation", "2.2"),
    (
        "cards",
        "chapters 1 to 5, the eight formation cards only",
        "2.2-cards",
    ),
    ("full", "all advanced rules, A1 to A11", "full"),
    ("2014", "chapters 1 to 5 of FUBA 2014", "2014"),
    (
        "2014-full",
        "FUBA 2014 with all its advanced rules, A1 to A6",
        "2014-full",
    ),
    ("1.0", "FUBA 1.0", "1.0"),
];

/// The options of a preset: "basic", "2014-full" and so on, or as the rules name it, "2.2" or "2.2-cards".
pub fn preset(name: &str) -> Result<Options, String> {
    let name = name.to_ascii_lowercase();
    PRESETS
        .iter()
        .find(|(short, _, long)| *short == name || *long == name)
        .and_then(|(_, _, long)| Options::preset(long).ok())
        .ok_or_else(|| {
            let known = PRESETS.map(|(short, _, long)| {
                if short == long {
                    short.to_owned()
                } else {
                    format!("{short} ({long})")
                }
            });
            format!(
                "'{name}' is not a preset: choose one of {}",
                known.join(", ")
            )
        })
}

/// Reads a preset's name and switches such as `advanced=A1+A3` or `skills_per_team=3`.
pub fn read_options(name: &str, switches: &[String]) -> Result<Options, String> {
    let mut options = preset(name)?;
    for switch in switches {
        options = switched(options, switch)?;
    }
    match options.faults() {
        faults if faults.is_empty() => Ok(options),
        faults => Err(faults.join("; ")),
    }
}

/// The options with one switch set.
fn switched(options: Options, switch: &str) -> Result<Options, String> {
    let (name, value) = switch
        .split_once('=')
        .map(|(name, value)| (name.trim(), value.trim()))
        .ok_or_else(|| format!("'{switch}' is not a switch: write NAME=VALUE"))?;
    if (name, value) == ("advanced", "all") && has_advanced_rules(options.edition) {
        return Ok(Options {
            advanced: AdvancedSet::all_of(options.edition),
            ..options
        });
    }
    // The command line has only words; what an option is says how they are read.
    let value = match known(options).get(name) {
        None => return Err(unknown(options, name)),
        Some(Value::Number(_)) => value
            .parse::<u8>()
            .map(Value::from)
            .map_err(|_| format!("{name} is a number, not '{value}'"))?,
        Some(_) => Value::String(value.to_owned()),
    };
    let change = Map::from_iter([(name.to_owned(), value)]);
    with_changes(options, change).map_err(|why| format!("{switch}: {why}"))
}

/// The options that an edition knows, with their values.
fn known(options: Options) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(known)) => known,
        _ => Map::new(),
    }
}

fn has_advanced_rules(edition: Edition) -> bool {
    ADVANCED_RULES.of(edition) > 0
}

/// Why there is no option of a name: another edition has it, or none.
fn unknown(options: Options, name: &str) -> String {
    let edition = options.edition;
    if name == "advanced" {
        return format!("edition {} has no advanced rules", edition.name());
    }
    let of: Vec<&str> = Edition::ALL
        .into_iter()
        .filter(|edition| known(Options::of(*edition)).contains_key(name))
        .map(Edition::name)
        .collect();
    let names: Vec<String> = known(options).into_iter().map(|(name, _)| name).collect();
    let names = names.join(", ");
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

/// The options with some of them changed.
pub fn with_changes(base: Options, changes: Map<String, Value>) -> Result<Options, String> {
    let mut all = serde_json::to_value(base).map_err(|error| error.to_string())?;
    if let Value::Object(all) = &mut all {
        all.extend(changes);
    }
    serde_json::from_value(all).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_fuba::{Advanced, EventPlus5, Formations};

    fn read(preset: &str, switches: &[&str]) -> Result<Options, String> {
        let switches: Vec<String> = switches.iter().map(ToString::to_string).collect();
        read_options(preset, &switches)
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
        for (short, _, long) in PRESETS {
            assert_eq!(
                preset(short),
                Options::preset(long).map_err(|why| why.to_string())
            );
        }
        assert_eq!(PRESETS.len(), Options::PRESETS.len());
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
            ("2.2", "unknown=1", "choose one of advanced, edition"),
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
}
