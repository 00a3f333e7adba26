//! Typed choices: the notation, and short forms of the decision that is due, which are written out in it.

use gaffer_fuba::pitch::Area;
use gaffer_fuba::{Choice, Position, Step};
use gaffer_games::words::Phrase;

use super::{picker, skill_names};
use crate::terminal::app::App;
use crate::terminal::command::{Command, completed, not_understood};
use gaffer_core::parse_row;

/// Reads a typed line at the decision that is due on the screen.
pub(super) fn read_line(app: &App<Position>, line: &str) -> Result<Command<Choice>, Phrase> {
    if let Some(skills) = picker::typed(app.position(), line) {
        return Ok(skills);
    }
    if let Some(choice) = typed_yes(app, line) {
        return Ok(Command::Row(vec![choice]));
    }
    let offered: Vec<Choice> = app.offers.iter().map(|offer| offer.choice).collect();
    let row = read(line, app.open().step(), &offered);
    row.map(Command::Row).map_err(not_understood)
}

/// "y" at a window with one skill to use.
fn typed_yes(app: &App<Position>, line: &str) -> Option<Choice> {
    let yes = ["y", "yes"].contains(&line.to_lowercase().as_str());
    if !yes || !matches!(app.open().step(), Step::Skill(_)) {
        return None;
    }
    let mut uses = app.offers.iter().filter(|offer| offer.choice != Choice::No);
    match (uses.next(), uses.next()) {
        (Some(only), None) => Some(only.choice),
        _ => None,
    }
}

/// Reads a row of choices where these are offered: a set-up may ask for the keeper first, and "n" is no where one may say no.
fn read(line: &str, step: Step, offered: &[Choice]) -> Result<Vec<Choice>, String> {
    let text = line.to_lowercase();
    if text == "n" && offered.contains(&Choice::No) {
        return Ok(vec![Choice::No]);
    }
    let keeper_due = (offered.iter()).any(|choice| matches!(choice, Choice::PlaceKeeper(_)));
    let row = match step {
        Step::Place { .. } if keeper_due && text.parse::<Area>().is_ok() => {
            format!("keeper {text}")
        }
        Step::Place { .. } => set_up_row(&text),
        Step::Styles(_) => styles_in_full(&text),
        _ => text.clone(),
    };
    let parts = row.split(',').map(|part| read_part(part.trim(), step));
    match parts.collect::<Option<Vec<_>>>() {
        Some(row) => Ok(row.concat()),
        None => parse_row(&text),
    }
}

/// Reads a part of a row: what was left out is put before it, short words are written out, and then the names of skills.
fn read_part(part: &str, step: Step) -> Option<Vec<Choice>> {
    let words: Vec<&str> = part.split_whitespace().collect();
    // "pressing" and "pressing boost" are choices, but never what was left out alone.
    if matches!(words.first(), None | Some(&"boost")) {
        return None;
    }
    let short = if is_moving(step) {
        move_in_full(part, step == Step::Dribble)
    } else {
        let words = words.iter().map(|word| in_full(word, step));
        words.collect::<Vec<_>>().join(" ")
    };
    let spelt = skill_names::spelt_out(&short);
    let one = spelt.replacen("substitution", "substitution 1", 1);
    let mut texts = [short.as_str(), part, &spelt, &one].into_iter();
    texts.find_map(|text| completed(text, left_out(step)))
}

/// Whether pieces are moved.
fn is_moving(step: Step) -> bool {
    matches!(
        step,
        Step::Adjust { .. }
            | Step::EventMoves { .. }
            | Step::Moves { .. }
            | Step::QuickMoves { .. }
            | Step::FreeMovements
            | Step::RestartMoves { .. }
            | Step::Dribble
    )
}

/// What may be left out before a choice, and nothing where all of it was typed.
fn left_out(step: Step) -> &'static [&'static str] {
    match step {
        Step::Place { .. } => &["place ", "keeper ", ""],
        Step::Target | Step::PerfectPass => &["target ", ""],
        Step::Entry(_) => &["enter ", ""],
        Step::StandIn => &["stand-in ", ""],
        Step::SendOff(_) => &["send off ", ""],
        Step::Formation(_) | Step::HalfTime(_) => &["formation ", ""],
        Step::KickOffChoice(_) => &["kick-off ", ""],
        Step::CornerSide => &["corner ", ""],
        Step::Dive => &["dive ", ""],
        Step::Kick => &["kick ", ""],
        Step::Action | Step::FreeKick | Step::Shot | Step::Press => {
            &["movement ", "pressing ", "use ", ""]
        }
        Step::Movement => &["movement ", ""],
        Step::Skill(_) => &["formation ", "use ", ""],
        Step::Roles(_) => &["roles ", ""],
        Step::Styles(_) => &["styles ", ""],
        Step::LosePoint { .. } | Step::GainPoints { .. } => &["point ", ""],
        Step::Injury(_) => &["injured ", ""],
        Step::Substitutions(_) | Step::Substitution => {
            &["substitute ", "substitute formation ", ""]
        }
        Step::Bounce => &["value ", ""],
        _ => &[""],
    }
}

