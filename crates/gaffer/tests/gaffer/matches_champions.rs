//! Whole matches of Champions as files, replayed to the byte: one for each way a match can end.
//! `examples/find_champions_endings` finds them.

use std::path::PathBuf;

use gaffer::record_file;
use gaffer_champions::{LEAST_PLAYERS, Period, Position, Step};
use gaffer_core::{Answer, Match, Record, Rules, Side};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/matches/champions");

const ENDINGS: [&str; 6] = [
    "draw",
    "forfeit",
    "golden-goal",
    "regular-win",
    "shoot-out",
    "tally",
];

fn file(name: &str) -> PathBuf {
    PathBuf::from(FOLDER).join(format!("{name}.jsonl"))
}

fn read(name: &str) -> Record<Position> {
    record_file::read(&file(name)).unwrap()
}

#[test]
fn there_is_a_match_for_every_ending_and_no_other() {
    let mut found: Vec<String> = std::fs::read_dir(FOLDER)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter_map(|name| name.strip_suffix(".jsonl").map(str::to_owned))
        .collect();
    found.sort();
    assert_eq!(found, ENDINGS);
}

/// What a match's name says, seen in the answers and the positions and not in the events or the result.
#[test]
fn every_match_ends_as_its_name_says() {
    for name in ENDINGS {
        let record = read(name);
        let mut game = Match::<Position>::new(&record.header.options).unwrap();
        let mut before = *game.position();
        let mut rolls = 0_u32;
        for answer in &record.answers {
            before = *game.position();
            match answer {
                Answer::Choice(choice) => game.choose(*choice).unwrap(),
                Answer::Roll(dice) => {
                    rolls += 1;
                    game.roll(*dice).unwrap();
                }
            }
        }
        let last = game.position().open();
        assert_eq!(last.step(), Step::Over, "{name}");
        let score = last.score();
        let level = score.home == score.away;
        let before = before.open();
        let goals_before = before.score().home + before.score().away;
        let told = match name {
            "regular-win" => last.period() == Period::Regular && !level && last.ones() == 16,
            "draw" => last.period() == Period::Regular && level && last.ones() == 16,
            "golden-goal" => {
                last.period() == Period::ExtraTime && goals_before + 1 == score.home + score.away
            }
            "shoot-out" => {
                let kicks = last.shoot_out();
                last.period() == Period::ShootOut && level && kicks.scored.home != kicks.scored.away
            }
            "forfeit" => {
                let few = |side| last.team(side).on_pitch().len() < LEAST_PLAYERS;
                let loser = Side::BOTH.into_iter().find(|side| few(*side));
                loser.is_some_and(|loser| score[!loser] >= score[loser] + 3)
            }
            // Every roll is a minute; what fouls add is at least nothing (C20-time-7).
            "tally" => last.ones() == 0 && rolls >= 90 && last.tally() >= 90,
            _ => false,
        };
        assert!(told, "{name}");
    }
}

#[test]
fn replaying_again_gives_the_same_story() {
    for name in ENDINGS {
        let [one, other] = [read(name), read(name)].map(|record| record.replay().unwrap());
        assert_eq!(one.position(), other.position(), "{name}");
        assert_eq!(one.events(), other.events(), "{name}");
    }
}

/// The final positions, so that a change of the rules that alters a match does not go unseen. When one is wanted,
/// raise `Position::VERSION` and write them anew with `GAFFER_WRITE_FINALS=1`.
#[test]
fn final_positions_are_the_same_as_ever() {
    for name in ENDINGS {
        let game = read(name).replay().unwrap();
        let found = serde_json::to_string_pretty(&game.position().diagram()).unwrap() + "\n";
        let kept = file(name).with_extension("json");
        if std::env::var_os("GAFFER_WRITE_FINALS").is_some() {
            std::fs::write(&kept, &found).unwrap();
        }
        assert_eq!(found, std::fs::read_to_string(&kept).unwrap(), "{name}");
    }
}
