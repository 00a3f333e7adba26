//! Secrets over the real WebSocket: two matches that differ only in what one side hides look the same, byte by byte, to
//! its opponent and to spectators, whatever they ask and however often they come back.
//!
//! The matches are played here too, to know what may be chosen. Both begin as sandboxes of the same record just before a
//! secret decision; its owner decides differently in each, with as many choices as it takes; everybody else does the same
//! in both. What the rules show ends the comparison.

use std::collections::{BTreeMap, BTreeSet};

use gaffer_core::Side;
use gaffer_games::protocol::Awaits;
use gaffer_games::words::Words;
use gaffer_games::{AnyMatch, ToAct};
use serde_json::{Map, Value, json};

use crate::support::{Client, Folder, Seated, Server, person};

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    fn one_of(&mut self, choices: &[String]) -> String {
        choices[self.below(choices.len())].clone()
    }
}

/// The most random matches that are played to find every kind of secret decision.
const MATCHES: u64 = 400;

fn begun(game: &str, preset: &str) -> Box<dyn AnyMatch> {
    let game = gaffer_games::find(game).unwrap();
    game.new_match(Some(preset), Map::new()).unwrap()
}

/// Whose secret decision is due, and what is asked.
fn secret(game: &dyn AnyMatch) -> Option<(Side, &'static str)> {
    match game.awaits() {
        Awaits::Secret { side, question } => Some((side, question)),
        _ => None,
    }
}

fn answers(game: &dyn AnyMatch) -> Vec<String> {
    let all = 0..game.answers();
    all.map(|number| game.answer(number).unwrap()).collect()
}

/// The same match once more, with everything that led to it.
fn copy(game: &dyn AnyMatch) -> Box<dyn AnyMatch> {
    let mut copy = gaffer_games::find(game.game())
        .and_then(|known| known.match_from(game.start()).map_err(|why| why.message))
        .unwrap();
    for answer in answers(game) {
        match answer.strip_prefix("roll ") {
            None => drop(copy.choose(&answer).unwrap()),
            Some(dice) => {
                let dice = dice.split(' ').map(|face| face.parse().unwrap());
                copy.roll(&dice.collect::<Vec<u8>>()).unwrap();
            }
        }
    }
    copy
}

/// Rolls the dice that the server would roll.
fn roll(game: &mut dyn AnyMatch, seed: u64) {
    while matches!(game.to_act(), ToAct::Dice { .. }) {
        game.roll_seeded(seed.into()).unwrap();
    }
}

/// A match before a secret decision, and its seed.
type Start = (u64, Box<dyn AnyMatch>);

/// The match before each kind of secret decision of a side, from random matches; each kind as often as wanted.
fn secret_decisions(
    preset: (&str, &str),
    owner: Side,
    wanted: usize,
    kinds: &[&str],
) -> BTreeMap<&'static str, Vec<Start>> {
    let mut found: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for seed in 1..=MATCHES {
        let mut random = Random(seed);
        let mut game = begun(preset.0, preset.1);
        let mut deciding = None;
        while game.to_act() != ToAct::Over {
            roll(game.as_mut(), seed);
            let now = secret(game.as_ref());
            if let Some((side, question)) = now
                && side == owner
                && deciding != Some(side)
            {
                let known = found.entry(question).or_default();
                // One of each kind from a match.
                if known.len() < wanted && known.last().is_none_or(|(last, _)| *last != seed) {
                    known.push((seed, copy(game.as_ref())));
                }
            }
            deciding = now.map(|(side, _)| side);
            let choices = game.choices();
            if !choices.is_empty() {
                game.choose(&random.one_of(&choices)).unwrap();
            }
        }
        let is_enough = |kind: &&str| found.get(kind).is_some_and(|known| known.len() >= wanted);
        if kinds.iter().all(is_enough) {
            return found;
        }
    }
    let found: Vec<_> = found
        .iter()
        .map(|(kind, known)| (kind, known.len()))
        .collect();
    panic!("{preset:?}, {owner}: not all of {kinds:?} came up: {found:?}")
}

