//! The book of a squad by the tournament rules (C20-cup-9 to 14), match by match and computed by hand.

use gaffer_champions::{Shirt, ShirtSet};
use gaffer_cup::{Danger, FixtureId, Irregular, SquadBook, TeamSheet};
use proptest::prelude::*;

/// A sheet such as "Y9 R4 I8 T14": yellow and red cards, players injured once and twice.
fn sheet(text: &str) -> TeamSheet {
    let mut sheet = TeamSheet::default();
    for word in text.split_whitespace() {
        let (what, number) = word.split_at(1);
        let set = match what {
            "Y" => &mut sheet.yellow,
            "R" => &mut sheet.red,
            "I" => &mut sheet.injured,
            "T" => &mut sheet.injured_twice,
            _ => panic!("{word}"),
        };
        set.insert(number.parse().unwrap());
    }
    sheet
}

/// The fixtures of a side are not numbered one after the other: its n-th match is fixture 10 n.
fn fixture(number: usize) -> FixtureId {
    FixtureId(10 * number)
}

/// What a book says before the next match, such as
/// "4 out 2 (C20-cup-9 of 1: 2), 9 cards 3 of 1", with the matches as the side counts them.
fn told(book: &SquadBook) -> String {
    let mut all: Vec<String> = Vec::new();
    for missing in book.missing() {
        let absences: Vec<String> = missing
            .absences
            .iter()
            .map(|one| format!("{} of {}: {}", one.rule, one.fixture.0 / 10, one.left))
            .collect();
        all.push(format!(
            "{} out {} ({})",
            missing.shirt,
            missing.left,
            absences.join("; ")
        ));
    }
    for one in book.sensitive() {
        let to = match one.to {
            Danger::Cards => "cards",
            Danger::Injuries => "injuries",
        };
        all.push(format!(
            "{} {to} {} of {}",
            one.shirt,
            one.left,
            one.fixture.0 / 10
        ));
    }
    all.join(", ")
}

