//! What a computer coach decides, and what it thought about it, in words.

use std::fmt::Debug;

use gaffer_coach::search::{self, Thought};
use gaffer_coach::{Coach, Expected, Luck};
use gaffer_core::{Answer, Awaits, Match, Side, Viewer};

use crate::Game;
pub use gaffer_coach::search::Watch;

use crate::protocol::{Chances, Plan, PlanStep, Problem, Thoughts};
use crate::words::{Words, say};

/// The most plans that are told.
pub(crate) const TOLD: usize = 5;

/// The most plans of a hint.
const HINTED: usize = 3;

/// A plan is compared with the most visited one where it was visited at least this fraction as often.
const COMPARABLE: u64 = 4;

/// What a computer coach decides.
#[derive(Debug)]
pub struct Decision<C = String> {
    /// The choices to make one after another: at least one.
    pub row: Vec<C>,
    /// What the coach thought about it, if it thought at all.
    pub considered: Option<Box<dyn Considered>>,
    /// Whether the thoughts may be known to everybody once the decision is made.
    pub open: bool,
}

impl<C: ToString> Decision<C> {
    /// The decision with its choices in their notation.
    pub fn in_notation(self) -> Decision {
        Decision {
            row: self.row.iter().map(ToString::to_string).collect(),
            considered: self.considered,
            open: self.open,
        }
    }
}

