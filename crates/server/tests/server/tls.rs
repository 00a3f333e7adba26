//! Mails and webhooks over real TLS, with certificates of an authority that is made here: what has a right one is told, and whoever has
//! another hears nothing.
//!
//! `openssl` makes the certificates.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::club::{Browser, ClubFile, PASSWORD};
use crate::notices::{Letters, soon, stored, until_sent};
use crate::receivers::{Receiver, Speaks};
use crate::support::{Folder, Server};

/// An authority of our own.
struct Authority {
    folder: Folder,
}

fn openssl(folder: &Path, arguments: &[&str]) {
    let made = Command::new("openssl")
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&made.stderr);
    assert!(made.status.success(), "{arguments:?}: {said}");
}

impl Authority {
    fn new(name: &str) -> Self {
        let folder = Folder::new();
        std::fs::create_dir_all(folder.path()).unwrap();
        let subject = format!("/CN={name}");
        let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
        let made = ["req", "-x509", "-nodes", "-days", "2", "-subj", &subject];
        let files = ["-keyout", "ca.key", "-out", "ca.pem"];
        openssl(folder.path(), &[&made[..], &key, &files].concat());
        Self { folder }
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("ca.pem")
    }

    /// What a receiver shows: a certificate of this authority for a name.
    fn certifies(&self, host: &str) -> TlsAcceptor {
        self.certifies_until(host, &["-days", "2"])
    }

    fn certifies_until(&self, host: &str, until: &[&str]) -> TlsAcceptor {
        let folder = self.folder.path();
        std::fs::write(
            folder.join("names"),
            format!("subjectAltName=DNS:{host}\nbasicConstraints=CA:FALSE\n"),
        )
        .unwrap();
        let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
        let asked = ["req", "-nodes", "-subj", "/CN=receiver", "-keyout", "key"];
        let asked = [&asked[..], &key, &["-out", "asked"]].concat();
        openssl(folder, &asked);
        let signed = ["x509", "-req", "-in", "asked", "-CA", "ca.pem"];
        let with = ["-CAkey", "ca.key", "-CAcreateserial", "-extfile", "names"];
        let signed = [&signed[..], &with, until, &["-out", "certificate"]].concat();
        openssl(folder, &signed);
        let certificates = CertificateDer::pem_file_iter(folder.join("certificate")).unwrap();
        let certificates = certificates.collect::<Result<Vec<_>, _>>().unwrap();
        let key = PrivateKeyDer::from_pem_file(folder.join("key")).unwrap();
        let config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(certificates, key)
            .unwrap();
        TlsAcceptor::from(Arc::new(config))
    }

    /// A club that believes this authority and has these roads.
    fn club(&self, roads: &str) -> ClubFile {
        // What belongs to the whole club stands before its parts.
        let trust = format!("authorities = \"{}\"\n", self.file().display());
        let file = soon(roads);
        let text = std::fs::read_to_string(file.path()).unwrap();
        std::fs::write(file.path(), trust + &text).unwrap();
        file
    }

    fn club_with_mail(&self, receiver: &Receiver, security: &str) -> ClubFile {
        self.club(&format!(
            "[mail]\nfrom = \"Rovers <club@club.example>\"\nserver = \"localhost\"\nport = {}\nsecurity = {security:?}\n\
             user = \"club\"\npassword = \"secret\"\n",
            receiver.port()
        ))
    }
}

