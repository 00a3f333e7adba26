//! The browser's types are those of the protocol.

use std::path::Path;

#[test]
fn the_generated_types_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/protocol.ts");
    let types = gaffer_games::typescript::types();
    if std::env::var_os("GAFFER_WRITE_TYPES").is_some() {
        std::fs::write(&file, &types).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == types,
        "the browser's types are old: GAFFER_WRITE_TYPES=1 cargo test -p gaffer-games --test typescript"
    );
}
