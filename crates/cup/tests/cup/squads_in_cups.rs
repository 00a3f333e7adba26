//! Squads in competitions: who is out stays out, and a side with too few players has lost (C20-cup-14, C20-D123, C20-D125).

use gaffer_champions::{Position, Shirt, ShirtSet, cannot_play};
use gaffer_core::{BySide, Rules as _, Side, Viewer};
use gaffer_cup::{
    Competition, Decided, DrawnTie, Entrant, Entry, FixtureId, Format, KnockOut, League, Legs,
    Player, Points, Refusal, ResultSheet, Setting, SheetProblem, Stage, Status, Team, TeamId,
    TeamSheet, TieId,
};
use gaffer_games::words::Language;
use gaffer_games::{Game as _, options};
use serde_json::json;

fn shirts(numbers: &[u8]) -> ShirtSet {
    numbers.iter().copied().filter_map(Shirt::new).collect()
}

fn shirt(number: u8) -> Shirt {
    Shirt::new(number).unwrap()
}

fn sheet([home, away]: [u8; 2], decided: Decided) -> ResultSheet {
    ResultSheet {
        score: BySide { home, away },
        decided,
        teams: BySide::default(),
    }
}

/// A match that a side gives up with fourteen players sent off or injured twice: all of them miss two matches.
fn disaster(side: Side) -> ResultSheet {
    let mut given_up = sheet([3, 3], Decided::Forfeit(side));
    given_up.score[side] = 0;
    given_up.teams[side] = TeamSheet {
        red: shirts(&[1, 2, 3, 4, 5, 6, 7]),
        injured_twice: shirts(&[8, 9, 10, 11, 12, 13, 14]),
        ..TeamSheet::default()
    };
    given_up
}

/// A competition of Champions.
fn competition(teams: usize, format: Format) -> Competition {
    let team = |number| Team {
        name: format!("Team {number}"),
        colour: "#336699".to_owned(),
        player: Player::Person,
        squad: Vec::new(),
        rating: None,
    };
    Competition::new(Setting {
        name: "Tournament".to_owned(),
        game: "champions".to_owned(),
        preset: Some("tournament".to_owned()),
        options: serde_json::Map::new(),
        teams: (0..teams).map(team).collect(),
        format,
        points: Points::CHAMPIONS,
        tie_breaks: Vec::new(),
        drawn_tie: DrawnTie::ShootOut,
        seed: 21,
        calendar: None,
    })
}

/// A double league of three.
fn league() -> Competition {
    let league = League {
        groups: 1,
        times: 2,
    };
    competition(3, Format::RoundRobin(league))
}

/// The matches of the first team that are to be played, and its side in the first of them.
fn due(competition: &Competition) -> (Vec<FixtureId>, Option<Side>) {
    let first = |id: &FixtureId| {
        let teams = competition.fixture(*id).unwrap().teams;
        Side::BOTH
            .into_iter()
            .find(|side| teams[*side] == TeamId(0))
    };
    let mut due = competition.due();
    due.retain(|id| first(id).is_some());
    let side = due.first().and_then(first);
    (due, side)
}

