//! Whole matches as files, replayed to the byte: one for each way a match of 2.2 can end, and in a folder for
//! each preset of the older editions one for each story that its name tells. `examples/find_endings` finds them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::ending::{Ending, ending};
use gaffer::record_file;
use gaffer_core::{Answer, BySide, Match, Record, Rules, Side};
use gaffer_fuba::{
    Choice, DifficultRebound, Edition, Event, LAST_STOPPAGE, OffsideOf, Options, Position,
    ReboundResult, ShotResult, Step,
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/matches");

/// The presets of the older editions that have matches.
const OLDER: [&str; 3] = ["1.0", "2014", "2014-full"];

const STORIES: [&str; 5] = [
    "ended-by-the-dice",
    "goal-in-stoppage-time",
    "penalty-on-the-last-square",
    "slow-goal-kicks",
    "two-red-cards",
];

fn files() -> Vec<PathBuf> {
    files_in(Path::new(FOLDER))
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "jsonl"))
        .collect();
    files.sort();
    files
}

fn read(file: &Path) -> Record<Position> {
    record_file::read(file).unwrap()
}

#[test]
fn every_match_replays_and_ends_as_its_name_says() {
    for file in files() {
        let game = read(&file).replay().unwrap();
        let name = file.file_stem().unwrap().to_str().unwrap();
        assert_eq!(ending(game.events()).map(Ending::name), Some(name));
        assert_eq!(game.position().question(), "");
        // Replaying once more gives the same position and the same story.
        let again = read(&file).replay().unwrap();
        assert_eq!(again.position(), game.position());
        assert_eq!(again.events(), game.events());
    }
}

