//! Tables worked out by hand; every one says its sums.

use std::cmp::Ordering;

use gaffer_core::{BySide, Side};
use gaffer_cup::TieBreak::{
    Buchholz, Difference, Direct, DirectPoints, Goals, Lot, SonnebornBerger, Wins,
};
use gaffer_cup::{
    Decided, Measure, Played, Points, ResultSheet, Row, SeparatedBy, TeamId, TieBreak, standings,
};

fn team(letter: char) -> TeamId {
    TeamId("ABCDEF".find(letter).unwrap())
}

fn teams(letters: &str) -> Vec<TeamId> {
    letters.chars().map(team).collect()
}

fn letters(rows: &[Row]) -> String {
    let letter = |row: &Row| "ABCDEF".as_bytes()[row.team.0] as char;
    rows.iter().map(letter).collect()
}

/// Two numbers with a dash.
fn pair(text: &str) -> [u16; 2] {
    let (first, second) = text.split_once('-').unwrap();
    [first, second].map(|number| number.parse().unwrap())
}

/// Matches as "AB 1-0 CD 2-2", three points for a win and one for a draw.
fn football(matches: &str) -> Vec<Played> {
    let words: Vec<&str> = matches.split_whitespace().collect();
    let played = |words: &[&str]| {
        let goals = pair(words[1]);
        let (points, winner) = match goals[0].cmp(&goals[1]) {
            Ordering::Greater => ([3, 0], Some(0)),
            Ordering::Equal => ([1, 1], None),
            Ordering::Less => ([0, 3], Some(1)),
        };
        Played {
            teams: teams(words[0]).try_into().unwrap(),
            goals,
            points,
            winner,
        }
    };
    words.chunks(2).map(played).collect()
}

fn table(letters: &str, matches: &str, order: &[TieBreak]) -> Vec<Row> {
    standings(&teams(letters), &football(matches), &[], order, 7)
}

/// Separated from a team by a measure: its own value, the other's, and those who were level.
fn by(from: char, measure: Measure, own: i32, other: i32, among: &str) -> SeparatedBy {
    SeparatedBy {
        from: team(from),
        measure,
        own,
        other,
        among: teams(among),
    }
}

/// A won both, 5:2 and 6 points. B lost 1-2 and drew 0-0: 1:2, 1 point. C drew 0-0 and lost 1-3: 1:3, 1 point.
#[test]
fn the_sums_of_a_team() {
    let rows = table("ABC", "AB 2-1 BC 0-0 CA 1-3", &[Difference]);
    let expected = Row {
        team: team('B'),
        place: 2,
        played: 2,
        won: 0,
        drawn: 1,
        lost: 1,
        goals_for: 1,
        goals_against: 2,
        points: 1,
        by: Some(by('C', Measure::Difference, -1, -2, "BC")),
        lot: false,
    };
    assert_eq!(rows[1], expected);
    assert_eq!(letters(&rows), "ABC");
    assert_eq!((rows[0].points, &rows[0].by), (6, &None));
    assert_eq!(rows[2].by, Some(by('B', Measure::Difference, -2, -1, "BC")));
}

/// A, B and C have 6 points. Among them A 2:1 (+1), B 1:2 (-1), C 1:1 (0); C leads by all matches (+9).
#[test]
fn three_are_separated_by_the_difference_of_their_direct_matches() {
    let matches = "AB 2-0 BC 1-0 CA 1-0 AD 1-0 BD 1-0 CD 9-0";
    let rows = table("ABCD", matches, &[Direct, Difference]);
    assert_eq!(letters(&rows), "ACBD");
    assert_eq!(
        rows[0].by,
        Some(by('C', Measure::DirectDifference, 1, 0, "ABC"))
    );
    assert_eq!(
        rows[1].by,
        Some(by('A', Measure::DirectDifference, 0, 1, "ABC"))
    );
    assert_eq!(
        rows[2].by,
        Some(by('C', Measure::DirectDifference, -1, 0, "ABC"))
    );
    assert_eq!(rows[3].by, None);
    assert_eq!(letters(&table("ABCD", matches, &[Difference])), "CABD");
}

