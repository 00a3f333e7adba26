//! What was expected of positions against what came of them.

use gaffer_champions::Position;
use gaffer_coach::Evaluate;
use gaffer_coach::champions::expert::Judgement;
use gaffer_core::{Awaits, Outcome, Rules, Side};

use crate::samples::Played;

const BANDS: usize = 10;

fn points(end: &Position) -> f64 {
    match end.awaits() {
        Awaits::Nothing(Outcome::Won(Side::Home)) => 1.0,
        Awaits::Nothing(Outcome::Won(Side::Away)) => 0.0,
        _ => 0.5,
    }
}

/// Prints the mean of the home side's points that were expected and that came, by bands of the former.
pub(crate) fn print(judgement: &Judgement, matches: &[Played]) {
    let mut bands = [(0_u32, 0.0, 0.0); BANDS];
    for played in matches {
        let came = points(&played.end);
        for position in &played.positions {
            let said = judgement.expected(position).points(Side::Home);
            let band = &mut bands[((said * BANDS as f64) as usize).min(BANDS - 1)];
            *band = (band.0 + 1, band.1 + said, band.2 + came);
        }
    }
    println!("  expected  came   scenes");
    for (count, said, came) in bands {
        let mean = |sum: f64| sum / f64::from(count.max(1));
        println!("  {:.3}     {:.3}  {count}", mean(said), mean(came));
    }
}
