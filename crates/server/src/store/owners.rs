//! Which node owns what, and the fence: whoever is not the owner any more writes nothing.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::sql::{Connection, query};
use super::writer::Work;
use super::{Store, StoreError, written};

/// How often something has been taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Epoch(pub i64);

/// What an owner has to hold for its writes to count. It is the key in the store and no clock: a node that has slept, or was cut
/// off, cannot be wrong about it.
#[derive(Debug)]
pub(crate) struct Fence {
    /// What is owned: the id of a match.
    name: String,
    epoch: Epoch,
    /// Whether it is known that somebody else has taken over.
    lost: AtomicBool,
}

/// A node takes something over from whoever had it.
#[derive(Debug)]
pub(super) struct TakeOver {
    name: String,
    node: String,
    /// The epoch that was found; another node that has taken it over since then keeps it.
    seen: Option<Epoch>,
}

/// How many fences are looked at in one statement.
const FENCES_AT_A_TIME: usize = 2000;

/// How many things a node has taken over last.
pub(super) const OWNED: &str = "SELECT count(*) FROM owners WHERE node = $1 AND match <> $2";

/// Writes who owns something now; refused where somebody was faster.
pub(super) async fn take_over(
    connection: &mut Connection,
    take: &TakeOver,
) -> Result<(), StoreError> {
    let taken = match take.seen {
        None => query(
            "INSERT INTO owners (match, node, epoch) VALUES ($1, $2, 1) ON CONFLICT DO NOTHING",
        )
        .bind(&take.name)
        .bind(&take.node),
        Some(Epoch(seen)) => {
            query("UPDATE owners SET node = $2, epoch = epoch + 1 WHERE match = $1 AND epoch = $3")
                .bind(&take.name)
                .bind(&take.node)
                .bind(seen)
        }
    };
    match taken.execute(connection).await?.rows_affected() {
        0 => Err(StoreError::NotOwner),
        _ => Ok(()),
    }
}

/// Refuses whoever is not the owner any more. Where several nodes write at once the row has to stay locked until the transaction
/// ends, so that nobody takes over between this and what is written.
pub(super) async fn check(connection: &mut Connection, fence: &Fence) -> Result<(), StoreError> {
    let held = query("SELECT 1 FROM owners WHERE match = $1 AND epoch = $2")
        .bind(&fence.name)
        .bind(fence.epoch.0)
        .fetch_optional(connection)
        .await?;
    held.map(|_| ()).ok_or(StoreError::NotOwner)
}

impl Fence {
    /// What is owned.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Since when.
    pub(super) fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// Takes note that somebody else has taken over.
    pub(super) fn lose(&self) {
        self.lost.store(true, Ordering::Relaxed);
    }
}

