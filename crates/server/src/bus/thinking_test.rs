//! Coaches who think at other nodes, over a real NATS: whose node is full, who is told to play, whom nobody waits for any more, whose
//! thinker is gone; and messages that nobody of this program wrote.

use std::sync::Arc;

use async_nats::Subscriber;
use axum::body::Bytes;
use futures_util::StreamExt;
use gaffer_core::{BySide, RecordEntry, Side};
use gaffer_games::protocol::{NewTeam, Player, Request};
use gaffer_games::words::Language;

use super::Bus;
use super::testing::Club;
use super::thinking::{Asked, Told, WANTED, Wanted, Word};
use super::wire::{packed, unpacked};
use crate::App;
use crate::live::find_game;
use crate::new_match::{self, Setting};
use crate::owner::testing::{Person, until};
use crate::thinking_queue::{Asker, QueuePlace};

/// Home decides at once, openly, and has much to think about.
const POSITION: &str = "fuba/2.2;pieces=b1:1/0,b3:2/2,b4:1/2,b5:0/2;ball=b3;value=3";

/// Takes every place at a node.
async fn all_places(app: &App) -> Vec<QueuePlace> {
    let mut places = Vec::new();
    for _ in 0..app.thinking.free() {
        let asker = Asker {
            address: [198, 51, 100, 1].into(),
            match_id: "another".into(),
        };
        places.push(app.thinking.place(asker, Arc::default()).await);
    }
    places
}

/// Sets a match of a master, who is to decide, against a person up: its id and the person's seat.
async fn against_master(club: &Club) -> (String, String) {
    let game = find_game("fuba")
        .unwrap()
        .match_from_text(POSITION)
        .unwrap();
    let start = RecordEntry::Rules {
        version: find_game("fuba").unwrap().version(),
        position: game.position().to_string(),
    };
    let team = |player| NewTeam {
        name: "Lions".into(),
        colour: "#c8102e".into(),
        player,
        squad: Vec::new(),
    };
    let coach = "master".into();
    let setting = Setting {
        teams: BySide {
            home: team(Player::Computer { coach }),
            away: team(Player::Person { link: false }),
        },
        dice: None,
        seed: new_match::named(Some(1)),
        hints: None,
        time: None,
        substitute: None,
        public: false,
        rated: false,
        host: None,
        delay: 0,
        origin: None,
        rolls: None,
        cup: None,
    };
    let made = new_match::with(game, setting).unwrap();
    let app = &club.store.app;
    let seated = new_match::store(app, made, vec![start], Language::ENGLISH).await;
    let seated = seated.unwrap();
    (seated.info.id, seated.seats.away.unwrap())
}

/// A node all of whose places are taken, and a person who waits for a master there.
struct Full {
    app: Arc<App>,
    places: Vec<QueuePlace>,
    id: String,
    person: Person,
    /// The version before the master has decided.
    version: u64,
}

impl Full {
    async fn new(club: &mut Club) -> Self {
        let app = club.node("full").await;
        let places = all_places(&app).await;
        let (id, seat) = against_master(club).await;
        let mut person = Person::join(&app, &id, Some(&seat)).await;
        let news = person.wait_for("news").await.unwrap();
        Self {
            app,
            places,
            id,
            person,
            version: news["version"].as_u64().unwrap(),
        }
    }

    /// How many coaches were asked elsewhere, how many have answered, and how many thought here then.
    fn counted(&self) -> [u64; 3] {
        let metrics = &self.app.metrics;
        [
            metrics.coaches_asked_elsewhere.get(),
            metrics.coaches_answered_elsewhere.get(),
            metrics.coaches_fell_back.get(),
        ]
    }

    fn elsewhere(&self) -> i64 {
        self.app.metrics.coaches_elsewhere.get()
    }

    /// The match goes on: its master has decided.
    async fn goes_on(&mut self) {
        while self.person.wait_for("news").await.unwrap()["version"] == self.version {}
    }

