//! What is asked of FUBA alone: its statistics, its editions compared, its formation cards measured.

pub mod compare;
pub mod formations;
pub mod statistics;

use gaffer_fuba::Position;

use crate::Studied;

impl Studied for Position {
    type Statistics = statistics::Summary;
}
