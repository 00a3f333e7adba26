//! What the editions say differently about the same thing, side by side in a few words.

use gaffer_fuba::Edition;
use gaffer_fuba::edition::Row;
use gaffer_fuba::pitch::Line;

/// What the moves of a defence, midfield and forward movement may do (F10-4.7.1 to F10-4.7.3, F14-4.8.1 to
/// F14-4.8.3, F22-4.7.1 to F22-4.7.3).
const MOVEMENTS: Row<[&str; 3]> = Row([
    [
        "Straight backward, one or two areas, past anybody.",
        "One area; straight only between the foremost and the hindmost own player.",
        "Straight forward, one or two areas, past anybody.",
    ],
    [
        "Straight backward, any number of areas, up to one with more opponents.",
        "One area, diagonal only.",
        "Straight forward, any number of areas, up to one with more opponents.",
    ],
    [
        "Straight backward, any number of areas.",
        "One area; straight moves do not pass the ball.",
        "Straight forward, any number of areas.",
    ],
]);

/// What a pressing that fails leads to (F14-4.9.1d, F22-4.9d).
pub const FAILED_PRESSING: Row<&str> = Row([
    "",
    " If it fails, their next control check is automatic.",
    "",
]);

/// The modifier of a keeper in front of his goal (F14-A5d, F22-A5d).
pub const FORWARD_KEEPER: Row<&str> = Row(["", "keeper advanced", "sweep"]);

/// Where the numbers of a formation count.
pub const MOVES_OF: Row<&str> = Row(["a movement", "a movement", "a movement action"]);

/// In what an injury is served (F14-A4b, F22-A4b).
pub const INJURY_TIME: Row<&str> = Row(["turns", "turns", "min"]);

/// The limits of condition points (F14-A3e, F22-A3g).
pub const POINT_LIMITS: Row<&str> = Row([
    "",
    "six in a line at most, and all go to one line",
    "six in a stock and ten in all at most",
]);

/// What the moves of a line may do in an edition.
pub fn movement(edition: Edition, line: Line) -> &'static str {
    MOVEMENTS.of(edition)[line as usize]
}
