//! `EyeView`: a view with the layer of the lens.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use js_sys::Array;
use pass_alive::{Point, Space};
use pass_alive_scene::{
    EyeGroup, EyeLevel, EyeRegion, EyeRegionKind, Eyes, Scene, View, draw_eyes,
};
use wasm_bindgen::{JsCast, JsValue};

use crate::picture::Picture;
use crate::problem::bad_option;
use crate::value::Object;

/// The picture of a view with the layer of the lens.
///
/// # Errors
/// `bad-option`.
pub(crate) fn picture(_: Space, view: &Object) -> Result<Option<Box<dyn Picture>>, JsValue> {
    let Some(layer) = view.get_object("eyes") else { return Ok(None) };
    Ok(Some(Box::new(EyePicture(decode(&layer)?))))
}

struct EyePicture(Eyes);

impl Picture for EyePicture {
    fn draw(&self, view: &View<'_>) -> Scene {
        draw_eyes(view, &self.0)
    }
}

/// Decodes `EyeLayer`.
fn decode(layer: &Object) -> Result<Eyes, JsValue> {
    Ok(Eyes {
        groups: objects(layer, "groups").map(|it| group(&it)).collect(),
        regions: objects(layer, "regions").map(|it| region(&it)).collect::<Result<_, _>>()?,
        points: objects(layer, "points").map(|it| level(&it)).collect::<Result<_, _>>()?,
        frontier: points(layer, "frontier"),
        prisoners: points(layer, "prisoners"),
        save: points(layer, "save"),
        kill: points(layer, "kill"),
        evidence: points(layer, "evidence"),
    })
}

fn list(object: &Object, name: &str) -> Array {
    object.get_list(name).unwrap_or_default()
}

fn objects(object: &Object, name: &str) -> impl Iterator<Item = Object> {
    list(object, name).into_iter().map(JsCast::unchecked_into)
}

fn points(object: &Object, name: &str) -> Vec<Point> {
    object.get_points(name).unwrap_or_default()
}

fn text(object: &Object, name: &str) -> String {
    object.get_text(name).unwrap_or_default()
}

fn group(group: &Object) -> EyeGroup {
    EyeGroup {
        name: text(group, "name"),
        stones: points(group, "stones"),
        interior: points(group, "interior"),
        chosen: group.get_bool("chosen").unwrap_or(false),
    }
}

fn region(region: &Object) -> Result<EyeRegion, JsValue> {
    let kind = match &text(region, "type")[..] {
        "pure" => EyeRegionKind::Pure,
        "semi-pure" => EyeRegionKind::SemiPure,
        "prisoner" => EyeRegionKind::Prisoner,
        "mixed" => EyeRegionKind::Mixed,
        _ => return Err(bad_option()),
    };
    Ok(EyeRegion { kind, points: points(region, "points"), value: text(region, "value") })
}

fn level(point: &Object) -> Result<(Point, EyeLevel), JsValue> {
    let level = match &text(point, "level")[..] {
        "full" => EyeLevel::Full,
        "half" => EyeLevel::Half,
        "false" => EyeLevel::False,
        _ => return Err(bad_option()),
    };
    Ok((point.get_point("at").ok_or_else(bad_option)?, level))
}
