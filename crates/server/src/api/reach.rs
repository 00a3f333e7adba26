//! By which address other computers call this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use axum::{Extension, Json};
use gaffer_games::protocol::Reach;

use crate::visitor::Visitor;

/// How other computers reach this server. Only somebody at this computer is told: the address is nobody else's business.
#[utoipa::path(get, path = "/api/reach", responses((status = 200, description = "The address.", body = Reach)))]
pub(super) async fn reach(
    visitor: Visitor,
    Extension(listening): Extension<SocketAddr>,
) -> Json<Reach> {
    Json(if visitor.is_local() {
        reached(listening, own_address())
    } else {
        Reach::default()
    })
}

/// The way to a server that listens here, on a computer that others know by `own`.
fn reached(listening: SocketAddr, own: Option<IpAddr>) -> Reach {
    let ip = match listening.ip() {
        ip if ip.is_unspecified() || ip.is_loopback() => own,
        ip => Some(ip),
    };
    Reach {
        address: ip.map(|ip| format!("http://{}", SocketAddr::new(ip, listening.port()))),
        open: !listening.ip().is_loopback(),
    }
}

/// The address that this computer has in its network. Nothing is sent: connecting a UDP socket only asks for the way.
fn own_address() -> Option<IpAddr> {
    const ANYWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ANYWHERE).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_the_one_that_others_know() {
        let own = Some("192.168.1.20".parse().unwrap());
        for (listening, address, open) in [
            ("0.0.0.0:4020", Some("http://192.168.1.20:4020"), true),
            ("127.0.0.1:4020", Some("http://192.168.1.20:4020"), false),
            ("10.0.0.7:80", Some("http://10.0.0.7:80"), true),
            ("[::1]:4020", Some("http://192.168.1.20:4020"), false),
        ] {
            let reach = reached(listening.parse().unwrap(), own);
            assert_eq!(
                (reach.address.as_deref(), reach.open),
                (address, open),
                "{listening}"
            );
        }
        assert_eq!(reached("0.0.0.0:1".parse().unwrap(), None).address, None);
    }
}
