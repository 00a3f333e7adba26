//! Pairs whose rated matches look arranged, on the moderators' desk: from the book of a simulated club, with the figures, and for nobody
//! else's eyes.

use std::fmt::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, GENEROUS};
use crate::desk::{officer, owner};
use crate::support::{Folder, Server};

/// Rated matches in the book, as statements.
#[derive(Default)]
struct Book(String);

impl Book {
    /// A match: who played, who won (the first, the second, nobody), how it ended, and what the first gained.
    fn add(&mut self, accounts: [i64; 2], winner: Option<i64>, how: Option<&str>, gained: f64) {
        let number = self.0.lines().count();
        let how = how.map_or("NULL".to_owned(), |how| format!("'{how}'"));
        let winner = winner.map_or("NULL".to_owned(), |winner| winner.to_string());
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let at = now.as_millis();
        let [first, second] = accounts;
        let _ = writeln!(
            self.0,
            "INSERT INTO results (match, game, preset, title, at, how, winner, edition, speed, version, compared) \
             VALUES ('farm {number}', 'fuba', '2.2', 'FUBA 2.2', {at}, {how}, {winner}, '2.2', 'rapid', 1, 1); \
             INSERT INTO result_sides (result, side, account, team, goals, before_points, after_points) \
             SELECT number, 0, {first}, 'Team', 0, 1500, 1500 + {gained} FROM results WHERE match = 'farm {number}' \
             UNION ALL SELECT number, 1, {second}, 'Team', 0, 1500, 1500 - {gained} FROM results WHERE match = 'farm {number}';",
        );
    }
}

async fn pairs(browser: &mut Browser, server: &Server) -> Value {
    let told = browser.get(server, "/api/desk/pairs").await;
    assert_eq!(told.status, 200, "{}", told.body);
    told.json()
}

#[tokio::test]
async fn a_farm_is_shown_with_its_figures_to_moderators_alone() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut olga = owner(&server, &folder, "Olga").await;
    let mut mona = officer(&server, &mut olga, "Mona", "moderator").await;
    let mut members = Vec::new();
    // Accounts 3 to 12 play each other, 13 feeds 3, and Mona has a feeder of her own.
    for number in 3..=14 {
        members.push(Browser::register(&server, &format!("Member {number}x")).await);
    }
    assert_eq!(pairs(&mut mona, &server).await, json!([]));
    assert!(server.stop());
    let mut book = Book::default();
    for a in 3..=12 {
        for b in a + 1..=12 {
            for number in 0..5 {
                let winner = (number > 0).then_some(i64::from(number > 3));
                let how = (number == 1).then_some("\"resigned\"");
                book.add([a, b], winner, how, 4.0);
            }
        }
    }
    for _ in 0..8 {
        // The one who is fed plays away.
        book.add([13, 3], Some(1), Some("\"resigned\""), -9.5);
        book.add([2, 14], Some(0), Some("\"on-time\""), 5.0);
    }
    folder.change(&book.0).await;
    let server = club.start(&folder, &[]);
    let told = pairs(&mut olga, &server).await;
    let list = told.as_array().unwrap();
    assert_eq!(list.len(), 2, "{told}");
    let farm = list.iter().find(|one| one["people"][0] == "Member 3x");
    let farm = farm.unwrap_or_else(|| panic!("{told}"));
    let expected = json!({
        "people": ["Member 3x", "Member 13x"], "played": [53, 8], "matches": 8, "won": [8, 0], "gained": [76, -76],
        "early": 8, "others_early": 53, "others_matches": 233, "others_one_sided": 143, "others_met": 233,
        "same_network": true, "signs": ["early"],
    });
    assert_eq!(*farm, expected);
    // A moderator does not see what is about herself, and nobody below one sees anything.
    let told = pairs(&mut mona, &server).await;
    assert_eq!(told, json!([expected]));
    for browser in &mut members[..2] {
        let refused = browser.get(&server, "/api/desk/pairs").await;
        assert_eq!((refused.status, refused.code()), (403, "no-role".into()));
        let own = browser.get(&server, "/api/me/export").await;
        assert!(!own.body.contains("signs"), "{}", own.body);
    }
    assert_eq!(server.get("/api/desk/pairs").await.status, 401);
}
