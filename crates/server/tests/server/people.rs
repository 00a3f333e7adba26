//! Accounts as people and thieves meet them.

use gaffer_server::maintenance;
use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, GENEROUS, PASSWORD};
use crate::support::{Folder, Server, Table};

/// The same as a cookie in the browser of somebody else.
fn thief(browser: &Browser) -> Browser {
    Browser::with("Cookie", browser.cookie().unwrap())
}

#[tokio::test]
async fn an_account_is_made_logged_out_and_logged_in_again() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::default();
    let account = json!({ "name": "Anna", "password": PASSWORD });
    let made = anna.post(&server, "/api/accounts", account).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let cookie = made.header("set-cookie").unwrap();
    assert!(
        cookie.contains("; httponly") && cookie.contains("; samesite=lax"),
        "{cookie}"
    );
    assert!(!cookie.contains("secure"), "{cookie}");
    assert_eq!(made.header("cache-control"), Some("no-store"));
    let me = anna.get(&server, "/api/me").await.json();
    for (field, value) in [("name", "Anna"), ("role", "member"), ("kind", "person")] {
        assert_eq!(me[field], value);
    }
    assert_eq!(anna.get(&server, "/api/club").await.json()["me"], me);
    let mut stolen = thief(&anna);
    assert_eq!(anna.delete(&server, "/api/session").await.status, 204);
    assert_eq!(anna.cookie(), None);
    assert!(!stolen.is_logged_in(&server).await, "the session has ended");
    let answer = anna.try_log_in(&server, "ANNA", PASSWORD).await;
    assert_eq!(answer.status, 200, "names are read without capitals");
    assert!(anna.is_logged_in(&server).await);
}

#[tokio::test]
async fn bad_names_and_passwords_are_refused_and_taken_names_too() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    Browser::register(&server, "Bob").await;
    for (name, password, code) in [
        ("x", PASSWORD, "bad-name"),
        ("Admin", PASSWORD, "bad-name"),
        ("<b>Bo</b>", PASSWORD, "bad-name"),
        ("Anna", "short", "bad-password"),
        ("Anna", "        ", "bad-password"),
        ("Annabella", "annabella", "bad-password"),
        ("Bob", PASSWORD, "name-taken"),
        ("B0B", PASSWORD, "name-taken"),
        ("Вob", PASSWORD, "name-taken"),
    ] {
        let account = json!({ "name": name, "password": password });
        let answer = server.post("/api/accounts", &account).await;
        assert_eq!(answer.code(), code, "{name}");
        assert_eq!(answer.header("set-cookie"), None);
    }
}

/// Two people want the same name at the same moment.
#[tokio::test]
async fn one_of_two_gets_a_name() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let account = json!({ "name": "Anna", "password": PASSWORD });
    let (one, other) = tokio::join!(
        server.post("/api/accounts", &account),
        server.post("/api/accounts", &account),
    );
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);
    assert_eq!(server.get("/readyz").await.status, 200);
}

#[tokio::test]
async fn wrong_passwords_are_limited_by_account_and_by_address() {
    let folder = Folder::new();
    let club = ClubFile::new("name = \"Rovers\"\n[limits]\nattempts = 3\nregistrations = 2\n");
    let server = club.start(&folder, &["--trust-proxy", "127.0.0.1"]);
    let from = |address: &str| Browser::with("X-Forwarded-For", address);
    let account = |name: &str| json!({ "name": name, "password": PASSWORD });
    let mut setup = from("203.0.113.1");
    for name in ["Anna", "Bert"] {
        let answer = setup.post(&server, "/api/accounts", account(name)).await;
        assert_eq!(answer.status, 201, "{name}: {}", answer.body);
    }
    let refused = setup.post(&server, "/api/accounts", account("Carl")).await;
    assert_eq!(refused.status, 429);
    let wait = refused.header("retry-after").unwrap();
    let words = format!("wait {wait} seconds");
    assert!(refused.body.contains(&words), "{wait}: {}", refused.body);
    assert!(wait.parse::<u32>().unwrap() > 500, "{wait}");
    // Many addresses, one account.
    let mut statuses = Vec::new();
    for number in 0..5 {
        let mut browser = from(&format!("203.0.113.{}", 10 + number));
        let answer = browser.try_log_in(&server, "anna", "wrong password").await;
        statuses.push(answer.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429, 429]);
    // The right password does not help either, nor does another way to write the name.
    let mut browser = from("203.0.113.20");
    let refused = browser.try_log_in(&server, "ANN A", PASSWORD).await;
    assert_eq!(
        (refused.status, refused.code()),
        (429, "too-many-attempts".into())
    );
    assert!(refused.header("retry-after").is_some());
    // One address, many accounts; those that are nobody's count too.
    let mut statuses = Vec::new();
    for name in ["Bert", "Dora", "Emil", "Fred"] {
        let mut browser = from("203.0.113.30");
        let answer = browser.try_log_in(&server, name, "wrong password").await;
        statuses.push(answer.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429]);
    let code = json!({ "name": "Bert", "code": "a", "password": PASSWORD });
    let answer = from("203.0.113.30")
        .post(&server, "/api/recovery", code)
        .await;
    assert_eq!(
        answer.status, 429,
        "codes are tried from the same allowance"
    );
    // Who comes from elsewhere to another account is not held up.
    let answer = from("203.0.113.40")
        .try_log_in(&server, "Bert", PASSWORD)
        .await;
    assert_eq!(answer.status, 200, "{}", answer.body);
}