/// A, B and C have 6 points. Among them 3 points and difference 0 each, goals A 2, B 2, C 3: C is first. Begun anew among A
/// and B: A beat B. By all matches B has the better difference (0 + 5 against 0 + 1).
#[test]
fn direct_matches_begin_anew_among_those_still_level() {
    let matches = "AB 1-0 BC 2-1 CA 2-1 AD 1-0 BD 5-0 CD 1-0";
    let rows = table("ABCD", matches, &[Direct, Difference]);
    assert_eq!(letters(&rows), "CABD");
    assert_eq!(rows[0].by, Some(by('A', Measure::DirectGoals, 3, 2, "ABC")));
    assert_eq!(rows[1].by, Some(by('C', Measure::DirectGoals, 2, 3, "ABC")));
    assert_eq!(rows[2].by, Some(by('A', Measure::DirectPoints, 0, 3, "AB")));
}

/// Four times 4 points and difference 0; goals A 2, B 1, C 1, D 2. Begun anew: D beat A, and C beat B.
#[test]
fn direct_matches_begin_anew_in_both_halves_of_a_tie_of_four() {
    let matches = "AB 0-0 AC 1-0 DA 2-1 CB 1-0 BD 1-0 CD 0-0";
    let rows = table("ABCD", matches, &[Direct]);
    assert_eq!(letters(&rows), "DACB");
    assert_eq!(rows[0].by, Some(by('A', Measure::DirectPoints, 3, 0, "AD")));
    assert_eq!(rows[1].by, Some(by('D', Measure::DirectPoints, 0, 3, "AD")));
    assert_eq!(
        rows[2].by,
        Some(by('A', Measure::DirectGoals, 1, 2, "ABCD"))
    );
    assert_eq!(rows[3].by, Some(by('C', Measure::DirectPoints, 0, 3, "BC")));
}

/// A, B and C have 3 points, but C has met neither A nor B: A's win over B does not count, and B's difference (+2) comes
/// before C's and A's (+1), then C's two goals before A's one. E (-3) and F (-1) have not met either.
#[test]
fn direct_matches_do_not_count_unless_all_have_met() {
    let matches = "AB 1-0 BE 3-0 CF 2-1";
    let rows = table("ABCEF", matches, &[Direct, Difference, Goals]);
    assert_eq!(letters(&rows), "BCAFE");
    assert_eq!(rows[1].by, Some(by('B', Measure::Difference, 1, 2, "ABC")));
    assert_eq!(rows[2].by, Some(by('C', Measure::Goals, 1, 2, "AC")));
    assert_eq!(rows[3].by, Some(by('E', Measure::Difference, -1, -3, "EF")));
}

/// The same matches by C20-cup-8, which asks for points between the tied alone: A 3, B 0, C 0; then B +2, C +1.
#[test]
fn direct_points_count_whoever_has_met() {
    let matches = "AB 1-0 BE 3-0 CF 2-1";
    let rows = table("ABCEF", matches, &[DirectPoints, Difference, Goals]);
    assert_eq!(letters(&rows), "ABCFE");
    assert_eq!(
        rows[0].by,
        Some(by('B', Measure::DirectPoints, 3, 0, "ABC"))
    );
    assert_eq!(rows[2].by, Some(by('B', Measure::Difference, 1, 2, "BC")));
}

/// A, B, C and D have 6 points, of them 6, 6, 3 and 3 from their matches with each other. A beat B, but direct points do not
/// begin anew: the goals follow, B's 5 before A's 2.
#[test]
fn direct_points_do_not_begin_anew() {
    let matches = "AB 1-0 AC 1-0 DA 1-0 BC 1-0 BD 4-0 CD 1-0 CE 1-0 DE 1-0";
    let rows = table("ABCDE", matches, &[DirectPoints, Goals]);
    assert_eq!(letters(&rows)[..2], *"BA");
    assert_eq!(rows[1].by, Some(by('B', Measure::Goals, 2, 5, "AB")));
    let third = rows[2].by.as_ref().unwrap();
    assert_eq!(
        (third.measure, third.own, third.other),
        (Measure::DirectPoints, 3, 6)
    );
}

/// A has won one match and lost one (0-2), B has drawn three: 3 points each, and A is before B though -1 is less than 0. C
/// and E have 1 point and no win; their differences are -1 and 0.
#[test]
fn matches_won() {
    let matches = "AC 1-0 AD 0-2 BC 1-1 BD 1-1 BE 0-0";
    let rows = table("ABCDE", matches, &[Wins, Difference]);
    assert_eq!(letters(&rows), "DABEC");
    assert_eq!(rows[1].by, Some(by('B', Measure::Wins, 1, 0, "AB")));
    assert_eq!(rows[4].by, Some(by('E', Measure::Difference, -1, 0, "CE")));
}

