//! Receivers of notices on this computer, which refuse, hang and take what comes: one that speaks HTTP, one that speaks SMTP.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

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

/// A receiver.
pub(crate) struct Receiver {
    pub(crate) address: String,
    received: Arc<Mutex<Vec<Received>>>,
}

impl Receiver {
    /// One that speaks HTTP, and first has these moods, then takes everything.
    pub(crate) async fn http(moods: &[Mood]) -> Self {
        Self::start(moods, false).await
    }

    /// The same for SMTP.
    pub(crate) async fn smtp(moods: &[Mood]) -> Self {
        Self::start(moods, true).await
    }

    async fn start(moods: &[Mood], is_mail: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver = Self {
            address: listener.local_addr().unwrap().to_string(),
            received: Arc::default(),
        };
        let moods: VecDeque<Mood> = moods.iter().copied().collect();
        let (moods, received) = (Arc::new(Mutex::new(moods)), receiver.received.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (moods, received) = (moods.clone(), received.clone());
                tokio::spawn(async move {
                    let next = move |head, body| {
                        let mood = moods.lock().unwrap().pop_front().unwrap_or(Mood::Take);
                        let one = Received { mood, head, body };
                        received.lock().unwrap().push(one);
                        mood
                    };
                    if is_mail {
                        take_mail(stream, next).await;
                    } else {
                        take_call(stream, next).await;
                    }
                });
            }
        });
        receiver
    }

    pub(crate) fn port(&self) -> &str {
        self.address.rsplit_once(':').unwrap().1
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

async fn take_call(stream: TcpStream, next: impl FnOnce(String, Vec<u8>) -> Mood) {
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
}

async fn take_mail(stream: TcpStream, next: impl FnOnce(String, Vec<u8>) -> Mood) {
    let mut stream = BufReader::new(stream);
    let mut next = Some(next);
    let _ = stream.write_all(b"220 mail.example ESMTP\r\n").await;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let word = line.split_whitespace().next().unwrap_or_default();
        let answer = match word.to_ascii_uppercase().as_str() {
            "EHLO" => "250-mail.example\r\n250 8BITMIME",
            "MAIL" | "RCPT" | "RSET" | "NOOP" => "250 good",
            "QUIT" => "221 bye",
            "DATA" => {
                let _ = stream.write_all(b"354 go on\r\n").await;
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
    }
}
