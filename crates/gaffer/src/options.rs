//! Rule options as the command line and the referee protocol give them: a preset, then switches.

use gaffer_fuba::Options;
use serde_json::{Map, Value};

/// Reads a preset's name and switches such as `event_plus5=errata`.
pub fn read_options(preset: &str, switches: &[String]) -> Result<Options, String> {
    let base = Options::preset(preset).map_err(|faults| faults.to_string())?;
    let known = serde_json::to_value(base).map_err(|error| error.to_string())?;
    let mut changes = Map::new();
    for switch in switches {
        let (name, value) = switch
            .split_once('=')
            .ok_or_else(|| format!("'{switch}' is not a switch: write NAME=VALUE"))?;
        // A command line has only words; an option that is a number is read as one.
        let number = value.parse::<u8>().ok().filter(|_| known[name].is_number());
        let value = number.map_or_else(|| Value::from(value), Value::from);
        changes.insert(name.to_owned(), value);
    }
    with_changes(base, changes)
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

    #[test]
    fn presets_and_switches_are_read() {
        let options = read_options("2.2-cards", &["event_plus5=errata".into()]).unwrap();
        assert_eq!(options.formations, Formations::Cards);
        assert_eq!(options.event_plus5, EventPlus5::Errata);
        let switches = ["skills_per_team=3".into(), "advanced=A1+A10".into()];
        let options = read_options("2.2", &switches).unwrap();
        assert_eq!(options.skills_per_team.number(), 3);
        assert!(options.plays(Advanced::Skills));
    }

    #[test]
    fn mistakes_are_explained() {
        for (preset, switch) in [
            ("3.0", "event_plus5=errata"),
            ("2.2", "event_plus5"),
            ("2.2", "event_plus5=maybe"),
            ("2.2", "unknown=1"),
            ("full", "skills_per_team=4"),
            ("full", "skills_per_team=many"),
            ("full", "advanced=A12"),
        ] {
            assert!(
                read_options(preset, &[switch.to_owned()]).is_err(),
                "{preset} {switch}"
            );
        }
    }
}
