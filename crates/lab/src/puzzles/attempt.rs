//! An attempt at a puzzle: what choices lead to, whether they are right, and afterwards why.

use gaffer_core::{Answer, BySide, Match, Side, Viewer};
use gaffer_games::AnyMatch;
use gaffer_games::described;
use gaffer_games::lessons::teams;
use gaffer_games::protocol::{Frame, Plan, Practice, PracticeState, Problem};
use gaffer_games::thinking::plan_of;
use gaffer_games::words::{Language, Phrase, Words};
use serde::Serialize;
use utoipa::ToSchema;

use super::puzzle::Worth;
use super::puzzling::Made;
use super::{Puzzle, Puzzling, Theme, Way, of_game};
use crate::analyse::{Row, reasons};
use crate::words::say;

/// What is told of a puzzle before it is solved.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PuzzleInfo {
    /// Its name in addresses.
    pub id: String,
    /// Its game.
    pub game: &'static str,
    /// What it asks.
    pub theme: Theme,
    /// What its theme is called.
    pub title: String,
    /// How hard it is, on the scale of players.
    pub rating: u16,
    /// The teams; whoever solves it is home.
    #[schema(value_type = described::BySide<String>)]
    pub teams: BySide<String>,
    /// The rules that it needs.
    pub rules: &'static [&'static str],
}

/// How an attempt at a puzzle stands.
#[derive(Clone, Debug)]
pub struct PuzzleAttempt {
    /// As a lesson stands: whether a choice is asked for, was wrong, or the puzzle is solved; and what was seen.
    pub practice: Practice,
    /// The best answer, once the puzzle is solved, failed or given up.
    pub solution: Option<PuzzleSolution>,
}

/// The best answer, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PuzzleSolution {
    /// The best row.
    pub best: Plan,
    /// Why it is best, in words.
    pub reason: String,
}

impl Puzzle {
    /// What is told of it before it is solved.
    pub fn info(&self, language: Language) -> PuzzleInfo {
        PuzzleInfo {
            id: self.id.clone(),
            game: self.theme.game(),
            theme: self.theme,
            title: language.render(&self.theme.title()),
            rating: self.rating,
            teams: teams(language),
            rules: self.theme.rules(),
        }
    }

    /// How an attempt stands after these choices, all of them from the beginning.
    pub fn attempt(
        &self,
        answers: &[String],
        wish: Wish,
        language: Language,
    ) -> Result<PuzzleAttempt, Problem> {
        of_game!(self, attempt(self, answers, wish, language))
    }
}

/// What is wanted of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Whether the choices are right.
    Judged,
    /// The best answer, instead of more choices.
    GivesUp,
    /// Whether the rules take the choices, and nothing else.
    Allowed,
}

/// Somebody's way through a puzzle.
struct Course<'a, G: Puzzling> {
    game: Match<G>,
    theme: Theme,
    wish: Wish,
    ways: &'a [Way<G::Choice>],
    words: Words<'a>,
    state: PracticeState,
    /// The most that can still be reached.
    worth: Worth,
    frames: Vec<Frame>,
}

impl<G: Puzzling> Course<'_, G> {
    fn answer(&mut self, answer: &str) -> Result<(), Problem> {
        if self.state != PracticeState::Asks {
            return Err(Problem::said("lesson-over", say!(puzzles::Over)));
        }
        let before = self.game.position().clone();
        AnyMatch::choose(&mut self.game, answer)?;
        if self.wish == Wish::Allowed {
            return Ok(());
        }
        let choice: G::Choice = answer.parse().map_err(|why: String| broken(&why))?;
        self.worth = G::worth_after(&Made {
            start: self.game.start(),
            before: &before,
            choice,
            after: self.game.position(),
            ways: self.ways,
        });
        let best = &self.ways[0];
        let lost = best.worth.value() - self.worth.value();
        if lost >= G::MARGIN {
            self.state = PracticeState::Wrong;
        } else if self.game.position().is_answered(self.theme) {
            self.state = PracticeState::Done;
        }
        self.film();
        Ok(())
    }

    /// The choices that were made, as a row of the rules has them: moves may have been made in another order.
    fn made(&self) -> Vec<G::Choice> {
        let choice = |answer: &Answer<G::Choice>| match answer {
            Answer::Choice(choice) => Some(*choice),
            Answer::Roll(_) => None,
        };
        self.game.answers().iter().filter_map(choice).collect()
    }

    /// Shows the rest of the best row, where the answer was its beginning.
    fn play_on(&mut self, made: &[G::Choice]) {
        let best = &self.ways[0].row;
        let rest = best.strip_prefix(made).unwrap_or_default();
        for choice in rest {
            if self.game.choose(*choice).is_err() {
                return;
            }
            self.film();
        }
    }

    fn film(&mut self) {
        self.frames.push(Frame {
            sight: self.game.sight(Viewer::Side(Side::Home), self.words),
            events: self.game.told(0, self.words),
        });
    }
}

