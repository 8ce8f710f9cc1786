//! What is known about a game besides its moves.

/// Named facts about a game ("White", "Date", "Result"), in the order in which they were set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of this tag; names are compared exactly.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in its old place where it is known already.
    pub fn set(&mut self, name: impl Into<String>, value: impl Into<String>) {
        let (name, value) = (name.into(), value.into());
        match self.0.iter_mut().find(|(key, _)| *key == name) {
            Some(tag) => tag.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// Adds a tag behind the others, also one that is known already: files may hold a tag twice, and both are kept.
    /// [`get`](Self::get) finds the first.
    pub fn push(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.0.push((name.into(), value.into()));
    }

    /// Removes a tag and returns what it said.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let index = self.0.iter().position(|(key, _)| key == name)?;
        Some(self.0.remove(index).1)
    }

    /// Name and value of every tag, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many tags there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// No tag is set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_set_again_keeps_its_place() {
        let mut tags = Tags::default();
        tags.set("White", "Kim");
        tags.set("Black", "Lee");
        tags.set("White", "Park");
        assert_eq!(tags.iter().collect::<Vec<_>>(), [("White", "Park"), ("Black", "Lee")]);
        assert_eq!(tags.get("white"), None, "names are exact");
        assert_eq!(tags.remove("White").as_deref(), Some("Park"));
        assert_eq!(tags.remove("White"), None);
        assert_eq!(tags.len(), 1);
    }
}
