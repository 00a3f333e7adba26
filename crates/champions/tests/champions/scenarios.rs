//! Every scenario of Champions 2020 holds.

use gaffer_champions::Position;
use gaffer_proof::check_scenarios;

#[test]
fn every_scenario_holds() {
    let cases = check_scenarios::<Position>(&["champions-2020"]);
    assert!(cases > 1900, "only {cases} cases");
}
