//! Following, blocking, reporting, and the moderators' desk: who may do what to whom, and what it does.

use gaffer_server::{AdminReply, AdminRequest};
use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, GENEROUS, PASSWORD};
use crate::support::{Answer, Folder, Server, Table, person};

/// An account that owns the club.
pub(crate) async fn owner(server: &Server, folder: &Folder, name: &str) -> Browser {
    let AdminReply::OwnerLink { path } = server.admin(folder, AdminRequest::OwnerLink).await else {
        panic!("no link");
    };
    let key = path.strip_prefix("/account#admission=").unwrap();
    let account = json!({ "name": name, "password": PASSWORD, "admission": key });
    let mut browser = Browser::default();
    let made = browser.post(server, "/api/accounts", account).await;
    assert_eq!(made.json()["role"], "owner", "{}", made.body);
    browser
}

async fn act(browser: &mut Browser, server: &Server, act: Value) -> Answer {
    browser.post(server, "/api/desk/acts", act).await
}

/// An account whom the owner gives a role.
pub(crate) async fn officer(
    server: &Server,
    owner: &mut Browser,
    name: &str,
    role: &str,
) -> Browser {
    let browser = Browser::register(server, name).await;
    let appoint = json!({ "act": "appoint", "person": name, "role": role });
    let done = act(owner, server, appoint).await;
    assert_eq!(done.status, 204, "{}", done.body);
    browser
}

async fn report(browser: &mut Browser, server: &Server, what: Value) -> Answer {
    browser.post(server, "/api/reports", what).await
}

async fn relate(browser: &mut Browser, server: &Server, name: &str, relation: &str) -> Answer {
    let path = format!("/api/people/{name}/relation");
    let body = json!({ "relation": relation });
    browser.post(server, &path, body).await
}

async fn desk(browser: &mut Browser, server: &Server) -> Vec<Value> {
    let desk = browser.get(server, "/api/desk").await;
    assert_eq!(desk.status, 200, "{}", desk.body);
    desk.json()["reports"].as_array().unwrap().clone()
}

#[tokio::test]
async fn people_follow_and_block_each_other() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let to_anna = "/api/people/Anna/relation";
    let nothing = json!({ "relation": null });
    assert_eq!(bert.get(&server, to_anna).await.json(), nothing);
    let follows = relate(&mut bert, &server, "anna", "follow").await;
    assert_eq!(follows.json(), json!({ "relation": "follow" }));
    let list = bert.get(&server, "/api/me/relations").await.json();
    assert_eq!(
        (
            &list[0]["name"],
            &list[0]["relation"],
            list.as_array().unwrap().len()
        ),
        (&json!("Anna"), &json!("follow"), 1)
    );
    // Whoever is blocked follows no more, and is told that it is not possible; of the block itself nothing.
    assert_eq!(
        relate(&mut anna, &server, "Bert", "block").await.status,
        200
    );
    assert_eq!(bert.get(&server, to_anna).await.json(), nothing);
    assert_eq!(
        bert.get(&server, "/api/me/relations").await.json(),
        json!([])
    );
    let refused = relate(&mut bert, &server, "Anna", "follow").await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "not-possible".into())
    );
    assert!(!refused.body.contains("block"), "{}", refused.body);
    // He may block her as well; nothing else changes by that.
    assert_eq!(
        relate(&mut bert, &server, "Anna", "block").await.status,
        200
    );
    assert_eq!(bert.delete(&server, to_anna).await.status, 204);
    assert_eq!(
        relate(&mut bert, &server, "Anna", "follow").await.code(),
        "not-possible"
    );
    let to_bert = "/api/people/Bert/relation";
    assert_eq!(anna.delete(&server, to_bert).await.status, 204);
    assert_eq!(
        relate(&mut bert, &server, "Anna", "follow").await.status,
        200
    );
    // Nobody follows himself, or nobody.
    assert_eq!(
        relate(&mut bert, &server, "Bert", "follow").await.code(),
        "not-possible"
    );
    for strange in ["Nobody", "%00", "%F0%9F%92%A9", "a%2Fb", &"x".repeat(3000)] {
        let refused = relate(&mut bert, &server, strange, "follow").await;
        assert_eq!(refused.code(), "unknown-person", "{strange}");
    }
    let mut guest = Browser::default();
    assert_eq!(guest.get(&server, to_anna).await.code(), "not-logged-in");
    // What somebody has of others leaves with him.
    let export = bert.get(&server, "/api/me/export").await.json();
    assert_eq!(export["relations"][0]["name"], "Anna");
    let close = json!({ "password": PASSWORD });
    assert_eq!(anna.post(&server, "/api/me/close", close).await.status, 204);
    assert_eq!(
        bert.get(&server, "/api/me/relations").await.json(),
        json!([])
    );
}