fn broken(why: &str) -> Problem {
    Problem::new("bad-position", why)
}

fn attempt<G: Puzzling>(
    puzzle: &Puzzle,
    answers: &[String],
    wish: Wish,
    language: Language,
) -> Result<PuzzleAttempt, Problem> {
    let start: G = puzzle.start().map_err(|why| broken(&why))?;
    let ways = puzzle.ways::<G>().map_err(|why| broken(&why))?;
    let names = teams(language);
    let words = Words::new(language, &names).with_arrows();
    let mut course = Course {
        game: Match::from_position(start.clone()),
        theme: puzzle.theme,
        wish,
        worth: ways[0].worth,
        ways: &ways,
        words,
        state: PracticeState::Asks,
        frames: Vec::new(),
    };
    course.film();
    for row in answers {
        course.frames.clear();
        for answer in row.split(',').map(str::trim) {
            course.answer(answer)?;
            if course.state != PracticeState::Asks {
                break;
            }
        }
    }
    if wish == Wish::GivesUp && course.state == PracticeState::Asks {
        course.state = PracticeState::Wrong;
    }
    let made = course.made();
    if course.state == PracticeState::Done {
        course.play_on(&made);
    }
    let said = match course.state {
        PracticeState::Asks => puzzle.theme.question(),
        PracticeState::Wrong if made.is_empty() => say!(puzzles::GivenUp),
        PracticeState::Wrong => say!(puzzles::Wrong),
        PracticeState::Done => say!(puzzles::Right),
    };
    let solution = (course.state != PracticeState::Asks)
        .then(|| solution(&start, &ways, (&made, course.worth), words));
    Ok(PuzzleAttempt {
        practice: Practice {
            state: course.state,
            words: words.render(&said),
            task: String::new(),
            show: None,
            frames: course.frames,
        },
        solution,
    })
}

/// The best row, and why it is better than the one that was made, or than the next best where it was made.
fn solution<G: Puzzling>(
    start: &G,
    ways: &[Way<G::Choice>],
    (made, worth): (&[G::Choice], Worth),
    words: Words<'_>,
) -> PuzzleSolution {
    let best = &ways[0];
    let is_best = made.is_empty() || best.worth.value() - worth.value() < G::MARGIN;
    let (other_row, other_worth) = match ways.get(1) {
        Some(next) if is_best => (next.row.as_slice(), next.worth),
        _ => (made, worth),
    };
    let plan = |row: &[G::Choice], worth: Worth| {
        let expected = match worth {
            Worth::Match(expected) => expected,
            Worth::Goal(_) => gaffer_coach::Expected::NONE,
        };
        let plan = plan_of(start.clone(), Side::Home, row, expected, words);
        match worth {
            Worth::Match(_) => plan,
            Worth::Goal(_) => Plan {
                chances: None,
                ..plan
            },
        }
    };
    let (best_plan, other) = (plan(&best.row, best.worth), plan(other_row, other_worth));
    let row = |choices, plan| Row { choices, plan };
    let why: Vec<Phrase> = match (best.worth, other_worth) {
        (Worth::Goal(goal), Worth::Goal(made)) if ways.len() > 1 || !is_best => {
            let [percent, made] = [goal, made].map(|chance| chance.percent().round() as u32);
            vec![say!(
                puzzles::Goal,
                chance = goal.to_string(),
                percent,
                made
            )]
        }
        (Worth::Goal(goal), _) => vec![say!(puzzles::OnlyGoal, chance = goal.to_string())],
        _ => reasons(
            start,
            Side::Home,
            &row(&best.row, &best_plan),
            &row(other_row, &other),
        ),
    };
    let why: Vec<String> = why.iter().map(|why| words.render(why)).collect();
    PuzzleSolution {
        best: best_plan,
        reason: why.join(" "),
    }
}
