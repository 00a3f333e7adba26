//! Result sheets checked against game, format and squads: what no match can have ended with is named.

use crate::luck::Luck;
use gaffer_champions::{Options, Position, Readings, Shirt, ShirtSet};
use gaffer_core::{Awaits, BySide, Rules, Side, Silent};
use gaffer_cup::{
    Decided, FixtureId, Level, ResultSheet, SheetProblem, SquadBook, TeamSheet, Terms,
};
use gaffer_fuba::{Edition, Skill, SkillSet};
use gaffer_games::words::Language;

fn pair([home, away]: [u8; 2]) -> BySide<u8> {
    BySide { home, away }
}

fn sheet(score: [u8; 2], decided: Decided) -> ResultSheet {
    ResultSheet {
        score: pair(score),
        decided,
        teams: BySide::with(|_| TeamSheet::default()),
    }
}

fn kicks(home: u8, away: u8) -> Decided {
    Decided::ShootOut(BySide { home, away })
}

fn shirts(numbers: &[u8]) -> ShirtSet {
    numbers.iter().copied().filter_map(Shirt::new).collect()
}

fn shirt(number: u8) -> Shirt {
    Shirt::new(number).unwrap()
}

/// A match of a tournament: it is played out.
fn tournament() -> Terms {
    Terms::Champions(Options::TOURNAMENT)
}

/// The second leg of a tie with these goals of the first.
fn second_leg(brought: [u8; 2]) -> Terms {
    Terms::Champions(Options {
        brought: pair(brought),
        ..Options::TOURNAMENT
    })
}

fn fuba(level: Level) -> Terms {
    Terms::Fuba {
        options: gaffer_fuba::Options::FUBA_2_2,
        level,
    }
}

/// C20-cup-1, C20-cup-3, C20-cup-16: every match of a tournament has a winner, extra time ends with its first goal.
#[test]
fn the_score_fits_how_a_match_was_decided() {
    use Decided::{ExtraTime, Regular};
    use SheetProblem::{EndsAfterRegularTime, NeedsWinner, NoGoldenGoal, NotLevel};
    let single = Terms::Champions(Options::FULL);
    for (terms, score, decided, problem) in [
        (tournament(), [2, 1], Regular, None),
        (tournament(), [7, 0], Regular, None),
        (
            tournament(),
            [1, 1],
            Regular,
            Some(NeedsWinner(pair([1, 1]))),
        ),
        (tournament(), [2, 1], ExtraTime, None),
        (tournament(), [0, 1], ExtraTime, None),
        (
            tournament(),
            [1, 1],
            ExtraTime,
            Some(NoGoldenGoal(pair([1, 1]))),
        ),
        (
            tournament(),
            [3, 1],
            ExtraTime,
            Some(NoGoldenGoal(pair([3, 1]))),
        ),
        (tournament(), [1, 1], kicks(4, 3), None),
        (
            tournament(),
            [2, 1],
            kicks(4, 3),
            Some(NotLevel(pair([2, 1]))),
        ),
        (single.clone(), [1, 1], Regular, None),
        (
            single.clone(),
            [2, 1],
            ExtraTime,
            Some(EndsAfterRegularTime),
        ),
        (single, [1, 1], kicks(4, 3), Some(EndsAfterRegularTime)),
    ] {
        let problems = sheet(score, decided).problems(&terms);
        assert_eq!(problems, Vec::from_iter(problem), "{score:?} {decided:?}");
    }
}

/// C20-D126: in a second leg the goals of both legs are looked at.
#[test]
fn a_second_leg_is_checked_with_the_goals_of_the_first() {
    use Decided::{ExtraTime, Regular};
    use SheetProblem::{NeedsWinner, NoGoldenGoal, NotLevel};
    for (brought, score, decided, problem) in [
        // 1–0 and 1–1: 2–1 in all.
        ([1, 0], [1, 1], Regular, None),
        // 1–0 and 0–1: level.
        ([1, 0], [0, 1], Regular, Some(NeedsWinner(pair([1, 1])))),
        ([1, 0], [0, 1], kicks(5, 4), None),
        ([1, 0], [1, 1], kicks(5, 4), Some(NotLevel(pair([2, 1])))),
        // 3–1 and 0–2 after 90 minutes, then the golden goal of away: 0–3, 3–4 in all.
        ([3, 1], [0, 3], ExtraTime, None),
        // 3–1 and 0–2, then the golden goal of home: 1–2.
        ([3, 1], [1, 2], ExtraTime, None),
        ([3, 1], [0, 4], ExtraTime, Some(NoGoldenGoal(pair([3, 5])))),
        // One ahead in all, but the side that leads has not scored today.
        ([1, 0], [0, 0], ExtraTime, Some(NoGoldenGoal(pair([1, 0])))),
    ] {
        let problems = sheet(score, decided).problems(&second_leg(brought));
        assert_eq!(
            problems,
            Vec::from_iter(problem),
            "{brought:?} {score:?} {decided:?}"
        );
    }
}

