//! The ladder, played for real: coaches and bots, forfeits, interruption, the documented conversation.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The ladder with these arguments, from the repository's root.
fn ladder(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gaffer"));
    command.arg("ladder").args(arguments).current_dir(ROOT);
    command.stdin(Stdio::null());
    command
}

fn played(arguments: &[&str]) -> Output {
    ladder(arguments).output().unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = played(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&text(&[arguments, &["--json"]].concat())).unwrap()
}

/// The error of a ladder that cannot be played.
fn refusal(arguments: &[&str]) -> String {
    let output = played(arguments);
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn standing<'a>(ladder: &'a Value, name: &str) -> &'a Value {
    let mut all = ladder["standings"].as_array().unwrap().iter();
    all.find(|one| one["name"] == name).unwrap()
}

/// What does not depend on the clock.
fn timeless(mut ladder: Value) -> Value {
    for standing in ladder["standings"].as_array_mut().unwrap() {
        for time in ["mean_ms", "longest_ms"] {
            assert!(standing[time].as_f64().unwrap() >= 0.0);
            standing.as_object_mut().unwrap().remove(time);
        }
    }
    ladder
}

/// An empty folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("ladder-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn check_python() {
    let version = Command::new("python3").arg("--version").output();
    let there = version.is_ok_and(|output| output.status.success());
    assert!(there, "these tests play a bot in Python: install python3");
}

/// The command line of a bot that is written here.
fn bot(folder: &Path, name: &str, script: &str) -> String {
    check_python();
    let path = folder.join(format!("{name}.py"));
    fs::write(&path, script).unwrap();
    format!("python3 '{}'", path.display())
}

/// What bots of these tests begin with: the folder in which they leave their traces, and how to answer.
fn beginning(folder: &Path) -> String {
    format!(
        "import json, os, sys, time\n\
         folder = {:?}\n\
         open(folder + '/starts', 'a').write(str(os.getpid()) + '\\n')\n\
         def choose(choice): print(json.dumps({{'do': 'choose', 'choice': choice}}), flush=True)\n",
        folder.display().to_string()
    )
}

/// The processes that bots of a folder were.
fn starts(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("starts")).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn results_do_not_depend_on_the_threads() {
    let play = |threads| {
        let common = ["random", "sensible", "--pairs", "12", "--preset", "full"];
        json(&[&common[..], &["--seed", "5", "--threads", threads]].concat())
    };
    let alone = timeless(play("1"));
    assert_eq!(alone, timeless(play("3")));
    let sensible = standing(&alone, "sensible");
    assert_eq!(sensible["rating"], 1500.0);
    assert_eq!(sensible["matches"], 24);
    assert!(sensible["won"].as_u64() > sensible["lost"].as_u64());
    let random = standing(&alone, "random");
    assert!(random["rating"].as_f64().unwrap() < 1400.0, "{random}");
    assert_eq!(random["goals_for"], sensible["goals_against"]);
    assert!(random["decisions"].as_u64().unwrap() > 1000);
}

#[test]
fn the_table_names_everybody_of_a_gauntlet() {
    check_python();
    let all = ["random", "sensible", "--bot", "it=python3 examples/bot.py"];
    let rules = ["--gauntlet", "it", "--pairs", "2", "--game", "champions"];
    let table = text(&[&all[..], &rules].concat());
    for part in [
        "Champions 2020: 3 competitors, 4 pairs",
        "sensible is 1500",
        "won-drawn-lost",
    ] {
        assert!(table.contains(part), "{part}: {table}");
    }
    // In the cross table two of the three have not met.
    let of_random = table.lines().rfind(|line| line.starts_with("random"));
    let cells = of_random.unwrap().split("  ").map(str::trim);
    assert_eq!(cells.filter(|cell| *cell == "-").count(), 2, "{table}");
    assert!(!table.contains("forfeit"), "{table}");
}

#[test]
fn a_sequential_test_stops_when_it_is_decided() {
    let test = json(&["sensible", "random", "--sprt", "-10,50"]);
    let pairing = &test["pairings"][0];
    assert_eq!(pairing["sprt"]["verdict"], "high", "{pairing}");
    assert!(pairing["pairs"].as_u64().unwrap() < 50, "{pairing}");
    let test = text(&["random", "sensible", "--sprt", "0,50"]);
    assert!(
        test.contains("random against sensible: +0 or less"),
        "{test}"
    );
}

#[test]
fn what_cannot_be_played_is_told() {
    assert!(refusal(&["random"]).contains("a ladder needs two competitors"));
    assert!(refusal(&["random", "pep"]).contains("there is no coach 'pep'"));
    assert!(
        refusal(&["random", "sensible", "--gauntlet", "pep"]).contains("'pep' does not compete")
    );
    assert!(refusal(&["random", "sensible", "--sprt", "5"]).contains("not LOW,HIGH"));
    assert!(refusal(&["random", "sensible", "--pairs", "0"]).contains("--pairs"));
    let nobody = refusal(&["random", "--bot", "./there-is-no-such-bot"]);
    assert!(
        nobody.contains("the bot './there-is-no-such-bot' cannot be started"),
        "{nobody}"
    );
}

