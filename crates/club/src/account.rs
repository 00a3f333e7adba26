//! Who somebody is, without anything that is known about him.

use serde::{Deserialize, Serialize};

/// The number of an account in the store, which stays when its name changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AccountId(pub i64);