/// A word that is short for another one where a decision is due.
fn in_full(word: &str, step: Step) -> String {
    let meant = match (step, word) {
        (Step::Shot, "y" | "yes") => "goal attempt",
        (Step::Press, "y" | "yes") => "pressing",
        (Step::Sweep | Step::SlowPlay | Step::Replace { .. }, "y") => "yes",
        (Step::Entry(_), "nobody") => "no",
        (Step::Action | Step::FreeKick | Step::Shot | Step::Press, word) => match word {
            "goal" | "shoot" | "shot" => "goal attempt",
            "adjust" => "adjustment",
            "press" => "pressing",
            "sub" | "subs" | "substitute" => "substitution",
            _ => word,
        },
        (Step::Movement, "c" | "point") => "condition",
        (Step::Movement | Step::LosePoint { .. } | Step::GainPoints { .. }, "d") => "defence",
        (Step::Movement | Step::LosePoint { .. } | Step::GainPoints { .. }, "m") => "midfield",
        (Step::Movement | Step::LosePoint { .. } | Step::GainPoints { .. }, "f") => "forward",
        (Step::GoalKick, "f") => "fast",
        (Step::GoalKick, "s") => "slow",
        (Step::Bounce, "up") => "+2",
        (Step::Bounce, "down") => "-2",
        _ => word,
    };
    // "442" is 4-4-2.
    if word.len() == 3 && word.parse::<u16>().is_ok() {
        return format!("{}-{}-{}", &word[..1], &word[1..2], &word[2..]);
    }
    meant.to_owned()
}

/// "ena", "e n a" or "easy-normal-aggressive" as three words: the styles of defence, midfield and forwards.
fn styles_in_full(text: &str) -> String {
    let mut spaced = text.replace([',', '-'], " ");
    if spaced.chars().count() == 3 {
        spaced = spaced.chars().flat_map(|letter| [letter, ' ']).collect();
    }
    let style = |word| {
        let mut styles = ["easy", "normal", "aggressive"].into_iter();
        styles.find(|style| style.starts_with(word)).unwrap_or(word)
    };
    let styles: Vec<&str> = spaced.split_whitespace().map(style).collect();
    styles.join(" ")
}

/// "b3 4 a2 2" and "b3x4, a2" as a row: so many players in these areas; "keeper b1" in front places the keeper.
fn set_up_row(text: &str) -> String {
    let spaced = text.replace(',', " ").replace('x', " x");
    let mut row = String::new();
    for word in spaced.split_whitespace() {
        let number = word.trim_start_matches('x');
        if number.parse::<u8>().is_ok() {
            row += " x";
            row += number;
            continue;
        }
        let goes_on = row.is_empty() || row.ends_with("keeper") || row.ends_with("place");
        row += if goes_on { " " } else { ", " };
        row += word;
    }
    row
}