impl Store {
    /// Takes something over from the owner that was found, or from nobody; nothing where another node was faster.
    pub(crate) async fn take_over(
        &self,
        name: &str,
        node: &str,
        seen: Option<Epoch>,
    ) -> Result<Option<Epoch>, StoreError> {
        let take = TakeOver {
            name: name.to_owned(),
            node: node.to_owned(),
            seen,
        };
        match self.writer.write(Work::TakeOver(Box::new(take))).await {
            Ok(()) => Ok(Some(Epoch(seen.map_or(1, |seen| seen.0 + 1)))),
            Err(StoreError::NotOwner) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Which node has taken something over last.
    pub(crate) async fn owner(&self, name: &str) -> Result<Option<(String, Epoch)>, StoreError> {
        let row = query("SELECT node, epoch FROM owners WHERE match = $1")
            .bind(name)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok((row.try_get(0)?, Epoch(row.try_get(1)?))))
            .transpose()
    }

    /// What tells the club of a database on a server from others: nodes of two clubs may share one bus.
    pub(crate) async fn club(&self) -> Result<String, StoreError> {
        let row = query("SELECT CAST(club AS TEXT) FROM schema_version")
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// How many things a node has taken over last, but one that is named.
    pub(crate) async fn count_owned(&self, node: &str, but: &str) -> Result<u64, StoreError> {
        let row = query(OWNED)
            .bind(node)
            .bind(but)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u64)
    }

    /// The same store for an owner: what is written through it counts only as long as nobody else has taken over.
    pub(crate) fn fenced(&self, name: &str, epoch: Epoch) -> Self {
        let mut fenced = self.clone();
        fenced.writer.fence = Some(Arc::new(Fence {
            name: name.to_owned(),
            epoch,
            lost: AtomicBool::new(false),
        }));
        fenced
    }

    /// Writes nothing more through this store, as if somebody else had taken over what it is fenced for.
    pub(crate) fn give_up(&self) {
        if let Some(fence) = &self.writer.fence {
            fence.lose();
        }
    }

    /// Since when what this store is fenced for is owned; none where it is not fenced.
    pub(crate) fn epoch(&self) -> Option<Epoch> {
        Some(self.writer.fence.as_ref()?.epoch)
    }

    /// Whether it is known that somebody else has taken over what this store is fenced for.
    pub(crate) fn is_lost(&self) -> bool {
        let fence = self.writer.fence.as_ref();
        fence.is_some_and(|fence| fence.lost.load(Ordering::Relaxed))
    }

    /// Looks whether somebody else has taken over what some stores are fenced for.
    pub(crate) async fn look_at_fences(&self, fenced: &[Self]) -> Result<(), StoreError> {
        for fenced in fenced.chunks(FENCES_AT_A_TIME) {
            let fences = fenced
                .iter()
                .filter_map(|store| store.writer.fence.as_ref());
            let fences: Vec<&Arc<Fence>> = fences.collect();
            let names: Vec<&str> = fences.iter().map(|fence| fence.name()).collect();
            let owned =
                "SELECT match, epoch FROM owners WHERE match IN (SELECT value FROM json_each($1))";
            let rows = query(owned).bind(written(&names)?);
            let rows = rows.fetch_all(&self.readers).await?;
            let epochs = rows
                .iter()
                .map(|row| Ok((row.try_get(0)?, Epoch(row.try_get(1)?))));
            let epochs = epochs.collect::<Result<BTreeMap<String, Epoch>, StoreError>>()?;
            for fence in fences {
                if epochs.get(fence.name()) != Some(&fence.epoch) {
                    fence.lose();
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Keeping, Order, Place, Sharing};
    use super::*;

    #[tokio::test]
    async fn of_two_who_take_over_one_owns_and_the_former_writes_nothing() {
        let name = format!("gaffer-owners-test-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(
            &Place::Folder(folder.clone()),
            Sharing::Alone,
            Keeping::default(),
            false,
        )
        .await;
        let store = store.unwrap();
        assert_eq!(store.owner("m").await.unwrap(), None);
        let (one, other) = tokio::join!(
            store.take_over("m", "one", None),
            store.take_over("m", "other", None)
        );
        let first = one.unwrap().unwrap();
        assert_eq!(other.unwrap(), None);
        assert_eq!(store.owner("m").await.unwrap(), Some(("one".into(), first)));
        let former = store.fenced("m", first);
        former.order(Order::Probe).await.unwrap();
        let second = store.take_over("m", "other", Some(first)).await;
        let second = second.unwrap().unwrap();
        let latter = store.fenced("m", second);
        assert!(!former.is_lost());
        let (refused, written, taken) = tokio::join!(
            former.order(Order::Unban("n".into())),
            latter.order(Order::Probe),
            store.take_over("m", "one", Some(first)),
        );
        assert!(matches!(refused, Err(StoreError::NotOwner)), "{refused:?}");
        assert!(former.is_lost());
        written.unwrap();
        assert_eq!(taken.unwrap(), None, "by an epoch that is over");
        let others = ["n", "o"].map(|name| store.fenced(name, first));
        let taken = store.take_over("n", "one", None).await.unwrap();
        assert_eq!(taken, Some(first));
        let [own, nobodys] = &others;
        let fenced = [latter.clone(), own.clone(), nobodys.clone(), store.clone()];
        store.look_at_fences(&fenced).await.unwrap();
        let lost = fenced.each_ref().map(Store::is_lost);
        assert_eq!(lost, [false, false, true, false]);
        assert_eq!(store.trouble(), None);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
