//! The search with which people are compared decides the same whenever and wherever it is asked.

use std::sync::Arc;

use gaffer_core::Seed;
use gaffer_games::thinking::Watch;
use gaffer_games::{AnyMatch, GAMES, ToAct};
use serde_json::Map;

/// What the judge would do, on at most so many cores; nothing where it does not think.
fn judged(game: &dyn AnyMatch, cores: usize) -> Option<Vec<String>> {
    let watch = Arc::new(Watch::default());
    watch.share(cores);
    let decision = game.judged(watch).unwrap();
    decision.considered.map(|_| decision.row)
}

#[test]
fn the_judge_decides_the_same_again_and_what_the_rules_take() {
    for known in GAMES {
        let mut game = known.new_match(None, Map::new()).unwrap();
        let mut thought = 0;
        while thought < 6 {
            match game.to_act() {
                ToAct::Over => panic!("{known:?}: the judge had nothing to think about"),
                ToAct::Dice { .. } => {
                    game.roll_seeded(Seed::Named(3)).unwrap();
                }
                ToAct::Side(_) => {
                    if let Some(row) = judged(game.as_ref(), 1) {
                        thought += 1;
                        game.why(&row.join(", ")).unwrap();
                        let again = judged(game.tail().as_ref(), 8);
                        assert_eq!(again, Some(row), "{known:?}");
                    }
                    let choice = game.advice("sensible", 3).unwrap();
                    game.choose(&choice).unwrap();
                }
            }
        }
    }
}
