//! The types of answers in TypeScript, for `analyze()` of the package for JavaScript.

use std::collections::BTreeMap;
use std::{env, fs};

use ts_rs::{Config, TS, TypeVisitor};

use crate::{analysis, position};

/// Declarations by name.
struct Declarations(BTreeMap<String, String>, Config);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.1);
        if self.0.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.0.insert(name, format!("{docs}export {}\n\n", T::decl(&self.1)));
        T::visit_dependencies(self);
    }
}

/// Writes the types into the folder that the environment names, for `scripts/types.mjs`.
#[test]
fn every_key_has_a_type() {
    let mut types = Declarations(BTreeMap::new(), Config::new().with_large_int("number"));
    types.visit::<position::Json<'_>>();
    types.visit::<analysis::Json<(), (), ()>>();
    types.visit::<analysis::Block<'_>>();
    types.visit::<analysis::Region<'_>>();
    let text: String = types.0.into_values().collect();
    assert!(text.contains("export type Judgement "), "{text}");
    if let Ok(folder) = env::var("PASS_ALIVE_TYPES") {
        fs::write(folder + "/json.ts", text).expect("a file that can be written");
    }
}
