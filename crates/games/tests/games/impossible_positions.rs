//! Positions that no match has are refused, each beside a sound one that differs in that alone.

use gaffer_games::find;
use serde_json::{Map, Value, json};

/// A position with some keys replaced, `null` taking one away.
fn with(base: &Value, changes: &Value) -> Value {
    let mut all: Map<String, Value> = base.as_object().cloned().unwrap_or_default();
    for (key, value) in changes.as_object().into_iter().flatten() {
        if value.is_null() {
            all.remove(key);
        } else {
            all.insert(key.clone(), value.clone());
        }
    }
    Value::Object(all)
}

/// Each pair of changes gives a sound position and one that cannot be; the refusal names the key.
fn check(game: &str, base: &Value, pairs: &[(Value, Value, &str)]) {
    let set = |changes: &Value| {
        let game = find(game).unwrap();
        game.match_from(with(base, changes)).map(|_| ())
    };
    for (sound, wrong, key) in pairs {
        let taken = set(sound);
        assert!(taken.is_ok(), "{sound}: {}", taken.unwrap_err().message);
        let message = set(wrong).expect_err(&wrong.to_string()).message;
        assert!(message.contains(key), "{wrong}: {message}");
    }
}

fn advanced(rules: &[&str]) -> Value {
    json!({ "advanced": rules })
}

