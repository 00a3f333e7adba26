//! Whoever takes a corner is shown on the spot, until the control check is over (F22-5.3.2b).

use gaffer_core::Viewer;
use gaffer_games::{AnyMatch, find};
use serde_json::{Value, json};

/// The pieces with the mark of the spot: place, side, kind.
fn on_the_spot(game: &dyn AnyMatch) -> Vec<Value> {
    let board = json!(game.board(Viewer::Spectator));
    let pieces = board["pieces"].as_array().unwrap().iter();
    pieces
        .filter(|piece| piece["marks"].as_array().unwrap().contains(&json!("spot")))
        .map(|piece| json!([piece["at"], piece["side"], piece["kind"]]))
        .collect()
}

#[test]
fn the_taker_is_drawn_and_leaves_the_spot_with_the_check() {
    for (taker, keeper) in [("keeper", "spot"), ("outfield", "b1")] {
        let position = json!({
            "pieces": "b3 2/0, a3 0/1, c3 0/1", "ball": "a4", "value": 3, "home": {"keeper": keeper},
            "turn": {"kind": "corner-kick", "taker": taker},
        });
        let mut game = find("fuba").unwrap().match_from(position).unwrap();
        let expected = [json!(["a4", "home", taker])];
        assert_eq!(on_the_spot(game.as_ref()), expected);
        game.choose("target b4").unwrap();
        assert_eq!(on_the_spot(game.as_ref()), expected, "the ball is played");
        // Home loses the ball, and away has yet to say who goes there.
        game.roll(&[1, 5]).unwrap();
        assert_eq!(on_the_spot(game.as_ref()), expected, "the ball is lost");
        assert_eq!(game.view(Viewer::Spectator)["home"]["keeper"], keeper);
        game.choose("enter a3").unwrap();
        assert!(on_the_spot(game.as_ref()).is_empty(), "he has stepped in");
    }
}
