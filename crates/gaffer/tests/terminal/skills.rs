//! Skills on the screen: picking them, windows, and what two people at one keyboard may see.

use gaffer::session::Waiting;
use gaffer_core::{BySide, Rules, Side, Viewer};
use gaffer_fuba::{Options, Position, Skill, SkillSet, Step};
use gaffer_table::TableDice;
use ratatui::crossterm::event::KeyCode;

use crate::screen::{Screen, diagram, people};

const WINDOW: &str = r#"
options = { advanced = "all" }
pieces = "b1 1/0, a2 2/1, b2 2/0, b3 3/2, b4 2/2, b5 0/3, c2 1/2"
ball = "b3"
value = 3
turn = { dice = { home = 5, away = 3 }, start = "b2", target = "b3" }
at = { skill = "controlling-check" }
"#;

/// The end of stage 4 with these hidden skills.
fn window(home: &str, away: &str, number: usize) -> Screen {
    let position = diagram(&format!(
        "{WINDOW}\nhome = {{ formation = \"4-4-2\", secret_skills = [{home}] }}\n\
         away = {{ formation = \"4-4-2\", secret_skills = [{away}] }}"
    ));
    Screen::new(position, people(number), TableDice::ByHand)
}

/// Whether a text has a skill by its notation or by the name that people read.
fn has_name(text: &str, notation: &str) -> bool {
    let spaced = |text: &str| text.to_lowercase().replace('-', " ");
    spaced(text).contains(&spaced(notation))
}

/// Whether a screen has it.
fn names(screen: &Screen, notation: &str) -> bool {
    has_name(&screen.text(), notation)
}

fn hidden(position: &Position, side: Side) -> SkillSet {
    let view = position.view(Viewer::Side(side));
    view.own().map_or(SkillSet::EMPTY, |(_, own)| own.skills)
}