/// A rematch is a challenge: there is none between people who have nothing to do with each other.
#[tokio::test]
async fn who_is_blocked_offers_no_rematch() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut browsers = Vec::new();
    for (name, seat) in [("Anna", &seated.home), ("Bert", &seated.away)] {
        let mut browser = Browser::register(&server, name).await;
        let seats = json!({ "seats": [{ "id": seated.id, "seat": seat }] });
        assert_eq!(
            browser.post(&server, "/api/me/seats", seats).await.status,
            204
        );
        browsers.push(browser);
    }
    let mut table = Table::sit_down(&server, &seated).await;
    assert_eq!(
        table.home.ask(json!({ "do": "abort" })).await["message"],
        "done"
    );
    assert_eq!(
        relate(&mut browsers[0], &server, "Bert", "block")
            .await
            .status,
        200
    );
    let offer = json!({ "do": "offer", "what": "rematch" });
    let refused = table.away.ask(offer.clone()).await;
    assert_eq!(refused["problem"]["code"], "no-offer", "{refused}");
    let to_bert = "/api/people/Bert/relation";
    assert_eq!(browsers[0].delete(&server, to_bert).await.status, 204);
    assert_eq!(table.away.ask(offer).await["message"], "done");
}

#[tokio::test]
async fn a_report_is_about_a_person_or_a_match_and_there_are_so_many_a_day() {
    let folder = Folder::new();
    let club = "name = \"Rovers\"\n[limits]\nattempts = 1000\nregistrations = 1000\nreports = 3\n";
    let server = ClubFile::new(club).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    Browser::register(&server, "Bert").await;
    let seated = server.two_people("fuba", json!({})).await;
    let nowhere = "0123456789abcdef01234567";
    for (what, code) in [
        (json!({ "reason": "insult" }), "bad-request"),
        (json!({ "person": "Bert" }), "bad-request"),
        (
            json!({ "person": "Bert", "reason": "boredom" }),
            "bad-request",
        ),
        (
            json!({ "person": "Nobody", "reason": "insult" }),
            "unknown-person",
        ),
        (
            json!({ "person": "Anna", "reason": "insult" }),
            "not-possible",
        ),
        (
            json!({ "match": nowhere, "reason": "insult" }),
            "unknown-match",
        ),
        (
            json!({ "match": "\u{0}", "reason": "insult" }),
            "unknown-match",
        ),
        (
            json!({ "person": "Bert", "reason": "insult", "words": "x".repeat(1001) }),
            "bad-request",
        ),
    ] {
        let refused = report(&mut anna, &server, what.clone()).await;
        assert_eq!(refused.code(), code, "{what}");
    }
    let by_person = json!({ "person": "bert", "reason": "insult", "words": " Rude. " });
    let by_match = json!({ "match": seated.id, "reason": "unfair-play" });
    let both = json!({ "person": "Bert", "match": seated.id, "reason": "other" });
    for what in [&by_person, &by_match, &both] {
        let made = report(&mut anna, &server, what.clone()).await;
        assert_eq!(made.status, 204, "{}", made.body);
    }
    let refused = report(&mut anna, &server, by_person.clone()).await;
    assert_eq!(
        (refused.status, refused.code()),
        (429, "too-many-reports".into())
    );
    let mut guest = Browser::default();
    let refused = report(&mut guest, &server, by_person).await;
    assert_eq!(refused.code(), "not-logged-in");
    let exported = anna.get(&server, "/api/me/export").await.json();
    assert_eq!(exported["reports"][0]["words"], "Rude.");
    let mut otto = owner(&server, &folder, "Otto").await;
    let reports = desk(&mut otto, &server).await;
    assert_eq!(reports.len(), 3);
    assert_eq!(
        (
            &reports[0]["by"],
            &reports[0]["person"],
            &reports[0]["words"]
        ),
        (&json!("Anna"), &json!("Bert"), &json!("Rude."))
    );
    assert_eq!(reports[1]["match"], seated.id.as_str());
}

