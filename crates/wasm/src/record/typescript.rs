//! The types of answers in TypeScript. No build contains them: nothing but a test asks for them.

use std::path::PathBuf;

use serde::{Serialize, Serializer};
use ts_rs::{Config, TS};

use crate::answer::List;
use crate::words::{Word, Words};

impl<T: Words> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.as_str())
    }
}

/// The words as a type of their own.
impl<T: Words> TS for Word<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some(ts_rs::format_docs(&T::TYPE.1.trim_end().split('\n').collect::<Vec<_>>()))
    }

    fn name(_: &Config) -> String {
        T::TYPE.0.to_owned()
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }

    fn decl(config: &Config) -> String {
        let words = T::ALL.iter().map(|value| format!("'{}'", value.as_str()));
        format!("type {} = {};", Self::name(config), words.collect::<Vec<_>>().join(" | "))
    }

    fn output_path() -> Option<PathBuf> {
        Some(PathBuf::from(T::TYPE.0))
    }
}

impl<T: TS + 'static> TS for List<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor) {
        Vec::<T>::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::{env, fs};

    use ts_rs::{Config, TS, TypeVisitor};

    use crate::eyes::{facts, referee, shapes, sum};
    use crate::texts::{game, reading};

    /// Types of `web/engine`, which also go in, or are made of codes.
    const IMPORTED: [&str; 4] = ["BoardMark", "Color", "Position", "Warning"];

    /// Declarations by name.
    struct Declarations(BTreeMap<String, String>, Config);

    impl TypeVisitor for Declarations {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            T::visit_generics(self);
            if T::output_path().is_none() {
                return;
            }
            let name = T::ident(&self.1);
            if self.0.contains_key(&name) || IMPORTED.contains(&&name[..]) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n\n", T::decl(&self.1));
            self.0.insert(name, declaration);
            T::visit_dependencies(self);
        }
    }

    /// Writes the types into the folder that the environment names, for `scripts/types.mjs`.
    #[test]
    fn every_answer_has_a_type() {
        let config = Config::new().with_large_int("number");
        let mut types = Declarations(BTreeMap::new(), config);
        types.visit::<crate::facts::Facts>();
        types.visit::<crate::moment::RunAt>();
        types.visit::<crate::play::PlayedMove>();
        types.visit::<crate::drawing::Hit>();
        types.visit::<crate::drawing::DrawingSize>();
        types.visit::<reading::FoundItem>();
        types.visit::<reading::ReadPosition>();
        types.visit::<game::Variation>();
        crate::lenses::answers(&mut types);
        types.visit::<facts::EyeFacts<'_>>();
        types.visit::<referee::EyeJudged>();
        types.visit::<referee::Moment>();
        types.visit::<shapes::EyeShape<'_>>();
        types.visit::<sum::EyeSum>();
        let text: String = types.0.into_values().collect();
        assert!(text.contains("export type Facts "), "{text}");
        if let Ok(folder) = env::var("PASS_ALIVE_TYPES") {
            fs::write(folder + "/wasm.ts", text).expect("a file that can be written");
        }
    }
}
