//! What is asked about matches however many are stored reads no table from its first row to its last, in both databases.

use gaffer_cluster::engines::{fresh_database, query as psql};

use super::sql::query;
use super::{
    Keeping, Place, Sharing, Store, expiry, order, owners, packing, pairs, replays, schema,
};

/// Each with how many values it takes.
const QUESTIONS: [(&str, usize); 9] = [
    (expiry::EXPIRED, 4),
    (order::TIME_OVER, 4),
    (order::NEWEST, 1),
    (order::NAMED, 2),
    (order::NAMES, 2),
    (owners::OWNED, 2),
    (packing::TO_PACK, 3),
    (pairs::PAIRS, 1),
    (replays::TO_ARCHIVE, 2),
];

#[tokio::test]
async fn a_file_finds_a_few_among_all_matches_by_an_index() {
    let mut store = schema::empty().await.unwrap();
    for (question, _) in QUESTIONS {
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
        for row in query(explain).fetch_all(&mut store).await.unwrap() {
            let step: String = row.try_get("detail").unwrap();
            // What another step has found is read whole; of an index in its order only the beginning.
            let found = [
                "records",
                "sandboxes",
                "unjoined",
                "newest",
                "matches USING INDEX matches_by_time",
            ];
            let is_found = found.iter().any(|name| step == format!("SCAN {name}"));
            let is_whole = step.starts_with("SCAN");
            assert!(is_found || !is_whole, "{question}: {step}");
        }
    }
}

#[tokio::test]
async fn postgresql_finds_a_few_among_all_matches_by_an_index() {
    let database = fresh_database().unwrap();
    let place: Place = database.url().parse().unwrap();
    let store = Store::open(&place, Sharing::Alone, Keeping::default(), false).await;
    store.unwrap().close().await;
    for (question, values) in QUESTIONS {
        // An empty table is read whole unless that is forbidden.
        let values = vec!["NULL"; values].join(", ");
        let explain = format!(
            "SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan; \
             PREPARE question AS {question}; EXPLAIN EXECUTE question({values})"
        );
        let plan = psql(&database.url(), &explain).unwrap();
        let is_whole = |step: &&String| step.contains("Seq Scan on") && !step.contains(" cups");
        assert_eq!(plan.iter().find(is_whole), None, "{question}: {plan:#?}");
    }
}
