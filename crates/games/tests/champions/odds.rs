//! The chances of offers against the rules themselves: a choice is made, and every outcome of its dice is tried.

use gaffer_champions::{Choice, Event, Open, Position, ShirtSet, Space, Step, TurnKind};
use gaffer_coach::champions::solver::ONES_FOLLOWED;
use gaffer_core::{Awaits, Match, Rules, Side};
use gaffer_games::Game;
use gaffer_games::champions::ahead;
use gaffer_games::champions::legs::{Target, target};
use gaffer_games::offer::Offer;
use gaffer_games::words::{Phrase, Value};
use gaffer_proof::Luck;

use crate::{all_options, play};

/// How many positions are looked at for one chance before the rest of it counts as unknown.
const MOST: u32 = 600;

/// The goals of a side, those of a shoot-out included.
fn goals(open: &Open, side: Side) -> u8 {
    open.score()[side] + open.shoot_out().scored[side]
}

/// A chance that lies between two numbers.
#[derive(Clone, Copy, Debug)]
struct Between(f64, f64);

/// The chance of a goal for a side in this turn: the best choice of each side, the mean of each roll.
struct Goal {
    side: Side,
    /// The goals that the side has already.
    before: u8,
    looked: u32,
}

impl Goal {
    fn after(&mut self, position: &Position) -> Between {
        let open = position.open();
        if goals(open, self.side) > self.before {
            return Between(1.0, 1.0);
        }
        let goes_on = match open.step() {
            Step::Mover
            | Step::Act
            | Step::Leg
            | Step::Follow
            | Step::Intercept
            | Step::InterceptRoll
            | Step::Save
            | Step::SaveRoll => true,
            // After a catch it is another turn; taking the ball in the hands is still this one.
            Step::GoalieRoll => open.turn().kind != TurnKind::Catch,
            _ => false,
        };
        if !goes_on {
            return Between(0.0, 0.0);
        }
        self.looked += 1;
        if self.looked > MOST {
            return Between(0.0, 1.0);
        }
        match position.awaits() {
            Awaits::Choice(side) => self.of_choice(position, side == self.side),
            _ => self.of_roll(position),
        }
    }

    fn of_choice(&mut self, position: &Position, is_own: bool) -> Between {
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let mut best = if is_own {
            Between(0.0, 0.0)
        } else {
            Between(1.0, 1.0)
        };
        // To do nothing is often the best and the shortest.
        choices.sort_by_key(|choice| *choice != Choice::No);
        for choice in choices {
            let Between(low, high) = self.after(&chosen(position, choice).0);
            best = if is_own {
                Between(best.0.max(low), best.1.max(high))
            } else {
                Between(best.0.min(low), best.1.min(high))
            };
            let is_settled = if is_own { best.0 >= 1.0 } else { best.1 <= 0.0 };
            if is_settled {
                break;
            }
        }
        best
    }

    fn of_roll(&mut self, position: &Position) -> Between {
        let open = position.open();
        let far = open.ones_limit().saturating_sub(open.ones()) > ONES_FOLLOWED;
        let (mut low, mut high, mut total) = (0.0, 0.0, 0.0);
        for (after, _, weight) in rolled(position) {
            // A one in the hands is rolled again, and counts only where the watch may run out.
            let is_held = |position: &Position| position.open().step() == Step::GoalieRoll;
            let again = is_held(position) && is_held(&after);
            if again && (far || after == *position) {
                continue;
            }
            let chance = self.after(&after);
            low += weight * chance.0;
            high += weight * chance.1;
            total += weight;
        }
        Between(low / total, high / total)
    }
}

fn chosen(position: &Position, choice: Choice) -> (Position, Vec<Event>) {
    let (mut after, mut events) = (*position, Vec::new());
    after.choose(choice, &mut events).unwrap();
    (after, events)
}

/// The outcomes of the roll that is due, with their weights.
fn rolled(position: &Position) -> Vec<(Position, Vec<Event>, f64)> {
    let Awaits::Roll(roll) = position.awaits() else {
        panic!("no roll is due\n{:?}", position.diagram());
    };
    let outcomes = roll.dice.outcomes().map(|(dice, weight)| {
        let (mut after, mut events) = (*position, Vec::new());
        after.roll(dice, &mut events).unwrap();
        (after, events, f64::from(weight))
    });
    outcomes.collect()
}

