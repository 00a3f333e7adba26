//! Counts: how many ways lead from named positions, and how few spellings one result has.

use gaffer_core::Rules;
use gaffer_fuba::{Position, Step};
use gaffer_proof::{check_counts, rows};
use serde_json::json;

#[test]
fn every_count_holds() {
    assert!(check_counts::<Position>(include_str!("counts.toml")) > 20);
}

/// The order of a movement action's moves is no second spelling. What remains are moves along one
/// column that could be exchanged between two pieces (b4 to b2 and b3 to b1, or b4 to b1 and b3 to b2).
#[test]
fn movement_actions_have_few_spellings() {
    let full =
        "a1 1/0, a2 1/1, a3 0/1, b1 1/0, b2 2/0, b3 3/3, b4 1/2, b5 0/2, c1 1/0, c2 1/1, c3 0/1";
    for line in ["defence", "midfield", "forward"] {
        for acting in ["home", "away"] {
            let diagram = json!({
                "pieces": full, "ball": "b3", "value": 3,
                "at": { "moves": { "line": line, "left": 4 } }, "turn": { "acting": acting },
            });
            let start = Position::from_diagram(&serde_json::from_value(diagram).unwrap()).unwrap();
            let moving = |p: &Position| matches!(p.open().step(), Step::Moves { .. });
            let (rows, results) = rows(&start, moving);
            let ratio = rows as f64 / results.len() as f64;
            assert!(
                ratio < 1.25,
                "{acting} {line}: {rows} rows for {} results",
                results.len()
            );
        }
    }
}
