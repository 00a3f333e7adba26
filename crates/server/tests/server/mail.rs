//! Mails arrive once: gathered, confirmed, ended by one click, and as the way back for whoever has forgotten his password.

use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, PASSWORD};
use crate::notices::{Letters, soon, stored, until_sent};
use crate::receivers::{Mood, Received, Receiver};
use crate::support::{Folder, Server};

fn club(receiver: &Receiver) -> ClubFile {
    soon(&format!(
        "[mail]\nfrom = \"Rovers <club@club.example>\"\nserver = \"127.0.0.1\"\nport = {}\nsecurity = \"none\"\n",
        receiver.port()
    ))
}

/// The text of a mail as people read it.
fn read(mail: &Received) -> String {
    let text = mail.text();
    if mail.header("content-transfer-encoding") != Some("quoted-printable") {
        return text;
    }
    let mut bytes = Vec::new();
    let joined = text.replace("=\r\n", "");
    let mut rest = joined.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'=' {
            bytes.push(byte);
            continue;
        }
        let digits = [rest.next().unwrap(), rest.next().unwrap()];
        let digits = std::str::from_utf8(&digits).unwrap();
        bytes.push(u8::from_str_radix(digits, 16).unwrap());
    }
    String::from_utf8(bytes).unwrap()
}

/// What follows a word of a mail, up to a space or the end of the line.
fn after<'a>(text: &'a str, word: &str) -> &'a str {
    let rest = text
        .split_once(word)
        .unwrap_or_else(|| panic!("{word}: {text}"))
        .1;
    rest.split_whitespace().next().unwrap()
}

/// Gives an account a mail address, and confirms it by the mail that is the so-manieth.
async fn confirm(
    server: &Server,
    browser: &mut Browser,
    receiver: &Receiver,
    mail: &str,
    count: usize,
) {
    let wanted = json!({ "mail": mail, "password": PASSWORD });
    let sent = browser
        .ask(server, "PUT", "/api/me/mail", Some(&wanted))
        .await;
    assert_eq!(sent.status, 202, "{}", sent.body);
    let mails = receiver.until_taken(count).await;
    let text = read(&mails[count - 1]);
    let secret = after(&text, "https://club.example/account#confirm=");
    let link = json!({ "secret": secret });
    let confirmed = server.post("/api/mail/confirmation", &link).await;
    assert_eq!(confirmed.status, 204, "{}", confirmed.body);
    let again = server.post("/api/mail/confirmation", &link).await;
    assert_eq!((again.status, again.code()), (403, "bad-link".into()));
}

async fn gather(server: &Server, browser: &mut Browser, minutes: u32) {
    let wishes = json!({ "off": [], "zone": 0, "gather": minutes });
    let told = browser
        .ask(server, "PUT", "/api/me/notices/settings", Some(&wishes))
        .await;
    assert_eq!(told.status, 200, "{}", told.body);
}

#[tokio::test]
async fn a_mail_arrives_once_over_a_server_that_refuses_hangs_and_is_killed() {
    let receiver = Receiver::smtp(&[Mood::Take, Mood::Refuse, Mood::Leave]).await;
    let (folder, club) = (Folder::new(), club(&receiver));
    let server = club.start(&folder, &[]);
    let mut match_ = Letters::begin(&server).await;
    confirm(&server, &mut match_.bert, &receiver, "bert@example.org", 1).await;
    gather(&server, &mut match_.bert, 0).await;
    match_.home_decides(&server).await;
    receiver.until_came(2).await;
    server.kill();
    let server = club.start(&folder, &[]);
    receiver.until_came(3).await;
    server.kill();
    let server = club.start(&folder, &[]);
    let mails = receiver.until_taken(2).await;
    until_sent(&folder).await;
    let mail = &mails[1];
    assert_eq!(mail.header("to"), Some("bert@example.org"));
    assert_eq!(mail.header("from"), Some("Rovers <club@club.example>"));
    assert_eq!(mail.header("auto-submitted"), Some("auto-generated"));
    assert!(read(mail).contains(&format!("Your turn: Lions – Tigers\r\n{}", match_.link())));
    let key = mail.header("message-id").unwrap().to_owned();
    assert!(key.ends_with("@club.example>"), "{key}");
    match_.resign(&server, &match_.seated.home).await;
    receiver.until_taken(3).await;
    let all = receiver.all();
    let keys: Vec<_> = all
        .iter()
        .map(|one| one.header("message-id").unwrap())
        .collect();
    let repeats = keys.iter().filter(|one| **one == key).count();
    assert_eq!(
        repeats,
        keys.len() - 2,
        "the first is the confirmation, the last the end"
    );
    assert_ne!(keys[keys.len() - 1], key);
}

