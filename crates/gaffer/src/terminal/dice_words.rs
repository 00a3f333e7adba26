//! Dice that people throw: which are due, and how they are typed in.

use gaffer_core::{Dice, MAX_DICE, Roll};

use super::screen::Screen;
use gaffer_games::text::fit;
use gaffer_games::words::{Phrase, Words};

use crate::words::{say, told};

/// Which dice are due, or which cards where they are drawn in secret, whose they are and what for, in paragraphs.
pub(super) fn by_hand<G: Screen>(
    position: &G,
    roll: Roll<G::Purpose>,
    words: Words<'_>,
) -> Vec<String> {
    let (number, faces) = (roll.dice.count(), roll.dice.faces());
    let secret = roll.dice.is_secret();
    let [purpose, chances] = position
        .roll_words(roll.purpose)
        .map(|phrase| words.render(&phrase));
    let please = told!(words, dice::Please, secret, faces, number);
    let mut text = vec![please, format!("{purpose}."), chances];
    text.extend((1_u8..).zip(roll.dice.owners()).map(|(number, side)| {
        let name = fit(words.name(*side), 20);
        told!(words, dice::Owner, secret, number, name)
    }));
    text.push(told!(words, dice::TypeIt, secret, faces, number));
    text
}

/// Reads typed dice: "5 2", "5,2", "52" or "roll 5 2"; a card of more than nine by its number.
pub(super) fn read_dice(line: &str, sides: u8) -> Result<Dice, Phrase> {
    let text = line.trim().to_lowercase();
    let text = text.strip_prefix("roll").unwrap_or(&text);
    if !text
        .chars()
        .all(|c| c.is_ascii_digit() || c == ',' || c.is_whitespace())
    {
        let line = line.trim().to_owned();
        return Err(say!(notices::NoRowOfDice, line));
    }
    let faces: Vec<u8> = if sides > 9 {
        text.split(|c: char| c == ',' || c.is_whitespace())
            .filter(|word| !word.is_empty())
            .map(|word| word.parse().unwrap_or(u8::MAX))
            .collect()
    } else {
        // Every face is one digit, so spaces between them may be left out.
        text.chars()
            .filter_map(|c| c.to_digit(10).map(|digit| digit as u8))
            .collect()
    };
    Dice::from_faces(&faces).ok_or_else(|| say!(notices::DiceAtMost, most = MAX_DICE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_typed_with_or_without_spaces() {
        for text in ["5 2", "52", "5,2", "roll 5 2", " 5  2 "] {
            assert_eq!(read_dice(text, 6), Ok(Dice::two(5, 2)), "{text}");
        }
        for text in ["", "five", "1 2 3 4 5", "-1 2"] {
            assert!(read_dice(text, 6).is_err(), "{text}");
        }
        assert_eq!(read_dice("12", 25), Ok(Dice::one(12)));
    }
}
