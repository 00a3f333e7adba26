//! What a club reckons about people: ratings, badges, the statistics of dice, and who plays whom.
//!
//! Everything here is a function of plain facts. There is no network, no file, no thread and no clock; who keeps accounts and
//! matches hands in what happened and stores what comes out.

mod account;
mod agreement;
mod arranged;
mod badges;
mod coaches;
mod dice_statistics;
mod glicko2;
mod interest;
mod ladder;
mod lobby;
mod pairing;
mod puzzle_ratings;
mod rated;
mod rating;
mod ratings;
mod speed;
mod time;

pub use account::AccountId;
pub use agreement::{Agreement, FAR, FEWEST, Usual};
pub use arranged::{Arranged, FEWEST_MET, Pair, Share, Sign, arranged};
pub use badges::{Badge, Goal, SendingOff, Story, badges};
pub use coaches::{fitting_coach, strength};
pub use dice_statistics::{ChiSquare, DiceStatistics, DieStatistics, Mean, Run};
pub use gaffer_core::TimeControl;
pub use interest::Interest;
pub use ladder::Ladder;
pub use lobby::{Lobby, MOST_OF_GUESTS, MOST_OF_ONE, MOST_OPEN, NotMade, Open, PATIENCE, Wish};
pub use pairing::{Challenge, ChallengeId, Person, Seeker, Terms, Unfit, quick_pairs};
pub use puzzle_ratings::{FirstTry, PUZZLE_DEVIATION, PuzzleRatings, RatedTry, puzzle_start};
pub use rated::{Beginning, Circumstances, DiceBy, Ending, Player, Unrated, ladder_of};
pub use rating::{
    HIGHEST_DEVIATION, LEAST_POINTS, LOWEST_DEVIATION, MOST_POINTS, Opponent, PERIOD,
    PROVISIONAL_DEVIATION, Rating, Score,
};
pub use ratings::{Change, Party, RatedMatch, RatedResult, Ratings, Standing, VERSION, recompute};
pub use speed::Speed;
pub use time::Time;