/// Every role at every road of the desk: guest, member, organiser, moderator, owner.
#[tokio::test]
async fn each_role_does_what_is_its_own_and_nobody_acts_on_his_like() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut otto = owner(&server, &folder, "Otto").await;
    let mut actors = [
        ("guest", Browser::default()),
        ("member", Browser::register(&server, "Mia").await),
        (
            "organiser",
            officer(&server, &mut otto, "Oona", "organiser").await,
        ),
        (
            "moderator",
            officer(&server, &mut otto, "Mona", "moderator").await,
        ),
        ("owner", otto.clone()),
    ];
    owner(&server, &folder, "Theo").await;
    officer(&server, &mut otto, "Tora", "organiser").await;
    officer(&server, &mut otto, "Tess", "moderator").await;
    Browser::register(&server, "Tim").await;
    let targets = [
        ("Tim", "member"),
        ("Tora", "organiser"),
        ("Tess", "moderator"),
        ("Theo", "member"),
    ];
    // What is answered to guest, member, organiser, moderator and owner, for each of the targets.
    let of_moderators = [
        [401, 401, 401, 401],
        [403, 403, 403, 403],
        [403, 403, 403, 403],
        [204, 204, 403, 403],
        [204, 204, 204, 403],
    ];
    let of_owners = [
        [401, 401, 401, 401],
        [403, 403, 403, 403],
        [403, 403, 403, 403],
        [403, 403, 403, 403],
        [204, 204, 204, 403],
    ];
    for (name, table) in [
        ("note", of_moderators),
        ("warn", of_moderators),
        ("mute", of_moderators),
        ("suspend", of_moderators),
        ("appoint", of_owners),
    ] {
        for ((role, browser), row) in actors.iter_mut().zip(table) {
            for ((target, is), status) in targets.iter().zip(row) {
                let mut what = json!({ "act": name, "person": target, "words": "Because." });
                match name {
                    "mute" | "suspend" => what["days"] = 1.into(),
                    // The one that he has.
                    "appoint" => what["role"] = (*is).into(),
                    _ => {}
                }
                let done = act(browser, &server, what).await;
                assert_eq!(done.status, status, "{role} {name} {target}: {}", done.body);
            }
        }
    }
    // Reports are closed by those who see them.
    let (_, member) = &mut actors[1];
    for _ in 0..5 {
        let what = json!({ "person": "Tim", "reason": "insult" });
        assert_eq!(report(member, &server, what).await.status, 204);
    }
    let numbers: Vec<Value> = desk(&mut otto, &server).await;
    let statuses = [401, 403, 403, 204, 204];
    for (((role, browser), status), one) in actors.iter_mut().zip(statuses).zip(&numbers) {
        let close = json!({ "act": "close", "report": one["number"] });
        let done = act(browser, &server, close).await;
        assert_eq!(done.status, status, "{role}: {}", done.body);
    }
    // The roads that only read.
    for (path, statuses) in [
        ("/api/desk", [401, 403, 403, 200, 200]),
        ("/api/desk?closed=true", [401, 403, 403, 200, 200]),
        ("/api/desk/people/Tim", [401, 403, 403, 200, 200]),
        ("/api/desk/people/Tess", [401, 403, 403, 403, 200]),
        ("/api/desk/log", [401, 403, 403, 403, 200]),
        ("/api/me/relations", [401, 200, 200, 200, 200]),
    ] {
        for ((role, browser), status) in actors.iter_mut().zip(statuses) {
            let answer = browser.get(&server, path).await;
            assert_eq!(answer.status, status, "{role} {path}: {}", answer.body);
        }
    }
}

