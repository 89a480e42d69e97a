//! Answers that are set property by property: those of the first board and of the widget, which serde would
//! make larger.

use alloc::string::String;
use core::marker::PhantomData;

use js_sys::Array;
use wasm_bindgen::JsValue;

use crate::value::Object;
use crate::words::{Word, Words};

/// A value that leaves WebAssembly.
pub(crate) trait Answer: Sized {
    fn to_js(self) -> JsValue;

    /// Makes the value a property; texts and numbers need no value of JavaScript of their own for it.
    fn set(self, object: &Object, name: &str) {
        object.set(name, &self.to_js());
    }
}

impl Answer for u32 {
    fn to_js(self) -> JsValue {
        self.into()
    }

    fn set(self, object: &Object, name: &str) {
        object.set_count(name, self);
    }
}

impl Answer for f64 {
    fn to_js(self) -> JsValue {
        self.into()
    }

    fn set(self, object: &Object, name: &str) {
        object.set_number(name, self);
    }
}

impl Answer for bool {
    fn to_js(self) -> JsValue {
        self.into()
    }
}

impl Answer for &str {
    fn to_js(self) -> JsValue {
        self.into()
    }

    fn set(self, object: &Object, name: &str) {
        object.set_text(name, self);
    }
}

impl Answer for String {
    fn to_js(self) -> JsValue {
        self.into()
    }

    fn set(self, object: &Object, name: &str) {
        object.set_text(name, &self);
    }
}

impl<T: Words> Answer for Word<T> {
    fn to_js(self) -> JsValue {
        self.0.as_str().into()
    }

    fn set(self, object: &Object, name: &str) {
        object.set_text(name, self.0.as_str());
    }
}

/// Null without a value.
impl<T: Answer> Answer for Option<T> {
    fn to_js(self) -> JsValue {
        self.map_or(JsValue::NULL, T::to_js)
    }
}

/// A list that is already in JavaScript.
pub(crate) struct List<T>(Array, PhantomData<T>);

impl<T: Answer> List<T> {
    pub(crate) fn new() -> Self {
        Self(Array::new(), PhantomData)
    }

    pub(crate) fn push(&self, value: T) {
        self.0.push(&value.to_js());
    }
}

impl<T: Answer> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().map(T::to_js).collect(), PhantomData)
    }
}

impl<T> Answer for List<T> {
    fn to_js(self) -> JsValue {
        self.0.into()
    }
}

/// Numbers, of blocks for example.
pub(crate) fn counts(counts: impl IntoIterator<Item = impl Into<u32>>) -> List<u32> {
    counts.into_iter().map(Into::into).collect()
}

/// Adds the type in TypeScript, with an attribute of `ts`, where types can be made.
macro_rules! typed {
    ([$($attribute:meta)?] $($item:tt)*) => {
        #[cfg_attr(feature = "serde", derive(ts_rs::TS) $(, $attribute)?)]
        #[allow(non_snake_case, reason = "as in JavaScript")]
        $($item)*
    };
}

/// Defines an answer whose fields have their names in JavaScript, those without a value null or left out; or one of several objects that are told apart
/// by a property, each with its word.
/// Without fields it is an object that is made elsewhere.
macro_rules! answer {
    ($(#[$doc:meta])* struct $name:ident;) => {
        $crate::answer::typed! { [ts(type = "object")]
            $(#[$doc])*
            #[derive(Debug)]
            pub(crate) struct $name(pub(crate) $crate::value::Object);
        }

        impl $crate::answer::Answer for $name {
            fn to_js(self) -> wasm_bindgen::JsValue {
                self.0.into()
            }
        }
    };
    (
        $(#[$doc:meta])*
        struct $name:ident {
            $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
        }
    ) => {
        $crate::answer::typed! { []
            $(#[$doc])*
            pub(crate) struct $name {
                $($(#[$field_doc])* pub(crate) $field: $type,)*
            }
        }

        impl $crate::answer::Answer for $name {
            fn to_js(self) -> wasm_bindgen::JsValue {
                let object = $crate::value::Object::new();
                $($crate::answer::Answer::set(self.$field, &object, stringify!($field));)*
                object.into()
            }
        }
    };
    (
        $(#[$doc:meta])*
        struct $name:ident without null {
            $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
        }
    ) => {
        $crate::answer::typed! { [ts(optional_fields)]
            $(#[$doc])*
            pub(crate) struct $name {
                $($(#[$field_doc])* pub(crate) $field: $type,)*
            }
        }

        impl $crate::answer::Answer for $name {
            fn to_js(self) -> wasm_bindgen::JsValue {
                let object = $crate::value::Object::new();
                $(
                    let value = $crate::answer::Answer::to_js(self.$field);
                    if !value.is_null() {
                        object.set(stringify!($field), &value);
                    }
                )*
                object.into()
            }
        }
    };
    (
        $(#[$doc:meta])*
        enum $name:ident by $tag:literal in $case:literal {
            $(
                $(#[$variant_doc:meta])*
                $variant:ident as $word:literal {
                    $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
                }
            )*
        }
    ) => {
        $crate::answer::typed! { [ts(tag = $tag, rename_all = $case)]
            $(#[$doc])*
            pub(crate) enum $name {
                $($(#[$variant_doc])* $variant { $($(#[$field_doc])* $field: $type,)* },)*
            }
        }

        impl $crate::answer::Answer for $name {
            fn to_js(self) -> wasm_bindgen::JsValue {
                let object = $crate::value::Object::new();
                match self {
                    $(Self::$variant { $($field,)* } => {
                        $($crate::answer::Answer::set($field, &object, stringify!($field));)*
                        object.set_text($tag, $word);
                    })*
                }
                object.into()
            }
        }
    };
}

pub(crate) use {answer, typed};
