//! What a tournament carries on, as tables: one match, several matches running (C20-cup-9 to 14).

use gaffer_champions::tournament::{Card, Carried, Squad};
use gaffer_champions::{Shirt, ShirtSet, TeamResult};

/// One match of a player's side: matches still to miss, card sensitivity and injury sensitivity before it, his card
/// (`-`, `Y`, `R`) and injuries in it, the same three numbers after it.
const ONE_MATCH: &str = "
    T01   0 0 0   - 0   0 0 0   C20-cup-12: nothing happens
    T02   0 1 0   - 0   0 0 0   C20-cup-12: third match without a card: clear
    T03   0 2 0   - 0   0 1 0   C20-cup-12
    T04   0 3 0   - 0   0 2 0   C20-cup-12: first of three
    T05   0 0 0   Y 0   0 3 0   C20-cup-10: not sensitive: no suspension, sensitive in 3 matches
    T06   0 1 0   Y 0   1 3 0   C20-cup-10: last sensitive match: suspended for 1
    T07   0 2 0   Y 0   1 3 0   C20-cup-10
    T08   0 3 0   Y 0   1 3 0   C20-cup-10
    T09   0 0 0   R 0   2 3 0   C20-cup-9, C20-D77: straight red, or two yellow cards in the match
    T10   0 1 0   R 0   3 3 0   C20-cup-11: sensitive from an earlier match: 2 + 1
    T11   0 2 0   R 0   3 3 0   C20-cup-11
    T12   0 3 0   R 0   3 3 0   C20-cup-11
    T13   0 0 1   - 0   0 0 0   C20-cup-13: second match without an injury: clear
    T14   0 0 2   - 0   0 0 1   C20-cup-13
    T15   0 0 0   - 1   0 0 2   C20-cup-13: one injury, not sensitive: plays on, sensitive in 2 matches
    T16   0 0 1   - 1   1 0 2   C20-cup-13, C20-D79: one while sensitive: 1 match
    T17   0 0 2   - 1   1 0 2   C20-cup-13, C20-D79
    T18   0 0 0   - 2   2 0 2   C20-cup-13, C20-D79: two in one match: 2 matches
    T19   0 0 1   - 2   3 0 2   C20-cup-13: two while sensitive: 3 matches
    T20   0 0 2   - 2   3 0 2   C20-cup-13
    T21   3 3 0   - 0   2 3 0   C20-cup-14, C20-D78: out: one match served, sensitivity untouched
    T22   2 3 0   - 0   1 3 0   C20-cup-14, C20-D78
    T23   1 3 0   - 0   0 3 0   C20-cup-14, C20-D78: back in the next match, sensitive in it and two more
    T24   2 0 2   - 0   1 0 2   C20-cup-14, C20-cup-13: injured and out
    T25   1 0 2   - 0   0 0 2   C20-cup-14, C20-cup-13: back, injury-sensitive in 2 matches
    T26   1 3 1   - 0   0 3 1   C20-cup-14, C20-D121: the injury sensitivity does not run down while he is out
    T27   2 1 2   - 0   1 1 2   C20-cup-14, C20-D121: out through an injury: the card sensitivity does not run down either
    T28   0 0 0   Y 1   0 3 2   C20-D99: first card, first injury
    T29   0 2 0   Y 1   1 3 2   C20-D99: out through the card only
    T30   0 0 2   Y 1   1 3 2   C20-D99: out through the injury only
    T31   0 1 1   Y 1   1 3 2   C20-D99: one match for each, at the same time: 1, not 2
    T32   0 0 0   R 1   2 3 2   C20-D99
    T33   0 0 0   R 2   2 3 2   C20-D99: 2 and 2 at the same time: 2
    T34   0 2 0   R 2   3 3 2   C20-D99: 3 for the card, 2 for the injuries: 3
    T35   0 0 1   R 2   3 3 2   C20-D99: 2 for the card, 3 for the injuries: 3
    T36   0 3 2   R 2   3 3 2   C20-D99: 3 and 3
    T37   0 1 0   Y 2   2 3 2   C20-D99: 1 for the card, 2 for the injuries: 2
    T38   0 0 1   Y 0   0 3 0   C20-D99: a card, the injury sensitivity ends
    T39   0 1 0   - 1   0 0 2   C20-D99: an injury, the card sensitivity ends
    T40   0 3 1   - 2   3 2 2   C20-D99: a match without a card is counted although he is injured in it; then out for 3
    T41   0 2 2   R 0   3 3 1   C20-D99
    T42   0 3 2   Y 0   1 3 1   C20-D99
";