#[tokio::test]
async fn nobody_learns_from_logging_in_or_recovering_whether_a_name_exists() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    Browser::register(&server, "Anna").await;
    for (path, body) in [
        (
            "/api/session",
            json!({ "name": "", "password": "wrong password" }),
        ),
        (
            "/api/recovery",
            json!({ "name": "", "code": "aaaa-bbbb-cccc-dddd", "password": PASSWORD }),
        ),
    ] {
        let mut answers = Vec::new();
        for name in ["Anna", "Nobody's", "Zoe"] {
            let mut body = body.clone();
            body["name"] = name.into();
            let answer = server.post(path, &body).await;
            assert_eq!(answer.header("set-cookie"), None);
            answers.push((answer.status, answer.body));
        }
        assert_eq!(answers[0].0, 401);
        assert!(answers.windows(2).all(|two| two[0] == two[1]), "{path}");
    }
}

/// A secret that somebody planted in a browser does not become a session.
#[tokio::test]
async fn logging_in_makes_a_new_session_whatever_the_browser_brings() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let planted = format!("gaffer={}", "a".repeat(64));
    let mut victim = Browser::with("Cookie", planted.clone());
    victim.try_log_in(&server, "Anna", PASSWORD).await;
    assert!(victim.is_logged_in(&server).await);
    assert_ne!(victim.cookie(), Some(planted.as_str()));
    let mut attacker = Browser::with("Cookie", planted);
    assert!(!attacker.is_logged_in(&server).await);
    // Who logs in again leaves the session that he had.
    let mut before = thief(&anna);
    anna.try_log_in(&server, "Anna", PASSWORD).await;
    assert!(anna.is_logged_in(&server).await);
    assert!(!before.is_logged_in(&server).await);
}

/// Who makes an account or logs in where another one was logged in leaves that one's session, which nobody could end.
#[tokio::test]
async fn a_browser_has_one_session_whosever_it_is() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut browser = Browser::register(&server, "Anna").await;
    let mut anna = thief(&browser);
    let account = json!({ "name": "Bert", "password": PASSWORD });
    let made = browser.post(&server, "/api/accounts", account).await;
    assert_eq!(made.status, 201, "{}", made.body);
    assert!(!anna.is_logged_in(&server).await);
    let mut bert = thief(&browser);
    let refused = browser.try_log_in(&server, "Anna", "wrong password").await;
    assert_eq!(refused.status, 401);
    assert!(bert.is_logged_in(&server).await, "nothing has changed");
    browser.try_log_in(&server, "Anna", PASSWORD).await;
    assert!(browser.is_logged_in(&server).await);
    assert!(!bert.is_logged_in(&server).await);
}

#[tokio::test]
async fn a_page_of_another_site_cannot_use_the_cookie() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let anna = Browser::register(&server, "Anna").await;
    let with = |name, value: &str| {
        let mut browser = anna.clone();
        browser.headers.push((name, value.to_owned()));
        browser
    };
    let mut page = with("Origin", "https://evil.example");
    let refused = page.post(&server, "/api/me/codes", json!({})).await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "wrong-origin".into())
    );
    for site in ["cross-site", "same-site"] {
        let mut page = with("Sec-Fetch-Site", site);
        assert!(!page.is_logged_in(&server).await, "{site}");
        assert_eq!(page.delete(&server, "/api/session").await.status, 204);
    }
    assert!(
        anna.clone().is_logged_in(&server).await,
        "nobody logged out"
    );
    for site in ["same-origin", "none"] {
        assert!(with("Sec-Fetch-Site", site).is_logged_in(&server).await);
    }
    // A form of another site is no JSON.
    let mut form = anna.clone();
    form.headers.push(("Content-Type", "text/plain".to_owned()));
    let refused = form.ask(&server, "POST", "/api/me/close", None).await;
    assert_eq!(refused.code(), "not-json");
}

