//! Nothing in the program but `game/` knows which games there are: heads or tails plugs in as well.

mod coin;

use clap::Parser as _;
use coin::{Coin, CoinOptions};
use gaffer::cli::{Cli, Command};
use gaffer::game::{AnyPlayable, Of};
use gaffer::position_file::Source;
use gaffer::record_file::{self, Recorder};
use gaffer::scenario::{self, Scenario};
use gaffer::session::Session;
use gaffer::{coaches, options};
use gaffer_core::{BySide, Header, Match, Record, RecordEntry, Rules, Seat, Side, Viewer};
use gaffer_games::AnyGame as _;
use gaffer_games::protocol::Awaits;
use gaffer_games::words::{Language, Words};
use gaffer_lab::Hands;
use gaffer_lab::simulate::Series;
use gaffer_lab::statistics::Statistics;
use gaffer_table::TableDice;
use serde_json::{Map, Value, json};

const COIN: Of<Coin> = Of::GAME;

#[test]
fn it_is_introduced() {
    assert_eq!((COIN.name(), COIN.title()), ("coin", "Heads or tails"));
    let info = COIN.info(Language::ENGLISH);
    assert_eq!(
        (info.game, info.name, info.rules),
        ("coin", "Heads or tails", 1)
    );
    assert_eq!(
        (info.presets[0].name, info.coaches[0].name),
        ("bent", "random")
    );
    assert_eq!(info.presets[0].switches[0].label, "bent");
    assert_eq!(coaches::usual::<Coin>(), "random");
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
    let play = |threads| {
        let series = Series::<Coin> {
            options: &CoinOptions::default(),
            coaches: BySide::with(|_| "random"),
            matches: 600,
            seed: 1,
            hands: Hands::threads(threads),
            list: true,
        };
        series.play(&()).unwrap()
    };
    let (statistics, listed) = play(2);
    assert_eq!((statistics, listed), play(1));
    let (statistics, listed) = play(1);
    let first = json!({ "number": 1, "winner": listed[0].result["winner"] });
    assert_eq!(json!(listed[0]), first);
    let won = listed
        .iter()
        .filter(|one| one.result["winner"] == "home")
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
    let told = scenario.run::<gaffer_fuba::Position>(|refusal| format!("{refusal:?}"));
    assert_eq!(
        told[0].differences,
        ["this is a scenario of 'coin', not of 'fuba'"]
    );
    let unknown = scenario::game(&scenario).unwrap_err();
    assert!(unknown.contains("'coin' is not a game"), "{unknown}");
}

#[test]
fn the_referee_conducts_it() {
    let bent = Map::from_iter([("bent".to_owned(), Value::Bool(true))]);
    let coin = &COIN;
    let mut game = coin.new_match(None, bent).unwrap();
    assert!(matches!(
        game.awaits(),
        Awaits::Choice {
            question: "call",
            ..
        }
    ));
    assert_eq!(game.choices(), ["heads", "tails"]);
    assert_eq!(
        game.advice("random", 1).unwrap(),
        game.advice("random", 1).unwrap()
    );
    let names = BySide {
        home: "Home".to_owned(),
        away: "Away".to_owned(),
    };
    let words = Words::english(&names);
    let sight = game.sight(Viewer::Side(Side::Home), words);
    assert_eq!(sight.offers[1].label, "call tails");
    assert_eq!(sight.offers[1].places, ["table"]);
    assert!(game.sight(Viewer::Spectator, words).offers.is_empty());
    let change = game.choose("tails").unwrap();
    assert_eq!(change.entries, [RecordEntry::Answer("tails".into())]);
    assert_eq!(game.told(change.from, words)[0].words, "Home calls tails.");
    assert!(game.roll(&[7]).is_err());
    assert_eq!(game.outcomes().unwrap().len(), 6);
    game.roll(&[2]).unwrap();
    assert_eq!(game.result(), Some(json!({ "winner": "home" })));
    let refused = game.why("tails").unwrap_err();
    assert_eq!(refused.rule.map(|rule| rule.0), Some("COIN-1"));
    let again = coin.match_from(game.position()).unwrap();
    assert_eq!(again.position(), game.position());
    assert!(coin.new_match(Some("full"), Map::new()).is_err());
}

/// Its record is analysed as a whole, and a position of it too.
fn analysed(file: &std::path::Path) -> Result<(), String> {
    let source = Source::read(file)?;
    let name = file.to_str().ok_or("a name")?;
    for options in [["--json", "--seed=1"], ["--at=0", "--matches=20"]] {
        let parsed = Cli::try_parse_from(["gaffer", "analyse", name].into_iter().chain(options));
        let Command::Analyse(arguments) = parsed.map_err(|error| error.to_string())?.command else {
            return Err("another command".into());
        };
        COIN.analyse(&source, &arguments)?;
    }
    Ok(())
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
        dice: gaffer_core::DiceFrom::Seed,
        seed: Some(1.into()),
        sealed: None,
        time: None,
        substitute: None,
        apart: None,
    };
    let recorder = Recorder::create(&file, &header).unwrap();
    let seated = BySide::with(|_| coaches::find::<Coin>("random").ok());
    let game = Match::new(&CoinOptions::default()).unwrap();
    let mut session = Session::new(game, seated, TableDice::Seeded(1.into()), 1, Some(recorder));
    assert!(session.step().unwrap());
    assert!(COIN.is_unfinished(&file));
    assert!(session.step().unwrap());
    assert!(!COIN.is_unfinished(&file));
    let record = record_file::read::<Coin>(&file).unwrap();
    assert_eq!(record.replayed().unwrap().end(), session.game().position());
    assert_eq!(analysed(&file), Ok(()));
    let other = record_file::read::<gaffer_fuba::Position>(&file).unwrap_err();
    assert!(
        other.contains("this is a record of 'coin', not of 'fuba'"),
        "{other}"
    );
    let unknown = record_file::game(&file).unwrap_err();
    assert!(unknown.contains("'coin' is not a game"), "{unknown}");
    std::fs::remove_file(&file).unwrap();
}