/// One of two matches, on the server and here.
struct Twin {
    game: Box<dyn AnyMatch>,
    seed: u64,
    seated: Seated,
    owner: Client,
    /// The opponent's and the spectators' connections.
    others: Vec<Client>,
    /// What they were told over HTTP and over connections that have ended.
    told: Vec<String>,
    opponent_seat: String,
    owner_side: Side,
    /// The version after the last choice.
    version: u64,
}

impl Twin {
    /// Goes on from a match with two people at the table and two spectators.
    async fn sit_down(server: &Server, from: &dyn AnyMatch, seed: u64, owner_side: Side) -> Self {
        let header = json!({
            "gaffer": 1,
            "game": from.game(),
            "rules": gaffer_games::find(from.game()).unwrap().version(),
            "options": from.options(),
            "seats": {
                "home": { "name": "Lions", "coach": "person" },
                "away": { "name": "Tigers", "coach": "person" },
            },
            "dice": "seed",
            "seed": seed,
        });
        let lines = answers(from).into_iter();
        let lines = lines.map(|answer| json!({ "answer": answer }).to_string());
        let record: Vec<String> = std::iter::once(header.to_string()).chain(lines).collect();
        let kind = ("Content-Type", "application/jsonl");
        let loaded = server
            .http("POST", "/api/records", &[kind], &record.join("\n"))
            .await;
        assert_eq!(loaded.status, 201, "{}", loaded.body);
        let id = loaded.json()["id"].as_str().unwrap().to_owned();
        let body = json!({
            "moment": from.answers(),
            "teams": { "home": person("Lions"), "away": person("Tigers") },
            "seed": seed,
            "hints": true,
        });
        let path = format!("/api/matches/{id}/sandbox");
        let answer = server.post(&path, &body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let seated = Seated::read(&answer.json());
        let (own, other) = match owner_side {
            Side::Home => (seated.home.clone(), seated.away.clone()),
            Side::Away => (seated.away.clone(), seated.home.clone()),
        };
        let owner = server.join(&seated.id, Some(&own), "choices").await;
        let mut others = Vec::new();
        for seat in [Some(other.as_str()), None] {
            for want in ["sight", "choices"] {
                others.push(server.join(&seated.id, seat, want).await);
            }
        }
        Self {
            version: owner.version(),
            game: copy(from),
            seed,
            seated,
            owner,
            others,
            told: vec![id],
            opponent_seat: other,
            owner_side,
        }
    }

    /// Makes a choice for the side that decides, here and on the server.
    async fn choose(&mut self, choice: &str) {
        let ToAct::Side(side) = self.game.to_act() else {
            panic!("nobody decides");
        };
        self.game.choose(choice).unwrap();
        roll(self.game.as_mut(), self.seed);
        let client = if side == self.owner_side {
            &mut self.owner
        } else {
            &mut self.others[0]
        };
        client.news_of(self.version).await;
        let done = client.choose(choice).await;
        assert_eq!(done["message"], "done", "'{choice}': {done}");
        self.version = done["version"].as_u64().unwrap();
        client.news_of(self.version).await;
    }

    /// What the others say now, whatever the moment; it also waits until everything that is on its way to them is there.
    async fn ask_around(&mut self, server: &Server, random: &mut Random) {
        let opponents_turn = self.game.to_act() == ToAct::Side(!self.owner_side);
        for client in &mut self.others {
            let version = client.version();
            // What could be carried out is asked of another version.
            let now = if opponents_turn { version + 3 } else { version };
            for request in [
                json!({ "do": "why", "choice": "no" }),
                json!({ "do": "thoughts" }),
                json!({ "do": "play-now" }),
                json!({ "do": "undo", "version": now }),
                json!({ "do": "roll", "version": now, "dice": [1] }),
                json!({ "do": "choose", "version": version, "choice": "nonsense" }),
                json!({ "do": "undo", "version": version + 1 + random.below(20) as u64 }),
                json!({ "do": "undo", "version": version.saturating_sub(1) }),
            ] {
                client.ask(request).await;
            }
        }
        if !(opponents_turn && is_searched(self.game.as_ref())) {
            self.others[0].ask(json!({ "do": "hint" })).await;
        }
        let id = &self.seated.id;
        let seat = Some(self.opponent_seat.as_str());
        for (seat, want) in [(None, "sight"), (seat, "sight"), (seat, "choices")] {
            let newcomer = server.join(id, seat, want).await;
            self.told.extend(newcomer.heard);
        }
        for path in ["", "/replay", "/replay?from=0&count=500", "/record"] {
            let answer = server.get(&format!("/api/matches/{id}{path}")).await;
            self.told.push(answer.body);
        }
        // Once more, for what came of the newcomers.
        for client in &mut self.others {
            client.ask(json!({ "do": "why", "choice": "yes" })).await;
        }
    }

    /// Everything that the others were told, without what makes any two matches differ: their names and the time.
    fn heard(&self) -> Vec<String> {
        let clients = self.others.iter().map(|client| &client.heard);
        let all = clients.chain([&self.told]).flatten();
        // How soon a newcomer is known to have left again depends on the system.
        let all = all.filter(|text| !text.contains("\"opened-again\""));
        let plain = all.map(|text| {
            let text = text.replace(&self.seated.id, "this");
            without_number(&text.replace(&self.told[0], "that"), "\"changed\":")
        });
        plain.collect()
    }
}

/// Whether a hint would be searched for, which ends by the clock.
fn is_searched(game: &dyn AnyMatch) -> bool {
    match game.awaits() {
        Awaits::Choice { question, .. } => {
            question == "target" || game.game() == "champions" && question != "place"
        }
        _ => false,
    }
}

fn without_number(text: &str, key: &str) -> String {
    let mut parts = text.split(key);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += key;
        plain += part.trim_start_matches(|c: char| c.is_ascii_digit());
    }
    plain
}

