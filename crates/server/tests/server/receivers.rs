//! Receivers of notices on this computer, which refuse, hang and take what comes: those that speak HTTP, those that speak SMTP, in
//! the open or over TLS.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// What a receiver does with what comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// Takes it.
    Take,
    /// Says that it cannot.
    Refuse,
    /// Says nothing, ever.
    Hang,
    /// Has it, and closes the connection without a word.
    Leave,
    /// Says that it has gone for good.
    Gone,
    /// Sends the caller elsewhere.
    Redirect,
}

/// Something that came.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    /// What became of it.
    pub(crate) mood: Mood,
    /// The first lines: those of HTTP, or of the mail.
    pub(crate) head: String,
    /// What followed.
    pub(crate) body: Vec<u8>,
}

impl Received {
    /// The value of a header, by its name in small letters.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (known, value) = line.split_once(':')?;
            known.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// What a receiver speaks.
#[derive(Clone)]
pub(crate) enum Speaks {
    Http,
    Https(TlsAcceptor),
    Smtp,
    /// SMTP that takes no mail before the way is secured.
    Starttls(TlsAcceptor),
    Smtps(TlsAcceptor),
}

/// A receiver.
pub(crate) struct Receiver {
    pub(crate) address: String,
    received: Arc<Mutex<Vec<Received>>>,
    connections: Arc<AtomicUsize>,
}

impl Receiver {
    /// One that speaks HTTP, and first has these moods, then takes everything.
    pub(crate) async fn http(moods: &[Mood]) -> Self {
        Self::start(moods, Speaks::Http).await
    }

    /// The same for SMTP.
    pub(crate) async fn smtp(moods: &[Mood]) -> Self {
        Self::start(moods, Speaks::Smtp).await
    }

    /// One that speaks something, and first has these moods, then takes everything.
    pub(crate) async fn start(moods: &[Mood], speaks: Speaks) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver = Self {
            address: listener.local_addr().unwrap().to_string(),
            received: Arc::default(),
            connections: Arc::default(),
        };
        let moods: VecDeque<Mood> = moods.iter().copied().collect();
        let (moods, received) = (Arc::new(Mutex::new(moods)), receiver.received.clone());
        let connections = receiver.connections.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                connections.fetch_add(1, Ordering::Relaxed);
                let (moods, received) = (moods.clone(), received.clone());
                let speaks = speaks.clone();
                tokio::spawn(async move {
                    let next = move |head, body| {
                        let mood = moods.lock().unwrap().pop_front().unwrap_or(Mood::Take);
                        let one = Received { mood, head, body };
                        received.lock().unwrap().push(one);
                        mood
                    };
                    take(stream, speaks, next).await;
                });
            }
        });
        receiver
    }

    pub(crate) fn port(&self) -> &str {
        self.address.rsplit_once(':').unwrap().1
    }

    /// How often somebody has called.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::Relaxed)
    }

    /// Everything that came.
    pub(crate) fn all(&self) -> Vec<Received> {
        self.received.lock().unwrap().clone()
    }

    /// Everything that it has taken.
    pub(crate) fn taken(&self) -> Vec<Received> {
        let all = self.all().into_iter();
        all.filter(|one| one.mood == Mood::Take).collect()
    }

    /// Waits until so many came.
    pub(crate) async fn until_came(&self, count: usize) -> Vec<Received> {
        wait_for("notices", || {
            (self.all().len() >= count).then(|| self.all())
        })
        .await
    }

    /// Waits until so many were taken.
    pub(crate) async fn until_taken(&self, count: usize) -> Vec<Received> {
        wait_for("notices", || {
            (self.taken().len() >= count).then(|| self.taken())
        })
        .await
    }
}

/// Waits until something is there.
async fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    for _ in 0..1200 {
        if let Some(found) = look() {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what} did not come within a minute");
}

async fn take(stream: TcpStream, speaks: Speaks, next: impl FnOnce(String, Vec<u8>) -> Mood) {
    match speaks {
        Speaks::Http => take_call(stream, next).await,
        Speaks::Smtp => {
            greet_and_take_mail(stream, next).await;
        }
        Speaks::Https(tls) => {
            if let Ok(stream) = tls.accept(stream).await {
                take_call(stream, next).await;
            }
        }
        Speaks::Smtps(tls) => {
            if let Ok(stream) = tls.accept(stream).await {
                greet_and_take_mail(stream, next).await;
            }
        }
        Speaks::Starttls(tls) => {
            if let Some(stream) = secured(stream).await
                && let Ok(stream) = tls.accept(stream).await
            {
                take_mail(BufReader::new(stream), next).await;
            }
        }
    }
}

