//! How large the store is, and how large it may become.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::StoreError;
use super::sql::{Connection, Engine, query};

/// The size of the store as its writer last measured it, and its limit in bytes.
#[derive(Clone, Debug)]
pub(super) struct Size {
    used: Arc<AtomicU64>,
    limit: u64,
}

impl Size {
    pub(super) fn limited_to(limit: u64) -> Self {
        Self {
            used: Arc::default(),
            limit,
        }
    }

    /// The bytes that are in use: pages that a deleted match left free do not count.
    pub(super) fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Whether there is no room for another match. Those that were begun go on: each has an end.
    pub(super) fn is_full(&self) -> bool {
        self.used() >= self.limit
    }

    /// Refuses another match where there is no room for it.
    pub(super) fn check_new(&self) -> Result<(), StoreError> {
        if self.is_full() {
            return Err(StoreError::Full { limit: self.limit });
        }
        Ok(())
    }

    /// Measures the store.
    pub(super) async fn measure(&self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        let row = query(match connection.engine() {
            Engine::Postgres => "SELECT pg_database_size(current_database())",
            Engine::Sqlite => {
                "SELECT (page_count - freelist_count) * page_size \
             FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
            }
        })
        .fetch_one(connection)
        .await?;
        let used: i64 = row.try_get(0)?;
        self.used.store(used as u64, Ordering::Relaxed);
        Ok(())
    }
}