#[tokio::test]
async fn by_https_the_cookie_is_this_hosts_alone() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &["--trust-proxy", "127.0.0.1"]);
    let mut anna = Browser::with("X-Forwarded-Proto", "https");
    let account = json!({ "name": "Anna", "password": PASSWORD });
    let made = anna.post(&server, "/api/accounts", account).await;
    let cookie = made.header("set-cookie").unwrap().to_owned();
    assert!(
        cookie.starts_with("__host-gaffer=") && cookie.ends_with("; secure"),
        "{cookie}"
    );
    // Answers are read here in small letters.
    let secret = anna.cookie().unwrap().split_once('=').unwrap().1.to_owned();
    let with = |cookie: String, proto: &str| Browser {
        headers: vec![("Cookie", cookie), ("X-Forwarded-Proto", proto.to_owned())],
    };
    for (name, proto, is_logged_in) in [
        ("__Host-gaffer", "https", true),
        ("gaffer", "https", false),
        ("__Host-gaffer", "http", false),
    ] {
        let mut browser = with(format!("{name}={secret}"), proto);
        assert_eq!(
            browser.is_logged_in(&server).await,
            is_logged_in,
            "{name} {proto}"
        );
    }
}

#[tokio::test]
async fn sessions_are_listed_and_closed() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let mut phone = Browser::default();
    let agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Safari/537.36";
    phone.headers.push(("User-Agent", agent.to_owned()));
    phone.try_log_in(&server, "Anna", PASSWORD).await;
    let mut work = Browser::log_in(&server, "Anna").await;
    let list = anna.get(&server, "/api/me/sessions").await;
    assert!(
        !list
            .body
            .contains(anna.cookie().unwrap().trim_start_matches("gaffer="))
    );
    let list = list.json();
    let sessions = list.as_array().unwrap();
    assert_eq!(sessions.len(), 3);
    let here = sessions.iter().filter(|one| one["here"] == true).count();
    assert_eq!(here, 1);
    let of_phone = sessions
        .iter()
        .find(|one| one["client"] == "Chrome, Android");
    let number = of_phone.expect("the phone")["number"].as_i64().unwrap();
    let path = format!("/api/me/sessions/{number}");
    assert_eq!(bert.delete(&server, &path).await.status, 204);
    assert!(phone.is_logged_in(&server).await, "it is not Bert's");
    assert_eq!(anna.delete(&server, &path).await.status, 204);
    assert!(!phone.is_logged_in(&server).await);
    assert!(work.is_logged_in(&server).await);
    assert_eq!(anna.delete(&server, "/api/me/sessions").await.status, 204);
    assert!(!work.is_logged_in(&server).await);
    assert!(anna.is_logged_in(&server).await && bert.is_logged_in(&server).await);
}

#[tokio::test]
async fn another_password_ends_every_session_but_a_new_one() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut stolen = thief(&anna);
    let mut other = Browser::log_in(&server, "Anna").await;
    let password = json!({ "password": PASSWORD });
    let old = anna.post(&server, "/api/me/codes", password).await.json();
    let change = |old: &str, password: &str| json!({ "old": old, "password": password });
    for (old, new, code) in [
        ("wrong password", "staple correct", "wrong-password"),
        (PASSWORD, "short", "bad-password"),
    ] {
        let refused = anna
            .post(&server, "/api/me/password", change(old, new))
            .await;
        assert_eq!(refused.code(), code);
    }
    assert!(other.is_logged_in(&server).await);
    let changed = anna
        .post(
            &server,
            "/api/me/password",
            change(PASSWORD, "staple correct"),
        )
        .await;
    assert_eq!(changed.status, 200, "{}", changed.body);
    assert!(anna.is_logged_in(&server).await);
    assert!(!other.is_logged_in(&server).await);
    assert!(
        !stolen.is_logged_in(&server).await,
        "not even by its cookie"
    );
    // Whoever kept recovery codes of before has nothing.
    let made = changed.json()["new_codes"].clone();
    assert_eq!(made.as_array().unwrap().len(), 10);
    let recover = |code: &Value| {
        let how = json!({ "name": "Anna", "code": code, "password": "another password" });
        async { Browser::default().post(&server, "/api/recovery", how).await }
    };
    assert_eq!(recover(&old["codes"][0]).await.code(), "wrong-code");
    assert_eq!(anna.get(&server, "/api/me").await.json()["codes"], 10);
    let mut again = Browser::default();
    let refused = again.try_log_in(&server, "Anna", PASSWORD).await;
    assert_eq!(
        (refused.status, refused.code()),
        (401, "wrong-login".into())
    );
    assert_eq!(recover(&made[0]).await.status, 200);
}

