//! The server as people and programs meet it: a process of its own, real sockets, a real store.

mod crash;
mod guard;
mod interface;
mod limits;
mod openapi;
mod requests;
mod restart;
mod seats;
mod support;
mod thinking;