/// The bot that is shown to authors of bots plays both games, and better than luck.
#[test]
fn the_example_plays_both_games() {
    check_python();
    for (game, preset) in [
        ("fuba", "basic"),
        ("fuba", "full"),
        ("fuba", "2014-full"),
        ("fuba", "1.0"),
        ("champions", "full"),
        ("champions", "tournament"),
    ] {
        let pairs = if preset == "full" { "6" } else { "3" };
        let rules = ["--game", game, "--preset", preset, "--pairs", pairs];
        let bot = ["random", "--bot", "python3 examples/bot.py", "--seed", "3"];
        let ladder = json(&[&bot[..], &rules].concat());
        let bot = standing(&ladder, "bot");
        assert_eq!(bot["forfeited"], 0, "{game} {preset}: {bot}");
        assert_eq!(bot["matches"], 2 * pairs.parse::<u64>().unwrap());
        assert!(
            bot["won"].as_u64() > bot["lost"].as_u64(),
            "{game} {preset}: {bot}"
        );
    }
}

/// Whoever crashes, is silent or talks nonsense loses that match; the ladder goes on and starts him again.
#[test]
fn bots_that_fail_forfeit() {
    let folder = folder("forfeits");
    for (name, script, why) in [
        (
            "crashes",
            "sys.stdin.readline(); sys.exit(3)",
            "the bot ended: exit status: 3",
        ),
        ("sleeps", "time.sleep(10000)", "silent for 0.3 s"),
        (
            "babbles",
            "for line in sys.stdin:\n    if json.loads(line)['message'] != 'match': print('goal!', flush=True)",
            "3 answers refused, the last because: not a JSON object",
        ),
        (
            "cheats",
            "for line in sys.stdin:\n    if json.loads(line)['message'] != 'match': choose('roll 6 6')",
            "3 answers refused",
        ),
    ] {
        let folder = folder.join(name);
        fs::create_dir_all(&folder).unwrap();
        let command = bot(&folder, name, &(beginning(&folder) + script));
        // The machine may be busy: only who sleeps is not given the time to start.
        let seconds = if name == "sleeps" { "0.3" } else { "60" };
        let common = ["random", "sensible", "--pairs", "2", "--threads", "2"];
        let all = [&common[..], &["--bot-seconds", seconds, "--bot", &command]].concat();
        let ladder = json(&all);
        let failed = standing(&ladder, name);
        assert_eq!(
            (&failed["lost"], &failed["forfeited"]),
            (&json!(8), &json!(8))
        );
        let told = failed["forfeits"][0].as_str().unwrap();
        assert!(told.starts_with(why), "{told}");
        // The others have played against each other as ever.
        assert_eq!(standing(&ladder, "sensible")["forfeited"], 0);
        assert_eq!(standing(&ladder, "sensible")["matches"], 8);
        // Who is not given the time to start leaves no trace of it.
        if name != "sleeps" {
            assert_eq!(starts(&folder).len(), 8, "{name} is started for each match");
        }
        if name == "crashes" {
            let table = text(&all);
            assert!(
                table.contains("crashes forfeited: the bot ended"),
                "{table}"
            );
        }
    }
}

/// A refusal is told, and the next answer counts; at the end no process is left behind.
#[test]
fn a_bot_may_answer_again_and_is_ended() {
    let folder = folder("again");
    let script = "
for line in sys.stdin:
    told = json.loads(line)
    if told['message'] == 'decide':
        decision, wrong = told, 0
        choose('fly')
    elif told['message'] == 'refused':
        assert told['problem']['code'] == 'bad-choice' and told['left'] == 2 - wrong, told
        wrong += 1
        choose('fly' if wrong == 1 else decision['choices'][-1])
time.sleep(10000)  # Whoever does not end by himself is killed.
";
    let command = bot(&folder, "again", &(beginning(&folder) + script));
    let arguments = [
        "random",
        "--bot",
        &format!("name={command}"),
        "--threads",
        "1",
    ];
    let ladder = json(&[&arguments[..], &["--pairs", "1", "--bot-seconds", "60"]].concat());
    assert_eq!(standing(&ladder, "name")["forfeited"], 0, "{ladder}");
    let processes = starts(&folder);
    assert_eq!(processes.len(), 1, "one process plays match after match");
    let alive = Command::new("kill")
        .args(["-0", &processes[0]])
        .output()
        .unwrap();
    assert!(!alive.status.success(), "the bot still runs");
}

