//! PostgreSQL and NATS as they are started, stopped, killed and started again.

use gaffer_cluster::engines::{Nats, Postgres, fresh_database, query};

#[test]
fn postgres_keeps_what_it_committed_however_it_ends() {
    let mut postgres = Postgres::start().unwrap();
    let url = postgres.create_database("kept").unwrap();
    query(&url, "CREATE TABLE kept (number INTEGER)").unwrap();
    for (number, end) in [Postgres::stop, Postgres::stop_immediately, Postgres::kill]
        .into_iter()
        .enumerate()
    {
        query(&url, &format!("INSERT INTO kept VALUES ({number})")).unwrap();
        end(&mut postgres).unwrap();
        assert!(!postgres.is_running());
        assert!(query(&url, "SELECT 1").is_err(), "it still answers");
        postgres.start_again().unwrap();
    }
    let kept = query(&url, "SELECT number FROM kept ORDER BY number").unwrap();
    assert_eq!(kept, ["0", "1", "2"]);
}

#[test]
fn postgres_is_durable() {
    let database = fresh_database().unwrap();
    for (setting, value) in [
        ("fsync", "on"),
        ("synchronous_commit", "on"),
        ("full_page_writes", "on"),
    ] {
        let said = query(&database.url(), &format!("SHOW {setting}")).unwrap();
        assert_eq!(said, [value], "{setting}");
    }
}

#[test]
fn what_ends_leaves_nothing_behind() {
    let postgres = Postgres::start().unwrap();
    let process = postgres.process().unwrap();
    let folder = query(&postgres.url("postgres"), "SHOW data_directory").unwrap();
    let folder = std::path::PathBuf::from(&folder[0]);
    assert!(folder.exists());
    drop(postgres);
    assert!(!folder.exists());
    assert!(!std::path::Path::new(&format!("/proc/{process}")).exists());
}

#[test]
fn every_test_has_a_database_of_its_own() {
    let (one, other) = (fresh_database().unwrap(), fresh_database().unwrap());
    query(&one.url(), "CREATE TABLE here (number INTEGER)").unwrap();
    assert!(query(&other.url(), "SELECT * FROM here").is_err());
    let gone = one.url();
    drop(one);
    let why = query(&gone, "SELECT 1").unwrap_err();
    assert!(why.contains("does not exist"), "{why}");
}

#[test]
fn the_processor_time_of_postgres_is_that_of_all_its_processes() {
    let postgres = Postgres::start().unwrap();
    let before = postgres.used();
    let busy = "SELECT count(*) FROM generate_series(1, 3000000)";
    query(&postgres.url("postgres"), busy).unwrap();
    assert!(
        postgres.used() > before,
        "the process of a connection does not count"
    );
}

#[test]
fn nats_answers_at_the_same_port_after_it_was_stopped_or_killed() {
    let mut nats = Nats::start().unwrap();
    for end in [Nats::stop, Nats::kill] {
        assert!(nats.answers());
        end(&mut nats).unwrap();
        assert!(!nats.answers());
        nats.start_again().unwrap();
    }
    assert!(nats.answers());
}
