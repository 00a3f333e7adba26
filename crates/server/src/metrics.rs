//! What a server counts, in the format of Prometheus.

use std::fmt;
use std::sync::atomic::AtomicU64;
use std::time::Instant;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

/// The kind of text that [`Metrics::text`] writes.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

type Name = &'static str;
type Refusals = Family<[(Name, Name); 1], Counter>;
type Requests = Family<[(Name, String); 3], Counter>;
type Seconds = Counter<f64, AtomicU64>;

/// Waits from a tenth of what a disk usually takes to what nobody waits for, in seconds.
const WAITS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

/// The counters of a server.
pub(crate) struct Metrics {
    registry: Registry,
    answers: Counter,
    waits: Histogram,
    refusals: Refusals,
    requests: Requests,
    /// Connections of matches that are open.
    pub connections: Gauge,
    /// Coaches and hints that wait for a core.
    pub coaches_waiting: Gauge,
    coaches_thinking: Gauge,
    thinking: Seconds,
    /// Matches in somebody's hands.
    pub matches_open: Gauge,
    /// The bytes of the store that are in use.
    pub store_bytes: Gauge,
    /// 1 while the store has no room for new matches, 0 while it has.
    pub store_full: Gauge,
    /// 1 while the store takes writes, 0 while it does not.
    pub store_ready: Gauge,
    /// Groups of writes that failed.
    pub write_failures: Counter,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

impl Default for Metrics {
    fn default() -> Self {
        let mut all = Registry::with_prefix("gaffer");
        let about = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        all.register("program", "The program that runs", about);
        let waits = Histogram::new(WAITS);
        Self {
            answers: add(
                &mut all,
                "answers_stored",
                "Answers on disk",
                <_>::default(),
            ),
            waits: add(
                &mut all,
                "answer_wait_seconds",
                "From a request until its answer is on disk",
                waits,
            ),
            refusals: add(
                &mut all,
                "refusals",
                "Refused requests by their code",
                <_>::default(),
            ),
            requests: add(&mut all, "http_requests", "HTTP requests", <_>::default()),
            connections: add(
                &mut all,
                "connections",
                "Open connections of matches",
                <_>::default(),
            ),
            coaches_waiting: add(
                &mut all,
                "coaches_waiting",
                "Coaches and hints that wait for a core",
                <_>::default(),
            ),
            coaches_thinking: add(
                &mut all,
                "coaches_thinking",
                "Coaches and hints that think now",
                <_>::default(),
            ),
            thinking: add(
                &mut all,
                "thinking_seconds",
                "How long coaches and hints have thought",
                <_>::default(),
            ),
            matches_open: add(
                &mut all,
                "matches_open",
                "Matches in somebody's hands",
                <_>::default(),
            ),
            store_bytes: add(
                &mut all,
                "store_bytes",
                "Bytes of the store in use, as its limit counts them",
                <_>::default(),
            ),
            store_full: add(
                &mut all,
                "store_full",
                "1 while new matches are refused because the store has reached its limit",
                <_>::default(),
            ),
            store_ready: add(
                &mut all,
                "store_ready",
                "1 while the store takes writes",
                <_>::default(),
            ),
            write_failures: add(
                &mut all,
                "store_write_failures",
                "Groups of writes that failed",
                <_>::default(),
            ),
            registry: all,
        }
    }
}

/// Registers a metric and gives it back.
fn add<M: Metric + Clone>(registry: &mut Registry, name: Name, help: Name, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

impl Metrics {
    /// Counts an HTTP request; the route is a template, so that there are few.
    pub(crate) fn count_request(&self, method: Name, route: String, status: u16) {
        let labels = [
            ("method", method.to_owned()),
            ("route", route),
            ("status", status.to_string()),
        ];
        self.requests.get_or_create(&labels).inc();
    }

    /// Counts a refusal; codes are words of this program.
    pub(crate) fn count_refusal(&self, code: Name) {
        self.refusals.get_or_create(&[("code", code)]).inc();
    }

    /// Counts the answers that a request led to, which are on disk now.
    pub(crate) fn count_answers(&self, answers: u64, asked: Option<Instant>) {
        self.answers.inc_by(answers);
        if let Some(asked) = asked {
            self.waits.observe(asked.elapsed().as_secs_f64());
        }
    }

    /// Counts a coach as long as it thinks.
    pub(crate) fn think(&self) -> Thinking {
        Thinking {
            _counted: Counted::new(&self.coaches_thinking),
            seconds: self.thinking.clone(),
            began: Instant::now(),
        }
    }

    /// Everything as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a text cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// One more as long as this lives.
#[derive(Debug)]
pub(crate) struct Counted(Gauge);

impl Counted {
    /// Counts in a gauge.
    pub(crate) fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// A coach who thinks as long as this lives.
#[derive(Debug)]
pub(crate) struct Thinking {
    _counted: Counted,
    seconds: Seconds,
    began: Instant,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.seconds.inc_by(self.began.elapsed().as_secs_f64());
    }
}
