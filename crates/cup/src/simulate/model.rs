//! A match drawn from two ratings.
//!
//! Between equals a score is as likely as in the figures. Between others each goal of margin multiplies its chance by the
//! same factor, which is chosen such that the stronger side wins as often as its rating says.

use gaffer_core::{BySide, Side};

use super::figures::{Figures, MOST_GOALS};
use crate::checks::Level;
use crate::luck::Luck;
use crate::sheet::{Decided, ResultSheet};

/// The greatest difference of two ratings that is told apart; with it one match of a thousand is lost.
const MOST: usize = 1200;
/// The scores that a match may have after regular time.
pub(super) const SCORES: usize = MOST_GOALS * MOST_GOALS;

/// The matches of a game: what is drawn for each difference of two ratings.
#[derive(Clone, Debug)]
pub(super) struct Model {
    figures: &'static Figures,
    /// By the difference in whole points.
    odds: Vec<Odds>,
}

/// The matches of a side that is stronger by a difference.
#[derive(Clone, Debug)]
struct Odds {
    /// For each score, by the stronger side's goals and then the weaker's, the chance of this or an earlier one.
    up_to: [f64; SCORES],
    /// The chance that the stronger side scores the next goal.
    next_goal: f64,
}

impl Model {
    /// The matches by some figures; whether each is played until there is a winner.
    pub(super) fn new(figures: &'static Figures, plays_out: bool) -> Self {
        let odds = |difference| Odds::new(figures, plays_out, difference as f64);
        Self {
            figures,
            odds: (0..=MOST).map(odds).collect(),
        }
    }

    /// The result of a match.
    pub(super) fn play(&self, ratings: BySide<f64>, level: Level, luck: &mut Luck) -> ResultSheet {
        let difference = ratings.home - ratings.away;
        let stronger = if difference < 0.0 {
            Side::Away
        } else {
            Side::Home
        };
        // A rating that is no number casts to 0.
        let odds = &self.odds[(difference.abs().round() as usize).min(MOST)];
        let drawn = luck.share();
        let score = odds
            .up_to
            .partition_point(|up_to| *up_to <= drawn)
            .min(SCORES - 1);
        let mut score = BySide::with(|side| {
            let goals = if side == stronger {
                score / MOST_GOALS
            } else {
                score % MOST_GOALS
            };
            goals as u8
        });
        let is_level = |brought: BySide<u8>| {
            let [home, away] =
                Side::BOTH.map(|side| u16::from(score[side]) + u16::from(brought[side]));
            home == away
        };
        let decided = match level {
            Level::PlayedOut { brought }
                if is_level(brought) && luck.share() < self.figures.extra_time =>
            {
                let scores = if luck.share() < odds.next_goal {
                    stronger
                } else {
                    !stronger
                };
                score[scores] += 1;
                Decided::ExtraTime
            }
            Level::PlayedOut { brought } if is_level(brought) => {
                Decided::ShootOut(self.kicks(luck))
            }
            Level::PlayedOut { .. } | Level::Stands => Decided::Regular,
        };
        ResultSheet {
            score,
            decided,
            teams: BySide::default(),
        }
    }

    /// The kicks scored in a shoot-out, away first, five each unless one side cannot be caught before; ratings do not matter.
    pub(super) fn kicks(&self, luck: &mut Luck) -> BySide<u8> {
        let mut scored = BySide::<u8>::default();
        let mut left = BySide {
            home: 5_u8,
            away: 5,
        };
        let is_over = |scored: BySide<u8>, left: BySide<u8>| {
            Side::BOTH
                .into_iter()
                .any(|side| scored[side] > scored[!side] + left[!side])
        };
        let mut taker = Side::Away;
        while left.home > 0 && !is_over(scored, left) {
            left[taker] -= 1;
            scored[taker] += u8::from(luck.share() < self.figures.kicks);
            taker = !taker;
        }
        if scored.home == scored.away {
            // Then one each; pairs that change nothing are left out.
            let winner = if luck.share() < 0.5 {
                Side::Home
            } else {
                Side::Away
            };
            scored[winner] += 1;
        }
        scored
    }
}

/// The expected score of a side that is stronger by so much, a draw half a win: 400 points are ten to one.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

