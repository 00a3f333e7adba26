//! `gaffer cup`, run for real: competitions of computers, books kept over the board, kills and mistakes.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A competition in a folder of a test's own.
struct Cup {
    file: PathBuf,
}

impl Cup {
    /// A competition that `gaffer cup new` makes.
    fn new(name: &str, arguments: &[&str]) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cup-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let cup = Self {
            file: folder.join("cup.json"),
        };
        cup.told("new", arguments);
        cup
    }

    fn command(&self, what: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gaffer"));
        command.args(["cup", "--language", "en", what]);
        command.arg(&self.file).args(arguments);
        command.stdin(Stdio::null());
        command
    }

    fn run(&self, what: &str, arguments: &[&str]) -> Output {
        self.command(what, arguments).output().unwrap()
    }

    /// What a command prints that succeeds.
    fn told(&self, what: &str, arguments: &[&str]) -> String {
        let output = self.run(what, arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{what} {arguments:?}: {error}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// What a command says that fails; the file is as it was.
    fn refused(&self, what: &str, arguments: &[&str]) -> String {
        let before = fs::read(&self.file).unwrap();
        let output = self.run(what, arguments);
        assert!(!output.status.success(), "{what} {arguments:?}");
        assert_eq!(
            fs::read(&self.file).unwrap(),
            before,
            "{what} {arguments:?}"
        );
        String::from_utf8(output.stderr).unwrap()
    }

    /// The entries of the journal by their kind, "played", with the number of the match from 0.
    fn journal(&self, kind: &str) -> Vec<Value> {
        let text = fs::read_to_string(&self.file).unwrap();
        let file: Value = serde_json::from_str(&text).unwrap();
        let journal = file["journal"].as_array().unwrap().iter();
        let of_kind = journal.filter_map(|dated| dated["entry"].get(kind).cloned());
        of_kind.collect()
    }

    /// The matches that were played, by number.
    fn played(&self) -> Vec<u64> {
        let played = self.journal("played");
        let mut numbers: Vec<u64> = played
            .iter()
            .map(|entry| entry["fixture"].as_u64().unwrap())
            .collect();
        numbers.sort_unstable();
        numbers
    }
}

/// The numbers of a row of the table: played, won, drawn, lost, goals, difference, points.
fn row(table: &str, team: &str) -> Vec<String> {
    let line = table.lines().find(|line| line.contains(team));
    let line = line.unwrap_or_else(|| panic!("no row of {team}: {table}"));
    let (_, numbers) = line.split_once(team).unwrap();
    numbers
        .split_whitespace()
        .take(7)
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_league_of_four_computers_is_played_through() {
    let cup = Cup::new("league", &["--computers", "4:random"]);
    assert!(
        cup.told("next", &["--all"])
            .contains("Everything is played.")
    );
    assert_eq!(cup.played(), [0, 1, 2, 3, 4, 5]);
    let table = cup.told("table", &[]);
    let numbers = |column: usize| -> i64 {
        let rows = [
            "Harbour Rovers",
            "Northgate United",
            "Millbrook City",
            "Eastfield Athletic",
        ];
        let cells = rows.iter().map(|team| row(&table, team)[column].clone());
        cells.map(|cell| cell.parse::<i64>().unwrap()).sum()
    };
    // Six matches, two teams in each; every win is somebody's defeat; three points for a win, two for a draw.
    let (won, drawn) = (numbers(1), numbers(2));
    assert_eq!(
        (numbers(0), numbers(3), numbers(5)),
        (12, won, 0),
        "{table}"
    );
    assert_eq!(won + drawn / 2, 6, "{table}");
    assert_eq!(numbers(6), 3 * won + drawn, "{table}");
    // Every match can be seen again.
    let shown = cup.told("show", &["--match", "6"]);
    let record = cup.file.with_file_name("cup-matches").join("6.jsonl");
    assert!(
        shown.contains(&format!("gaffer replay {}", record.display())),
        "{shown}"
    );
    let seen = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .args(["replay", "--print"])
        .arg(&record)
        .output()
        .unwrap();
    assert!(seen.status.success());
    assert!(cup.told("next", &[]).contains("Everything is played."));
}

#[test]
fn a_knock_out_over_the_board_is_entered_corrected_ruled_and_left() {
    let teams = ["Rovers", "United", "City", "Albion"];
    let mut arguments = vec!["--format", "knock-out", "--seed", "1"];
    arguments.extend(teams.iter().flat_map(|team| ["--team", team]));
    let cup = Cup::new("knock-out", &arguments);
    let told = cup.told("enter", &["1", "2-1"]);
    assert!(told.starts_with("Rovers – Albion 2–1\n"), "{told}");
    // FUBA has no extra time, and a tie needs a winner.
    let told = cup.refused("enter", &["2", "0-0"]);
    assert!(
        told.contains("0–0 is level, and the match needs a winner"),
        "{told}"
    );
    assert!(
        cup.refused("enter", &["2", "1-0", "--after", "extra-time"])
            .contains("no extra time")
    );
    assert!(
        cup.refused("enter", &["2", "0-0", "--after", "shoot-out=9-1"])
            .contains("9–1")
    );
    assert!(
        cup.refused("enter", &["1", "3-1"])
            .contains("correct it with a reason")
    );
    cup.told("enter", &["2", "0-0", "--after", "shoot-out=4-3"]);
    cup.told("enter", &["3", "1-0"]);
    let told = cup.told("show", &[]);
    assert!(
        told.contains("Final: Rovers – United  1–0  → Rovers"),
        "{told}"
    );
    assert!(
        told.contains("1  Rovers") && told.contains("3–4  City"),
        "{told}"
    );
    // Albion beat Rovers after all: the final has been played by the wrong team.
    let told = cup.told(
        "correct",
        &["1", "1-2", "--reason", "read from the wrong line"],
    );
    assert!(told.contains("Albion and United belong here"), "{told}");
    assert!(
        cup.refused("rule", &["1", "replay", "--reason", "x"])
            .contains("nothing is asked")
    );
    assert!(
        cup.refused("rule", &["3", "replay", "--reason", " "])
            .contains("say why")
    );
    let told = cup.told("rule", &["3", "replay", "--reason", "both agree"]);
    assert!(
        told.contains("match 4: United (person) – Albion (person)"),
        "{told}"
    );
    let told = cup.told("withdraw", &["albion", "--reason", "the last bus"]);
    assert!(told.contains("Everything is played."), "{told}");
    let told = cup.told("show", &["--history"]);
    for line in [
        "corrected: Rovers – Albion 1–2\n    read from the wrong line\n",
        "Final is played again\n    both agree\n",
        "Albion has withdrawn\n    the last bus\n",
    ] {
        assert!(told.contains(line), "{told}");
    }
    let told = cup.told("show", &[]);
    assert!(told.contains("1  United\n"), "{told}");
    assert!(cup.told("show", &["--language", "fi"]).contains("Finaali"));
}

/// Ajax is at home in the first and the third match. In the first 5 is sent off, who misses two (C20-cup-9), and 7 is booked,
/// who is card-sensitive in three (C20-cup-10); in the second 7 is booked again and misses one.
#[test]
fn suspensions_of_champions_follow_from_the_sheets() {
    let cup = Cup::new(
        "champions",
        &[
            "--game",
            "champions",
            "--format",
            "best-of-three",
            "--team",
            "Ajax",
            "--team",
            "Boca",
            "--squad",
            "Ajax=Aho,Berg,Cask,Dahl,Eino",
        ],
    );
    let told = cup.told(
        "enter",
        &["1", "2-1", "--red", "home:5", "--yellow", "home:7"],
    );
    assert!(
        told.contains("match 2: Boca (person) – Ajax (person)"),
        "{told}"
    );
    assert!(
        told.contains("Ajax without 5 Eino for 2 matches (C20-cup-9 #1)"),
        "{told}"
    );
    let away = "Ajax: 7 is one card away from missing a match, for 3 matches (C20-cup-10 #1)";
    assert!(told.contains(away), "{told}");
    assert_eq!(told.matches("one card away").count(), 1, "{told}");
    let refused = cup.refused("enter", &["2", "1-0", "--yellow", "away:5"]);
    assert!(refused.contains("Ajax: 5 was out"), "{refused}");
    let refused = cup.refused("enter", &["2", "0-0"]);
    assert!(
        refused.contains("extra time, then a shoot-out"),
        "{refused}"
    );
    let told = cup.told("enter", &["2", "1-0", "--yellow", "away:7"]);
    assert!(
        told.contains("Ajax without 5 Eino for this match (C20-cup-9 #1)"),
        "{told}"
    );
    assert!(
        told.contains("Ajax without 7 for this match (C20-cup-10 #2)"),
        "{told}"
    );
    // Without the first card the second one is the first.
    let told = cup.told(
        "correct",
        &["1", "2-1", "--red", "home:5", "--reason", "it was Boca's 7"],
    );
    assert!(
        told.contains("7 is one card away") && !told.contains("without 7"),
        "{told}"
    );
    let told = cup.told("enter", &["3", "2-1", "--after", "extra-time"]);
    assert!(told.contains("Everything is played."), "{told}");
    let told = cup.told("show", &["--match", "1"]);
    assert!(told.contains("Ajax, sent off: 5 Eino"), "{told}");
}

/// A win after extra time is worth four points and the defeat one (C20-cup-7).
#[test]
fn the_table_of_champions_counts_how_a_match_was_decided() {
    let teams = ["--game", "champions", "--team", "Ajax", "--team", "Boca"];
    let cup = Cup::new("champions-table", &teams);
    cup.told("enter", &["1", "2-1", "--after", "extra-time"]);
    let table = cup.told("table", &[]);
    assert_eq!(row(&table, "Ajax")[6], "4", "{table}");
    assert_eq!(row(&table, "Boca")[6], "1", "{table}");
}

#[test]
fn a_kill_in_the_middle_loses_no_match_and_plays_none_twice() {
    let cup = Cup::new(
        "killed",
        &["--computers", "6:sensible", "--format", "double-league"],
    );
    let mut child = cup
        .command("next", &["--all"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while cup.played().len() < 3 && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let before = cup.played();
    assert!(before.len() >= 3);
    assert!(
        cup.told("next", &["--all"])
            .contains("Everything is played.")
    );
    assert_eq!(cup.played(), (0..30).collect::<Vec<u64>>());
}

#[test]
fn computers_play_on_until_a_person_is_needed() {
    let cup = Cup::new("mixed", &["--team", "Rovers", "--computers", "3:random"]);
    let told = cup.told("next", &["--all"]);
    assert_eq!(cup.played().len(), 1, "{told}");
    assert!(told.contains("Rovers (person)"), "{told}");
    let refused = cup.refused("next", &[]);
    assert!(
        refused.contains("needs a person at a terminal"),
        "{refused}"
    );
}

/// A program that ends at once forfeits; nobody starts it unasked.
#[test]
fn a_program_plays_once_it_is_allowed_and_forfeits_if_it_fails() {
    let teams = ["--team", "Rovers=program:true", "--computers", "1:random"];
    let cup = Cup::new("program", &teams);
    let refused = cup.refused("next", &["--all"]);
    assert!(refused.contains("say --allow-programs"), "{refused}");
    let told = cup.told("next", &["--allow-programs"]);
    assert!(
        told.contains("Rovers – Harbour Rovers 0–3, forfeited"),
        "{told}"
    );
}

#[test]
fn bad_input_leaves_the_file_as_it_was() {
    let cup = Cup::new("bad", &["--team", "Rovers", "--team", "United"]);
    for (what, arguments, why) in [
        ("enter", &["1", "two-one"][..], "a score is two numbers"),
        ("enter", &["0", "2-1"], "counted from 1"),
        ("enter", &["9", "2-1"], "there is no match 9"),
        ("enter", &["1", "2-1", "--after", "dark"], "say extra-time"),
        (
            "enter",
            &["1", "2-1", "--yellow", "home:21"],
            "not a shirt number",
        ),
        (
            "enter",
            &["1", "2-1", "--yellow", "5"],
            "name the side first",
        ),
        (
            "enter",
            &["1", "2-1", "--yellow", "home:5"],
            "this game has no shirts",
        ),
        (
            "correct",
            &["1", "2-1", "--reason", "x"],
            "no result that could be corrected",
        ),
        (
            "withdraw",
            &["Ajax", "--reason", "x"],
            "there is no team 'Ajax': Rovers, United",
        ),
        (
            "rule",
            &["1", "stand", "--reason", "x"],
            "there is no tie 1",
        ),
        ("new", &["--team", "A", "--team", "B"], "is there already"),
        ("show", &["--match", "9"], "there is no match 9"),
    ] {
        let told = cup.refused(what, arguments);
        assert!(told.contains(why), "{what} {arguments:?}: {told}");
    }
    // Who writes at the same time is noticed.
    let beside = File::create(cup.file.with_file_name(".cup.json.new")).unwrap();
    beside.lock().unwrap();
    assert!(
        cup.refused("enter", &["1", "2-1"])
            .contains("somebody else is writing")
    );
    drop(beside);
    cup.told("enter", &["1", "2-1"]);
    fs::write(&cup.file, "{}").unwrap();
    assert!(cup.refused("show", &[]).contains("is not a competition"));
}

#[test]
fn everything_that_is_wrong_is_told_at_once_and_nothing_is_written() {
    let cup = Cup::new("faults", &["--team", "A", "--team", "B"]);
    let file = cup.file.with_file_name("other.json");
    let other = Cup { file };
    let wrong = [
        "--team",
        "A",
        "--team",
        "A",
        "--computers",
        "1:nobody",
        "--groups",
        "9",
    ];
    let output = other.run("new", &wrong);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).unwrap();
    for why in [
        "two teams are called 'A'",
        "there is no computer coach 'nobody'",
        "9 groups",
        "nothing was written",
    ] {
        assert!(told.contains(why), "{told}");
    }
    assert!(!other.file.exists());
}

#[test]
fn a_cup_is_exported_for_programs_calendars_and_printers() {
    let long = "Ä".repeat(40);
    let days = [
        "--first-day",
        "2027-01-30",
        "--days",
        "2",
        "--format",
        "double-league",
    ];
    let teams = ["--team", "<b>, & Co", "--team", &long];
    let cup = Cup::new("export", &[&days[..], &teams[..]].concat());
    cup.told("enter", &["1", "2-1"]);
    let csv = cup.told("export", &["--as", "csv"]);
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert_eq!(lines[0], "match,round,day,part_of,home,away,status,result");
    assert_eq!(
        lines[1],
        format!("1,1,2027-01-30,,\"<b>, & Co\",{long},played,2–1")
    );
    assert_eq!(
        lines[2],
        format!("2,2,2027-02-01,,{long},\"<b>, & Co\",waiting,")
    );
    assert_eq!(lines[5], ",1,\"<b>, & Co\",1,1,0,0,2,1,3,");
    let json: Value = serde_json::from_str(&cup.told("export", &["--as", "json"])).unwrap();
    assert_eq!(json["rounds"][0]["fixtures"][0]["result"], "2–1");
    let calendar = cup.told("export", &["--as", "ics"]);
    assert!(calendar.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
    assert!(calendar.ends_with("END:VCALENDAR\r\n"));
    assert!(
        calendar
            .split("\r\n")
            .all(|line| line.len() <= 75 && !line.contains('\n'))
    );
    // The second round is two days after the thirtieth of January.
    assert!(calendar.contains("DTSTART;VALUE=DATE:20270201\r\n"));
    let unfolded = calendar.replace("\r\n ", "");
    assert!(
        unfolded.contains(&format!("SUMMARY:{long} – <b>\\, & Co\r\n")),
        "{unfolded}"
    );
    let page = cup.told("export", &["--as", "html"]);
    assert!(
        page.contains("&lt;b&gt;, &amp; Co") && !page.contains("<b>"),
        "{page}"
    );
    assert!(
        page.contains("class=\"sheet\"") && page.contains("2–1"),
        "{page}"
    );
    let without = Cup::new("no-days", &["--team", "A", "--team", "B"]);
    assert!(
        without
            .refused("export", &["--as", "ics"])
            .contains("have no days")
    );
}

/// Two matches with five goals; the second one is given away, so its goals are not counted.
#[test]
fn statistics_are_printed_in_both_languages() {
    let teams = [
        "--format",
        "double-league",
        "--team",
        "Rovers",
        "--team",
        "United",
    ];
    let cup = Cup::new("statistics", &teams);
    assert!(cup.told("stats", &[]).contains("Nothing has happened yet"));
    cup.told("enter", &["1", "3-2"]);
    cup.told("enter", &["2", "0-3", "--after", "forfeit=home"]);
    let told = cup.told("stats", &[]);
    let line = |name: &str| told.lines().find(|line| line.trim().starts_with(name));
    let cells = |name: &str| -> Vec<&str> { line(name).unwrap().split_whitespace().collect() };
    assert_eq!(cells("Goals  "), ["Goals", "5", "5.00", "per", "match"]);
    assert_eq!(cells("Matches forfeited")[2], "1");
    // Matches, won, drawn, lost; extra time, kicks and forfeits as won and lost.
    let results = ["2", "2", "0", "0", "0–0", "0–0", "1–0"];
    assert_eq!(cells("Rovers")[1..], results, "{told}");
    assert!(told.contains("3–2 United (#1)"), "{told}");
    let told = cup.told("stats", &["--language", "fi"]);
    assert!(told.contains("Luovutetut ottelut"), "{told}");
}

/// Whoever is 4000 points better wins; each team has one place in a season, and each place one team.
#[test]
fn the_chances_of_all_places_add_up() {
    let teams = [
        "--team",
        "Ajax",
        "--team",
        "Boca",
        "--rating",
        "Ajax=5000",
        "--rating",
        "Boca=1000",
    ];
    let cup = Cup::new("simulate", &teams);
    let told = cup.told("simulate", &["--seasons", "200", "--json"]);
    let chances: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(chances["seasons"], 200);
    let mean = |team: usize, place: usize| {
        chances["teams"][team]["places"][place]["mean"]
            .as_f64()
            .unwrap()
    };
    for one in [0, 1] {
        assert!((mean(one, 0) + mean(one, 1) - 1.0).abs() < 1e-9, "{told}");
        assert!((mean(0, one) + mean(1, one) - 1.0).abs() < 1e-9, "{told}");
    }
    assert!(mean(0, 0) > 0.9, "{told}");
    assert!(
        cup.told("simulate", &["--seasons", "20"])
            .contains("cards and injuries are left out")
    );
}

/// A sensible coach beats who plays at random; what was played stays; people need ratings.
#[test]
fn chances_are_drawn_from_matches_of_coaches() {
    let teams = [
        "--team",
        "Rovers=coach:random",
        "--team",
        "United=coach:sensible",
    ];
    let cup = Cup::new("simulate-coaches", &teams);
    let wanted = ["--seasons", "100", "--matches", "20", "--json"];
    let told = cup.told("simulate", &wanted);
    let chances: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(
        (&chances["from"], &chances["cards"]),
        (&"coaches".into(), &false.into())
    );
    // One meeting is left, at one end.
    assert_eq!(chances["matches"], 20);
    let first = |chances: &Value, team: usize| {
        let share = &chances["teams"][team]["places"][0]["mean"];
        share.as_f64().unwrap()
    };
    assert!(first(&chances, 1) > 0.8, "{told}");
    assert_eq!(cup.told("simulate", &wanted), told, "seeded");
    let said = cup.told("simulate", &["--seasons", "10", "--matches", "2"]);
    assert!(said.contains("2 of each pair of coaches"), "{said}");
    // What was played stays: Rovers have won the only match.
    cup.told("enter", &["1", "1-0"]);
    let told = cup.told("simulate", &wanted);
    let chances: Value = serde_json::from_str(&told).unwrap();
    let home = chances["teams"][0]["team"] == "Rovers";
    assert!(home && (first(&chances, 0) - 1.0).abs() < 1e-9, "{told}");
    let mixed = Cup::new(
        "simulate-mixed",
        &["--team", "Rovers", "--computers", "1:random"],
    );
    let refused = mixed.refused("simulate", &["--from", "coaches"]);
    assert!(
        refused.contains("no computer coach plays Rovers"),
        "{refused}"
    );
    let rated = [
        "--rating",
        "Rovers=5000",
        "--rating",
        "Harbour Rovers=0",
        "--json",
    ];
    let told = mixed.told("simulate", &rated);
    let chances: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(chances["from"], "ratings");
    assert!(first(&chances, 0) > 0.9, "{told}");
}

/// Every format is played through by computers, in both games; a knock-out has one winner.
#[test]
fn every_format_is_played_through_by_computers() {
    for game in ["fuba", "champions"] {
        for format in [
            "two-legs",
            "best-of-three",
            "world-cup",
            "swiss",
            "duplicate",
            "duplicate-pairs",
        ] {
            let arguments = [
                "--game",
                game,
                "--format",
                format,
                "--computers",
                "8:random",
            ];
            let cup = Cup::new(&format!("{game}-{format}"), &arguments);
            let told = cup.told("next", &["--all"]);
            assert!(
                told.contains("Everything is played."),
                "{game} {format}: {told}"
            );
            let firsts = told.lines().filter(|line| line.trim().starts_with("1  "));
            assert_eq!(firsts.count(), 1, "{game} {format}: {told}");
        }
    }
}
