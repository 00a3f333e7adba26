//! Statistics computed by hand, and exports that keep the seed to themselves.

use gaffer_champions::{Shirt, ShirtSet};
use gaffer_core::{BySide, Side};
use gaffer_cup::statistics::{Discipline, Notable, Outcomes, PlayerFigures};
use gaffer_cup::{
    Calendar, Competition, Decided, DrawnTie, Entry, FixtureId, Format, League, Player, Points,
    ResultSheet, Setting, Team, TeamId, export,
};
use gaffer_games::words::Language;

const NAMES: [&str; 4] = ["Ajax", "Boca", "Celtic", "Derby"];

fn setting(game: &str, teams: usize, times: usize, seed: u64) -> Setting {
    let team = |name: &&str| Team {
        name: (*name).to_owned(),
        colour: "#336699".to_owned(),
        player: Player::Person,
        squad: vec!["Aho".to_owned(), "Berg".to_owned()],
        rating: None,
    };
    let is_champions = game == "champions";
    Setting {
        name: "League".to_owned(),
        game: game.to_owned(),
        preset: is_champions.then(|| "tournament".to_owned()),
        options: serde_json::Map::new(),
        teams: NAMES[..teams].iter().map(team).collect(),
        format: Format::RoundRobin(League { groups: 1, times }),
        points: Points::FOOTBALL,
        tie_breaks: Vec::new(),
        drawn_tie: DrawnTie::ShootOut,
        seed,
        calendar: Some(Calendar {
            first: jiff::civil::date(2027, 1, 9),
            days: 7,
        }),
    }
}

fn shirts(number: u8) -> ShirtSet {
    Shirt::new(number).into_iter().collect()
}

fn sheet([home, away]: [u8; 2], decided: Decided) -> ResultSheet {
    ResultSheet {
        score: BySide { home, away },
        decided,
        teams: BySide::default(),
    }
}

/// Books the match of these two, the home team first, and says which it is.
fn play(competition: &mut Competition, [home, away]: [usize; 2], sheet: ResultSheet) -> FixtureId {
    let teams = BySide {
        home: TeamId(home),
        away: TeamId(away),
    };
    let found = competition.fixtures().find(|(_, one)| one.teams == teams);
    let fixture = found.map(|(id, _)| id).unwrap();
    competition.take(Entry::Played { fixture, sheet }).unwrap();
    fixture
}

fn discipline([yellow, red, injuries]: [u32; 3]) -> Discipline {
    Discipline {
        yellow,
        red,
        injuries,
    }
}

/// A double league of three, in this order:
///
/// 1. Ajax – Boca 3–0: a yellow card for Ajax' 4; Boca's 5 is sent off, its 9 injured twice: both miss two.
/// 2. Boca – Celtic 1–2 after extra time.
/// 3. Celtic – Ajax 1–1, 3–4 on kicks: a second yellow card for Ajax' 4, who misses the next.
/// 4. Ajax – Celtic 4–3 after extra time: Celtic's 2 is injured.
/// 5. Celtic – Boca 0–3, given up by Celtic, whose 7 was sent off.
/// 6. Boca – Ajax 2–0.
fn league() -> (Competition, [FixtureId; 6]) {
    let mut cup = Competition::new(setting("champions", 3, 2, 1));
    let mut first = sheet([3, 0], Decided::Regular);
    first.teams.home.yellow = shirts(4);
    first.teams.away.red = shirts(5);
    first.teams.away.injured_twice = shirts(9);
    let kicks = Decided::ShootOut(BySide { home: 3, away: 4 });
    let mut third = sheet([1, 1], kicks);
    third.teams.away.yellow = shirts(4);
    let mut fourth = sheet([4, 3], Decided::ExtraTime);
    fourth.teams.away.injured = shirts(2);
    let mut fifth = sheet([0, 3], Decided::Forfeit(Side::Home));
    fifth.teams.home.red = shirts(7);
    let ids = [
        play(&mut cup, [0, 1], first),
        play(&mut cup, [1, 2], sheet([1, 2], Decided::ExtraTime)),
        play(&mut cup, [2, 0], third),
        play(&mut cup, [0, 2], fourth),
        play(&mut cup, [2, 1], fifth),
        play(&mut cup, [1, 0], sheet([2, 0], Decided::Regular)),
    ];
    (cup, ids)
}

