//! An outside engine as a player.

use std::sync::Arc;

use hansu_engine::{Cancel, Decision};
use hansu_rules::{GameKind, Point};

use crate::{
    EngineError, EngineProfile, Player, PlayerError, Purpose, Reporter, Request,
    gtp::GtpClient,
    process::EngineLog,
    profile::Protocol,
    uci::{UciClient, UciState},
};

#[derive(Debug)]
enum Client {
    Uci(Box<UciClient>),
    Gtp(Box<GtpClient>),
}

impl Client {
    fn start(profile: &EngineProfile, purpose: Purpose, log: EngineLog) -> Result<Self, EngineError> {
        Ok(match profile.protocol {
            Protocol::Uci => Self::Uci(Box::new(UciClient::start(profile, purpose, log)?)),
            Protocol::Gtp => Self::Gtp(Box::new(GtpClient::start(profile, purpose, log)?)),
        })
    }

    fn is_dead(&self) -> bool {
        match self {
            Self::Uci(client) => client.state() == UciState::Quitting,
            Self::Gtp(client) => client.is_dead(),
        }
    }
}

/// An outside engine. Its program is started by the first question, and again by the next after it has ended.
/// Dropping it ends the program.
#[derive(Debug)]
pub struct OutsideEngine {
    profile: Arc<EngineProfile>,
    purpose: Purpose,
    log: EngineLog,
    client: Option<Client>,
}

impl OutsideEngine {
    /// An engine that has not been started yet. Everything it says will be in `log`.
    #[must_use]
    pub const fn new(profile: Arc<EngineProfile>, purpose: Purpose, log: EngineLog) -> Self {
        Self { profile, purpose, log, client: None }
    }

    /// Asks the running engine, or a new one. What has failed beyond repair is thrown away.
    fn ask<T>(
        &mut self,
        kind: GameKind,
        question: impl FnOnce(&mut Client) -> Result<T, EngineError>,
    ) -> Result<T, PlayerError> {
        if !self.profile.plays(kind) {
            return Err(EngineError::OtherGame(kind).into());
        }
        let mut client = match self.client.take() {
            Some(client) => client,
            None => Client::start(&self.profile, self.purpose, self.log.clone())?,
        };
        let answer = question(&mut client);
        if !client.is_dead() {
            self.client = Some(client);
        }
        Ok(answer?)
    }
}

impl Player for OutsideEngine {
    fn think(
        &mut self,
        request: &Request,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, PlayerError> {
        let game = &request.game;
        // Engines are not asked about games that are over: some of them crash.
        if game.outcome().is_some() {
            return Err(PlayerError::NoMove);
        }
        let limits = match self.purpose {
            Purpose::Play => self.profile.limits.applied_to(request.limits),
            Purpose::Analyse => request.limits,
        };
        let opponent = request.opponent_clock.as_ref();
        self.ask(game.kind(), |client| match client {
            Client::Uci(client) => client.search(game, &limits, opponent, request.lines, cancel, reporter),
            Client::Gtp(client) => client.search(game, &limits, opponent, cancel, reporter),
        })
    }

    fn dead_stones(&mut self, request: &Request, cancel: &Cancel) -> Result<Vec<Point>, PlayerError> {
        let game = &request.game;
        self.ask(game.kind(), |client| match client {
            Client::Gtp(client) => client.dead_stones(game, cancel),
            Client::Uci(_) => Err(EngineError::OtherGame(game.kind())),
        })
    }
}