/// Several matches running of a player who carries nothing into the first: whether he is in the squad, his card and
/// injuries, what he carries on.
const SEVERAL_MATCHES: [(&str, &str); 8] = [
    (
        "Q1, C20-cup-10, C20-cup-12: yellow in 1, clean in 2 and 3, yellow in 4: out in 5; clean in 6 and 7, yellow in 8: out in 9",
        "
        in    Y 0   0 3 0
        in    - 0   0 2 0
        in    - 0   0 1 0
        in    Y 0   1 3 0
        out   - 0   0 3 0
        in    - 0   0 2 0
        in    - 0   0 1 0
        in    Y 0   1 3 0
        out   - 0   0 3 0
        ",
    ),
    (
        "Q2, C20-cup-10, C20-cup-12: yellow in 1, clean in 2, 3 and 4: clear, so the yellow in 5 is like a first one",
        "
        in    Y 0   0 3 0
        in    - 0   0 2 0
        in    - 0   0 1 0
        in    - 0   0 0 0
        in    Y 0   0 3 0
        ",
    ),
    (
        "Q3, C20-cup-9, C20-cup-11, C20-D78: red in 1: out in 2 and 3; red in 6, still sensitive: out in 7, 8, 9; sensitive in 10 to 12",
        "
        in    R 0   2 3 0
        out   - 0   1 3 0
        out   - 0   0 3 0
        in    - 0   0 2 0
        in    - 0   0 1 0
        in    R 0   3 3 0
        out   - 0   2 3 0
        out   - 0   1 3 0
        out   - 0   0 3 0
        in    - 0   0 2 0
        in    - 0   0 1 0
        in    - 0   0 0 0
        ",
    ),
    (
        "Q4, C20-cup-9, C20-cup-12: red in 1: out in 2 and 3; clean in 4, 5, 6; red in 7 costs 2 again",
        "
        in    R 0   2 3 0
        out   - 0   1 3 0
        out   - 0   0 3 0
        in    - 0   0 2 0
        in    - 0   0 1 0
        in    - 0   0 0 0
        in    R 0   2 3 0
        ",
    ),
    (
        "Q5, C20-cup-10: yellow in three matches running: out after the second, and after the one in which he is back",
        "
        in    Y 0   0 3 0
        in    Y 0   1 3 0
        out   - 0   0 3 0
        in    Y 0   1 3 0
        out   - 0   0 3 0
        ",
    ),
    (
        "Q6, C20-cup-13: injury in 1, 2: out in 3; injury in 5 (second sensitive match after the absence): out in 6",
        "
        in    - 1   0 0 2
        in    - 1   1 0 2
        out   - 0   0 0 2
        in    - 0   0 0 1
        in    - 1   1 0 2
        out   - 0   0 0 2
        ",
    ),
    (
        "Q7, C20-cup-13: two injuries in 1: out in 2 and 3; clean in 4 and 5; two in 6 cost 2",
        "
        in    - 2   2 0 2
        out   - 0   1 0 2
        out   - 0   0 0 2
        in    - 0   0 0 1
        in    - 0   0 0 0
        in    - 2   2 0 2
        ",
    ),
    (
        "Q8, C20-D99, C20-D78: yellow and injury in 1; yellow and injury in 2: out in 3 only; red with two injuries in 4: out in 5, 6, 7",
        "
        in    Y 1   0 3 2
        in    Y 1   1 3 2
        out   - 0   0 3 2
        in    R 2   3 3 2
        out   - 0   2 3 2
        out   - 0   1 3 2
        out   - 0   0 3 2
        ",
    ),
];

/// The next word of a line as a number.
fn number<'a>(words: &mut impl Iterator<Item = &'a str>) -> u8 {
    words.next().unwrap().parse().unwrap()
}

fn carried<'a>(words: &mut impl Iterator<Item = &'a str>) -> Carried {
    Carried {
        suspended: number(words),
        card_sensitive: number(words),
        injury_sensitive: number(words),
    }
}

fn card<'a>(words: &mut impl Iterator<Item = &'a str>) -> Card {
    match words.next() {
        Some("-") => Card::None,
        Some("Y") => Card::Yellow,
        Some("R") => Card::Red,
        other => panic!("no card: {other:?}"),
    }
}

fn lines(table: &str) -> impl Iterator<Item = &str> {
    table.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// C20-cup-9 to 14, C20-D77 to 79, C20-D99, C20-D121.
#[test]
fn one_match_changes_what_a_player_carries() {
    let mut rows = 0;
    for line in lines(ONE_MATCH) {
        let words = &mut line.split_whitespace().skip(1);
        let before = carried(words);
        let (card, injuries) = (card(words), number(words));
        assert_eq!(before.after(card, injuries), carried(words), "{line}");
        rows += 1;
    }
    assert_eq!(rows, 42);
}

/// What a match leaves behind for one player of a side.
fn result_of(shirt: Shirt, card: Card, injuries: u8, is_out: bool) -> TeamResult {
    let him = |holds: bool| {
        ShirtSet::ALL
            .iter()
            .filter(|one| holds && *one == shirt)
            .collect()
    };
    TeamResult {
        yellow: him(card == Card::Yellow),
        red: him(card == Card::Red),
        injured: him(injuries == 1),
        injured_twice: him(injuries == 2),
        suspended: him(is_out),
        substitutions: 0,
    }
}

/// The same rules over several matches of a squad, whose other players do nothing.
#[test]
fn several_matches_add_up() {
    let shirt = Shirt::new(9).unwrap();
    for (title, table) in SEVERAL_MATCHES {
        let mut squad = Squad::default();
        for (index, line) in lines(table).enumerate() {
            let words = &mut line.split_whitespace();
            let is_out = words.next() == Some("out");
            let what = format!("{title}; match {}", index + 1);
            let expected = if is_out {
                ShirtSet::single(shirt)
            } else {
                ShirtSet::EMPTY
            };
            assert_eq!(squad.suspended(), expected, "{what}");
            let (card, injuries) = (card(words), number(words));
            squad.book(&result_of(shirt, card, injuries, is_out));
            assert_eq!(squad.player(shirt), carried(words), "{what}");
        }
    }
}