#[tokio::test]
async fn a_recovery_code_brings_back_once() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    Browser::register(&server, "Bert").await;
    let make = async |browser: &mut Browser, password: &str| {
        let asked = json!({ "password": password });
        browser.post(&server, "/api/me/codes", asked).await
    };
    assert_eq!(
        make(&mut anna, "wrong password").await.code(),
        "wrong-password"
    );
    let first = make(&mut anna, PASSWORD).await.json();
    let codes = make(&mut anna, PASSWORD).await.json();
    let code = |codes: &Value, index: usize| codes["codes"][index].as_str().unwrap().to_owned();
    assert_eq!(codes["codes"].as_array().unwrap().len(), 10);
    let recover = async |name: &str, code: &str| {
        let how = json!({ "name": name, "code": code, "password": "staple correct" });
        let mut browser = Browser::default();
        let answer = browser.post(&server, "/api/recovery", how).await;
        (answer, browser)
    };
    let (refused, _) = recover("Anna", &code(&first, 0)).await;
    assert_eq!(refused.code(), "wrong-code", "others were made");
    let (refused, _) = recover("Bert", &code(&codes, 0)).await;
    assert_eq!(refused.code(), "wrong-code", "they are Anna's");
    let typed = code(&codes, 0).to_uppercase().replace('-', " ");
    let (back, mut browser) = recover("anna", &typed).await;
    assert_eq!(
        (back.status, &back.json()["codes"]),
        (200, &json!(10)),
        "{}",
        back.body
    );
    assert!(browser.is_logged_in(&server).await);
    assert!(
        !anna.is_logged_in(&server).await,
        "whoever was there is out"
    );
    let (refused, _) = recover("Anna", &code(&codes, 0)).await;
    assert_eq!((refused.status, refused.code()), (401, "wrong-code".into()));
    // The others are as good as used: whoever saw one may have seen all.
    let (refused, _) = recover("Anna", &code(&codes, 1)).await;
    assert_eq!(refused.code(), "wrong-code");
    // Whose browser it was before is out there too.
    let mut bert = Browser::log_in(&server, "Bert").await;
    let mut before = thief(&bert);
    let made = back.json()["new_codes"][2].clone();
    let how = json!({ "name": "Anna", "code": made, "password": "staple correct" });
    let back = bert.post(&server, "/api/recovery", how).await;
    assert_eq!(back.json()["name"], "Anna", "{}", back.body);
    assert!(!before.is_logged_in(&server).await);
    // The same code twice at once.
    let made = back.json()["new_codes"][3].as_str().unwrap().to_owned();
    let (one, other) = (made.clone(), made);
    let (one, other) = tokio::join!(recover("Anna", &one), recover("Anna", &other));
    let mut statuses = [one.0.status, other.0.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 401]);
}