/// Two matches that only the owner of a secret can tell apart.
struct Twins {
    one: Twin,
    other: Twin,
    context: String,
    compared: usize,
}

impl Twins {
    /// Both ask around, and are told the same.
    async fn compare(&mut self, server: &Server, random: &mut Random) {
        let same = random.0;
        self.one.ask_around(server, random).await;
        random.0 = same;
        self.other.ask_around(server, random).await;
        self.check();
    }

    fn check(&mut self) {
        let (ours, theirs) = (self.one.heard(), self.other.heard());
        for (number, (one, other)) in ours.iter().zip(&theirs).enumerate() {
            assert_eq!(one, other, "{}: message {number}", self.context);
        }
        assert_eq!(ours.len(), theirs.len(), "{}", self.context);
        self.compared = ours.len();
    }

    /// The owner decides in secret, differently in each, and is looked at in between.
    async fn decide_apart(&mut self, server: &Server, random: &mut Random) {
        let first = secret_row(self.one.game.as_ref(), random);
        let mut second = first.clone();
        for _ in 0..50 {
            // Rows of another length, where there are any, tell most.
            if second != first && (second.len() != first.len() || random.below(8) == 0) {
                break;
            }
            second = secret_row(self.other.game.as_ref(), random);
        }
        let same = random.0;
        // Some rows are sent in one request.
        if random.below(3) == 0 {
            second = vec![second.join(", ")];
        }
        for (twin, row) in [(&mut self.one, first), (&mut self.other, second)] {
            random.0 = same;
            let looked = row.len() / 2;
            for (number, choice) in row.iter().enumerate() {
                if number == looked {
                    twin.ask_around(server, random).await;
                }
                twin.choose(choice).await;
            }
        }
    }

