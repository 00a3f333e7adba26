//! A match and a pair of matches between two competitors.

use std::sync::Arc;
use std::time::{Duration, Instant};

use gaffer_bot::Bot;
use gaffer_coach::{Coach, Luck, Stream};
use gaffer_core::{Awaits, BySide, Match, Occupant, Outcome, Seed, Side, Viewer};
use gaffer_games::thinking::Watch;
use gaffer_games::{Game, coaches};
use gaffer_table::{Setting, Table, TableDice, Time};

use super::competitor::Competitor;
use super::pair::{Forfeit, Pair, PlayedMatch, ThinkingTime};

/// No clock is looked at in a match of the ladder.
const NO_TIME: Time = Time(0);

/// What one thread needs to play pairs: the bots that it has started.
#[derive(Debug)]
pub struct Ground<'a, G> {
    start: G,
    competitors: &'a [Competitor],
    bots: Vec<Option<Bot>>,
    patience: Duration,
    seed: u64,
    watch: Arc<Watch>,
}

/// Somebody who decides for a side of a match.
enum Player<'a, G: Game> {
    Coach(Box<dyn Coach<G>>, Luck),
    Bot(&'a mut Option<Bot>),
}

impl<'a, G: Game> Ground<'a, G> {
    /// A ground for matches that begin with this position; its coaches stand still and end as the watch says.
    pub fn new(
        start: G,
        competitors: &'a [Competitor],
        patience: Duration,
        seed: u64,
        watch: &Arc<Watch>,
    ) -> Self {
        Self {
            start,
            competitors,
            bots: competitors.iter().map(|_| None).collect(),
            patience,
            seed,
            watch: Arc::clone(watch),
        }
    }

    /// Plays a pair: the dice of both matches follow from the seed and the number of the pair alone.
    pub fn play_pair(&mut self, first: usize, second: usize, number: u64) -> Result<Pair, String> {
        let name = |number: usize| {
            let competitor = self.competitors.get(number);
            let name = competitor.map(|competitor| competitor.name.clone());
            name.ok_or_else(|| "nobody has this number on the ladder".to_owned())
        };
        let seed = Luck::at(self.seed, Stream::Pairs, number).number();
        Ok(Pair {
            first: name(first)?,
            second: name(second)?,
            number,
            matches: [
                self.play(first, second, seed)?,
                self.play(second, first, seed)?,
            ],
        })
    }

    fn play(&mut self, home: usize, away: usize, seed: u64) -> Result<PlayedMatch, String> {
        self.watch.wait();
        for index in [home, away] {
            if let Some(command) = &self.competitors[index].command
                && self.bots[index].is_none()
            {
                let words = gaffer_bot::words(command)?;
                self.bots[index] = Some(Bot::start(&words, self.patience)?);
            }
        }
        let names = BySide {
            home: &self.competitors[home],
            away: &self.competitors[away],
        };
        let bots = self.bots.get_disjoint_mut([home, away]);
        let [home_bot, away_bot] = bots.map_err(|_| "nobody plays against himself".to_owned())?;
        let players = BySide {
            home: seated(names.home, Side::Home, home_bot, seed.into(), &self.watch)?,
            away: seated(names.away, Side::Away, away_bot, seed.into(), &self.watch)?,
        };
        let game = Match::from_position(self.start.clone());
        let mut table = table(game, names, seed.into());
        let (outcome, forfeit, thinking) = play(&mut table, players)?;
        Ok(PlayedMatch {
            goals: table.game().position().goals(),
            winner: match outcome {
                Outcome::Won(side) => Some(side),
                Outcome::Drawn => None,
            },
            forfeit,
            thinking,
        })
    }
}

/// Plays one match between two competitors from its start; gives it as it ended, or as it stood when one of them gave it away. Coaches
/// stand still and end as the watch says.
pub fn play_one<G: Game>(
    game: Match<G>,
    competitors: &BySide<Competitor>,
    patience: Duration,
    seed: Seed,
    watch: &Arc<Watch>,
) -> Result<(Match<G>, Option<Forfeit>), String> {
    let names = BySide::with(|side| &competitors[side]);
    let start = |side: Side| match &names[side].command {
        Some(command) => Bot::start(&gaffer_bot::words(command)?, patience).map(Some),
        None => Ok(None),
    };
    let (mut home, mut away) = (start(Side::Home)?, start(Side::Away)?);
    let players = BySide {
        home: seated(names.home, Side::Home, &mut home, seed, watch)?,
        away: seated(names.away, Side::Away, &mut away, seed, watch)?,
    };
    let mut table = table(game, names, seed);
    let (_, forfeit, _) = play(&mut table, players)?;
    Ok((table.game().clone(), forfeit))
}

