//! Notices arrive once: over receivers that refuse and hang, and over a server that is killed in between.

use serde_json::{Value, json};

use crate::club::{Browser, ClubFile};
use crate::lobby::{BY_LETTER, LIVE, challenge, enter, enter_as_guest, hear, made, secret, with};
use crate::receivers::{Mood, Receiver};
use crate::support::{Client, Folder, Seated, Server};

/// A club whose tries come soon.
const SOON: &str = "name = \"Rovers\"\naddress = \"https://club.example\"\n\
    [limits]\nattempts = 1000\nregistrations = 1000\n\
    [notices]\nretry = 1\npatience = 1\nprivate = true\n";

pub(crate) fn soon(more: &str) -> ClubFile {
    ClubFile::new(&format!("{SOON}{more}"))
}

/// A match by letter between two accounts.
pub(crate) struct Letters {
    pub(crate) seated: Seated,
    pub(crate) anna: Browser,
    pub(crate) bert: Browser,
}

impl Letters {
    pub(crate) async fn begin(server: &Server) -> Self {
        let anna = Browser::register(server, "Anna").await;
        let bert = Browser::register(server, "Bert").await;
        Self::between(server, anna, bert).await
    }

    pub(crate) async fn between(server: &Server, mut anna: Browser, mut bert: Browser) -> Self {
        let time = json!({ "kind": "correspondence", "days": 3, "reserve": 0 });
        let more = json!({ "seed": 7, "time": time });
        let seated = server.two_people("fuba", more).await;
        for (browser, seat) in [(&mut anna, &seated.home), (&mut bert, &seated.away)] {
            let held = json!({ "seats": [{ "id": seated.id, "seat": seat }] });
            let taken = browser.post(server, "/api/me/seats", held).await;
            assert_eq!(taken.status, 204, "{}", taken.body);
        }
        Self { seated, anna, bert }
    }

    /// Lets a seat decide everything that it is asked, and leave.
    pub(crate) async fn decide(&self, server: &Server, seat: &str) {
        let mut client = server.join(&self.seated.id, Some(seat), "choices").await;
        decide(&mut client).await;
    }

    /// Lets home decide everything that it is asked, and leave: it is away's turn.
    pub(crate) async fn home_decides(&self, server: &Server) {
        self.decide(server, &self.seated.home).await;
    }

    pub(crate) async fn resign(&self, server: &Server, seat: &str) {
        let seat = Some(seat);
        let mut client = server.join(&self.seated.id, seat, "choices").await;
        let done = client.ask(json!({ "do": "resign" })).await;
        assert_eq!(done["message"], "done", "{done}");
    }

    pub(crate) fn link(&self) -> String {
        format!("https://club.example/m/{}", self.seated.id)
    }
}

async fn decide(client: &mut Client) {
    let mut was = false;
    while let Some(choice) = client.choices().into_iter().next() {
        let done = client.choose(&choice).await;
        assert_eq!(done["message"], "done", "{done}");
        client.news_of(done["version"].as_u64().unwrap()).await;
        was = true;
    }
    assert!(was, "it was this side's turn");
}

/// A number of the store.
pub(crate) async fn stored(folder: &Folder, query: &'static str) -> i64 {
    folder.number(query).await
}

/// Changes the store of a server that was stopped.
pub(crate) async fn alter(folder: &Folder, statement: &'static str) {
    folder.change(statement).await;
}