/// What happens in each match of a side, and what is told before the next one.
const SEASONS: [(&str, &[(&str, &str)]); 15] = [
    (
        "C20-cup-9, C20-cup-12: a red card costs two matches, then he is sensitive in three",
        &[
            ("R4", "4 out 2 (C20-cup-9 of 1: 2)"),
            ("", "4 out 1 (C20-cup-9 of 1: 1)"),
            ("", "4 cards 3 of 1"),
            ("", "4 cards 2 of 1"),
            ("", "4 cards 1 of 1"),
            ("", ""),
        ],
    ),
    (
        "C20-cup-11: red while sensitive from an earlier match: 2 + 1",
        &[
            ("Y9", "9 cards 3 of 1"),
            ("", "9 cards 2 of 1"),
            ("R9", "9 out 3 (C20-cup-11 of 3: 3)"),
            ("", "9 out 2 (C20-cup-11 of 3: 2)"),
            ("", "9 out 1 (C20-cup-11 of 3: 1)"),
            ("", "9 cards 3 of 3"),
        ],
    ),
    (
        "C20-cup-10: the third match after the card is the last in which another one costs a match",
        &[
            ("", ""),
            ("Y7", "7 cards 3 of 2"),
            ("", "7 cards 2 of 2"),
            ("", "7 cards 1 of 2"),
            ("Y7", "7 out 1 (C20-cup-10 of 5: 1)"),
            ("", "7 cards 3 of 5"),
        ],
    ),
    (
        "C20-cup-10: after a red card and three quiet matches that he played, a yellow card costs nothing",
        &[
            ("R2", "2 out 2 (C20-cup-9 of 1: 2)"),
            ("", "2 out 1 (C20-cup-9 of 1: 1)"),
            ("", "2 cards 3 of 1"),
            ("", "2 cards 2 of 1"),
            ("Y2", "2 out 1 (C20-cup-10 of 5: 1)"),
            ("", "2 cards 3 of 5"),
            ("", "2 cards 2 of 5"),
            ("", "2 cards 1 of 5"),
            ("", ""),
            ("Y2", "2 cards 3 of 10"),
        ],
    ),
    (
        "C20-cup-10: a yellow card in every match that he may play",
        &[
            ("Y8", "8 cards 3 of 1"),
            ("Y8", "8 out 1 (C20-cup-10 of 2: 1)"),
            ("", "8 cards 3 of 2"),
            ("Y8", "8 out 1 (C20-cup-10 of 4: 1)"),
            ("", "8 cards 3 of 4"),
            ("Y8", "8 out 1 (C20-cup-10 of 6: 1)"),
        ],
    ),
    (
        "C20-cup-13: one injury in the second match after another one costs a match; in the third it does not",
        &[
            ("I14", "14 injuries 2 of 1"),
            ("", "14 injuries 1 of 1"),
            ("I14", "14 out 1 (C20-cup-13 of 3: 1)"),
            ("", "14 injuries 2 of 3"),
            ("", "14 injuries 1 of 3"),
            ("", ""),
            ("I14", "14 injuries 2 of 7"),
        ],
    ),
    (
        "C20-cup-13: two injuries in one match while sensitive: 3 matches",
        &[
            ("I5", "5 injuries 2 of 1"),
            ("T5", "5 out 3 (C20-cup-13 of 2: 3)"),
            ("", "5 out 2 (C20-cup-13 of 2: 2)"),
            ("", "5 out 1 (C20-cup-13 of 2: 1)"),
            ("", "5 injuries 2 of 2"),
        ],
    ),
    (
        "C20-cup-14, C20-D99: sent off and injured twice: both absences at the same time, both named",
        &[
            (
                "R11 T11",
                "11 out 2 (C20-cup-9 of 1: 2; C20-cup-13 of 1: 2)",
            ),
            ("", "11 out 1 (C20-cup-9 of 1: 1; C20-cup-13 of 1: 1)"),
            ("", "11 cards 3 of 1, 11 injuries 2 of 1"),
        ],
    ),
    (
        "C20-cup-14: one match for the card, two for the injuries: the longer one is left over",
        &[
            ("Y3", "3 cards 3 of 1"),
            ("Y3 T3", "3 out 2 (C20-cup-10 of 2: 1; C20-cup-13 of 2: 2)"),
            ("", "3 out 1 (C20-cup-13 of 2: 1)"),
            ("", "3 cards 3 of 2, 3 injuries 2 of 2"),
        ],
    ),
    (
        "C20-D121: the injury sensitivity waits while he is out for a card",
        &[
            ("I6", "6 injuries 2 of 1"),
            ("R6", "6 out 2 (C20-cup-9 of 2: 2)"),
            ("", "6 out 1 (C20-cup-9 of 2: 1)"),
            ("", "6 cards 3 of 2, 6 injuries 1 of 1"),
            ("I6", "6 out 1 (C20-cup-13 of 5: 1)"),
            ("", "6 cards 2 of 2, 6 injuries 2 of 5"),
        ],
    ),
    (
        "C20-D123: both matches of a suspension are forfeited, as an empty sheet: he is back in the fourth",
        &[
            (
                "R1 R20",
                "1 out 2 (C20-cup-9 of 1: 2), 20 out 2 (C20-cup-9 of 1: 2)",
            ),
            (
                "",
                "1 out 1 (C20-cup-9 of 1: 1), 20 out 1 (C20-cup-9 of 1: 1)",
            ),
            ("", "1 cards 3 of 1, 20 cards 3 of 1"),
        ],
    ),
    (
        "C20-D123: a forfeited match is one of the three without a card",
        &[
            ("Y12", "12 cards 3 of 1"),
            ("", "12 cards 2 of 1"),
            ("", "12 cards 1 of 1"),
            ("", ""),
            ("Y12", "12 cards 3 of 5"),
        ],
    ),
    (
        "C20-D124: a card in a match that he should have missed: nothing is served, the absences run together",
        &[
            ("R10", "10 out 2 (C20-cup-9 of 1: 2)"),
            ("Y10", "10 out 2 (C20-cup-9 of 1: 2; C20-cup-10 of 2: 1)"),
            ("", "10 out 1 (C20-cup-9 of 1: 1)"),
            ("", "10 cards 3 of 2"),
        ],
    ),
    (
        "C20-D124: an injury in the last match that he should have missed outlasts the old absence",
        &[
            ("Y13", "13 cards 3 of 1"),
            ("Y13", "13 out 1 (C20-cup-10 of 2: 1)"),
            ("T13", "13 out 2 (C20-cup-10 of 2: 1; C20-cup-13 of 3: 2)"),
            ("", "13 out 1 (C20-cup-13 of 3: 1)"),
            // The match with the injuries was one without a card (C20-cup-12): two of three are left.
            ("", "13 cards 2 of 2, 13 injuries 2 of 3"),
        ],
    ),
    (
        "C20-cup-10, C20-cup-13: a team's evening, by shirt, who is missing before who is sensitive",
        &[
            (
                "Y9 Y2 R17 I2 I8",
                "17 out 2 (C20-cup-9 of 1: 2), 2 cards 3 of 1, 2 injuries 2 of 1, 8 injuries 2 of 1, 9 cards 3 of 1",
            ),
            (
                "Y2 I8",
                "2 out 1 (C20-cup-10 of 2: 1), 8 out 1 (C20-cup-13 of 2: 1), 17 out 1 (C20-cup-9 of 1: 1), 9 cards 2 of 1",
            ),
            (
                "",
                "2 cards 3 of 2, 2 injuries 1 of 1, 8 injuries 2 of 2, 9 cards 1 of 1, 17 cards 3 of 1",
            ),
        ],
    ),
];