#[tokio::test]
async fn a_guests_matches_move_into_the_account_and_open_on_every_device() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 1 })).await;
    let seats = json!([
        { "id": seated.id, "seat": seated.home },
        { "id": seated.id, "seat": "wrong" },
        { "id": "no match", "seat": seated.home },
        { "id": "0123456789abcdef01234567", "seat": seated.home },
    ]);
    let account = json!({ "name": "Anna", "password": PASSWORD, "seats": seats });
    let made = Browser::default()
        .post(&server, "/api/accounts", account)
        .await;
    assert_eq!(made.status, 201, "{}", made.body);
    let mut phone = Browser::log_in(&server, "Anna").await;
    let list = phone.get(&server, "/api/me/matches").await.json();
    assert_eq!(list.as_array().unwrap().len(), 1);
    assert_eq!(list[0]["info"]["id"], seated.id.as_str());
    assert_eq!(list[0]["sides"], json!(["home"]));
    let path = format!("/api/me/matches/{}", seated.id);
    let sides = phone.get(&server, &path).await.json();
    assert_eq!(sides, json!({ "sides": ["home"] }));
    // The session opens the seat, and no other.
    let cookie = phone.cookie().unwrap().to_owned();
    let join = |side: &str| json!({ "do": "join", "side": side, "want": "choices" });
    let mut client = server
        .open_with(&seated.id, "Cookie", &cookie)
        .await
        .unwrap();
    let welcome = client.ask(join("home")).await;
    assert_eq!(welcome["you"], "home", "{welcome}");
    client.news().await;
    let choice = client.choose("formation 4-4-2").await;
    assert_eq!(choice["message"], "done", "{choice}");
    let mut client = server
        .open_with(&seated.id, "Cookie", &cookie)
        .await
        .unwrap();
    assert_eq!(
        client.ask(join("away")).await["problem"]["code"],
        "not-your-seat"
    );
    let mut guest = server.open(&seated.id).await;
    assert_eq!(
        guest.ask(join("home")).await["problem"]["code"],
        "not-your-seat"
    );
    // A seat is one account's.
    let mut bert = Browser::register(&server, "Bert").await;
    let claim = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
    assert_eq!(bert.post(&server, "/api/me/seats", claim).await.status, 204);
    let list = bert.get(&server, "/api/me/matches").await.json();
    assert_eq!(list, json!([]));
    let cookie = bert.cookie().unwrap().to_owned();
    let mut client = server
        .open_with(&seated.id, "Cookie", &cookie)
        .await
        .unwrap();
    assert_eq!(
        client.ask(join("home")).await["problem"]["code"],
        "not-your-seat"
    );
}

#[tokio::test]
async fn what_waits_for_the_account_comes_first_in_its_list() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let over = server.two_people("fuba", json!({ "seed": 1 })).await;
    Table::sit_down(&server, &over).await.play_on().await;
    let waits = server.two_people("fuba", json!({ "seed": 1 })).await;
    let goes_on = server.two_people("fuba", json!({ "seed": 1 })).await;
    let turn = |id: &str| format!("/api/matches/{id}");
    let first = server.get(&turn(&waits.id)).await.json()["turn"].clone();
    let [own, others] = if first == "home" {
        [&waits.home, &goes_on.away]
    } else {
        [&waits.away, &goes_on.home]
    };
    let seats = json!([
        { "id": over.id, "seat": over.home },
        { "id": goes_on.id, "seat": others },
        { "id": waits.id, "seat": own },
    ]);
    anna.post(&server, "/api/me/seats", json!({ "seats": seats }))
        .await;
    let list = anna.get(&server, "/api/me/matches").await.json();
    let ids: Vec<_> = list.as_array().unwrap().iter().collect();
    let ids: Vec<_> = ids.iter().map(|one| one["info"]["id"].clone()).collect();
    assert_eq!(ids, [waits.id, goes_on.id, over.id]);
}

#[tokio::test]
async fn a_match_that_is_set_up_by_an_account_is_its_own_but_not_the_link_for_others() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let team = |name, player| json!({ "name": name, "colour": "#c8102e", "player": player });
    let teams = json!({
        "home": team("A", json!({ "who": "person" })),
        "away": team("B", json!({ "who": "person", "link": true })),
    });
    let made = anna
        .post(
            &server,
            "/api/matches",
            json!({ "game": "fuba", "teams": teams }),
        )
        .await;
    assert_eq!(made.status, 201, "{}", made.body);
    let list = anna.get(&server, "/api/me/matches").await.json();
    assert_eq!(list[0]["sides"], json!(["home"]));
}

/// Whoever took a seat into his account with a link that leaked loses it when its owner makes the link void.
#[tokio::test]
async fn a_seat_with_another_secret_is_nobodys_by_his_account() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut thief = Browser::register(&server, "Bert").await;
    let leaked = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
    thief.post(&server, "/api/me/seats", leaked).await;
    let own = format!("/api/me/matches/{}", seated.id);
    assert_eq!(
        thief.get(&server, &own).await.json()["sides"],
        json!(["home"])
    );
    let renewal = json!({ "seat": seated.home, "renewed": "1".repeat(32) });
    let path = format!("/api/matches/{}/renewal", seated.id);
    assert_eq!(server.post(&path, &renewal).await.status, 200);
    assert_eq!(thief.get(&server, &own).await.json()["sides"], json!([]));
}

