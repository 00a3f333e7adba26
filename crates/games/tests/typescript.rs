//! The browser's types are those of the protocol.

use std::path::Path;

#[test]
fn the_generated_types_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/protocol.ts");
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == gaffer_games::typescript::types(),
        "the browser's types are old: run 'cargo xtask types'"
    );
}