/// Speaks SMTP until the way is to be secured; nothing where the caller left.
async fn secured(stream: TcpStream) -> Option<TcpStream> {
    let mut stream = BufReader::new(stream);
    let _ = stream.write_all(b"220 mail.example ESMTP\r\n").await;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return None;
        }
        let word = line.split_whitespace().next().unwrap_or_default();
        let answer = match word.to_ascii_uppercase().as_str() {
            "EHLO" => "250-mail.example\r\n250 STARTTLS",
            "STARTTLS" => "220 go ahead",
            "QUIT" => "221 bye",
            _ => "530 first STARTTLS",
        };
        let _ = stream.write_all(format!("{answer}\r\n").as_bytes()).await;
        if word.eq_ignore_ascii_case("STARTTLS") {
            return Some(stream.into_inner());
        }
    }
}

async fn take_call(
    stream: impl AsyncRead + AsyncWrite + Unpin,
    next: impl FnOnce(String, Vec<u8>) -> Mood,
) {
    let mut stream = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if stream.read_line(&mut head).await.unwrap_or(0) == 0 {
            return;
        }
    }
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        name.eq_ignore_ascii_case("content-length")
            .then(|| value.parse().ok())?
    });
    let mut body = vec![0; length.unwrap_or(0)];
    if stream.read_exact(&mut body).await.is_err() {
        return;
    }
    let status = match next(head, body) {
        Mood::Take => "204 No Content",
        Mood::Refuse => "500 Internal Server Error",
        Mood::Gone => "410 Gone",
        Mood::Redirect => "302 Found\r\nLocation: /elsewhere",
        Mood::Leave => return,
        Mood::Hang => return std::future::pending().await,
    };
    let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n");
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.flush().await;
}

async fn greet_and_take_mail(
    stream: impl AsyncRead + AsyncWrite + Unpin,
    next: impl FnOnce(String, Vec<u8>) -> Mood,
) {
    let mut stream = BufReader::new(stream);
    let _ = stream.write_all(b"220 mail.example ESMTP\r\n").await;
    let _ = stream.flush().await;
    take_mail(stream, next).await;
}

async fn take_mail(
    mut stream: BufReader<impl AsyncRead + AsyncWrite + Unpin>,
    next: impl FnOnce(String, Vec<u8>) -> Mood,
) {
    let mut next = Some(next);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let word = line.split_whitespace().next().unwrap_or_default();
        let answer = match word.to_ascii_uppercase().as_str() {
            "EHLO" => "250-mail.example\r\n250-AUTH PLAIN\r\n250 8BITMIME",
            // The name "club" and the password "secret", as RFC 4616 writes them.
            "AUTH" if line.trim_end().ends_with("AGNsdWIAc2VjcmV0") => "235 good",
            "AUTH" => "535 who?",
            "MAIL" | "RCPT" | "RSET" | "NOOP" => "250 good",
            "QUIT" => "221 bye",
            "DATA" => {
                let _ = stream.write_all(b"354 go on\r\n").await;
                let _ = stream.flush().await;
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") {
                    if stream.read_line(&mut mail).await.unwrap_or(0) == 0 {
                        return;
                    }
                }
                let (head, body) = mail.split_once("\r\n\r\n").unwrap();
                // A header that goes on in another line begins there with a space.
                let head = head.replace("\r\n ", " ");
                let Some(next) = next.take() else { return };
                match next(head, body.as_bytes().to_vec()) {
                    Mood::Take => "250 taken",
                    Mood::Refuse => "451 not now",
                    Mood::Gone | Mood::Redirect => "550 nobody here",
                    Mood::Leave => return,
                    Mood::Hang => return std::future::pending().await,
                }
            }
            _ => "502 what?",
        };
        let _ = stream.write_all(format!("{answer}\r\n").as_bytes()).await;
        let _ = stream.flush().await;
    }
}