/// A password that is changed while others log in with the old one: none of these sessions is left.
#[tokio::test]
async fn nobody_stays_logged_in_by_a_password_that_was_changed() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut others: Vec<Browser> = (0..8).map(|_| Browser::default()).collect();
    let old = json!({ "name": "Anna", "password": PASSWORD });
    let logging_in = others
        .iter_mut()
        .map(|other| other.post(&server, "/api/session", old.clone()));
    let change = json!({ "old": PASSWORD, "password": "staple correct horse" });
    let (changed, _) = tokio::join!(
        anna.post(&server, "/api/me/password", change),
        futures_util::future::join_all(logging_in)
    );
    assert_eq!(changed.status, 200, "{}", changed.body);
    assert_eq!(anna.get(&server, "/api/me").await.status, 200);
    for other in &mut others {
        assert_eq!(other.get(&server, "/api/me").await.status, 401);
    }
    // Whoever has no password any more that was checked changes nothing either.
    let again = json!({ "old": PASSWORD, "password": "another horse" });
    let refused = anna.post(&server, "/api/me/password", again).await;
    assert_eq!(refused.code(), "wrong-password");
}

#[tokio::test]
async fn whoever_is_logged_out_elsewhere_loses_the_seat_at_once() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut anna = Browser::register(&server, "Anna").await;
    let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
    anna.post(&server, "/api/me/seats", seats).await;
    let stolen = Browser::log_in(&server, "Anna").await;
    let cookie = stolen.cookie().unwrap().to_owned();
    let mut client = server
        .open_with(&seated.id, "Cookie", &cookie)
        .await
        .unwrap();
    let join = json!({ "do": "join", "side": "home", "want": "choices" });
    assert_eq!(client.ask(join.clone()).await["you"], "home");
    anna.delete(&server, "/api/me/sessions").await;
    while client.next().await.is_some() {}
    assert_eq!(client.closed, Some(1008));
    let mut client = server
        .open_with(&seated.id, "Cookie", &cookie)
        .await
        .unwrap();
    assert_eq!(client.ask(join).await["problem"]["code"], "not-your-seat");
}

#[tokio::test]
async fn a_deleted_account_leaves_nothing_but_its_matches_and_a_name_that_nobody_takes() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "seed": 1 })).await;
    let mut anna = Browser::register(&server, "Annabella").await;
    let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
    anna.post(&server, "/api/me/seats", seats).await;
    let password = json!({ "password": PASSWORD });
    let codes = anna.post(&server, "/api/me/codes", password.clone()).await;
    let code = codes.json()["codes"][0].clone();
    let token = json!({ "program": "Kicker", "name": "home", "scopes": ["read"] });
    let token = anna.post(&server, "/api/me/tokens", token).await.json()["token"].clone();
    let mut program = Browser::program(token.as_str().unwrap());
    assert!(program.is_logged_in(&server).await);
    let mut other = Browser::log_in(&server, "Annabella").await;
    let wrong = json!({ "password": "wrong password" });
    let refused = anna.post(&server, "/api/me/close", wrong).await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "wrong-password".into())
    );
    let mut stolen = thief(&anna);
    assert_eq!(
        anna.post(&server, "/api/me/close", password).await.status,
        204
    );
    for browser in [&mut anna, &mut other, &mut stolen, &mut program] {
        assert!(!browser.is_logged_in(&server).await);
    }
    let refused = anna.try_log_in(&server, "Annabella", PASSWORD).await;
    assert_eq!(refused.code(), "wrong-login");
    let recover = json!({ "name": "Annabella", "code": code, "password": PASSWORD });
    let refused = anna.post(&server, "/api/recovery", recover).await;
    assert_eq!(refused.code(), "wrong-code");
    for name in ["Annabella", "ANNABE11A", "Kicker"] {
        let account = json!({ "name": name, "password": PASSWORD });
        let refused = anna.post(&server, "/api/accounts", account).await;
        assert_eq!(refused.code(), "name-taken", "{name}");
    }
    // The opponent goes on, and so does whoever has the secret of the seat.
    server.join(&seated.id, Some(&seated.away), "choices").await;
    let mut guest = server.join(&seated.id, Some(&seated.home), "choices").await;
    assert_eq!(guest.choose("formation 4-4-2").await["message"], "done");
    assert!(server.stop());
    let store = folder.whole();
    let holds = |text: &str| {
        store
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    };
    assert!(!holds("$argon2id$"), "no password is left");
}