/// Killed in the middle, the ladder goes on with what is in its file and ends as if nothing had happened.
#[test]
fn a_killed_ladder_goes_on() {
    let folder = folder("killed");
    let file = folder.join("results.jsonl");
    let common = ["random", "sensible", "--game", "champions", "--pairs", "40"];
    let name = file.to_str().unwrap();
    let all = [&common[..], &["--threads", "2", "--results", name]].concat();
    let whole = timeless(json(&common));
    let mut kills = 0;
    for lines in [2, 9, 20] {
        let mut running = ladder(&all).stdout(Stdio::null()).spawn().unwrap();
        while running.try_wait().unwrap().is_none()
            && fs::read_to_string(&file).map_or(0, |text| text.lines().count()) < lines
        {
            std::thread::yield_now();
        }
        kills += u32::from(running.try_wait().unwrap().is_none());
        running.kill().unwrap();
        running.wait().unwrap();
    }
    assert!(
        kills > 0,
        "it was over before it could be killed: play more pairs"
    );
    // What a crash of the machine may leave behind.
    let mut text = fs::read_to_string(&file).unwrap();
    let known = text.lines().count();
    assert!(known >= 3, "{text}");
    text.truncate(text.rfind("goals").unwrap());
    fs::write(&file, &text).unwrap();
    assert_eq!(timeless(json(&all)), whole);
    let pairs = fs::read_to_string(&file).unwrap();
    let mut numbers: Vec<u64> = pairs
        .lines()
        .skip(1)
        .map(|line| {
            serde_json::from_str::<Value>(line).unwrap()["number"]
                .as_u64()
                .unwrap()
        })
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=40).collect::<Vec<u64>>(), "every pair once");
    // All is there: nothing is played, nothing is added.
    assert_eq!(timeless(json(&all)), whole);
    assert_eq!(fs::read_to_string(&file).unwrap(), pairs);
    // Another ladder is refused, and the file stays.
    let why = refusal(&[&all[..], &["--seed", "2"]].concat());
    assert!(
        why.contains("the results of another ladder: seed 1, not 2"),
        "{why}"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), pairs);
}

/// The ladder's lines of docs/PROTOCOL.md and the bot's.
fn documented(speaker: &str) -> Vec<&'static str> {
    let page = include_str!("../../../../docs/PROTOCOL.md");
    let lines = page.lines().filter_map(|line| line.strip_prefix(speaker));
    lines.collect()
}

/// Whether a value is what is documented; "…" stands for what is left out.
fn is_as(found: &Value, documented: &Value) -> bool {
    const MORE: &str = "…";
    match (found, documented) {
        (_, Value::String(text)) if text == MORE => true,
        (Value::Object(found), Value::Object(documented)) => {
            let named = documented.iter().filter(|(key, _)| *key != MORE);
            let mut same =
                named.map(|(key, value)| found.get(key).is_some_and(|one| is_as(one, value)));
            let is_whole = documented.contains_key(MORE) || found.len() == documented.len();
            same.all(|same| same) && is_whole
        }
        (Value::Array(found), Value::Array(documented)) => {
            let (listed, is_open) = match documented.split_last() {
                Some((last, before)) if last == MORE => (before, true),
                _ => (&documented[..], false),
            };
            (found.len() == listed.len() || is_open && found.len() > listed.len())
                && found
                    .iter()
                    .zip(listed)
                    .all(|(one, value)| is_as(one, value))
        }
        _ => found == documented,
    }
}

#[test]
fn the_documented_conversation_is_true() {
    let folder = folder("documented");
    fs::write(folder.join("answers"), documented("bot: ").join("\n")).unwrap();
    let script = "
answers = open(folder + '/answers').read().split('\\n')
heard = open(folder + '/heard', 'w')
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    told = json.loads(line)
    if told['message'] == 'match' and told['side'] == 'home': break  # The second match is none of ours.
    if told['message'] in ('match', 'over'): continue
    if answers: print(answers.pop(0), flush=True)
    else: choose(told['choices'][0])
";
    let command = bot(&folder, "documented", &(beginning(&folder) + script));
    let options = [
        "random", "--bot", &command, "--preset", "cards", "--pairs", "1",
    ];
    text(&[&options[..], &["--threads", "1", "--bot-seconds", "60"]].concat());
    let heard = fs::read_to_string(folder.join("heard")).unwrap();
    let heard: Vec<Value> = heard
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let over = heard
        .iter()
        .position(|told| told["message"] == "over")
        .unwrap();
    let told = documented("gaffer: ");
    assert!(told.len() > 5);
    let (last, before) = told.split_last().unwrap();
    let beginning = heard.iter().zip(before);
    for (found, expected) in beginning.chain([(&heard[over], last)]) {
        let expected: Value = serde_json::from_str(expected).unwrap();
        assert!(
            is_as(found, &expected),
            "\ndocumented: {expected}\nheard: {found}"
        );
    }
}