impl Odds {
    fn new(figures: &Figures, plays_out: bool, difference: f64) -> Self {
        let even = figures.scores();
        // What a level score is worth to the stronger side.
        let level = |tilt: f64| {
            let extra_time = if plays_out { figures.extra_time } else { 0.0 };
            extra_time * next_goal(tilt) + (1.0 - extra_time) / 2.0
        };
        let score = |tilt: f64| {
            let scores = tilted(&even, tilt);
            let of = |index: usize| match goals(index) {
                (own, other) if own > other => scores[index],
                (own, other) if own == other => scores[index] * level(tilt),
                _ => 0.0,
            };
            (0..SCORES).map(of).sum::<f64>()
        };
        let (mut low, mut high) = (0.0, 10.0);
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            if score(middle) < expected(difference) {
                low = middle;
            } else {
                high = middle;
            }
        }
        let mut up_to = tilted(&even, low);
        let mut sum = 0.0;
        for chance in &mut up_to {
            sum += *chance;
            *chance = sum;
        }
        Self {
            up_to,
            next_goal: next_goal(low),
        }
    }
}

/// The goals of both sides in a score by its number.
const fn goals(index: usize) -> (usize, usize) {
    (index / MOST_GOALS, index % MOST_GOALS)
}

/// The chance of one goal more for the stronger side before one for the weaker.
fn next_goal(tilt: f64) -> f64 {
    1.0 / (1.0 + (-2.0 * tilt).exp())
}

