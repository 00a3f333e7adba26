//! One simulation for every game: seeded random play that checks everything at every step.

use gaffer_coach::Luck;
use gaffer_core::{Answer, Awaits, Match, Refuses, Rules, Side, Silent, Viewer};
use gaffer_fuba::{
    Choice, EventFreeMove, EventPlus5, Formations, KeeperInGoalModifiers, Options, Position, Step,
    Symmetry,
};

/// How many matches each set of options plays; every step of every match is checked.
const MATCHES: u64 = 25;

/// Every choice that could be written down in a position's step, and some that could not.
fn conceivable() -> Vec<Choice> {
    let mut texts: Vec<String> = ["done", "play", "adjustment", "pressing", "goal attempt"]
        .map(String::from)
        .to_vec();
    for line in ["defence", "midfield", "forward"] {
        texts.push(format!("movement {line}"));
    }
    for side in ["home", "away"] {
        texts.push(format!("kick-off {side}"));
    }
    for word in ["left", "stay", "middle", "right"] {
        for kind in ["dive", "kick"] {
            texts.push(format!("{kind} {word}"));
        }
    }
    for flank in ["a", "c"] {
        texts.push(format!("corner {flank}"));
    }
    for text in ["keeper spot", "enter keeper", "enter spot"] {
        texts.push(text.into());
    }
    for formation in ["4-4-2", "0-0-10", "4-4-3", "3-3-4", "10-0-0", "1-1-1"] {
        texts.push(format!("formation {formation}"));
    }
    for from in gaffer_fuba::pitch::Area::ALL {
        for kind in ["keeper", "place", "target", "enter", "send off"] {
            texts.push(format!("{kind} {from}"));
        }
        for to in gaffer_fuba::pitch::Area::ALL {
            for piece in ["", "keeper "] {
                for ball in ["", " with ball"] {
                    texts.push(format!("move {piece}{from}-{to}{ball}"));
                }
            }
        }
    }
    texts.iter().filter_map(|text| text.parse().ok()).collect()
}

fn option_sets() -> Vec<Options> {
    let mut sets = vec![Options::default()];
    sets.push(Options {
        event_plus5: EventPlus5::Errata,
        event_free_move: EventFreeMove::FreeMovement,
        keeper_in_goal_modifiers: KeeperInGoalModifiers::NotCounted,
        formations: Formations::Cards,
        ..Options::default()
    });
    sets
}

#[test]
fn random_matches_hold_at_every_step() {
    let conceivable = conceivable();
    for options in option_sets() {
        for seed in 0..MATCHES {
            check_match(options, seed, &conceivable);
        }
    }
}

fn check_match(options: Options, seed: u64, conceivable: &[Choice]) {
    let mut luck = Luck::new(seed);
    let mut game = Match::<Position>::new(&options).unwrap();
    let mut choices = Vec::new();
    let mut minutes = (1, 0);
    for step in 0.. {
        assert!(step < 20_000, "seed {seed}: the match does not end");
        let position = *game.position();
        let context = || format!("seed {seed}, step {step}: {:?}", position.open().step());

        assert_eq!(position.faults(), Vec::<String>::new(), "{}", context());
        check_pieces(&position, &context());
        let clock = position.open().clock();
        let now = (clock.half(), clock.square() + clock.stoppage());
        assert!(now >= minutes, "{}: the clock runs back", context());
        minutes = now;

        choices.clear();
        position.choices(&mut choices);
        check_diagram(&position, &context());
        check_views(&position, &context());

        match position.awaits() {
            Awaits::Nothing(_) => {
                assert!(choices.is_empty());
                break;
            }
            Awaits::Roll(roll) => {
                assert!(choices.is_empty(), "{}", context());
                // F22-1.1f: all dice are six-sided.
                let total: u32 = roll.dice.outcomes().map(|(_, weight)| weight).sum();
                assert!([6, 30, 36].contains(&total), "{}", context());
                check_rolls_mirror(&position, &context());
                game.roll(luck.dice(&roll.dice)).unwrap();
            }
            Awaits::Choice(_) | Awaits::Secret(_) => {
                check_choices(&position, &choices, conceivable, step, &context());
                check_mirrors(&position, &choices, &context());
                let choice = choices[luck.below(choices.len())];
                game.choose(choice).unwrap();
            }
        }
    }
    check_replay(options, &game, seed);
}

/// F22-1.1b: pieces on the pitch, in hand, on the spot and sent off are always eleven a side.
fn check_pieces(position: &Position, context: &str) {
    let open = position.open();
    for side in Side::BOTH {
        let team = open.team(side);
        let outfield: u8 = gaffer_fuba::pitch::Area::ALL
            .iter()
            .map(|area| team.outfield(*area))
            .sum();
        let spot = matches!(open.taker(), Some(gaffer_fuba::Piece::Outfield))
            && open.controlling_at_the_beginning() == side;
        let waiting = matches!(open.step(), Step::SendOff(by) if by == side);
        assert_eq!(
            outfield + team.in_hand() + u8::from(spot) + team.red() - u8::from(waiting),
            10,
            "{context}: {side}"
        );
    }
}

