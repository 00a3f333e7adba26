//! x
use gaffer::scenario;
fn main() {
    let paths: Vec<_> = std::env::args().skip(1).map(Into::into).collect();
    let files = scenario::find(&paths).unwrap();
    let r = scenario::run_files::<gaffer_fuba::Position>(&files);
    print!("{}", r.differences);
    println!("{} passed, {} failed", r.passed, r.failed);
}