#[test]
#[expect(clippy::too_many_lines, reason = "one entry for each fact")]
fn of_fuba() {
    let base = json!({ "pieces": "b3 2/1", "ball": "b3" });
    let skills = advanced(&["A1", "A10"]);
    let all = advanced(&["A1", "A3", "A4", "A5", "A10", "A11"]);
    check(
        "fuba",
        &base,
        &[
            // Time (F22-4.3.3a, F10-4.3b).
            (
                json!({"clock": 45, "stoppage": 2}),
                json!({"clock": 10, "stoppage": 2}),
                "stoppage",
            ),
            (
                json!({"stoppage": 2}),
                json!({"clock": 44, "stoppage": 2}),
                "stoppage",
            ),
            (
                json!({"options": {"edition": "1.0"}, "clock": 1}),
                json!({"options": {"edition": "1.0"}, "clock": 0}),
                "clock",
            ),
            (
                json!({"at": {"half-time": "home"}, "clock": 45, "stoppage": 1}),
                json!({"at": {"half-time": "home"}, "clock": 30}),
                "half time",
            ),
            (
                json!({"at": "over", "half": 2, "clock": 45, "stoppage": 1}),
                json!({"at": "over", "half": 1, "clock": 45, "stoppage": 1}),
                "match ends",
            ),
            // Skills (F22-A10a).
            (
                json!({"options": skills, "home": {"secret_skills": ["crossing", "tackle"]}}),
                json!({"options": skills, "home": {"secret_skills": ["crossing", "crossing"]}}),
                "twice",
            ),
            (
                json!({"options": skills, "home": {"secret_skills": ["crossing"], "skills_used": ["tackle"]}}),
                json!({"options": skills, "home": {"secret_skills": ["crossing", "actor"], "skills_used": ["tackle", "stopper"]}}),
                "2 are dealt",
            ),
            (
                json!({"options": all, "home": {"secret_skills": ["wide-player-material"]}}),
                json!({"options": skills, "home": {"secret_skills": ["wide-player-material"]}}),
                "wide-player-material",
            ),
            (
                json!({"options": all, "home": {"secret_skills": ["actor"], "secret_won": ["actor"]}}),
                json!({"options": all, "home": {"secret_skills": ["actor"], "secret_won": ["tackle"]}}),
                "secret_won",
            ),
            (
                json!({"options": skills, "home": {"skills_used": ["actor"], "skills_this_turn": ["actor"]}}),
                json!({"options": skills, "home": {"skills_used": ["actor"], "skills_this_turn": ["tackle"]}}),
                "skills_this_turn",
            ),
            // Facts of a rule that is off.
            (
                json!({"options": all, "home": {"tired": true}}),
                json!({"home": {"tired": true}}),
                "A1",
            ),
            (
                json!({"options": all, "home": {"substitutions": 1}}),
                json!({"home": {"substitutions": 1}}),
                "A3",
            ),
            (
                json!({"options": all, "home": {"injured": [2]}}),
                json!({"home": {"injured": [2]}}),
                "A4",
            ),
            (
                json!({"options": all, "home": {"out": 1}}),
                json!({"home": {"out": 1}}),
                "A4",
            ),
            (
                json!({"options": all, "home": {"keeper_injured": true}}),
                json!({"home": {"keeper_injured": true}}),
                "A4",
            ),
            (
                json!({"options": all, "home": {"skills_used": ["actor"]}}),
                json!({"home": {"skills_used": ["actor"]}}),
                "A10",
            ),
            (
                json!({"options": all, "home": {"skills_lost": ["actor"]}}),
                json!({"options": skills, "home": {"skills_lost": ["actor"]}}),
                "A11",
            ),
            (
                json!({"options": all, "at": "action", "turn": {"third_action": "home", "action": 3}}),
                json!({"at": "action", "turn": {"third_action": "home"}}),
                "A11",
            ),
            (
                json!({"at": "action", "turn": {"action": 2}}),
                json!({"at": "action", "turn": {"action": 3}}),
                "third",
            ),
            (
                json!({"at": "action", "turn": {"action": 2, "used": ["movement"]}}),
                json!({"at": "action", "turn": {"action": 2, "used": ["movement", "movement"]}}),
                "used",
            ),
            // Steps of a rule that is off.
            (
                json!({"options": all, "at": {"injury-roll": {"side": "home", "area": "b3"}}}),
                json!({"at": {"injury-roll": {"side": "home", "area": "b3"}}}),
                "A4",
            ),
            (
                json!({"options": all, "at": {"substitutions": 1}}),
                json!({"at": {"substitutions": 1}}),
                "A3",
            ),
            (
                json!({"options": all, "at": {"duel-roll": "bounce"}, "turn": {"dice": {"home": 3, "away": 1}}}),
                json!({"at": {"duel-roll": "bounce"}, "turn": {"dice": {"home": 3, "away": 1}}}),
                "A11",
            ),
            (
                json!({"options": all, "at": {"tiredness-roll": {"side": "home", "sum": 0, "dice": 0}}, "turn": {"dice": {"home": 6, "away": 1}}}),
                json!({"at": {"tiredness-roll": {"side": "home", "sum": 0, "dice": 0}}, "turn": {"dice": {"home": 6, "away": 1}}}),
                "A1",
            ),
            // The moment.
            (
                json!({"value": 3, "at": "event-roll", "turn": {"dice": {"home": 3, "away": 1}}}),
                json!({"value": 3, "at": "event-roll", "turn": {"dice": {"home": 5, "away": 1}}}),
                "turn.dice",
            ),
            (
                json!({}),
                json!({"turn": {"dice": {"home": 5, "away": 1}}}),
                "turn.dice",
            ),
            (json!({}), json!({"home": {"moved": "b3 1"}}), "moved"),
            (
                json!({"turn": {"kind": "kick-off"}}),
                json!({"turn": {"kind": "kick-off"}, "ball": "b2", "pieces": "b2 2/0"}),
                "turn.kind",
            ),
            (
                json!({"turn": {"kind": "goal-kick"}, "ball": "b1", "pieces": "b1 1/0"}),
                json!({"turn": {"kind": "goal-kick"}}),
                "turn.kind",
            ),
            (
                json!({"turn": {"kind": "corner-kick", "taker": "outfield"}, "ball": "a4"}),
                json!({"turn": {"kind": "corner-kick", "taker": "outfield"}, "ball": "a1"}),
                "turn.kind",
            ),
            (
                json!({"at": "dive", "ball": "b5", "pieces": "b5 1/1, b3 2/2"}),
                json!({"at": "dive", "ball": "b5", "pieces": "b5 2/3, b3 2/2"}),
                "pieces",
            ),
            (
                json!({"at": {"adjust": {"set-up": "kick-off", "left": 2}}, "pieces": "b3 2/0, b2 1/0, b4 0/1"}),
                json!({"at": {"adjust": {"set-up": "kick-off", "left": 2}}, "pieces": "b3 2/0, b4 1/1"}),
                "pieces",
            ),
            (
                json!({}),
                json!({"away": {"secret_dive": "left"}}),
                "secret_dive",
            ),
            (
                json!({}),
                json!({"away": {"secret_formation": "4-4-2"}}),
                "secret_formation",
            ),
            (
                json!({"home": {"red": 2}}),
                json!({"home": {"red": 1, "sent_off": 2}}),
                "sent_off",
            ),
            (
                json!({"at": "kick-off-roll", "pieces": ""}),
                json!({"at": "kick-off-roll", "pieces": "", "score": "1-0"}),
                "before the match",
            ),
            (
                json!({"turn": {"offside": ["b4"]}}),
                json!({"turn": {"offside": ["b2"]}}),
                "offside",
            ),
        ],
    );
}