#[tokio::test]
async fn what_is_gathered_comes_in_one_mail_and_one_click_ends_it() {
    let receiver = Receiver::smtp(&[]).await;
    let (folder, club) = (Folder::new(), club(&receiver));
    let server = club.start(&folder, &[]);
    let first = Letters::begin(&server).await;
    let (mut anna, mut bert) = (first.anna.clone(), first.bert.clone());
    confirm(&server, &mut bert, &receiver, "bert@example.org", 1).await;
    gather(&server, &mut bert, 60).await;
    let second = Letters::between(&server, anna.clone(), bert.clone()).await;
    first.home_decides(&server).await;
    second.home_decides(&server).await;
    let gathered = "SELECT count(*) FROM deliveries JOIN notices ON number = notice \
                    WHERE kind = 'turn' AND parcel IS NULL AND due >= at + 3600";
    assert_eq!(stored(&folder, gathered).await, 2);
    assert!(server.stop());
    crate::notices::alter(&folder, "UPDATE deliveries SET due = due - 3600").await;
    let server = club.start(&folder, &[]);
    let mails = receiver.until_taken(2).await;
    let (mail, text) = (&mails[1], read(&mails[1]));
    assert_eq!(mail.header("subject"), Some("2 notices for you"));
    assert!(
        text.contains(&first.link()) && text.contains(&second.link()),
        "{text}"
    );
    let url = mail.header("list-unsubscribe").unwrap();
    let path = url
        .strip_prefix("<https://club.example")
        .unwrap()
        .trim_end_matches('>');
    assert_eq!(
        mail.header("list-unsubscribe-post"),
        Some("List-Unsubscribe=One-Click")
    );
    let token = path.strip_prefix("/api/unsubscribe?token=").unwrap();
    assert_eq!(after(&text, "/account#unsubscribe="), token);
    // Whoever only looks is asked first.
    let asked = server.get(path).await;
    assert_eq!(
        (asked.status, asked.header("location")),
        (303, Some(format!("/account#unsubscribe={token}").as_str()))
    );
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    for forged in [
        "1-00",
        &token.replace('-', "-0"),
        &format!("9{token}"),
        "",
        "x",
    ] {
        let refused = server
            .http(
                "POST",
                &format!("/api/unsubscribe?token={forged}"),
                &form,
                "List-Unsubscribe=One-Click",
            )
            .await;
        assert_eq!(
            (refused.status, refused.code()),
            (403, "bad-link".into()),
            "{forged}"
        );
    }
    let ended = server
        .http("POST", path, &form, "List-Unsubscribe=One-Click")
        .await;
    assert_eq!(ended.status, 204, "{}", ended.body);
    let told = bert.get(&server, "/api/me/notices/settings").await.json();
    let off = told["wishes"]["off"].as_array().unwrap();
    assert_eq!(off.len(), 7);
    assert!(off.iter().all(|off| off["road"] == "mail"), "{off:?}");
    confirm(&server, &mut anna, &receiver, "anna@example.org", 3).await;
    gather(&server, &mut anna, 0).await;
    first.resign(&server, &first.seated.away).await;
    let mails = receiver.until_taken(4).await;
    assert_eq!(
        mails[3].header("to"),
        Some("anna@example.org"),
        "Bert gets none"
    );
}

