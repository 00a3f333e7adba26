//! Matches of FUBA played at random in every preset, and what is said in the phrases of their offers.

use gaffer_coach::Luck;
use gaffer_core::{Awaits, Match, Rules};
use gaffer_fuba::{Action, Advanced, Choice, Event, Position};
use gaffer_games::Game;
use gaffer_games::words::{Phrase, Value};

/// Looks at every decision of so many matches in every preset, and of more where there are skills, as many of them as may
/// be; the number is drawn anew each time, so that a test may look at some of the offers only.
pub(crate) fn at_decisions(matches: u64, mut look: impl FnMut(&str, &Match<Position>, usize)) {
    for preset in Position::presets() {
        let (mut matches, mut options) = (matches, preset.options);
        if options.advanced.contains(Advanced::Skills) {
            matches *= 4;
            options = Position::set(&options, "skills_per_team", "3").unwrap();
        }
        for seed in 0..matches {
            let mut luck = Luck::new(seed);
            let mut game = Match::<Position>::new(&options).unwrap();
            loop {
                match game.position().awaits() {
                    Awaits::Choice(_) | Awaits::Secret(_) => {
                        look(preset.name, &game, luck.below(8));
                        let mut choices = Vec::new();
                        game.position().choices(&mut choices);
                        // Every other attempt is made: what follows one is rare otherwise.
                        let attempt = Choice::Action(Action::GoalAttempt);
                        let choice = if choices.contains(&attempt) && luck.below(2) == 0 {
                            attempt
                        } else {
                            choices[luck.below(choices.len())]
                        };
                        game.choose(choice).unwrap();
                    }
                    Awaits::Roll(roll) => {
                        let all: Vec<_> = roll.dice.outcomes().collect();
                        game.roll(all[luck.below(all.len())].0).unwrap();
                    }
                    Awaits::Nothing(_) => break,
                }
            }
        }
    }
}

/// The position after a choice, and what happens at once.
pub(crate) fn after(position: &Position, choice: Choice) -> (Position, Vec<Event>) {
    let (mut then, mut events) = (*position, Vec::new());
    then.choose(choice, &mut events).unwrap();
    (then, events)
}

/// The decision without a skill, or the first that may be made.
pub(crate) fn without_skill(position: &Position) -> Choice {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let no = choices.iter().find(|choice| **choice == Choice::No);
    *no.unwrap_or(&choices[0])
}

/// The messages of a name within a phrase.
pub(crate) fn messages<'a>(phrase: &'a Phrase, wanted: &str, found: &mut Vec<&'a Phrase>) {
    let Phrase::Message { name, values, .. } = phrase else {
        return;
    };
    if *name == wanted {
        found.push(phrase);
    }
    for (_, value) in values {
        match value {
            Value::Phrase(phrase) => messages(phrase, wanted, found),
            Value::Phrases(all) => all.iter().for_each(|one| messages(one, wanted, found)),
            _ => {}
        }
    }
}

/// The only message of a name within a phrase; nothing where it is not said.
pub(crate) fn message<'a>(phrase: &'a Phrase, wanted: &str) -> Option<&'a Phrase> {
    let mut found = Vec::new();
    messages(phrase, wanted, &mut found);
    assert!(found.len() < 2, "{wanted} is said twice: {phrase:?}");
    found.pop()
}

/// A value of a message.
pub(crate) fn value<'a>(message: &'a Phrase, name: &str) -> &'a Value {
    let Phrase::Message { values, .. } = message else {
        panic!("{message:?} is no message");
    };
    let found = values.iter().find(|(own, _)| *own == name);
    &found.unwrap_or_else(|| panic!("no {name}: {message:?}")).1
}

/// A number in a message.
pub(crate) fn number(message: &Phrase, name: &str) -> i64 {
    match value(message, name) {
        Value::Number(number) => *number,
        other => panic!("{name} is no number: {other:?}"),
    }
}