/// The table of a match whose dice come from a seed.
fn table<G: Game>(game: Match<G>, competitors: BySide<&Competitor>, seed: Seed) -> Table<Match<G>> {
    let setting = Setting {
        dice: TableDice::Seeded(seed),
        ..Setting::new(BySide::with(|side: Side| {
            let competitor = competitors[side];
            match competitor.command {
                Some(_) => Occupant::Program(competitor.name.clone()),
                None => Occupant::Coach(competitor.name.clone()),
            }
        }))
    };
    Table::new(setting, Box::new(game), 0, NO_TIME)
}

/// A coach comes fresh to every match, so that no match depends on those before.
fn seated<'a, G: Game>(
    competitor: &Competitor,
    side: Side,
    bot: &'a mut Option<Bot>,
    seed: Seed,
    watch: &Arc<Watch>,
) -> Result<Player<'a, G>, String> {
    if competitor.command.is_some() {
        return Ok(Player::Bot(bot));
    }
    let mut coach = coaches::find::<G>(&competitor.name)?;
    coach.watched_by(Arc::clone(watch));
    // As in every other match of coaches, each side has a stream of its own.
    let luck = Luck::of_coach(seed, Stream::Coach(side), 0);
    Ok(Player::Coach(coach, luck))
}

/// Plays a match to its end: how it ended, who gave it away, and how long each side thought.
fn play<G: Game>(
    table: &mut Table<Match<G>>,
    mut players: BySide<Player<'_, G>>,
) -> Result<(Outcome, Option<Forfeit>, BySide<ThinkingTime>), String> {
    for side in Side::BOTH {
        if let Player::Bot(Some(bot)) = &players[side] {
            bot.begin(table.game(), side);
        }
    }
    let mut thinking = BySide::<ThinkingTime>::default();
    let (outcome, forfeit) = loop {
        match table.game().position().awaits() {
            Awaits::Nothing(outcome) => break (outcome, None),
            Awaits::Roll(_) => {
                table.step(NO_TIME).map_err(|problem| problem.message)?;
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                match players[side].decide(table, side)? {
                    Ok(time) => thinking[side].add(time),
                    Err(why) => break (Outcome::Won(!side), Some(Forfeit { side, why })),
                }
            }
        }
    };
    for side in Side::BOTH {
        if let Player::Bot(bot) = &mut players[side] {
            match (&forfeit, bot.as_ref()) {
                // Who forfeits is started afresh for the next match.
                (Some(forfeit), _) if forfeit.side == side => **bot = None,
                (_, Some(bot)) => bot.end(table.game(), side, outcome),
                (_, None) => {}
            }
        }
    }
    Ok((outcome, forfeit, thinking))
}

impl<G: Game> Player<'_, G> {
    /// Makes a decision: the time it took, or why the match is forfeited. A coach who breaks the rules is a
    /// mistake of the program.
    fn decide(
        &mut self,
        table: &mut Table<Match<G>>,
        side: Side,
    ) -> Result<Result<Duration, String>, String> {
        match self {
            Self::Bot(None) => Err("the bot is not there".to_owned()),
            Self::Bot(Some(bot)) => {
                let answered = bot.decide(table, side);
                Ok(answered.map(|answered| answered.thought))
            }
            Self::Coach(coach, luck) => {
                let mut choices = Vec::new();
                let position = table.game().position();
                position.choices(&mut choices);
                let view = position.view(Viewer::Side(side));
                let began = Instant::now();
                let choice = coach.decide(&view, side, &choices, luck);
                let time = began.elapsed();
                table
                    .choose(choice, NO_TIME)
                    .map_err(|refusal| format!("a coach chose '{choice}': {refusal:?}"))?;
                Ok(Ok(time))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_coach::play_match;
    use gaffer_core::{Rules, Silent};
    use gaffer_fuba::{Options, Position};

    /// The first match of a pair is the match that these coaches play with the pair's seed.
    #[test]
    fn a_pair_is_two_matches_with_the_same_dice() {
        let competitors = ["random", "sensible"].map(|name| Competitor {
            name: name.to_owned(),
            command: None,
        });
        let start = Position::begin(&Options::default()).unwrap();
        let mut ground = Ground::new(start, &competitors, Duration::ZERO, 4, &Arc::default());
        for number in 1..=5 {
            let pair = ground.play_pair(0, 1, number).unwrap();
            let seed = Luck::at(4, Stream::Pairs, number).number();
            for (names, played) in [["random", "sensible"], ["sensible", "random"]]
                .into_iter()
                .zip(&pair.matches)
            {
                let [home, away] = names.map(|name| coaches::find::<Position>(name).unwrap());
                let alone = play_match(start, &mut BySide { home, away }, seed, &mut Silent);
                let result = alone.position.match_result().unwrap();
                assert_eq!(played.goals, result.score);
                let winner = played.winner.map_or(Outcome::Drawn, Outcome::Won);
                assert_eq!(winner, result.outcome);
                assert!(played.thinking.home.decisions > 10 && played.forfeit.is_none());
            }
        }
    }
}
