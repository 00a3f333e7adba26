//! The decisions of the advanced rules on a screen of 80x24 characters: questions, choices, odds, dice.

use gaffer::session::Waiting;
use gaffer_core::Side;
use gaffer_fuba::{Purpose, Step};
use gaffer_table::TableDice;
use ratatui::crossterm::event::KeyCode;

use crate::screen::{Screen, diagram, people};

const TURN: &str = r#"
options = { advanced = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A11"] }
half = 2
clock = 10
pieces = "b1 1/0, a2 1/1, b2 2/0, b3 3/2, b4 2/2, b5 1/3, c2 1/2"
value = 4
home = { formation = "4-4-2", condition = "3-2-1", yellow = 1 }
away = { formation = "4-4-2", condition = "0-2-4" }
"#;

/// A decision of the home side, a person, or of both.
fn at(step: &str, more: &str) -> Screen {
    let ball = if more.contains("ball =") {
        ""
    } else {
        "ball = \"b3\""
    };
    let turn = if more.contains("turn =") {
        ""
    } else {
        "turn = { dice = { home = 5, away = 4 } }"
    };
    let position = diagram(&format!("{TURN}\nat = {step}\n{ball}\n{turn}\n{more}"));
    Screen::new(position, people(2), TableDice::ByHand)
}

/// Every text stands on the screen, in one row or broken in the panel.
fn shows_all(screen: &Screen, texts: &[&str]) {
    let panel: Vec<String> = (0..24)
        .map(|row| {
            screen
                .row(row)
                .into_iter()
                .skip(50)
                .take(29)
                .collect::<String>()
        })
        .map(|row| row.trim().to_owned())
        .collect();
    let panel = panel.join(" ");
    for text in texts {
        assert!(
            screen.shows(text) || panel.contains(text),
            "{text}:\n{}",
            screen.text()
        );
    }
}

#[test]
fn the_header_has_what_a_team_has_beside_its_pieces() {
    let screen = Screen::new(
        diagram(
            r#"
options = { advanced = "all" }
pieces = "b1 1/0, b2 2/0, b3 3/2, b4 2/2, b5 0/3"
ball = "b3"
home = { formation = "4-4-2", condition = "3-0-1", injured = [2, 4], secret_skills = ["tackle"], skills_used = ["stopper"] }
away = { formation = "4-4-2", condition = "0-0-0", tired = true, substitutions = 1, pending_formation = "3-5-2", secret_skills = ["crossing", "actor"] }
"#,
        ),
        people(1),
        TableDice::ByHand,
    );
    shows_all(
        &screen,
        &[
            " H condition 3-0-1 subs 3 off 2,4 min",
            " A cond 0-0-0 tired subs 2 next 3-5-2",
            " H skills: Tackle*, Stopper",
            " A skills: 2 hidden",
        ],
    );
    assert!(!screen.shows("Crossing") && !screen.shows("Actor"));
    for row in 0..24 {
        assert_eq!(screen.row(row).len(), 80);
    }
}

#[test]
fn the_team_sheet_says_it_in_full() {
    // Nobody has rolled yet in this turn.
    let mut screen = at(r#""target""#, "turn = {}");
    screen.press(KeyCode::F(2));
    shows_all(
        &screen,
        &[
            "condition 3-2-1 (D-M-F), substitutions left 3 of 3",
            "condition 0-2-4 (D-M-F)",
        ],
    );
    screen.press(KeyCode::Esc);
    assert!(!screen.shows("(D-M-F)"));
}

#[test]
fn actions_are_boosted_and_pressed_aggressively_with_their_odds() {
    let mut screen = at(
        r#""action""#,
        "turn = { acting = \"away\", first = \"home\" }",
    );
    screen.type_text("aggr");
    // Lower of two dice below 4: 27 of 36; boosted below 5: 32 of 36.
    shows_all(&screen, &["Aggressive (75%)", "Aggressive + boost (89%)"]);
    shows_all(&screen, &["Foul and card test 25%", "Costs 1 midfield"]);
    screen.press(KeyCode::Esc);
    screen.type_text("boost");
    shows_all(
        &screen,
        &["Midfield + boost (5 moves)", "Adjustment + boost"],
    );
    screen.press(KeyCode::Esc);
    screen.type_line("midfield boost");
    assert!(
        screen.shows("Which midfield move? 5 left,"),
        "{}",
        screen.text()
    );
    assert!(screen.shows("A condition 0-1-4"), "{}", screen.text());
}

#[test]
fn what_cannot_be_paid_is_answered_with_its_rule() {
    let mut screen = at(
        r#""action""#,
        "ball = \"b4\"\nturn = { acting = \"away\", first = \"home\" }",
    );
    for (line, rule) in [
        ("midfield boost", "F22-A1.2f"),
        ("aggressive", "F22-A6c"),
        ("sub 4", "F22-A3a"),
        ("press tackle", "without A10, skills (which needs A1)"),
        ("movement high-condition", "without A10"),
    ] {
        screen.type_line(line);
        shows_all(&screen, &["Not allowed:", rule]);
        screen.press(KeyCode::Esc);
    }
}

#[test]
fn substitutions_are_announced_and_made() {
    let mut screen = at(r#""action""#, "");
    screen.type_line("sub 3");
    shows_all(&screen, &["Which substitution?"]);
    screen.type_line("yellow");
    assert_eq!(screen.position().open().team(Side::Home).yellow(), 0);
    screen.type_line("yellow");
    shows_all(&screen, &["Not allowed: substitute yellow", "F22-A3e"]);
    screen.press(KeyCode::Esc);
    screen.type_line("352");
    shows_all(&screen, &["next 3-5-2", "condition 3-3-1"]);
    screen.type_text("fresh");
    // Minute 55: 10 x the sum is not above it up to 5, 10 of 36.
    shows_all(&screen, &["Two condition points 28%"]);
    screen.press(KeyCode::Enter);
    shows_all(&screen, &["Roll: fresh player", "Please roll 2 dice:"]);
    screen.type_line("1 2");
    shows_all(
        &screen,
        &["2 points to add: where?", "> Defence point (3 to 4)"],
    );
    screen.type_line("f");
    screen.type_line("f");
    shows_all(&screen, &["condition 3-3-3", "Which action? (2 of 2)"]);
}

#[test]
fn a_tiredness_test_asks_for_dice_and_points() {
    let mut screen = at(
        "{ tiredness-roll = { side = \"home\", sum = 0, dice = 0 } }",
        "",
    );
    // Minute 55: only a 6 passes.
    shows_all(&screen, &["Roll: tiredness", "(17%)", "Die 1: Rovers"]);
    screen.type_line("2");
    shows_all(&screen, &["10 x (2 + die)"]);
    screen.type_line("1");
    shows_all(
        &screen,
        &["Tired: point 2 from where?", "Defence point (3 to 2)"],
    );
    screen.type_line("d");
    shows_all(&screen, &["H condition 2-1-1", "10 x (3 + die)"]);
}

#[test]
fn yes_or_no_says_what_it_leads_to() {
    let mut screen = at(
        r#""slow-play""#,
        "ball = \"b1\"\nturn = { kind = \"goal-kick\" }",
    );
    // Minute 56 after the square: below it up to 5, 10 of 36.
    shows_all(
        &screen,
        &["Slow the game?", "Slow the game (card 28%)", "Play on"],
    );
    screen.type_line("n");
    let mut sweep = at(
        r#""sweep""#,
        "ball = \"b5\"\nturn = { start = \"b4\", target = \"b5\", dice = { home = 5, away = 2 } }",
    );
    shows_all(
        &sweep,
        &[
            "United: sweep",
            "Does the keeper sweep?",
            "+2 on goal attempts",
        ],
    );
    sweep.type_line("y");
    assert!(sweep.shows("keeper comes off his line"), "{}", sweep.text());
}

#[test]
fn injuries_ask_for_the_player_and_his_replacement() {
    let mut screen = at("{ injury = \"home\" }", "");
    shows_all(&screen, &["Which player is injured?", "The player in b3"]);
    screen.type_line("b3");
    shows_all(&screen, &["Roll: injury", "5 and 6: off for good"]);
    screen.type_line("6");
    shows_all(
        &screen,
        &[
            "Replace the man in b3?",
            "One of 3 substitutions; a condition",
        ],
    );
    screen.type_line("n");
    shows_all(&screen, &["H condition 3-2-1 subs 3 out 1"]);
}

#[test]
fn the_events_of_the_advanced_table_ask() {
    let mut bounce = at(
        r#""bounce""#,
        "turn = { bounce = \"away\", dice = { home = 5, away = 4 } }",
    );
    shows_all(
        &bounce,
        &[
            "The ball bounces: value?",
            "Value 4 to 6 (+2)",
            "Value 4 to 2 (-2)",
        ],
    );
    bounce.type_line("-2");
    let mut pass = at(r#""perfect-pass""#, "");
    shows_all(&pass, &["Perfect pass: where to?", "Pass on to a2"]);
    pass.type_line("n");
    let third = at(
        r#""action""#,
        "turn = { action = 3, third_action = \"home\", used = [\"movement\", \"adjustment\"] }",
    );
    shows_all(&third, &["A third action?"]);
}

#[test]
fn duels_are_rolled_again_when_the_totals_are_equal() {
    let mut screen = at("{ duel-roll = \"bounce\" }", "");
    // Both have two midfield points: 15 of the 30 pairs that count.
    shows_all(
        &screen,
        &["Roll: duel", "Rovers wins 50%", "equal totals roll again"],
    );
    screen.type_line("4 4");
    shows_all(&screen, &["Roll again", "F22-A11b"]);
    screen.type_line("5 4");
    shows_all(&screen, &["Duel for the bouncing ball"]);
}

#[test]
fn two_dice_of_which_one_is_dropped_are_typed_together() {
    let mut screen = at(
        "\"pressing-roll\"",
        "turn = { acting = \"away\", pressing = \"pressing aggressive\" }",
    );
    shows_all(
        &screen,
        &["Please roll 2 dice:", "The higher of the two dice"],
    );
    screen.type_line("3");
    shows_all(&screen, &["This roll takes 2 dice"]);
    screen.type_line("6 3");
    shows_all(&screen, &["6 is dropped", "[3](6)"]);
}

#[test]
fn roles_are_chosen_with_the_points_they_lead_to() {
    let mut screen = Screen::new(
        diagram(
            "options = { advanced = [\"A1\", \"A2\"] }\nat = { roles = \"home\" }\nhome = { keeper = \"b1\", formation = \"secret\", secret_formation = \"4-5-1\", in_hand = 10 }\naway = { formation = \"secret\", in_hand = 10 }",
        ),
        people(1),
        TableDice::ByHand,
    );
    shows_all(&screen, &["Which roles? (secret)", "> No roles: 4-5-1"]);
    screen.type_text("am3");
    shows_all(&screen, &["am3: 4-2-4"]);
    screen.press(KeyCode::Enter);
    assert!(!matches!(
        screen.position().open().step(),
        Step::Roles(Side::Home)
    ));
}

#[test]
fn a_card_is_drawn_by_its_number_and_by_its_owner() {
    let young = r#"
options = { advanced = "all" }
pieces = "b1 1/0, b2 2/0, b3 3/2, b4 2/2, b5 0/3"
ball = "b3"
at = { gained-skill-roll = "home" }
turn = { dice = { home = 5, away = 4 } }
home = { formation = "4-4-2", secret_skills = ["tackle"] }
away = { formation = "4-4-2", secret_skills = ["actor"] }
"#;
    let mut screen = Screen::new(diagram(young), people(2), TableDice::ByHand);
    shows_all(
        &screen,
        &["Hand the keyboard to Rovers.", "draws a card in secret"],
    );
    screen.press(KeyCode::Enter);
    shows_all(&screen, &["Please draw 1 of 26 cards", "1 to 26"]);
    screen.type_line("27");
    shows_all(&screen, &["27 is not on a die"]);
    screen.type_line("14");
    shows_all(&screen, &["gains a skill"]);
    assert!(
        !screen.shows("Tackle") && !screen.shows("Off-side trap"),
        "{}",
        screen.text()
    );
    // For a computer coach nobody types it in.
    let away = young.replace(
        "gained-skill-roll = \"home\"",
        "gained-skill-roll = \"away\"",
    );
    let screen = Screen::new(diagram(&away), people(1), TableDice::ByHand);
    assert!(
        !matches!(screen.app.session().waiting(), Waiting::DiceByHand(roll) if roll.purpose == Purpose::GainedSkill)
    );
}

#[test]
fn help_has_pages_and_choices_their_rule() {
    let mut screen = at(r#""action""#, "");
    screen.press(KeyCode::Char('?'));
    screen.press(KeyCode::Right);
    screen.press(KeyCode::Right);
    shows_all(&screen, &["Help: advanced rules", "pressing aggressive"]);
    screen.press(KeyCode::Right);
    shows_all(&screen, &["Two people at one keyboard"]);
    screen.press(KeyCode::Esc);
    screen.type_text("boost");
    screen.press(KeyCode::F(3));
    shows_all(&screen, &["F22-A1.2a"]);
}
