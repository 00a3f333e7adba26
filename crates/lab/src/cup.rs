//! What may come of a competition: the matches of its pairs of coaches, and its rest played many times.

use std::ops::{ControlFlow, Range};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use gaffer_coach::{Luck, Stream};
use gaffer_core::{BySide, Match, Rules as _, Side};
use gaffer_cup::{
    CoachPair, Competition, Entry, Places, Player, ResultSheet, Setting, Simulation, TeamId,
};
use gaffer_games::thinking::Watch;
use gaffer_games::words::Language;
use gaffer_games::{AnyMatch, Game, coaches, options};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Progress;
use crate::ladder::competitor::Competitor;
use crate::ladder::play::play_one;
use crate::pieces::{Hand, Hands, Work};
use crate::simulate::{checked, in_pieces};

/// How many seasons are a piece.
const SEASONS: u64 = 50;

/// Matches of pairs of coaches, each as often as the others; a piece is some of them by their numbers.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CoachMatches {
    game: String,
    preset: Option<String>,
    options: Map<String, Value>,
    seed: u64,
    pairs: Vec<CoachPair>,
    /// How many matches each pair plays.
    each: u64,
}

impl Work for CoachMatches {
    type Piece = Range<u64>;
    type Done = Vec<ResultSheet>;

    fn kind() -> String {
        "coach pairs".to_owned()
    }

    fn steps(piece: &Range<u64>) -> u64 {
        piece.end - piece.start
    }

    fn hand(&self, watch: &Arc<Watch>) -> Result<Hand<'_, Self>, String> {
        match self.game.as_str() {
            gaffer_fuba::Position::GAME => self.hand_of::<gaffer_fuba::Position>(watch),
            gaffer_champions::Position::GAME => self.hand_of::<gaffer_champions::Position>(watch),
            game => Err(gaffer_games::find(game).err().unwrap_or_default()),
        }
    }

    fn fits(&self, piece: &Range<u64>, sheets: &Vec<ResultSheet>) -> bool {
        sheets.len() as u64 == Self::steps(piece)
    }
}

impl CoachMatches {
    fn hand_of<G: Game<Options: Send> + Send>(
        &self,
        watch: &Arc<Watch>,
    ) -> Result<Hand<'_, Self>, String> {
        let base = options::preset_or_default::<G>(self.preset.as_deref())?;
        let options = options::with_changes::<G>(&base, self.options.clone())?;
        let game = Match::<G>::new(&options).map_err(|faults| faults.to_string())?;
        for coach in self.pairs.iter().flatten() {
            coaches::find::<G>(coach)?;
        }
        let watch = Arc::clone(watch);
        Ok(Box::new(move |piece| {
            let numbers = checked(piece)?;
            let sheets = numbers.map(|number| self.play(game.clone(), number, &watch));
            sheets.collect()
        }))
    }

    /// The pair that plays the match of a number.
    fn pair(&self, number: u64) -> Option<&CoachPair> {
        self.pairs.get(number.checked_div(self.each)? as usize)
    }

    fn play<G: Game>(
        &self,
        game: Match<G>,
        number: u64,
        watch: &Arc<Watch>,
    ) -> Result<ResultSheet, String> {
        let pair = self.pair(number).ok_or("nobody plays this match")?;
        let competitors = BySide::with(|side: Side| Competitor {
            name: pair[usize::from(side == Side::Away)].clone(),
            command: None,
        });
        watch.wait();
        let seed = Luck::at(self.seed, Stream::Pairs, number).number();
        let (game, _) = play_one(game, &competitors, Duration::ZERO, seed.into(), watch)?;
        let result = AnyMatch::result(&game).ok_or("the match has no result")?;
        ResultSheet::of_match(G::GAME, &result)
    }
}

/// The matches of every pair of coaches that may still meet, each so many times at either end: always the same ones for a competition.
pub fn play_coaches(
    competition: &Competition,
    pairs: impl IntoIterator<Item = CoachPair>,
    each: u64,
    hands: Hands<'_>,
    progress: &dyn Progress,
) -> Result<Vec<(CoachPair, ResultSheet)>, String> {
    let setting = competition.setting();
    let work = CoachMatches {
        game: setting.game.clone(),
        preset: setting.preset.clone(),
        options: competition.pairing_options(),
        seed: setting.seed,
        pairs: pairs.into_iter().collect(),
        each,
    };
    // Nobody is asked for what nobody can play.
    work.hand(&Arc::default()).map(drop)?;
    let matches = work.pairs.len() as u64 * each;
    progress.expect(matches);
    let names = work.pairs.iter().flatten().map(String::as_str);
    let mut played = Vec::new();
    let take = |piece: Range<u64>, sheets: Vec<ResultSheet>| {
        played.extend(piece.zip(sheets));
        Ok(ControlFlow::Continue(()))
    };
    hands.carry_out(&work, in_pieces(matches, names), take, progress)?;
    played.sort_unstable_by_key(|(number, _)| *number);
    let of_pair = |(number, sheet)| Some((work.pair(number)?.clone(), sheet));
    Ok(played.into_iter().filter_map(of_pair).collect())
}

