//! The real program in a pseudo-terminal: played with keys, killed, and continued.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc;
use std::time::Duration;

use gaffer::record_file;
use gaffer_core::{Awaits, Rules};
use gaffer_fuba::Position;
use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

/// Somebody at a terminal with the program in it.
pub(crate) struct Player {
    pub(crate) parser: vt100::Parser,
    output: mpsc::Receiver<Vec<u8>>,
    input: Box<dyn Write + Send>,
    pub(crate) child: Box<dyn Child + Send + Sync>,
    // The terminal lives as long as its program.
    _master: Box<dyn portable_pty::MasterPty + Send>,
}

impl Player {
    /// Starts `gaffer` in a terminal of 80x24 characters.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let size = PtySize {
            rows: 24,
            cols: 80,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_gaffer"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = mpsc::channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self {
            parser: vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0),
            output,
            input: pair.master.take_writer().unwrap(),
            child,
            _master: pair.master,
        }
    }

    pub(crate) fn screen(&self) -> String {
        self.parser.screen().contents()
    }

    fn read_on(&mut self) {
        // So long without a sign of life only ends a run that would otherwise hang.
        let bytes = self
            .output
            .recv_timeout(Duration::from_secs(120))
            .unwrap_or_else(|why| panic!("{why}:\n{}", self.screen()));
        self.parser.process(&bytes);
    }

    /// Reads what follows a key, until nothing more comes for a moment; false when the program has ended.
    fn read_answer(&mut self) -> bool {
        let mut patience = Duration::from_secs(60);
        loop {
            match self.output.recv_timeout(patience) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(mpsc::RecvTimeoutError::Disconnected) => return false,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    assert!(patience < Duration::from_secs(1), "{}", self.screen());
                    return true;
                }
            }
            patience = Duration::from_millis(3);
        }
    }

    /// Presses keys until a text stands on the screen. A busy machine may show a screen in two parts, and
    /// a key too many then leaves a match that is over: that is an end too.
    pub(crate) fn play_until(&mut self, text: &str, keys: impl Fn(&str, usize) -> &'static str) {
        let begun = std::time::Instant::now();
        let mut decisions = 0;
        while !self.screen().contains(text) {
            let next = keys(&self.screen(), decisions);
            self.type_keys(next);
            if !self.read_answer() {
                return;
            }
            decisions += 1;
            assert!(
                decisions < 20_000 && begun.elapsed() < Duration::from_secs(120),
                "the match does not end:\n{}",
                self.screen()
            );
        }
    }

    /// Leaves a match that is over, if it was not left yet.
    pub(crate) fn leave(&mut self) {
        if self.parser.screen().alternate_screen() {
            self.type_keys(" ");
        }
        while self.read_answer() {}
        assert!(
            self.screen().contains("See it again with: gaffer replay"),
            "{}",
            self.screen()
        );
    }

    /// Ends the program as a power cut would.
    pub(crate) fn kill(&mut self) {
        let killed = Command::new("kill")
            .args(["-9", &self.child.process_id().unwrap().to_string()])
            .status()
            .unwrap();
        assert!(killed.success());
        self.child.wait().unwrap();
    }

    /// Reads until a text stands on the screen.
    pub(crate) fn wait_for(&mut self, text: &str) {
        while !self.screen().contains(text) {
            self.read_on();
        }
    }

    pub(crate) fn type_keys(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).unwrap();
        self.input.flush().unwrap();
    }
}

