//! Who plays on the ladder: coaches of the game by name, and bots by their command line.

use std::path::Path;

use gaffer_bot::words;
use gaffer_games::{Game, coaches};
use serde::{Deserialize, Serialize};

/// Somebody on the ladder: a coach of the game, or a bot if there is a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Competitor {
    /// The name in the table.
    pub name: String,
    /// The command line that starts the bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
}

/// The competitors that the command line names, coaches first.
pub fn read<G: Game>(names: &[String], bots: &[String]) -> Result<Vec<Competitor>, String> {
    let mut all: Vec<Competitor> = Vec::new();
    for name in names {
        coaches::find::<G>(name)?;
        all.push(Competitor {
            name: name.clone(),
            command: None,
        });
    }
    for bot in bots {
        all.push(read_bot(bot)?);
    }
    for (index, one) in all.iter().enumerate() {
        if all[..index].iter().any(|other| other.name == one.name) {
            return Err(format!(
                "'{}' competes twice: give a bot another name with --bot NAME=COMMAND",
                one.name
            ));
        }
    }
    if all.len() < 2 {
        return Err(format!(
            "a ladder needs two competitors: name coaches ({}), or give a bot with --bot COMMAND",
            coaches::names::<G>().join(", ")
        ));
    }
    Ok(all)
}

/// Reads NAME=COMMAND or COMMAND.
fn read_bot(text: &str) -> Result<Competitor, String> {
    let is_name = |name: &str| {
        let plain = |c: char| c.is_alphanumeric() || "-_.".contains(c);
        !name.is_empty() && name.chars().all(plain)
    };
    let (name, command) = match text.split_once('=') {
        Some((name, command)) if is_name(name) => (Some(name.to_owned()), command),
        _ => (None, text),
    };
    let words = words(command)?;
    let given = name.unwrap_or_else(|| derived(&words));
    Ok(Competitor {
        name: gaffer_core::name(&given)
            .map_err(|why| format!("a bot: {why}; name it with --bot NAME=COMMAND"))?,
        command: Some(command.trim().to_owned()),
    })
}

/// What a bot is called that has no name: its script if it is one, else its program, without folder and ending.
fn derived(words: &[String]) -> String {
    let script = words[1..].iter().find(|word| Path::new(word).is_file());
    let named = Path::new(script.unwrap_or(&words[0]));
    let stem = named.file_stem().unwrap_or(named.as_os_str());
    stem.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_fuba::Position;

    fn strings(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|text| (*text).to_owned()).collect()
    }

    #[test]
    fn bots_have_the_name_that_is_given_or_that_of_their_script() {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/src/lib.rs");
        for (text, name, command) in [
            ("fred=python3 -u x", "fred", "python3 -u x"),
            (
                "./bots/clever --level=3",
                "clever",
                "./bots/clever --level=3",
            ),
            (
                &format!("run '{script}' 3"),
                "lib",
                &format!("run '{script}' 3"),
            ),
        ] {
            let bot = read_bot(text).unwrap();
            assert_eq!(bot.name, name);
            assert_eq!(bot.command.as_deref(), Some(command));
        }
    }

    #[test]
    fn who_cannot_compete_is_told_why() {
        let told = |names: &[&str], bots: &[&str]| {
            read::<Position>(&strings(names), &strings(bots)).unwrap_err()
        };
        assert!(told(&["mourinho"], &[]).contains("there is no coach 'mourinho'"));
        assert!(told(&["random"], &[]).contains("needs two competitors"));
        assert!(told(&["random", "random"], &[]).contains("'random' competes twice"));
        assert!(told(&["random"], &["random=x"]).contains("'random' competes twice"));
        assert!(told(&["random"], &["'x"]).contains("not closed"));
        assert!(told(&["random"], &["x="]).contains("empty"));
        for bot in [
            "./bad\u{1b}[2Jbot",
            "./a\u{202e}b",
            &format!("{}=x", "a".repeat(41)),
        ] {
            let why = told(&["random"], &[bot]);
            assert!(why.contains("--bot NAME=COMMAND"), "{why}");
        }
    }
}
