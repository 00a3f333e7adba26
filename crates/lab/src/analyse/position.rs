//! What a position is worth: by a search or by what its dice may bring, and by matches played out from it.

use gaffer_coach::analysis::Values;
use gaffer_coach::search::{Budget, Search, Thought, Watch};
use gaffer_coach::{Expected, Luck};
use gaffer_core::{Answer, Awaits, BySide, Side, Viewer};
use gaffer_games::coaches;
use gaffer_games::words::Words;

use super::play_outs::{PlayOuts, play_out};
use super::words::{Told, tell};
use super::{Effort, lead, plain_names};
use crate::{Progress, Studied};

/// The nodes of a search into a position where nothing is said.
const NODES: u64 = 2000;

/// A position that was looked at.
#[derive(Debug)]
pub struct Seen<G: Studied> {
    pub(super) position: G,
    pub(super) names: BySide<String>,
    /// What the match is expected to end as.
    pub(super) expected: Expected,
    pub(super) asked: Asked,
    /// The nodes of the search; none where nothing was searched.
    pub(super) nodes: u64,
    pub(super) seed: u64,
    pub(super) coach: String,
    /// The matches played out from here, unless none were wanted or the match is over.
    pub(super) played: Option<PlayOuts>,
}

/// What the position asks for, and what is thought of it.
#[derive(Debug)]
pub(super) enum Asked {
    /// Nothing: the match is over.
    Nothing,
    /// A roll: what it decides, and how likely its outcomes are.
    Roll([String; 2]),
    /// A choice that the other side must not foresee: the share of each.
    Mixed(Side, Vec<(String, f64)>),
    /// A choice: the plans, the best first.
    Choice(Side, Vec<Plan>),
}

/// A plan with its value.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) told: Told,
    pub(super) expected: Expected,
    pub(super) visits: u64,
    /// What it most likely leads to.
    pub(super) leads_to: Told,
}

/// Looks at a position, and plays so many matches out from it, with the coach of this name or the usual one.
pub fn look<G: Studied>(
    position: G,
    effort: Effort,
    coach: Option<&str>,
    matches: u64,
    progress: &dyn Progress,
) -> Result<Seen<G>, String> {
    let Effort { seed, threads, .. } = effort;
    let names = plain_names();
    let knowledge = G::knowledge(&position.options());
    let values = Values::new(&*knowledge, lead::<G>);
    let search = Search::new(effort.budget.unwrap_or(Budget::nodes(NODES)));
    let coach = coach.unwrap_or(coaches::usual::<G>());
    coaches::find::<G>(coach)?;
    let mut expected = values.of(&position);
    let mut nodes = 0;
    let asked = match position.awaits() {
        Awaits::Nothing(_) => Asked::Nothing,
        Awaits::Roll(roll) => Asked::Roll(
            position
                .roll_words(roll.purpose)
                .map(|phrase| Words::english(&names).render(&phrase)),
        ),
        Awaits::Choice(side) | Awaits::Secret(side) => {
            let view = position.view(Viewer::Side(side));
            let imagined = G::imagine(&view, &mut Luck::new(seed));
            let mut mix = Vec::new();
            knowledge.mix(&imagined, side, &mut mix);
            if mix.is_empty() {
                let search = Search { threads, ..search };
                // Each tree has a guess of its own, from the view alone.
                let imagine =
                    |luck: &mut Luck| G::imagine(&position.view(Viewer::Side(side)), luck);
                let thoughts = search.think(&*knowledge, imagine, seed, &Watch::default());
                nodes = thoughts.nodes;
                expected = thoughts.expected;
                // The search's own choice first, then by what the others are worth.
                let mut plans = thoughts.plans;
                if let Some((_, others)) = plans.split_first_mut() {
                    let worth = |thought: &Thought<G>| thought.expected.worth(side);
                    others.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
                }
                let told = plans.iter().map(|thought| plan(thought, &imagined, &names));
                Asked::Choice(side, told.collect())
            } else {
                let all: f64 = mix.iter().map(|(_, weight)| weight).sum();
                let shares = mix
                    .iter()
                    .map(|(choice, weight)| (choice.to_string(), weight / all));
                Asked::Mixed(side, shares.collect())
            }
        }
    };
    let played = if matches == 0 || matches!(asked, Asked::Nothing) {
        None
    } else {
        let played = play_out(&position, coach, matches, seed, threads, progress)?;
        Some(played)
    };
    Ok(Seen {
        position,
        names,
        expected,
        asked,
        nodes,
        seed,
        coach: coach.to_owned(),
        played,
    })
}

fn plan<G: Studied>(thought: &Thought<G>, imagined: &G, names: &BySide<String>) -> Plan {
    let mut position = imagined.clone();
    let row: Vec<_> = thought
        .plan
        .iter()
        .map(|choice| Answer::Choice(*choice))
        .collect();
    Plan {
        told: tell(&mut position, &row, names),
        expected: thought.expected,
        visits: thought.visits,
        leads_to: tell(&mut position, &thought.leads_to, names),
    }
}
