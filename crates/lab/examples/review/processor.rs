//! The processor's time, as Linux counts it.

/// The seconds that this program has taken on all cores, in hundredths; nothing on other systems.
pub(crate) fn own() -> Option<f64> {
    taken(13)
}

/// The seconds that the programs have taken which this one started and waited for.
pub(crate) fn of_others() -> Option<f64> {
    taken(15)
}

/// Two neighbouring figures of `/proc/self/stat` together: time in the program, and for it in the system.
fn taken(first: usize) -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name comes second and may have spaces in it; the figures are counted from behind it.
    let (_, figures) = text.rsplit_once(") ")?;
    let mut figures = figures.split(' ').skip(first - 2);
    let mut next = || figures.next()?.parse::<f64>().ok();
    Some((next()? + next()?) / 100.0)
}