#[tokio::test]
async fn whoever_leaves_can_give_up_the_matches_that_go_on() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let goes_on = server.two_people("fuba", json!({ "seed": 1 })).await;
    let kept = server.two_people("fuba", json!({ "seed": 1 })).await;
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    for (browser, seated) in [(&mut anna, &goes_on), (&mut bert, &kept)] {
        let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.home }] });
        browser.post(&server, "/api/me/seats", seats).await;
    }
    let mut opponent = server
        .join(&goes_on.id, Some(&goes_on.away), "choices")
        .await;
    let resign = json!({ "password": PASSWORD, "resign": true });
    let closed = anna.post(&server, "/api/me/close", resign).await;
    assert_eq!(closed.status, 204, "{}", closed.body);
    loop {
        let told = opponent.next().await.expect("the end is told");
        if told["message"] == "table" && told["end"].is_object() {
            let won = (&told["end"]["how"], &told["end"]["winner"]);
            assert_eq!(won, (&json!("resigned"), &json!("away")));
            break;
        }
    }
    let password = json!({ "password": PASSWORD });
    bert.post(&server, "/api/me/close", password).await;
    let info = server.get(&format!("/api/matches/{}", kept.id)).await;
    assert_eq!(info.json()["over"], false, "{}", info.body);
}

/// The password is changed while somebody who knew the old one closes the account: one of the two happens, never both.
#[tokio::test]
async fn nobody_closes_an_account_by_a_password_that_was_changed() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    for name in ["Anna", "Berta", "Carla", "Doris"] {
        let mut owner = Browser::register(&server, name).await;
        let mut other = Browser::log_in(&server, name).await;
        let change = json!({ "old": PASSWORD, "password": "staple correct horse" });
        let (changed, closed) = tokio::join!(
            owner.post(&server, "/api/me/password", change),
            other.post(&server, "/api/me/close", json!({ "password": PASSWORD })),
        );
        assert!(
            (changed.status == 200) != (closed.status == 204),
            "{} and {}",
            changed.body,
            closed.body
        );
        assert_eq!(owner.is_logged_in(&server).await, changed.status == 200);
    }
}

#[tokio::test]
async fn nobody_has_more_tokens_than_he_may_have_though_he_asks_for_many_at_once() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let anna = Browser::register(&server, "Anna").await;
    let mut askers: Vec<Browser> = (0..60).map(|_| anna.clone()).collect();
    let wanted = json!({ "program": "Kicker", "name": "home", "scopes": ["read"] });
    let asking = askers
        .iter_mut()
        .map(|asker| asker.post(&server, "/api/me/tokens", wanted.clone()));
    let answers = futures_util::future::join_all(asking).await;
    let made = answers.iter().filter(|answer| answer.status == 201).count();
    let tokens = anna.clone().get(&server, "/api/me/tokens").await.json();
    assert_eq!((made, tokens.as_array().unwrap().len()), (20, 20));
    let refused = answers.iter().find(|answer| answer.status != 201).unwrap();
    assert_eq!(refused.code(), "too-many-tokens");
}

#[tokio::test]
async fn everything_about_the_account_can_be_taken_along_but_no_secret() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut anna = Browser::register(&server, "Anna").await;
    let seats = json!({ "seats": [{ "id": seated.id, "seat": seated.away }] });
    anna.post(&server, "/api/me/seats", seats).await;
    let token = json!({ "program": "Kicker", "name": "home", "scopes": ["read", "read"] });
    let token = anna.post(&server, "/api/me/tokens", token).await.json()["token"].clone();
    let answer = anna.get(&server, "/api/me/export").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let all = answer.json();
    assert_eq!(all["account"]["name"], "Anna");
    assert_eq!(
        all["seats"],
        json!([{ "id": seated.id, "sides": ["away"] }])
    );
    assert_eq!(all["programs"], json!(["Kicker"]));
    assert_eq!(all["tokens"][0]["scopes"], json!(["read"]));
    assert_eq!(all["sessions"].as_array().unwrap().len(), 1);
    let secret = anna.cookie().unwrap().split_once('=').unwrap().1;
    for secret in [secret, token.as_str().unwrap(), "argon2", &seated.away] {
        assert!(!answer.body.contains(secret));
    }
}

