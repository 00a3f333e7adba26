//! The program that `cargo play` builds thinks as fast as a release.

/// The crates in which positions are searched and judged.
const THINKING: [&str; 4] = [
    "gaffer-core",
    "gaffer-fuba",
    "gaffer-champions",
    "gaffer-coach",
];

#[test]
fn what_thinks_is_built_as_in_a_release() {
    let workspace = include_str!("../../Cargo.toml");
    for name in THINKING {
        // In several units, which see nothing of each other, a network takes twice as long.
        let built = format!("[profile.play.package.{name}]\nopt-level = 3\ncodegen-units = 1\n");
        assert!(workspace.contains(&built), "{built}");
    }
}