#[tokio::test]
async fn an_address_is_used_when_it_is_confirmed_and_needs_the_password() {
    let receiver = Receiver::smtp(&[]).await;
    let (folder, club) = (Folder::new(), club(&receiver));
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    for (mail, password, code) in [
        ("anna@example.org", "wrong password", "wrong-password"),
        ("anna", PASSWORD, "bad-mail"),
        (
            "anna@example.org\r\nBcc: all@example.org",
            PASSWORD,
            "bad-mail",
        ),
    ] {
        let wanted = json!({ "mail": mail, "password": password });
        let refused = anna
            .ask(&server, "PUT", "/api/me/mail", Some(&wanted))
            .await;
        assert_eq!(refused.code(), code);
    }
    let wanted = json!({ "mail": "anna@example.org", "password": PASSWORD });
    assert_eq!(
        anna.ask(&server, "PUT", "/api/me/mail", Some(&wanted))
            .await
            .status,
        202
    );
    let mails = receiver.until_taken(1).await;
    let refused = anna
        .ask(&server, "PUT", "/api/me/mail", Some(&wanted))
        .await;
    assert_eq!(
        (refused.status, refused.code()),
        (429, "too-many-attempts".into()),
        "one was sent just now"
    );
    let roads = async |anna: &mut Browser| -> Value {
        anna.get(&server, "/api/me/notices/settings").await.json()["known"].clone()
    };
    assert_eq!(roads(&mut anna).await, json!([]));
    let text = read(&mails[0]);
    let link = json!({ "secret": after(&text, "#confirm=") });
    let confirmed = server.post("/api/mail/confirmation", &link).await;
    assert_eq!(confirmed.status, 204, "{}", confirmed.body);
    assert_eq!(roads(&mut anna).await[0]["address"], "anna@example.org");
    confirm(&server, &mut anna, &receiver, "anna@example.net", 2).await;
    let known = roads(&mut anna).await;
    assert_eq!(known.as_array().unwrap().len(), 1);
    assert_eq!(known[0]["address"], "anna@example.net");
    let path = format!("/api/me/roads/{}", known[0]["number"]);
    assert_eq!(anna.delete(&server, &path).await.status, 204);
    assert_eq!(roads(&mut anna).await, json!([]));
    let exported = anna.get(&server, "/api/me/export").await.json();
    assert_eq!(exported["roads"], json!([]));
}

#[tokio::test]
async fn a_link_brings_back_once_and_closes_all_sessions() {
    let receiver = Receiver::smtp(&[]).await;
    let (folder, club) = (Folder::new(), club(&receiver));
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    let mut thief = Browser::log_in(&server, "Anna").await;
    Browser::register(&server, "Bert").await;
    confirm(&server, &mut anna, &receiver, "Anna@Example.org", 1).await;
    assert_eq!(server.get("/api/club").await.json()["mail"], true);
    // Whoever asks learns nothing.
    let mut answers = Vec::new();
    for who in [
        "Bert",
        "Nobody",
        "x",
        "bert@example.org",
        "",
        "anna@example.org",
    ] {
        let answer = server
            .post("/api/recovery/mail", &json!({ "who": who }))
            .await;
        answers.push((answer.status, answer.body));
    }
    assert_eq!(answers[0], (202, String::new()));
    assert!(answers.windows(2).all(|two| two[0] == two[1]));
    let mails = receiver.until_taken(2).await;
    assert_eq!(mails[1].header("to"), Some("Anna@Example.org"));
    let text = read(&mails[1]);
    let secret = after(&text, "https://club.example/account#recover=");
    let with = |secret: &str, password: &str| json!({ "secret": secret, "password": password });
    for (secret, password, code) in [
        ("0123", "staple correct horse", "bad-link"),
        (secret, "short", "bad-password"),
    ] {
        let refused = server
            .post("/api/recovery/link", &with(secret, password))
            .await;
        assert_eq!(refused.code(), code);
    }
    let mut back = Browser::default();
    let came = back
        .post(
            &server,
            "/api/recovery/link",
            with(secret, "staple correct horse"),
        )
        .await;
    assert_eq!(
        (came.status, &came.json()["name"]),
        (200, &json!("Anna")),
        "{}",
        came.body
    );
    assert!(back.is_logged_in(&server).await);
    assert!(!anna.is_logged_in(&server).await && !thief.is_logged_in(&server).await);
    let again = server
        .post("/api/recovery/link", &with(secret, "another password"))
        .await;
    assert_eq!((again.status, again.code()), (403, "bad-link".into()));
    assert_eq!(anna.try_log_in(&server, "Anna", PASSWORD).await.status, 401);
    assert_eq!(
        anna.try_log_in(&server, "Anna", "staple correct horse")
            .await
            .status,
        200
    );
}

