//! A coach who decides in another process: what it is asked there, and what it answers.
//!
//! Nobody is asked about a secret decision: those take no long thought, and so they need not leave the process.

use std::sync::Arc;

use gaffer_coach::search::{self, Thought};
use gaffer_coach::{Expected, LuckOfDecision};
use gaffer_core::{Awaits, Match, Side, Viewer, strict_json};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::protocol::Problem;
use crate::thinking::{self, Decision, TOLD, Watch};
use crate::{Game, coaches};

/// What a coach is asked elsewhere: what it is given beside the match, and nothing else of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoachQuestion {
    /// The game's name.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// The coach's name.
    coach: String,
    /// A position that looks to the coach's side like the true one: in place of what is hidden from it something stands that follows
    /// from what it sees.
    position: Value,
    /// The coach's luck for this decision.
    luck: LuckOfDecision,
}

/// What a coach answers from elsewhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoachAnswer {
    /// The choices to make one after another.
    row: Vec<String>,
    /// What was thought about them, if anything was.
    thoughts: Option<Found>,
}

/// What a search has found, as it is sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Found {
    nodes: u64,
    expected: Chances,
    plans: Vec<FoundPlan>,
}

/// A plan of a search, as it is sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FoundPlan {
    plan: Vec<String>,
    visits: u64,
    expected: Chances,
    leads_to: Vec<String>,
}

/// Win and draw of the home side, and its lead.
type Chances = [f64; 3];

fn chances(expected: Expected) -> Chances {
    [expected.win, expected.draw, expected.lead]
}

fn expected([win, draw, lead]: Chances) -> Expected {
    Expected { win, draw, lead }
}

impl CoachQuestion {
    /// Lets the coach decide here, watched by whoever waits.
    pub fn answer(&self, watch: Arc<Watch>) -> Result<CoachAnswer, Problem> {
        let game = crate::find(&self.game).map_err(not_understood)?;
        game.answer(self, watch)
    }
}

/// The question to a coach about an open decision of a match; none where it cannot be asked as if it were here.
pub(crate) fn question<G: Game>(
    game: &Match<G>,
    coach: &str,
    luck: LuckOfDecision,
) -> Option<CoachQuestion> {
    let position = game.position();
    let side = open_decider(position)?;
    let view = position.view(Viewer::Side(side));
    let diagram = G::possible(&view).diagram();
    // As it is read there.
    let possible = G::from_diagram(&diagram).ok()?;
    let is_same = possible.view(Viewer::Side(side)) == view
        && open_decider(&possible) == Some(side)
        && choices(&possible) == choices(position);
    is_same.then(|| CoachQuestion {
        game: G::GAME.to_owned(),
        rules: G::VERSION,
        coach: coach.to_owned(),
        position: json!(diagram),
        luck,
    })
}

/// What a coach of this game answers.
pub(crate) fn answer<G: Game>(
    question: &CoachQuestion,
    watch: Arc<Watch>,
) -> Result<CoachAnswer, Problem> {
    if question.rules != G::VERSION {
        let why = format!("these are rules {}, not {}", G::VERSION, question.rules);
        return Err(not_understood(why));
    }
    let diagram = strict_json::read(question.position.clone()).map_err(not_understood)?;
    let position =
        G::from_diagram(&diagram).map_err(|faults| not_understood(faults.to_string()))?;
    if open_decider(&position).is_none() {
        return Err(not_understood("no open decision is awaited".to_owned()));
    }
    let mut coach = coaches::find::<G>(&question.coach).map_err(not_understood)?;
    coach.watched_by(watch);
    let game = Match::from_position(position);
    let decision = thinking::decide(&game, &mut *coach, &mut question.luck.into())?;
    Ok(CoachAnswer {
        row: written(&decision.row),
        thoughts: coach.thoughts().map(found),
    })
}

