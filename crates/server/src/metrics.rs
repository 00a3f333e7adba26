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
use prometheus_client::registry::Registry;

/// The kind of text that [`Metrics::text`] writes.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

type Name = &'static str;
type ByKind<M> = Family<[(Name, Name); 1], M>;
type Refusals = Family<[(Name, Name); 1], Counter>;
type Requests = Family<[(Name, String); 3], Counter>;
type Seconds = Counter<f64, AtomicU64>;

/// Waits from a tenth of what a disk usually takes to what nobody waits for, in seconds.
const WAITS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

/// The counters of a server: each is a field, its name for Prometheus and its help.
macro_rules! metrics {
    ($($vis:vis $name:ident: $kind:ty = $new:expr, $help:literal;)*) => {
        /// The counters of a server.
        pub(crate) struct Metrics {
            registry: Registry,
            $(#[doc = $help] $vis $name: $kind,)*
        }

        impl Default for Metrics {
            fn default() -> Self {
                let mut registry = Registry::with_prefix("gaffer");
                let about = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
                registry.register("program", "The program that runs", about);
                $(let $name: $kind = $new;
                registry.register(stringify!($name), $help, $name.clone());)*
                Self { registry, $($name,)* }
            }
        }
    };
}

metrics! {
    answers_stored: Counter = <_>::default(), "Answers on disk";
    answer_wait_seconds: Histogram = Histogram::new(WAITS), "From a request until its answer is on disk";
    refusals: Refusals = <_>::default(), "Refused requests by their code";
    http_requests: Requests = <_>::default(), "HTTP requests";
    pub(crate) connections: Gauge = <_>::default(), "Open connections of matches";
    pub(crate) coaches_waiting: Gauge = <_>::default(), "Coaches and hints that wait for a core";
    coaches_thinking: Gauge = <_>::default(), "Coaches and hints that think now";
    pub(crate) coaches_elsewhere: Gauge = <_>::default(), "Coaches of this node who think at other nodes now";
    pub(crate) coaches_asked_elsewhere: Counter = <_>::default(), "Coaches of this node who were asked at other nodes";
    pub(crate) coaches_answered_elsewhere: Counter = <_>::default(), "Coaches of this node who have decided at other nodes";
    pub(crate) coaches_fell_back: Counter = <_>::default(), "Coaches of this node of whom no answer came from elsewhere, so that they thought here";
    pub(crate) coaches_lent: Counter = <_>::default(), "Coaches of other nodes who have decided at this one";
    thinking_seconds: Seconds = <_>::default(), "How long coaches and hints have thought";
    pub(crate) matches_open: Gauge = <_>::default(), "Matches in somebody's hands";
    pub(crate) bus_connected: Gauge = <_>::default(), "1 while other nodes can be reached, where there may be any";
    pub(crate) bus_guests: Gauge = <_>::default(), "Connections of other nodes at matches of this one";
    pub(crate) bus_far: Gauge = <_>::default(), "Connections of this node at matches of other ones";
    pub(crate) bus_messages_in: Counter = <_>::default(), "Messages that came from NATS";
    pub(crate) bus_messages_out: Counter = <_>::default(), "Messages that went to NATS";
    pub(crate) jobs_waiting: ByKind<Gauge> = <_>::default(), "Jobs of all nodes that wait";
    pub(crate) jobs_running: ByKind<Gauge> = <_>::default(), "Jobs of all nodes that somebody works on";
    pub(crate) jobs_done: ByKind<Counter> = <_>::default(), "Jobs that this node has done";
    pub(crate) pieces_done: Counter = <_>::default(), "Pieces of work that this node has done for commands";
    pub(crate) jobs_failed: ByKind<Counter> = <_>::default(), "Jobs that have failed at this node, each time";
    pub(crate) store_bytes: Gauge = <_>::default(), "Bytes of the store in use, as its limit counts them";
    pub(crate) store_full: Gauge = <_>::default(), "1 while new matches are refused because the store has reached its limit";
    pub(crate) store_ready: Gauge = <_>::default(), "1 while the store takes writes";
    pub(crate) store_write_failures: Counter = <_>::default(), "Groups of writes that failed";
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

impl Metrics {
    /// Counts an HTTP request; the route is a template, so that there are few.
    pub(crate) fn count_request(&self, method: Name, route: String, status: u16) {
        let labels = [
            ("method", method.to_owned()),
            ("route", route),
            ("status", status.to_string()),
        ];
        self.http_requests.get_or_create(&labels).inc();
    }

    /// Counts a refusal; codes are words of this program.
    pub(crate) fn count_refusal(&self, code: Name) {
        self.refusals.get_or_create(&[("code", code)]).inc();
    }

    /// Counts the answers that a request led to, which are on disk now.
    pub(crate) fn count_answers(&self, answers: u64, asked: Option<Instant>) {
        self.answers_stored.inc_by(answers);
        if let Some(asked) = asked {
            self.answer_wait_seconds
                .observe(asked.elapsed().as_secs_f64());
        }
    }

    /// Counts a coach as long as it thinks.
    pub(crate) fn think(&self) -> Thinking {
        Thinking {
            _counted: Counted::new(&self.coaches_thinking),
            seconds: self.thinking_seconds.clone(),
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