/// Waits until nothing is on its way any more.
pub(crate) async fn until_sent(folder: &Folder) {
    loop {
        let left = "SELECT (SELECT count(*) FROM parcels WHERE body IS NOT NULL) \
                    + (SELECT count(*) FROM deliveries JOIN notices ON number = notice \
                    WHERE parcel IS NULL AND kind <> 'time')";
        if stored(folder, left).await == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

pub(crate) async fn set_webhook(server: &Server, browser: &mut Browser, receiver: &Receiver) {
    let url = format!("http://{}/hook?key=1", receiver.address);
    let set = browser
        .ask(
            server,
            "PUT",
            "/api/me/webhook",
            Some(&json!({ "url": url })),
        )
        .await;
    assert_eq!(set.status, 200, "{}", set.body);
    let known = &set.json()["known"][0];
    assert_eq!(
        known["address"],
        receiver.address.as_str(),
        "the path is a secret"
    );
}

async fn notices(server: &Server, browser: &mut Browser) -> Vec<(String, bool)> {
    let told = browser.get(server, "/api/me/notices").await.json();
    let notices = told["notices"].as_array().unwrap().iter();
    let one = |one: &Value| {
        let kind = one["kind"].as_str().unwrap().to_owned();
        (kind, one["seen"].as_bool().unwrap())
    };
    notices.map(one).collect()
}

#[tokio::test]
async fn a_webhook_gets_each_notice_once_whoever_fails() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[Mood::Refuse, Mood::Hang, Mood::Redirect]).await;
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    set_webhook(&server, &mut match_.bert, &receiver).await;
    match_.home_decides(&server).await;
    receiver.until_came(1).await;
    server.kill();
    let server = club.start(&folder, &[]);
    receiver.until_came(2).await;
    // While the receiver hangs.
    server.kill();
    let server = club.start(&folder, &[]);
    let taken = receiver.until_taken(1).await;
    until_sent(&folder).await;
    server.kill();
    let body: Value = serde_json::from_str(&taken[0].text()).unwrap();
    let text = format!("Your turn: Lions – Tigers\n{}", match_.link());
    assert_eq!(body, json!({ "content": text, "text": text }));
    assert!(taken[0].head.starts_with("POST /hook?key=1 HTTP/1.1\r\n"));
    // What comes next shows that nothing came between.
    let server = club.start(&folder, &[]);
    match_.resign(&server, &match_.seated.home).await;
    let taken = receiver.until_taken(2).await;
    assert!(
        taken[1]
            .text()
            .contains("The match is over: Lions – Tigers")
    );
    let all = receiver.all();
    let keys: Vec<_> = all
        .iter()
        .map(|one| one.header("webhook-id").unwrap())
        .collect();
    let first = keys[0];
    let (tries, last) = keys.split_at(keys.len() - 1);
    assert!(tries.iter().all(|key| *key == first), "a repeat is known");
    assert_ne!(last, [first]);
    let urls: Vec<_> = all
        .iter()
        .map(|one| one.head.lines().next().unwrap())
        .collect();
    assert!(
        urls.iter().all(|line| line.contains("/hook")),
        "nobody is followed elsewhere"
    );
}

/// The server dies after the receiver has it, and before it knows that: the repeat has the same key.
#[tokio::test]
async fn a_repeat_after_a_lost_answer_is_known_by_its_key() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[Mood::Leave]).await;
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    set_webhook(&server, &mut match_.bert, &receiver).await;
    match_.home_decides(&server).await;
    receiver.until_came(1).await;
    server.kill();
    let _server = club.start(&folder, &[]);
    receiver.until_taken(1).await;
    let all = receiver.all();
    assert_eq!(all[0].header("webhook-id"), all[1].header("webhook-id"));
    assert_eq!(all[0].body, all[1].body);
}

#[tokio::test]
async fn what_nobody_takes_is_given_up_and_shown() {
    let club = "[webhook]\n".to_owned();
    let club = ClubFile::new(&format!("{SOON}tries = 2\n{club}"));
    let folder = Folder::new();
    let receiver = Receiver::http(&[Mood::Refuse; 9]).await;
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    set_webhook(&server, &mut match_.bert, &receiver).await;
    match_.home_decides(&server).await;
    receiver.until_came(2).await;
    until_sent(&folder).await;
    let told = match_
        .bert
        .get(&server, "/api/me/notices/settings")
        .await
        .json();
    assert_eq!(told["failed"][0]["why"], "refused");
    assert_eq!(told["failed"][0]["kind"], "webhook");
    assert_eq!(receiver.all().len(), 2);
}