#[test]
fn skills_are_picked_one_after_another_and_taken_back() {
    let start = Position::begin(&Options {
        skills_per_team: 3.try_into().unwrap(),
        ..Options::FULL
    });
    let mut screen = Screen::new(start.unwrap(), people(1), TableDice::Seeded(1.into()));
    screen.type_line("442");
    screen.type_line("none");
    assert!(
        screen.shows("Which skills? 0 of 3 (secret)"),
        "{}",
        screen.text()
    );
    screen.type_text("shot");
    assert!(screen.shows("> - Shot stopper"), "{}", screen.text());
    // What is typed for it, its effect and price, and the rule's own words.
    assert!(screen.shows("shot-stopper: 3 points."), "{}", screen.text());
    assert!(screen.shows("F22-A10-shot-stopper"), "{}", screen.text());
    assert!(screen.shows("in a difficult attempt"), "{}", screen.text());
    screen.press(KeyCode::Enter);
    assert!(screen.shows("x Shot stopper"), "{}", screen.text());
    screen.press(KeyCode::Enter);
    assert!(
        screen.shows("Which skills? 2 of 3 (secret)"),
        "{}",
        screen.text()
    );
    screen.press(KeyCode::Char('u'));
    screen.type_line("tackle");
    screen.type_line("crossing");
    assert!(
        screen.shows("> Take Shot stopper, Tackle"),
        "{}",
        screen.text()
    );
    screen.type_line("actor");
    assert!(screen.shows("3 chosen already"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    screen.press(KeyCode::Home);
    screen.press(KeyCode::Enter);
    let chosen = SkillSet::of(&[Skill::ShotStopper, Skill::Tackle, Skill::Crossing]);
    assert_eq!(hidden(screen.position(), Side::Home), chosen);
    assert!(
        screen.shows("H skills: Shot stopper*, Tackle*, Crossing*"),
        "{}",
        screen.text()
    );
    assert!(screen.shows("A skills: 3 hidden"), "{}", screen.text());
}

#[test]
fn all_skills_are_typed_at_once() {
    let mut screen = Screen::new(
        Position::begin(&Options::FULL).unwrap(),
        people(1),
        TableDice::Seeded(1.into()),
    );
    screen.type_line("442");
    screen.type_line("roles am1");
    screen.type_line("skills tackle short");
    let chosen = SkillSet::of(&[Skill::Tackle, Skill::ShortPasses]);
    assert_eq!(hidden(screen.position(), Side::Home), chosen);
}

#[test]
fn a_window_with_nothing_to_use_passes_by_itself() {
    let screen = window("\"tackle\"", "\"actor\"", 2);
    assert!(
        !matches!(screen.position().open().step(), Step::Skill(_)),
        "{}",
        screen.text()
    );
    assert!(!screen.app.session().game().answers().is_empty());
}

#[test]
fn a_person_against_the_computer_is_asked_with_price_and_effect() {
    let mut screen = window("\"short-passes\", \"fanatic-fans\"", "\"actor\"", 1);
    assert!(
        screen.shows("Use a skill? (end of stage 4)"),
        "{}",
        screen.text()
    );
    for text in ["> No skill", "Use Short passes", "Use Fanatic fans"] {
        assert!(screen.shows(text), "{text}: {}", screen.text());
    }
    screen.press(KeyCode::Down);
    assert!(screen.shows("use short-passes:"), "{}", screen.text());
    assert!(screen.shows("value 2 instead of 3"), "{}", screen.text());
    screen.press(KeyCode::Down);
    assert!(screen.shows("17%. End of stage 4"), "{}", screen.text());
    screen.press(KeyCode::F(3));
    assert!(screen.shows("F22-A10-fanatic-fans:"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    screen.type_line("use short");
    assert_eq!(screen.position().open().value().number(), 2);
    assert!(
        screen.shows("Rovers uses Short passes, free of charge."),
        "{}",
        screen.text()
    );
    // One skill is left to use here: y uses it.
    screen.type_line("y");
    assert!(
        matches!(screen.app.session().waiting(), Waiting::DiceByHand(_)),
        "{}",
        screen.text()
    );
}

#[test]
fn a_skill_can_be_left_out_of_the_questions() {
    let mut screen = window("\"short-passes\"", "\"actor\"", 1);
    assert!(screen.shows("Use a skill?"), "{}", screen.text());
    screen.press(KeyCode::F(2));
    assert!(
        screen.shows("1 [x] Short passes (short-passes, hidden, 1 point)"),
        "{}",
        screen.text()
    );
    screen.press(KeyCode::Char('1'));
    assert!(screen.shows("1 [ ] Short passes"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    assert!(!screen.shows("Use a skill?"), "{}", screen.text());
}

#[test]
fn undo_goes_past_windows_that_passed_by_themselves() {
    let moves = WINDOW
        .replace("{ skill = \"controlling-check\" }", "\"action\"")
        .replace("b1 1/0, a2 2/1", "b1 2/0, a2 1/1")
        .replace("turn = {", "turn = { acting = \"home\",");
    let position = diagram(&format!(
        "{moves}\nhome = {{ formation = \"4-4-2\", secret_skills = [\"tackle\"] }}\n\
         away = {{ formation = \"4-4-2\", secret_skills = [\"actor\"] }}"
    ));
    let mut screen = Screen::new(position, people(1), TableDice::ByHand);
    screen.type_line("adjustment");
    screen.type_line("midfield");
    screen.type_line("done");
    assert!(screen.shows("Which free movement?"), "{}", screen.text());
    // The windows after the actions have passed; the way back leads to the movement.
    screen.press_control('z');
    assert!(
        matches!(screen.position().open().step(), Step::Moves { .. }),
        "{}",
        screen.text()
    );
}

#[test]
fn two_people_are_not_asked_about_hidden_skills_unless_they_want_to() {
    let screen = window("\"short-passes\"", "\"fanatic-fans\"", 2);
    assert!(!screen.shows("Use a skill?"), "{}", screen.text());
    assert!(!names(&screen, "short-passes") && !names(&screen, "fanatic-fans"));
}

#[test]
fn hidden_skills_are_shown_on_request_behind_a_hand_over() {
    let target = WINDOW
        .replace("{ skill = \"controlling-check\" }", "\"target\"")
        .replace(
            "turn = { dice = { home = 5, away = 3 }, start = \"b2\", target = \"b3\" }",
            "",
        );
    let position = diagram(&format!(
        "{target}\nhome = {{ formation = \"4-4-2\", secret_skills = [\"crossing\", \"fanatic-fans\"] }}\n\
         away = {{ formation = \"4-4-2\", secret_skills = [\"short-passes\"] }}"
    ));
    let mut screen = Screen::new(position, people(2), TableDice::ByHand);
    assert!(!names(&screen, "crossing"), "{}", screen.text());
    screen.press(KeyCode::F(2));
    assert!(screen.shows("skills: 2 hidden"), "{}", screen.text());
    assert!(!names(&screen, "crossing"), "{}", screen.text());
    screen.press(KeyCode::Char('h'));
    assert!(
        screen.shows("Rovers looks at his hidden skills."),
        "{}",
        screen.text()
    );
    assert!(!names(&screen, "crossing"), "{}", screen.text());
    screen.press(KeyCode::Enter);
    assert!(
        screen.shows("1 [ ] Fanatic fans (fanatic-fans, hidden, 1 point)"),
        "{}",
        screen.text()
    );
    assert!(
        screen.shows("2 [ ] Crossing (crossing, hidden"),
        "{}",
        screen.text()
    );
    assert!(!names(&screen, "short-passes"), "{}", screen.text());
    screen.press(KeyCode::Char('1'));
    screen.press(KeyCode::Esc);
    // He decides now: the list has the choices that use his cards, until he has decided.
    assert!(screen.shows("with Crossing"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    assert!(!names(&screen, "crossing"), "{}", screen.text());
    screen.type_line("b3");
    assert!(!names(&screen, "crossing"), "{}", screen.text());
    // The other coach looks while it is not his decision.
    screen.press(KeyCode::F(2));
    screen.press(KeyCode::Char('a'));
    screen.press(KeyCode::Enter);
    assert!(names(&screen, "short-passes"), "{}", screen.text());
    assert!(!names(&screen, "crossing"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    assert!(!names(&screen, "short-passes"), "{}", screen.text());
    // He asked to be asked about Fanatic fans; the question itself names no card.
    screen.type_line("6 2");
    assert!(
        screen.shows("Use a skill? (end of stage 4)"),
        "{}",
        screen.text()
    );
    assert!(!names(&screen, "fanatic-fans"), "{}", screen.text());
    screen.type_line("use fanatic-fans");
    assert!(
        screen.shows("Rovers uses Fanatic fans"),
        "{}",
        screen.text()
    );
}

#[test]
fn two_people_are_told_how_to_be_asked() {
    let mut screen = Screen::new(
        Position::begin(&Options::FULL).unwrap(),
        people(2),
        TableDice::Seeded(1.into()),
    );
    while !matches!(screen.position().open().step(), Step::KickOffChoice(_))
        || screen.shows("Hand the keyboard")
    {
        if screen.shows("Hand the keyboard") {
            screen.press(KeyCode::Enter);
        } else {
            screen.press(KeyCode::Tab);
        }
    }
    assert!(screen.shows("F2, then h or a,"), "{}", screen.text());
}

/// The names that must not stand on a screen that both may see: hidden, and not known from elsewhere.
fn secret_names(position: &Position, seen_by_owner: Option<Side>) -> Vec<&'static str> {
    let open = position.open();
    let mut known = SkillSet::EMPTY;
    for side in Side::BOTH {
        known = known
            .or(open.bench(side).skills_used())
            .or(open.bench(side).skills_lost());
        if seen_by_owner == Some(side) {
            known = known.or(hidden(position, side));
        }
    }
    Side::BOTH
        .into_iter()
        .flat_map(|side| hidden(position, side).iter().collect::<Vec<_>>())
        .map(Skill::name)
        .filter(|name| !known.iter().any(|skill| skill.name().contains(name)))
        .collect()
}

#[test]
fn no_screen_of_a_whole_match_gives_a_hidden_skill_away() {
    let mut screen = Screen::new(
        Position::begin(&Options::FULL).unwrap(),
        people(2),
        TableDice::Seeded(12.into()),
    );
    let mut looks = BySide::with(|_| 0);
    for number in 0..20_000_usize {
        let text = screen.text();
        let handed_over = text.contains("Hand the keyboard to");
        let step = screen.position().open().step();
        let waiting = screen.app.session().waiting();
        let picking = !handed_over && matches!(step, Step::Skills(_) | Step::ExtraSkill(_));
        let alone = match waiting {
            Waiting::PersonInSecret(side) if !handed_over => Some(side),
            _ => None,
        };
        // A list to pick from has every skill; what stands above it must still not say whose.
        let checked: String = if picking {
            text.lines().take(5).collect()
        } else {
            text.clone()
        };
        for name in secret_names(screen.position(), alone) {
            assert!(!has_name(&checked, name), "{name}, {step:?}:\n{text}");
        }
        if handed_over {
            screen.press(KeyCode::Enter);
            continue;
        }
        if number % 50 == 0 && !picking && matches!(waiting, Waiting::Person(_)) {
            let side = if number % 100 == 0 {
                Side::Home
            } else {
                Side::Away
            };
            screen.press(KeyCode::F(2));
            screen.press(KeyCode::Char(if side == Side::Home { 'h' } else { 'a' }));
            screen.press(KeyCode::Enter);
            for name in secret_names(screen.position(), Some(side)) {
                assert!(!names(&screen, name), "{name}:\n{}", screen.text());
            }
            for skill in hidden(screen.position(), side) {
                assert!(screen.shows(skill.name()), "{skill}:\n{}", screen.text());
            }
            looks[side] += 1;
            // Asked about the first, and at every window.
            screen.press(KeyCode::Char('1'));
            screen.press(KeyCode::Char('e'));
            screen.press(KeyCode::Char(' '));
            screen.press(KeyCode::Esc);
        }
        match waiting {
            Waiting::Over => {
                assert!(looks.home > 2 && looks.away > 2);
                return;
            }
            _ => match number % 4 {
                0 => {
                    screen.press(KeyCode::Down);
                    screen.press(KeyCode::Enter);
                }
                1 => screen.press(KeyCode::Enter),
                _ => screen.press(KeyCode::Tab),
            },
        }
    }
    panic!("the match does not end:\n{}", screen.text());
}
