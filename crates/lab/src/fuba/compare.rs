//! The same position under each edition, with the exact chances of every pass.

mod carry;
mod chances;

use std::fmt::Write as _;

use gaffer_core::Refuses as _;
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{Edition, Position};
use gaffer_games::text::wrap;
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use carry::Source;
use chances::{Chances, PARTS};

/// What the columns of the table mean.
const MEANING: &str = "kept, event: faces of the controlling team's die that keep the ball, and that bring a \
special event. control: the exact chance that the team still has the ball after the check, the special event \
and, in 2014, a value above 6; a free kick or corner kick for it counts as having the ball, one for the \
opponents as having lost it. goal: if the check is passed without a special event, the exact chance that a goal \
attempt made at the first opportunity of the turn scores, averaged over the dice that set the new value: in \
stage 6 of 1.0, at the beginning of the own action stage in 2014, as first action in 2.2. Whoever acts before \
that moves nobody and does not press; in 2014 the value is adjusted before, where the other team acts first; where no \
last turn is known, the controlling team does. \
In an empty target the area that stands in and the piece that runs are chosen for the best.";

/// A position under each edition.
#[derive(Debug)]
pub struct Comparison {
    source: Source,
    columns: [Column; 3],
}

/// One edition's side of the comparison.
#[derive(Debug)]
struct Column {
    edition: Edition,
    /// The position, or why the edition cannot play it.
    position: Result<Position, String>,
    /// Every area: its chances, or the rule that forbids the pass.
    targets: Vec<Result<Chances, String>>,
}

impl Comparison {
    /// Compares a position, or a kick-off after a standard set-up where none is given.
    pub fn new(position: Option<&Position>) -> Result<Self, String> {
        let source = match position {
            Some(position) => Source::from_position(position)?,
            None => Source::kick_off(),
        };
        let columns = Edition::ALL.map(|edition| column(&source, edition));
        Ok(Self { source, columns })
    }

    /// The position as the first edition plays it that can.
    pub fn position(&self) -> Result<&Position, String> {
        let mut playable = self.columns.iter().flat_map(|one| &one.position);
        playable.next().ok_or_else(|| {
            let why = self.columns[2].position.as_ref().err();
            why.cloned().unwrap_or_default()
        })
    }

    /// The table as text to be put below the board.
    pub fn text(&self) -> Result<String, String> {
        let position = self.position()?;
        let mut text = format!(
            "\nThe {} team has the ball in {}.\n\n",
            position.open().controlling(),
            position.open().ball()
        );
        self.write_table(&mut text);
        for column in &self.columns {
            if let Err(why) = &column.position {
                let note = format!(
                    "FUBA {} cannot play this position: {why}.",
                    column.edition.name()
                );
                write_wrapped(&mut text, &note);
            }
        }
        for left_out in self.source.left_out() {
            write_wrapped(&mut text, &format!("Not carried over: {left_out}."));
        }
        write_wrapped(&mut text, &format!("\n{MEANING}"));
        Ok(text)
    }