#[tokio::test]
async fn whoever_looks_at_the_match_is_not_told() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[]).await;
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    set_webhook(&server, &mut match_.bert, &receiver).await;
    let seat = Some(match_.seated.away.as_str());
    let mut away = server.join(&match_.seated.id, seat, "choices").await;
    match_.home_decides(&server).await;
    while away.choices().is_empty() {
        away.news().await;
    }
    assert_eq!(
        notices(&server, &mut match_.bert).await,
        [("turn".to_owned(), false)]
    );
    decide(&mut away).await;
    assert_eq!(
        notices(&server, &mut match_.bert).await,
        [],
        "he has decided"
    );
    until_sent(&folder).await;
    drop(away);
    match_.resign(&server, &match_.seated.away).await;
    assert_eq!(
        notices(&server, &mut match_.bert).await,
        [("over".to_owned(), true)]
    );
    until_sent(&folder).await;
    assert_eq!(receiver.all().len(), 0);
}

#[tokio::test]
async fn the_page_counts_turns_and_what_was_not_read() {
    let (folder, club) = (Folder::new(), soon(""));
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    match_.home_decides(&server).await;
    let told = match_.bert.get(&server, "/api/me/notices").await.json();
    assert_eq!((&told["turns"], &told["unread"]), (&json!(1), &json!(1)));
    let notice = &told["notices"][0];
    assert_eq!(notice["words"], "Your turn: Lions – Tigers");
    assert_eq!(notice["path"], format!("/m/{}", match_.seated.id));
    let read = match_
        .bert
        .post(&server, "/api/me/notices/read", json!({}))
        .await;
    assert_eq!(read.status, 204);
    let told = match_.bert.get(&server, "/api/me/notices").await.json();
    assert_eq!((&told["turns"], &told["unread"]), (&json!(1), &json!(0)));
    let told = match_.anna.get(&server, "/api/me/notices").await.json();
    assert_eq!((&told["turns"], &told["unread"]), (&json!(0), &json!(0)));
    // A restart tells nobody again.
    server.kill();
    let server = club.start(&folder, &[]);
    let told = match_.bert.get(&server, "/api/me/notices").await.json();
    assert_eq!((&told["turns"], &told["unread"]), (&json!(1), &json!(0)));
    let rows = "SELECT count(*) FROM notices WHERE kind = 'turn' AND gone IS NULL";
    assert_eq!(stored(&folder, rows).await, 1);
}

#[tokio::test]
async fn kinds_are_switched_off_and_nights_are_quiet() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[]).await;
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    set_webhook(&server, &mut match_.bert, &receiver).await;
    let mut wishes = json!({
        "off": [{ "kind": "turn", "road": "webhook" }], "zone": 120, "gather": 10,
    });
    let settings = "/api/me/notices/settings";
    let told = match_
        .bert
        .ask(&server, "PUT", settings, Some(&wishes))
        .await;
    assert_eq!(told.json()["wishes"], wishes, "{}", told.body);
    match_.home_decides(&server).await;
    assert_eq!(
        stored(
            &folder,
            "SELECT count(*) FROM deliveries JOIN notices ON number = notice WHERE kind = 'turn'"
        )
        .await,
        0
    );
    // All day but for a minute that is over.
    let seconds = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap()
        .as_secs();
    let minute = (seconds / 60 + 120) % 1440;
    wishes["quiet"] = json!({ "from": minute, "to": (minute + 1439) % 1440 });
    let told = match_
        .bert
        .ask(&server, "PUT", settings, Some(&wishes))
        .await;
    assert_eq!(told.status, 200, "{}", told.body);
    match_.resign(&server, &match_.seated.home).await;
    let waits = "SELECT count(*) FROM deliveries JOIN notices ON number = notice \
                 WHERE kind = 'over' AND parcel IS NULL AND due > at + 60";
    for _ in 0..1200 {
        if stored(&folder, waits).await == 1 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(stored(&folder, waits).await, 1, "it waits for the morning");
    assert_eq!(receiver.all().len(), 0);
    for bad in [
        json!({ "off": [], "zone": 900, "gather": 10 }),
        json!({ "off": [], "zone": 0, "gather": 2000 }),
        json!({ "off": [], "zone": 0, "gather": 0, "quiet": { "from": 1440, "to": 0 } }),
        json!({ "off": [{ "kind": "goal", "road": "mail" }], "zone": 0, "gather": 0 }),
    ] {
        let refused = match_.bert.ask(&server, "PUT", settings, Some(&bad)).await;
        assert_eq!(refused.status, 400, "{bad}");
    }
}

