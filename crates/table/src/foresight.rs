//! What a seat that waits can look ahead to, so that it can choose conditional answers instead of writing them: what the other
//! side is offered, and what the seat itself may be asked then.

use std::collections::VecDeque;

use gaffer_core::{Side, Viewer};
use gaffer_games::protocol::{Foreseen, ForeseenChoice, Problem};
use gaffer_games::words::Words;
use gaffer_games::{AnyMatch, ToAct};

use crate::Table;
use crate::words::say;

/// The most positions that are looked at.
const MOST_POSITIONS: usize = 400;
/// The most choices that are told.
const MOST_CHOICES: usize = 60;

impl<M: AnyMatch + ?Sized> Table<M> {
    /// What the other side is offered after these answers of its, and what the seat may choose next, whatever the dice show
    /// and if the other side does little. Nothing while either side has secrets that it would tell.
    pub fn foresee(
        &self,
        seat: Side,
        answers: &str,
        words: Words<'_>,
    ) -> Result<Foreseen, Problem> {
        self.check_seat(seat)?;
        let mut game = self.seen_by(Some(seat)).game.tail();
        let is_open = |game: &dyn AnyMatch| game.is_open() && game.secret_decider().is_none();
        if game.to_act() != ToAct::Side(!seat) || !is_open(game.as_ref()) || self.is_closed() {
            return Err(Problem::said("not-foreseen", say!(problems::NotForeseen)));
        }
        if !answers.is_empty() {
            game.choose(answers)?;
        }
        let mut theirs = Vec::new();
        if game.to_act() == ToAct::Side(!seat) && is_open(game.as_ref()) {
            theirs = choices(game.as_ref(), !seat, words);
        }
        Ok(Foreseen {
            theirs,
            mine: own_choices(game, seat, words),
        })
    }
}

/// What a side may choose when it is next asked.
fn own_choices(game: Box<dyn AnyMatch>, seat: Side, words: Words<'_>) -> Vec<ForeseenChoice> {
    let mut mine = Vec::<ForeseenChoice>::new();
    let mut ahead = VecDeque::from([game]);
    for _ in 0..MOST_POSITIONS {
        let Some(game) = ahead.pop_front().filter(|_| mine.len() < MOST_CHOICES) else {
            break;
        };
        match game.to_act() {
            ToAct::Side(side) if side == seat => {
                let is_known = |choice: &String| mine.iter().any(|one| one.choice == *choice);
                // To say them in words takes longer than to see that they are known.
                if !game.choices().iter().all(is_known) {
                    let mut new = choices(game.as_ref(), seat, words);
                    new.retain(|one| !is_known(&one.choice));
                    mine.extend(new);
                }
            }
            ToAct::Side(_) if game.is_open() && game.secret_decider().is_none() => {
                for choice in least(game.as_ref()) {
                    let mut chosen = game.tail();
                    if chosen.choose(&choice).is_ok() {
                        ahead.push_back(chosen);
                    }
                }
            }
            ToAct::Dice { secret: false, .. } => {
                for (dice, _) in game.outcomes().unwrap_or_default() {
                    let mut rolled = game.tail();
                    if rolled.roll(&dice).is_ok() {
                        ahead.push_back(rolled);
                    }
                }
            }
            ToAct::Side(_) | ToAct::Dice { .. } | ToAct::Over => {}
        }
    }
    mine.truncate(MOST_CHOICES);
    mine
}

/// The least that a side can do: end its row, or else one choice of each kind.
fn least(game: &dyn AnyMatch) -> Vec<String> {
    let mut choices = game.choices();
    if choices.iter().any(|choice| choice == "done") {
        return vec!["done".to_owned()];
    }
    let kind = |choice: &String| choice.split(' ').next().unwrap_or_default().to_owned();
    choices.dedup_by_key(|choice| kind(choice));
    choices
}

fn choices(game: &dyn AnyMatch, side: Side, words: Words<'_>) -> Vec<ForeseenChoice> {
    let offers = game.sight(Viewer::Side(side), words).offers;
    let choice = |offer: gaffer_games::protocol::Offer| ForeseenChoice {
        choice: offer.choice,
        label: offer.label,
    };
    offers.into_iter().map(choice).collect()
}