/// Every offered choice is accepted, every other one is refused with a rule, and a refusal leaves
/// the position as it was.
fn check_choices(
    position: &Position,
    choices: &[Choice],
    conceivable: &[Choice],
    step: u32,
    context: &str,
) {
    assert!(!choices.is_empty(), "{context}: nothing is offered");
    let mut sorted = choices.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(
        sorted.len(),
        choices.len(),
        "{context}: a choice is offered twice"
    );
    for choice in choices {
        let mut copy = *position;
        assert!(
            copy.choose(*choice, &mut Silent).is_ok(),
            "{context}: {choice}"
        );
        assert_ne!(copy, *position, "{context}: {choice} does nothing");
    }
    if !step.is_multiple_of(7) {
        return;
    }
    for choice in conceivable
        .iter()
        .filter(|choice| !choices.contains(choice))
    {
        let mut copy = *position;
        let refusal = copy
            .choose(*choice, &mut Silent)
            .expect_err(&format!("{context}: {choice} is not offered but accepted"));
        assert!(
            gaffer::rules_reference::text(refusal.rule().0).is_some(),
            "{context}: {choice} is refused by {}, which is not in the rules reference",
            refusal.rule()
        );
        assert_eq!(
            copy, *position,
            "{context}: {choice} was refused but changed something"
        );
    }
}

/// A position written down and read back is the same.
fn check_diagram(position: &Position, context: &str) {
    let written = serde_json::to_string(&position.diagram()).unwrap();
    let read = serde_json::from_str(&written).unwrap();
    let back = Position::from_diagram(&read)
        .unwrap_or_else(|faults| panic!("{context}: {faults}\n{written}"));
    assert_eq!(back, *position, "{context}: {written}");
}

/// Views exist for everybody, and one side's view does not change with the other side's secrets.
fn check_views(position: &Position, context: &str) {
    for side in Side::BOTH {
        let mine = serde_json::to_value(position.view(Viewer::Side(side))).unwrap();
        assert!(mine.get("own").is_some(), "{context}");
        let mut diagram = position.diagram();
        let other = match side {
            Side::Home => &mut diagram.away,
            Side::Away => &mut diagram.home,
        };
        if other.secret_formation.is_some() {
            other.secret_formation = Some("10-0-0".parse().unwrap());
        }
        if let Some(dive) = &mut other.secret_dive {
            *dive = match dive {
                gaffer_fuba::Dive::Left => gaffer_fuba::Dive::Right,
                _ => gaffer_fuba::Dive::Left,
            };
        }
        let twin = Position::from_diagram(&diagram).unwrap();
        assert_eq!(
            twin.view(Viewer::Side(side)),
            position.view(Viewer::Side(side)),
            "{context}: {side} sees a secret"
        );
        assert_eq!(
            twin.view(Viewer::Spectator),
            position.view(Viewer::Spectator),
            "{context}: spectators see a secret"
        );
        if position.awaits() == Awaits::Choice(side) || position.awaits() == Awaits::Secret(side) {
            let (mut ours, mut theirs) = (Vec::new(), Vec::new());
            position.choices(&mut ours);
            twin.choices(&mut theirs);
            assert_eq!(ours, theirs, "{context}: a secret shows in the choices");
        }
    }
}

/// A mirrored position offers mirrored choices that lead to mirrored positions. Within a row the
/// canonical order follows the areas' names, so there a mirrored choice may come earlier instead.
fn check_mirrors(position: &Position, choices: &[Choice], context: &str) {
    for symmetry in Symmetry::BOTH {
        if symmetry == Symmetry::Ends && is_asked_home_first(position) {
            continue;
        }
        let image = symmetry.position(position);
        assert_eq!(symmetry.position(&image), *position, "{context}");
        for choice in choices {
            let mut here = *position;
            let mut there = image;
            here.choose(*choice, &mut Silent).unwrap();
            match there.choose(symmetry.choice(*choice), &mut Silent) {
                Ok(()) => assert_eq!(symmetry.position(&here), there, "{context}: {choice}"),
                Err(refusal) => assert!(
                    refusal.is_order(),
                    "{context}: {choice} is refused in the mirror: {refusal}"
                ),
            }
        }
    }
}

fn check_rolls_mirror(position: &Position, context: &str) {
    let Awaits::Roll(roll) = position.awaits() else {
        return;
    };
    for symmetry in Symmetry::BOTH {
        if symmetry == Symmetry::Ends && is_asked_home_first(position) {
            continue;
        }
        for (dice, _) in roll.dice.outcomes() {
            let mut here = *position;
            let mut there = symmetry.position(position);
            here.roll(dice, &mut Silent).unwrap();
            there.roll(dice, &mut Silent).unwrap();
            if !is_asked_home_first(&here) {
                assert_eq!(symmetry.position(&here), there, "{context}: {dice}");
            }
        }
    }
}

/// Formations, the half-time change and the kick-off dice are taken home first.
fn is_asked_home_first(position: &Position) -> bool {
    matches!(
        position.open().step(),
        Step::Formation(_) | Step::HalfTime(_) | Step::KickOffRoll | Step::KickOffChoice(_)
    )
}

/// The answers alone lead to the same position again.
fn check_replay(options: Options, game: &Match<Position>, seed: u64) {
    let mut again = Position::begin(&options).unwrap();
    for answer in game.answers() {
        match answer {
            Answer::Choice(choice) => again.choose(*choice, &mut Silent).unwrap(),
            Answer::Roll(dice) => again.roll(*dice, &mut Silent).unwrap(),
        }
    }
    assert_eq!(
        again,
        *game.position(),
        "seed {seed}: the record replays differently"
    );
}