/// Points: A 6; B, C, D 3; E, F 1. Buchholz: B 1 + 6 = 7, C 1 + 3 = 4, D 6 + 3 = 9; E 3 + 1 = 4, F 3 + 1 = 4, then goals 2 and 1.
#[test]
fn buchholz_adds_the_points_of_all_opponents() {
    let matches = "AD 1-0 BE 2-1 CF 1-0 AB 1-0 CD 0-1 EF 1-1";
    let rows = table("ABCDEF", matches, &[Buchholz, Goals]);
    assert_eq!(letters(&rows), "ADBCEF");
    assert_eq!(rows[1].by, Some(by('B', Measure::Buchholz, 9, 7, "BCD")));
    assert_eq!(rows[3].by, Some(by('B', Measure::Buchholz, 4, 7, "BCD")));
    assert_eq!(rows[4].by, Some(by('F', Measure::Goals, 2, 1, "EF")));
}

/// A and B met twice, C met E (0 points) and D, D met C alone; A, B, C and D have 3 points. Buchholz: A and B 3 + 3 = 6, C
/// 0 + 3 = 3, D 3. Differences: A and B 0, C and D +1, so lots within both pairs.
#[test]
fn who_is_met_twice_counts_twice_for_buchholz() {
    let matches = "AB 1-0 BA 1-0 CE 2-0 DC 1-0";
    let rows = table("ABCDE", matches, &[Buchholz, Difference]);
    let third = rows[2].by.as_ref().unwrap();
    assert_eq!(
        (third.measure, third.own, third.other),
        (Measure::Buchholz, 3, 6)
    );
    assert!(letters(&rows[..2]).chars().all(|one| "AB".contains(one)));
    assert!(rows[..4].iter().all(|row| row.lot) && !rows[4].lot);
}

/// Two rounds of five teams; E has the first bye, D the second. A and C have 4 points, E, B and D 3.
/// Buchholz: A 3 + 4 = 7, C 3 + 4 = 7, E 3, B 4 + 3 = 7, D 4: a bye adds nothing. Differences: A +1, C +2.
#[test]
fn a_bye_is_a_win_without_goals_and_without_an_opponent() {
    let played = football("AB 1-0 CD 2-0 AC 1-1 EB 0-1");
    let byes = [(team('E'), 3), (team('D'), 3), (team('F'), 3)];
    let order = [Buchholz, Difference];
    let rows = standings(&teams("ABCDE"), &played, &byes, &order, 7);
    assert_eq!(letters(&rows), "CABDE");
    assert_eq!(rows[2].by, Some(by('D', Measure::Buchholz, 7, 4, "BDE")));
    let last = &rows[4];
    assert_eq!((last.played, last.won, last.lost), (2, 1, 1));
    assert_eq!((last.goals_for, last.goals_against, last.points), (0, 1, 3));
}

/// A, B and C have 4 points, D 1. Beaten and half of the drawn: A 1 + 4/2 = 3, B 4 + 1/2 = 4.5, C 1 + 4/2 = 3; doubled 6, 9, 6.
/// Then the differences of A and C: +1 and 0.
#[test]
fn sonneborn_berger_counts_the_beaten_and_half_the_drawn() {
    let matches = "AC 1-1 AD 1-0 BC 1-0 BD 1-1 CD 1-0";
    let rows = table("ABCD", matches, &[SonnebornBerger, Difference]);
    assert_eq!(letters(&rows), "BACD");
    assert_eq!(
        rows[0].by,
        Some(by('A', Measure::SonnebornBerger, 9, 6, "ABC"))
    );
    assert_eq!(rows[2].by, Some(by('A', Measure::Difference, 0, 1, "AC")));
}

/// All have drawn 1-1 with each other: 2 points, 2:2 goals, the same direct matches, no win, Buchholz 4, Sonneborn-Berger 2.
const LEVEL: &str = "AB 1-1 BC 1-1 CA 1-1";
const ALL: [TieBreak; 7] = [
    Difference,
    Goals,
    Direct,
    DirectPoints,
    Wins,
    Buchholz,
    SonnebornBerger,
];

