//! `gaffer verify`: whether a record proves itself, part by part: its answers, its clocks and offers, its result, its dice.

use std::fmt::Write as _;
use std::process::ExitCode;

use gaffer_core::{BySide, DiceFrom, Header, How, RecordEntry, Side};
use gaffer_games::strict_json;
use gaffer_games::words::{Language, Phrase, Words};
use gaffer_games::{DiceFigures, dice_figures};
use gaffer_table::{
    DiceProof, Enacted, Impossible, NotLegal, PlayedAgain, WrongDice, WrongNote, describe_end,
    enact, play_again, prove,
};
use serde_json::Value;

use crate::cli::Verify;
use crate::output::print_all;
use crate::words::{language, say};

/// What a part of the check has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// It is right.
    Right,
    /// Nothing is wrong, but it is what the record tells, and nothing can prove it.
    Told,
    /// Nothing is wrong, but it is not proven either.
    Open,
    /// It is wrong.
    Wrong,
}

impl Verdict {
    /// The exit status: 0 where everything is right, 1 where something is wrong, 3 where something is not proven.
    fn status(self) -> u8 {
        match self {
            Self::Right => 0,
            Self::Wrong => 1,
            Self::Told | Self::Open => 3,
        }
    }
}

/// Runs the command.
pub fn run(arguments: &Verify) -> Result<ExitCode, String> {
    let file = arguments.file.display();
    let text =
        std::fs::read_to_string(&arguments.file).map_err(|error| format!("{file}: {error}"))?;
    let read = read(&text).map_err(|(line, why)| format!("{file}, line {line}: {why}"));
    let (header, record) = read?;
    let language = language(arguments.language);
    let (verdict, text) = report(&header, &record, language);
    print_all(&text)?;
    Ok(ExitCode::from(verdict.status()))
}

/// The header and the entries of a record, read to the letter: no line is left out, and nothing in it that is not known.
fn read(text: &str) -> Result<(Header<Value>, Vec<RecordEntry>), (usize, String)> {
    fn line<T: serde::de::DeserializeOwned>(
        (number, text): (usize, &str),
    ) -> Result<T, (usize, String)> {
        let value = strict_json::parse(text).and_then(strict_json::read);
        value.map_err(|why| (number, why))
    }
    let mut lines = (1..).zip(text.lines());
    let header = line(lines.next().unwrap_or((1, "")))?;
    Ok((header, lines.map(line).collect::<Result<_, _>>()?))
}

/// What there is to say of a record, and the worst of it.
fn report(header: &Header<Value>, record: &[RecordEntry], language: Language) -> (Verdict, String) {
    let names = BySide::with(|side: Side| header.seats[side].name.clone());
    let words = Words::new(language, &names);
    let played = play_again(header, record);
    let mut findings = vec![answers(&played)];
    if let Ok(played) = &played {
        match enact(header, record) {
            Ok(enacted) => {
                findings.extend(beside(header, &enacted));
                findings.push(result(played, &enacted, &names));
            }
            Err(wrong) => findings.push(wrong_note(wrong)),
        }
        findings.push(dice(prove(header, record, &played.rolls)));
    }
    let worst = findings.iter().map(|(verdict, _)| *verdict).max();
    let mut text = String::new();
    for (verdict, phrase) in &findings {
        let mark = words.render(&match verdict {
            Verdict::Right => say!(verify::Right),
            Verdict::Told => say!(verify::Told),
            Verdict::Open => say!(verify::Open),
            Verdict::Wrong => say!(verify::Wrong),
        });
        let _ = writeln!(text, "{mark} {}", words.render(phrase));
    }
    if let Ok(played) = &played {
        text += &figures(&dice_figures(&played.rolls), words, language);
    }
    (worst.unwrap_or(Verdict::Wrong), text)
}

fn answers(played: &Result<PlayedAgain, NotLegal>) -> (Verdict, Phrase) {
    match played {
        Ok(played) if played.is_gone_on => {
            let count = played.game.answers();
            (Verdict::Open, say!(verify::LegalSince, count))
        }
        Ok(played) => {
            let count = played.game.answers();
            (Verdict::Right, say!(verify::Legal, count))
        }
        Err(NotLegal { number, why }) => {
            let said = why.phrase.as_deref().cloned();
            let why = said.unwrap_or_else(|| why.message.as_str().into());
            (
                Verdict::Wrong,
                say!(verify::NotLegal, number = *number, why),
            )
        }
    }
}