/// The part of the outcomes of a roll in which something happened.
fn part(position: &Position, happened: impl Fn(&Position, &[Event]) -> bool) -> f64 {
    let (mut part, mut total) = (0.0, 0.0);
    for (after, events, weight) in rolled(position) {
        total += weight;
        if happened(&after, &events) {
            part += weight;
        }
    }
    part / total
}

/// How likely a save on a space keeps the ball out: a rebound may still lead to a goal.
fn save(position: &Position, side: Side, spot: Space) -> f64 {
    let (tried, _) = chosen(position, Choice::Save(spot));
    let before = goals(position.open(), !side);
    part(&tried, |after, events| {
        let rebounds = events
            .iter()
            .any(|event| matches!(event, Event::Rebound { .. }));
        rebounds || goals(after.open(), !side) == before
    })
}

/// A number in a message of a phrase or of the phrases in it.
fn number(phrase: &Phrase, message: &str, wanted: &str) -> Option<i64> {
    let Phrase::Message { name, values, .. } = phrase else {
        return None;
    };
    values.iter().find_map(|(key, value)| match value {
        Value::Number(number) => (*name == message && *key == wanted).then_some(*number),
        Value::Phrase(phrase) => number(phrase, message, wanted),
        _ => None,
    })
}

/// What has been compared.
#[derive(Clone, Copy, Debug, Default)]
struct Compared {
    interceptions: u32,
    saves: u32,
    goals: u32,
    /// The chances of goals that the rules were followed to the end for.
    exact: u32,
    /// The chances of goals that are neither none nor certain.
    open: u32,
    /// Saves whose one would be the last and end the match at once (C20-D57).
    last_ones: u32,
    legs: u32,
    passes: u32,
    kicks: u32,
}

impl Compared {
    fn offer(&mut self, position: &Position, side: Side, offer: &Offer<Choice>) {
        let open = position.open();
        let said = offer
            .odds
            .map(|odds| f64::from(odds.part) / f64::from(odds.total));
        let told = || format!("{offer:?}\n{:?}", position.diagram());
        assert!(said.is_none() || offer.tells_chances, "{}", told());
        match offer.choice {
            Choice::Intercept(_) => {
                let (tried, _) = chosen(position, offer.choice);
                let gets_it = part(&tried, |_, events| {
                    events
                        .iter()
                        .any(|event| matches!(event, Event::Intercepted { .. }))
                });
                assert_eq!(said, Some(gets_it), "{}", told());
                self.interceptions += 1;
            }
            Choice::Save(spot) => {
                let keeps_out = save(position, side, spot);
                assert_eq!(said, Some(keeps_out), "{}", told());
                let quarters = f64::from(open.save_chance(spot));
                self.last_ones += u32::from(4.0 * keeps_out > quarters);
                self.saves += 1;
            }
            Choice::Reach(_) => {
                let (_, events) = chosen(position, offer.choice);
                let strength = events.iter().find_map(|event| match event {
                    Event::Reached { strength, .. } => Some(i64::from(*strength)),
                    _ => None,
                });
                assert_eq!(
                    number(&offer.label, "reach", "strength"),
                    strength,
                    "{}",
                    told()
                );
                self.kicks += 1;
            }
            Choice::Leg(leg) => {
                let (target, _) = target(open, leg).unwrap();
                self.leg(position, side, offer, target);
            }
            _ => {}
        }
    }

    /// What a leg meets: who may intercept, what the goalie can do, what a teammate has.
    fn leg(&mut self, position: &Position, side: Side, offer: &Offer<Choice>, target: Target) {
        let told = || format!("{offer:?}\n{:?}", position.diagram());
        let (after, events) = chosen(position, offer.choice);
        let said = ahead::flight(position, offer.choice).tries;
        let contested = number(&offer.label, "contested", "tries").unwrap_or(0);
        assert_eq!(contested, said.len() as i64, "{}", told());
        if let (Target::Teammate(..), Step::Leg) = (target, after.open().step()) {
            let strength = events.iter().find_map(|event| match event {
                Event::Received { strength, .. } => Some(i64::from(*strength)),
                _ => None,
            });
            assert_eq!(
                number(&offer.label, "pass", "strength"),
                strength,
                "{}",
                told()
            );
            // Those who can intercept it can do so too when it is played on, and are asked first.
            if let Some(next) = leg_out(&after) {
                let (tries, _) = declined(chosen(&after, next).0);
                assert!(tries.starts_with(&said), "{next}: {tries:?} {}", told());
                self.passes += 1;
            }
            return;
        }
        let (tries, ended) = declined(after);
        assert_eq!(said, tries, "{}", told());
        if let Target::Goal(_) = target {
            let mut choices = Vec::new();
            if ended.open().step() == Step::Save {
                ended.choices(&mut choices);
            }
            let saves = choices.iter().filter_map(|choice| match choice {
                Choice::Save(spot) => Some(4.0 * save(&ended, !side, *spot)),
                _ => None,
            });
            let best = saves.fold(0.0, f64::max);
            let part = number(&offer.detail, "goalie-saves", "part").unwrap();
            assert!((part as f64 - best).abs() < 1e-9, "{best}: {}", told());
        }
        self.legs += 1;
    }

