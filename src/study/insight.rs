//! What an engine thinks of the position on show, for as long as it is on show.

use hansu_engine::{Score, SearchInfo};
use hansu_players::{
    Notify, PlayerError, PlayerEvent,
    analysis::{AnalysisSource, Analyst, win_probability},
};
use hansu_rules::{Action, ActionText, AnyGame, GameKind, Side};

/// The most lines that can be asked for.
pub const MOST_LINES: usize = 5;

/// Moves of a line that are written out.
const WRITTEN: usize = 14;

/// An analyst and what it has said of the position it looks at.
#[derive(Debug)]
pub struct Insight {
    source: AnalysisSource,
    lines: usize,
    analyst: Option<Analyst>,
    game: Option<AnyGame>,
    infos: Vec<Option<SearchInfo>>,
    trouble: Option<PlayerError>,
}

impl Default for Insight {
    fn default() -> Self {
        Self {
            source: AnalysisSource::built_in(),
            lines: 3,
            analyst: None,
            game: None,
            infos: Vec::new(),
            trouble: None,
        }
    }
}

impl Insight {
    /// It looks at the position on show.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.analyst.is_some()
    }

    /// Begins to look.
    pub fn switch_on(&mut self, notify: Notify) {
        if self.analyst.is_none() {
            self.analyst = Some(Analyst::new(self.source.clone(), notify));
        }
    }

    /// Looks no more; its engine ends.
    pub fn switch_off(&mut self) {
        self.analyst = None;
        self.forget();
    }

    /// Who looks. Takes effect when it is switched on next.
    pub fn set_source(&mut self, source: AnalysisSource) {
        if source != self.source {
            self.source = source;
            self.switch_off();
        }
    }

    /// Who looks.
    #[must_use]
    pub const fn source(&self) -> &AnalysisSource {
        &self.source
    }

    /// How many lines are asked for.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// Asks for another number of lines, from 1 to [`MOST_LINES`].
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.clamp(1, MOST_LINES);
        if let Some(game) = self.game.take() {
            self.look_at(&game);
        }
    }

    /// Looks at this position; nothing happens where it does already.
    pub fn follow(&mut self, game: &AnyGame) {
        let same = self.game.as_ref().is_some_and(|known| {
            known.kind() == game.kind()
                && known.actions() == game.actions()
                && known.pieces() == game.pieces()
        });
        if !same {
            self.look_at(game);
        }
    }

    fn look_at(&mut self, game: &AnyGame) {
        let Some(analyst) = &mut self.analyst else { return };
        self.infos = vec![None; self.lines];
        self.trouble = analyst.analyse(game, self.lines).err();
        self.game = Some(game.clone());
    }

    fn forget(&mut self) {
        self.game = None;
        self.infos.clear();
        self.trouble = None;
    }

    /// Takes in a report; `true` where it is about the position on show.
    pub fn take(&mut self, event: PlayerEvent) -> bool {
        if !self.analyst.as_ref().is_some_and(|analyst| analyst.wants(&event)) {
            return false;
        }
        match event {
            PlayerEvent::Info { info, .. } => {
                if let Some(place) = info.line.checked_sub(1).and_then(|line| self.infos.get_mut(line)) {
                    *place = Some(info);
                }
            }
            PlayerEvent::Failed { error, .. } => self.trouble = Some(error),
            PlayerEvent::Decided { .. } | PlayerEvent::DeadStones { .. } => {}
        }
        true
    }

    /// Why there is nothing to see.
    #[must_use]
    pub const fn trouble(&self) -> Option<&PlayerError> {
        self.trouble.as_ref()
    }

    /// The lines that are known, the best first.
    #[must_use]
    pub fn known(&self) -> Vec<Line<'_>> {
        let Some(game) = &self.game else { return Vec::new() };
        self.infos.iter().flatten().map(|info| Line { game, info }).collect()
    }

    /// The first side's chance to win, 0 to 1, as the best line has it.
    #[must_use]
    pub fn first_wins(&self) -> Option<f64> {
        self.known().first().map(Line::first_wins)
    }

    /// Go: whose each point will be, from -1 (the second side's) to 1 (the first side's); by rows from the bottom.
    #[must_use]
    pub fn ownership(&self) -> Vec<f32> {
        let lines = self.known();
        let Some(line) = lines.first() else { return Vec::new() };
        let sign = if line.game.to_move() == Side::First { 1.0 } else { -1.0 };
        line.info
            .go
            .as_ref()
            .map_or_else(Vec::new, |go| go.ownership.iter().map(|held| held * sign).collect())
    }
}