/// Chances of scores with each goal of margin weighed.
fn tilted(even: &[f64; SCORES], tilt: f64) -> [f64; SCORES] {
    let mut scores = *even;
    for (index, chance) in scores.iter_mut().enumerate() {
        let (own, other) = goals(index);
        *chance *= (tilt * (own as f64 - other as f64)).exp();
    }
    let all: f64 = scores.iter().sum();
    scores.map(|chance| chance / all)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [(&str, &str, bool); 5] = [
        ("fuba", "1.0", false),
        ("fuba", "2014", false),
        ("fuba", "2.2", false),
        ("champions", "full", false),
        ("champions", "tournament", true),
    ];

    fn model((game, preset, plays_out): (&str, &str, bool)) -> Model {
        Model::new(Figures::of(game, Some(preset)), plays_out)
    }

    /// The chances that the stronger side wins in regular time, that it is level, and the mean margin.
    fn chances(odds: &Odds) -> (f64, f64, f64) {
        let mut sums = (0.0, 0.0, 0.0);
        let mut before = 0.0;
        for (index, up_to) in odds.up_to.iter().enumerate() {
            let (own, other) = goals(index);
            let chance = up_to - before;
            before = *up_to;
            sums.0 += chance * f64::from(u8::from(own > other));
            sums.1 += chance * f64::from(u8::from(own == other));
            sums.2 += chance * (own as f64 - other as f64);
        }
        sums
    }

    fn is_near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-6
    }

    /// 10 of 11 with 400 points more; 1 / (1 + 10^-0.5) = 0.759747 with 200, 1 / (1 + 10^-2) = 0.990099 with 800.
    #[test]
    fn the_stronger_side_scores_what_its_rating_says() {
        for game in GAMES {
            let model = model(game);
            for (difference, expected) in [
                (0, 0.5),
                (200, 0.759_747),
                (400, 10.0 / 11.0),
                (800, 0.990_099),
            ] {
                let odds = &model.odds[difference];
                let (won, level, _) = chances(odds);
                let extra_time = if game.2 {
                    model.figures.extra_time
                } else {
                    0.0
                };
                let share = extra_time * odds.next_goal + (1.0 - extra_time) / 2.0;
                assert!(
                    is_near(won + level * share, expected),
                    "{game:?} {difference}"
                );
            }
        }
    }

    /// 2.2: 184 of 2000 matches ended 1-0 or 0-1, 456 were level in 2000 but 0.24 of 20,000: 0.76 / 2 · 184 / 1544 = 0.045285; and
    /// 0-0, 24 of the level ones: 0.24 · 24 / 456 = 0.012632.
    #[test]
    fn equals_have_the_scores_of_the_figures() {
        let scores = Figures::of("fuba", Some("2.2")).scores();
        assert!(is_near(scores[MOST_GOALS], 0.045_285) && is_near(scores[1], 0.045_285));
        assert!(is_near(scores[0], 0.012_632));
        for game in GAMES {
            let all: f64 = Figures::of(game.0, Some(game.1)).scores().iter().sum();
            assert!(is_near(all, 1.0), "{game:?}");
        }
    }

    #[test]
    fn equals_draw_as_often_as_in_the_figures() {
        for game in GAMES {
            let model = model(game);
            let (won, level, margin) = chances(&model.odds[0]);
            assert!(is_near(level, model.figures.level), "{game:?}");
            assert!(is_near(won, (1.0 - level) / 2.0) && is_near(margin, 0.0));
        }
    }

    #[test]
    fn the_further_apart_the_fewer_draws_and_the_higher_the_wins() {
        for game in GAMES {
            let all: Vec<_> = model(game).odds.iter().map(chances).collect();
            assert!(all.is_sorted_by(|near, far| near.1 > far.1 && near.2 < far.2));
        }
    }

    /// Matches between unequal coaches that the figures were not made from (`docs/FIGURES.md`): 45-16-19 in 2014, an expected score of
    /// 0.6625 or 117 points, standard deviations 0.055 and 0.045; and 0.989 won and 0.011 drawn of 4,000 in 2.2, 903 points, 0.002.
    #[test]
    fn unequal_coaches_win_and_draw_as_they_did() {
        for (preset, difference, won, drawn, near) in [
            ("2014", 117, 45.0 / 80.0, 16.0 / 80.0, 0.05),
            ("2.2", 903, 0.989, 0.011, 0.005),
        ] {
            let chances = chances(&model(("fuba", preset, false)).odds[difference]);
            let off = (chances.0 - won).abs().max((chances.1 - drawn).abs());
            assert!(off < near, "{preset}: {chances:?}");
        }
    }

    /// Ten thousand matches that must have a winner: a golden goal is the only one between the sides, the kicks of a shoot-out
    /// are not level, and both come as often as in the figures (standard deviation below 0.01).
    #[test]
    fn a_match_that_decides_has_a_winner() {
        let model = model(("champions", "tournament", true));
        let ratings = BySide {
            home: 1500.0,
            away: 1400.0,
        };
        let level = Level::PlayedOut {
            brought: BySide::default(),
        };
        let mut luck = Luck::of(3, []);
        let (mut golden, mut kicked) = (0.0, 0.0);
        for _ in 0..10_000 {
            let sheet = model.play(ratings, level, &mut luck);
            assert!(sheet.winner().is_some());
            match sheet.decided {
                Decided::ExtraTime => {
                    golden += 1.0;
                    assert_eq!(sheet.score.home.abs_diff(sheet.score.away), 1);
                }
                Decided::ShootOut(kicks) => {
                    kicked += 1.0;
                    assert_eq!(sheet.score.home, sheet.score.away);
                    let [fewer, more] = [kicks.home.min(kicks.away), kicks.home.max(kicks.away)];
                    assert!(more <= 6 && more > fewer && (more < 6 || fewer == 5));
                }
                _ => assert_ne!(sheet.score.home, sheet.score.away),
            }
        }
        let share: f64 = golden / (golden + kicked);
        assert!((share - model.figures.extra_time).abs() < 0.03, "{share}");
    }

    /// Home brings 0-2 from the first leg: 2-0 is level, 1-1 is not; 255 goals are no trouble either.
    #[test]
    fn a_second_leg_is_decided_by_the_goals_of_both() {
        let model = model(("fuba", "2.2", false));
        let mut luck = Luck::of(3, []);
        let even = BySide {
            home: 0.0,
            away: 0.0,
        };
        let mut level = 0;
        for _ in 0..2000 {
            let brought = BySide { home: 0, away: 2 };
            let sheet = model.play(even, Level::PlayedOut { brought }, &mut luck);
            let is_level = sheet.score.home == sheet.score.away + 2;
            level += u32::from(is_level);
            assert_eq!(matches!(sheet.decided, Decided::ShootOut(_)), is_level);
        }
        assert!(level > 0);
        let brought = BySide { home: 255, away: 0 };
        let sheet = model.play(even, Level::PlayedOut { brought }, &mut luck);
        assert_eq!(sheet.decided, Decided::Regular);
    }

    /// Home is as strong on the left as on the right, and what is no number does no harm.
    #[test]
    fn any_ratings_will_do() {
        let model = model(("fuba", "2.2", false));
        let mut luck = Luck::of(3, []);
        for ratings in [
            [f64::NAN, 0.0],
            [f64::INFINITY, 0.0],
            [f64::MAX, f64::MIN],
            [-1e9, 1e9],
        ] {
            let [home, away] = ratings;
            model.play(BySide { home, away }, Level::Stands, &mut luck);
        }
        let mut won = BySide::<u32>::default();
        for _ in 0..1000 {
            let sheet = model.play(
                BySide {
                    home: 0.0,
                    away: 400.0,
                },
                Level::Stands,
                &mut luck,
            );
            if let Some(winner) = sheet.winner() {
                won[winner] += 1;
            }
        }
        assert!(won.away > 10 * won.home, "{won:?}");
    }
}