#[test]
fn the_whole_is_counted() {
    let whole = league().0.statistics().whole;
    assert_eq!((whole.played, whole.forfeited, whole.begun), (5, 1, 6));
    assert_eq!(whole.goals, 3 + 3 + 2 + 7 + 2);
    assert_eq!((whole.home_wins, whole.draws, whole.away_wins), (3, 0, 2));
    assert_eq!((whole.extra_time, whole.shoot_outs), (2, 1));
    assert_eq!(whole.discipline, Some(discipline([2, 2, 3])));
}

#[test]
fn teams_are_counted_by_how_their_matches_were_decided() {
    let (cup, ids) = league();
    let teams = cup.statistics().teams;
    let outcomes = |[regular, extra_time, shoot_out, forfeit]: [u32; 4]| Outcomes {
        regular,
        extra_time,
        shoot_out,
        forfeit,
    };
    for (team, won, lost, [played, goals_for, goals_against, clean_sheets], runs, counted) in [
        (
            0,
            [1, 1, 1, 0],
            [1, 0, 0, 0],
            [4, 8, 6, 1],
            [3, 3, 1],
            [2, 0, 0],
        ),
        (
            1,
            [1, 0, 0, 1],
            [1, 1, 0, 0],
            [3, 3, 5, 1],
            [2, 2, 2],
            [0, 1, 2],
        ),
        (
            2,
            [0, 1, 0, 0],
            [0, 1, 1, 1],
            [3, 6, 6, 0],
            [1, 1, 3],
            [0, 1, 1],
        ),
    ] {
        let one = &teams[team];
        assert_eq!((one.team, one.matches, one.drawn), (team, 4, 0));
        assert_eq!(one.won, outcomes(won), "{team}");
        assert_eq!(one.lost, outcomes(lost), "{team}");
        assert_eq!(
            [
                one.played,
                one.goals_for,
                one.goals_against,
                one.clean_sheets
            ],
            [played, goals_for, goals_against, clean_sheets],
            "{team}"
        );
        assert_eq!(
            [one.unbeaten_run, one.winning_run, one.losing_run],
            runs,
            "{team}"
        );
        assert_eq!(one.discipline, Some(discipline(counted)), "{team}");
    }
    let notable = |number: usize, opponent, goals_for, goals_against| {
        Some(Notable {
            fixture: ids[number - 1].0,
            opponent,
            goals_for,
            goals_against,
        })
    };
    assert_eq!(teams[0].biggest_win, notable(1, 1, 3, 0));
    assert_eq!(teams[0].most_goals, notable(4, 2, 4, 3));
    assert_eq!(teams[1].biggest_win, notable(6, 0, 2, 0), "no forfeit");
    assert_eq!(teams[1].most_goals, notable(6, 0, 2, 0));
    assert_eq!(teams[2].biggest_win, notable(2, 1, 2, 1));
    assert_eq!(teams[2].most_goals, notable(4, 0, 3, 4));
}

/// C20-cup-9, 10 and 13: a red card and two injuries cost two matches each, the second yellow card one.
#[test]
fn players_have_their_cards_and_the_matches_they_missed() {
    let player = |team, shirt, counted, missed| PlayerFigures {
        team,
        shirt,
        discipline: discipline(counted),
        missed,
    };
    assert_eq!(
        league().0.statistics().players,
        [
            player(0, 4, [2, 0, 0], 1),
            player(1, 5, [0, 1, 0], 2),
            player(1, 9, [0, 0, 2], 2),
            player(2, 2, [0, 0, 1], 0),
            player(2, 7, [0, 1, 0], 0),
        ]
    );
}