#[test]
fn seasons_are_booked_with_their_reasons() {
    for (title, matches) in SEASONS {
        let mut book = SquadBook::default();
        for (index, (happened, expected)) in matches.iter().enumerate() {
            book.book(fixture(index + 1), &sheet(happened));
            assert_eq!(told(&book), *expected, "{title}; after match {}", index + 1);
        }
    }
}

/// C20-D124: what was played by somebody who should have been out is named; other books have nothing to name.
#[test]
fn irregular_matches_are_named() {
    let sheets = [sheet("R10 T4"), sheet("Y10"), sheet("I4"), sheet("Y9")];
    let numbered = sheets.iter().enumerate();
    let book = SquadBook::of(numbered.map(|(index, sheet)| (fixture(index + 1), sheet)));
    let irregular = |number, shirt| Irregular {
        fixture: fixture(number),
        shirt: Shirt::new(shirt).unwrap(),
    };
    assert_eq!(book.irregular(), [irregular(2, 10), irregular(3, 4)]);
    // 10 missed matches 3 and 4; 4 missed match 2, played match 3, missed match 4 and has nothing left.
    assert_eq!(book.out(), ShirtSet::EMPTY);
}

/// The events of a match for all shirts: a card (0 to 2) and injuries (0 to 2) each, most of them none.
fn any_match() -> impl Strategy<Value = Vec<(u8, u8)>> {
    let one = prop_oneof![
        6 => Just((0, 0)),
        1 => Just((1, 0)),
        1 => Just((2, 0)),
        1 => Just((0, 1)),
        1 => Just((0, 2)),
        1 => Just((1, 1)),
    ];
    prop::collection::vec(one, 20)
}

proptest! {
    /// Whoever is out has a reason that lasts exactly so long; nobody is out for more than three matches, and six quiet
    /// ones clear everybody (C20-cup-11, 12, 13).
    #[test]
    fn the_book_balances(matches in prop::collection::vec(any_match(), 1..12)) {
        let mut book = SquadBook::default();
        let mut number = 0;
        for events in matches {
            let mut today = TeamSheet::default();
            for shirt in ShirtSet::ALL.minus(book.out()).iter() {
                let (card, injuries) = events[usize::from(shirt.number()) - 1];
                match card { 1 => today.yellow.insert(shirt), 2 => today.red.insert(shirt), _ => {} }
                match injuries { 1 => today.injured.insert(shirt), 2 => today.injured_twice.insert(shirt), _ => {} }
            }
            number += 1;
            book.book(fixture(number), &today);
            let missing: ShirtSet = book.missing().iter().map(|one| one.shirt).collect();
            prop_assert_eq!(missing, book.out());
            for one in book.missing() {
                prop_assert_eq!(one.absences.iter().map(|absence| absence.left).max(), Some(one.left));
                prop_assert!(one.left <= 3);
            }
            prop_assert!(book.sensitive().iter().all(|one| !book.out().has(one.shirt)));
        }
        prop_assert!(book.irregular().is_empty());
        for _ in 0..6 {
            number += 1;
            book.book(fixture(number), &TeamSheet::default());
        }
        prop_assert_eq!(told(&book), "");
    }
}