/// What was thought about a decision, of which words are made when somebody wants to read them.
pub trait Considered: Debug + Send {
    /// The thoughts in the words of a reader.
    fn in_words(&self, words: Words<'_>) -> Thoughts;
}

/// A search with the match that it looked at.
impl<G: Game> Considered for (Match<G>, search::Thoughts<G>) {
    fn in_words(&self, words: Words<'_>) -> Thoughts {
        in_words(&self.0, &self.1, words)
    }
}

/// Lets a coach decide for the side whose decision it is, from what that side may see.
pub fn decide<G: Game>(
    game: &Match<G>,
    coach: &mut dyn Coach<G>,
    luck: &mut Luck,
) -> Result<Decision<G::Choice>, Problem> {
    let position = game.position();
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        return Err(Problem::said("bad-request", say!(problems::NoChoice)));
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    if choices.is_empty() {
        return Err(Problem::said(
            "bad-request",
            say!(problems::NothingToChoose),
        ));
    }
    let view = position.view(Viewer::Side(side));
    let choice = coach.decide(&view, side, &choices, luck);
    let thoughts = coach.thoughts();
    let best = thoughts.and_then(|thoughts| thoughts.plans.first());
    let row = match best {
        Some(best) if best.plan.first() == Some(&choice) => &best.plan[..],
        _ => &[choice],
    };
    Ok(Decision {
        row: row.to_vec(),
        considered: thoughts.map(|thoughts| Box::new((game.tail(), thoughts.clone())) as _),
        open: is_open(position),
    })
}

/// Whether everything that the side knows whose decision it is may be known to everybody.
pub fn is_open<G: Game>(position: &G) -> bool {
    match position.awaits() {
        Awaits::Choice(side) => !position.has_secrets(side),
        Awaits::Secret(_) | Awaits::Roll(_) | Awaits::Nothing(_) => false,
    }
}

/// A hint for the side whose decision it is: the best plans, or what a coach would do where it does not search.
pub fn hint<G: Game>(decision: Decision<G::Choice>, game: &Match<G>, words: Words<'_>) -> Thoughts {
    match decision
        .considered
        .map(|considered| considered.in_words(words))
    {
        Some(mut thoughts) if !thoughts.plans.is_empty() => {
            best_first(&mut thoughts.plans);
            thoughts.plans.truncate(HINTED);
            thoughts
        }
        _ => {
            let side = decider(game.position());
            let choice = row_of(&decision.row);
            let steps = decision.row.into_iter().map(Answer::Choice);
            let plan = Plan {
                choice,
                steps: told(&mut imagined(game, side), steps, Some(side), words),
                chances: None,
                visits: 0,
                leads_to: Vec::new(),
            };
            Thoughts {
                side,
                plans: vec![plan],
                positions: 0,
            }
        }
    }
}

/// Puts plans in the order of what they promise in the figures that people are told, without those of which too little is
/// known to compare them.
fn best_first(plans: &mut Vec<Plan>) {
    let most = plans.iter().map(|plan| plan.visits).max().unwrap_or(0);
    plans.retain(|plan| plan.visits * COMPARABLE >= most);
    let promise = |plan: &Plan| {
        let chances = plan.chances.map(|Chances { win, draw, lead }| {
            let percent = |chance: f64| (chance * 100.0).round();
            (percent(win) + percent(draw) / 2.0, (lead * 10.0).round())
        });
        chances.unwrap_or((f64::NEG_INFINITY, 0.0))
    };
    plans.sort_by(|one, other| {
        let ((points, lead), (others, others_lead)) = (promise(one), promise(other));
        others.total_cmp(&points).then(others_lead.total_cmp(&lead))
    });
}

/// What a search has found about the decision of a match, in words.
pub fn in_words<G: Game>(
    game: &Match<G>,
    thoughts: &search::Thoughts<G>,
    words: Words<'_>,
) -> Thoughts {
    let plan = |thought: &Thought<G>| {
        let mut after = imagined(game, thoughts.side);
        let steps = thought.plan.iter().map(|choice| Answer::Choice(*choice));
        Plan {
            choice: row_of(&thought.plan),
            steps: told(&mut after, steps, Some(thoughts.side), words),
            chances: Some(chances(thought.expected, thoughts.side)),
            visits: thought.visits,
            leads_to: told(&mut after, thought.leads_to.iter().copied(), None, words),
        }
    };
    Thoughts {
        side: thoughts.side,
        plans: thoughts.plans.iter().take(TOLD).map(plan).collect(),
        positions: thoughts.nodes,
    }
}

/// A row of choices that a side can make in a position, as a plan of which it is known what it promises.
pub fn plan_of<G: Game>(
    position: G,
    side: Side,
    row: &[G::Choice],
    expected: Expected,
    words: Words<'_>,
) -> Plan {
    let choices = row.iter().copied().map(Answer::Choice);
    Plan {
        choice: row_of(row),
        steps: told(
            &mut Match::from_position(position),
            choices,
            Some(side),
            words,
        ),
        chances: Some(chances(expected, side)),
        visits: 0,
        leads_to: Vec::new(),
    }
}

/// What a match is expected to end as, as a side sees it.
fn chances(expected: Expected, side: Side) -> Chances {
    Chances {
        win: expected.win_of(side),
        draw: expected.draw,
        lead: match side {
            Side::Home => expected.lead,
            Side::Away => -expected.lead,
        },
    }
}

fn row_of<C: ToString>(row: &[C]) -> String {
    let row: Vec<String> = row.iter().map(ToString::to_string).collect();
    row.join(", ")
}

fn decider<G: Game>(position: &G) -> Side {
    match position.awaits() {
        Awaits::Choice(side) | Awaits::Secret(side) => side,
        Awaits::Roll(_) | Awaits::Nothing(_) => Side::Home,
    }
}

/// The match as a side imagines it: nothing that is hidden from it can come into its words.
fn imagined<G: Game>(game: &Match<G>, side: Side) -> Match<G> {
    let view = game.position().view(Viewer::Side(side));
    Match::from_position(G::imagine(&view, &mut Luck::new(0)))
}

/// Gives answers in a match and tells them, up to the first that it does not take or that is a secret of anybody
/// but the one who is told.
fn told<G: Game>(
    game: &mut Match<G>,
    answers: impl Iterator<Item = Answer<G::Choice>>,
    me: Option<Side>,
    words: Words<'_>,
) -> Vec<PlanStep> {
    let mut steps = Vec::new();
    for answer in answers {
        let position = game.position();
        let step = match (answer, position.awaits()) {
            (Answer::Choice(choice), Awaits::Choice(side)) => {
                choice_step(game, side, choice, words)
            }
            (Answer::Choice(choice), Awaits::Secret(side)) if me == Some(side) => {
                choice_step(game, side, choice, words)
            }
            (Answer::Roll(dice), Awaits::Roll(roll)) if !roll.dice.is_secret() => {
                let [purpose, _] = position.roll_words(roll.purpose);
                PlanStep::Roll {
                    purpose: roll.purpose.to_string(),
                    words: words.render(&purpose),
                    dice: dice.faces().to_vec(),
                }
            }
            _ => break,
        };
        let taken = match answer {
            Answer::Choice(choice) => game.choose(choice).is_ok(),
            Answer::Roll(dice) => game.roll(dice).is_ok(),
        };
        if !taken {
            break;
        }
        steps.push(step);
    }
    steps
}

/// A choice in the words in which it is offered.
fn choice_step<G: Game>(
    game: &Match<G>,
    side: Side,
    choice: G::Choice,
    words: Words<'_>,
) -> PlanStep {
    let offers = G::offers(game);
    let offer = (offers.into_iter())
        .find(|offer| offer.choice == choice && offer.then.is_empty() && !offer.is_part);
    PlanStep::Choice {
        side,
        choice: choice.to_string(),
        odds: offer.as_ref().and_then(|offer| offer.odds),
        label: offer.map_or_else(|| choice.to_string(), |offer| offer.said(words)),
        places: game.position().places(choice),
        path: game.position().path(choice),
    }
}

#[cfg(test)]
mod tests {
    use gaffer_core::Rules;
    use gaffer_fuba::{Choice, Options, Position};