#[test]
fn where_everything_is_level_a_lot_decides_and_the_rows_say_so() {
    let rows = table("ABC", LEVEL, &ALL);
    let drawn: Vec<_> = rows.iter().map(|row| row.by.clone().unwrap()).collect();
    assert!(rows.iter().all(|row| row.lot));
    assert!(drawn.iter().all(|by| by.measure == Measure::Lot));
    assert!(drawn.iter().all(|by| by.among == teams("ABC")));
    assert!(drawn.iter().map(|by| by.own).eq([3, 2, 1]));
    assert!(rows.iter().map(|row| row.place).eq([1, 2, 3]));
    assert_eq!(rows, table("ABC", LEVEL, &[Lot, Goals]));
    assert_eq!(rows, table("ABC", LEVEL, &[]));
}

/// D (3 points) and E (0) play beside A, B and C (2 each): nobody else draws, so the lot stands, whatever the scores are.
#[test]
fn a_lot_stands_while_the_same_teams_draw_it() {
    for seed in 0..50 {
        let order = |among: &str, matches: &str| {
            let rows = standings(&teams(among), &football(matches), &[], &[], seed);
            letters(&rows)
        };
        let three = order("ABC", LEVEL);
        let beside = format!("{LEVEL} DE 4-2");
        assert_eq!(order("ABCDE", &beside), format!("D{three}E"));
        assert_eq!(order("CBA", "CA 5-5 BC 0-0 BA 3-3"), three);
    }
}

/// With D and E level too (0-0 twice) five draw, and for some seeds A, B and C come out in another order than among three.
#[test]
fn a_lot_is_drawn_again_when_those_who_draw_it_change() {
    let changes = |seed: u64| {
        let order = |among: &str, matches: &str| {
            let rows = standings(&teams(among), &football(matches), &[], &[], seed);
            letters(&rows).replace(['D', 'E'], "")
        };
        order("ABC", LEVEL) != order("ABCDE", &format!("{LEVEL} DE 0-0 DE 0-0"))
    };
    assert!((0..50).any(changes));
}

/// Each of the six orders of three teams is drawn by about 1,000 of 6,000 seeds (standard deviation 29).
#[test]
fn lots_are_fair() {
    let mut counts = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..6000 {
        let rows = standings(&teams("ABC"), &football(LEVEL), &[], &[], seed);
        *counts.entry(letters(&rows)).or_default() += 1;
    }
    assert_eq!(counts.len(), 6);
    let is_fair = counts.values().all(|count| (880..1120).contains(count));
    assert!(is_fair, "{counts:?}");
}

/// One is separated by its difference (+3, +1, +1), the other two by a lot: the middle row says both.
#[test]
fn a_row_says_what_is_above_it_and_that_a_lot_is_below_it() {
    let rows = table("ABCDEF", "AD 3-0 BE 1-0 CF 1-0", &[Difference]);
    assert_eq!(rows[0].team, team('A'));
    assert!(!rows[0].lot);
    let second = rows[1].by.as_ref().unwrap();
    assert_eq!(
        (second.measure, second.own, second.other),
        (Measure::Difference, 1, 3)
    );
    assert!(rows[1].lot && rows[2].lot);
}

/// A match with somebody of another group does not count.
#[test]
fn matches_of_others_do_not_count() {
    let rows = table("AB", "AB 1-0 BC 5-0 CD 3-3", &[Difference]);
    assert_eq!(letters(&rows), "AB");
    assert_eq!((rows[1].played, rows[1].points), (1, 0));
    assert_eq!(table("", "AB 1-0", &ALL), []);
}

/// C20-cup-7: 5-0, 4-1, 3-2; a forfeit is a win in regular time with the score of its sheet.
#[test]
fn points_follow_how_a_match_was_decided() {
    let kicks = Decided::ShootOut(BySide { home: 3, away: 4 });
    let forfeit = Decided::Forfeit;
    for (points, score, decided, expected, winner) in [
        (Points::CHAMPIONS, [2, 1], Decided::Regular, [5, 0], Some(0)),
        (
            Points::CHAMPIONS,
            [1, 2],
            Decided::ExtraTime,
            [1, 4],
            Some(1),
        ),
        (Points::CHAMPIONS, [1, 1], kicks, [2, 3], Some(1)),
        (
            Points::CHAMPIONS,
            [0, 3],
            forfeit(Side::Home),
            [0, 5],
            Some(1),
        ),
        (Points::FOOTBALL, [2, 2], Decided::Regular, [1, 1], None),
        (
            Points::FOOTBALL,
            [3, 0],
            forfeit(Side::Away),
            [3, 0],
            Some(0),
        ),
        (
            Points::FOOTBALL,
            [0, 0],
            forfeit(Side::Away),
            [3, 0],
            Some(0),
        ),
    ] {
        let teams = BySide {
            home: team('A'),
            away: team('B'),
        };
        let [home, away] = score;
        let sheet = ResultSheet {
            score: BySide { home, away },
            decided,
            teams: BySide::default(),
        };
        let played = Played::new(teams, &sheet, &points);
        assert_eq!(played.points, expected, "{decided:?}");
        assert_eq!(played.winner, winner, "{decided:?}");
        assert_eq!(played.goals, score.map(u16::from));
    }
}