#[tokio::test]
async fn addresses_of_this_computer_are_not_called_unless_the_club_says_so() {
    let folder = Folder::new();
    let club = ClubFile::new("name = \"Rovers\"\n[webhook]\n");
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    for url in [
        "http://discord.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://10.0.0.1/",
        "nonsense",
    ] {
        let set = anna
            .ask(
                &server,
                "PUT",
                "/api/me/webhook",
                Some(&json!({ "url": url })),
            )
            .await;
        assert_eq!(
            (set.status, set.code()),
            (400, "bad-webhook".into()),
            "{url}"
        );
    }
    let url = json!({ "url": "https://discord.com/api/webhooks/1/secret" });
    let set = anna
        .ask(&server, "PUT", "/api/me/webhook", Some(&url))
        .await;
    assert_eq!(set.json()["known"][0]["address"], "discord.com");
}

/// A name that looks public and leads home is found out when it is called.
#[tokio::test]
async fn a_name_that_leads_to_this_computer_is_not_called() {
    let folder = Folder::new();
    let club = ClubFile::new(
        "name = \"Rovers\"\n[limits]\nregistrations = 1000\n[webhook]\n[notices]\nretry = 1\npatience = 1\n",
    );
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    let receiver = Receiver::http(&[]).await;
    let url = json!({ "url": format!("https://localhost:{}/", receiver.port()) });
    let set = match_
        .bert
        .ask(&server, "PUT", "/api/me/webhook", Some(&url))
        .await;
    assert_eq!(set.status, 200, "{}", set.body);
    match_.home_decides(&server).await;
    loop {
        let told = match_
            .bert
            .get(&server, "/api/me/notices/settings")
            .await
            .json();
        if let Some(failed) = told["failed"].get(0) {
            assert_eq!(failed["why"], "forbidden");
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(receiver.all().len(), 0);
}

#[tokio::test]
async fn an_offer_and_a_taken_seat_are_told() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[]).await;
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    set_webhook(&server, &mut match_.anna, &receiver).await;
    let seat = Some(match_.seated.away.as_str());
    let mut away = server.join(&match_.seated.id, seat, "choices").await;
    let done = away.ask(json!({ "do": "offer", "what": "draw" })).await;
    assert_eq!(done["message"], "done", "{done}");
    let taken = receiver.until_taken(1).await;
    assert!(
        taken[0]
            .text()
            .contains("You have an offer: Lions – Tigers"),
        "{}",
        taken[0].text()
    );
    assert!(
        notices(&server, &mut match_.anna)
            .await
            .contains(&("offer".into(), false))
    );
    let done = away
        .ask(json!({ "do": "withdraw-offer", "what": "draw" }))
        .await;
    assert_eq!(done["message"], "done", "{done}");
    assert!(
        notices(&server, &mut match_.anna)
            .await
            .iter()
            .all(|(kind, _)| kind != "offer")
    );
    // Somebody takes the seat that Anna invites to.
    let invited = json!({ "name": "Tigers", "colour": "#1d4ed8", "player": { "who": "person", "link": true } });
    let teams = json!({ "home": crate::support::person("Lions"), "away": invited });
    let wanted = json!({ "game": "fuba", "dice": "server", "teams": teams });
    let made = server.post("/api/matches", &wanted).await.json();
    let id = made["info"]["id"].as_str().unwrap();
    let held = json!({ "seats": [{ "id": id, "seat": made["seats"]["home"] }] });
    match_.anna.post(&server, "/api/me/seats", held).await;
    let invitation = made["invitations"]["away"].as_str().expect("an invitation");
    let claim = json!({ "invitation": invitation, "seat": "fedcba9876543210fedcba9876543210" });
    let claimed = server
        .post(&format!("/api/matches/{id}/claim"), &claim)
        .await;
    assert_eq!(claimed.status, 200, "{}", claimed.body);
    let taken = receiver.until_taken(2).await;
    assert!(
        taken[1].text().contains("Your invitation was taken"),
        "{}",
        taken[1].text()
    );
}

