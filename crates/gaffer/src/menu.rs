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
        let listed: Vec<String> = games.iter().map(|game| game.title().to_owned()).collect();
        let index = self.pick(
            &listed,
            &say!(menu::NumberOrNameOfGame),
            0,
            |index, line| {
                let game = games[index];
                game.name() == line || game.title().eq_ignore_ascii_case(line)
            },
        )?;
        Ok(games[index])
    }

    /// Asks who plays, and which computer coach where one does; the coach's name of each side.
    pub fn ask_who_plays(&mut self, coaches: &[CoachInfo]) -> Result<BySide<String>, String> {
        self.say(&say!(menu::WhoPlays))?;
        let listed = [
            say!(menu::AgainstTheComputer),
            say!(menu::TwoPeople),
            say!(menu::TwoComputers),
        ]
        .map(|who| self.render(&who));
        let [home, away] = match self.pick(&listed, &say!(menu::OneTwoOrThree), 0, |_, _| false)? {
            0 => {
                let question = say!(menu::HowStrongIsComputer);
                [PERSON, self.ask_coach(coaches, &question)?]
            }
            1 => [PERSON, PERSON],
            _ => [
                self.ask_coach(coaches, &say!(menu::HowStrongIsHome))?,
                self.ask_coach(coaches, &say!(menu::HowStrongIsAway))?,
            ],
        };
        Ok(BySide {
            home: home.into(),
            away: away.into(),
        })
    }

    /// Asks which of the computer coaches plays.
    fn ask_coach(
        &mut self,
        coaches: &[CoachInfo],
        question: &Phrase,
    ) -> Result<&'static str, String> {
        self.say(question)?;
        let told = |coach: &CoachInfo| format!("{}: {}", coach.name, coach.what);
        let listed: Vec<String> = coaches.iter().map(told).collect();
        let index = coaches.iter().position(|coach| coach.usual).unwrap_or(0);
        let usual = coaches[index].name;
        let question = say!(menu::NumberOrName, usual);
        let is_named = |index: usize, line: &str| coaches[index].name == line;
        let index = self.pick(&listed, &question, index, is_named)?;
        Ok(coaches[index].name)
    }

    /// Asks for one of a game's presets; Enter takes the usual options.
    pub fn ask_preset<G: Playable>(&mut self) -> Result<G::Options, String> {
        let mut presets = G::presets();
        if presets.len() < 2 {
            return Ok(G::Options::default());
        }
        self.say(&say!(menu::WhichRules))?;
        let listed = self.told_presets(&presets);
        let usual = |preset: &Preset<G::Options>| preset.options == G::Options::default();
        let index = presets.iter().position(usual).unwrap_or(0);
        let question = say!(menu::NumberOrName, usual = presets[index].usual_name());
        let index = self.pick(&listed, &question, index, |index, line| {
            presets[index].is_named(line)
        })?;
        Ok(presets.swap_remove(index).options)
    }

    /// Presets as a list tells them.
    pub(crate) fn told_presets<P>(&self, presets: &[Preset<P>]) -> Vec<String> {
        let told = |preset: &Preset<P>| {
            let what = self.render(&preset.what);
            format!("{}: {what}", preset.usual_name())
        };
        presets.iter().map(told).collect()
    }

    /// Prints a list with its numbers.
    pub(crate) fn list(&mut self, listed: &[String]) -> Result<(), String> {
        for (number, what) in (1..).zip(listed) {
            self.print(&format!("  {number}  {what}\n"))?;
        }
        Ok(())
    }

    /// Prints a list, and asks which of it is meant until a number or a name says so; Enter takes the usual one.
    pub(crate) fn pick(
        &mut self,
        listed: &[String],
        question: &Phrase,
        usual: usize,
        is_named: impl Fn(usize, &str) -> bool,
    ) -> Result<usize, String> {
        self.list(listed)?;
        loop {
            let line = self.ask(question)?;
            let is_meant = |index: &usize| {
                (index + 1).to_string() == line
                    || is_named(*index, &line)
                    || line.is_empty() && *index == usual
            };
            if let Some(index) = (0..listed.len()).find(is_meant) {
                return Ok(index);
            }
        }
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
