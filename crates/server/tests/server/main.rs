//! The server as people and programs meet it: a process of its own, real sockets, a real store.

mod admin;
mod club;
mod crash;
mod cups;
mod dice_by_hand;
mod failing_disk;
mod fair;
mod guard;
mod health;
mod interface;
mod languages;
mod limits;
mod logs;
mod names;
mod openapi;
mod people;
mod proxy;
mod requests;
mod restart;
mod rules_change;
mod seats;
mod secrets;
mod storage;
mod support;
mod thinking;
mod typescript;
