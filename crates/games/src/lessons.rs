//! Lessons: scenarios that a reader plays himself. The first case is the right way, and so is every other whose name begins with
//! "right"; dice and the other team's choices are played as they are written. Any other case may be tried, and its name says why
//! it was wrong.

use gaffer_core::scenario::{Case, Scenario};
use gaffer_core::{BySide, Side, Viewer};
use serde_json::Value;

use crate::protocol::{Frame, GuideInfo, LessonInfo, Offer, Practice, PracticeState, Problem};
use crate::words::{Language, Words, say};
use crate::{AnyGame, AnyMatch, GAMES, ToAct, find};

/// Whom the reader plays.
const READER: Side = Side::Home;

/// The lessons that teach a game, in their order.
#[derive(Clone, Debug)]
pub struct Guide {
    /// Its name.
    pub name: String,
    /// Its lessons.
    pub lessons: Vec<Lesson>,
}

/// A lesson of a guide.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name.
    pub name: String,
    /// What it is made of.
    pub scenario: Scenario,
}

impl Guide {
    /// The guides in files, each named as in "1-fuba/02-pass.toml": the numbers are the order. A file that is no scenario is the
    /// mistake of whoever wrote it, and is named.
    pub fn read<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Vec<Self>, String> {
        let mut files: Vec<_> = files.into_iter().collect();
        files.sort_unstable();
        let mut guides: Vec<Self> = Vec::new();
        for (path, text) in files {
            let scenario = Scenario::parse(text).map_err(|why| format!("{path}: {why}"))?;
            let (folder, file) = path.split_once('/').unwrap_or_default();
            let [guide, lesson] = [folder, file.trim_end_matches(".toml")]
                .map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-'));
            let lesson = Lesson {
                name: lesson.to_owned(),
                scenario,
            };
            match guides.last_mut().filter(|last| last.name == guide) {
                Some(last) => last.lessons.push(lesson),
                None => guides.push(Self {
                    name: guide.to_owned(),
                    lessons: vec![lesson],
                }),
            }
        }
        Ok(guides)
    }

    /// What a reader sees of it before the first lesson.
    pub fn info(&self, language: Language) -> GuideInfo {
        let lesson = |lesson: &Lesson| LessonInfo {
            name: lesson.name.clone(),
            title: language.render(&say!(lessons::Title, lesson = self.key(lesson))),
            rules: lesson.scenario.rules.clone(),
        };
        GuideInfo {
            name: self.name.clone(),
            game: (self.lessons.first())
                .and_then(|first| game(&first.scenario).ok())
                .map_or(GAMES[0].name(), AnyGame::name),
            title: language.render(&say!(lessons::Guide, guide = self.name.clone())),
            what: language.render(&say!(lessons::What, guide = self.name.clone())),
            teams: teams(language),
            lessons: self.lessons.iter().map(lesson).collect(),
        }
    }

    /// The lesson of a name.
    pub fn lesson(&self, name: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.name == name)
    }

    /// How a lesson stands after a reader's choices.
    pub fn practise(
        &self,
        lesson: &Lesson,
        answers: &[String],
        language: Language,
    ) -> Result<Practice, Problem> {
        let names = teams(language);
        let words = Words::new(language, &names).with_arrows();
        let mut course = Course::begin(&lesson.scenario, words)?;
        for row in answers {
            course.frames.clear();
            for answer in row.split(',').map(str::trim) {
                course.answer(answer)?;
            }
        }
        let key = self.key(lesson);
        let state = course.state();
        let show = course.wanted();
        Ok(Practice {
            state,
            words: words.render(&match state {
                PracticeState::Asks => say!(lessons::Idea, lesson = key),
                PracticeState::Done => say!(lessons::Learnt, lesson = key),
                PracticeState::Wrong => {
                    let way = course.ways.first().map_or("other", |way| &way.name);
                    say!(lessons::Wrong, way = format!("{key}-{way}"))
                }
            }),
            task: show.map_or(String::new(), |offer| {
                let step = format!("{}-{}", self.key(lesson), course.answered + 1);
                words.render(&say!(lessons::Task, step, offer = offer.label.clone()))
            }),
            show: show.map(|offer| offer.choice.clone()),
            frames: course.frames,
        })
    }

    /// The name of a lesson among all lessons.
    fn key(&self, lesson: &Lesson) -> String {
        format!("{}-{}", self.name, lesson.name)
    }
}