/// A program has no business at the desk, whoever keeps it.
#[tokio::test]
async fn programs_do_not_sit_at_the_desk() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut otto = owner(&server, &folder, "Otto").await;
    Browser::register(&server, "Tim").await;
    let token =
        json!({ "program": "Kicker", "name": "one", "scopes": ["play", "read", "challenge"] });
    let token = otto.post(&server, "/api/me/tokens", token).await.json();
    let mut program = Browser::program(token["token"].as_str().unwrap());
    for path in ["/api/desk", "/api/desk/log", "/api/me/relations"] {
        assert_eq!(
            program.get(&server, path).await.code(),
            "people-only",
            "{path}"
        );
    }
    let what = json!({ "person": "Tim", "reason": "insult" });
    assert_eq!(
        report(&mut program, &server, what).await.code(),
        "people-only"
    );
    let what = json!({ "act": "warn", "person": "Tim", "words": "Beep." });
    assert_eq!(act(&mut program, &server, what).await.code(), "people-only");
}

#[tokio::test]
async fn what_does_not_go_together_is_refused() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut otto = owner(&server, &folder, "Otto").await;
    Browser::register(&server, "Tim").await;
    for what in [
        json!({ "act": "warn", "words": "Whom?" }),
        json!({ "act": "warn", "person": "Tim" }),
        json!({ "act": "mute", "person": "Tim" }),
        json!({ "act": "mute", "person": "Tim", "days": -1 }),
        json!({ "act": "suspend", "person": "Tim", "days": 4000, "words": "x" }),
        json!({ "act": "suspend", "person": "Tim", "days": 2 }),
        json!({ "act": "close" }),
        json!({ "act": "note", "words": "Of what?" }),
        json!({ "act": "appoint", "person": "Tim" }),
        json!({ "act": "appoint", "person": "Tim", "role": "king" }),
        json!({ "act": "appoint", "person": "Tim", "role": "owner" }),
        json!({ "act": "dance" }),
        json!({ "act": "note", "person": "Tim", "words": "x".repeat(1001) }),
    ] {
        let refused = act(&mut otto, &server, what.clone()).await;
        assert_eq!(refused.code(), "bad-request", "{what}");
    }
    let close = json!({ "act": "close", "report": 77 });
    assert_eq!(
        act(&mut otto, &server, close).await.code(),
        "unknown-number"
    );
    let oneself = json!({ "act": "warn", "person": "Otto", "words": "Me." });
    assert_eq!(act(&mut otto, &server, oneself).await.code(), "no-role");
}