/// The order of C20-cup-8.
const CHAMPIONS: [TieBreak; 4] = [Difference, Goals, DirectPoints, Lot];

/// A league of Champions 2020: its matches (sides, goals, points), and its sides from the first place on; those joined by `=` draw
/// lots.
const LEAGUES: [(&str, &str, &str); 10] = [
    (
        "R1: points (7, 5, 3) before goal difference (+1, +5, -6)",
        "AB 1-0 5-0   BC 6-0 5-0   CA 2-2 3-2",
        "A B C",
    ),
    (
        "R2: equal points, then goal difference (+1, 0, -1)",
        "AB 3-1 5-0   BC 2-0 5-0   CA 1-0 5-0",
        "A B C",
    ),
    (
        "R3: equal points and difference, then goals (6 and 4), before the points between the two (3 to 2 for A)",
        "AB 2-2 3-2   BC 4-3 5-0   CA 1-2 1-4",
        "B A C",
    ),
    (
        "R4: equal points, difference and goals, then points between the two (3 to 2 for B)",
        "AB 1-1 2-3   AC 2-1 5-0   BC 2-1 4-1",
        "B A C",
    ),
    (
        "R5: three are tied in front of a fourth, then points among the three (A 8, B 4, C 3)",
        "AB 2-0 5-0   BC 1-0 4-1   CA 1-1 2-3   AD 0-2 0-5   BD 2-1 4-1   CD 2-1 5-0",
        "A B C D",
    ),
    (
        "R6: everything is equal, then the lot",
        "AB 1-0 5-0   BA 1-0 5-0",
        "A=B",
    ),
    (
        "R7: the goals of a shoot-out are no goals, so 2-2 is before 1-1 whatever the kicks were",
        "AC 1-1 3-2   BD 2-2 3-2",
        "B A D C",
    ),
    (
        "R8: points come before everything else: 7, 5 and 3, though the last has scored nine goals",
        "AB 0-1 0-5   AC 9-9 3-2   BC 0-0 2-3",
        "B C A",
    ),
    (
        "R9: 5 points and 1:1 goals twice; B beat A in the shoot-out of their match",
        "AB 1-1 2-3   AC 0-0 3-2   BC 0-0 2-3",
        "B A C",
    ),
    (
        "R10: the tied have not met, then the lot",
        "AC 1-0 5-0   BD 1-0 5-0",
        "A=B C=D",
    ),
];

/// C20-cup-8, C20-D80.
#[test]
fn leagues_of_champions_are_ranked() {
    for (title, matches, places) in LEAGUES {
        let words: Vec<&str> = matches.split_whitespace().collect();
        let played = |words: &[&str]| {
            let points = pair(words[2]);
            Played {
                teams: teams(words[0]).try_into().unwrap(),
                goals: pair(words[1]),
                points,
                winner: Some(usize::from(points[0] < points[1])),
            }
        };
        let played: Vec<Played> = words.chunks(3).map(played).collect();
        let all: String = places.chars().filter(char::is_ascii_uppercase).collect();
        let mut rows = standings(&teams(&all), &played, &[], &CHAMPIONS, 7);
        for tied in places.split_whitespace() {
            let expected = teams(&tied.replace('=', ""));
            let mut those: Vec<Row> = rows.drain(..expected.len()).collect();
            those.sort_by_key(|row| row.team);
            assert!(those.iter().map(|row| row.team).eq(expected), "{title}");
            let is_drawn = those.len() > 1;
            assert!(those.iter().all(|row| row.lot == is_drawn), "{title}");
        }
    }
}