/// A file for a record that is not there yet.
pub(crate) fn record_path(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("gaffer-{name}-{}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

/// The answers of a recorded match.
pub(crate) fn answers<R: Rules>(record: &Path) -> Vec<String> {
    let record = record_file::read::<R>(record).unwrap();
    record.answers.iter().map(ToString::to_string).collect()
}

#[test]
fn a_killed_match_goes_on_where_it_stopped() {
    let record = record_path("killed");
    let file = record.to_str().unwrap();
    let mut player = Player::start(&[
        "play",
        "--terminal",
        "--home",
        "person",
        "--away",
        "sensible",
        "--home-name",
        "Rovers",
        "--away-name",
        "United",
        "--seed",
        "5",
        "--pace",
        "instant",
        "--record",
        file,
    ]);
    player.wait_for("Which formation? (secret)");
    assert!(player.parser.screen().alternate_screen());
    player.type_keys("442\r");
    player.wait_for("Formations: Rovers 4-4-2");
    player.type_keys("\x1b[B\r");
    player.wait_for("United will kick off.");
    // Half a set-up, then the machine is switched off.
    player.type_keys("b2 3\r");
    player.wait_for("7 in hand");
    player.kill();
    let before = answers::<Position>(&record);
    assert_eq!(
        before.iter().filter(|answer| *answer == "place b2").count(),
        3
    );

    // A line that was being written is torn.
    let mut torn = std::fs::OpenOptions::new()
        .append(true)
        .open(&record)
        .unwrap();
    torn.write_all(b"{\"answer\":\"pla").unwrap();
    drop(torn);

    let mut player = Player::start(&["play", "--terminal", "--continue", file]);
    player.wait_for("7 in hand");
    player.type_keys("u");
    player.wait_for("8 in hand");
    player.type_keys("q");
    player.wait_for("Leave the match?");
    player.type_keys("y");
    player.wait_for("Go on with: gaffer play --terminal --continue");
    assert!(!player.parser.screen().alternate_screen());
    assert!(player.child.wait().unwrap().success());
    let after = answers::<Position>(&record);
    assert_eq!(after, before[..before.len() - 1]);
    std::fs::remove_file(&record).unwrap();
}

#[test]
fn a_whole_match_is_played_by_keys() {
    let record = record_path("whole");
    let mut player = Player::start(&[
        "play",
        "--terminal",
        "--home",
        "person",
        "--away",
        "person",
        "--seed",
        "3",
        "--pace",
        "instant",
        "--record",
        record.to_str().unwrap(),
    ]);
    player.wait_for("Press Enter");
    // Enter takes the keyboard over, Tab lets the assistant decide.
    player.play_until("Full time", |screen, _| {
        if screen.contains("Press Enter") {
            "\r"
        } else {
            "\t"
        }
    });
    player.leave();
    assert!(player.child.wait().unwrap().success());
    let played = record_file::read::<Position>(&record)
        .unwrap()
        .replay()
        .unwrap();
    assert!(matches!(played.position().awaits(), Awaits::Nothing(_)));
    let printed = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .args(["replay", "--print", "--language", "en"])
        .arg(&record)
        .output()
        .unwrap();
    assert!(
        String::from_utf8(printed.stdout)
            .unwrap()
            .contains("Full time")
    );
    std::fs::remove_file(&record).unwrap();
}

#[test]
fn a_match_by_all_rules_is_played_by_keys_against_the_computer() {
    let record = record_path("full");
    let mut player = Player::start(&[
        "play",
        "--terminal",
        "--home",
        "person",
        "--away",
        "sensible",
        "--preset",
        "full",
        "--seed",
        "6",
        "--pace",
        "instant",
        "--record",
        record.to_str().unwrap(),
    ]);
    player.wait_for("Which formation? (secret)");
    player.type_keys("442\r");
    player.wait_for("Which roles? (secret)");
    player.type_keys("am1\r");
    player.wait_for("Which skills? 0 of 2 (secret)");
    player.type_keys("tackle\r");
    player.wait_for("Which skills? 1 of 2 (secret)");
    player.type_keys("crossing\r");
    player.wait_for("Which skills? 2 of 2 (secret)");
    player.type_keys("\r");
    player.wait_for("skills: Tackle*, Crossing*");
    // The first choice of the list, every third time the assistant's: a match is many decisions.
    player.play_until(
        "FULL TIME",
        |_, number| {
            if number % 3 == 0 { "\t" } else { "\r" }
        },
    );
    if player.parser.screen().alternate_screen() {
        for what in ["condition", "skills used:"] {
            assert!(player.screen().contains(what), "{}", player.screen());
        }
    }
    player.leave();
    assert!(player.child.wait().unwrap().success());
    let played = record_file::read::<Position>(&record)
        .unwrap()
        .replay()
        .unwrap();
    assert!(matches!(played.position().awaits(), Awaits::Nothing(_)));
    std::fs::remove_file(&record).unwrap();
}

#[test]
fn the_menu_asks_who_plays_and_by_which_rules() {
    let record = record_path("menu");
    let mut player = Player::start(&["play", "--terminal", "--record", record.to_str().unwrap()]);
    player.wait_for("Its number or name [1]:");
    player.type_keys("\r");
    player.wait_for("1, 2 or 3 [1]:");
    player.type_keys("1\r");
    player.wait_for("sensible: looks one step ahead; plays at once");
    player.wait_for("Number or name [sensible]:");
    player.type_keys("\r");
    player.wait_for("Edition 1, 2 or 3 [1]:");
    player.type_keys("\r");
    player.wait_for("Rules now: basic. Enter plays:");
    player.type_keys("a10\r");
    player.wait_for("[x] A10 skills (needs A1)");
    player.wait_for("Rules now: basic with A1 A10. Enter plays:");
    player.type_keys("\r");
    player.wait_for("Which formation? (secret)");
    player.type_keys("442\r");
    player.wait_for("Which skills? 0 of 2 (secret)");
    player.type_keys("q");
    player.wait_for("Leave the match?");
    player.type_keys("y");
    player.wait_for("Go on with: gaffer play --terminal --continue");
    assert!(player.child.wait().unwrap().success());
    std::fs::remove_file(&record).unwrap();
}

#[test]
fn the_menu_offers_the_rules_of_the_edition() {
    let record = record_path("menu-2014");
    let mut player = Player::start(&["play", "--terminal", "--record", record.to_str().unwrap()]);
    player.wait_for("Its number or name [1]:");
    player.type_keys("\r");
    player.wait_for("1, 2 or 3 [1]:");
    player.type_keys("1\r");
    player.wait_for("sensible: looks one step ahead; plays at once");
    player.wait_for("Number or name [sensible]:");
    player.type_keys("\r");
    player.wait_for("Edition 1, 2 or 3 [1]:");
    player.type_keys("2\r");
    player.wait_for("Rules now: 2014. Enter plays:");
    player.type_keys("a6\r");
    player.wait_for("[x] A6  playing styles");
    player.type_keys("\r");
    player.wait_for("Which formation? (secret)");
    player.type_keys("442\r");
    player.wait_for("Which styles? (secret)");
    player.type_keys("q");
    player.wait_for("Leave the match?");
    player.type_keys("y");
    player.wait_for("Go on with: gaffer play --terminal --continue");
    assert!(player.child.wait().unwrap().success());
    std::fs::remove_file(&record).unwrap();
}

#[test]
fn an_option_of_another_edition_is_refused_before_the_match() {
    let mut player = Player::start(&[
        "play",
        "--terminal",
        "--home",
        "person",
        "--preset",
        "1.0",
        "--set",
        "event_plus5=errata",
    ]);
    player.wait_for("event_plus5 is an option of edition 2.2, not of 1.0");
    assert!(!player.child.wait().unwrap().success());
}

/// Plays a match of a preset to its end: Enter takes the keyboard over and now and then plays the first
/// choice of the list, Tab lets the assistant decide.
fn play_whole_match(preset: &str, away: &str, seed: &str) {
    let record = record_path(&format!("whole-{preset}"));
    let mut player = Player::start(&[
        "play",
        "--terminal",
        "--home",
        "person",
        "--away",
        away,
        "--preset",
        preset,
        "--seed",
        seed,
        "--pace",
        "instant",
        "--record",
        record.to_str().unwrap(),
    ]);
    player.wait_for(if away == "person" {
        "Press Enter"
    } else {
        "Which formation? (secret)"
    });
    player.play_until("Full time", |screen, number| {
        if screen.contains("Press Enter") || number % 3 == 0 {
            "\r"
        } else {
            "\t"
        }
    });
    player.leave();
    assert!(player.child.wait().unwrap().success());
    let record_read = record_file::read::<Position>(&record).unwrap();
    let played = record_read.replay().unwrap();
    assert!(matches!(played.position().awaits(), Awaits::Nothing(_)));
    assert_eq!(
        Ok(played.position().options()),
        gaffer::options::preset::<Position>(preset)
    );
    std::fs::remove_file(&record).unwrap();
}

#[test]
fn a_match_of_1_0_is_played_by_keys() {
    play_whole_match("1.0", "person", "4");
}

#[test]
fn a_match_of_2014_is_played_by_keys() {
    play_whole_match("2014", "sensible", "5");
}

#[test]
fn a_match_of_2014_with_all_its_rules_is_played_by_keys() {
    play_whole_match("2014-full", "person", "6");
}

/// From the first formation to a missed shot from b4, so that the goal kick opens the next turn. In 1.0 the
/// shot comes before the movements, in 2014 after the first team's.
const TO_A_GOAL_KICK: [(&str, &[&str]); 2] = [
    ("1.0", &["y", "1", "m", "done", "m", "done"]),
    ("2014", &["m", "done", "y", "1", "m", "done"]),
];

#[test]
fn a_slow_goal_kick_goes_on_where_it_was_killed() {
    for (preset, turn) in TO_A_GOAL_KICK {
        let record = record_path(&format!("goal-kick-{preset}"));
        let file = record.to_str().unwrap();
        let mut player = Player::start(&[
            "play",
            "--terminal",
            "--home",
            "person",
            "--away",
            "person",
            "--home-name",
            "Rovers",
            "--away-name",
            "United",
            "--preset",
            preset,
            "--dice",
            "by-hand",
            "--pace",
            "instant",
            "--record",
            file,
        ]);
        player.wait_for("Press Enter");
        player.type_keys("\r442\r\r442\r");
        player.wait_for("Roll: kick-off");
        for line in ["5 2", "home", "b3 10", "b3 10", "done", "b4", "6 1"]
            .iter()
            .chain(turn)
        {
            player.type_keys(&format!("{line}\r"));
        }
        player.wait_for("Goal kick: fast or slow?");
        player.type_keys("slow\r");
        player.wait_for("Movement before the kick?");
        player.type_keys("midfield\rb3 a3\r");
        player.wait_for("Which midfield move? 3 left");
        player.kill();
        let before = answers::<Position>(&record);
        assert!(
            before.ends_with(&["slow", "movement midfield", "move b3-a3"].map(String::from)),
            "{before:?}"
        );

        let mut player = Player::start(&["play", "--terminal", "--continue", file]);
        player.wait_for("Which midfield move? 3 left");
        assert!(
            player.screen().contains("Slow goal kick"),
            "{}",
            player.screen()
        );
        assert!(
            player.screen().contains(&format!("FUBA {preset}")),
            "{}",
            player.screen()
        );
        player.type_keys("u");
        player.wait_for("Which midfield move? 4 left");
        player.type_keys("q");
        player.wait_for("Leave the match?");
        player.type_keys("y");
        player.wait_for("Go on with: gaffer play --terminal --continue");
        assert!(player.child.wait().unwrap().success());
        assert_eq!(answers::<Position>(&record), before[..before.len() - 1]);
        std::fs::remove_file(&record).unwrap();
    }
}

#[test]
fn a_record_is_stepped_through() {
    let record = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/matches/half-ended-by-the-dice.jsonl"
    );
    let mut player = Player::start(&["replay", record]);
    player.wait_for("Moment 0 of");
    player.type_keys("\x1b[C");
    player.wait_for("Moment 1 of");
    player.type_keys("\x1b[F");
    player.wait_for("Full time");
    player.type_keys("q");
    assert!(player.child.wait().unwrap().success());
}

/// Dice that nobody named come from 128 bits, which are printed when the match is over and not before; given back, they
/// repeat it.
#[test]
fn a_seed_that_was_drawn_is_printed_at_the_end_and_repeats_the_match() {
    let play = |name: &str, seed: Option<&str>| {
        let record = record_path(name);
        let file = record.to_str().unwrap();
        let mut arguments = vec!["play", "--terminal", "--pace", "instant", "--record", file];
        arguments.extend(["--home", "random", "--away", "random"]);
        arguments.extend(seed.into_iter().flat_map(|seed| ["--seed", seed]));
        let mut player = Player::start(&arguments);
        player.play_until("Full time", |_, _| "\r");
        player.leave();
        assert!(player.child.wait().unwrap().success());
        let screen = player.screen();
        let printed = screen.lines().find_map(|line| line.strip_prefix("Seed: "));
        let header = record_file::read::<Position>(&record).unwrap().header;
        assert_eq!(printed, header.seed.map(|seed| seed.to_string()).as_deref());
        let answers = answers::<Position>(&record);
        std::fs::remove_file(&record).unwrap();
        (printed.unwrap().trim().to_owned(), answers)
    };
    let (seed, answers) = play("drawn", None);
    assert_eq!(seed.len(), 32, "{seed}");
    assert_eq!(play("again", Some(&seed)), (seed.clone(), answers.clone()));
    let (other, others) = play("other", None);
    assert_ne!((other, others), (seed, answers));
}

#[test]
fn a_match_that_was_left_does_not_tell_its_dice() {
    let record = record_path("left");
    let file = record.to_str().unwrap();
    let arguments = ["play", "--terminal", "--home", "person", "--record", file];
    let mut player = Player::start(&arguments);
    player.wait_for("Which formation? (secret)");
    player.type_keys("q");
    player.wait_for("Leave the match?");
    player.type_keys("y");
    player.wait_for("Go on with: gaffer play --terminal --continue");
    assert!(!player.screen().contains("Seed"), "{}", player.screen());
    std::fs::remove_file(&record).unwrap();
}