    /// A choice that both matches allow, for both.
    async fn choose_alike(&mut self, random: &mut Random) {
        let theirs: BTreeSet<String> = self.other.game.choices().into_iter().collect();
        let mut both = self.one.game.choices();
        both.retain(|choice| theirs.contains(choice));
        let choice = random.one_of(&both);
        self.one.choose(&choice).await;
        self.other.choose(&choice).await;
    }
}

/// A random row of choices that makes up a secret decision.
fn secret_row(game: &dyn AnyMatch, random: &mut Random) -> Vec<String> {
    let mut game = game.tail();
    let (owner, _) = secret(game.as_ref()).unwrap();
    let mut row = Vec::new();
    while secret(game.as_ref()).is_some_and(|(side, _)| side == owner) {
        let choice = random.one_of(&game.choices());
        game.choose(&choice).unwrap();
        row.push(choice);
    }
    row
}

/// Plays two matches from a secret decision of one side up to where the rules show it; how many messages were the same.
async fn hide(
    server: &Server,
    from: &dyn AnyMatch,
    seed: u64,
    owner: Side,
    context: String,
) -> usize {
    let mut random = Random(seed ^ 0x5eed);
    let mut twins = Twins {
        one: Twin::sit_down(server, from, seed, owner).await,
        other: Twin::sit_down(server, from, seed, owner).await,
        context,
        compared: 0,
    };
    twins.compare(server, &mut random).await;
    twins.decide_apart(server, &mut random).await;
    // The other side decides in secret too, and knows nothing; its last choice shows both decisions, and so does
    // the kick of a penalty.
    while secret(twins.one.game.as_ref()).is_some() {
        twins.compare(server, &mut random).await;
        twins.choose_alike(&mut random).await;
    }
    if matches!(
        twins.one.game.awaits(),
        Awaits::Choice {
            question: "kick",
            ..
        }
    ) {
        twins.compare(server, &mut random).await;
    }
    twins.compared
}

/// Every secret decision of a game that comes up, of both sides.
async fn hide_everything(preset: (&str, &str), wanted: usize, kinds: &[&str]) {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut compared = 0;
    for owner in Side::BOTH {
        let found = secret_decisions(preset, owner, wanted, kinds);
        let all: Vec<&str> = found.keys().copied().collect();
        assert_eq!(all, kinds, "{preset:?}, {owner}");
        for (question, starts) in found {
            for (seed, from) in starts {
                let context = format!("{preset:?}, {owner}'s {question} of seed {seed}");
                compared += hide(&server, from.as_ref(), seed, owner, context).await;
            }
        }
    }
    assert!(compared > 2000, "{preset:?}: only {compared} messages");
}

#[tokio::test]
async fn line_ups_of_champions_are_told_to_nobody() {
    hide_everything(("champions", "full"), 6, &["goalie"]).await;
}

#[tokio::test]
async fn secrets_of_the_full_game_are_told_to_nobody() {
    let all = ["dive", "extra skill", "formation", "half time"];
    hide_everything(("fuba", "full"), 2, &all).await;
}

#[tokio::test]
async fn secrets_of_2014_are_told_to_nobody() {
    let all = ["dive", "formation", "half time"];
    hide_everything(("fuba", "2014-full"), 2, &all).await;
}

#[tokio::test]
async fn secrets_of_1_0_are_told_to_nobody() {
    hide_everything(("fuba", "1.0"), 3, &["dive", "formation"]).await;
}

/// How many answers are given while skills are hidden.
const ANSWERS: usize = 400;

