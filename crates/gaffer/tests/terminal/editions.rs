//! FUBA 1.0 and FUBA 2014 on a screen of 80x24 characters: their questions, choices, odds and rules.

use gaffer_core::Rules;
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{Edition, Options, Position, Step};
use gaffer_table::TableDice;
use ratatui::crossterm::event::KeyCode;

use crate::screen::{Screen, diagram, people};

const PIECES: &str = r#"
pieces = "b1 1/0, a2 2/1, b2 2/0, b3 3/2, a3 1/0, b4 2/2, b5 0/3"
home = { formation = "4-4-2" }
away = { formation = "3-5-2" }
"#;

/// A decision of two people who roll their own dice.
fn at(edition: &str, more: &str) -> Screen {
    let edition = if edition.starts_with('{') {
        edition.to_owned()
    } else {
        format!("{{ edition = \"{edition}\" }}")
    };
    let pieces = if more.contains("pieces =") {
        ""
    } else {
        PIECES
    };
    let ball = if more.contains("ball =") {
        ""
    } else {
        "ball = \"b3\"\n"
    };
    let position = diagram(&format!("options = {edition}\n{ball}{pieces}\n{more}"));
    Screen::new(position, people(2), TableDice::ByHand)
}

/// Every text stands on the screen, in one row or broken in the panel.
fn shows_all(screen: &Screen, texts: &[&str]) {
    let panel: Vec<String> = (0..24)
        .map(|row| {
            let row: String = screen.row(row).into_iter().skip(50).take(29).collect();
            row.trim().to_owned()
        })
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
fn the_header_names_the_edition_and_its_stages() {
    for (edition, more, words) in [
        ("1.0", "at = \"target\"", "Stage 1: target"),
        ("1.0", "at = \"shot\"\nball = \"b4\"", "Stage 6: attempt"),
        ("1.0", "at = \"movement\"", "Stage 7: movement"),
        ("2014", "at = \"target\"", "Stage 1: target"),
        ("2014", "at = \"movement\"", "Stage 6: movement"),
        (
            "2014",
            "at = \"movement\"\nturn = { acting = \"home\", first = \"away\" }",
            "Stage 7: movement",
        ),
        ("2.2", "at = \"action\"", "Stage 5, action 1"),
    ] {
        let screen = at(edition, more);
        let row: String = screen.row(2).into_iter().collect();
        assert!(row.contains(words), "{row}");
        assert!(row.ends_with(&format!("FUBA {edition}")), "{row}");
    }
}

#[test]
fn a_long_name_leaves_room_for_the_edition() {
    let position = diagram(&format!(
        "options = {{ edition = \"2014\" }}\nball = \"b3\"\n{PIECES}\nat = \"press\"\n\
         turn = {{ acting = \"away\", first = \"away\" }}"
    ));
    let screen = Screen::named(position, people(2), TableDice::ByHand, "A very long name");
    let row: String = screen.row(2).into_iter().collect();
    assert!(row.contains("Stage 6: pressing"), "{row}");
    assert!(row.ends_with("FUBA 2014"), "{row}");
}

/// 3 against 2 in b3 is +1; a3 has one against none, +2; b4 is level; c3 is empty and next to b3 and b4.
#[test]
fn a_target_of_1_0_has_the_check_with_its_modifiers() {
    let mut screen = at("1.0", "at = \"target\"\nvalue = 3");
    screen.type_text("b4");
    shows_all(
        &screen,
        &[
            "Play to b4 (+1, 67%)",
            "Die +1 start against 3: 3 4 5 6 keep it, 2 event, 1 loses it.",
        ],
    );
    screen.press(KeyCode::Esc);
    screen.type_text("to a3");
    shows_all(&screen, &["Play to a3 (+3, 100%)", "+1 start +2 target"]);
    screen.press(KeyCode::Esc);
    screen.type_text("to c3");
    shows_all(
        &screen,
        &[
            "Play to c3 (+2, 83%)",
            "b3 stands in. Die +1 start +1 target",
        ],
    );
    screen.press(KeyCode::Esc);
    screen.type_text("to b1");
    shows_all(&screen, &["-2 far against 3"]);
}

#[test]
fn a_target_of_2014_is_automatic_or_checked_and_says_what_the_value_will_be() {
    let mut screen = at("2014", "at = \"target\"\nvalue = 3");
    screen.type_text("to a3");
    shows_all(
        &screen,
        &[
            "Play to a3 (automatic, 83%)",
            "1 2 4 5 6 keep it, 3 event. New value: their die.",
        ],
    );
    screen.press(KeyCode::Esc);
    screen.type_text("b4");
    shows_all(
        &screen,
        &[
            "Play to b4 (kept 50%)",
            "4 5 6 keep it, 3 event, 1 2 lose it.",
        ],
    );
    screen.press(KeyCode::Esc);
    screen.type_text("to b1");
    // Five of their six faces leave the value at 6 or below: 25 of 36.
    shows_all(
        &screen,
        &[
            "Play to b1 (automatic, 69%)",
            "their die +1 long pass; above 6 loses it.",
        ],
    );
}

/// F10-D14: the dice are known, so each area says what it leads to.
#[test]
fn a_stand_in_says_which_check_it_leads_to() {
    let mut screen = at(
        "1.0",
        "at = \"stand-in\"\nvalue = 4\nturn = { target = \"c3\", dice = { home = 2, away = 5 } }",
    );
    shows_all(
        &screen,
        &[
            "c3 is empty: what stands in?",
            "> b3 stands in (4 = 4: event)",
            "b4 stands in (3 < 4: lost)",
            "Die 2 +1 start +1 target = 4 against 4.",
            "[b3]",
        ],
    );
    screen.type_line("b4");
    assert!(
        screen.shows("3 is less than the ball value of 4: Rovers loses the ball."),
        "{}",
        screen.text()
    );
}

#[test]
fn a_player_joins_the_ball_among_opponents_or_nobody_does() {
    let support = r#"
pieces = "b1 1/0, b3 3/2, b4 0/2, b5 0/3"
ball = "b4"
at = { entry = "support" }
turn = { start = "b3", target = "b4", dice = { home = 5, away = 2 } }
home = { formation = "4-4-2" }
away = { formation = "4-4-2" }
"#;
    let mut screen = at("1.0", support);
    shows_all(
        &screen,
        &[
            "Who joins the ball in b4?",
            "> Player from b3",
            "Nobody goes",
            "One move less in this turn",
        ],
    );
    screen.press(KeyCode::F(3));
    shows_all(&screen, &["F10-4.4.3b: "]);
    screen.press(KeyCode::Esc);
    screen.type_line("nobody");
    assert_eq!(
        screen
            .position()
            .open()
            .team(gaffer_core::Side::Home)
            .pieces(Area::B4),
        0
    );
    assert!(screen.shows("Which movement?"), "{}", screen.text());
}

#[test]
fn movements_say_what_they_may_do_in_the_edition() {
    for (edition, defence, midfield) in [
        (
            "1.0",
            "one or two areas, past anybody",
            "between the foremost and the hindmost",
        ),
        (
            "2014",
            "any number of areas, up to one with more opponents",
            "One area, diagonal only.",
        ),
    ] {
        let mut screen = at(edition, "at = \"movement\"");
        shows_all(
            &screen,
            &["Which movement?", "> Defence movement (4 moves)", defence],
        );
        screen.press(KeyCode::Down);
        shows_all(&screen, &["> Midfield movement (4 moves)", midfield]);
        screen.type_line("m");
        assert!(
            matches!(screen.position().open().step(), Step::Moves { left: 4, .. }),
            "{}",
            screen.text()
        );
        // Straight forward past everybody: no edition lets a midfield movement do that.
        screen.type_line("b4 b5");
        let rule = if edition == "1.0" {
            "(F10-4.7"
        } else {
            "(F14-4.8.1a)"
        };
        shows_all(&screen, &["Not allowed: move b4-b5", rule]);
    }
}

#[test]
fn who_went_to_the_ball_is_taken_off_the_moves() {
    let screen = at(
        "1.0",
        "at = \"movement\"\nturn = { entries = { home = 1, away = 0 }, dice = { home = 5, away = 2 } }",
    );
    shows_all(
        &screen,
        &[
            "Defence movement (3 moves)",
            "1 move less for who went to the ball.",
        ],
    );
}

#[test]
fn equal_dice_bring_quick_moves() {
    let mut screen = at(
        "1.0",
        "at = { quick-moves = { left = 2 } }\nturn = { dice = { home = 2, away = 2 } }",
    );
    shows_all(&screen, &["Which quick move? 2 left", "Rovers: moves"]);
    screen.press(KeyCode::F(3));
    shows_all(&screen, &["F10-4.7.6a: "]);
    screen.press(KeyCode::Esc);
    // The later one first: the list keeps what comes earlier in the rules' order.
    screen.type_line("b4 b3");
    assert!(
        screen.shows("Which quick move? 1 left"),
        "{}",
        screen.text()
    );
    screen.type_text("a2 to b2");
    assert!(screen.shows("> Player a2 to b2"), "{}", screen.text());
}

#[test]
fn a_goal_kick_is_fast_or_slow() {
    let goal_kick = r#"
at = "goal-kick"
ball = "b1"
turn = { kind = "open-play" }
restart = "goal-kick"
"#;
    for (edition, rule) in [("1.0", "F10-5.3a: "), ("2014", "F14-5.3a: ")] {
        let mut screen = at(edition, goal_kick);
        shows_all(
            &screen,
            &[
                "Goal kick: fast or slow?",
                "> Fast: kick now",
                "Slow: both teams move",
            ],
        );
        screen.press(KeyCode::F(3));
        shows_all(&screen, &[rule]);
        screen.press(KeyCode::Esc);
        screen.type_line("s");
        shows_all(&screen, &["Movement before the kick?", "Slow goal kick"]);
        screen.press(KeyCode::F(2));
        shows_all(&screen, &["The goal kick of Rovers opens this turn."]);
        screen.press(KeyCode::Esc);
        screen.press(KeyCode::Char('u'));
        shows_all(&screen, &["Goal kick: fast or slow?"]);
        screen.type_line("fast");
        shows_all(&screen, &["Play the ball where?"]);
    }
}

#[test]
fn a_failed_pressing_of_2014_makes_the_next_check_automatic() {
    let mut screen = at(
        "2014",
        "at = \"press\"\nvalue = 3\nturn = { acting = \"away\", first = \"away\" }",
    );
    shows_all(
        &screen,
        &[
            "Press in b3?",
            "> Pressing (wins 33%)",
            "A 1 to 2 wins the ball",
            "their next control check is automatic.",
        ],
    );
    screen.type_line("y");
    screen.type_line("5");
    shows_all(
        &screen,
        &[
            "[5]  Pressing: 5, not less than the ball value of 3: it fails.",
            "H: auto check",
        ],
    );
    screen.press(KeyCode::F(2));
    shows_all(&screen, &["The next control check of Rovers is automatic"]);
}

#[test]
fn shots_have_their_odds_and_may_be_left() {
    let mut screen = at("1.0", "at = \"shot\"\nball = \"b4\"\nvalue = 2");
    // 2 against 2 in b4, 0 against 2 in b5 without the keeper: the die -2 -1 beats 2 with a 6.
    shows_all(
        &screen,
        &[
            "Shoot at goal?",
            "> Goal attempt (goal 17%)",
            "No shot",
            "Die -2 area -1 box against 2.",
        ],
    );
    screen.type_line("n");
    shows_all(&screen, &["Which movement?"]);
}

#[test]
fn short_rule_names_are_those_of_the_edition() {
    for (edition, prefix) in [("1.0", "F10-"), ("2014", "F14-"), ("2.2", "F22-")] {
        let mut screen = at(
            edition,
            "at = \"target\"\npieces = \"b1 1/0, b2 2/0, b3 3/2, b4 0/2, b5 0/3\"",
        );
        screen.type_line("rule 4.1.1a");
        assert!(
            screen.shows(&format!("{prefix}4.1.1a: ")),
            "{}",
            screen.text()
        );
        screen.press(KeyCode::Esc);
        screen.type_line("target c4");
        assert!(
            screen.shows(&format!("({prefix}4.1a)")),
            "{}",
            screen.text()
        );
        let rule = gaffer::rules_reference::text(&format!("{prefix}4.1a")).unwrap();
        let first: Vec<&str> = rule.split_whitespace().take(5).collect();
        assert!(
            screen.shows(&format!("{prefix}4.1a: {}", first.join(" "))),
            "{}",
            screen.text()
        );
        screen.press(KeyCode::Esc);
        screen.type_line("rule nonsense");
        assert!(
            screen.shows(&format!("like {prefix}4.1.1a")),
            "{}",
            screen.text()
        );
    }
}

#[test]
fn styles_are_chosen_behind_hand_overs_and_leave_no_trace() {
    let options = Options {
        advanced: [gaffer_fuba::Advanced::Aggression].into_iter().collect(),
        ..Options::basic(Edition::V2014)
    };
    let start = Position::begin(&options).unwrap();
    let mut screen = Screen::new(start, people(2), TableDice::ByHand);
    screen.press(KeyCode::Enter);
    screen.type_line("442");
    shows_all(
        &screen,
        &["Which styles? (secret)", "> normal-normal-normal"],
    );
    screen.type_text("easy aggressive-normal");
    shows_all(
        &screen,
        &["higher of two event dice", "lower of two event dice"],
    );
    screen.press(KeyCode::Esc);
    screen.type_line("ena");
    for key in [KeyCode::Tab, KeyCode::Char('u'), KeyCode::Char('?')] {
        assert!(
            screen.shows("Hand the keyboard to United."),
            "{}",
            screen.text()
        );
        assert!(!screen.shows("easy"), "{}", screen.text());
        screen.press(key);
    }
    screen.press(KeyCode::Enter);
    screen.type_line("442");
    // The same list for everybody, nothing points at what was chosen.
    shows_all(&screen, &["> normal-normal-normal"]);
    screen.press(KeyCode::F(2));
    assert!(!screen.shows("styles easy"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    screen.type_line("n n n");
    shows_all(
        &screen,
        &["easy-normal-aggressive, United normal-normal-normal."],
    );
    screen.press(KeyCode::F(2));
    shows_all(&screen, &["styles easy-normal-aggressive (D-M-F)"]);
}

#[test]
fn event_dice_of_styles_are_asked_for_one_by_one() {
    let mut screen = at(
        "{ edition = \"2014\", advanced = [\"A6\"] }",
        r#"
pieces = "b1 1/0, b3 3/2, b4 2/2, b5 0/3"
value = 3
at = "event-roll"
turn = { start = "b3", target = "b4", dice = { home = 3, away = 1 } }
home = { formation = "4-4-2", styles = "normal-normal-aggressive" }
away = { formation = "4-4-2", styles = "normal-normal-normal" }
"#,
    );
    shows_all(
        &screen,
        &[
            "Please roll 3 dice:",
            "The higher of two for Rovers.",
            "Die 1: Rovers Die 2: Rovers Die 3: United",
        ],
    );
    screen.type_line("2 5 3");
    shows_all(&screen, &["Rovers [5](2) United [3]  event 5 - 3 = +2"]);
}

#[test]
fn a_keeper_in_front_of_his_goal_is_marked_and_never_by_a_hasty_enter() {
    let options = "{ edition = \"2014\", advanced = [\"A5\"] }";
    let mut screen = at(options, "at = \"free-movements\"");
    shows_all(&screen, &["> Done", "Keeper in front of his goal"]);
    screen.type_line("advanced");
    let row: String = screen.row(9).into_iter().collect();
    assert!(row.contains("H1 K+"), "{row}");
    // In a set-up it comes last, after the places.
    let mut screen = at(
        options,
        "award = 'kick-off home'\npieces = 'b1 1/0, b2 10/0, b5 0/1, b4 0/10'",
    );
    assert!(screen.shows("> Place a player in a1"), "{}", screen.text());
    screen.press(KeyCode::End);
    shows_all(
        &screen,
        &[
            "> Keeper in front of his goal",
            "Goal attempts against him +2",
        ],
    );
    screen.press(KeyCode::Enter);
    screen.press(KeyCode::F(2));
    shows_all(&screen, &["keeper in front of his goal (K+)"]);
}

#[test]
fn a_condition_point_buys_moves_by_a_die() {
    let mut screen = at(
        "{ edition = \"2014\", advanced = [\"A1\"] }",
        "at = \"movement\"",
    );
    screen.type_text("point");
    shows_all(
        &screen,
        &["Condition point (4-6 moves)", "Costs 1 midfield point."],
    );
    screen.press(KeyCode::Esc);
    screen.type_line("c");
    shows_all(
        &screen,
        &["Roll: condition point", "at least 4, of any type"],
    );
    screen.type_line("5");
    shows_all(
        &screen,
        &["Which move? 5 left, any type", "H condition 4-3-2"],
    );
}

#[test]
fn a_substitution_ends_the_stage_or_is_left() {
    let mut screen = at(
        "{ edition = \"2014\", advanced = [\"A1\", \"A3\"] }",
        "at = \"substitution\"\nhalf = 2\nclock = 10",
    );
    shows_all(
        &screen,
        &[
            "A substitution? (3 left)",
            "> No substitution",
            "Fresh player",
        ],
    );
    screen.type_line("fresh");
    screen.type_line("1 1");
    // F14-A3d: both points go to one line.
    shows_all(
        &screen,
        &[
            "2 points to add: where?",
            "Defence point (4 to 6)",
            "all go to one line",
        ],
    );
    screen.type_line("d");
    shows_all(&screen, &["H condition 6-4-2 subs 2"]);
}

#[test]
fn an_injury_of_2014_is_served_in_turns() {
    let mut screen = at(
        "{ edition = \"2014\", advanced = [\"A4\"] }",
        r#"
pieces = "b1 1/0, b3 3/2, b4 2/2, b5 0/3"
at = { injury-roll = { side = "home", area = "b4" } }
turn = { then = "check", dice = { home = 3, away = 3 } }
home = { formation = "4-4-2" }
away = { formation = "4-4-2" }
"#,
    );
    shows_all(
        &screen,
        &["1 to 3: back in so many turns", "4 and more: off for good."],
    );
    screen.type_line("2");
    shows_all(&screen, &["in b4 is back in 2 turns.", "H off 2 turns"]);
}

#[test]
fn a_tiredness_test_of_2014_passes_with_the_minute_itself() {
    let screen = at(
        "{ edition = \"2014\", advanced = [\"A1\"] }",
        "at = { tiredness-roll = { side = \"home\", sum = 0, dice = 0 } }\nclock = 30\nturn = { dice = { home = 6, away = 1 } }",
    );
    // Minute 30: a 3 is enough.
    shows_all(
        &screen,
        &["10 x die is at least minute 30 (67%), otherwise a point."],
    );
}

/// The event of 1.0 is one die of the controlling team, and a team without moves is named.
#[test]
fn the_event_die_of_1_0_is_explained() {
    let mut screen = at(
        "1.0",
        "at = \"event-roll\"\nvalue = 3\nturn = { target = \"b4\", dice = { home = 2, away = 5 } }",
    );
    shows_all(
        &screen,
        &[
            "Please roll 1 die:",
            "3: no moves for Rovers.",
            "4: no moves for United.",
        ],
    );
    screen.type_line("4");
    shows_all(
        &screen,
        &["[4]  Special event: no moves for United.", "A: no moves"],
    );
}

#[test]
fn help_has_a_page_on_the_older_editions() {
    let mut screen = at("1.0", "at = \"target\"");
    screen.press(KeyCode::Char('?'));
    screen.press(KeyCode::Right);
    shows_all(&screen, &["Help: editions 1.0 and 2014", "stand-in b3"]);
}