/// One line of an analysis.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    game: &'a AnyGame,
    info: &'a SearchInfo,
}

impl Line<'_> {
    /// The first side's chance to win, 0 to 1.
    #[must_use]
    pub fn first_wins(&self) -> f64 {
        let mover = win_probability(self.game.kind(), self.info.score);
        if self.game.to_move() == Side::First { mover } else { 1.0 - mover }
    }

    /// The score from the first side's point of view: `+0.35`, `#3`, `#-2`; in Go the leader and the lead, `B+3.5`.
    #[must_use]
    pub fn score(&self) -> String {
        let first = self.game.to_move() == Side::First;
        score_text(self.game.kind(), self.info.score, first)
    }

    /// The first move.
    #[must_use]
    pub fn best(&self) -> Option<Action> {
        self.info.pv.first().copied()
    }

    /// Plies, or playouts in Go.
    #[must_use]
    pub fn depth(&self) -> u64 {
        if self.game.kind() == GameKind::Go { self.info.nodes } else { self.info.depth.into() }
    }

    /// The line as players write it.
    #[must_use]
    pub fn text(&self) -> String {
        let mut game = self.game.clone();
        let mut texts = Vec::new();
        for &action in self.info.pv.iter().take(WRITTEN) {
            if !game.is_legal(action) {
                break;
            }
            let text = game.text(action, ActionText::Player);
            if game.play(action).is_err() {
                break;
            }
            texts.push(text);
        }
        texts.join(" ")
    }
}

/// A score, for the side to move, as seen from the first side.
#[must_use]
pub fn score_text(kind: GameKind, score: Score, first_moves: bool) -> String {
    let sign = if first_moves { 1 } else { -1 };
    match score {
        Score::Centi(hundredths) => {
            let hundredths = hundredths * sign;
            let digits = if kind == GameKind::Janggi { 1 } else { 2 };
            format!("{:+.digits$}", f64::from(hundredths) / 100.0)
        }
        Score::Mate(moves) => format!("#{}", moves * sign),
        Score::Go { lead, .. } => {
            let lead = f64::from(lead) * f64::from(sign);
            format!("{}+{:.1}", if lead >= 0.0 { "B" } else { "W" }, lead.abs())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hansu_rules::chess;
    use std::{sync::mpsc, time::Duration};

    #[test]
    fn scores_are_told_from_the_first_side() {
        assert_eq!(score_text(GameKind::Chess, Score::Centi(35), true), "+0.35");
        assert_eq!(score_text(GameKind::Chess, Score::Centi(35), false), "-0.35");
        assert_eq!(score_text(GameKind::Janggi, Score::Centi(250), true), "+2.5");
        assert_eq!(score_text(GameKind::Chess, Score::Mate(3), false), "#-3");
        let go = Score::Go { win_rate: 0.7, lead: 3.5 };
        assert_eq!(score_text(GameKind::Go, go, false), "W+3.5");
    }

    #[test]
    fn the_position_on_show_is_looked_at_and_stale_reports_are_dropped() {
        let (sender, reports) = mpsc::channel();
        let mut insight = Insight::default();
        insight.set_lines(2);
        insight.switch_on(std::sync::Arc::new(move |event| {
            let _ = sender.send(event);
        }));
        let mut game = AnyGame::Chess(chess::Game::new(chess::Rules::default()));
        insight.follow(&game);
        let first = reports.recv_timeout(Duration::from_secs(60)).expect("the engine reports");
        assert!(insight.take(first.clone()));
        let action = game.parse("e4").expect("a move");
        game.play(action).expect("a legal move");
        insight.follow(&game);
        assert!(!insight.take(first), "it is about the position before");
        while insight.known().len() < 2 {
            insight.take(reports.recv_timeout(Duration::from_secs(60)).expect("the engine reports"));
        }
        let lines = insight.known();
        assert!(!lines[0].text().is_empty());
        assert!(lines[0].best() != lines[1].best());
        let chance = insight.first_wins().expect("a line is known");
        assert!((0.0..=1.0).contains(&chance));
        insight.switch_off();
        assert!(insight.known().is_empty());
    }
}