#[tokio::test]
async fn a_link_to_come_back_by_is_good_for_two_hours() {
    let receiver = Receiver::smtp(&[]).await;
    let (folder, club) = (Folder::new(), club(&receiver));
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    confirm(&server, &mut anna, &receiver, "anna@example.org", 1).await;
    server
        .post("/api/recovery/mail", &json!({ "who": "ANNA" }))
        .await;
    let text = read(&receiver.until_taken(2).await[1]);
    let secret = after(&text, "#recover=").to_owned();
    until_sent(&folder).await;
    let kept = "SELECT count(*) FROM parcels WHERE body IS NOT NULL";
    assert_eq!(stored(&folder, kept).await, 0, "what was sent is not kept");
    assert!(server.stop());
    crate::notices::alter(&folder, "UPDATE mail_links SET created = created - 7201").await;
    let server = club.start(&folder, &[]);
    let body = json!({ "secret": secret, "password": "staple correct horse" });
    let refused = server.post("/api/recovery/link", &body).await;
    assert_eq!((refused.status, refused.code()), (403, "bad-link".into()));
    assert!(anna.is_logged_in(&server).await);
}

#[tokio::test]
async fn without_a_mail_server_nothing_is_shown() {
    let folder = Folder::new();
    let server = soon("").start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    assert_eq!(server.get("/api/club").await.json().get("mail"), None);
    let told = anna.get(&server, "/api/me/notices/settings").await.json();
    assert_eq!(told["roads"], json!([]));
    let wanted = json!({ "mail": "anna@example.org", "password": PASSWORD });
    let refused = anna
        .ask(&server, "PUT", "/api/me/mail", Some(&wanted))
        .await;
    assert_eq!((refused.status, refused.code()), (404, "no-road".into()));
    let refused = server
        .post("/api/recovery/mail", &json!({ "who": "Anna" }))
        .await;
    assert_eq!(refused.code(), "no-road");
}

/// Whoever knew the password once has nothing of links that he asked for, nor whoever reads an address that is the account's no more.
#[tokio::test]
async fn links_are_void_after_another_password_and_another_address() {
    let receiver = Receiver::smtp(&[]).await;
    let (folder, club) = (Folder::new(), club(&receiver));
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    confirm(&server, &mut anna, &receiver, "one@example.org", 1).await;
    let mut thief = Browser::log_in(&server, "Anna").await;
    let his = json!({ "mail": "thief@example.org", "password": PASSWORD });
    let sent = thief.ask(&server, "PUT", "/api/me/mail", Some(&his)).await;
    assert_eq!(sent.status, 202);
    let who = json!({ "who": "Anna" });
    server.post("/api/recovery/mail", &who).await;
    let mails = receiver.until_taken(3).await;
    let texts = mails.iter().map(read).collect::<String>();
    let confirms = texts.rsplit_once("#confirm=").unwrap().1;
    let confirms = confirms.split_whitespace().next().unwrap();
    let recovers = after(&texts, "#recover=");
    let another = json!({ "old": PASSWORD, "password": "staple correct horse" });
    let changed = anna.post(&server, "/api/me/password", another).await;
    assert_eq!(changed.status, 200, "{}", changed.body);
    let refused = json!({ "secret": confirms });
    let refused = server.post("/api/mail/confirmation", &refused).await;
    assert_eq!((refused.status, refused.code()), (403, "bad-link".into()));
    let recover = |secret: &str| json!({ "secret": secret, "password": "the thief's own" });
    let refused = server.post("/api/recovery/link", &recover(recovers)).await;
    assert_eq!((refused.status, refused.code()), (403, "bad-link".into()));

    // A link that was sent to an address that is no longer the account's.
    server.post("/api/recovery/mail", &who).await;
    let text = read(&receiver.until_taken(4).await[3]);
    let old = after(&text, "#recover=");
    let known = anna.get(&server, "/api/me/notices/settings").await.json()["known"].clone();
    let path = format!("/api/me/roads/{}", known[0]["number"]);
    assert_eq!(anna.delete(&server, &path).await.status, 204);
    let refused = server.post("/api/recovery/link", &recover(old)).await;
    assert_eq!((refused.status, refused.code()), (403, "bad-link".into()));
    assert!(anna.is_logged_in(&server).await);
}

