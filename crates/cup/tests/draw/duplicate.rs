//! Duplicate: sides change, opponents change, rests go round, and rounds are scored.

use std::collections::BTreeSet;

use gaffer_cup::draw::{History, duplicate};
use proptest::prelude::*;

use crate::{is_a_round_of_all, play};

#[test]
fn everybody_changes_sides_after_every_match_and_rests_go_round() {
    for coaches in 2..=33 {
        let mut histories = vec![History::default(); coaches];
        for round in 0..3 * coaches {
            let drawn = duplicate::pair(&histories, round);
            assert!(is_a_round_of_all(&histories, &drawn), "{coaches} coaches");
            play(&mut histories, &drawn, round);
            let rests = || histories.iter().map(|history| history.rests);
            assert!(
                rests().max() <= rests().min().map(|least| least + 1),
                "{coaches} coaches"
            );
        }
        for history in histories {
            assert!(
                history.sides.is_sorted_by(|one, next| one != next),
                "{coaches} coaches: {:?}",
                history.sides
            );
        }
    }
}

#[test]
fn nobody_meets_an_opponent_again_before_all_who_are_possible() {
    for coaches in 2..=33_usize {
        // Of an even number half are always on the same side as oneself.
        let rounds = if coaches % 2 == 0 {
            coaches / 2
        } else {
            coaches
        };
        let mut histories = vec![History::default(); coaches];
        for round in 0..3 * rounds {
            let drawn = duplicate::pair(&histories, round);
            let before = round.checked_sub(rounds);
            assert!(
                drawn.pairs.iter().all(|pair| pair.rematch == before),
                "{coaches} coaches, round {round}"
            );
            play(&mut histories, &drawn, round);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn after_withdrawals_all_others_still_play(
        coaches in 2..=24_usize,
        leaves in prop::collection::vec((0..24_usize, 0..12_usize), 0..6),
    ) {
        let mut histories = vec![History::default(); coaches];
        for round in 0..12 {
            for &(coach, _) in leaves.iter().filter(|leave| leave.0 < coaches && leave.1 == round) {
                histories[coach].withdrawn = true;
            }
            let drawn = duplicate::pair(&histories, round);
            prop_assert!(is_a_round_of_all(&histories, &drawn));
            // No more stay on their side than must: as many as want the side that most want, less half of those who play.
            let due_home = |coach: &usize| histories[*coach].sides.last().map(|side| *side == gaffer_core::Side::Away);
            let stay = drawn.pairs.iter().filter(|pair| due_home(&pair.home) == Some(false) || due_home(&pair.away) == Some(true));
            let present = (0..coaches).filter(|&coach| !histories[coach].withdrawn);
            let due: Vec<_> = present.filter_map(|coach| due_home(&coach)).collect();
            let home = due.iter().filter(|&&home| home).count();
            let most = home.max(due.len() - home);
            let spare = usize::from(drawn.rests.is_some());
            prop_assert_eq!(stay.count(), most.saturating_sub(drawn.pairs.len() + spare));
            play(&mut histories, &drawn, round);
        }
    }
}

#[test]
fn home_coaches_are_compared_with_home_coaches_and_away_with_away() {
    // Four matches of a round: 3-1, 0-0, 1-1, 0-2. The home coaches have +2, 0, 0, -2:
    // +2 beats three (6); each 0 equals one and beats one (1 + 2); -2 beats nobody.
    // The away coaches have -2, 0, 0, +2: the same from the other end.
    assert_eq!(
        duplicate::score(&[2, 0, 0, -2]),
        [[6, 0], [3, 3], [3, 3], [0, 6]]
    );
    assert!(duplicate::score(&[]).is_empty());
    assert_eq!(
        duplicate::score(&[5]),
        [[0, 0]],
        "nobody to be compared with"
    );
    assert_eq!(duplicate::rest(4), 3);
}

#[test]
fn teams_of_two_sit_at_both_ends_of_the_same_dice() {
    // Team 0 is coaches 0 and 1, team 3 coaches 6 and 7.
    assert_eq!(duplicate::tables([0, 3]), [[0, 6], [7, 1]]);
    // 2-1 and 3-0 for the home coaches: team 0 has +1 and -3, team 3 has -1 and +3.
    assert_eq!(duplicate::score_teams([1, 3]), [0, 2]);
    // 1-0 and 1-0: the dice were good for the home side, and both teams had them once.
    assert_eq!(duplicate::score_teams([1, 1]), [1, 1]);
    assert_eq!(duplicate::score_teams([0, -1]), [2, 0]);
}

proptest! {
    #[test]
    fn all_points_of_a_round_are_given(differences in prop::collection::vec(-5..=5_i32, 0..20)) {
        // Every two matches share two points among the home coaches and two among the away coaches.
        let matches = differences.len() as u32;
        let points = duplicate::score(&differences);
        for side in 0..2 {
            prop_assert_eq!(points.iter().map(|match_points| match_points[side]).sum::<u32>(), matches * matches.saturating_sub(1));
        }
        let best: BTreeSet<_> = points.iter().map(|match_points| match_points[0] + match_points[1]).collect();
        prop_assert!(best.len() <= 1, "the home coach loses to others what the away coach gains");
    }
}