    use super::*;
    use crate::coaches;

    /// Plays with the sensible coach and dice from a seed up to the first decision that a search thinks about.
    fn thought_about(options: &Options) -> (Match<Position>, Decision<Choice>) {
        let mut game = Match::<Position>::new(options).unwrap();
        let mut luck = Luck::new(5);
        for _ in 0..2000 {
            if let Awaits::Roll(roll) = game.position().awaits() {
                let _ = game.roll(luck.dice(&roll.dice));
                continue;
            }
            // Nobody is patient here: a coach that is told to play at once still has thoughts.
            let mut coach = coaches::adviser::<Position>().unwrap();
            let watch = std::sync::Arc::new(Watch::default());
            watch.play_now();
            coach.watched_by(watch);
            let decision = decide(&game, &mut *coach, &mut luck).unwrap();
            if matches!(game.position().awaits(), Awaits::Secret(_)) {
                assert!(!decision.open, "a secret decision");
            }
            if decision.considered.is_some() {
                return (game, decision);
            }
            game.choose(decision.row[0]).unwrap();
        }
        panic!("nothing was thought about");
    }

    #[test]
    fn thoughts_are_told_in_the_words_of_the_offers_and_can_be_played() {
        let (game, decision) = thought_about(&Options::default());
        assert!(decision.open, "nothing is hidden in the basic game");
        let names = gaffer_core::BySide::<String>::default();
        let words = Words::english(&names);
        let hint = hint(decision, &game, words);
        assert!((1..=HINTED).contains(&hint.plans.len()));
        let offers = Position::offers(&game);
        for plan in &hint.plans {
            let Some(PlanStep::Choice {
                label,
                side,
                choice,
                path,
                ..
            }) = plan.steps.first()
            else {
                panic!("{plan:?}");
            };
            assert_eq!(*path, game.position().path(choice.parse().unwrap()));
            assert_eq!(*side, hint.side);
            assert!(
                offers
                    .iter()
                    .any(|offer| words.render(&offer.label) == *label),
                "{label}"
            );
            let mut after = game.clone();
            for choice in plan.choice.split(", ") {
                after.choose(choice.parse().unwrap()).unwrap();
            }
            assert_eq!(plan.steps.len(), plan.choice.split(", ").count());
        }
    }

    /// 41.7 and 41.6 wins of a hundred are both told as 42: the lead that is told decides.
    #[test]
    fn plans_stand_in_the_order_of_the_figures_that_are_told() {
        let plan = |choice: &str, win: f64, draw: f64, lead: f64| Plan {
            choice: choice.to_owned(),
            steps: Vec::new(),
            chances: Some(Chances { win, draw, lead }),
            visits: 100,
            leads_to: Vec::new(),
        };
        let mut plans = vec![
            plan("less", 0.417, 0.224, 0.1),
            plan("more", 0.416, 0.224, 0.3),
            plan("best", 0.43, 0.21, 0.0),
        ];
        best_first(&mut plans);
        let order: Vec<&str> = plans.iter().map(|plan| plan.choice.as_str()).collect();
        assert_eq!(order, ["best", "more", "less"]);
    }

    /// What a coach thinks of shows the skills that it has.
    #[test]
    fn thoughts_of_a_side_with_secrets_are_not_open() {
        let (_, decision) = thought_about(&Options::FULL);
        assert!(!decision.open);
    }
}