/// A decision about a match that was made elsewhere; a problem where it is none.
pub(crate) fn decision<G: Game>(game: &Match<G>, answer: CoachAnswer) -> Result<Decision, Problem> {
    let position = game.position();
    let side = open_decider(position)
        .ok_or_else(|| not_understood("no open decision is awaited".to_owned()))?;
    let row = read::<G::Choice>(&answer.row)?;
    if !row
        .first()
        .is_some_and(|first| choices(position).contains(first))
    {
        return Err(not_understood("this choice is not offered".to_owned()));
    }
    let thoughts = answer.thoughts.map(|found| thoughts::<G>(side, found));
    let considered = thoughts.transpose()?;
    Ok(Decision {
        row,
        considered: considered.map(|thoughts| Box::new((game.tail(), thoughts)) as _),
        open: thinking::is_open(position),
    }
    .in_notation())
}

fn found<G: Game>(thoughts: &search::Thoughts<G>) -> Found {
    let plan = |thought: &Thought<G>| FoundPlan {
        plan: written(&thought.plan),
        visits: thought.visits,
        expected: chances(thought.expected),
        leads_to: written(&thought.leads_to),
    };
    Found {
        nodes: thoughts.nodes,
        expected: chances(thoughts.expected),
        plans: thoughts.plans.iter().take(TOLD).map(plan).collect(),
    }
}

fn thoughts<G: Game>(side: Side, found: Found) -> Result<search::Thoughts<G>, Problem> {
    let plan = |plan: FoundPlan| {
        Ok(Thought {
            plan: read(&plan.plan)?,
            visits: plan.visits,
            expected: expected(plan.expected),
            leads_to: read(&plan.leads_to)?,
        })
    };
    let plans: Result<Vec<_>, Problem> = found.plans.into_iter().map(plan).collect();
    Ok(search::Thoughts {
        side,
        plans: plans?,
        nodes: found.nodes,
        expected: expected(found.expected),
    })
}

/// The side that decides, where nothing of it is secret.
fn open_decider<G: Game>(position: &G) -> Option<Side> {
    match position.awaits() {
        Awaits::Choice(side) => Some(side),
        Awaits::Secret(_) | Awaits::Roll(_) | Awaits::Nothing(_) => None,
    }
}

fn choices<G: Game>(position: &G) -> Vec<G::Choice> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices
}

fn written<T: ToString>(row: &[T]) -> Vec<String> {
    row.iter().map(ToString::to_string).collect()
}

fn read<T: std::str::FromStr<Err = String>>(row: &[String]) -> Result<Vec<T>, Problem> {
    let read = row.iter().map(|text| text.parse());
    read.collect::<Result<_, _>>().map_err(not_understood)
}

fn not_understood(why: String) -> Problem {
    Problem::new("bad-request", why)
}

#[cfg(test)]
mod tests {
    use gaffer_core::Seed;

    use super::*;
    use crate::words::Words;
    use crate::{AnyMatch, GAMES};

