//! The real screen in a pseudo-terminal: this test program starts itself and plays through the keys.

use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc;

use gaffer::coaches;
use gaffer::record_file::{self, Recorder};
use gaffer::session::{DiceFrom, Session};
use gaffer::terminal::{self, Ending, Pace, TerminalOptions};
use gaffer_core::{BySide, Header, Match, Record, Rules, Seat};
use gaffer_fuba::{Options, Position};
use portable_pty::{CommandBuilder, PtySize, native_pty_system};

/// What tells the started program that it is to play, and where its record goes.
const PLAYER: &str = "GAFFER_TEST_PLAYS_ON_A_TERMINAL";

/// Not a test of its own: the program in the pseudo-terminal.
#[test]
#[ignore = "started by the_real_screen_is_played_and_the_terminal_restored"]
fn play_on_this_terminal() {
    let Some(path) = std::env::var_os(PLAYER) else {
        return;
    };
    let seat = |name: &str, coach: &str| Seat {
        name: name.to_owned(),
        coach: coach.to_owned(),
    };
    let header = Header {
        gaffer: Record::<Position>::FORMAT,
        game: Position::GAME.to_owned(),
        rules: Position::VERSION,
        options: Options::default(),
        seats: BySide {
            home: seat("Rovers", "person"),
            away: seat("United", "sensible"),
        },
        dice: "seed".to_owned(),
        seed: Some(5),
    };
    let recorder = Recorder::create(Path::new(&path), &header).unwrap();
    let session = Session::new(
        Match::new(&header.options).unwrap(),
        BySide {
            home: None,
            away: Some(coaches::find("sensible").unwrap()),
        },
        DiceFrom::Seed(5),
        11,
        Some(recorder),
    );
    let names = BySide {
        home: "Rovers".to_owned(),
        away: "United".to_owned(),
    };
    let options = TerminalOptions {
        pace: Pace::Instant,
        ..TerminalOptions::default()
    };
    let ending = terminal::run(session, names, options).unwrap();
    println!("the screen was left: {}", ending == Ending::Left);
}

struct Player {
    parser: vt100::Parser,
    output: mpsc::Receiver<Vec<u8>>,
    input: Box<dyn Write + Send>,
}

impl Player {
    /// Reads until a text stands on the screen.
    fn wait_for(&mut self, text: &str) {
        while !self.parser.screen().contents().contains(text) {
            let bytes = self.output.recv().unwrap_or_else(|_| {
                panic!("'{text}' never came:\n{}", self.parser.screen().contents())
            });
            self.parser.process(&bytes);
        }
    }

    fn type_keys(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).unwrap();
        self.input.flush().unwrap();
    }
}

#[test]
fn the_real_screen_is_played_and_the_terminal_restored() {
    let size = PtySize {
        rows: 24,
        cols: 80,
        pixel_width: 0,
        pixel_height: 0,
    };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args([
        "pseudo_terminal::play_on_this_terminal",
        "--exact",
        "--ignored",
        "--nocapture",
    ]);
    let record = std::env::temp_dir().join(format!("gaffer-terminal-{}.jsonl", std::process::id()));
    command.env(PLAYER, &record);
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).unwrap();
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
    let mut player = Player {
        parser: vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0),
        output,
        input: pair.master.take_writer().unwrap(),
    };
    player.wait_for("Which formation? (secret)");
    assert!(player.parser.screen().alternate_screen());
    player.type_keys("442\r");
    player.wait_for("Formations: Rovers 4-4-2");
    player.type_keys("\x1b[B\r");
    player.wait_for("United will kick off.");
    player.type_keys("q");
    player.wait_for("Leave the match?");
    player.wait_for("gaffer play --continue");
    player.type_keys("y");
    player.wait_for("the screen was left: true");
    assert!(!player.parser.screen().alternate_screen());
    assert!(child.wait().unwrap().success());
    let answers = record_file::read::<Position>(&record).unwrap().answers;
    std::fs::remove_file(&record).unwrap();
    assert_eq!(answers[0].to_string(), "formation 4-4-2");
    assert_eq!(answers[3].to_string(), "kick-off away");
}
