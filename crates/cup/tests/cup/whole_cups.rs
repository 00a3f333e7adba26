//! Whole competitions of every format with withdrawals, corrections and rulings at random: the book always balances, its
//! journal rebuilds it, and every competition ends.

use std::collections::BTreeSet;

use crate::luck::Luck;
use gaffer_champions::{Shirt, ShirtSet};
use gaffer_core::{BySide, Side};
use gaffer_cup::{
    Competition, Decided, DrawnTie, Entrant, Entry, FixtureId, Format, KnockOut, League, Legs,
    Player, Points, ResultSheet, Ruling, Setting, Status, Team, TeamId, TeamSheet, TieBreak, TieId,
};

fn setting(teams: usize, format: Format, drawn_tie: DrawnTie, seed: u64) -> Setting {
    let team = |number| Team {
        name: format!("Team {number}"),
        colour: "#336699".to_owned(),
        player: Player::Person,
        squad: Vec::new(),
        rating: None,
    };
    Setting {
        name: "Cup".to_owned(),
        game: "fuba".to_owned(),
        preset: None,
        options: serde_json::Map::new(),
        teams: (0..teams).map(team).collect(),
        format,
        points: Points::FOOTBALL,
        tie_breaks: vec![TieBreak::Difference, TieBreak::Goals, TieBreak::Direct],
        drawn_tie,
        seed,
        calendar: None,
    }
}

/// Formats that so many teams can play.
fn formats(teams: usize) -> Vec<Format> {
    let mut formats = vec![
        Format::RoundRobin(League {
            groups: 1,
            times: 1,
        }),
        Format::Swiss { rounds: 5 },
        Format::Duplicate {
            rounds: 4,
            pairs: false,
        },
    ];
    for legs in [Legs::One, Legs::Two, Legs::BestOfThree] {
        formats.push(Format::KnockOut(KnockOut {
            legs,
            third_place: teams.is_multiple_of(2),
        }));
    }
    if teams <= 16 {
        formats.push(Format::RoundRobin(League {
            groups: 1,
            times: 2,
        }));
    }
    if teams >= 4 {
        formats.push(Format::GroupsThenKnockOut {
            league: League {
                groups: teams / 4 + 1,
                times: 1,
            },
            qualify: if teams / (teams / 4 + 1) >= 2 { 2 } else { 1 },
            knock_out: KnockOut {
                legs: Legs::Two,
                third_place: true,
            },
        });
    }
    if teams >= 4 && teams.is_multiple_of(2) {
        formats.push(Format::Duplicate {
            rounds: 3,
            pairs: true,
        });
    }
    formats
}

/// A result that may be a draw.
fn sheet(luck: &mut Luck) -> ResultSheet {
    ResultSheet {
        score: BySide::with(|_| luck.below(4) as u8),
        decided: Decided::Regular,
        teams: BySide::default(),
    }
}

/// The same with a winner after kicks where it needs one.
fn with_kicks(mut sheet: ResultSheet) -> ResultSheet {
    sheet.decided = Decided::ShootOut(BySide { home: 5, away: 4 });
    sheet
}

/// A match of Champions that a side gives up with fourteen players who miss the next two (C20-D125).
fn given_up(luck: &mut Luck) -> ResultSheet {
    let loser = Side::BOTH[luck.below(2)];
    let shirts = |numbers: std::ops::RangeInclusive<u8>| -> ShirtSet {
        numbers.filter_map(Shirt::new).collect()
    };
    let mut sheet = ResultSheet {
        score: BySide::with(|side| if side == loser { 0 } else { 3 }),
        decided: Decided::Forfeit(loser),
        teams: BySide::default(),
    };
    sheet.teams[loser] = TeamSheet {
        red: shirts(1..=7),
        injured_twice: shirts(8..=14),
        ..TeamSheet::default()
    };
    sheet
}

/// Whether a match of a game with squads is given up now.
fn is_given_up(competition: &Competition, luck: &mut Luck) -> bool {
    competition.has_squads() && luck.below(4) == 0
}

fn play(competition: &mut Competition, fixture: FixtureId, luck: &mut Luck) {
    let entry = |sheet| Entry::Played { fixture, sheet };
    if is_given_up(competition, luck) && competition.take(entry(given_up(luck))).is_ok() {
        return;
    }
    let sheet = sheet(luck);
    if competition.take(entry(sheet.clone())).is_err() {
        competition
            .take(entry(with_kicks(sheet)))
            .expect("level, so there are kicks");
    }
}