/// What stands beside the answers: that it could have come about so, and what of it nothing can prove.
fn beside(header: &Header<Value>, enacted: &Enacted) -> Vec<(Verdict, Phrase)> {
    let mut findings = Vec::new();
    let is_on_time = enacted.end.is_some_and(|end| end.how == How::OnTime);
    if enacted.notes > 0 || enacted.has_times {
        let count = enacted.notes;
        findings.push((Verdict::Right, say!(verify::Beside, count)));
    }
    if !enacted.has_times && (header.time.is_some() || is_on_time) {
        findings.push((Verdict::Open, say!(verify::NoTimes)));
    } else if header.time.is_some() {
        let count = enacted.outages;
        findings.push((Verdict::Right, say!(verify::Times, count)));
    }
    if enacted.claims > 0 {
        findings.push((Verdict::Told, say!(verify::TakenOver)));
    }
    findings
}

fn wrong_note(WrongNote { number, why }: WrongNote) -> (Verdict, Phrase) {
    // The header is the first line of the file.
    let line = number + 1;
    let said = match why {
        Impossible::Backwards => say!(verify::Backwards, line),
        Impossible::Late => say!(verify::Late, line),
        Impossible::Otherwise => say!(verify::Otherwise, line),
        Impossible::Refused(problem) => {
            let said = problem.phrase.as_deref().cloned();
            let why = said.unwrap_or_else(|| problem.message.as_str().into());
            say!(verify::Refused, line, why)
        }
        Impossible::NotAsked(side) => say!(verify::NotAsked, line, side),
        Impossible::AskedAlready(side) => say!(verify::AskedAlready, line, side),
        Impossible::NotNoted(side) => say!(verify::NotNoted, line, side),
    };
    (Verdict::Wrong, said)
}

/// The result by the rules, or as it was ended before they ended it.
fn result(played: &PlayedAgain, enacted: &Enacted, names: &BySide<String>) -> (Verdict, Phrase) {
    let score = played.game.goals();
    let (home, away) = (score.home, score.away);
    if played.game.result().is_some() {
        (Verdict::Right, say!(verify::Result, home, away))
    } else if let Some(end) = enacted.end {
        let how = describe_end(end, names);
        (Verdict::Told, say!(verify::EndedEarly, how, home, away))
    } else {
        (Verdict::Open, say!(verify::NotOver, home, away))
    }
}

fn dice(proof: DiceProof) -> (Verdict, Phrase) {
    match proof {
        DiceProof::Proven(rolls) => (Verdict::Right, say!(verify::Proven, rolls)),
        DiceProof::NotSealed(from) => {
            let from = match from {
                DiceFrom::ByHand => "by-hand",
                DiceFrom::Script => "script",
                DiceFrom::Seed | DiceFrom::Sealed => "seed",
            };
            (Verdict::Open, say!(verify::NotSealed, from))
        }
        DiceProof::NotShown => (Verdict::Open, say!(verify::NotShown)),
        DiceProof::OtherRules => (Verdict::Open, say!(verify::OtherRules)),
        DiceProof::Wrong(wrong) => (Verdict::Wrong, wrong_dice(&wrong)),
    }
}

fn wrong_dice(wrong: &WrongDice) -> Phrase {
    match wrong {
        WrongDice::Header => say!(verify::WrongHeader),
        WrongDice::Seal(side) => say!(verify::WrongSeal, side = *side),
        WrongDice::Number(side) => say!(verify::WrongNumber, side = *side),
        WrongDice::Nobody => say!(verify::WrongNobody),
        WrongDice::Order => say!(verify::WrongOrder),
        WrongDice::Secret => say!(verify::WrongSecret),
        WrongDice::Roll { number, right } => {
            let (roll, right) = (number + 1, right.to_string());
            say!(verify::WrongRoll, roll, right)
        }
        WrongDice::Asked(number) => say!(verify::WrongAsked, roll = number + 1),
    }
}

/// The dice of each side against what fair dice would show.
fn figures(figures: &BySide<DiceFigures>, words: Words<'_>, language: Language) -> String {
    let decimal = |value: f64, digits: usize| {
        let text = format!("{value:.digits$}");
        if language.code() == "fi" {
            text.replace('.', ",")
        } else {
            text
        }
    };
    let mut text = String::new();
    for side in Side::BOTH {
        let one = &figures[side];
        if one.dice == 0 {
            continue;
        }
        let faces = (1..).zip(one.faces.iter().zip(one.expected));
        let faces: Vec<String> = faces
            .map(|(face, (seen, mean))| format!("{face}: {seen} ({})", decimal(mean, 1)))
            .collect();
        let dice = say!(
            verify::SixSided,
            side,
            count = one.dice,
            faces = faces.join(", ")
        );
        let square = say!(
            verify::ChiSquare,
            value = decimal(one.chi_square, 2),
            freedom = one.freedom,
            percent = decimal(one.chance * 100.0, 0)
        );
        let mean = decimal(one.expected_run, 1);
        let run = say!(verify::LongestRun, run = one.longest_run, mean);
        for phrase in [dice, square, run] {
            let _ = writeln!(text, "{}", words.render(&phrase));
        }
    }
    text
}