#[tokio::test]
async fn whoever_lets_his_time_run_out_is_warned_once() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[]).await;
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    let off = json!({ "off": [{ "kind": "turn", "road": "webhook" }], "zone": 0, "gather": 0 });
    for browser in [&mut match_.anna, &mut match_.bert] {
        set_webhook(&server, browser, &receiver).await;
        browser
            .ask(&server, "PUT", "/api/me/notices/settings", Some(&off))
            .await;
    }
    // Clocks run from the first roll on.
    let mut seats = [&match_.seated.home, &match_.seated.away]
        .into_iter()
        .cycle();
    while stored(&folder, "SELECT count(deadline) FROM positions").await == 0 {
        match_.decide(&server, seats.next().unwrap()).await;
    }
    let warned = "SELECT deadline / 1000 - at FROM notices JOIN positions USING (match) \
                  WHERE kind = 'time' AND gone IS NULL";
    assert_eq!(stored(&folder, warned).await, 3 * 24 * 3600 / 5);
    assert!(server.stop());
    let passes = "UPDATE notices SET at = at - 210000 WHERE kind = 'time'; UPDATE deliveries SET due = due - 210000;";
    alter(&folder, passes).await;
    let server = club.start(&folder, &[]);
    let taken = receiver.until_taken(1).await;
    assert!(
        taken[0]
            .text()
            .contains("Your time is nearly over: Lions – Tigers")
    );
    until_sent(&folder).await;
    server.kill();
    let server = club.start(&folder, &[]);
    match_.resign(&server, &match_.seated.home).await;
    let taken = receiver.until_taken(2).await;
    assert!(taken[1].text().contains("The match is over"));
}

/// The notices of a kind that wait to be sent.
const WAITING_REMATCH: &str = "SELECT count(*) FROM deliveries JOIN notices ON number = notice \
    WHERE kind = 'rematch' AND parcel IS NULL";
const WAITING_CHALLENGE: &str = "SELECT count(*) FROM deliveries JOIN notices ON number = notice \
    WHERE kind = 'challenge' AND parcel IS NULL";

/// What an account is told by its webhook, but for these kinds.
async fn switch_off(server: &Server, browser: &mut Browser, kinds: &[&str]) {
    let off = kinds
        .iter()
        .map(|kind| json!({ "kind": kind, "road": "webhook" }));
    let wishes = json!({ "off": off.collect::<Vec<_>>(), "zone": 0, "gather": 0 });
    let settings = "/api/me/notices/settings";
    let set = browser.ask(server, "PUT", settings, Some(&wishes)).await;
    assert_eq!(set.status, 200, "{}", set.body);
}

async fn is_told(server: &Server, browser: &mut Browser, kind: &str) -> bool {
    let told = notices(server, browser).await;
    told.contains(&(kind.to_owned(), false))
}

