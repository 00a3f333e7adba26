//! Tables of what must hold in something that was written down.

/// What is wrong: of rows that are a fact and what to say where it does not hold, the words of those that do not.
///
/// ```
/// let (half, clock) = (3, 20);
/// let faults = gaffer_core::wrong! {
///     half == 1 || half == 2 => "half is 1 or 2";
///     clock <= 45 => format!("clock: {clock} is above 45");
/// };
/// assert_eq!(faults.collect::<Vec<_>>(), ["half is 1 or 2"]);
/// ```
#[macro_export]
macro_rules! wrong {
    ($($holds:expr => $wrong:expr;)+) => {
        [$(if $holds { None } else { Some(String::from($wrong)) }),+].into_iter().flatten()
    };
}