/// C20-cup-4: away shoots first, so that the two sides can win by different numbers.
///
/// With a lead of d when it is decided: home's k-th kick, missed, gives away d = 6 − k; away's k-th, scored, gives away d = 7 − k;
/// home's k-th, scored, gives home d = 6 − k; away's k-th, missed, gives home d = 6 − k. Nobody has scored more than he has
/// taken: a lead of 4 never comes up, one of 3 by 3–0 for both and by 4–1 for away alone, one of 2 by 2–0, 3–1, 4–2 for
/// both and by 5–3 for away alone. A lead of 1 may be any number, after pairs.
#[test]
fn kicks_end_as_soon_as_one_side_cannot_be_caught() {
    let away_wins = [(2, 0), (3, 1), (4, 2), (5, 3), (3, 0), (4, 1)];
    let home_wins = [(2, 0), (3, 1), (4, 2), (3, 0)];
    for home in 0..12 {
        for away in 0..12 {
            let by_one = home + 1 == away || away + 1 == home;
            let listed = if away > home {
                away_wins.contains(&(away, home))
            } else {
                home_wins.contains(&(home, away))
            };
            let decided = kicks(home, away);
            let expected = if by_one || listed {
                vec![]
            } else {
                vec![SheetProblem::NoSuchKicks(pair([home, away]))]
            };
            let problems = sheet([0, 0], decided).problems(&tournament());
            assert_eq!(problems, expected, "{home}-{away}");
        }
    }
}

/// C20-card-6, C20-D111: 0–3, or the present score where it is worse.
#[test]
fn a_forfeit_has_its_score() {
    for (score, fits) in [
        ([0, 3], true),
        ([0, 4], true),
        ([1, 5], true),
        ([1, 4], false),
        ([0, 2], false),
        ([1, 3], false),
        ([3, 0], false),
        ([0, 0], false),
    ] {
        let loser = Side::Home;
        let forfeit = sheet(score, Decided::Forfeit(loser));
        let problem = SheetProblem::NoSuchForfeit {
            loser,
            score: pair(score),
        };
        let expected = if fits { vec![] } else { vec![problem] };
        assert_eq!(forfeit.problems(&tournament()), expected, "{score:?}");
    }
}

/// C20-cup-14, C20-D77: who was out has no card, and nobody is named twice.
#[test]
fn cards_and_injuries_fit_the_squad() {
    let terms = Terms::Champions(Options {
        suspended: BySide {
            home: ShirtSet::EMPTY,
            away: shirts(&[4, 9, 14]),
        },
        ..Options::TOURNAMENT
    });
    let mut wrong = sheet([1, 0], Decided::Regular);
    wrong.teams.home = TeamSheet {
        yellow: shirts(&[2, 9]),
        red: shirts(&[9]),
        injured: shirts(&[5]),
        injured_twice: shirts(&[5]),
        ..TeamSheet::default()
    };
    wrong.teams.away = TeamSheet {
        yellow: shirts(&[4, 5]),
        injured_twice: shirts(&[14]),
        ..TeamSheet::default()
    };
    assert_eq!(
        wrong.problems(&terms),
        [
            SheetProblem::YellowAndRed(Side::Home, shirt(9)),
            SheetProblem::InjuredOnceAndTwice(Side::Home, shirt(5)),
            SheetProblem::WasOut(Side::Away, shirt(4)),
            SheetProblem::WasOut(Side::Away, shirt(14)),
        ]
    );
    // A card and an injury of one player go together.
    let mut right = sheet([1, 0], Decided::Regular);
    right.teams.away = TeamSheet {
        red: shirts(&[5]),
        injured: shirts(&[5]),
        ..TeamSheet::default()
    };
    assert_eq!(right.problems(&terms), []);
    // C20-preset-2: without fouls there are neither.
    let friendly = Terms::Champions(Options::FRIENDLY);
    assert_eq!(
        right.problems(&friendly),
        [SheetProblem::NoFouls(Side::Away)]
    );
}

