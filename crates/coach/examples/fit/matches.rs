//! The matches of a fit: those learned from, and those that tell how well.

use gaffer_coach::{Coach, Luck, SeededDice, Stream, play_match};
use gaffer_core::{Awaits, BySide, DiceSource, Rules, Side, Silent, Viewer};

use crate::Pupil;
use crate::samples::Samples;

/// Plays a match against itself to learn from, by what is known if something is.
///
/// No match is played against another coach: what a position is worth would then depend on who holds it, which no fact
/// tells, and a search would compare what the one makes of it with what the other does.
pub(crate) fn practise<P: Pupil>(
    pupil: &P,
    taught: Option<&P::Taught>,
    seeds: u64,
    number: u64,
) -> Samples {
    let mut position = pupil.start(number % P::KINDS);
    let seed = seeds + number / P::KINDS;
    let mut coaches = BySide::with(|_| pupil.practising(taught));
    let mut samples = Samples::default();
    let mut dice = SeededDice::new(seed, 0);
    let mut luck = Luck::at(seed, Stream::Practice, 0);
    let mut choices = Vec::new();
    while P::teaches(&position) {
        match position.awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Roll(roll) => {
                let Ok(rolled) = dice.draw(&roll.dice);
                position.roll(rolled, &mut Silent).expect("fair dice");
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                choices.clear();
                position.choices(&mut choices);
                let astray = pupil.goes_astray(taught.is_some(), &choices, &mut luck);
                let choice = astray.unwrap_or_else(|| {
                    let view = position.view(Viewer::Side(side));
                    coaches[side].decide(&view, side, &choices, &mut luck)
                });
                position.choose(choice, &mut Silent).expect("offered");
            }
        }
        if let Some((facts, side)) = P::looks_at(&position, &mut luck) {
            samples.add(&facts, side, P::score(&position));
        }
    }
    samples.end(P::score(&position));
    samples
}

/// Plays as a side against the sensible coach: the goals of both.
pub(crate) fn duel<P: Pupil>(pupil: &P, taught: &P::Taught, me: Side, seed: u64) -> [u8; 2] {
    let mut coaches = BySide::with(|side| -> Box<dyn Coach<P::Game>> {
        if side == me {
            pupil.playing(taught)
        } else {
            P::sensible()
        }
    });
    let start = pupil.start(P::KINDS - 1);
    let end = play_match(start, &mut coaches, seed, &mut Silent).position;
    let score = P::score(&end);
    [score[me], score[!me]]
}
