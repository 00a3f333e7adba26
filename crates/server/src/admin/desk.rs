//! Where a running server hears its operator: a socket in the data folder, which only the owner of the folder can open.

use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::task::JoinHandle;

use super::{AdminReply, carry_out};
use crate::App;

/// The longest request.
const LONGEST: u64 = 64 << 10;

/// The socket of a folder.
pub(super) fn path(folder: &Path) -> PathBuf {
    folder.join("admin.sock")
}

/// Hears the operator as long as this lives.
#[derive(Debug)]
pub(crate) struct Desk(Option<(PathBuf, JoinHandle<()>)>);

impl Desk {
    /// Opens the socket. A server without one serves all the same, and is stopped before it is asked anything.
    pub(crate) fn open(app: Arc<App>, folder: &Path) -> Self {
        let path = path(folder);
        match listen(&path) {
            Ok((listener, owner)) => Self(Some((path, tokio::spawn(hear(listener, owner, app))))),
            Err(error) => {
                tracing::warn!(%error, "gaffer admin needs this server to be stopped: admin.sock cannot be opened");
                Self(None)
            }
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        if let Some((path, hearing)) = self.0.take() {
            hearing.abort();
            let _ = fs::remove_file(path);
        }
    }
}

/// Opens the socket; gives the user whose it is.
fn listen(path: &Path) -> io::Result<(UnixListener, u32)> {
    // The folder is this server's alone, so that what is there was left by one that was killed.
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, Permissions::from_mode(0o600))?;
    Ok((listener, fs::metadata(path)?.uid()))
}

/// Whether somebody is the owner of the folder, or whoever may do everything here.
fn may_ask(stream: &UnixStream, owner: u32) -> bool {
    stream
        .peer_cred()
        .is_ok_and(|peer| peer.uid() == owner || peer.uid() == 0)
}

async fn hear(listener: UnixListener, owner: u32, app: Arc<App>) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) if !may_ask(&stream, owner) => drop(stream),
            Ok((stream, _)) => {
                let app = Arc::clone(&app);
                tokio::spawn(async move {
                    // An operator who has gone does not hear the answer.
                    let _ = serve(stream, &app).await;
                });
            }
            Err(error) => {
                tracing::warn!(%error, "the operator could not be heard");
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            }
        }
    }
}

/// Reads a line, carries it out, and writes a line.
async fn serve(mut stream: UnixStream, app: &Arc<App>) -> io::Result<()> {
    let mut line = String::new();
    let (read, mut write) = stream.split();
    BufReader::new(read.take(LONGEST))
        .read_line(&mut line)
        .await?;
    let reply = match serde_json::from_str(&line) {
        Ok(request) => carry_out(app, request).await,
        Err(error) => AdminReply::Failed {
            why: format!("the server does not understand this request: {error}"),
        },
    };
    let mut reply = serde_json::to_string(&reply)?;
    reply.push('\n');
    write.write_all(reply.as_bytes()).await?;
    write.shutdown().await
}
