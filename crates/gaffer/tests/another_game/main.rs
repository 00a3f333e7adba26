//! Nothing in the program but `game/` knows which games there are: heads or tails plugs in as well.

mod coin;

use coin::{Coin, CoinOptions};
use gaffer::game::{AnyGame, Of};
use gaffer::record_file::{self, Recorder};
use gaffer::scenario::Scenario;
use gaffer::session::{DiceFrom, Session};
use gaffer::statistics::Statistics;
use gaffer::{coaches, options, replay, simulate};
use gaffer_core::{BySide, Header, Match, Record, Rules, Seat, Side};
use serde_json::{Map, Value, json};

const COIN: Of<Coin> = Of::GAME;

#[test]
fn it_is_introduced() {
    assert_eq!(
        (COIN.name(), COIN.printed_name()),
        ("coin", "Heads or tails")
    );
    let introduced = json!({
        "game": "coin", "name": "Heads or tails", "rules": 1,
        "presets": ["bent"], "coaches": ["random"],
    });
    assert_eq!(COIN.introduction(), introduced);
    assert_eq!(coaches::best::<Coin>(), "random");
}

#[test]
fn its_options_are_read() {
    let read = |preset, switch: &str| options::read::<Coin>(preset, &[switch.to_owned()]);
    assert_eq!(read(None, "bent=true"), options::preset::<Coin>("Bent"));
    assert_eq!(read(Some("bent"), "bent=false"), Ok(CoinOptions::default()));
    for (preset, switch, why) in [
        (None, "bent=maybe", "bent is true or false, not 'maybe'"),
        (
            None,
            "gold=1",
            "there is no option 'gold': choose one of bent",
        ),
        (
            Some("2.2"),
            "bent=true",
            "'2.2' is not a preset: choose one of bent",
        ),
    ] {
        assert_eq!(read(preset, switch), Err(why.to_owned()));
    }
}

#[test]
fn its_matches_are_simulated() {
    let random = BySide {
        home: "random",
        away: "random",
    };
    let bar = indicatif::ProgressBar::hidden();
    let play = |threads| {
        let options = CoinOptions::default();
        simulate::simulate::<Coin>(&options, random, 600, 1, threads, true, &bar).unwrap()
    };
    let (statistics, listed) = play(2);
    assert_eq!((statistics, listed), play(1));
    let (statistics, listed) = play(1);
    let first = json!({ "number": 1, "winner": listed[0].result.winner });
    assert_eq!(json!(listed[0]), first);
    let won = listed
        .iter()
        .filter(|one| one.result.winner == Side::Home)
        .count();
    let estimate = &statistics.estimates(&CoinOptions::default())[0];
    assert!((estimate.mean - won as f64 / 600.0).abs() < 1e-9);
    assert!(estimate.low < 0.5 && 0.5 < estimate.high, "{estimate:?}");
    let fallen = &statistics.json(&CoinOptions::default())["distributions"]["coins"];
    assert_eq!(fallen, &json!(statistics.fallen));
}

#[test]
fn its_scenarios_run_and_are_drawn() {
    let text = r#"
        game = "coin"
        title = "a call"
        rules = ["COIN-1"]
        [[case]]
        name = "heads"
        play = ["heads", "roll 2"]
        expect = { winner = "home" }
        events = [{ event = "fell", side = "heads" }]
        [[case]]
        name = "a bent coin"
        position = { options = { bent = true }, call = "heads" }
        play = ["roll 2"]
        expect = { winner = "away" }
        [[case]]
        name = "no second call"
        position = { call = "heads", winner = "home" }
        play = ["tails"]
        refused = "COIN-1"
    "#;
    let scenario = Scenario::parse(text).unwrap();
    for case in COIN.run_scenario(&scenario) {
        assert!(case.differences.is_empty(), "{case:?}");
    }
    assert!(COIN.show_scenario(&scenario).unwrap().contains("no call\n"));
    let told = scenario.run::<gaffer_fuba::Position>();
    assert_eq!(
        told[0].differences,
        ["this is a scenario of 'coin', not of 'fuba'"]
    );
    let unknown = scenario.game().unwrap_err();
    assert!(unknown.contains("'coin' is not a game"), "{unknown}");
}

#[test]
fn the_referee_conducts_it() {
    let bent = Map::from_iter([("bent".to_owned(), Value::Bool(true))]);
    let mut game = COIN.new_match(None, bent).unwrap();
    assert_eq!(game.state()["awaits"]["question"], "call");
    assert_eq!(game.choices()["choices"], json!(["heads", "tails"]));
    assert_eq!(
        game.advice("random", 1).unwrap(),
        game.advice("random", 1).unwrap()
    );
    let reply = game.take_row("tails").unwrap();
    assert_eq!(reply["events"][0]["words"], "Home calls tails.");
    assert!(game.take_dice(&[7]).is_err());
    assert_eq!(
        game.outcomes().unwrap()["outcomes"]
            .as_array()
            .unwrap()
            .len(),
        6
    );
    assert_eq!(
        game.take_dice(&[2]).unwrap()["awaits"]["result"],
        json!({ "winner": "home" })
    );
    assert_eq!(game.why("tails").unwrap()["rule"], "COIN-1");
    let position = game.diagram()["position"].clone();
    assert_eq!(COIN.match_from(position).unwrap().diagram(), game.diagram());
    assert_eq!(game.record()["answers"], json!(["tails", "roll 2"]));
    assert!(COIN.new_match(Some("full"), Map::new()).is_err());
}

/// A match is recorded while it is played, and only its own game reads the record.
#[test]
fn its_record_is_read_back() {
    let file = std::env::temp_dir().join(format!("gaffer-coin-{}.jsonl", std::process::id()));
    let seat = Seat {
        name: "Rovers".into(),
        coach: "random".into(),
    };
    let header = Header {
        gaffer: Record::<Coin>::FORMAT,
        game: Coin::GAME.into(),
        rules: Coin::VERSION,
        options: CoinOptions::default(),
        seats: BySide::with(|_| seat.clone()),
        dice: "seed".into(),
        seed: Some(1),
    };
    let recorder = Recorder::create(&file, &header).unwrap();
    let seated = BySide::with(|_| coaches::find::<Coin>("random").ok());
    let game = Match::new(&CoinOptions::default()).unwrap();
    let mut session = Session::new(game, seated, DiceFrom::Seed(1), 1, Some(recorder));
    assert!(session.step().unwrap());
    assert!(COIN.is_unfinished(&file));
    assert!(session.step().unwrap());
    assert!(!COIN.is_unfinished(&file));
    let record = record_file::read::<Coin>(&file).unwrap();
    let moments = replay::moments(&record, &file).unwrap();
    assert_eq!(&moments.last().unwrap().position, session.game().position());
    let other = record_file::read::<gaffer_fuba::Position>(&file).unwrap_err();
    assert!(
        other.contains("this is a record of 'coin', not of 'fuba'"),
        "{other}"
    );
    let unknown = record_file::game(&file).unwrap_err();
    assert!(unknown.contains("'coin' is not a game"), "{unknown}");
    std::fs::remove_file(&file).unwrap();
}
