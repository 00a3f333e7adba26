//! The questions before a match: which game, who plays, and by which preset of the rules.

use std::io::{BufRead, Write};

use gaffer_core::BySide;
use gaffer_games::protocol::CoachInfo;
use gaffer_games::words::Language;

use crate::game::{AnyPlayable, Playable, Preset};
use crate::play::PERSON;

/// Asks which game is played, where there are several.
pub fn ask_game<'a>(
    games: &[&'a dyn AnyPlayable],
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<&'a dyn AnyPlayable, String> {
    if let [game] = games {
        return Ok(*game);
    }
    say(output, "Which game?\n")?;
    for (number, game) in (1..).zip(games) {
        say(output, &format!("  {number}  {}\n", game.printed_name()))?;
    }
    loop {
        say(output, "Its number or name [1]: ")?;
        let line = read_line(input)?;
        let wanted = if line.is_empty() { "1" } else { line.as_str() };
        let found = (1..).zip(games).find(|(number, game)| {
            number.to_string() == wanted
                || game.name() == wanted
                || game.printed_name().eq_ignore_ascii_case(wanted)
        });
        if let Some((_, game)) = found {
            return Ok(*game);
        }
    }
}

/// Asks who plays, and which computer coach where one does; the coach's name of each side.
pub fn ask_who_plays(
    coaches: &[CoachInfo],
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<BySide<String>, String> {
    say(output, "Who plays?\n")?;
    say(output, "  1  you (home) against the computer\n")?;
    say(output, "  2  two people at this keyboard\n")?;
    say(output, "  3  two computer coaches, to watch\n")?;
    loop {
        say(output, "1, 2 or 3 [1]: ")?;
        let [home, away] = match read_line(input)?.as_str() {
            "" | "1" => [PERSON, ask_coach(coaches, "the computer", input, output)?],
            "2" => [PERSON, PERSON],
            "3" => [
                ask_coach(coaches, "the home team", input, output)?,
                ask_coach(coaches, "the away team", input, output)?,
            ],
            _ => continue,
        };
        return Ok(BySide {
            home: home.into(),
            away: away.into(),
        });
    }
}

/// Asks which of the computer coaches plays.
fn ask_coach(
    coaches: &[CoachInfo],
    who: &str,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<&'static str, String> {
    say(output, &format!("How strong is {who}?\n"))?;
    for (number, coach) in (1..).zip(coaches) {
        let (name, what) = (coach.name, &coach.what);
        say(output, &format!("  {number}  {name}: {what}\n"))?;
    }
    let usual = coaches.iter().find(|coach| coach.usual);
    let usual = usual.map_or("", |coach| coach.name);
    loop {
        say(output, &format!("Number or name [{usual}]: "))?;
        let line = read_line(input)?;
        let found = (1..).zip(coaches).find(|(number, coach)| {
            number.to_string() == line || coach.name == line || line.is_empty() && coach.usual
        });
        if let Some((_, coach)) = found {
            return Ok(coach.name);
        }
    }
}

/// Asks for one of a game's presets; Enter takes the usual options.
pub fn ask_preset<G: Playable>(
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<G::Options, String> {
    let presets = G::presets();
    if presets.len() < 2 {
        return Ok(G::Options::default());
    }
    say(output, "Which rules?\n")?;
    list_presets(output, &presets)?;
    let usual = presets
        .iter()
        .find(|preset| preset.options == G::Options::default())
        .map_or("the usual ones", Preset::usual_name);
    loop {
        say(output, &format!("Number or name [{usual}]: "))?;
        let line = read_line(input)?;
        if line.is_empty() {
            return Ok(G::Options::default());
        }
        if let Some(preset) = pick_preset(&presets, &line) {
            return Ok(preset.options.clone());
        }
    }
}

/// Lists presets with their numbers.
pub(crate) fn list_presets<O>(
    output: &mut impl Write,
    presets: &[Preset<O>],
) -> Result<(), String> {
    for (number, preset) in (1..).zip(presets) {
        let what = Language::ENGLISH.render(&preset.what);
        let name = preset.usual_name();
        say(output, &format!("  {number}  {name}: {what}\n"))?;
    }
    Ok(())
}

/// The preset of a number in the list or of a name.
pub(crate) fn pick_preset<'a, O>(presets: &'a [Preset<O>], word: &str) -> Option<&'a Preset<O>> {
    let mut numbered = (1..).zip(presets);
    let found = numbered.find(|(number, preset)| {
        number.to_string() == word || preset.usual_name().eq_ignore_ascii_case(word)
    });
    found.map(|(_, preset)| preset)
}

/// Prints a text at once.
pub(crate) fn say(output: &mut impl Write, text: &str) -> Result<(), String> {
    output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
        .map_err(|error| error.to_string())
}

/// Reads a line in small letters; the end of the input is the end of the questions.
pub(crate) fn read_line(input: &mut impl BufRead) -> Result<String, String> {
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
    use crate::coaches;
    use crate::game::GAMES;
    use gaffer_fuba::{Options, Position};

    #[test]
    fn who_plays_is_asked_until_it_is_known() {
        let mut output = Vec::new();
        let levels = coaches::infos::<Position>(Language::ENGLISH);
        let mut ask = |lines: &str| {
            let who = ask_who_plays(&levels, &mut lines.as_bytes(), &mut output).unwrap();
            (who.home, who.away)
        };
        let named = |home: &str, away: &str| (home.to_owned(), away.to_owned());
        assert_eq!(ask("x\n2\n"), named(PERSON, PERSON));
        assert_eq!(ask("1\n\n"), named(PERSON, coaches::usual::<Position>()));
        assert_eq!(ask("1\nstrong\nexpert\n"), named(PERSON, "expert"));
        assert_eq!(ask("3\n1\n2\n"), named("random", "beginner"));
        let said = String::from_utf8(output).unwrap();
        assert!(said.contains("expert: looks far ahead"), "{said}");
    }

    #[test]
    fn the_game_is_asked_where_there_are_several() {
        let ask = |games: &[&dyn AnyPlayable], lines: &str| {
            let mut output = Vec::new();
            let game = ask_game(games, &mut lines.as_bytes(), &mut output);
            (game.map(AnyPlayable::name), output.is_empty())
        };
        let two = [GAMES[0], GAMES[0]];
        assert_eq!(ask(&two[..1], ""), (Ok("fuba"), true));
        for lines in ["\n", "2\n", "3\nfuba\n"] {
            assert_eq!(ask(&two, lines), (Ok("fuba"), false), "{lines:?}");
        }
        assert_eq!(ask(&two, "3\n").0, Err("nobody plays".into()));
    }

    #[test]
    fn a_preset_is_asked_by_number_or_name() {
        for (lines, options) in [
            ("\n", Options::default()),
            ("3\n", Options::FULL),
            ("9\n1.0\n", Options::FUBA_1_0),
        ] {
            let asked = ask_preset::<Position>(&mut lines.as_bytes(), &mut Vec::new());
            assert_eq!(asked, Ok(options), "{lines:?}");
        }
    }
}