/// Lives a competition to its end; how many entries it took.
fn live(setting: Setting, luck: &mut Luck, faults: bool) -> Competition {
    let mut competition = Competition::new(setting);
    let most = 40 * (competition.setting().teams.len() + 4).pow(2);
    for _ in 0..most {
        let asked =
            (0..competition.ties().len()).find(|tie| competition.ties()[*tie].question.is_some());
        if let Some(tie) = asked {
            let ruling = if luck.below(2) == 0 {
                Ruling::Replay
            } else {
                Ruling::Stand
            };
            let entry = Entry::Ruled {
                tie: TieId(tie),
                ruling,
                reason: "a correction".to_owned(),
            };
            competition.take(entry).expect("asked");
            continue;
        }
        if competition.is_over() {
            return competition;
        }
        match luck.below(40) {
            0 if faults => {
                let team = TeamId(luck.below(competition.setting().teams.len()));
                let reason = "no bus".to_owned();
                let _ = competition.take(Entry::Withdrawn { team, reason });
            }
            1 | 2 if faults => {
                let played: Vec<FixtureId> = competition
                    .fixtures()
                    .filter(|(_, fixture)| matches!(fixture.status, Status::Played(_)))
                    .map(|(id, _)| id)
                    .collect();
                if let Some(fixture) = played.get(luck.below(played.len().max(1))) {
                    let sheet = if is_given_up(&competition, luck) {
                        given_up(luck)
                    } else {
                        sheet(luck)
                    };
                    let _ = competition.take(Entry::Corrected {
                        fixture: *fixture,
                        sheet,
                        reason: "misread".to_owned(),
                    });
                }
            }
            3 => {
                if let Some(fixture) = competition.due().first() {
                    let entry = Entry::Began {
                        fixture: *fixture,
                        name: None,
                    };
                    competition.take(entry).expect("due");
                    play(&mut competition, *fixture, luck);
                }
            }
            _ => {
                let due = competition.due();
                let fixture = *due.first().unwrap_or_else(|| {
                    panic!("nothing is due and nothing is asked: {competition:#?}")
                });
                play(&mut competition, fixture, luck);
            }
        }
        balance(&competition);
        once_a_round(&competition);
    }
    panic!("it does not end");
}

/// What every table must add up to.
fn balance(competition: &Competition) {
    for group in 0..competition.tables() {
        let rows = competition.table(group).rows;
        let sum = |value: fn(&gaffer_cup::Row) -> i64| rows.iter().map(value).sum::<i64>();
        assert_eq!(
            sum(|row| i64::from(row.goals_for)),
            sum(|row| i64::from(row.goals_against))
        );
        assert_eq!(sum(|row| row.drawn as i64) % 2, 0);
        let mut places: Vec<usize> = rows.iter().map(|row| row.place).collect();
        places.sort_unstable();
        assert_eq!(places, (1..=rows.len()).collect::<Vec<_>>());
    }
}

/// Nobody has two matches of a knock-out at once.
fn once_a_round(competition: &Competition) {
    for round in competition.ties().iter().map(|tie| tie.round) {
        let ties = competition.ties().iter().filter(|tie| tie.round == round);
        let teams: Vec<TeamId> = ties
            .flat_map(|tie| tie.teams)
            .filter_map(|entrant| match entrant {
                Entrant::Team(team) => Some(team),
                Entrant::Unknown | Entrant::Nobody => None,
            })
            .collect();
        let different: BTreeSet<TeamId> = teams.iter().copied().collect();
        assert_eq!(different.len(), teams.len(), "round {round}: {teams:?}");
    }
}

fn ends_well(competition: &Competition) {
    let again = Competition::rebuild(
        competition.setting().clone(),
        competition.journal().to_vec(),
    )
    .expect("its own journal");
    assert_eq!(format!("{again:?}"), format!("{competition:?}"));
    let placings = competition.placings();
    if competition.ties().is_empty() {
        let pairs = matches!(
            competition.setting().format,
            Format::Duplicate { pairs: true, .. }
        );
        let teams = competition.setting().teams.len();
        assert_eq!(placings.len(), if pairs { teams / 2 } else { teams });
    }
    let mut teams: Vec<TeamId> = placings.iter().map(|placing| placing.team).collect();
    teams.sort_unstable();
    teams.dedup();
    assert_eq!(teams.len(), placings.len(), "nobody has two places");
}

#[test]
fn every_competition_ends_and_its_journal_rebuilds_it() {
    for teams in (2..=17).chain([24, 33, 64]) {
        for (number, format) in formats(teams).into_iter().enumerate() {
            for drawn_tie in [DrawnTie::ShootOut, DrawnTie::Replay, DrawnTie::HigherSeed] {
                let seed = (teams * 100 + number) as u64 + drawn_tie as u64 * 7919;
                let setting = setting(teams, format.clone(), drawn_tie, seed);
                assert_eq!(setting.faults(), []);
                let competition = live(setting, &mut Luck::new(seed), true);
                ends_well(&competition);
            }
        }
    }
}

