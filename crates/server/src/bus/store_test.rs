//! Nodes whose `PostgreSQL` takes long to answer some of what they ask.

use sqlx::{Connection, PgConnection};

use super::testing::Nodes;
use super::{Hint, Role};
use crate::owner::testing::{Person, against, until};

/// More of anything that takes ten seconds one after the other than a test waits for.
const MANY: usize = 8;

#[tokio::test(flavor = "multi_thread")]
async fn a_node_hears_others_while_the_store_does_not_say_who_owns_what_or_is_banned() {
    let mut nodes = Nodes::new();
    let a = nodes.node("a", Role::Node).await;
    let bus = a.bus.as_ref().unwrap();
    let mut people = Vec::new();
    for _ in 0..MANY {
        let (id, seat) = against(&a, "random").await;
        people.push(Person::join(&a, &id, Some(&seat)).await);
    }
    assert_eq!(a.open.len(), MANY);
    let mut locking = PgConnection::connect(&nodes.url).await.unwrap();
    let lock = "BEGIN; LOCK TABLE owners, bans IN ACCESS EXCLUSIVE MODE";
    sqlx::raw_sql(lock).execute(&mut locking).await.unwrap();
    for _ in 0..MANY {
        bus.hint(Hint::Bans).await;
    }
    // As if it had reached NATS again.
    bus.connects.send_modify(|count| *count += 1);
    let b = nodes.node("b", Role::Node).await;
    let name = b.bus.as_ref().unwrap().name();
    until("it hears the other", || bus.is_alive(name)).await;
    locking.close().await.unwrap();
}
