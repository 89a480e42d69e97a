//! Drawings as SVG files.

use super::*;

#[test]
fn only_the_names_of_regions_are_italic_in_a_file() {
    let study = study(WORKED);
    let mut view = study.view_with("0", Layers::ALL);
    let marks = [Mark { point: study.point("C4"), kind: MarkKind::Label("b".to_owned()) }];
    view.marks = &marks;
    let drawing = svg::write(&draw(&view), "", "");
    let document = roxmltree::Document::parse(&drawing).expect("XML");
    for text in document.descendants().filter(|node| node.tag_name().name() == "text") {
        let group = text.parent().expect("a group");
        let class = group.attribute("class").expect("a class");
        let is_name = ["pa-name", "pa-name-on-vital"].contains(&class);
        assert_eq!(group.attribute("font-style") == Some("italic"), is_name, "{class}");
    }
    assert!(drawing.contains("class=\"pa-label\""));
}

proptest! {
    #[test]
    fn any_title_is_kept_in_valid_xml(title in any::<String>(), label in any::<String>()) {
        let study = study(".X./XX.");
        let mut view = study.view("0");
        let marks = [Mark { point: Point::new(0), kind: MarkKind::Label(label) }];
        view.marks = &marks;
        let drawing = svg::write(&draw(&view), &title, &title);
        let document = roxmltree::Document::parse(&drawing).expect("XML");
        let read = |tag| {
            let mut nodes = document.descendants();
            let node = nodes.find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", tag)));
            node.and_then(|node| node.text()).unwrap_or_default().to_owned()
        };
        // A reader of XML sees line ends as \n, and no other control character at all.
        let plain = |c: char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}');
        if title.chars().all(plain) {
            prop_assert_eq!(read("title"), title.clone());
            prop_assert_eq!(read("desc"), title);
        }
    }
}