#[test]
fn statistics_are_told_in_tables() {
    let (cup, _) = league();
    let tables = cup.statistics().tables(&cup, Language::ENGLISH);
    let row = |title: &str, name: &str| -> Vec<String> {
        let table = tables.iter().find(|table| table.title == title).unwrap();
        for row in &table.rows {
            assert_eq!(row.len(), table.head.len(), "{title}");
        }
        let row = table.rows.iter().find(|row| row[0] == name).unwrap();
        row[1..].to_vec()
    };
    assert_eq!(row("The competition", "Goals"), ["17", "3.40 per match"]);
    assert_eq!(row("The competition", "Home wins"), ["3", "60.0 %"]);
    // Two cards in six matches, of which one was given up.
    assert_eq!(
        row("The competition", "Yellow cards"),
        ["2", "0.33 per match"]
    );
    assert_eq!(
        row("Results", "Celtic"),
        ["4", "1", "0", "3", "1–1", "0–1", "0–1"]
    );
    assert_eq!(row("Goals", "Ajax"), ["4", "8", "6", "2.00–1.50", "1"]);
    assert_eq!(row("Players", "2 Berg"), ["Celtic", "0", "0", "1", "0"]);
    let finnish = cup.statistics().tables(&cup, Language::wanted("fi"));
    assert_eq!(finnish[0].title, "Koko kilpailu");
    let begun = Competition::new(setting("champions", 3, 2, 1));
    let tables = begun.statistics().tables(&begun, Language::ENGLISH);
    assert_eq!(tables, [], "nothing is counted before the first match");
}

/// The match of two teams, whoever is at home in it.
fn meet(competition: &mut Competition, teams: [usize; 2], goals: [u8; 2]) {
    let [one, other] = teams;
    let swapped = competition
        .fixtures()
        .any(|(_, fixture)| (fixture.teams.home.0, fixture.teams.away.0) == (other, one));
    let (teams, goals) = if swapped {
        ([other, one], [goals[1], goals[0]])
    } else {
        (teams, goals)
    };
    play(competition, teams, sheet(goals, Decided::Regular));
}

/// A league of four. Derby leaves after one of three matches, which is annulled with the rest. Celtic leaves after one of
/// the two that it still has, so that Ajax has won the other one by a forfeit.
#[test]
fn annulled_matches_count_for_nothing_and_forfeits_as_won() {
    let mut cup = Competition::new(setting("fuba", 4, 1, 1));
    meet(&mut cup, [0, 1], [1, 1]);
    meet(&mut cup, [0, 3], [5, 0]);
    meet(&mut cup, [1, 2], [0, 2]);
    for team in [3, 2] {
        let entry = Entry::Withdrawn {
            team: TeamId(team),
            reason: "no car".to_owned(),
        };
        cup.take(entry).unwrap();
    }
    let statistics = cup.statistics();
    let whole = statistics.whole;
    assert_eq!((whole.played, whole.forfeited, whole.begun), (2, 1, 2));
    assert_eq!((whole.goals, whole.draws), (4, 1));
    assert_eq!(whole.home_wins + whole.away_wins, 1);
    assert_eq!(whole.discipline, None, "FUBA has no shirts");
    assert_eq!(statistics.players, []);
    let [ajax, boca, celtic, derby] = &statistics.teams[..] else {
        panic!("{statistics:?}");
    };
    assert_eq!((ajax.matches, ajax.played, ajax.drawn), (2, 1, 1));
    assert_eq!((ajax.won.forfeit, ajax.won.total()), (1, 1));
    assert_eq!((ajax.goals_for, ajax.clean_sheets), (1, 0));
    assert_eq!((ajax.unbeaten_run, ajax.winning_run), (2, 1));
    assert_eq!(ajax.biggest_win, None);
    assert_eq!((boca.matches, boca.losing_run), (2, 1));
    assert_eq!((celtic.won.total(), celtic.lost.forfeit), (1, 1));
    assert_eq!((derby.matches, derby.goals_against), (0, 0));
}

/// Whoever has the calendar or the JSON of a duplicate competition must not learn its dice.
#[test]
fn exports_do_not_tell_the_seed() {
    let made = |seed| {
        let cup = Competition::new(setting("fuba", 4, 1, seed));
        let language = Language::ENGLISH;
        [
            export::csv(&cup, language),
            export::json(&cup, language),
            export::ics(&cup, language, 0).unwrap(),
            export::html(&cup, language),
        ]
    };
    assert_eq!(made(1_234_567_891), made(1_987_654_321));
}