/// Hidden skills stay hidden: from their choice on, all open choices are the same (F22-A10a).
#[tokio::test]
async fn hidden_skills_make_no_difference_to_anybody() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let (mut played, mut compared) = (0, 0);
    let mut seed = 100;
    while played < ANSWERS {
        seed += 1;
        let owner = if seed % 2 == 0 {
            Side::Home
        } else {
            Side::Away
        };
        let mut random = Random(seed);
        let mut game = begun("fuba", "full");
        while secret(game.as_ref()) != Some((owner, "skills")) {
            let choice = random.one_of(&game.choices());
            game.choose(&choice).unwrap();
        }
        let mut twins = Twins {
            one: Twin::sit_down(&server, game.as_ref(), seed, owner).await,
            other: Twin::sit_down(&server, game.as_ref(), seed, owner).await,
            context: format!("skills of {owner}, seed {seed}"),
            compared: 0,
        };
        twins.decide_apart(&server, &mut random).await;
        twins.compare(&server, &mut random).await;
        for number in 0..ANSWERS / 2 {
            if twins.one.game.to_act() == ToAct::Over {
                break;
            }
            twins.choose_alike(&mut random).await;
            // A lost card is drawn and shown (F22-A11-6.3), and is another one in each match.
            if answers_with_names(&twins.one) != answers_with_names(&twins.other) {
                break;
            }
            if number % 20 == 0 {
                twins.compare(&server, &mut random).await;
            }
            played += 1;
        }
        compared += twins.compared;
    }
    assert!(compared > 2000, "only {compared} messages");
}

/// Skills won in earlier matches stay hidden too, in the options of the match as well (F22-D113).
#[tokio::test]
async fn skills_of_earlier_matches_make_no_difference_to_anybody() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut compared = 0;
    for (seed, owner) in [(7, "home"), (8, "away")] {
        let mut random = Random(seed);
        let mut games = ["tackle", "crossing"].map(|skill| {
            let mut won = json!({ "home": [], "away": [] });
            won[owner] = json!([skill]);
            let options = Map::from_iter([("skills_won".to_owned(), won)]);
            let fuba = gaffer_games::find("fuba").unwrap();
            fuba.new_match(Some("full"), options).unwrap()
        });
        while let Some((_, question)) = secret(games[0].as_ref()) {
            let choice = match question {
                "skills" => "skills stopper doubling".to_owned(),
                _ => random.one_of(&games[0].choices()),
            };
            for game in &mut games {
                game.choose(&choice).unwrap();
            }
        }
        for game in &mut games {
            roll(game.as_mut(), seed);
        }
        let side = owner.parse().unwrap();
        let mut twins = Twins {
            one: Twin::sit_down(&server, games[0].as_ref(), seed, side).await,
            other: Twin::sit_down(&server, games[1].as_ref(), seed, side).await,
            context: format!("skills won by {owner}, seed {seed}"),
            compared: 0,
        };
        twins.compare(&server, &mut random).await;
        for _ in 0..60 {
            twins.choose_alike(&mut random).await;
            if answers_with_names(&twins.one) != answers_with_names(&twins.other) {
                break;
            }
        }
        twins.compare(&server, &mut random).await;
        compared += twins.compared;
    }
    assert!(compared > 100, "only {compared} messages");
}

/// The lost skills that everybody has seen.
fn answers_with_names(twin: &Twin) -> Vec<Value> {
    let names = gaffer_core::BySide::with(|side: Side| side.to_string());
    let events = twin.game.told(0, Words::english(&names)).into_iter();
    let lost = events.filter(|told| told.event.get("event") == Some(&json!("skill-lost")));
    lost.map(|told| json!(told)).collect()
}

/// Who asks for the state of a match again and again does not learn when choices are made in secret.
#[tokio::test]
async fn the_time_of_a_secret_choice_is_told_to_nobody() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server
        .two_people("champions", json!({ "preset": "full", "seed": 4 }))
        .await;
    let mut home = server.join(&seated.id, Some(&seated.home), "choices").await;
    let path = format!("/api/matches/{}", seated.id);
    let before = server.get(&path).await.body;
    for _ in 0..2 {
        tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
        let choice = home.choices()[0].clone();
        let done = home.choose(&choice).await;
        home.news_of(done["version"].as_u64().unwrap()).await;
        assert_eq!(server.get(&path).await.body, before);
    }
    // Not even when the match is read from the store again.
    drop(home);
    drop(server);
    let server = Server::start(&folder, &[]);
    assert_eq!(server.get(&path).await.body, before);
}