/// C20-D125, C20-D123: fourteen are out for two matches, which are lost 0–3 and served; then the team plays again.
#[test]
fn a_side_with_too_few_players_has_lost_until_it_has_enough() {
    let thirteen = shirts(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    assert!(!cannot_play(thirteen));
    assert!(cannot_play(thirteen.or(shirts(&[14]))));
    let mut competition = league();
    let (matches, side) = due(&competition);
    let (fixture, side) = (matches[0], side.unwrap());
    let sheet = disaster(side);
    let entry = Entry::Played { fixture, sheet };
    competition.take(entry.clone()).unwrap();
    for id in &matches[1..3] {
        let forfeited = competition.fixture(*id).unwrap();
        let Status::Forfeited(sheet) = &forfeited.status else {
            panic!("{forfeited:?}");
        };
        let winner = sheet.winner().unwrap();
        assert_ne!(forfeited.teams[winner], TeamId(0));
        assert_eq!((sheet.score[!winner], sheet.score[winner]), (0, 3));
    }
    assert_eq!(due(&competition).0, matches[3..]);
    assert_eq!(competition.out(matches[3]), BySide::default());
    assert_eq!(
        competition.take(entry),
        Err(Refusal::AlreadyPlayed(fixture)),
        "a match is booked once"
    );
}

/// C20-cup-9, C20-cup-14: a card of somebody who was out is refused, and the competition is as it was.
#[test]
fn a_card_of_somebody_who_was_out_is_refused() {
    let mut competition = league();
    let (matches, side) = due(&competition);
    let mut first = sheet([1, 0], Decided::Regular);
    first.teams[side.unwrap()].red = shirts(&[9]);
    let entry = |fixture, sheet| Entry::Played { fixture, sheet };
    competition.take(entry(matches[0], first)).unwrap();
    let (_, side) = due(&competition);
    let side = side.unwrap();
    let mut second = sheet([1, 0], Decided::Regular);
    second.teams[side].yellow = shirts(&[9, 10]);
    assert_eq!(
        competition.take(entry(matches[1], second.clone())),
        Err(Refusal::Sheet(
            matches[1],
            vec![SheetProblem::WasOut(side, shirt(9))]
        ))
    );
    assert_eq!(due(&competition).0, matches[1..]);
    second.teams[side].yellow = shirts(&[10]);
    competition.take(entry(matches[1], second)).unwrap();
}

/// The side of a team in a match.
fn side_of(competition: &Competition, id: FixtureId, team: TeamId) -> Option<Side> {
    let teams = competition.fixture(id).unwrap().teams;
    Side::BOTH.into_iter().find(|side| teams[*side] == team)
}

/// A league of four whose semi-finals have two legs: the first team gives up its second match, so that it cannot play its third and the
/// first leg of its semi-final.
fn with_a_thin_semi_finalist() -> Competition {
    let league = League {
        groups: 1,
        times: 1,
    };
    let knock_out = KnockOut {
        legs: Legs::Two,
        third_place: false,
    };
    let mut cup = competition(
        4,
        Format::GroupsThenKnockOut {
            league,
            qualify: 4,
            knock_out,
        },
    );
    let mut own = 0;
    while let Some(fixture) = cup.due().into_iter().find(|id| {
        let stage = cup.fixture(*id).unwrap().stage;
        matches!(stage, Stage::Group(_))
    }) {
        let side = side_of(&cup, fixture, TeamId(0));
        own += usize::from(side.is_some());
        let sheet = match side {
            Some(side) if own == 2 => disaster(side),
            _ => sheet([1, 0], Decided::Regular),
        };
        cup.take(Entry::Played { fixture, sheet }).unwrap();
    }
    assert_eq!(own, 2, "the third match was not played");
    cup
}

/// C20-D125, C20-D126: the first leg is lost 0–3, and the tie goes on with these goals.
#[test]
fn too_few_players_lose_a_leg_and_not_the_tie() {
    let mut cup = with_a_thin_semi_finalist();
    let is_own = |tie: &gaffer_cup::Tie| tie.teams.contains(&Entrant::Team(TeamId(0)));
    let number = cup.ties().iter().position(is_own).unwrap();
    let legs = cup.ties()[number].fixtures.clone();
    assert_eq!(legs.len(), 2, "the second leg is drawn");
    let first = &cup.fixture(legs[0]).unwrap().status;
    assert!(matches!(first, Status::Forfeited(_)), "{first:?}");
    assert_eq!(cup.tie_result(TieId(number)), None);
    let side = side_of(&cup, legs[1], TeamId(0)).unwrap();
    let brought = BySide::with(|one| if one == side { 0 } else { 3 });
    let options = cup.match_options(legs[1]).unwrap();
    assert_eq!(options["brought"], json!(brought));
    assert_eq!(options.get("suspended"), None, "everybody has served");
    // 4–0 in the second leg is 4–3 in all.
    let mut win = sheet([0, 0], Decided::Regular);
    win.score[side] = 4;
    let fixture = legs[1];
    cup.take(Entry::Played {
        fixture,
        sheet: win,
    })
    .unwrap();
    let winner = cup.tie_result(TieId(number)).unwrap()[0];
    assert_eq!(winner, Entrant::Team(TeamId(0)));
}

/// C20-D126: who forfeits the second leg has lost the tie, also after 4–0 in the first.
#[test]
fn a_forfeited_second_leg_loses_the_tie() {
    let mut cup = with_a_thin_semi_finalist();
    let is_other = |tie: &gaffer_cup::Tie| {
        !tie.fixtures.is_empty() && !tie.teams.contains(&Entrant::Team(TeamId(0)))
    };
    let number = cup.ties().iter().position(is_other).unwrap();
    let fixture = cup.ties()[number].fixtures[0];
    let ahead = cup.fixture(fixture).unwrap().teams.home;
    let sheet = sheet([4, 0], Decided::Regular);
    cup.take(Entry::Played { fixture, sheet }).unwrap();
    let fixture = cup.ties()[number].fixtures[1];
    let sheet = disaster(side_of(&cup, fixture, ahead).unwrap());
    cup.take(Entry::Played { fixture, sheet }).unwrap();
    let loser = cup.tie_result(TieId(number)).unwrap()[1];
    assert_eq!(loser, Entrant::Team(ahead));
}

/// Corrects a match to another sheet.
fn correct(cup: &mut Competition, fixture: FixtureId, sheet: ResultSheet) {
    let reason = "the sheet of another match".to_owned();
    let entry = Entry::Corrected {
        fixture,
        sheet,
        reason,
    };
    cup.take(entry).unwrap();
}

/// A league of three whose first team gave up its first match, so that it lost its next two without playing.
fn with_two_forfeits() -> (Competition, Vec<FixtureId>, Side) {
    let mut cup = league();
    let (matches, side) = due(&cup);
    let (fixture, side) = (matches[0], side.unwrap());
    let sheet = disaster(side);
    cup.take(Entry::Played { fixture, sheet }).unwrap();
    (cup, matches, side)
}

/// What the page says of a match beside its result.
fn note(cup: &Competition, id: FixtureId) -> Option<String> {
    let rounds = cup.overview(Language::ENGLISH).rounds;
    let mut lines = rounds.into_iter().flat_map(|round| round.fixtures);
    lines.find(|line| line.id == id.0).unwrap().note
}

/// Nobody was sent off after all: both forfeits are matches to be played, and nobody is out in them.
#[test]
fn a_forfeit_whose_cause_is_corrected_away_is_played() {
    let (mut cup, matches, _) = with_two_forfeits();
    assert_eq!(due(&cup).0, matches[3..]);
    correct(&mut cup, matches[0], sheet([1, 0], Decided::Regular));
    assert_eq!(due(&cup).0, matches[1..]);
    assert_eq!(cup.out(matches[1]), BySide::default());
    assert_eq!(cup.played_by(TeamId(0)).count(), 1);
    for fixture in matches {
        assert_eq!(note(&cup, fixture), None);
    }
}

/// An older journal may correct such a forfeit itself after its cause is gone: it is opened, and the correction is the result.
#[test]
fn a_journal_that_corrects_a_forfeit_without_its_cause_is_read() {
    let (mut cup, matches, _) = with_two_forfeits();
    correct(&mut cup, matches[0], sheet([1, 0], Decided::Regular));
    let later = Entry::Corrected {
        fixture: matches[1],
        sheet: sheet([2, 0], Decided::Regular),
        reason: "it was played".to_owned(),
    };
    assert!(
        cup.clone().take(later.clone()).is_err(),
        "nobody corrects what was not played"
    );
    let journal = cup.journal().iter().cloned().chain([later]);
    let read = Competition::rebuild(cup.setting().clone(), journal).unwrap();
    assert_eq!(due(&read).0, matches[2..]);
    assert_eq!(read.played_by(TeamId(0)).count(), 2);
}

/// Seven sent off and seven injured twice are still out when only the score was wrong.
#[test]
fn a_forfeit_whose_cause_stays_stays() {
    let (mut cup, matches, side) = with_two_forfeits();
    let mut worse = disaster(side);
    worse.score[!side] = 5;
    correct(&mut cup, matches[0], worse);
    assert_eq!(due(&cup).0, matches[3..]);
    assert_eq!(note(&cup, matches[1]), None);
}

/// The team has played its fourth match, for which all had served: the second and the third stay forfeited, and the page says so.
#[test]
fn a_forfeit_stands_once_the_team_has_played_on() {
    let (mut cup, matches, _) = with_two_forfeits();
    let (fixture, result) = (matches[3], sheet([1, 0], Decided::Regular));
    let entry = Entry::Played {
        fixture,
        sheet: result.clone(),
    };
    cup.take(entry).unwrap();
    correct(&mut cup, matches[0], result);
    for fixture in &matches[1..3] {
        let status = &cup.fixture(*fixture).unwrap().status;
        assert!(matches!(status, Status::Forfeited(_)), "{status:?}");
        assert!(note(&cup, *fixture).unwrap().contains("it stands"));
    }
    assert_eq!(note(&cup, matches[0]), None);
}

/// The third match of the league is open again, so that nobody knows the semi-finals; then they are drawn, and the first leg, which had
/// been forfeited, is to be played.
#[test]
fn a_knock_out_is_drawn_anew_after_a_forfeit_that_is_played() {
    let mut cup = with_a_thin_semi_finalist();
    let own = |cup: &Competition| -> Vec<FixtureId> {
        let all = cup.fixtures();
        let all = all.filter(|(id, _)| side_of(cup, *id, TeamId(0)).is_some());
        all.map(|(id, _)| id).collect()
    };
    let [_, given_up, third, ..] = own(&cup)[..] else {
        panic!("three matches of the league");
    };
    correct(&mut cup, given_up, sheet([1, 0], Decided::Regular));
    assert_eq!(cup.due(), [third]);
    let entry = Entry::Played {
        fixture: third,
        sheet: sheet([1, 0], Decided::Regular),
    };
    cup.take(entry).unwrap();
    let tie = cup.ties().iter().position(|tie| {
        let teams = tie.teams;
        tie.round == 0 && teams.contains(&Entrant::Team(TeamId(0)))
    });
    let fixtures = cup.ties()[tie.unwrap()].fixtures.iter();
    let mut open = fixtures.filter(|id| cup.fixture(**id).unwrap().status == Status::Waiting);
    let leg = open.next().unwrap();
    let stage = cup.fixture(*leg).unwrap().stage;
    assert!(matches!(stage, Stage::Tie { leg: 0, .. }), "{stage:?}");
    assert_eq!(open.next(), None, "the second leg is not drawn yet");
    assert_eq!(cup.match_options(*leg).unwrap().get("suspended"), None);
}

/// In a Swiss competition of two the rounds are drawn as they come: the next two are lost at once, and the fourth is played.
#[test]
fn a_side_with_too_few_players_has_lost_the_round_that_is_drawn() {
    let mut cup = competition(2, Format::Swiss { rounds: 4 });
    let fixture = cup.due()[0];
    let sheet = disaster(Side::Home);
    cup.take(Entry::Played { fixture, sheet }).unwrap();
    assert_eq!(cup.due(), [FixtureId(3)]);
    for id in [1, 2].map(FixtureId) {
        let status = &cup.fixture(id).unwrap().status;
        assert!(matches!(status, Status::Forfeited(_)), "{status:?}");
    }
}

/// C20-cup-9, C20-cup-14: 9 of both sides was sent off, so whoever lines up first in the next match is told who is not offered.
#[test]
fn the_question_of_a_line_up_names_who_is_out() {
    let knock_out = KnockOut {
        legs: Legs::BestOfThree,
        third_place: false,
    };
    let mut cup = competition(2, Format::KnockOut(knock_out));
    let fixture = cup.due()[0];
    let mut sheet = sheet([1, 0], Decided::Regular);
    for side in Side::BOTH {
        sheet.teams[side].red = shirts(&[9]);
    }
    cup.take(Entry::Played { fixture, sheet }).unwrap();
    let changes = cup.match_options(cup.due()[0]).unwrap();
    let preset = options::preset_or_default::<Position>(Some("tournament")).unwrap();
    let options = options::with_changes::<Position>(&preset, changes).unwrap();
    let position = Position::begin(&options).unwrap();
    let asked = Position::prompt(&position.view(Viewer::Spectator));
    let asked = Language::ENGLISH.render(&asked);
    assert!(asked.ends_with("Suspended or injured: 9"), "{asked}");
}
