//! The order of tables where no result decides it, and leagues that are too large.

use gaffer_core::BySide;
use gaffer_cup::{
    Competition, Decided, DrawnTie, Entry, Fault, Format, League, Player, Points, ResultSheet,
    Setting, Team, TeamId, TieBreak,
};

fn setting(teams: usize, format: Format, seed: u64) -> Setting {
    let team = |number| Team {
        name: format!("Team {number}"),
        colour: "#336699".to_owned(),
        player: Player::Person,
        squad: Vec::new(),
        rating: None,
    };
    Setting {
        name: "Order".to_owned(),
        game: "fuba".to_owned(),
        preset: None,
        options: serde_json::Map::new(),
        teams: (0..teams).map(team).collect(),
        format,
        points: Points::FOOTBALL,
        tie_breaks: vec![TieBreak::Difference],
        drawn_tie: DrawnTie::ShootOut,
        seed,
        calendar: None,
    }
}

const ONCE: Format = Format::RoundRobin(League {
    groups: 1,
    times: 1,
});

fn order(competition: &Competition) -> Vec<usize> {
    let rows = competition.table(0).rows;
    assert!(rows.iter().zip(1..).all(|(row, place)| row.place == place));
    rows.iter().map(|row| row.team.0).collect()
}

/// Before the first match nobody has drawn a lot: the teams stand as they are seeded.
#[test]
fn an_unplayed_table_is_in_the_order_of_the_seeding() {
    for seed in 0..20 {
        let competition = Competition::new(setting(6, ONCE, seed));
        assert_eq!(order(&competition), [0, 1, 2, 3, 4, 5]);
        assert!(
            (competition.table(0).rows.iter()).all(|row| row.by.is_none() && !row.lot),
            "nothing is explained that nothing decided"
        );
    }
}

/// The lowest who had none rests: before the first round that is the lowest seed.
#[test]
fn the_lowest_seed_rests_in_the_first_round() {
    for seed in 0..20 {
        let competition = Competition::new(setting(5, Format::Swiss { rounds: 3 }, seed));
        let rests: Vec<usize> = (competition.byes().iter()).map(|bye| bye.team.0).collect();
        assert_eq!(rests, [4], "seed {seed}");
    }
}

/// Four teams once. Team 3 withdraws before half of its three matches, so everything it has played counts for nothing: it
/// stands below team 2, which has lost to team 1.
#[test]
fn an_annulled_team_stands_last() {
    let mut competition = Competition::new(setting(4, ONCE, 7));
    let meeting = (competition.fixtures())
        .find(|(_, fixture)| {
            let teams = [fixture.teams.home.0, fixture.teams.away.0];
            teams.contains(&1) && teams.contains(&2)
        })
        .map(|(id, fixture)| (id, fixture.teams.home == TeamId(1)));
    let (fixture, home_won) = meeting.unwrap();
    let score = if home_won { [2, 0] } else { [0, 2] };
    competition
        .take(Entry::Played {
            fixture,
            sheet: ResultSheet {
                score: BySide {
                    home: score[0],
                    away: score[1],
                },
                decided: Decided::Regular,
                teams: BySide::default(),
            },
        })
        .unwrap();
    competition
        .take(Entry::Withdrawn {
            team: TeamId(3),
            reason: "the bus broke down".to_owned(),
        })
        .unwrap();
    // Team 1 has three points and +2, team 0 nothing, team 2 nothing and -2.
    assert_eq!(order(&competition), [1, 0, 2, 3]);
}

/// 142 teams once are 142 * 141 / 2 = 10,011 matches, 141 are 9,870; two groups of 142 are twice 10,011.
#[test]
fn a_league_has_at_most_ten_thousand_matches() {
    let faults = |teams, format| setting(teams, format, 1).faults();
    assert_eq!(faults(141, ONCE), []);
    assert_eq!(faults(142, ONCE), [Fault::Matches(10_011)]);
    let groups = Format::RoundRobin(League {
        groups: 2,
        times: 1,
    });
    assert_eq!(faults(284, groups), [Fault::Matches(20_022)]);
    assert_eq!(faults(1000, Format::Swiss { rounds: 9 }), []);
}

/// Names that nobody can tell apart are one name.
#[test]
fn names_differ_by_more_than_case_and_spaces() {
    let mut named = setting(2, ONCE, 1);
    named.teams[0].name = "United".to_owned();
    named.teams[1].name = "united".to_owned();
    assert_eq!(named.faults(), [Fault::SameName("united".to_owned())]);
}