/// C20-card-6, C20-injury-2: eleven players, three substitutes for those who are injured twice, nobody for those sent off.
#[test]
fn fewer_than_seven_have_forfeited() {
    let left = |terms: &Terms, red: &[u8], twice: &[u8], decided| {
        let mut one = sheet([0, 3], decided);
        one.teams.home.red = shirts(red);
        one.teams.home.injured_twice = shirts(twice);
        one.problems(terms)
    };
    let too_few = |left| {
        vec![SheetProblem::TooFewLeft {
            side: Side::Home,
            left,
        }]
    };
    let regular = Decided::Regular;
    let lost = Decided::Forfeit(Side::Home);
    // 11 − 4 = 7, 11 − 5 = 6.
    assert_eq!(left(&tournament(), &[2, 3, 4, 5], &[], regular), []);
    let five = [2, 3, 4, 5, 6];
    assert_eq!(left(&tournament(), &five, &[], regular), too_few(6));
    assert_eq!(left(&tournament(), &five, &[], lost), []);
    // Of seven injured twice three are replaced: 11 − 4 = 7; with a player sent off 6.
    let seven = [8, 9, 10, 11, 12, 13, 14];
    assert_eq!(left(&tournament(), &[], &seven, regular), []);
    assert_eq!(left(&tournament(), &[2], &seven, regular), too_few(6));
    // Without substitutions (C20-preset-4) five injured are too many.
    let terms = Terms::Champions(Options {
        subs: false,
        ..Options::TOURNAMENT
    });
    assert_eq!(left(&terms, &[], &five, regular), too_few(6));
    // Twelve are out: eight begin and nobody sits beside the pitch; 8 − 1 = 7, 8 − 2 = 6.
    let terms = Terms::Champions(Options {
        suspended: BySide {
            home: shirts(&[1, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
            away: ShirtSet::EMPTY,
        },
        ..Options::TOURNAMENT
    });
    assert_eq!(left(&terms, &[2], &[], regular), []);
    assert_eq!(left(&terms, &[2], &[3], regular), too_few(6));
    // C20-D69: by the letter a side plays on.
    let terms = Terms::Champions(Options {
        readings: Readings::LETTER,
        ..Options::TOURNAMENT
    });
    assert_eq!(left(&terms, &five, &[], regular), []);
}

/// C20-sub-2: at most fourteen have played.
#[test]
fn no_more_than_fourteen_have_a_card_or_an_injury() {
    let mut full = sheet([1, 0], Decided::Regular);
    full.teams.home.yellow = shirts(&[1, 2, 3, 4, 5, 6, 7, 8]);
    full.teams.home.injured = shirts(&[8, 9, 10, 11, 12, 13, 14]);
    assert_eq!(full.problems(&tournament()), []);
    full.teams.home.injured.insert(shirt(15));
    assert_eq!(
        full.problems(&tournament()),
        [SheetProblem::TooManyPlayers {
            side: Side::Home,
            named: 15,
            most: 14,
        }]
    );
}

/// F22-D13, F22-A11-6.3: FUBA has neither shirts nor extra time, and skills to carry only with both advanced rules.
#[test]
fn sheets_of_fuba_are_of_fuba() {
    let brought = pair([0, 0]);
    let played_out = fuba(Level::PlayedOut { brought });
    let draw = sheet([1, 1], Decided::Regular);
    assert_eq!(draw.problems(&fuba(Level::Stands)), []);
    assert_eq!(
        draw.problems(&played_out),
        [SheetProblem::NeedsKicks(pair([1, 1]))]
    );
    assert_eq!(sheet([1, 1], kicks(3, 2)).problems(&played_out), []);
    assert_eq!(
        sheet([2, 1], Decided::ExtraTime).problems(&played_out),
        [SheetProblem::NoExtraTime]
    );
    assert_eq!(
        sheet([1, 1], kicks(3, 2)).problems(&fuba(Level::Stands)),
        [SheetProblem::EndsAfterRegularTime]
    );
    let mut cards = sheet([2, 0], Decided::Regular);
    cards.teams.away.yellow = shirts(&[4]);
    assert_eq!(
        cards.problems(&fuba(Level::Stands)),
        [SheetProblem::NoShirts(Side::Away)]
    );
    let mut skills = sheet([2, 0], Decided::Regular);
    skills.teams.home.skills_lost = SkillSet::of(&Skill::ALL[..1]);
    assert_eq!(
        skills.problems(&fuba(Level::Stands)),
        [SheetProblem::NoSkillsCarried(Side::Home)]
    );
    assert_eq!(
        skills.problems(&tournament()),
        [SheetProblem::NoSkills(Side::Home)]
    );
    let full = Terms::Fuba {
        options: gaffer_fuba::Options::full(Edition::V2_2),
        level: Level::Stands,
    };
    assert_eq!(skills.problems(&full), []);
}

/// C20-D125: nobody says that a match is abandoned which somebody could play.
#[test]
fn only_what_nobody_can_play_is_abandoned() {
    let most = ShirtSet::ALL.minus(shirts(&[1, 2, 3, 4, 5, 6]));
    let terms = |away| {
        Terms::Champions(Options {
            suspended: BySide { home: most, away },
            ..Options::TOURNAMENT
        })
    };
    let abandoned = ResultSheet::abandoned();
    assert_eq!(abandoned.winner(), None);
    assert_eq!(abandoned.problems(&terms(most)), []);
    let problem = [SheetProblem::NotAbandoned];
    assert_eq!(abandoned.problems(&terms(ShirtSet::EMPTY)), problem);
    assert_eq!(abandoned.problems(&fuba(Level::Stands)), problem);
}

/// Every problem has words in every language, and they name the team.
#[test]
fn problems_are_said() {
    let names = BySide {
        home: "Ada".to_owned(),
        away: "Eve".to_owned(),
    };
    let problem = SheetProblem::WasOut(Side::Away, shirt(9)).phrase();
    for language in Language::all() {
        let words = gaffer_games::words::Words::new(language, &names);
        let text = words.render(&problem);
        assert!(text.contains("Eve") && text.contains('9'), "{text}");
    }
}

/// A match between two who answer at random.
fn played(options: &Options, luck: &mut Luck) -> ResultSheet {
    let mut position = Position::begin(options).unwrap();
    let mut choices = Vec::new();
    loop {
        match position.awaits() {
            Awaits::Choice(_) | Awaits::Secret(_) => {
                choices.clear();
                position.choices(&mut choices);
                let choice = choices[luck.below(choices.len())];
                position.choose(choice, &mut Silent).unwrap();
            }
            Awaits::Roll(roll) => {
                let dice = roll.dice.drawn(|faces| luck.below(faces.into()) as u8 + 1);
                position.roll(dice, &mut Silent).unwrap();
            }
            Awaits::Nothing(_) => break,
        }
    }
    let result = serde_json::to_value(position.result()).unwrap();
    ResultSheet::of_match("champions", &result).unwrap()
}

/// Matches that were played by the rules have no problems, with everything that two squads carry from match to match, in
/// single matches and in ties of two legs (C20-cup-1 to 17).
#[test]
fn matches_that_were_played_pass() {
    let mut luck = Luck::new(14);
    let mut books = [SquadBook::default(), SquadBook::default()];
    let mut absences = 0;
    for number in 0..240 {
        let suspended = BySide {
            home: books[0].out(),
            away: books[1].out(),
        };
        let brought = match number % 3 {
            0 => pair([luck.below(3) as u8, luck.below(3) as u8]),
            _ => pair([0, 0]),
        };
        let options = Options {
            suspended,
            brought,
            ..Options::TOURNAMENT
        };
        absences += suspended.home.len() + suspended.away.len();
        let sheet = played(&options, &mut luck);
        assert_eq!(sheet.problems(&Terms::Champions(options)), [], "{sheet:?}");
        books[0].book(FixtureId(number), &sheet.teams.home);
        books[1].book(FixtureId(number), &sheet.teams.away);
    }
    assert!(absences > 0, "somebody was out");
    assert!(books.iter().all(|book| book.irregular().is_empty()));
}
