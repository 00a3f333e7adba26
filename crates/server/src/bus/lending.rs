//! Places to think in that nobody needs here, lent to nodes where coaches wait ([`super::thinking`]): those nodes take turns.

use std::collections::VecDeque;
use std::sync::{Arc, Weak};
use std::time::Duration;

use async_nats::{Message, Subject, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt;
use gaffer_games::protocol::Problem;
use gaffer_games::thinking::Watch;
use gaffer_games::{CoachAnswer, CoachQuestion};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::Bus;
use super::thinking::{Asked, BEAT, SILENCE, Told, Wanted, Word, read};
use super::wire::packed;
use crate::App;
use crate::thinking_queue::QueuePlace;

/// How long a place is kept free for a node that is to say what is thought about in it.
const KEPT: Duration = Duration::from_secs(1);

/// Lends places as long as the server lives and belongs to the others.
pub(super) async fn lend(app: Weak<App>, mut wanted: Subscriber) {
    // Those where coaches wait, the next one first.
    let mut nodes: VecDeque<String> = VecDeque::new();
    let mut thinking = JoinSet::new();
    loop {
        tokio::select! {
            message = wanted.next() => {
                let Some(message) = message else { return };
                let Some(app) = app.upgrade() else { return };
                let node = node_in_want(&app, &message);
                nodes.extend(node.filter(|node| !nodes.contains(node)));
            }
            Some(_) = thinking.join_next() => {}
        }
        let Some(app) = app.upgrade() else { return };
        let Some(bus) = &app.bus else { return };
        while !bus.is_leaving()
            && !nodes.is_empty()
            && let Some(place) = Borrowed::from(&app)
            && let Some(node) = nodes.pop_front()
        {
            if let Some((asked, told_on)) = bus.offer_place(&node).await {
                thinking.spawn(think(Arc::clone(&app), place, asked, told_on));
                nodes.push_back(node);
            }
        }
    }
}

/// The node that says that coaches wait there, where this one can help it.
fn node_in_want(app: &App, message: &Message) -> Option<String> {
    let Wanted { node, program } = read(message)?;
    let is_of_others = app.bus.as_ref()?.is_alive(&node);
    (is_of_others && program == app.jobs.program()).then_some(node)
}

/// A place here for a coach of another node.
struct Borrowed {
    place: QueuePlace,
    watch: Arc<Watch>,
}

impl Borrowed {
    fn from(app: &App) -> Option<Self> {
        let watch = Arc::new(Watch::default());
        let place = app.thinking.spare(Arc::clone(&watch))?;
        Some(Self { place, watch })
    }
}

impl Bus {
    /// Offers a place to a node: what it asks, and where it is told of that; none where nobody waits there any more.
    async fn offer_place(&self, node: &str) -> Option<(Asked, Subject)> {
        let offer = self.client.request(self.places_for(node), Bytes::new());
        let message = timeout(KEPT, offer).await.ok()?.ok()?;
        let told_on = message.reply.clone()?;
        Some((read(&message)?, told_on))
    }

    async fn tell(&self, told_on: Subject, told: &Told) {
        self.say(told_on, packed(told)).await;
    }

    /// Tells how far a search is until nobody waits for it any more.
    async fn until_unwanted(&self, told_on: &Subject, watch: &Watch) {
        loop {
            let told = packed(&Told::Thinks(watch.nodes()));
            let asked = self.client.request(told_on.clone(), told);
            let Ok(Ok(message)) = timeout(SILENCE, asked).await else {
                return;
            };
            match read(&message) {
                Some(Word::GoOn) => {}
                Some(Word::PlayNow) => watch.play_now(),
                None => return,
            }
            sleep(BEAT).await;
        }
    }
}

/// Thinks for another node, as long as somebody waits for it there.
async fn think(app: Arc<App>, borrowed: Borrowed, asked: Asked, told_on: Subject) {
    let Some(bus) = &app.bus else { return };
    let Borrowed { place, watch } = borrowed;
    let Asked { question, patience } = asked;
    let late = async {
        sleep(Duration::from_millis(patience)).await;
        watch.play_now();
        std::future::pending::<()>().await;
    };
    let told = tokio::select! {
        answer = decide(&app, place, question, Arc::clone(&watch)) => match answer {
            Ok(answer) => {
                app.metrics.coaches_lent.inc();
                Told::Decided(answer)
            }
            Err(problem) => {
                tracing::warn!(code = problem.code, "a coach of another node could not decide");
                Told::GivenUp
            }
        },
        () = bus.until_unwanted(&told_on, &watch) => Told::GivenUp,
        () = bus.until_leaving() => Told::GivenUp,
        () = late => Told::GivenUp,
    };
    // Whoever has stopped waiting, whatever still thinks ends.
    watch.play_now();
    bus.tell(told_on, &told).await;
}

async fn decide(
    app: &App,
    place: QueuePlace,
    question: CoachQuestion,
    watch: Arc<Watch>,
) -> Result<CoachAnswer, Problem> {
    app.think_at(Some(place), move || question.answer(watch))
        .await?
}
