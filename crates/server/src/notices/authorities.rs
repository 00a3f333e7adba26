//! Whose certificates are believed when notices are sent: those that this system trusts, and those that the club's file names.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use lettre::transport::smtp::client::{Certificate, TlsParameters};
use serde::Deserialize;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Trouble;

/// The authorities that a club trusts beside those of the system.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(from = "PathBuf")]
pub(crate) struct Authorities {
    /// The file with their certificates, where the club's file names one.
    file: Option<PathBuf>,
    /// What is in it, in PEM.
    pem: Arc<[u8]>,
    /// Made when it is first needed: the system's are many.
    config: Arc<OnceLock<Arc<ClientConfig>>>,
}

impl From<PathBuf> for Authorities {
    fn from(file: PathBuf) -> Self {
        Self {
            file: Some(file),
            ..Self::default()
        }
    }
}

impl Authorities {
    /// Reads the certificates, or says what is wrong with their file.
    pub(crate) fn read(&mut self) -> Result<(), String> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        let bad = |why: String| format!("`authorities`, {}: {why}", file.display());
        let pem = std::fs::read(file).map_err(|error| bad(error.to_string()))?;
        let mut roots = RootCertStore::empty();
        for certificate in CertificateDer::pem_slice_iter(&pem) {
            let certificate = certificate.map_err(|error| bad(error.to_string()))?;
            let added = roots.add(certificate);
            added.map_err(|error| bad(error.to_string()))?;
        }
        if roots.is_empty() {
            let why =
                "there is no certificate in it, which begins with -----BEGIN CERTIFICATE-----";
            return Err(bad(why.to_owned()));
        }
        self.pem = pem.into();
        Ok(())
    }

    /// TLS to whoever has a certificate of theirs.
    pub(super) fn tls(&self) -> TlsConnector {
        let config = self.config.get_or_init(|| {
            let mut roots = RootCertStore::empty();
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            roots.add_parsable_certificates(
                CertificateDer::pem_slice_iter(&self.pem).filter_map(Result::ok),
            );
            let config = ClientConfig::builder()
                .with_root_certificates(roots)
                .with_no_client_auth();
            Arc::new(config)
        });
        TlsConnector::from(Arc::clone(config))
    }

    /// The same for a mail server of this name.
    pub(super) fn of_mail_server(&self, name: &str) -> Result<TlsParameters, Trouble> {
        let mut parameters = TlsParameters::builder(name.to_owned());
        if !self.pem.is_empty() {
            let own = Certificate::from_pem(&self.pem).map_err(|_| Trouble::Unreachable)?;
            parameters = parameters.add_root_certificate(own);
        }
        parameters.build().map_err(|_| Trouble::Unreachable)
    }
}
