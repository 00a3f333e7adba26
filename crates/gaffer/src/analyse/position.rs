//! What a position is worth: by a search or by what its dice may bring, and by matches played out from it.

use gaffer_coach::analysis::Values;
use gaffer_coach::search::{Budget, Search, Thought, Watch};
use gaffer_coach::{Expected, Luck};
use gaffer_core::{Answer, Awaits, BySide, Side, Viewer};

use super::play_outs::{PlayOuts, play_out};
use super::words::{Told, tell};
use super::{MATCHES, NODES, bar, lead, plain_names};
use crate::cli::Analyse;
use crate::coaches;
use crate::game::Playable;

/// A position that was looked at.
pub(super) struct Seen<G: Playable> {
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
pub(super) struct Plan {
    pub(super) told: Told,
    pub(super) expected: Expected,
    pub(super) visits: u64,
    /// What it most likely leads to.
    pub(super) leads_to: Told,
}

/// Looks at a position.
pub(super) fn look<G: Playable>(position: G, arguments: &Analyse) -> Result<Seen<G>, String> {
    let names = plain_names();
    let knowledge = G::knowledge(&position.options());
    let values = Values::new(&*knowledge, lead::<G>);
    let threads = arguments.threads();
    let search = (arguments.search()?).unwrap_or(Search::new(Budget::nodes(NODES)));
    let coach = arguments
        .coach
        .clone()
        .unwrap_or_else(|| coaches::usual::<G>().to_owned());
    let mut expected = values.of(&position);
    let mut nodes = 0;
    let asked = match position.awaits() {
        Awaits::Nothing(_) => Asked::Nothing,
        Awaits::Roll(roll) => Asked::Roll(position.roll_words(roll.purpose, &names)),
        Awaits::Choice(side) | Awaits::Secret(side) => {
            let view = position.view(Viewer::Side(side));
            let imagined = G::imagine(&view, &mut Luck::new(arguments.seed));
            let mut mix = Vec::new();
            knowledge.mix(&imagined, side, &mut mix);
            if mix.is_empty() {
                let search = Search { threads, ..search };
                // Each tree has a guess of its own, from the view alone.
                let imagine =
                    |luck: &mut Luck| G::imagine(&position.view(Viewer::Side(side)), luck);
                let thoughts =
                    search.think(&*knowledge, imagine, arguments.seed, &Watch::default());
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
    let matches = arguments.matches.unwrap_or(MATCHES);
    let played = if matches == 0 || matches!(asked, Asked::Nothing) {
        crate::coaches::find::<G>(&coach)?;
        None
    } else {
        let bar = bar("{bar:40} {pos}/{len} matches played out, {eta} left")?;
        bar.set_length(matches);
        let played = play_out(&position, &coach, matches, arguments.seed, threads, &bar)?;
        bar.finish_and_clear();
        Some(played)
    };
    Ok(Seen {
        position,
        names,
        expected,
        asked,
        nodes,
        seed: arguments.seed,
        coach,
        played,
    })
}

fn plan<G: Playable>(thought: &Thought<G>, imagined: &G, names: &BySide<String>) -> Plan {
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