    /// Nobody answers elsewhere: the master thinks here as soon as there is a place.
    async fn thinks_here(&mut self) {
        until("it has fallen back", || self.counted() == [1, 0, 1]).await;
        until("it waits for a place", || self.app.thinking.waiting() == 1).await;
        self.places.clear();
        self.goes_on().await;
        assert_eq!(self.counted()[..2], [1, 0]);
    }
}

/// Whether nobody thinks at a node.
fn is_idle(app: &App) -> bool {
    app.thinking.free() == crate::app::cores().saturating_sub(1).max(1)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_thinks_where_there_is_room() {
    let mut club = Club::start().await;
    let mut full = Full::new(&mut club).await;
    until("it waits", || full.app.thinking.waiting() == 1).await;
    let other = club.node("other").await;
    full.goes_on().await;
    let [asked, answered, fell_back] = full.counted();
    assert!(asked > 0 && answered > 0, "{asked} {answered} {fell_back}");
    assert!(other.metrics.coaches_lent.get() > 0);
    assert_eq!(full.app.thinking.free(), 0, "there was no place here");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_who_thinks_elsewhere_can_be_told_to_play() {
    let mut club = Club::start().await;
    let other = club.node("other").await;
    other.thinking.stand_still();
    let mut full = Full::new(&mut club).await;
    until("it thinks elsewhere", || {
        full.elsewhere() == 1 && !is_idle(&other)
    })
    .await;
    full.person
        .ask(Request::PlayNow { id: "now".into() })
        .unwrap();
    full.goes_on().await;
    assert_eq!(full.counted()[1], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_thinks_elsewhere_for_nobody() {
    let mut club = Club::start().await;
    let other = club.node("other").await;
    other.thinking.stand_still();
    let full = Full::new(&mut club).await;
    until("it thinks elsewhere", || !is_idle(&other)).await;
    let Full { app, person, .. } = full;
    person.leave();
    until("it is stopped there", || is_idle(&other)).await;
    assert_eq!(app.metrics.coaches_elsewhere.get(), 0);
    let metrics = &app.metrics;
    assert_eq!(metrics.coaches_answered_elsewhere.get(), 0);
    assert_eq!(metrics.coaches_fell_back.get(), 0, "nobody waits");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_thinks_elsewhere_about_a_match_that_is_over() {
    let mut club = Club::start().await;
    let other = club.node("other").await;
    other.thinking.stand_still();
    let full = Full::new(&mut club).await;
    until("it thinks elsewhere", || !is_idle(&other)).await;
    let resigned = full.app.open.resign(&full.app, &full.id, Side::Away).await;
    resigned.unwrap();
    until("it is stopped there", || is_idle(&other)).await;
    assert_eq!(full.counted(), [1, 0, 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_whose_coach_was_cut_off() {
    let mut club = Club::start().await;
    let (other, mut wire) = club.node_by_wire("other").await;
    other.thinking.stand_still();
    let mut full = Full::new(&mut club).await;
    until("it thinks elsewhere", || !is_idle(&other)).await;
    wire.cut();
    full.thinks_here().await;
    until("it was stopped there", || is_idle(&other)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_without_nats() {
    let mut club = Club::start().await;
    let other = club.node("other").await;
    other.thinking.stand_still();
    let mut full = Full::new(&mut club).await;
    until("it thinks elsewhere", || !is_idle(&other)).await;
    club.stop_nats();
    full.thinks_here().await;
    until("it was stopped there", || is_idle(&other)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_leaves_gives_its_coaches_back() {
    let mut club = Club::start().await;
    let other = club.node("other").await;
    other.thinking.stand_still();
    let mut full = Full::new(&mut club).await;
    until("it thinks elsewhere", || !is_idle(&other)).await;
    other.bus.as_ref().unwrap().leave(&other).await;
    full.thinks_here().await;
}

/// Somebody who speaks to a node as another one does, and is none.
struct Stranger {
    client: async_nats::Client,
    node: Arc<App>,
}

impl Stranger {
    async fn new(club: &Club, node: &Arc<App>) -> Self {
        let client = async_nats::connect(club.nats_address()).await.unwrap();
        let node = Arc::clone(node);
        Self { client, node }
    }

    fn bus(&self) -> &Bus {
        self.node.bus.as_ref().unwrap()
    }

    async fn say(&self, subject: String, words: Bytes) {
        self.client.publish(subject, words).await.unwrap();
    }

    /// Lives under a name, and listens to what is offered to it.
    async fn live_as(&self, name: &str) -> Subscriber {
        let offers = self.client.subscribe(self.bus().places_for(name)).await;
        let beat = self.bus().subject(format_args!("node.{name}"));
        self.say(beat, Bytes::new()).await;
        until("it is heard", || self.bus().is_alive(name)).await;
        offers.unwrap()
    }

    async fn want(&self, name: &str, program: &str) {
        let wanted = Wanted {
            node: name.into(),
            program: program.into(),
        };
        self.say(self.bus().subject(WANTED), packed(&wanted)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_of_another_version_gets_no_place() {
    let mut club = Club::start().await;
    let node = club.node("node").await;
    let stranger = Stranger::new(&club, &node).await;
    let older = stranger.live_as("older").await;
    let same = stranger.live_as("same").await;
    stranger.want("older", "another program").await;
    stranger.want("same", node.jobs.program()).await;
    let mut offers = futures_util::stream::select(older, same);
    let offer = offers.next().await.unwrap();
    assert_eq!(offer.subject.as_str(), stranger.bus().places_for("same"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_or_done_is_thought_about_at_home() {
    for wrong in [
        Bytes::from_static(b"{"),
        Bytes::from_static(br#"{"Decided":{"row":[],"thoughts":null}}"#),
        Bytes::from_static(br#"{"Decided":{"row":["fly"],"thoughts":null}}"#),
        Bytes::from_static(br#"{"Decided":{"row":["formation 4-4-2"],"thoughts":null}}"#),
        packed(&Told::GivenUp),
        vec![b'['; 200_000].into(),
    ] {
        let mut club = Club::start().await;
        let mut full = Full::new(&mut club).await;
        let stranger = Stranger::new(&club, &full.app).await;
        until("it waits", || full.app.thinking.waiting() == 1).await;
        let place = stranger.bus().places_for(stranger.bus().name());
        let asked = stranger.client.request(place, Bytes::new());
        let asked = asked.await.unwrap();
        let question: Asked = unpacked(&asked.payload).unwrap();
        assert!(question.question.answer(hurried()).is_ok());
        let told_on = asked.reply.unwrap();
        // It is still waited for.
        let word = (stranger.client).request(told_on.clone(), packed(&Told::Thinks(5)));
        let word: Word = unpacked(&word.await.unwrap().payload).unwrap();
        assert!(matches!(word, Word::GoOn));
        stranger.say(told_on.to_string(), wrong).await;
        full.thinks_here().await;
    }
}

fn hurried() -> Arc<gaffer_games::thinking::Watch> {
    let watch = Arc::new(gaffer_games::thinking::Watch::default());
    watch.play_now();
    watch
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_thought_about_costs_no_place() {
    let mut club = Club::start().await;
    let node = club.node("node").await;
    let stranger = Stranger::new(&club, &node).await;
    let mut offers = stranger.live_as("stranger").await;
    let mut told = stranger.client.subscribe("told").await.unwrap();
    for (wrong, is_answered) in [
        ("", false),
        ("{", false),
        (r#"{"question":{},"patience":1}"#, false),
        (
            r#"{"question":{"game":"fuba","rules":0,"coach":"master","position":{},"luck":{"number":1}},"patience":1}"#,
            true,
        ),
    ] {
        stranger.want("stranger", node.jobs.program()).await;
        let offer = offers.next().await.unwrap();
        let reply = offer.reply.unwrap();
        let sent = (stranger.client).publish_with_reply(reply, "told", wrong.into());
        sent.await.unwrap();
        if is_answered {
            loop {
                let message = told.next().await.unwrap();
                if let Some(Told::GivenUp) = unpacked(&message.payload) {
                    break;
                }
            }
        }
        until("its place is free", || is_idle(&node)).await;
    }
}
