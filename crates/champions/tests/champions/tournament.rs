//! What a tournament carries on from match to match, by the tables of the rules (C20-cup-9 to 14).

use gaffer_champions::tournament::{Card, Carried, Squad};
use gaffer_champions::{Shirt, ShirtSet, TeamResult};

/// What happens to a player in one match.
#[derive(Clone, Copy)]
struct InMatch {
    number: u32,
    card: Card,
    injuries: u8,
}

fn yellow(number: u32) -> InMatch {
    InMatch {
        number,
        card: Card::Yellow,
        injuries: 0,
    }
}

fn red(number: u32) -> InMatch {
    InMatch {
        card: Card::Red,
        ..yellow(number)
    }
}

fn injured(number: u32, injuries: u8) -> InMatch {
    InMatch {
        number,
        card: Card::None,
        injuries,
    }
}

/// A player's season: what he carries into each of twelve matches.
fn season(happens: &[InMatch]) -> Vec<Carried> {
    let mut carried = Carried::default();
    let mut into = Vec::new();
    for number in 1..=12 {
        into.push(carried);
        let today = happens.iter().find(|one| one.number == number);
        assert!(
            today.is_none() || carried.suspended == 0,
            "he is out of match {number}"
        );
        let (card, injuries) = today.map_or((Card::None, 0), |one| (one.card, one.injuries));
        carried = carried.after(card, injuries);
    }
    into
}

/// The matches that a test of what is carried into them holds for.
fn matches(season: &[Carried], holds: impl Fn(&Carried) -> bool) -> Vec<usize> {
    (1..=season.len())
        .filter(|number| holds(&season[number - 1]))
        .collect()
}

fn out(season: &[Carried]) -> Vec<usize> {
    matches(season, |carried| carried.suspended > 0)
}

fn card_sensitive(season: &[Carried]) -> Vec<usize> {
    matches(season, |carried| {
        carried.suspended == 0 && carried.card_sensitive > 0
    })
}

fn injury_sensitive(season: &[Carried]) -> Vec<usize> {
    matches(season, |carried| {
        carried.suspended == 0 && carried.injury_sensitive > 0
    })
}

/// C20-cup-10, C20-cup-12 and C20-D78: a yellow card in match 1, the next in match 4 or in match 5.
#[test]
fn a_second_yellow_card_within_three_matches_costs_one() {
    let within = season(&[yellow(1), yellow(4)]);
    assert_eq!(out(&within), [5]);
    assert_eq!(card_sensitive(&within), [2, 3, 4, 6, 7, 8]);
    let left: Vec<u8> = within
        .iter()
        .map(|carried| carried.card_sensitive)
        .collect();
    assert_eq!(left[..4], [0, 3, 2, 1]);
    assert_eq!(
        left[5..9],
        [3, 2, 1, 0],
        "the match he missed does not count"
    );

    let later = season(&[yellow(1), yellow(5)]);
    assert_eq!(out(&later), [0_usize; 0]);
    assert_eq!(card_sensitive(&later), [2, 3, 4, 6, 7, 8]);

    for (happens, expected) in [
        ([1, 4, 8], &[5, 9][..]),
        ([1, 4, 9], &[5]),
        ([1, 5, 8], &[9]),
        ([1, 5, 9], &[]),
    ] {
        assert_eq!(out(&season(&happens.map(yellow))), expected, "{happens:?}");
    }
}

/// C20-cup-9, C20-cup-11, C20-D77: a red card, also by two yellow ones.
#[test]
fn a_red_card_costs_two_matches_or_three() {
    let plain = season(&[red(1)]);
    assert_eq!(out(&plain), [2, 3]);
    assert_eq!(card_sensitive(&plain), [4, 5, 6]);

    let sensitive = season(&[yellow(1), red(2)]);
    assert_eq!(out(&sensitive), [3, 4, 5]);
    assert_eq!(card_sensitive(&sensitive), [2, 6, 7, 8]);

    let after_suspension = season(&[red(1), yellow(6)]);
    assert_eq!(out(&after_suspension), [2, 3, 7], "sensitive in match 6");
    let free = season(&[red(1), yellow(7)]);
    assert_eq!(out(&free), [2, 3], "no longer sensitive in match 7");
}