#[tokio::test]
async fn a_rematch_is_told_while_it_is_offered() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[]).await;
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    set_webhook(&server, &mut match_.anna, &receiver).await;
    switch_off(&server, &mut match_.anna, &["over"]).await;
    let seat = Some(match_.seated.away.as_str());
    let mut away = server.join(&match_.seated.id, seat, "choices").await;
    let offer = json!({ "do": "offer", "what": "rematch" });
    let withdraw = json!({ "do": "withdraw-offer", "what": "rematch" });
    for request in [json!({ "do": "resign" }), offer.clone()] {
        assert_eq!(away.ask(request).await["message"], "done");
    }
    let taken = receiver.until_taken(1).await;
    let body: Value = serde_json::from_str(&taken[0].text()).unwrap();
    let text = format!("A rematch is offered: Lions – Tigers\n{}", match_.link());
    assert_eq!(body["content"], text);
    assert!(is_told(&server, &mut match_.anna, "rematch").await);
    assert!(!is_told(&server, &mut match_.bert, "rematch").await);
    assert_eq!(away.ask(withdraw.clone()).await["message"], "done");
    assert!(!is_told(&server, &mut match_.anna, "rematch").await);
    // Whoever looks at the match is told later, and what is withdrawn by then not at all.
    let seat = Some(match_.seated.home.as_str());
    let mut home = server.join(&match_.seated.id, seat, "choices").await;
    assert_eq!(away.ask(offer.clone()).await["message"], "done");
    assert_eq!(stored(&folder, WAITING_REMATCH).await, 1);
    assert_eq!(away.ask(withdraw).await["message"], "done");
    assert_eq!(stored(&folder, WAITING_REMATCH).await, 0);
    // The same where it is declined; nor is it sent where it is switched off.
    assert_eq!(away.ask(offer).await["message"], "done");
    assert_eq!(stored(&folder, WAITING_REMATCH).await, 1);
    switch_off(&server, &mut match_.anna, &["over", "rematch"]).await;
    assert_eq!(stored(&folder, WAITING_REMATCH).await, 0);
    assert!(
        is_told(&server, &mut match_.anna, "rematch").await,
        "the bell"
    );
    let decline = json!({ "do": "answer-offer", "what": "rematch", "accept": false });
    assert_eq!(home.ask(decline).await["message"], "done");
    assert!(!is_told(&server, &mut match_.anna, "rematch").await);
    assert_eq!(receiver.all().len(), 1);
}

#[tokio::test]
async fn a_challenge_is_told_to_whom_it_is_for_while_it_is_open() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[]).await;
    let server = club.start(&folder, &[]);
    let anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    set_webhook(&server, &mut bert, &receiver).await;
    let mut at_home = enter(&server, &anna).await;
    let by_letter = with(challenge(1, BY_LETTER), "to", "bert");
    let id = made(&mut at_home, by_letter.clone()).await;
    let taken = receiver.until_taken(1).await;
    let body: Value = serde_json::from_str(&taken[0].text()).unwrap();
    assert_eq!(
        body["text"],
        "Anna challenges you\nhttps://club.example/lobby"
    );
    let told = bert.get(&server, "/api/me/notices").await.json();
    let notice = &told["notices"][0];
    assert_eq!(
        (&notice["kind"], &notice["path"], &notice["words"]),
        (
            &json!("challenge"),
            &json!("/lobby"),
            &json!("Anna challenges you")
        )
    );
    let withdraw = json!({ "do": "withdraw", "challenge": id });
    assert_eq!(at_home.ask(withdraw).await["message"], "done");
    assert!(!is_told(&server, &mut bert, "challenge").await);

    // Whoever is here sees it, and is told later if it is still open; a guest has no name.
    let mut here = enter(&server, &bert).await;
    let mut guest = enter_as_guest(&server, 9).await;
    let live = with(challenge(2, LIVE), "to", "Bert");
    made(&mut guest, live).await;
    assert_eq!(stored(&folder, WAITING_CHALLENGE).await, 1);
    let told = bert.get(&server, "/api/me/notices").await.json();
    assert_eq!(told["notices"][0]["words"], "Somebody challenges you");
    // One that is played at once ends with the server, one by letter does not.
    made(&mut at_home, with(by_letter, "seat", secret(3))).await;
    drop((at_home, guest));
    server.kill();
    let server = club.start(&folder, &[]);
    let mut at_home = enter(&server, &anna).await;
    let told = bert.get(&server, "/api/me/notices").await.json();
    let words = |told: &Value| -> Vec<String> {
        let notices = told["notices"].as_array().unwrap().iter();
        notices
            .map(|one| one["words"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(words(&told), ["Anna challenges you"]);
    assert_eq!(stored(&folder, WAITING_CHALLENGE).await, 1);
    // Bert takes it: nothing of it is sent any more.
    drop(here);
    here = enter(&server, &bert).await;
    let yours = hear(&mut here, "yours", |yours| {
        !yours["asked"].as_array().unwrap().is_empty()
    });
    let id = yours.await["asked"][0]["id"].clone();
    let accept = json!({ "do": "accept", "challenge": id, "seat": secret(4) });
    assert_eq!(here.ask(accept).await["message"], "done");
    assert!(!is_told(&server, &mut bert, "challenge").await);
    assert_eq!(stored(&folder, WAITING_CHALLENGE).await, 0);
    // Switched off, it stands at the bell alone.
    drop(here);
    switch_off(&server, &mut bert, &["challenge", "turn"]).await;
    made(&mut at_home, with(challenge(5, LIVE), "to", "Bert")).await;
    assert!(is_told(&server, &mut bert, "challenge").await);
    assert_eq!(stored(&folder, WAITING_CHALLENGE).await, 0);
    assert_eq!(receiver.all().len(), 1);
}

/// Who challenges and withdraws again and again, with a name or without, rings once an hour.
#[tokio::test]
async fn a_challenge_that_is_made_again_does_not_ring_again() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[]).await;
    let server = club.start(&folder, &[]);
    let anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    set_webhook(&server, &mut bert, &receiver).await;
    let mut guest = enter_as_guest(&server, 9).await;
    let mut other = enter_as_guest(&server, 8).await;
    let to_bert = |seat| with(challenge(seat, BY_LETTER), "to", "Bert");
    let id = made(&mut guest, to_bert(1)).await;
    receiver.until_taken(1).await;
    let withdraw = json!({ "do": "withdraw", "challenge": id });
    assert_eq!(guest.ask(withdraw).await["message"], "done");
    made(&mut guest, to_bert(2)).await;
    made(&mut other, to_bert(3)).await;
    assert!(is_told(&server, &mut bert, "challenge").await, "the bell");
    let later = "SELECT count(*) FROM deliveries JOIN notices ON number = notice \
                 WHERE kind = 'challenge' AND parcel IS NULL AND due > at + 3000";
    assert_eq!(stored(&folder, later).await, 2, "if it is open by then");
    assert_eq!(receiver.all().len(), 1);
    // Somebody else rings.
    let mut at_home = enter(&server, &anna).await;
    made(&mut at_home, to_bert(4)).await;
    let taken = receiver.until_taken(2).await;
    assert!(taken[1].text().contains("Anna challenges you"));
}

