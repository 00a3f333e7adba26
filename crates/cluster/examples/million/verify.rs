//! Copies picked at random are what they were copied from, as the program reads them.

use std::path::Path;

use crate::club::Club;
use crate::openings::copy_of;
use crate::originals::Originals;
use crate::pages::admin;

/// Compares the records of so many copies in the largest club with those of their originals, half of them packed.
pub(crate) fn copies(
    clubs: &[Club],
    program: &Path,
    originals: &Originals,
    wanted: usize,
) -> Result<String, String> {
    let Some(club) = clubs.last() else {
        return Ok(String::new());
    };
    let (mut compared, mut entries) = (0, 0);
    for number in 0..wanted {
        let is_over = number % 2 == 0;
        let original = originals.any(is_over, 1_000_000 + number / 2);
        let copies = club.copies[usize::from(!is_over)];
        // Others than those that were opened.
        let key = copy_of(is_over, copies, originals, 1_000_000 + number / 2);
        let read = |key: i64| admin(club, program, &["export", &key.to_string()]);
        let (copy, original) = (read(key)?, read(original)?);
        if copy != original {
            return Err(format!(
                "match {key} is another one than its original:\n{copy}\n{original}"
            ));
        }
        compared += 1;
        entries += copy.lines().count() - 1;
    }
    Ok(format!(
        "{compared} copies picked from all of the largest club, half of them packed, are their originals entry by entry ({entries} in all)"
    ))
}
