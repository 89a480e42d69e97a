//! The names that a file defines, imports and uses.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::{self, Visit};
use syn::{Attribute, File, Item, ItemMod, ItemUse, Macro, UseTree, Visibility};

/// A path in the source, from its first segment.
pub(crate) type Path = Vec<String>;

/// The names of a file. Modules within it are parts of it.
#[derive(Default)]
pub(crate) struct Names {
    /// The modules that are files of their own.
    pub(crate) children: Vec<String>,
    pub(crate) defined: BTreeSet<String>,
    /// The paths of imported names.
    pub(crate) imported: BTreeMap<String, Path>,
    /// The paths of which all names are imported.
    pub(crate) globs: Vec<Path>,
    /// The paths that make the file depend on others: imports that are no re-exports, and the paths in
    /// its code.
    pub(crate) used: BTreeSet<Path>,
}

impl Names {
    pub(crate) fn of(file: &File) -> Self {
        let mut names = Self::default();
        names.visit_file(file);
        names
    }

    fn import(&mut self, tree: &UseTree, mut path: Path, is_use: bool) {
        match tree {
            UseTree::Path(tree) => {
                path.push(tree.ident.to_string());
                self.import(&tree.tree, path, is_use);
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.import(tree, path.clone(), is_use));
            }
            UseTree::Glob(_) => self.globs.push(path),
            UseTree::Name(_) | UseTree::Rename(_) => {
                let (from, to) = match tree {
                    UseTree::Rename(tree) => (tree.ident.to_string(), tree.rename.to_string()),
                    UseTree::Name(tree) => (tree.ident.to_string(), tree.ident.to_string()),
                    _ => return,
                };
                let is_self = from == "self";
                let to = if is_self && to == "self" {
                    path.last().cloned().unwrap_or_default()
                } else {
                    to
                };
                if !is_self {
                    path.push(from);
                }
                if is_use {
                    self.used.insert(path.clone());
                }
                self.imported.insert(to, path);
            }
        }
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| {
        let condition = it.meta.require_list().map(|list| list.tokens.to_string());
        it.path().is_ident("test")
            || it.path().is_ident("cfg")
                && condition.is_ok_and(|text| matches!(text.as_str(), "test" | "doctest"))
    })
}

impl<'a> Visit<'a> for Names {
    fn visit_item(&mut self, item: &'a Item) {
        let (attributes, name) = match item {
            Item::Const(it) => (&it.attrs, Some(&it.ident)),
            Item::Enum(it) => (&it.attrs, Some(&it.ident)),
            Item::Fn(it) => (&it.attrs, Some(&it.sig.ident)),
            Item::Impl(it) => (&it.attrs, None),
            Item::Macro(it) => (&it.attrs, it.ident.as_ref()),
            Item::Mod(it) => (&it.attrs, None),
            Item::Static(it) => (&it.attrs, Some(&it.ident)),
            Item::Struct(it) => (&it.attrs, Some(&it.ident)),
            Item::Trait(it) => (&it.attrs, Some(&it.ident)),
            Item::Type(it) => (&it.attrs, Some(&it.ident)),
            Item::Union(it) => (&it.attrs, Some(&it.ident)),
            Item::Use(it) => (&it.attrs, None),
            _ => return visit::visit_item(self, item),
        };
        if is_test(attributes) {
            return;
        }
        self.defined.extend(name.map(ToString::to_string));
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if module.content.is_none() {
            self.children.push(module.ident.to_string());
        }
        visit::visit_item_mod(self, module);
    }

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        let is_use = matches!(item.vis, Visibility::Inherited);
        self.import(&item.tree, Path::new(), is_use);
    }

    fn visit_macro(&mut self, called: &'a Macro) {
        // The arguments of most macros are expressions.
        let parser = syn::punctuated::Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        if let Ok(arguments) = called.parse_body_with(parser) {
            arguments.iter().for_each(|it| self.visit_expr(it));
        }
        visit::visit_macro(self, called);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        self.used.insert(path.segments.iter().map(|it| it.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_visibility(&mut self, _: &'a Visibility) {}

    fn visit_attribute(&mut self, _: &'a Attribute) {}
}