#[tokio::test]
async fn challenges_and_rematches_wait_for_the_morning_too() {
    let (folder, club) = (Folder::new(), soon("[webhook]\n"));
    let receiver = Receiver::http(&[]).await;
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    set_webhook(&server, &mut match_.bert, &receiver).await;
    let seconds = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap()
        .as_secs();
    // All day but for a minute that is over.
    let minute = (seconds / 60) % 1440;
    let quiet = json!({ "from": minute, "to": (minute + 1439) % 1440 });
    let wishes = json!({ "off": [], "zone": 0, "gather": 0, "quiet": quiet });
    let settings = "/api/me/notices/settings";
    let told = match_
        .bert
        .ask(&server, "PUT", settings, Some(&wishes))
        .await;
    assert_eq!(told.status, 200, "{}", told.body);
    let mut at_home = enter(&server, &match_.anna).await;
    made(&mut at_home, with(challenge(1, BY_LETTER), "to", "Bert")).await;
    let seat = Some(match_.seated.home.as_str());
    let mut home = server.join(&match_.seated.id, seat, "choices").await;
    for request in [
        json!({ "do": "resign" }),
        json!({ "do": "offer", "what": "rematch" }),
    ] {
        assert_eq!(home.ask(request).await["message"], "done");
    }
    let waits = "SELECT count(*) FROM deliveries JOIN notices ON number = notice \
                 WHERE kind IN ('challenge', 'rematch') AND parcel IS NULL AND due > at + 60";
    for _ in 0..1200 {
        if stored(&folder, waits).await == 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(stored(&folder, waits).await, 2, "they wait for the morning");
    assert_eq!(receiver.all().len(), 0);
}