#[test]
fn of_champions() {
    let base = json!({
        "options": {"offside": false},
        "home": "1 5.0, 2 2.3, 8 3.6, 14 5.10", "away": "1 6.14, 4 4.8, 9 9.9", "ball": "7.7",
    });
    check(
        "champions",
        &base,
        &[
            (
                json!({"options": {"tally": true}, "tally": 89}),
                json!({"options": {"tally": true}, "tally": 90}),
                "tally",
            ),
            (
                json!({"fouls": 2}),
                json!({"options": {"fouls": false}, "fouls": 2}),
                "fouls",
            ),
            (
                json!({"home_team": {"yellow": [8]}}),
                json!({"options": {"fouls": false}, "home_team": {"yellow": [8]}}),
                "yellow",
            ),
            (
                json!({"home_team": {"injured": [8]}}),
                json!({"options": {"fouls": false}, "home_team": {"injured": [8]}}),
                "injured",
            ),
            (
                json!({"home_team": {"yellow": [8]}}),
                json!({"home_team": {"yellow": [19]}}),
                "yellow",
            ),
            (
                json!({"home_team": {"warming": [9]}}),
                json!({"options": {"subs": false}, "home_team": {"warming": [9]}}),
                "warming",
            ),
            (
                json!({"home_team": {"warming": [9]}}),
                json!({"home_team": {"warming": [9, 9]}}),
                "twice",
            ),
            (
                json!({"home": "20 5.0, 8 3.6"}),
                json!({"home": "1 5.0, 20 5.5"}),
                "goalie",
            ),
            (
                json!({"last_touch": "home 8 played"}),
                json!({"last_touch": "home 19 played"}),
                "last_touch",
            ),
            (
                json!({"last_touch": "home 8 interception"}),
                json!({"last_touch": "home 1 interception"}),
                "last_touch",
            ),
            (
                json!({"at": "leg", "ball": "3.6", "play": {"side": "home", "touched": [14, 8], "strength": 2}}),
                json!({"at": "leg", "ball": "3.6", "play": {"side": "home", "touched": [8, 14, 8], "strength": 2}}),
                "touched",
            ),
            (
                json!({"award": "goal home", "score": "1-0"}),
                json!({"award": "goal home"}),
                "award",
            ),
            (
                json!({"award": "free-kick away 4.8 by 16 on 4"}),
                json!({"award": "free-kick away 4.8 by 16 on 4", "options": {"fouls": false}}),
                "award",
            ),
            (
                json!({"award": "hand-ball home 5.11"}),
                json!({"award": "hand-ball home 5.13"}),
                "award",
            ),
            (
                json!({"at": "line-up", "home": null, "away": null, "ball": null}),
                json!({"at": "line-up", "home": null, "away": null, "ball": null, "ones": 3}),
                "ones",
            ),
        ],
    );
}