/// The same with squads of Champions that are often too thin to play, and whose forfeits lose their causes by corrections.
#[test]
fn competitions_with_thin_squads_end_too() {
    for teams in 2..=9 {
        for (number, format) in formats(teams).into_iter().enumerate() {
            for again in 0..4 {
                let seed = (teams * 1000 + number * 10 + again) as u64;
                let setting = Setting {
                    game: "champions".to_owned(),
                    preset: Some("tournament".to_owned()),
                    ..setting(teams, format.clone(), DrawnTie::ShootOut, seed)
                };
                let competition = live(setting, &mut Luck::new(seed), true);
                ends_well(&competition);
            }
        }
    }
}

/// Without withdrawals and corrections everybody plays what the format says.
#[test]
fn formats_are_played_in_full() {
    for teams in 2..=16 {
        for format in formats(teams) {
            let setting = setting(teams, format.clone(), DrawnTie::ShootOut, teams as u64);
            let competition = live(setting, &mut Luck::new(teams as u64), false);
            ends_well(&competition);
            let played = competition.fixtures().count();
            match format {
                Format::RoundRobin(League { times, groups: 1 }) => {
                    assert_eq!(played, teams * (teams - 1) / 2 * times);
                }
                Format::KnockOut(KnockOut {
                    legs: Legs::One,
                    third_place,
                }) => {
                    let third = usize::from(third_place && teams >= 4);
                    assert_eq!(
                        played,
                        teams - 1 + third,
                        "each match but one sends a team home"
                    );
                }
                Format::Swiss { rounds } => assert_eq!(played, rounds * (teams / 2)),
                _ => {}
            }
            let first = competition.placings()[0];
            assert_eq!((first.from, first.to), (1, 1));
        }
    }
}

/// A side of a fixture, for readers of failures.
#[test]
fn a_forfeit_is_three_goals() {
    let league = Format::RoundRobin(League {
        groups: 1,
        times: 1,
    });
    let mut competition = Competition::new(setting(4, league, DrawnTie::ShootOut, 1));
    let mut luck = Luck::new(1);
    // Team 3 plays two of its three matches, which is more than half: the third is forfeited.
    let mine = |competition: &Competition| -> Vec<FixtureId> {
        let due = competition.due().into_iter();
        due.filter(|id| {
            let teams = competition.fixture(*id).unwrap().teams;
            [teams.home, teams.away].contains(&TeamId(3))
        })
        .collect()
    };
    for fixture in mine(&competition).into_iter().take(2) {
        play(&mut competition, fixture, &mut luck);
    }
    let last = mine(&competition)[0];
    competition
        .take(Entry::Withdrawn {
            team: TeamId(3),
            reason: "no bus".to_owned(),
        })
        .unwrap();
    let fixture = competition.fixture(last).unwrap();
    let sheet = fixture.status.sheet().unwrap();
    let loser = if fixture.teams.home == TeamId(3) {
        Side::Home
    } else {
        Side::Away
    };
    assert_eq!(sheet.score[loser], 0);
    assert_eq!(sheet.score[!loser], 3);
}

/// A correction of a semi-final after final and third place have begun asks about both; until both are ruled on nothing is
/// drawn that the other ruling might undo.
#[test]
fn a_replayed_final_waits_for_the_ruling_on_third_place() {
    let format = Format::KnockOut(KnockOut {
        legs: Legs::One,
        third_place: true,
    });
    let mut competition = Competition::new(setting(4, format, DrawnTie::HigherSeed, 1));
    let sheet = |home, away| ResultSheet {
        score: BySide { home, away },
        decided: Decided::Regular,
        teams: BySide::default(),
    };
    let played = |competition: &mut Competition, fixture, sheet| {
        let fixture = FixtureId(fixture);
        competition.take(Entry::Played { fixture, sheet }).unwrap();
    };
    for fixture in 0..4 {
        played(&mut competition, fixture, sheet(1, 0));
    }
    assert!(competition.is_over());
    competition
        .take(Entry::Corrected {
            fixture: FixtureId(0),
            sheet: sheet(0, 1),
            reason: "misread".to_owned(),
        })
        .unwrap();
    let asked: Vec<TieId> = (0..competition.ties().len())
        .filter(|tie| competition.ties()[*tie].question.is_some())
        .map(TieId)
        .collect();
    assert_eq!(asked.len(), 2, "the final and third place");
    for (ruled, tie) in asked.into_iter().enumerate() {
        assert_eq!(competition.due(), [], "nothing before all is ruled");
        let entry = Entry::Ruled {
            tie,
            ruling: Ruling::Replay,
            reason: "the right teams".to_owned(),
        };
        competition.take(entry).unwrap();
        assert_eq!(competition.due().len(), 2 * ruled, "both at once");
    }
}