/// Waits until a receiver was called and what is told has failed.
async fn until_failed(folder: &Folder, receiver: &Receiver) {
    let failed = "SELECT count(*) FROM parcels WHERE tries > 0 AND sent IS NULL";
    for _ in 0..1200 {
        if receiver.connections() > 0 && stored(folder, failed).await > 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing has failed within a minute");
}

async fn ask_for_mail(server: &Server) {
    let mut anna = Browser::register(server, "Anna").await;
    let wanted = json!({ "mail": "anna@example.org", "password": PASSWORD });
    let sent = anna.ask(server, "PUT", "/api/me/mail", Some(&wanted)).await;
    assert_eq!(sent.status, 202, "{}", sent.body);
}

#[tokio::test]
async fn mail_is_sent_over_tls_to_whoever_has_a_right_certificate() {
    let ours = Authority::new("Rovers");
    for (security, speaks) in [
        ("starttls", Speaks::Starttls(ours.certifies("localhost"))),
        ("tls", Speaks::Smtps(ours.certifies("localhost"))),
    ] {
        let folder = Folder::new();
        let receiver = Receiver::start(&[], speaks).await;
        let server = ours.club_with_mail(&receiver, security).start(&folder, &[]);
        ask_for_mail(&server).await;
        let mails = receiver.until_taken(1).await;
        assert_eq!(
            mails[0].header("to"),
            Some("anna@example.org"),
            "{security}"
        );
        until_sent(&folder).await;
        assert_eq!(receiver.all().len(), 1, "{security}");
    }
}

#[tokio::test]
async fn no_mail_is_sent_to_whoever_has_another_certificate_or_none() {
    let (ours, others) = (Authority::new("Rovers"), Authority::new("Strangers"));
    let past = ["-days", "-1"];
    for (name, security, speaks) in [
        (
            "of another authority",
            "starttls",
            Speaks::Starttls(others.certifies("localhost")),
        ),
        (
            "of another authority",
            "tls",
            Speaks::Smtps(others.certifies("localhost")),
        ),
        (
            "for another name",
            "starttls",
            Speaks::Starttls(ours.certifies("mail.example")),
        ),
        (
            "for another name",
            "tls",
            Speaks::Smtps(ours.certifies("mail.example")),
        ),
        (
            "over",
            "tls",
            Speaks::Smtps(ours.certifies_until("localhost", &past)),
        ),
        // Neither the password nor the mail goes out in the open.
        ("not there", "starttls", Speaks::Smtp),
    ] {
        let folder = Folder::new();
        let receiver = Receiver::start(&[], speaks).await;
        let server = ours.club_with_mail(&receiver, security).start(&folder, &[]);
        ask_for_mail(&server).await;
        until_failed(&folder, &receiver).await;
        assert_eq!(receiver.all().len(), 0, "{name}, {security}");
        assert!(server.stop());
    }
}

/// A webhook of Bert, who is told that it is his turn.
async fn tell_bert(server: &Server, port: &str) {
    let mut match_ = Letters::begin(server).await;
    let url = json!({ "url": format!("https://localhost:{port}/hook") });
    let set = match_
        .bert
        .ask(server, "PUT", "/api/me/webhook", Some(&url))
        .await;
    assert_eq!(set.status, 200, "{}", set.body);
    match_.home_decides(server).await;
}

#[tokio::test]
async fn a_webhook_is_called_over_tls_only_with_a_right_certificate() {
    let (ours, others) = (Authority::new("Rovers"), Authority::new("Strangers"));
    let (folder, club) = (Folder::new(), ours.club("[webhook]\n"));
    let receiver = Receiver::start(&[], Speaks::Https(ours.certifies("localhost"))).await;
    let server = club.start(&folder, &[]);
    tell_bert(&server, receiver.port()).await;
    let taken = receiver.until_taken(1).await;
    assert!(taken[0].text().contains("Your turn: Lions – Tigers"));
    until_sent(&folder).await;
    assert!(server.stop());
    for (name, tls) in [
        ("of another authority", others.certifies("localhost")),
        ("for another name", ours.certifies("hooks.example")),
    ] {
        let folder = Folder::new();
        let receiver = Receiver::start(&[], Speaks::Https(tls)).await;
        let server = club.start(&folder, &[]);
        tell_bert(&server, receiver.port()).await;
        until_failed(&folder, &receiver).await;
        assert_eq!(receiver.all().len(), 0, "{name}");
        assert!(server.stop());
    }
}

/// Without the setting the authority is a stranger, and a file that is none is told at the start.
#[tokio::test]
async fn an_authority_is_believed_only_where_the_club_names_it() {
    let ours = Authority::new("Rovers");
    let folder = Folder::new();
    let receiver = Receiver::start(&[], Speaks::Https(ours.certifies("localhost"))).await;
    let server = soon("[webhook]\n").start(&folder, &[]);
    tell_bert(&server, receiver.port()).await;
    until_failed(&folder, &receiver).await;
    assert_eq!(receiver.all().len(), 0);
    assert!(server.stop());
    let empty = ours.folder.path().join("empty.pem");
    std::fs::write(&empty, "nothing\n").unwrap();
    for file in [empty, ours.folder.path().join("nowhere.pem")] {
        let text = format!("name = \"Rovers\"\nauthorities = {file:?}\n");
        let club = ClubFile::new(&text);
        let refused = Command::new(env!("CARGO_BIN_EXE_gaffer-server"))
            .args(["--listen", "127.0.0.1:0", "--club", club.path(), "--data"])
            .arg(folder.path())
            .output()
            .unwrap();
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(
            !refused.status.success() && said.contains("`authorities`"),
            "{said}"
        );
        assert!(said.contains(file.to_str().unwrap()), "{said}");
    }
}
