//! Speed of simulated seasons: a league of 20 teams that meet twice, and a cup of 32 in groups and a knock-out.

use divan::Bencher;
use gaffer_cup::{
    Competition, DrawnTie, Format, KnockOut, League, Legs, Player, Points, Setting, Simulation,
    Team, TieBreak,
};

fn main() {
    divan::main();
}

fn simulation(teams: u32, format: Format) -> Simulation {
    let team = |number: u32| Team {
        name: format!("Team {number}"),
        colour: "#123456".to_owned(),
        player: Player::Person,
        squad: Vec::new(),
        rating: Some(f64::from(10 * number)),
    };
    Simulation::new(&Competition::new(Setting {
        name: "A competition".to_owned(),
        game: "fuba".to_owned(),
        preset: None,
        options: serde_json::Map::new(),
        teams: (0..teams).map(team).collect(),
        format,
        points: Points::FOOTBALL,
        tie_breaks: vec![TieBreak::Direct, TieBreak::Difference, TieBreak::Goals],
        drawn_tie: DrawnTie::ShootOut,
        seed: 1,
        calendar: None,
    }))
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn league_of_20_twice_10_000_seasons(bencher: Bencher<'_, '_>) {
    let league = League {
        groups: 1,
        times: 2,
    };
    let simulation = simulation(20, Format::RoundRobin(league));
    bencher.bench_local(|| simulation.seasons(0..10_000));
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn world_cup_of_32_100_seasons(bencher: Bencher<'_, '_>) {
    let format = Format::GroupsThenKnockOut {
        league: League {
            groups: 8,
            times: 1,
        },
        qualify: 2,
        knock_out: KnockOut {
            legs: Legs::One,
            third_place: true,
        },
    };
    let simulation = simulation(32, format);
    bencher.bench_local(|| simulation.seasons(0..100));
}
