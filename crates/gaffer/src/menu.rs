//! The questions before a match: which game, who plays, and by which preset of the rules.

use std::io::{BufRead, Write};

use gaffer_core::BySide;
use gaffer_games::protocol::CoachInfo;
use gaffer_games::words::{Language, Phrase};

use crate::game::{AnyPlayable, Playable, Preset};
use crate::play::PERSON;
use crate::words::say;

/// Questions that are asked and answered line by line, in a language.
#[derive(Debug)]
pub struct Menu<I, O> {
    input: I,
    output: O,
    language: Language,
}

impl<I: BufRead, O: Write> Menu<I, O> {
    /// A menu that reads and writes here.
    pub fn new(input: I, output: O, language: Language) -> Self {
        Self {
            input,
            output,
            language,
        }
    }

    /// Asks which game is played, where there are several.
    pub fn ask_game<'a>(
        &mut self,
        games: &[&'a dyn AnyPlayable],
    ) -> Result<&'a dyn AnyPlayable, String> {
        if let [game] = games {
            return Ok(*game);
        }
        self.say(&say!(menu::WhichGame))?;
        for (number, game) in (1..).zip(games) {
            self.option(number, game.title())?;
        }
        self.ask_until(&say!(menu::NumberOrNameOfGame), |line| {
            let wanted = if line.is_empty() { "1" } else { line };
            let found = (1..).zip(games).find(|(number, game)| {
                number.to_string() == wanted
                    || game.name() == wanted
                    || game.title().eq_ignore_ascii_case(wanted)
            });
            found.map(|(_, game)| *game)
        })
    }

    /// Asks who plays, and which computer coach where one does; the coach's name of each side.
    pub fn ask_who_plays(&mut self, coaches: &[CoachInfo]) -> Result<BySide<String>, String> {
        self.say(&say!(menu::WhoPlays))?;
        for (number, who) in (1..).zip([
            say!(menu::AgainstTheComputer),
            say!(menu::TwoPeople),
            say!(menu::TwoComputers),
        ]) {
            let who = self.render(&who);
            self.option(number, &who)?;
        }
        loop {
            let [home, away] = match self.ask(&say!(menu::OneTwoOrThree))?.as_str() {
                "" | "1" => {
                    let question = say!(menu::HowStrongIsComputer);
                    [PERSON, self.ask_coach(coaches, &question)?]
                }
                "2" => [PERSON, PERSON],
                "3" => [
                    self.ask_coach(coaches, &say!(menu::HowStrongIsHome))?,
                    self.ask_coach(coaches, &say!(menu::HowStrongIsAway))?,
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
        &mut self,
        coaches: &[CoachInfo],
        question: &Phrase,
    ) -> Result<&'static str, String> {
        self.say(question)?;
        for (number, coach) in (1..).zip(coaches) {
            self.option(number, &format!("{}: {}", coach.name, coach.what))?;
        }
        let usual = coaches.iter().find(|coach| coach.usual);
        let usual = usual.map_or("", |coach| coach.name);
        self.ask_until(&say!(menu::NumberOrName, usual), |line| {
            let found = (1..).zip(coaches).find(|(number, coach)| {
                number.to_string() == line || coach.name == line || line.is_empty() && coach.usual
            });
            found.map(|(_, coach)| coach.name)
        })
    }

    /// Asks for one of a game's presets; Enter takes the usual options.
    pub fn ask_preset<G: Playable>(&mut self) -> Result<G::Options, String> {
        let presets = G::presets();
        if presets.len() < 2 {
            return Ok(G::Options::default());
        }
        self.list_presets(&presets)?;
        let usual = presets
            .iter()
            .find(|preset| preset.options == G::Options::default());
        let usual = usual.map_or_else(
            || self.render(&say!(menu::UsualRules)),
            |preset| preset.usual_name().to_owned(),
        );
        self.ask_until(&say!(menu::NumberOrName, usual), |line| {
            if line.is_empty() {
                return Some(G::Options::default());
            }
            pick_preset(&presets, line).map(|preset| preset.options.clone())
        })
    }

    /// Asks by which rules, and lists presets with their numbers.
    pub(crate) fn list_presets<P>(&mut self, presets: &[Preset<P>]) -> Result<(), String> {
        self.say(&say!(menu::WhichRules))?;
        for (number, preset) in (1..).zip(presets) {
            let what = self.render(&preset.what);
            self.option(number, &format!("{}: {what}", preset.usual_name()))?;
        }
        Ok(())
    }

    /// Prints a numbered line of a list.
    pub(crate) fn option(&mut self, number: u8, what: &str) -> Result<(), String> {
        self.print(&format!("  {number}  {what}\n"))
    }

    /// Says something in a line of its own.
    pub(crate) fn say(&mut self, phrase: &Phrase) -> Result<(), String> {
        let line = self.render(phrase) + "\n";
        self.print(&line)
    }

    /// Asks a question and reads the line of the answer, in small letters; the end of the input is the end of the
    /// questions.
    pub(crate) fn ask(&mut self, question: &Phrase) -> Result<String, String> {
        let question = self.render(question) + " ";
        self.print(&question)?;
        let mut line = String::new();
        let read = self.input.read_line(&mut line);
        if read.map_err(|error| error.to_string())? == 0 {
            return Err("nobody plays".into());
        }
        Ok(line.trim().to_lowercase())
    }

    /// Asks until the answer means something.
    pub(crate) fn ask_until<T>(
        &mut self,
        question: &Phrase,
        meant: impl Fn(&str) -> Option<T>,
    ) -> Result<T, String> {
        loop {
            if let Some(answer) = meant(&self.ask(question)?) {
                return Ok(answer);
            }
        }
    }

    /// A phrase in the language of the menu.
    pub(crate) fn render(&self, phrase: &Phrase) -> String {
        self.language.render(phrase)
    }

    /// Prints a text at once.
    pub(crate) fn print(&mut self, text: &str) -> Result<(), String> {
        let written = self.output.write_all(text.as_bytes());
        written
            .and_then(|()| self.output.flush())
            .map_err(|error| error.to_string())
    }
}

/// The preset of a number in the list or of a name.
pub(crate) fn pick_preset<'a, O>(presets: &'a [Preset<O>], word: &str) -> Option<&'a Preset<O>> {
    let mut numbered = (1..).zip(presets);
    let found = numbered.find(|(number, preset)| {
        number.to_string() == word || preset.usual_name().eq_ignore_ascii_case(word)
    });
    found.map(|(_, preset)| preset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coaches;
    use crate::game::GAMES;
    use gaffer_fuba::{Options, Position};
    use gaffer_games::AnyGame;

    #[test]
    fn who_plays_is_asked_until_it_is_known() {
        let mut output = Vec::new();
        let levels = coaches::infos::<Position>(Language::ENGLISH);
        let mut ask = |lines: &str| {
            let mut menu = Menu::new(lines.as_bytes(), &mut output, Language::ENGLISH);
            let who = menu.ask_who_plays(&levels).unwrap();
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
            let game = Menu::new(lines.as_bytes(), &mut output, Language::ENGLISH).ask_game(games);
            (game.map(AnyGame::name), output.is_empty())
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
            let mut menu = Menu::new(lines.as_bytes(), Vec::new(), Language::ENGLISH);
            let asked = menu.ask_preset::<Position>();
            assert_eq!(asked, Ok(options), "{lines:?}");
        }
    }
}