/// "a2 a3", "k b1-b2" and "b3-b4 ball x2" as moves in full; after a dribbling skill the ball goes along anyway.
fn move_in_full(part: &str, with_ball: bool) -> String {
    let spaced = part.replace('-', " ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let words = words.strip_prefix(&["move"]).unwrap_or(&words);
    let (keeper, words) = match words {
        ["keeper" | "k", rest @ ..] => ("keeper ", rest),
        rest => ("", rest),
    };
    let (from, to, ball, times) = match words {
        ["advanced" | "inside"] => return format!("keeper {}", words[0]),
        [from, to, "with", "ball", times @ ..] | [from, to, "ball", times @ ..] => {
            (from, to, true, times)
        }
        [from, to, times @ ..] => (from, to, false, times),
        _ => return part.to_owned(),
    };
    let ball = if ball || with_ball { " with ball" } else { "" };
    let times = times.concat();
    format!("move {keeper}{from}-{to}{ball} {times}")
        .trim()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Side;
    use gaffer_fuba::pitch::Line;
    use gaffer_fuba::{SetUp, Window};

    const PLACE: Step = Step::Place {
        set_up: SetUp::KickOff,
        side: Side::Home,
    };
    const MOVES: Step = Step::Moves {
        line: Line::Midfield,
        left: 4,
        dribbled: false,
        other_types: 0,
    };

    fn row(text: &str, step: Step) -> String {
        match read(text, step, &[Choice::No]) {
            Ok(row) => row
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(", "),
            Err(_) => "-".to_owned(),
        }
    }

    #[test]
    fn short_forms_follow_the_decision() {
        assert_eq!(row("b3 2, a2", PLACE), "place b3, place b3, place a2");
        assert_eq!(row("b3x2 A2 x1", PLACE), "place b3, place b3, place a2");
        assert_eq!(row("keeper b2, b3", PLACE), "keeper b2, place b3");
        assert_eq!(row("place b3 x2", PLACE), "place b3, place b3");
        assert_eq!(row("b4", Step::Target), "target b4");
        assert_eq!(row("a2 a3", MOVES), "move a2-a3");
        assert_eq!(
            row("a2-a3 x2, keeper b1 b2, b3 b4 ball, done", MOVES),
            "move a2-a3, move a2-a3, move keeper b1-b2, move b3-b4 with ball, done"
        );
        assert_eq!(row("move a2-a3 with ball", MOVES), "move a2-a3 with ball");
        assert_eq!(row("442", Step::Formation(Side::Home)), "formation 4-4-2");
        assert_eq!(row("shoot", Step::Action), "goal attempt");
        assert_eq!(row("left", Step::Kick), "kick left");
        assert_eq!(
            read("b2", PLACE, &[Choice::PlaceKeeper(Area::B1)]),
            Ok(vec![Choice::PlaceKeeper(Area::B2)])
        );
    }

    #[test]
    fn the_older_editions_have_short_forms() {
        let quick = Step::QuickMoves {
            left: 2,
            dribbled: false,
        };
        let support = Step::Entry(gaffer_fuba::EntryAfter::Support);
        for (step, text, choice) in [
            (Step::StandIn, "b3", "stand-in b3"),
            (support, "nobody", "no"),
            (support, "b3", "enter b3"),
            (
                quick,
                "a2 a3, b3 b4 ball",
                "move a2-a3, move b3-b4 with ball",
            ),
            (Step::FreeMovements, "advanced", "keeper advanced"),
            (
                Step::FreeMovements,
                "keeper inside, a1 a2, done",
                "keeper inside, move a1-a2, done",
            ),
            (
                PLACE,
                "advanced, b3 2",
                "keeper advanced, place b3, place b3",
            ),
            (
                PLACE,
                "keeper b2, keeper advanced",
                "keeper b2, keeper advanced",
            ),
            (Step::GoalKick, "f", "fast"),
            (Step::GoalKick, "slow", "slow"),
            (Step::Shot, "shoot", "goal attempt"),
            (Step::Shot, "y", "goal attempt"),
            (Step::Shot, "n", "no"),
            (Step::Press, "press", "pressing"),
            (Step::Press, "y", "pressing"),
            (Step::Press, "n", "no"),
            (Step::Movement, "m", "movement midfield"),
            (Step::Movement, "forward", "movement forward"),
            (Step::Movement, "condition", "movement condition"),
            (Step::Movement, "c", "movement condition"),
            (Step::Substitution, "n", "no"),
            (Step::Substitution, "352", "substitute formation 3-5-2"),
            (
                Step::Styles(Side::Home),
                "ena",
                "styles easy normal aggressive",
            ),
            (
                Step::Styles(Side::Home),
                "n n n",
                "styles normal normal normal",
            ),
            (
                Step::Styles(Side::Home),
                "easy-normal-aggressive",
                "styles easy normal aggressive",
            ),
            (
                Step::Styles(Side::Home),
                "styles nor, nor, agg",
                "styles normal normal aggressive",
            ),
        ] {
            assert_eq!(row(text, step), choice, "{text}");
        }
        for (step, text) in [
            (Step::Styles(Side::Home), "enx"),
            (Step::Styles(Side::Home), "en"),
            (Step::GoalKick, "x"),
            (Step::Movement, "x"),
            (Step::StandIn, "n"),
        ] {
            assert!(read(text, step, &[]).is_err(), "{text}");
        }
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
            assert_eq!(row(text, Step::Action), choice, "{text}");
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
            assert_eq!(row(text, step), choice, "{text}");
        }
    }

    #[test]
    fn nothing_typed_is_taken_for_something_else() {
        for text in [
            "", ",", "x", "xx", "b3 0", "b3 99", "b3 x", "a2 a3 x0", "keeper", "🦀 ×",
        ] {
            for step in [PLACE, MOVES, Step::Target, Step::Action, Step::Dive] {
                assert!(read(text, step, &[]).is_err(), "{text:?} {step:?}");
            }
        }
    }
}
