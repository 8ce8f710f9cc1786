//! Installed engines join the list.

use hansu_players::EngineProfile;

use super::{EngineList, known::real_program};

impl EngineList {
    /// Adds the engines that were found, each program once; the answer is how many were new. Programs that were removed
    /// stay so unless they are asked for `again`.
    pub fn merge(&mut self, found: Vec<EngineProfile>, again: bool) -> usize {
        self.searched = true;
        if again {
            self.removed.clear();
        }
        let mut known = self.programs();
        let before = self.engines.len();
        for mut profile in found {
            let program = real_program(&profile.command);
            if known.contains(&program) || self.removed.contains(&program) {
                continue;
            }
            known.push(program);
            profile.name = self.free_name(&profile.name, None);
            self.engines.push(profile.into());
        }
        self.engines.len() - before
    }
}

#[cfg(test)]
mod tests {
    use hansu_players::{Protocol, process::CommandLine};
    use hansu_rules::GameKind;

    use super::*;

    fn found(names: &[(&str, &str)]) -> Vec<EngineProfile> {
        let profile = |&(name, program): &(&str, &str)| {
            EngineProfile::new(name, CommandLine::new(program), Protocol::Uci, [GameKind::Chess])
        };
        names.iter().map(profile).collect()
    }

    #[test]
    fn a_program_is_found_once_and_removed_for_good() {
        let mut list = EngineList::default();
        assert!(!list.was_searched());
        let two = [("Shell", "/bin/sh"), ("Other", "/no/such/other")];
        assert_eq!(list.merge(found(&two), false), 2);
        assert!(list.was_searched());
        // By its name or by its path it is the same program.
        assert_eq!(list.merge(found(&[("Shell", "sh"), ("Other", "/no/such/other")]), false), 0);
        list.remove(0);
        assert_eq!(list.merge(found(&two), false), 0);
        assert_eq!(list.engines().len(), 1);
        assert_eq!(list.merge(found(&two), true), 1);
        assert_eq!(list.engines()[1].profile.name, "Shell");
    }

    #[test]
    fn what_a_person_adds_is_no_longer_removed() {
        let mut list = EngineList::default();
        list.merge(found(&[("Shell", "/bin/sh")]), false);
        list.remove(0);
        list.add(found(&[("Mine", "/bin/sh")]).remove(0).into());
        list.engines.clear();
        assert_eq!(list.merge(found(&[("Shell", "/bin/sh")]), false), 1);
    }
}
