//! What a position is worth: by a search or by what its dice may bring, and by matches played out from it.

use gaffer_coach::analysis::Values;
use gaffer_coach::search::{Budget, Search, Thought, Watch};
use gaffer_coach::{Expected, Luck};
use gaffer_core::{Awaits, BySide, Side, Viewer};
use gaffer_games::words::Words;
use gaffer_games::{coaches, described};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::play_outs::{PlayedOut, play_out};
use super::words::Described;
use super::{Effort, lead, schema};
use crate::{Progress, Studied};

/// The nodes of a search into a position where nothing is said.
const NODES: u64 = 2000;

/// A position that was looked at.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PositionAnalysis)]
pub struct Assessment {
    /// The game.
    game: &'static str,
    /// Its options.
    #[schema(value_type = Object)]
    options: Value,
    /// What is awaited: a choice, a roll or nothing.
    awaits: &'static str,
    /// Who has to choose, if a choice is awaited.
    #[schema(value_type = Option<described::Side>)]
    pub(super) side: Option<Side>,
    /// The goals so far.
    #[schema(value_type = described::BySide<u8>)]
    goals: BySide<u8>,
    /// What the match is expected to end as.
    #[schema(value_type = schema::Expected)]
    pub(super) expected: Expected,
    /// The nodes of the search; none where nothing was searched.
    pub(super) nodes: u64,
    /// The seed of the search.
    pub(super) seed: u64,
    /// The matches played out from here, unless none were wanted or the match is over.
    #[schema(value_type = Option<Object>)]
    pub(super) played: Option<PlayedOut>,
    /// The plans for a choice, the best first.
    pub(super) choices: Vec<Plan>,
    /// The shares of a choice that the other side must not foresee.
    pub(super) mix: Vec<Share>,
    /// What is awaited, in words.
    #[serde(skip)]
    pub(super) question: String,
    #[serde(skip)]
    pub(super) names: BySide<String>,
}

impl Assessment {
    /// As JSON.
    pub fn json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// With so many of the best plans and shares.
    #[must_use]
    pub fn with_best(mut self, best: usize) -> Self {
        self.choices.truncate(best);
        self.mix.truncate(best);
        self
    }
}

/// A plan with its value.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AnalysedPlan)]
pub(super) struct Plan {
    /// What is chosen.
    #[serde(rename = "plan")]
    pub(super) choices: Described,
    /// The points of the side that chooses.
    pub(super) points: f64,
    /// What the match is expected to end as after it.
    #[schema(value_type = schema::Expected)]
    pub(super) expected: Expected,
    /// How often the search looked at it.
    pub(super) visits: u64,
    /// What it most likely leads to.
    pub(super) leads_to: Described,
}

/// How often a choice should be made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AnalysedShare)]
pub(super) struct Share {
    /// The choice.
    pub(super) choice: String,
    /// How often, from 0 to 1.
    pub(super) share: f64,
}

/// Looks at a position, and plays so many matches out from it, with the coach of this name or the usual one; what is planned is
/// told in these words.
pub fn assess<G: Studied>(
    position: &G,
    effort: Effort,
    coach: Option<&str>,
    matches: u64,
    words: Words<'_>,
    progress: &dyn Progress,
) -> Result<Assessment, String> {
    let Effort { seed, threads, .. } = effort;
    let names = words.names;
    let knowledge = G::knowledge(&position.options());
    let coach = coach.unwrap_or(coaches::usual::<G>());
    coaches::find::<G>(coach)?;
    let render = |phrase| words.render(phrase);
    let mut seen = Assessment {
        game: G::GAME,
        options: serde_json::to_value(position.options()).map_err(|error| error.to_string())?,
        awaits: "nothing",
        side: None,
        goals: position.goals(),
        expected: Values::new(&*knowledge, lead::<G>).expected(position),
        nodes: 0,
        seed,
        played: None,
        choices: Vec::new(),
        mix: Vec::new(),
        question: "The match is over.".to_owned(),
        names: names.clone(),
    };
    match position.awaits() {
        Awaits::Nothing(_) => return Ok(seen),
        Awaits::Roll(roll) => {
            let [what, chances] = position.roll_words(roll.purpose);
            seen.awaits = "roll";
            seen.question = format!("A roll is awaited: {}. {}", render(&what), render(&chances));
        }
        Awaits::Choice(side) | Awaits::Secret(side) => {
            let view = position.view(Viewer::Side(side));
            seen.awaits = "choice";
            seen.side = Some(side);
            seen.question = format!("{}: {}", names[side], render(&G::prompt(&view)));
            let imagined = G::imagine(&view, &mut Luck::new(seed));
            let mut mix = Vec::new();
            knowledge.mix(&imagined, side, &mut mix);
            if mix.is_empty() {
                let budget = effort.budget.unwrap_or(Budget::nodes(NODES));
                let search = Search {
                    threads,
                    ..Search::new(budget)
                };
                // The search has a guess of its own, from the view alone.
                let imagine = |luck: &mut Luck| G::imagine(&view, luck);
                let thoughts = search.think(&*knowledge, imagine, seed, &Watch::default());
                seen.nodes = thoughts.nodes;
                seen.expected = thoughts.expected;
                // The search's own choice first, then by what the others are worth.
                let mut plans = thoughts.plans;
                if let Some((_, others)) = plans.split_first_mut() {
                    let worth = |thought: &Thought<G>| thought.expected.worth(side);
                    others.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
                }
                seen.choices = (plans.iter())
                    .map(|thought| plan(thought, side, &imagined, words))
                    .collect();
            } else {
                let all: f64 = mix.iter().map(|(_, weight)| weight).sum();
                seen.mix = (mix.iter())
                    .map(|(choice, weight)| Share {
                        choice: choice.to_string(),
                        share: weight / all,
                    })
                    .collect();
            }
        }
    }
    if matches > 0 {
        seen.played = Some(play_out(position, coach, matches, seed, threads, progress)?);
    }
    Ok(seen)
}

fn plan<G: Studied>(thought: &Thought<G>, side: Side, imagined: &G, words: Words<'_>) -> Plan {
    let mut position = imagined.clone();
    Plan {
        choices: Described::choosing(&mut position, &thought.plan, words),
        points: thought.expected.points(side),
        expected: thought.expected,
        visits: thought.visits,
        leads_to: Described::giving(&mut position, &thought.leads_to, words),
    }
}