#[tokio::test]
async fn a_program_does_what_its_token_is_for_and_nothing_else() {
    let folder = Folder::new();
    let server = ClubFile::new(GENEROUS).start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut bert = Browser::register(&server, "Bert").await;
    let make = async |browser: &mut Browser, program: &str, scopes: Value| {
        let wanted = json!({ "program": program, "name": "at home", "scopes": scopes });
        browser.post(&server, "/api/me/tokens", wanted).await
    };
    let token = async |browser: &mut Browser, scopes: Value| {
        let made = make(browser, "Kicker", scopes).await;
        assert_eq!(made.status, 201, "{}", made.body);
        Browser::program(made.json()["token"].as_str().unwrap())
    };
    let mut plays = token(&mut anna, json!(["play"])).await;
    let mut reads = token(&mut anna, json!(["read"])).await;
    let mut challenges = token(&mut anna, json!(["challenge"])).await;
    let taken = make(&mut bert, "Kicker", json!(["play"])).await;
    assert_eq!((taken.status, taken.code()), (409, "name-taken".into()));
    let taken = make(&mut anna, "Bert", json!(["play"])).await;
    assert_eq!(taken.code(), "name-taken", "people are no programs");
    let me = reads.get(&server, "/api/me").await.json();
    assert_eq!(
        (&me["name"], &me["kind"]),
        (&json!("Kicker"), &json!("program"))
    );
    // Setting up.
    let teams = json!({ "home": crate::support::person("A"), "away": crate::support::person("B") });
    let wanted = json!({ "game": "fuba", "teams": teams });
    let refused = plays.post(&server, "/api/matches", wanted.clone()).await;
    assert_eq!((refused.status, refused.code()), (403, "no-scope".into()));
    let made = challenges.post(&server, "/api/matches", wanted).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let id = made.json()["info"]["id"].as_str().unwrap().to_owned();
    // Reading.
    assert_eq!(
        plays.get(&server, "/api/me/matches").await.code(),
        "no-scope"
    );
    let list = reads.get(&server, "/api/me/matches").await.json();
    assert_eq!(list[0]["sides"], json!(["home", "away"]));
    // Playing.
    let join = json!({ "do": "join", "side": "home", "want": "choices" });
    for (program, plays) in [(&plays, true), (&reads, false)] {
        let bearer = &program.headers[0].1;
        let mut client = server
            .open_with(&id, "Authorization", bearer)
            .await
            .unwrap();
        let answer = client.ask(join.clone()).await;
        assert_eq!(answer["you"] == "home", plays, "{answer}");
    }
    // The club's page tells whose a token is only where that may be read.
    assert_eq!(reads.get(&server, "/api/club").await.json()["me"], me);
    let club = plays.get(&server, "/api/club").await.json();
    assert_eq!(
        (&club["me"], &club["name"]),
        (&Value::Null, &json!("Rovers"))
    );
    // No program looks after accounts.
    for path in ["/api/me/sessions", "/api/me/tokens", "/api/me/export"] {
        assert_eq!(
            reads.get(&server, path).await.code(),
            "people-only",
            "{path}"
        );
    }
    // A token that is void opens nothing.
    let list = anna.get(&server, "/api/me/tokens").await.json();
    let number = list[0]["number"].as_i64().unwrap();
    let path = format!("/api/me/tokens/{number}");
    bert.delete(&server, &path).await;
    let seats = json!({ "seats": [] });
    assert_eq!(
        plays
            .post(&server, "/api/me/seats", seats.clone())
            .await
            .status,
        204
    );
    anna.delete(&server, &path).await;
    let refused = plays.post(&server, "/api/me/seats", seats).await;
    assert_eq!((refused.status, refused.code()), (401, "bad-token".into()));
    let bearer = &plays.headers[0].1;
    let refused = server.open_with(&id, "Authorization", bearer).await;
    assert_eq!(refused.err(), Some(401));
}

#[tokio::test]
async fn a_copy_of_the_store_has_the_accounts_and_a_check_looks_at_them() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    Browser::register(&server, "Anna").await;
    let copies = Folder::new();
    std::fs::create_dir_all(copies.path()).unwrap();
    let copy = copies.path().join("copy.sqlite");
    let (from, to) = (folder.path().to_owned(), copy.clone());
    let work = move || maintenance::back_up(Some(from), &to);
    tokio::task::spawn_blocking(work).await.unwrap().unwrap();
    assert!(server.stop());
    let (from, to) = (copy.clone(), copies.path().join("data"));
    let work = move || {
        std::fs::create_dir_all(&to).unwrap();
        maintenance::restore(&from, Some(to.clone())).unwrap();
        maintenance::check(Some(to), None).unwrap()
    };
    let findings = tokio::task::spawn_blocking(work).await.unwrap();
    assert_eq!((findings.accounts, findings.is_sound()), (1, true));
}

#[tokio::test]
async fn a_server_that_gets_a_club_later_keeps_its_matches() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    assert!(server.stop());
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let account = json!({
        "name": "Anna", "password": PASSWORD, "seats": [{ "id": seated.id, "seat": seated.home }],
    });
    let mut anna = Browser::default();
    anna.post(&server, "/api/accounts", account).await;
    let list = anna.get(&server, "/api/me/matches").await.json();
    assert_eq!(list[0]["info"]["id"], seated.id.as_str());
}