#[test]
fn there_is_a_match_for_every_ending() {
    let found: BTreeSet<String> = files()
        .iter()
        .map(|file| file.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    let wanted: BTreeSet<String> = Ending::ALL.map(|how| how.name().to_owned()).into();
    assert_eq!(found, wanted);
}

fn name(file: &Path) -> &str {
    file.file_stem().unwrap().to_str().unwrap()
}

#[test]
fn every_older_edition_has_every_story() {
    for preset in OLDER {
        let files = files_in(&Path::new(FOLDER).join(preset));
        let names: Vec<&str> = files.iter().map(|file| name(file)).collect();
        assert_eq!(names, STORIES, "{preset}");
        for file in &files {
            let record = read(file);
            assert_eq!(record.header.options, played_then(preset));
            tell(name(file), &record);
        }
    }
}

/// A preset as it was played before the readings were options: their records are older than these.
fn played_then(preset: &str) -> Options {
    let mut options = Options::preset(preset).unwrap();
    if options.edition == Edition::V2014 {
        options.readings = options
            .readings
            .with(OffsideOf::Both)
            .with(DifficultRebound::Off);
    }
    options
}

/// What a story's name says, seen in the answers and the positions and not in the events.
fn tell(name: &str, record: &Record<Position>) {
    let mut game = Match::<Position>::new(&record.header.options).unwrap();
    let mut in_stoppage_time = 0;
    let mut slow = 0;
    let mut kicked_on_the_last_square = false;
    let mut last_dice = None;
    for answer in &record.answers {
        let before = *game.position();
        let (open, clock) = (before.open(), before.open().clock());
        match answer {
            Answer::Choice(choice) => {
                slow += u8::from(*choice == Choice::Slow);
                let on_last = clock.half() == 2 && clock.stoppage() == LAST_STOPPAGE;
                kicked_on_the_last_square |= on_last && matches!(choice, Choice::Kick(_));
                game.choose(*choice).unwrap();
            }
            Answer::Roll(dice) => {
                if open.step() == Step::TurnRoll {
                    last_dice = Some((dice.first().abs_diff(dice.second()), clock.stoppage()));
                }
                game.roll(*dice).unwrap();
            }
        }
        let [was, is] = [open, game.position().open()].map(|open| {
            let score = open.score();
            score.home + score.away
        });
        let stoppage = (1..LAST_STOPPAGE).contains(&clock.stoppage());
        in_stoppage_time += u8::from(clock.half() == 2 && stoppage && is > was);
    }
    let last = game.position().open();
    assert_eq!(last.step(), Step::Over, "{name}");
    assert_eq!(last.score(), scored(game.events()), "{name}");
    let told = match name {
        "ended-by-the-dice" => {
            last_dice.is_some_and(|(difference, square)| square > 0 && difference < square)
        }
        "goal-in-stoppage-time" => in_stoppage_time > 0,
        "penalty-on-the-last-square" => {
            kicked_on_the_last_square && last.clock().stoppage() == LAST_STOPPAGE
        }
        "slow-goal-kicks" => slow > 2,
        "two-red-cards" => {
            let red = Side::BOTH.map(|side| last.team(side).red());
            red.iter().sum::<u8>() == 2
        }
        _ => false,
    };
    assert!(told, "{name}");
}

/// The goals by the dice of attempts, rebounds and penalties.
fn scored(events: &[Event]) -> BySide<u8> {
    let mut goals = BySide::default();
    for event in events {
        match event {
            Event::ShotTaken {
                side,
                result: ShotResult::Goal,
                ..
            }
            | Event::DifficultRolled {
                side,
                result: ShotResult::Goal,
                ..
            }
            | Event::Rebound {
                side,
                result: ReboundResult::Goal,
                ..
            }
            | Event::PenaltyTaken {
                side, scored: true, ..
            } => goals[*side] += 1,
            _ => {}
        }
    }
    goals
}

/// The final positions, so that a change of the rules that alters a match does not go unseen. When
/// one is wanted, raise `Position::VERSION` and write them anew with `GAFFER_WRITE_FINALS=1`.
#[test]
fn final_positions_are_the_same_as_ever() {
    let older = OLDER.map(|preset| files_in(&Path::new(FOLDER).join(preset)));
    for file in files().into_iter().chain(older.into_iter().flatten()) {
        let game = read(&file).replay().unwrap();
        let found = serde_json::to_string_pretty(&game.position().diagram()).unwrap() + "\n";
        let kept = file.with_extension("json");
        if std::env::var_os("GAFFER_WRITE_FINALS").is_some() {
            std::fs::write(&kept, &found).unwrap();
        }
        assert_eq!(
            found,
            std::fs::read_to_string(&kept).unwrap(),
            "{}",
            file.display()
        );
    }
}

#[test]
fn bad_records_are_refused_with_their_line() {
    let folder = std::env::temp_dir().join(format!("gaffer-records-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let good = std::fs::read_to_string(&files()[0]).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    for (name, text, expected) in [
        ("empty", String::new(), "empty"),
        ("nonsense", "hello\n".to_owned(), "header"),
        ("game", good.replacen("\"fuba\"", "\"chess\"", 1), "chess"),
        (
            "format",
            good.replacen("\"gaffer\":1", "\"gaffer\":9", 1),
            "format 9",
        ),
        (
            "rules",
            good.replacen("\"rules\":1", "\"rules\":77", 1),
            "version 77",
        ),
        (
            "choice",
            format!("{}\n{{\"answer\":\"fly\"}}\n{}\n", lines[0], lines[1]),
            "fly",
        ),
        (
            "undo",
            format!("{}\n{{\"undo\":3}}\n{}\n", lines[0], lines[1]),
            "cannot be taken back",
        ),
    ] {
        let path = folder.join(format!("{name}.jsonl"));
        std::fs::write(&path, text).unwrap();
        let why = record_file::read::<Position>(&path).unwrap_err();
        assert!(why.contains(expected), "{name}: {why}");
    }
    // A record that reads well but cannot be played says which answer and why.
    let path = folder.join("refused.jsonl");
    std::fs::write(
        &path,
        format!(
            "{}\n{{\"answer\":\"target b4\"}}\n{{\"undo\":0}}\n",
            lines[0]
        ),
    )
    .unwrap();
    let record = record_file::read::<Position>(&path).unwrap();
    let why = record.replay().unwrap_err().to_string();
    assert!(why.contains("answer 1") && why.contains("F22-4a"), "{why}");
    std::fs::remove_dir_all(&folder).unwrap();
}
