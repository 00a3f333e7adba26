//! Rule sets held against each other: what is the same differs by nothing, what differs is found, and bad questions are told.

use gaffer_core::BySide;
use gaffer_fuba::Position;
use gaffer_games::Game as _;
use serde_json::json;

use super::*;

fn fuba(first: &str, second: &str) -> Contrast<Position> {
    Contrast {
        contenders: [first, second].map(|text| Contender::parse(text).unwrap()),
        seed: 7,
    }
}

fn figure<'a>(told: &'a Contrasted, name: &str) -> &'a Figure {
    let found = told.figures.iter().find(|one| one.figure == name);
    found.unwrap_or_else(|| panic!("{name}"))
}

/// The same rules with the same dice are the same matches: no figure differs, and its interval is a point.
#[test]
fn the_same_twice_does_not_differ() {
    let same = fuba("full coach=random", "full coach=random");
    let told = same.tell(&same.play(0..20, 1, &()).unwrap());
    assert_eq!(told.pairs, 20);
    for one in &told.figures {
        let Difference { measured, is_clear } = one.difference.unwrap();
        assert_eq!(
            (measured.low, measured.mean, measured.high),
            (0.0, 0.0, 0.0),
            "{one:?}"
        );
        assert!(!is_clear);
        assert_eq!(one.first, one.second);
    }
}

/// The difference of the means is the mean of the differences, and what rules do not have is not held against what has it.
#[test]
fn differences_are_those_of_the_means() {
    let editions = fuba("1.0 coach=random", "2.2 coach=random");
    let told = editions.tell(&editions.play(0..60, 2, &()).unwrap());
    for one in &told.figures {
        let both = one.first.zip(one.second);
        assert_eq!(one.difference.is_some(), both.is_some(), "{one:?}");
        if let (Some((first, second)), Some(difference)) = (both, one.difference) {
            let means = second.mean - first.mean;
            assert!((difference.measured.mean - means).abs() < 1e-9, "{one:?}");
        }
    }
    assert!(figure(&told, "quick free kicks").first.is_none());
    assert!(figure(&told, "support moves").second.is_none());
    // A turn of 1.0 takes the difference of two dice, with nothing for equal ones; 2.2 moves on then as well.
    let turns = figure(&told, "turns completed in the first half");
    assert!(turns.difference.unwrap().is_clear);
    let stated = [turns.first_published, turns.second_published];
    assert_eq!(stated.map(|one| one.unwrap().rule), ["F10-D7", "F22-4c"]);
}

/// Two pairs by hand: 1 and 3 goals more, so 2 on average with a standard error of 1.
#[test]
fn intervals_are_those_of_pairs() {
    let mut counted = Counted::default();
    counted.add([vec![4], vec![5]]);
    counted.add([vec![0], vec![3]]);
    let shown = Shown {
        index: 0,
        name: "goals".into(),
        group: None,
        unit: 1.0,
    };
    let difference = counted.difference(&shown);
    assert!((difference.mean - 2.0).abs() < 1e-12);
    assert!((difference.low - 0.04).abs() < 1e-12 && (difference.high - 3.96).abs() < 1e-12);
}

#[test]
fn neither_threads_nor_pieces_matter() {
    let contrast = fuba("2.2 coach=random", "2.2-cards coach=random");
    let whole = contrast.play(0..30, 1, &()).unwrap();
    let mut pieces = contrast.play(20..30, 3, &()).unwrap();
    pieces.merge(&contrast.play(0..20, 2, &()).unwrap());
    assert_eq!(whole, pieces);
    assert_ne!(whole, contrast.play(30..60, 1, &()).unwrap());
}

/// Who is told a formation plays it; one that is no card, and a game without formations, are refused.
#[test]
fn formations_are_told() {
    let cards = fuba("2.2-cards formation=5-4-1", "2.2-cards formation=3-4-3");
    let told = cards.tell(&cards.play(0..20, 2, &()).unwrap());
    let goals = figure(&told, "goals").difference.unwrap();
    assert!(
        goals.measured.mean != 0.0,
        "other formations, other matches"
    );
    let card = Contender::<Position>::parse("2.2-cards formation=0-9-1").unwrap_err();
    assert!(card.contains("4-4-2"), "{card}");
    let champions = Contender::<gaffer_champions::Position>::parse("formation=4-4-2");
    assert!(champions.unwrap_err().contains("no formations"));
}

#[test]
fn what_cannot_be_asked_is_told() {
    for (text, part) in [
        ("2.3", "not a preset"),
        ("full offside", "NAME=VALUE"),
        ("full offsides=true", "no option"),
        ("full coach=mourinho", "mourinho"),
        ("full advanced=all-A12", "A12"),
        ("1.0 advanced=A1", "no advanced rules"),
    ] {
        let why = Contender::<Position>::parse(text).unwrap_err();
        assert!(why.contains(part), "{text}: {why}");
    }
    let variant = |value| serde_json::from_value::<Variant>(value);
    assert!(variant(json!({"presets": "full"})).is_err());
    let wrong = variant(json!({"preset": "full", "options": {"advanced": 3}})).unwrap();
    assert!(question("fuba", &[wrong.clone(), wrong], 1).is_err());
    assert!(question("chess", &[Variant::default(), Variant::default()], 1).is_err());
}

/// Asked by JSON and by words, a question is the same.
#[test]
fn words_and_values_ask_the_same() {
    let variant = serde_json::from_value(json!({
        "preset": "full",
        "options": {"advanced": "all-A7"},
        "home": "random",
        "away": "random",
    }));
    let variants = [Variant::default(), variant.unwrap()];
    let asked = question("fuba", &variants, 7).unwrap();
    let words = fuba("", "full advanced=all-A7 coach=random");
    assert_eq!(
        asked.play(0..5, 1, &()).unwrap(),
        words.play(0..5, 1, &()).unwrap()
    );
}

/// Said in full a rule set is the same, in every edition and with whatever options, and so is everything that means it.
#[test]
fn a_question_said_in_full_asks_the_same() {
    fn same<G: Studied>(contender: &Contender<G>) {
        let again = Contender::<G>::read(&contender.variant());
        let again = again.unwrap_or_else(|why| panic!("{:?}: {why}", contender.options));
        assert_eq!(again.options, contender.options);
        assert_eq!(again.coaches, contender.coaches);
        assert_eq!(again.formations, contender.formations);
    }
    for preset in Position::presets() {
        same(&Contender::<Position>::parse(preset.name).unwrap());
    }
    for edition in gaffer_fuba::Edition::ALL {
        for number in 0..200 {
            let contender = Contender {
                options: gaffer_fuba::Options::numbered(
                    edition,
                    u64::wrapping_mul(number, 0x9e37_79b9_7f4a_7c15),
                ),
                coaches: BySide::with(|_| "random".to_owned()),
                formations: BySide::default(),
            };
            // Not all options go together.
            if contender.start().is_err() {
                continue;
            }
            same::<Position>(&contender);
        }
    }
    for preset in gaffer_champions::Position::presets() {
        same(&Contender::<gaffer_champions::Position>::parse(preset.name).unwrap());
    }
    let variant = |value| serde_json::from_value::<Variant>(value).unwrap();
    let asked = |advanced: &str| {
        let one = variant(json!({"preset": "2014", "options": {"advanced": advanced}}));
        question("fuba", &[one.clone(), one], 7).unwrap().variants()
    };
    assert_eq!(asked("A1+A3"), asked(" a3, A1+a1,A3"));
    assert_ne!(asked("A1+A3"), asked("A1+A4"));
}