/// C20-cup-13, C20-D79: one injury makes sensitive, another one then costs a match.
#[test]
fn injuries_cost_matches_when_he_is_sensitive() {
    let within = season(&[injured(1, 1), injured(3, 1)]);
    assert_eq!(out(&within), [4]);
    assert_eq!(injury_sensitive(&within), [2, 3, 5, 6]);

    let later = season(&[injured(1, 1), injured(4, 1)]);
    assert_eq!(out(&later), [0_usize; 0]);
    assert_eq!(injury_sensitive(&later), [2, 3, 5, 6]);

    for (happens, expected) in [
        ([1, 3, 6], &[4, 7][..]),
        ([1, 3, 7], &[4]),
        ([1, 4, 6], &[7]),
        ([1, 4, 7], &[]),
    ] {
        let season = season(&happens.map(|number| injured(number, 1)));
        assert_eq!(out(&season), expected, "{happens:?}");
    }

    let twice = season(&[injured(1, 2)]);
    assert_eq!(out(&twice), [2, 3]);
    assert_eq!(injury_sensitive(&twice), [4, 5]);
    let twice_when_sensitive = season(&[injured(1, 1), injured(2, 2)]);
    assert_eq!(out(&twice_when_sensitive), [3, 4, 5]);
    assert_eq!(injury_sensitive(&twice_when_sensitive), [2, 6, 7]);
}

/// C20-cup-14, C20-D99: absences run at the same time.
#[test]
fn card_and_injury_absences_run_together() {
    let both = season(&[InMatch {
        injuries: 2,
        ..red(1)
    }]);
    assert_eq!(out(&both), [2, 3]);
    assert_eq!(card_sensitive(&both), [4, 5, 6]);
    assert_eq!(injury_sensitive(&both), [4, 5]);

    // A yellow card while sensitive costs one match, two injuries cost two: two in all.
    let longer = season(&[
        yellow(1),
        InMatch {
            injuries: 2,
            ..yellow(2)
        },
    ]);
    assert_eq!(out(&longer), [3, 4]);
}

/// C20-D121: sensitivity stands still during any absence, and arises from its own cause only.
#[test]
fn absence_stops_both_sensitivities() {
    // Injured in match 1, one match of two is used up in match 2, the other waits until match 5.
    let waits = season(&[injured(1, 1), red(2)]);
    assert_eq!(out(&waits), [3, 4]);
    assert_eq!(injury_sensitive(&waits), [2, 5]);
    assert_eq!(card_sensitive(&waits), [5, 6, 7]);
    let again = season(&[injured(1, 1), red(2), injured(5, 1)]);
    assert_eq!(out(&again), [3, 4, 6]);
    let later = season(&[injured(1, 1), red(2), injured(6, 1)]);
    assert_eq!(out(&later), [3, 4]);
    assert!(injury_sensitive(&season(&[red(1)])).is_empty());
}

fn shirts(numbers: &[u8]) -> ShirtSet {
    numbers.iter().copied().filter_map(Shirt::new).collect()
}

/// C20-cup-14: who is out is not in the squad of the day; a match of the side books everybody.
#[test]
fn a_squad_books_every_player() {
    let quiet = TeamResult {
        yellow: ShirtSet::EMPTY,
        red: ShirtSet::EMPTY,
        injured: ShirtSet::EMPTY,
        injured_twice: ShirtSet::EMPTY,
        suspended: ShirtSet::EMPTY,
        substitutions: 0,
    };
    let mut squad = Squad::default();
    squad.book(&TeamResult {
        yellow: shirts(&[2, 9]),
        red: shirts(&[1]),
        injured: shirts(&[8]),
        injured_twice: shirts(&[14]),
        ..quiet
    });
    assert_eq!(squad.suspended(), shirts(&[1, 14]));
    squad.book(&TeamResult {
        yellow: shirts(&[2]),
        injured: shirts(&[8]),
        suspended: shirts(&[1, 14]),
        ..quiet
    });
    assert_eq!(squad.suspended(), shirts(&[1, 2, 8, 14]));
    squad.book(&quiet);
    assert_eq!(squad.suspended(), ShirtSet::EMPTY);
    let nine = squad.player(Shirt::new(9).unwrap());
    assert_eq!(nine.card_sensitive, 1, "two quiet matches of three");
}
