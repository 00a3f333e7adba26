//! The network in front: connections are accepted, counted, given time-outs, and ended when the server stops.
//!
//! A WebSocket leaves this behind when it is opened, and takes its place along.

use std::io::{ErrorKind, Read, Write};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;

use crate::App;
use crate::places::Place;
use crate::problem;
use crate::visitor::Visitor;

/// How long a connection is used for one request after the other; somebody who takes an answer slowly has it all.
const LONGEST: Duration = Duration::from_secs(300);
/// What a connection may keep in memory of a request's head; a longer one is refused.
const LONGEST_HEAD: usize = 64 << 10;
/// How long what is under way may take when a connection is to end.
const GRACE: Duration = Duration::from_secs(3);

/// Accepts connections and serves them until the server stops; then those that are open come to their end.
pub(crate) async fn serve(listener: TcpListener, router: Router, app: Arc<App>) {
    let mut stopped = app.stopped.clone();
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            _ = stopped.wait_for(|stopped| *stopped) => break,
        };
        match accepted {
            Ok((stream, from)) => {
                if let Some(connection) = admit(stream, from, &router, &app) {
                    connections.spawn(connection);
                }
            }
            Err(error) if is_of_one_connection(error.kind()) => {}
            Err(error) => {
                // Files or memory have run out: what is open goes on, and may end.
                tracing::error!(%error, "a connection could not be accepted");
                sleep(Duration::from_secs(1)).await;
            }
        }
    }
    drop(listener);
    let _ = timeout(GRACE, async {
        while connections.join_next().await.is_some() {}
    })
    .await;
}

fn is_of_one_connection(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    )
}

/// Takes a connection in, unless its visitor has too many.
fn admit(
    stream: TcpStream,
    from: SocketAddr,
    router: &Router,
    app: &App,
) -> Option<impl Future<Output = ()> + Send + use<>> {
    let place = if app.proxies.trusts(from.ip()) {
        // Its visitors are counted one by one, where they open a WebSocket.
        None
    } else if let Some(place) = app.places.take(Visitor::direct(from.ip())) {
        Some(Arc::new(place))
    } else {
        app.metrics.count_refusal("too-many-connections");
        turn_away(stream);
        return None;
    };
    // A message is small and somebody waits for it.
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router.clone());
    let patience = app.limits.patience;
    let stopped = app.stopped.clone();
    Some(async move {
        let service = service_fn(move |mut request: Request<Incoming>| {
            let known = request.extensions_mut();
            known.insert(ConnectInfo(from));
            if let Some(place) = &place {
                known.insert::<Arc<Place>>(Arc::clone(place));
            }
            router.call(request)
        });
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(patience));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience)
            .max_buf_size(LONGEST_HEAD)
            .serve_connection(TokioIo::new(Box::pin(stream)), service)
            .with_upgrades();
        until_it_ends(connection, stopped).await;
    })
}

/// Serves a connection to its end, or tells it when it is time to.
async fn until_it_ends<S>(
    connection: http1::UpgradeableConnection<TokioIo<Pin<Box<TimeoutStream<TcpStream>>>>, S>,
    mut stopped: watch::Receiver<bool>,
) where
    S: hyper::service::HttpService<Incoming, ResBody = axum::body::Body>,
    S::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    tokio::pin!(connection);
    tokio::select! {
        // What is wrong with a connection is the other side's business.
        _ = connection.as_mut() => return,
        _ = stopped.wait_for(|stopped| *stopped) => {}
        () = sleep(LONGEST) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(GRACE, connection).await;
}

/// Says why, without waiting for anything, and ends the connection.
fn turn_away(stream: TcpStream) {
    let Ok(mut stream) = stream.into_std() else {
        return;
    };
    let body = serde_json::to_string(&problem::too_many_connections()).unwrap_or_default();
    let length = body.len();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 1\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    );
    // What has been sent is read, since an answer is lost where something unread is left.
    let _ = stream.read(&mut [0; 4096]);
    let _ = stream.write(answer.as_bytes());
}