/// A club behind a proxy, which says from where somebody asks.
async fn ask_from(server: &Server, name: &str, from: &str, mail: &str) -> u16 {
    let mut browser = Browser::with("X-Forwarded-For", from);
    let account = json!({ "name": name, "password": PASSWORD });
    let made = browser.post(server, "/api/accounts", account).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let wanted = json!({ "mail": mail, "password": PASSWORD });
    let sent = browser
        .ask(server, "PUT", "/api/me/mail", Some(&wanted))
        .await;
    sent.status
}

/// An address may be that of a stranger, who has not asked for anything; and whoever asks for it must not keep its owner from it.
#[tokio::test]
async fn strangers_use_up_the_links_of_their_own_network_alone() {
    let receiver = Receiver::smtp(&[]).await;
    let (folder, club) = (Folder::new(), club(&receiver));
    let server = club.start(&folder, &["--trust-proxy", "127.0.0.1"]);
    let mut number = 0;
    let mut ask = async |from: &str, mail: &str| {
        number += 1;
        ask_from(&server, &format!("Member {number}x"), from, mail).await
    };
    // However many addresses and accounts a network has, it gets three a day there.
    let mut statuses = Vec::new();
    for last in 1..6 {
        let mail = ["anna@example.org", "Anna@example.org"][last % 2];
        statuses.push(ask(&format!("203.0.113.{last}"), mail).await);
    }
    assert_eq!(statuses, [202, 202, 202, 429, 429]);
    // The owner, elsewhere, gets hers; and the strangers theirs for another address.
    assert_eq!(ask("198.51.100.7", "anna@example.org").await, 202);
    assert_eq!(ask("203.0.113.9", "bert@example.org").await, 202);
    // Many networks together: six in an hour, and then as many again for those who have asked for none.
    for network in 1..=8 {
        let from = format!("192.0.{network}.1");
        assert_eq!(ask(&from, "anna@example.org").await, 202, "{network}");
    }
    assert_eq!(ask("192.0.9.1", "anna@example.org").await, 429);
    assert_eq!(ask("198.51.100.8", "anna@example.org").await, 429);
    receiver.until_taken(13).await;
    until_sent(&folder).await;
    assert_eq!(receiver.all().len(), 13);
    assert!(server.stop());
    // An hour later there is room for her again, and it does not matter that a day has not passed.
    let passes =
        "UPDATE confirmations SET at = at - 3600; UPDATE mail_links SET created = created - 3600";
    crate::notices::alter(&folder, passes).await;
    let server = club.start(&folder, &["--trust-proxy", "127.0.0.1"]);
    let again = ask_from(&server, "Annabel", "198.51.100.7", "anna@example.org").await;
    assert_eq!(again, 202);
    let stranger = ask_from(&server, "Zed", "203.0.113.77", "anna@example.org").await;
    assert_eq!(stranger, 429, "its day is not over");
}

/// Strangers who name an address or an account use up what they may ask for, not the way back of whoever has it.
#[tokio::test]
async fn nobody_else_uses_up_the_way_back_by_mail() {
    let receiver = Receiver::smtp(&[]).await;
    let (folder, club) = (Folder::new(), club(&receiver));
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    confirm(&server, &mut anna, &receiver, "anna@example.org", 1).await;
    for number in 0..9 {
        let mut stranger = Browser::register(&server, &format!("Member {number}x")).await;
        let hers = json!({ "mail": "anna@example.org", "password": PASSWORD });
        let sent = stranger
            .ask(&server, "PUT", "/api/me/mail", Some(&hers))
            .await;
        // Their network has three, of which she has used one.
        assert_eq!(sent.status, if number < 2 { 202 } else { 429 });
    }
    receiver.until_taken(3).await;
    let who = json!({ "who": "Anna" });
    assert_eq!(server.post("/api/recovery/mail", &who).await.status, 202);
    let text = read(&receiver.until_taken(4).await[3]);
    let secret = after(&text, "#recover=").to_owned();
    until_sent(&folder).await;
    assert!(server.stop());
    // Whatever strangers asked for an hour ago: the link that it led to is still good.
    let passes = "UPDATE mail_links SET created = created - 3500";
    crate::notices::alter(&folder, passes).await;
    let server = club.start(&folder, &[]);
    let body = json!({ "secret": secret, "password": "staple correct horse" });
    let back = server.post("/api/recovery/link", &body).await;
    assert_eq!(back.status, 200, "{}", back.body);
}