/// A reader's way through a lesson.
struct Course<'a> {
    game: Box<dyn AnyMatch>,
    words: Words<'a>,
    /// The cases that begin as he went; none after a choice that no case has.
    ways: Vec<&'a Case>,
    /// How many entries of them were played.
    played: usize,
    /// How many of these were his.
    answered: usize,
    frames: Vec<Frame>,
}

impl<'a> Course<'a> {
    fn begin(scenario: &'a Scenario, words: Words<'a>) -> Result<Self, Problem> {
        let mut course = Self {
            game: begin(scenario, &scenario.cases[0])?,
            words,
            ways: scenario.cases.iter().collect(),
            played: 0,
            answered: 0,
            frames: Vec::new(),
        };
        course.film();
        course.play_on()?;
        Ok(course)
    }

    /// Where the reader is: a case whose name begins with "right" leads to the end of the lesson.
    fn state(&self) -> PracticeState {
        match self.ways.first() {
            Some(way) if way.play.len() > self.played => PracticeState::Asks,
            Some(way) if way.name.starts_with("right") => PracticeState::Done,
            _ => PracticeState::Wrong,
        }
    }

    /// Takes a choice of the reader's, and plays everything up to his next one.
    fn answer(&mut self, answer: &str) -> Result<(), Problem> {
        if self.state() != PracticeState::Asks {
            return Err(Problem::said("lesson-over", say!(lessons::Over)));
        }
        let goes_so = |way: &&Case| way.play.get(self.played).is_some_and(|next| next == answer);
        if !self.ways.iter().any(goes_so) {
            self.game.why(answer)?;
            self.ways.clear();
            self.film();
            return Ok(());
        }
        self.ways.retain(goes_so);
        self.answered += 1;
        self.play(answer)?;
        self.play_on()
    }

    /// Plays dice and the other team's choices as they are written.
    fn play_on(&mut self) -> Result<(), Problem> {
        while let Some(entry) = self.ways[0].play.get(self.played)
            && self.game.to_act() != ToAct::Side(READER)
        {
            self.ways
                .retain(|way| way.play.get(self.played) == Some(entry));
            self.play(entry)?;
        }
        Ok(())
    }

    fn play(&mut self, entry: &str) -> Result<(), Problem> {
        take(&mut *self.game, entry)?;
        self.played += 1;
        self.film();
        Ok(())
    }

    fn film(&mut self) {
        self.frames.push(Frame {
            sight: self.game.sight(Viewer::Side(READER), self.words),
            events: self.game.told(0, self.words),
        });
    }

    /// The offer that the lesson asks for: one click may take several entries.
    fn wanted(&self) -> Option<&Offer> {
        let entries = self.ways.first()?.play.get(self.played..)?;
        let leads_on = |offer: &&Offer| {
            let row: Vec<&str> = offer.choice.split(", ").collect();
            entries.len() >= row.len()
                && entries.iter().zip(&row).all(|(entry, part)| entry == part)
        };
        let offers = &self.frames.last()?.sight.offers;
        offers
            .iter()
            .filter(leads_on)
            .max_by_key(|offer| offer.choice.len())
    }
}

/// The teams of lessons and puzzles.
pub fn teams(language: Language) -> BySide<String> {
    BySide {
        home: language.render(&say!(lessons::Home)),
        away: language.render(&say!(lessons::Away)),
    }
}

/// The game of a scenario.
pub(crate) fn game(scenario: &Scenario) -> Result<&'static dyn AnyGame, Problem> {
    let name = scenario.game.as_deref().unwrap_or(GAMES[0].name());
    find(name).map_err(|why| Problem::new("unknown-game", why))
}

/// A match that begins as a case of a scenario does.
pub(crate) fn begin(scenario: &Scenario, case: &Case) -> Result<Box<dyn AnyMatch>, Problem> {
    game(scenario)?.match_from(Value::Object(scenario.start(case)))
}

/// Takes an entry of a case: dice, or a row of choices.
pub(crate) fn take(game: &mut dyn AnyMatch, entry: &str) -> Result<(), Problem> {
    let taken = if entry.starts_with("roll ") {
        game.take(entry)
    } else {
        game.choose(entry)
    };
    match taken {
        // Equal dice that are rolled again use up the roll and change nothing.
        Err(problem) if problem.code == "roll-again" => Ok(()),
        other => other.map(|_| ()),
    }
}
