//! Stores for tests: one in a file, and one of two nodes in a database of `PostgreSQL`.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use gaffer_cluster::engines::{Database, fresh_database};

use super::{Keeping, Place, Sharing, Store};

/// A store of two nodes; what it has stored is gone when this is dropped.
pub(super) struct Shared {
    /// What it is in.
    pub(super) name: &'static str,
    /// As each node has it.
    pub(super) nodes: [Store; 2],
    database: Option<Database>,
    folder: Option<PathBuf>,
}

impl Shared {
    /// The address of its database.
    pub(super) fn url(&self) -> String {
        self.database.as_ref().unwrap().url()
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// An empty store of each kind.
pub(super) async fn both() -> [Shared; 2] {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("gaffer-store-test-{}-{number}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).unwrap();
    let open = async |place: &Place, sharing| {
        let store = Store::open(place, sharing, Keeping::default(), false).await;
        store.unwrap()
    };
    let file = open(&Place::Folder(folder.clone()), Sharing::Alone).await;
    let database = fresh_database().unwrap();
    let place: Place = database.url().parse().unwrap();
    let server = [
        open(&place, Sharing::WithNodes).await,
        open(&place, Sharing::WithNodes).await,
    ];
    [
        Shared {
            name: "a file",
            nodes: [file.clone(), file],
            database: None,
            folder: Some(folder),
        },
        Shared {
            name: "PostgreSQL",
            nodes: server,
            database: Some(database),
            folder: None,
        },
    ]
}