    /// The chance of a goal in this turn, which is said in whole percent and at least one where there is any.
    fn goal(&mut self, position: &Position, side: Side, offer: &Offer<Choice>) {
        let before = goals(position.open(), side);
        let mut goal = Goal {
            side,
            before,
            looked: 0,
        };
        let Between(low, high) = goal.after(&chosen(position, offer.choice).0);
        let said = offer.odds.map_or(0.0, |odds| f64::from(odds.part));
        let told = || format!("{low} to {high}: {offer:?}\n{:?}", position.diagram());
        if said == 0.0 {
            assert!(low < 0.005, "{}", told());
        } else {
            // The ball is followed over eight deflections, which leaves out less than the rest of the half percent.
            assert!(said >= 100.0 * low - 0.52, "{}", told());
            assert!(
                said <= (100.0 * high).max(1.0) + 0.5 && high > 0.0,
                "{}",
                told()
            );
        }
        self.goals += 1;
        self.exact += u32::from(high - low < 1e-9);
        self.open += u32::from(high - low < 1e-9 && high > 0.0 && low < 1.0);
    }
}

/// A leg into the goal or out of play.
fn leg_out(position: &Position) -> Option<Choice> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices.into_iter().find(|choice| match choice {
        Choice::Leg(leg) => matches!(
            target(position.open(), *leg),
            Some((Target::Goal(_) | Target::Out, _))
        ),
        _ => false,
    })
}

/// Lets the ball go where it goes, and says at which spaces somebody could have tried to intercept it, and who.
fn declined(mut after: Position) -> (Vec<(Space, ShirtSet)>, Position) {
    let mut tries = Vec::new();
    while matches!(after.open().step(), Step::Follow | Step::Intercept) {
        if after.open().step() == Step::Intercept {
            let (_, space, shirts) = after.open().interceptors().unwrap();
            tries.push((space, shirts));
        }
        after = chosen(&after, Choice::No).0;
    }
    (tries, after)
}

fn compare(game: &Match<Position>, luck: &mut Luck, compared: &mut Compared) {
    let position = game.position();
    let Awaits::Choice(side) = position.awaits() else {
        return;
    };
    let is_turn = matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg);
    // Some of the decisions with chances, since much is tried at each.
    if is_turn && luck.below(2) > 0 {
        return;
    }
    let offers = Position::offers(game);
    for offer in &offers {
        compared.offer(position, side, offer);
    }
    if is_turn {
        let (likely, others): (Vec<_>, Vec<_>) =
            offers.iter().partition(|offer| offer.odds.is_some());
        let none = others.get(luck.below(others.len()));
        for offer in likely.into_iter().take(8).chain(none.copied()) {
            compared.goal(position, side, offer);
        }
    }
}

#[test]
fn chances_are_as_likely_as_offered() {
    let mut compared = Compared::default();
    for options in all_options() {
        for seed in 0..12 {
            play(&options, &mut Luck::new(seed), |game, luck| {
                compare(game, luck, &mut compared);
            });
        }
    }
    let Compared {
        interceptions,
        saves,
        goals,
        exact,
        open,
        last_ones,
        legs,
        passes,
        kicks,
    } = compared;
    let seen = format!("{compared:?}");
    println!("{seen}");
    assert!(
        interceptions > 500 && saves > 100 && last_ones > 0,
        "{seen}"
    );
    assert!(goals > 5000 && exact > 4000 && open > 200, "{seen}");
    assert!(legs > 5000 && passes > 500 && kicks > 500, "{seen}");
}