/// The rest of a competition, which is played many times; a piece is some of the seasons.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Seasons {
    setting: Setting,
    /// The ratings of the teams by their bits: read again as digits they may not be the same to the last of them.
    ratings: Vec<Option<u64>>,
    journal: Vec<Entry>,
    /// The matches of coaches from which seasons are drawn; without them they are drawn from ratings.
    matches: Option<Vec<(CoachPair, ResultSheet)>>,
    language: Language,
    /// The same made ready, which takes a moment.
    #[serde(skip)]
    ready: OnceLock<Result<(Competition, Simulation), String>>,
}

impl Work for Seasons {
    type Piece = Range<u64>;
    type Done = Places;

    fn kind() -> String {
        "seasons".to_owned()
    }

    fn steps(piece: &Range<u64>) -> u64 {
        piece.end - piece.start
    }

    fn hand(&self, watch: &Arc<Watch>) -> Result<Hand<'_, Self>, String> {
        let ready = self.ready.get_or_init(|| self.make_ready());
        let (competition, simulation) = ready.as_ref().map_err(String::clone)?;
        let watch = Arc::clone(watch);
        Ok(Box::new(move |piece| {
            if !matches!(piece.end.checked_sub(piece.start), Some(0..=SEASONS)) {
                return Err("these are no seasons of a piece".to_owned());
            }
            watch.wait();
            let places = simulation.seasons(piece.clone());
            places.map_err(|refusal| competition.refusal_text(&refusal, self.language))
        }))
    }

    fn fits(&self, piece: &Range<u64>, places: &Places) -> bool {
        let seasons = piece.end - piece.start;
        let teams = self.setting.teams.len();
        let is_whole = |team: usize| {
            let counts = places.of(TeamId(team));
            counts.len() == teams && counts.iter().all(|count| *count <= seasons)
        };
        places.seasons() == seasons && (0..teams).all(is_whole)
    }
}

impl Seasons {
    fn make_ready(&self) -> Result<(Competition, Simulation), String> {
        let mut setting = self.setting.clone();
        for (team, rating) in setting.teams.iter_mut().zip(&self.ratings) {
            team.rating = rating.map(f64::from_bits);
        }
        let faults = setting.faults();
        if let Some(fault) = faults.first() {
            return Err(format!("this is no competition: {fault:?}"));
        }
        let competition = Competition::rebuild(setting, self.journal.iter().cloned());
        let competition =
            competition.map_err(|refusal| format!("this is no competition: {refusal:?}"))?;
        let simulation = match &self.matches {
            None => Simulation::new(&competition),
            Some(matches) => Simulation::from_matches(&competition, matches.iter().cloned()),
        };
        Ok((competition, simulation))
    }
}

/// Plays the rest of a competition so many times: from the matches of coaches where there are some, else from ratings. What is refused
/// is told in a language.
pub fn play_seasons(
    competition: &Competition,
    matches: Option<Vec<(CoachPair, ResultSheet)>>,
    seasons: u64,
    language: Language,
    hands: Hands<'_>,
    progress: &dyn Progress,
) -> Result<Places, String> {
    let mut setting = competition.setting().clone();
    for team in &mut setting.teams {
        // By what command a program is started is nobody else's business, and it plays no season.
        if matches!(team.player, Player::Program(_)) {
            team.player = Player::Person;
        }
    }
    let work = Seasons {
        ratings: (setting.teams.iter())
            .map(|team| team.rating.map(f64::to_bits))
            .collect(),
        setting,
        journal: competition.journal().to_vec(),
        matches,
        language,
        ready: OnceLock::new(),
    };
    progress.expect(seasons);
    let mut places = Places::none(work.setting.teams.len());
    let pieces = (0..seasons.div_ceil(SEASONS)).map(|piece| {
        let first = piece * SEASONS;
        first..(first + SEASONS).min(seasons)
    });
    let take = |_, some: Places| {
        places.add(&some);
        Ok(ControlFlow::Continue(()))
    };
    hands.carry_out(&work, pieces, take, progress)?;
    Ok(places)
}
