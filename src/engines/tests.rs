//! Tests of engines: which run, what came of them, and what was said.

use hansu_engine::Cancel;
use hansu_players::{EngineProfile, probe::ProbeReport, process::EngineLog};

use super::Trouble;

/// What came of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TestState {
    /// It is being talked to.
    Running,
    /// It works.
    Works {
        /// What it calls itself; may be empty.
        name: String,
        /// Who wrote it, or its version; may be empty.
        by: String,
        /// How long it took to say so, in thousandths of a second.
        took_ms: u128,
        /// Options of the profile that it does not take.
        unfit: Vec<String>,
    },
    /// It does not work.
    Failed(Trouble),
}

impl TestState {
    /// An engine that has introduced itself; one that plays none of our games is of no use.
    #[must_use]
    pub fn of_report(report: &ProbeReport, profile: &EngineProfile) -> Self {
        if let Some(trouble) = Trouble::of_report(report) {
            return Self::Failed(trouble);
        }
        Self::Works {
            name: report.name.clone(),
            by: report.by.clone(),
            took_ms: report.took.as_millis(),
            unfit: report.unfit_options(profile),
        }
    }
}

#[derive(Debug)]
struct Test {
    engine: String,
    run: u64,
    state: TestState,
    cancel: Cancel,
    log: EngineLog,
}

/// What a test's thread is given.
#[derive(Clone, Debug)]
pub struct TestRun {
    /// Comes back with the result.
    pub number: u64,
    /// Calls it off.
    pub cancel: Cancel,
    /// What is said goes here.
    pub log: EngineLog,
}

/// The last test of each engine, by its name. Dropping this calls off what still runs.
#[derive(Debug, Default)]
pub struct EngineTests {
    runs: u64,
    tests: Vec<Test>,
}

impl EngineTests {
    /// Begins a test; one of the same engine that still runs is called off.
    pub fn begin(&mut self, engine: &str) -> TestRun {
        self.forget(engine);
        self.runs += 1;
        let run = TestRun { number: self.runs, cancel: Cancel::default(), log: EngineLog::default() };
        self.tests.push(Test {
            engine: engine.to_owned(),
            run: run.number,
            state: TestState::Running,
            cancel: run.cancel.clone(),
            log: run.log.clone(),
        });
        run
    }

    /// The engine a test that still counts is about, under the name it has now.
    #[must_use]
    pub fn engine_of(&self, run: u64) -> Option<&str> {
        self.tests.iter().find(|test| test.run == run).map(|test| test.engine.as_str())
    }

    /// Takes in what came of a test. One that was called off leaves nothing behind but its log's end.
    pub fn finish(&mut self, run: u64, state: TestState) {
        if let Some(test) = self.tests.iter_mut().find(|test| test.run == run) {
            test.state = state;
        }
    }

    /// Notes what is wrong without a test.
    pub fn fail(&mut self, engine: &str, trouble: Trouble) {
        let run = self.begin(engine);
        self.finish(run.number, TestState::Failed(trouble));
    }

    /// Calls a test off; its thread answers soon.
    pub fn cancel(&self, engine: &str) {
        if let Some(test) = self.test(engine) {
            test.cancel.cancel();
        }
    }

    /// What is known of an engine's test, since the window was opened.
    #[must_use]
    pub fn state(&self, engine: &str) -> Option<&TestState> {
        self.test(engine).map(|test| &test.state)
    }

    /// What was said in an engine's test.
    #[must_use]
    pub fn log(&self, engine: &str) -> Option<&EngineLog> {
        self.test(engine).map(|test| &test.log)
    }

    /// The engine is called otherwise now.
    pub fn rename(&mut self, engine: &str, name: &str) {
        for test in self.tests.iter_mut().filter(|test| test.engine == engine) {
            name.clone_into(&mut test.engine);
        }
    }

    /// What was found out no longer counts.
    pub fn forget(&mut self, engine: &str) {
        self.cancel(engine);
        self.tests.retain(|test| test.engine != engine);
    }

    fn test(&self, engine: &str) -> Option<&Test> {
        self.tests.iter().find(|test| test.engine == engine)
    }
}

impl Drop for EngineTests {
    fn drop(&mut self) {
        self.tests.iter().for_each(|test| test.cancel.cancel());
    }
}

#[cfg(test)]
mod unit_tests {
    use super::*;

    fn failed() -> TestState {
        TestState::Failed(Trouble { code: "folder", details: vec!["/tmp".to_owned()] })
    }

    #[test]
    fn only_the_last_test_counts() {
        let mut tests = EngineTests::default();
        let first = tests.begin("Fish");
        let second = tests.begin("Fish");
        assert!(first.cancel.is_cancelled() && !second.cancel.is_cancelled());
        tests.finish(first.number, failed());
        assert_eq!(tests.state("Fish"), Some(&TestState::Running));
        tests.rename("Fish", "Cod");
        assert_eq!(tests.engine_of(second.number), Some("Cod"));
        tests.finish(second.number, failed());
        assert_eq!((tests.state("Cod"), tests.state("Fish")), (Some(&failed()), None));
        assert_eq!(tests.log("Cod"), Some(&second.log));
        tests.forget("Cod");
        assert_eq!(tests.engine_of(second.number), None);
    }

    #[test]
    fn what_still_runs_is_called_off_at_the_end() {
        let mut tests = EngineTests::default();
        let run = tests.begin("Fish");
        drop(tests);
        assert!(run.cancel.is_cancelled());
    }
}
