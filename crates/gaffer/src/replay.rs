//! `gaffer replay`: a recorded match, printed or stepped through.

use std::fmt::Write as _;
use std::path::Path;

use gaffer_core::{Answer, BySide, Match, Record, Rules, Side};
use gaffer_fuba::{MatchResult, Position, SkillSet};

use crate::board;
use crate::cli::Replay;
use crate::output::print_all;
use crate::record_file;

/// Runs the command.
pub fn run(arguments: &Replay) -> Result<(), String> {
    let record = record_file::read::<Position>(&arguments.file)?;
    if arguments.print {
        return print_all(&print(&record, arguments.pitch, &arguments.file)?);
    }
    crate::terminal::replay(moments(&record, &arguments.file)?, names(&record))
        .map_err(|error| format!("the terminal failed: {error}"))
}

/// One moment of a recorded match: the answer, what happened, and the position after it.
#[derive(Clone, Debug)]
pub struct Moment<R: Rules> {
    /// The answer that led here, in its notation; empty at the start.
    pub answer: String,
    /// What happened.
    pub events: Vec<R::Event>,
    /// The position.
    pub position: R,
}

/// Every moment of a recorded match.
pub fn moments<R: Rules>(record: &Record<R>, file: &Path) -> Result<Vec<Moment<R>>, String> {
    // Checks the whole record first, so that a bad one is refused with its reason.
    record
        .replay()
        .map_err(|error| format!("{}: {error}", file.display()))?;
    let mut game = Match::<R>::new(&record.header.options).map_err(|faults| faults.to_string())?;
    let mut moments = vec![Moment {
        answer: String::new(),
        events: Vec::new(),
        position: game.position().clone(),
    }];
    for answer in &record.answers {
        let before = game.events().len();
        match answer {
            Answer::Choice(choice) => game.choose(*choice).map_err(|why| why.to_string())?,
            Answer::Roll(dice) => game.roll(*dice).map_err(|why| why.to_string())?,
        }
        moments.push(Moment {
            answer: answer.to_string(),
            events: game.events()[before..].to_vec(),
            position: game.position().clone(),
        });
    }
    Ok(moments)
}

fn names(record: &Record<Position>) -> BySide<String> {
    BySide::with(|side| record.header.seats[side].name.clone())
}

fn print(record: &Record<Position>, pitch: bool, file: &Path) -> Result<String, String> {
    let names = names(record);
    let mut text = String::new();
    let edition = record.header.options.edition.name();
    let _ = write!(text, "FUBA {edition}: {} - {}", names.home, names.away);
    if let Some(seed) = record.header.seed {
        let _ = write!(text, ", seed {seed}");
    }
    text.push('\n');
    let mut result = None;
    for moment in moments(record, file)? {
        result = moment.position.result();
        for event in &moment.events {
            let options = moment.position.options();
            let rule = Position::rule_of(&options, event)
                .map_or(String::new(), |rule| format!("  [{rule}]"));
            let _ = writeln!(text, "{}{rule}", Position::tell(event, &names));
        }
        if pitch && moment.position.question() == "target" {
            let open = moment.position.open();
            let _ = write!(text, "\n{}\n{}\n", board::headline(open), board::draw(open));
        }
    }
    if let Some(result) = result {
        text.push_str(&what_lasts(&result, &names));
    }
    Ok(text)
}

/// What a match changes for the next one: skills lost and won; nothing where there are none.
fn what_lasts(result: &MatchResult, names: &BySide<String>) -> String {
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
                .unwrap_or(SkillSet::NONE)
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
    use serde_json::json;

    /// F22-A11-6.3, F22-A11-6.5: a match that is over tells what lasts, also what was never shown.
    #[test]
    fn the_end_tells_what_lasts() {
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
            what_lasts(&over, &names),
            "Rovers cannot choose next time: tackle.  [F22-D107]\n\
             United keeps for later matches: crossing.  [F22-A11-6.5]\n"
        );
        assert_eq!(position(full, "target").result(), None, "too early");
    }
}