#[tokio::test]
async fn who_is_suspended_is_out_at_once_and_told_so_in_words() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut otto = owner(&server, &folder, "Otto").await;
    let mut mona = officer(&server, &mut otto, "Mona", "moderator").await;
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let codes = bert
        .post(&server, "/api/me/codes", json!({ "password": PASSWORD }))
        .await;
    let code = codes.json()["codes"][0].clone();
    let token = json!({ "program": "Kicker", "name": "one", "scopes": ["read"] });
    let token = bert.post(&server, "/api/me/tokens", token).await.json();
    let mut program = Browser::program(token["token"].as_str().unwrap());
    assert!(program.is_logged_in(&server).await);
    let seated = server.two_people("fuba", json!({})).await;
    let cookie = bert.cookie().unwrap().to_owned();
    let mut client = server
        .open_with(&seated.id, "Cookie", &cookie)
        .await
        .unwrap();
    client.ask(json!({ "do": "join" })).await;

    let what =
        json!({ "person": "Bert", "match": seated.id, "reason": "insult", "words": "Rude." });
    assert_eq!(report(&mut anna, &server, what).await.status, 204);
    let number = desk(&mut mona, &server).await[0]["number"].clone();
    let mut suspend = json!({ "act": "suspend", "person": "Bert", "report": number, "days": 3, "words": "Cool down." });
    assert_eq!(act(&mut mona, &server, suspend.clone()).await.status, 204);
    assert!(!bert.is_logged_in(&server).await);
    while client.next().await.is_some() {}
    assert_eq!(client.closed, Some(1008), "whatever he had opened");
    let refused = bert.try_log_in(&server, "Bert", PASSWORD).await;
    assert_eq!((refused.status, refused.code()), (403, "suspended".into()));
    let words = refused.json()["message"].as_str().unwrap().to_owned();
    assert!(
        words.contains("Cool down.") && words.contains("20"),
        "{words}"
    );
    assert!(
        !words.contains("Anna") && !words.contains("Mona"),
        "{words}"
    );
    // Only to whoever knows the password.
    let refused = bert.try_log_in(&server, "Bert", "wrong password").await;
    assert_eq!(refused.code(), "wrong-login");
    let recover = json!({ "name": "Bert", "code": code, "password": "another password" });
    let refused = bert.post(&server, "/api/recovery", recover).await;
    assert_eq!(refused.code(), "suspended");
    assert!(!program.is_logged_in(&server).await, "nor do his programs");
    // The file says so, over a restart too; days that are none end it.
    let file = mona.get(&server, "/api/desk/people/Bert").await.json();
    assert!(file["suspended"].is_u64(), "{file}");
    server.kill();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    assert_eq!(
        bert.try_log_in(&server, "Bert", PASSWORD).await.code(),
        "suspended"
    );
    suspend["days"] = 0.into();
    suspend["words"] = "".into();
    assert_eq!(act(&mut mona, &server, suspend).await.status, 204);
    assert_eq!(bert.try_log_in(&server, "Bert", PASSWORD).await.status, 200);
    assert!(program.is_logged_in(&server).await);
    // The log has all of it, and only the owner reads it.
    let log = otto.get(&server, "/api/desk/log").await.json();
    let acts: Vec<_> = log
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["act"])
        .collect();
    assert_eq!(acts, ["suspend", "suspend", "appoint"]);
    assert_eq!(
        (&log[1]["by"], &log[1]["person"]),
        (&json!("Mona"), &json!("Bert"))
    );
    let before = format!("/api/desk/log?before={}", log[1]["number"]);
    assert_eq!(
        otto.get(&server, &before)
            .await
            .json()
            .as_array()
            .unwrap()
            .len(),
        1
    );
    // The export tells what was done, and not by whom or for whom.
    let export = bert.get(&server, "/api/me/export").await.body;
    assert!(export.contains("Cool down.") && !export.contains("Mona") && !export.contains("Anna"));
}

#[tokio::test]
async fn who_is_warned_or_muted_is_told_until_he_has_read_it() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut otto = owner(&server, &folder, "Otto").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let mut anna = Browser::register(&server, "Anna").await;
    let warn = json!({ "act": "warn", "person": "Bert", "words": "Be kind." });
    assert_eq!(act(&mut otto, &server, warn).await.status, 204);
    let mute = json!({ "act": "mute", "person": "Bert", "days": 2 });
    assert_eq!(act(&mut otto, &server, mute).await.status, 204);
    let me = bert.get(&server, "/api/me").await.json();
    assert!(me["muted"].is_u64(), "{me}");
    assert_eq!(me["warnings"][0]["words"], "Be kind.");
    let path = format!("/api/me/warnings/{}", me["warnings"][0]["number"]);
    // Nobody reads another's.
    assert_eq!(anna.delete(&server, &path).await.status, 204);
    assert!(bert.get(&server, "/api/me").await.json()["warnings"].is_array());
    assert_eq!(bert.delete(&server, &path).await.status, 204);
    let me = bert.get(&server, "/api/me").await.json();
    assert_eq!(me["warnings"], Value::Null);
    let mute = json!({ "act": "mute", "person": "Bert", "days": 0 });
    assert_eq!(act(&mut otto, &server, mute).await.status, 204);
    let me = bert.get(&server, "/api/me").await.json();
    assert_eq!(me["muted"], Value::Null);
}

