//! Asks the server of a folder, or does what is asked in the store alone while no server runs.

use std::path::Path;

use super::{AdminReply, AdminRequest, carry_out};
use crate::app::Openness;
use crate::folder_lock::FolderLock;
use crate::people::People;
use crate::proxies::Proxies;
use crate::store::{Keeping, Place, Sharing, Store};
use crate::{App, Limits, ServeError};

/// Lets the server that uses a folder carry out a request, or carries it out where none runs.
pub fn administer(folder: &Path, request: &AdminRequest) -> Result<AdminReply, String> {
    #[cfg(unix)]
    if let Some(reply) = ask(folder, request)? {
        return Ok(reply);
    }
    if !folder.join("matches.sqlite").exists() {
        return Err(format!(
            "there are no matches in {}, and no server of it runs: say with --data where the server stores them. Matches in a \
             database are looked after through the folder of a server that runs",
            folder.display()
        ));
    }
    let lock = FolderLock::take(folder).map_err(|error| match error {
        ServeError::Running { folder, address } => format!(
            "the server of {} at {address} cannot be asked: stop it, and ask again",
            folder.display()
        ),
        other => other.to_string(),
    })?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    let reply = runtime.block_on(alone(folder, request.clone()));
    drop(lock);
    reply
}

/// Carries a request out in the store alone.
async fn alone(folder: &Path, request: AdminRequest) -> Result<AdminReply, String> {
    let store = Store::open(
        &Place::Folder(folder.to_owned()),
        Sharing::Alone,
        Keeping::default(),
        false,
    )
    .await
    .map_err(|error| error.to_string())?;
    let (_stop, stopped) = tokio::sync::watch::channel(false);
    let (limits, openness) = (Limits::default(), Openness::default());
    let people = People::default();
    let app = App::new(
        store,
        limits,
        openness,
        Proxies::default(),
        people,
        stopped,
        None,
    );
    let reply = carry_out(&app, request).await;
    app.store.close().await;
    Ok(reply)
}

/// Asks the running server; nothing where none listens.
#[cfg(unix)]
fn ask(folder: &Path, request: &AdminRequest) -> Result<Option<AdminReply>, String> {
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::net::UnixStream;

    let Ok(mut stream) = UnixStream::connect(super::desk::path(folder)) else {
        return Ok(None);
    };
    let lost = |error| format!("the server did not answer: {error}; ask again");
    let mut line = serde_json::to_string(request).map_err(|error| error.to_string())?;
    line.push('\n');
    stream.write_all(line.as_bytes()).map_err(lost)?;
    let mut reply = String::new();
    BufReader::new(stream).read_line(&mut reply).map_err(lost)?;
    let reply = serde_json::from_str(&reply).map_err(|error| {
        format!("the server's answer cannot be read ({error}): is it another version?")
    })?;
    Ok(Some(reply))
}
