//! The best way to put everybody into pairs by several aims, the more important first.

use integer_blossom::{Weight, min_weight_perfect_matching};

/// Weights below this fit the solver in 64 bits: it needs room for four times the greatest.
const NARROW: i128 = 1 << 58;
/// Weights must stay below this for the same reason.
const WIDE: i128 = 1 << 122;

/// The mate of each of `nodes`, an even number: of all ways to pair them the one with the least sum of the first cost, among
/// these the least sum of the second, and so on. `cost` is asked for pairs with the lower node first.
///
/// The costs become one number: one more of a cost weighs more than all a whole matching can have of those that follow. Costs
/// for which 122 bits have no room are left out, the least important first.
pub(super) fn least<const AIMS: usize>(
    nodes: usize,
    cost: impl Fn(usize, usize) -> [u64; AIMS],
) -> Vec<usize> {
    let pairs = || (0..nodes).flat_map(|one| (one + 1..nodes).map(move |other| (one, other)));
    let costs: Vec<_> = pairs().map(|(one, other)| cost(one, other)).collect();
    let mut greatest = [0; AIMS];
    for cost in &costs {
        for aim in 0..AIMS {
            greatest[aim] = greatest[aim].max(cost[aim]);
        }
    }
    let (units, heaviest) = (0..=AIMS)
        .rev()
        .find_map(|aims| units(&greatest[..aims], nodes / 2))
        .unwrap_or_default();
    let weights = costs.iter().map(|cost| {
        units
            .iter()
            .zip(cost)
            .map(|(unit, &cost)| unit * i128::from(cost))
            .sum()
    });
    if heaviest < NARROW {
        solve(
            nodes,
            pairs().zip(weights.map(|weight: i128| weight as i64)),
        )
    } else {
        solve(nodes, pairs().zip(weights))
    }
}

/// What one of each cost weighs, and what the costliest pair can weigh at most, where there is room for it.
fn units(greatest: &[u64], pairs: usize) -> Option<(Vec<i128>, i128)> {
    let mut units = vec![0; greatest.len()];
    let (mut unit, mut heaviest) = (1_i128, 0_i128);
    for (aim, &greatest) in greatest.iter().enumerate().rev() {
        units[aim] = unit;
        heaviest = heaviest.checked_add(unit.checked_mul(greatest.into())?)?;
        unit = unit.checked_mul(
            i128::from(greatest)
                .checked_mul(pairs as i128)?
                .checked_add(1)?,
        )?;
    }
    (heaviest < WIDE).then_some((units, heaviest))
}

/// The mate of each node in the matching of the least sum of weights.
fn solve<W: Weight>(
    nodes: usize,
    weights: impl Iterator<Item = ((usize, usize), W)>,
) -> Vec<usize> {
    let mut matrix = vec![W::ZERO; nodes * nodes];
    for ((one, other), weight) in weights {
        matrix[one * nodes + other] = weight;
    }
    min_weight_perfect_matching(&matrix, nodes)
}