/// Nobody reads who reported him: neither a moderator nor an owner.
#[tokio::test]
async fn nobody_sees_reports_about_himself_or_his_betters() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut otto = owner(&server, &folder, "Otto").await;
    let mut other_owner = owner(&server, &folder, "Theo").await;
    let mut mona = officer(&server, &mut otto, "Mona", "moderator").await;
    let mut mike = officer(&server, &mut otto, "Mike", "moderator").await;
    let mut anna = Browser::register(&server, "Anna").await;
    Browser::register(&server, "Bert").await;
    let seated = server
        .set_up("fuba", [person("A"), person("B")], json!({}))
        .await;
    let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
    assert_eq!(mona.post(&server, "/api/me/seats", seats).await.status, 204);
    for what in [
        json!({ "person": "Mona", "reason": "insult", "words": "moderator" }),
        json!({ "person": "Otto", "reason": "insult", "words": "owner" }),
        json!({ "match": seated.id, "reason": "insult", "words": "match" }),
        json!({ "person": "Bert", "match": seated.id, "reason": "insult", "words": "in it" }),
    ] {
        assert_eq!(report(&mut anna, &server, what).await.status, 204);
    }
    let mut numbers = Vec::new();
    for (browser, expected) in [
        (&mut otto, vec!["moderator", "match", "in it"]),
        (
            &mut other_owner,
            vec!["moderator", "owner", "match", "in it"],
        ),
        (&mut mona, vec![]),
        (&mut mike, vec!["match", "in it"]),
    ] {
        let reports = desk(browser, &server).await;
        let words: Vec<_> = reports.iter().map(|one| &one["words"]).collect();
        assert_eq!(words, expected);
        numbers = reports;
    }
    assert_eq!(numbers[0]["players"], json!(["Mona"]));
    let close = json!({ "act": "close", "report": numbers[0]["number"] });
    assert_eq!(
        act(&mut mona, &server, close).await.code(),
        "unknown-number",
        "what is not seen is not there"
    );
    let me = mona.get(&server, "/api/me/export").await.body;
    assert!(!me.contains("Anna"), "{me}");
}

#[tokio::test]
async fn a_club_may_let_organisers_alone_set_competitions_up() {
    let folder = Folder::new();
    let club = format!("cups = \"organisers\"\n{GENEROUS}");
    let server = ClubFile::new(&club).start(&folder, &[]);
    assert_eq!(server.get("/api/club").await.json()["cups"], "organisers");
    let mut otto = owner(&server, &folder, "Otto").await;
    let mut anna = Browser::register(&server, "Anna").await;
    let mut oona = officer(&server, &mut otto, "Oona", "organiser").await;
    let team = |name: &str| json!({ "name": name, "colour": "#c8102e", "player": "person" });
    let setting = json!({
        "name": "Spring Cup", "game": "fuba", "preset": "2.2", "teams": [team("A"), team("B")],
        "format": { "round-robin": { "groups": 1, "times": 1 } },
        "points": { "win": 3, "draw": 1, "extra_time": [3, 0], "shoot_out": [3, 0] },
        "tie_breaks": ["difference"],
    });
    let cup = json!({ "setting": setting });
    let refused = Browser::default()
        .post(&server, "/api/cups", cup.clone())
        .await;
    assert_eq!(
        (refused.status, refused.code()),
        (401, "not-logged-in".into())
    );
    let refused = anna.post(&server, "/api/cups", cup.clone()).await;
    assert_eq!((refused.status, refused.code()), (403, "no-role".into()));
    for browser in [&mut oona, &mut otto] {
        let made = browser.post(&server, "/api/cups", cup.clone()).await;
        assert_eq!(made.status, 201, "{}", made.body);
    }
}