    /// What is sent is read as it was written.
    fn sent<T: Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
        serde_json::from_slice(&serde_json::to_vec(value).unwrap()).unwrap()
    }

    /// Plays every preset of both games with a quick coach, and asks another one at every open decision here and elsewhere.
    fn at_open_decisions(seed: Seed, mut see: impl FnMut(&dyn AnyMatch)) {
        for game in GAMES {
            for preset in game.info(crate::words::Language::ENGLISH).presets {
                let mut played = game
                    .new_match(Some(preset.name), serde_json::Map::new())
                    .unwrap();
                let mut seen = 0;
                while seen < 60 {
                    match played.to_act() {
                        crate::ToAct::Over => break,
                        crate::ToAct::Dice { .. } => drop(played.roll_seeded(seed).unwrap()),
                        crate::ToAct::Side(_) => {
                            if played.secret_decider().is_none() {
                                see(played.tail().as_ref());
                                seen += 1;
                            }
                            let choice = played.advice("sensible", 7).unwrap();
                            played.choose(&choice).unwrap();
                        }
                    }
                }
                assert!(seen > 20, "{} has {seen} open decisions", preset.name);
            }
        }
    }

    #[test]
    fn a_coach_decides_elsewhere_as_it_does_here() {
        let seed = Seed::Drawn([7; 16]);
        for seed in [seed, Seed::Named(7)] {
            at_open_decisions(seed, |game| {
                let here = game.decide("amateur", seed, Arc::default()).unwrap();
                let question = sent(&game.question("amateur", seed).unwrap());
                let answer = sent(&question.answer(Arc::default()).unwrap());
                let there = game.answered(answer).unwrap();
                assert_eq!(there.row, here.row, "{game:?}");
                assert_eq!(there.open, here.open);
            });
        }
    }

    #[test]
    fn what_was_thought_elsewhere_is_told_as_if_it_were_here() {
        let names = gaffer_core::BySide::<String>::default();
        let mut told = 0;
        let seed = Seed::Named(3);
        at_open_decisions(seed, |game| {
            // Nobody is patient: who is told to play at once has thoughts too, the same ones on every machine.
            let hurried = || {
                let watch = Arc::new(Watch::default());
                watch.play_now();
                watch
            };
            let here = game.decide("expert", seed, hurried()).unwrap();
            let question = sent(&game.question("expert", seed).unwrap());
            let there = game
                .answered(sent(&question.answer(hurried()).unwrap()))
                .unwrap();
            assert_eq!(there.row, here.row);
            let words = |decision: Decision| {
                let considered = decision.considered?;
                let mut thoughts = considered.in_words(Words::english(&names));
                for plan in &mut thoughts.plans {
                    // Reading a number may change its last digit.
                    let about = |number: f64| (number * 1e9).round();
                    plan.chances = plan.chances.map(|chances| crate::protocol::Chances {
                        win: about(chances.win),
                        draw: about(chances.draw),
                        lead: about(chances.lead),
                    });
                }
                Some(thoughts)
            };
            let (here, there) = (words(here), words(there));
            told += usize::from(
                here.as_ref()
                    .is_some_and(|thoughts| !thoughts.plans.is_empty()),
            );
            assert_eq!(there, here);
        });
        assert!(told > 20, "{told} decisions were thought about");
    }

    #[test]
    fn secret_decisions_are_asked_nowhere() {
        let game = GAMES[0].new_match(None, serde_json::Map::new()).unwrap();
        assert!(game.secret_decider().is_some(), "it begins with formations");
        assert!(game.question("master", Seed::Named(1)).is_none());
    }

    #[test]
    fn what_is_wrong_is_refused() {
        let seed = Seed::Named(3);
        let mut asked = None;
        at_open_decisions(seed, |game| {
            asked = asked
                .take()
                .or_else(|| Some((game.tail(), game.question("random", seed)?)));
        });
        let (game, question) = asked.unwrap();
        let answer = question.answer(Arc::default()).unwrap();
        let changed = |change: &dyn Fn(&mut CoachQuestion)| {
            let mut wrong = question.clone();
            change(&mut wrong);
            wrong.answer(Arc::default()).unwrap_err()
        };
        changed(&|wrong| wrong.rules += 1);
        changed(&|wrong| wrong.game = "chess".into());
        changed(&|wrong| wrong.coach = "nobody".into());
        changed(&|wrong| wrong.position = Value::Null);
        let secret = GAMES[0].new_match(None, serde_json::Map::new()).unwrap();
        changed(&|wrong| wrong.position = secret.position());
        let changed = |change: &dyn Fn(&mut CoachAnswer)| {
            let mut wrong = answer.clone();
            change(&mut wrong);
            game.answered(wrong).unwrap_err()
        };
        changed(&|wrong| wrong.row.clear());
        changed(&|wrong| wrong.row[0] = "fly".into());
        changed(&|wrong| wrong.row[0] = "formation 4-4-2".into());
        changed(&|wrong| {
            let plan = FoundPlan {
                plan: vec!["fly".into()],
                visits: 1,
                expected: [0.0; 3],
                leads_to: Vec::new(),
            };
            wrong.thoughts = Some(Found {
                nodes: 1,
                expected: [0.0; 3],
                plans: vec![plan],
            });
        });
    }
}