    fn write_table(&self, text: &mut String) {
        let mut heads = [String::from("      "), String::from("target")];
        for column in &self.columns {
            let value = column.position.as_ref().map_or(String::new(), |position| {
                format!(", value {}", position.open().value().number())
            });
            let name = format!("FUBA {}{value}", column.edition.name());
            let _ = write!(heads[0], "  {name:<WIDTH$}");
            let _ = write!(
                heads[1],
                "  {:<5}{:<7}{:<9}{:<8}",
                "kept", "event", "control", "goal"
            );
        }
        for head in heads {
            let _ = writeln!(text, "{}", head.trim_end());
        }
        for (index, area) in Area::ALL.into_iter().enumerate() {
            let mut line = format!("{:<6}", area.name());
            for column in &self.columns {
                let _ = write!(line, "  {:<WIDTH$}", cell(column.targets.get(index)));
            }
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text.push('\n');
    }

    /// The table as plain values.
    pub fn columns(&self) -> EditionComparison {
        let target = |(area, target): (Area, &Result<Chances, String>)| match target {
            Err(rule) => ComparedTarget {
                target: area.to_string(),
                rule: Some(rule.clone()),
                ..ComparedTarget::default()
            },
            Ok(chances) => ComparedTarget {
                target: area.to_string(),
                rule: None,
                kept: chances.check.kept,
                event: chances.check.event,
                control: chances.outcome.control(),
                goal: chances.outcome.goal(),
            },
        };
        let edition = |column: &Column| ComparedEdition {
            edition: column.edition.name(),
            why_not: column.position.as_ref().err().cloned(),
            value: (column.position.as_ref().ok()).map(|one| one.open().value().number() as u8),
            targets: (Area::ALL.into_iter().zip(&column.targets).map(target)).collect(),
        };
        EditionComparison {
            editions: self.columns.iter().map(edition).collect(),
            left_out: self
                .source
                .left_out()
                .iter()
                .map(ToString::to_string)
                .collect(),
        }
    }

    /// The table as JSON.
    pub fn json(&self) -> Value {
        let editions: serde_json::Map<String, Value> = self
            .columns
            .iter()
            .map(|column| {
                let value = match &column.position {
                    Err(why) => json!({ "error": why }),
                    Ok(position) => json!({
                        "value": position.open().value().number(),
                        "targets": Area::ALL
                            .into_iter()
                            .zip(&column.targets)
                            .map(|(area, target)| (area.to_string(), target_json(target)))
                            .collect::<serde_json::Map<String, Value>>(),
                    }),
                };
                (column.edition.name().to_owned(), value)
            })
            .collect();
        json!({ "parts": PARTS, "editions": editions, "left_out": self.source.left_out(), "meaning": MEANING })
    }
}

/// A position under each edition, for a page.
#[derive(Debug, Serialize, ToSchema)]
pub struct EditionComparison {
    /// Each edition.
    editions: Vec<ComparedEdition>,
    /// What of the position is not carried over.
    left_out: Vec<String>,
}

/// The position under one edition.
#[derive(Debug, Serialize, ToSchema)]
struct ComparedEdition {
    /// The edition.
    edition: &'static str,
    /// Why it cannot play the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    why_not: Option<String>,
    /// The ball value.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u8>,
    /// Every area; none where the edition cannot play the position.
    targets: Vec<ComparedTarget>,
}

/// A pass under one edition.
#[derive(Debug, Default, Serialize, ToSchema)]
struct ComparedTarget {
    /// The area.
    target: String,
    /// The rule that forbids the pass; the rest is nothing then.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// The faces of the controlling team's die that keep the ball.
    kept: u8,
    /// The faces that bring a special event.
    event: u8,
    /// The exact chance that the team still has the ball after check and event.
    control: f64,
    /// If the check is passed without an event, the exact chance of a goal by an attempt at the first opportunity of the turn; none where
    /// nobody may shoot.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<f64>,
}

fn column(source: &Source, edition: Edition) -> Column {
    let position = source.under(edition);
    let targets = position.iter().flat_map(|position| {
        let rule = |refusal: gaffer_fuba::Refusal| refusal.rule().to_string();
        Area::ALL.map(|target| chances::of_pass(position, target).map_err(rule))
    });
    Column {
        edition,
        targets: targets.collect(),
        position,
    }
}

/// The width of one edition's part of the table.
const WIDTH: usize = 29;

fn write_wrapped(text: &mut String, note: &str) {
    for line in wrap(note, 98) {
        let _ = writeln!(text, "{line}");
    }
}

/// One target in one edition.
fn cell(target: Option<&Result<Chances, String>>) -> String {
    match target {
        None => String::new(),
        Some(Err(rule)) => format!("not offered ({rule})"),
        Some(Ok(chances)) => {
            let goal = chances.outcome.goal();
            format!(
                "{:<5}{:<7}{:<9}{}",
                format!("{}/6", chances.check.kept),
                format!("{}/6", chances.check.event),
                percent(chances.outcome.control()),
                goal.map_or("-".to_owned(), percent)
            )
        }
    }
}

fn percent(chance: f64) -> String {
    format!("{:.2}%", 100.0 * chance)
}

fn target_json(target: &Result<Chances, String>) -> Value {
    match target {
        Err(rule) => json!({ "offered": false, "rule": rule }),
        Ok(chances) => json!({
            "offered": true,
            "faces": chances.check,
            "control": chances.outcome.control(),
            "goal": chances.outcome.goal(),
            "parts": {
                "control": chances.outcome.control,
                "kept": chances.outcome.kept,
                "shots": chances.outcome.shots,
                "goals": chances.outcome.goals,
            },
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Rules as _;

    fn position(text: &str) -> Position {
        Position::from_diagram(&toml::from_str(text).unwrap()).unwrap()
    }

    fn compared(text: &str) -> Comparison {
        Comparison::new(Some(&position(text))).unwrap()
    }

    fn columns(text: &str) -> [Column; 3] {
        compared(text).columns
    }

    fn outcome(column: &Column, area: Area) -> (u8, u8, u64, Option<f64>) {
        let at = Area::ALL.iter().position(|one| *one == area).unwrap();
        let chances = column.targets[at].as_ref().unwrap();
        let (check, outcome) = (chances.check, chances.outcome);
        assert_eq!(check.kept + check.lost + check.event, 6);
        (check.kept, check.event, outcome.control, outcome.goal())
    }

    fn near(found: Option<f64>, expected: f64) -> bool {
        found.is_some_and(|found| (found - expected).abs() < 1e-12)
    }

    /// Two against two at the ball in b3, one against two in b4; in b5 an outfield player and his keeper.
    const PASS: &str = "pieces = \"b1 1/0, b3 2/2, b4 1/2, b5 0/2\"\nvalue = 3";

    /// To b4 in 1.0: start 2:2 gives 0, target 1:2 gives -2 (F10-4.4b), no area between. A six keeps the ball,
    /// a five is an event, of which 3 to 6 leave the ball with the team (F10-4.4.2a): 1/6 + 1/6 * 4/6 = 10/36.
    /// After the six the value is 6; b4 -2, ball area -1, penalty area -1 without the keeper (F10-4.6): only two
    /// sixes score, 1/36 (F10-4.6.1b).
    #[test]
    fn a_pass_of_1_0() {
        let (kept, event, control, goal) = outcome(&columns(PASS)[0], Area::B4);
        assert_eq!((kept, event), (1, 1));
        assert_eq!(control * 36, PARTS * 10);
        assert!(near(goal, 1.0 / 36.0), "{goal:?}");
    }

    /// The same in 2014: 4, 5, 6 keep it, 3 is an event. Events lose it on -4 (2 of 36), on +1 (5 of 36: free
    /// kick for the PT, F14-D7) and on -2 (4 of 36) with a value of 6 + 1 (F14-4.5.4b): 1/2 + 1/6 * (29 - 4/6)/36.
    /// The controlling team acts first. The same modifiers, -4 (F14-4.7): value 1 is beaten by a six, any other
    /// by a six and then more than 2 (F14-4.7.1a): 1/6 * 1/6 + 5/6 * 1/6 * 4/6 = 26/216.
    #[test]
    fn a_pass_of_2014() {
        let (kept, event, control, goal) = outcome(&columns(PASS)[1], Area::B4);
        assert_eq!((kept, event), (3, 1));
        assert_eq!(control * 648, PARTS * 409);
        assert!(near(goal, 26.0 / 216.0), "{goal:?}");
    }

    /// The same in 2.2: 4, 5, 6 keep it, 3 is an event that loses it on -4 and -1 (F22-4.4.1): 1/2 + 1/6 * 29/36.
    /// The keeper counts in b5 (F22-4.6-T8), which is -1 all the same: 26/216 as in 2014.
    #[test]
    fn a_pass_of_2_2() {
        let (kept, event, control, goal) = outcome(&columns(PASS)[2], Area::B4);
        assert_eq!((kept, event), (3, 1));
        assert_eq!(control * 216, PARTS * (108 + 29));
        assert!(near(goal, 26.0 / 216.0), "{goal:?}");
    }

    /// To the empty a3 in 1.0: b3 with 2:2 stands in, not b4 with 1:2 (F10-4.4.1b), so 4, 5, 6 keep it and 3 is
    /// an event: 1/2 + 1/6 * 4/6. The runner is alone there: +1, penalty area -1, wing -6: two sixes, 1/36.
    #[test]
    fn an_empty_target_of_1_0_takes_the_best_stand_in() {
        let (kept, event, control, goal) = outcome(&columns(PASS)[0], Area::A3);
        assert_eq!((kept, event), (3, 1));
        assert_eq!(control * 36, PARTS * 22);
        assert!(near(goal, 1.0 / 36.0), "{goal:?}");
    }

    /// Back to the keeper in 2014, over one area: never lost by the die (F14-4.4.1a), but with a PT die of 6 the
    /// value is 7: 5/6 * 5/6. Of the events 8 + 6 of 36 need a PT die of at most 5, -2 (4 of 36) one of at most
    /// 4; +2, +4 and the free kick of -1 (4 + 2 + 5 of 36) keep the ball, -4 and +1 lose it.
    #[test]
    fn a_value_above_six_loses_the_ball_in_2014() {
        let (kept, event, control, goal) = outcome(&columns(PASS)[1], Area::B1);
        assert_eq!((kept, event), (5, 1));
        let of_36 = 14.0 * 5.0 / 6.0 + 4.0 * 4.0 / 6.0 + 11.0;
        let expected = 25.0 / 36.0 + of_36 / 36.0 / 6.0;
        assert!((control as f64 / PARTS as f64 - expected).abs() < 1e-12);
        assert_eq!(goal, None, "nobody shoots from there");
    }

    /// After a kick-off the passive team acts first in 2014 (F14-4.6d), and the value is adjusted before the shot:
    /// in b4 one against two raise it by 1 (F14-4.9b). Value 1 becomes 2, which a six does not beat by -4: every
    /// value needs a six and then more than 2: 1/6 * 4/6.
    #[test]
    fn the_value_is_adjusted_before_the_shot_where_2014_lets_the_others_act_first() {
        let text = format!("{PASS}\nturn = {{ kind = \"kick-off\" }}");
        let (.., goal) = outcome(&columns(&text)[1], Area::B4);
        assert!(near(goal, 4.0 / 36.0), "{goal:?}");
    }

    /// F22-4.1.2: with value 6 the ball goes to the next area at most, which the older editions do not know.
    #[test]
    fn what_is_not_offered_names_its_rule() {
        let columns = columns("pieces = \"b1 1/0, b3 2/2, b5 0/2\"\nvalue = 6");
        let at = Area::ALL.iter().position(|one| *one == Area::B1).unwrap();
        assert!(columns[0].targets[at].is_ok());
        assert!(columns[1].targets[at].is_ok());
        assert_eq!(columns[2].targets[at].clone().err().unwrap(), "F22-4.1.2");
        let printed = cell(columns[2].targets.get(at));
        assert_eq!(printed, "not offered (F22-4.1.2)");
    }

    /// F14-4.9.1e: the right to an automatic check stays in 2014 and is dropped elsewhere, and that is said.
    #[test]
    fn what_an_edition_does_not_know_is_dropped_and_said() {
        let text = format!(
            "{PASS}\nauto_pass = \"home\"\noptions = {{ edition = \"2014\", advanced = \"A1\" }}"
        );
        let source = Source::from_position(&position(&text)).unwrap();
        let faces = Edition::ALL.map(|edition| outcome(&column(&source, edition), Area::B4).0);
        assert_eq!(faces, [1, 5, 3]);
        let told = source.left_out().join("; ");
        for what in ["automatic control check", "advanced rules A1", "the clock"] {
            assert!(told.contains(what), "{told}");
        }
    }

    /// A kick-off has the value of each edition (F10-3.3.1d, F14-3.2.1d, F22-3.3.1b); eleven play on each side.
    #[test]
    fn the_kick_off_is_each_editions_own() {
        let source = Source::kick_off();
        let values = Edition::ALL.map(|edition| {
            let position = source.under(edition).unwrap();
            for side in gaffer_core::Side::BOTH {
                let pieces = Area::ALL.map(|area| position.open().team(side).pieces(area));
                assert_eq!(pieces.iter().sum::<u8>(), 11);
            }
            position.open().value().number()
        });
        assert_eq!(values, [3, 1, 1]);
    }

    #[test]
    fn a_position_in_its_set_up_is_not_compared() {
        let set_up = position("award = \"kick-off home\"\npieces = \"b2 10/0, b4 0/10\"");
        let told = Comparison::new(Some(&set_up)).unwrap_err();
        assert!(told.contains("in hand"), "{told}");
    }

    /// The text and the JSON say the same of every area.
    #[test]
    fn text_and_json_agree() {
        let comparison = compared(PASS);
        let text = comparison.text().unwrap();
        let json = comparison.json();
        assert!(text.lines().all(|line| line.chars().count() <= 100));
        let control = json["editions"]["2.2"]["targets"]["b4"]["control"].as_f64();
        let columns = serde_json::to_value(comparison.columns()).unwrap();
        let targets = columns["editions"][2]["targets"].as_array().unwrap();
        let b4 = targets.iter().find(|one| one["target"] == "b4").unwrap();
        assert_eq!(b4["control"].as_f64(), control);
        let line = text.lines().find(|line| line.starts_with("b4 ")).unwrap();
        assert!(line.contains(&percent(control.unwrap())), "{line}");
        assert_eq!(json["editions"]["1.0"]["targets"]["b4"]["faces"]["kept"], 1);
    }
}
