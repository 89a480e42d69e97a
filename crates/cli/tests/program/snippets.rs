//! `pass-alive html`.

use roxmltree::{Document, Node};

use super::{WORKED, run};

/// The snippets of an output, between empty lines.
fn snippets(out: &str) -> Vec<&str> {
    out.split("\n\n").collect()
}

fn html(arguments: &[&str], input: &str) -> String {
    let ran = run(&[&["html"], arguments].concat(), input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.out
}

fn all<'a>(document: &'a Document<'_>, tag: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.tag_name().name() == tag).collect()
}

/// All text in a node.
fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter_map(|node| node.text().filter(|_| node.is_text())).collect()
}

/// The attributes of the element, as they are written.
fn attributes(out: &str) -> &str {
    let rest = out.strip_prefix("<pass-alive ").expect("the element");
    rest.split_once('>').expect("its end").0
}

#[test]
fn a_snippet_holds_the_drawing_the_facts_and_the_text() {
    let out = html(&["--color", "black"], WORKED);
    assert_eq!(snippets(&out).len(), 1);
    let document = Document::parse(&out).expect("well-formed markup");
    assert_eq!(document.root_element().tag_name().name(), "pass-alive");
    let drawing = run(&["svg", "--color", "black"], WORKED).out;
    assert!(out.contains(&format!("<figure>\n{drawing}</figure>")));
    let [pre] = all(&document, "pre")[..] else { panic!("one text") };
    assert_eq!(text(pre), "X.X.XX\n.XXX.X\nXX....\nX..XXX\nX.X.X.\nX..XXX\n");
    let rows: Vec<String> = all(&document, "tr")
        .into_iter()
        .map(|row| row.children().map(text).collect::<Vec<_>>().join(" | "))
        .collect();
    assert_eq!(
        rows,
        [
            "Block | Stones | Liberties | Regions | Vital regions | Cast out | Verdict",
            "A (A6) | 1 | 2 | a c | a c | never | unconditionally alive",
            "B (C6) | 9 | 9 | a b c d | a c | never | unconditionally alive",
            "C (E6) | 3 | 3 | b d | b | round 1 | not unconditionally alive",
            "D (D3) | 7 | 7 | d e f | f | round 2 | not unconditionally alive",
            "E (C2) | 1 | 4 | d e | e | round 1 | not unconditionally alive",
        ]
    );
    assert!(out.contains(">6×6, suicide forbidden, small regions<"));
}

/// Outside of “Answer” nothing tells which blocks are alive.
#[test]
fn a_question_folds_its_answer() {
    let of = |arguments: &[&str]| html(&[&["--quiz"], arguments].concat(), WORKED);
    let out = of(&[]);
    assert!(attributes(&out).ends_with("quiz=\"\""));
    assert!(of(&["--div"]).contains("data-quiz=\"\""));
    for out in [out, of(&["--color", "black", "--strip"]), of(&["--step", "1"])] {
        let document = Document::parse(&out).expect("well-formed markup");
        let root = document.root_element();
        let is_open =
            |node: &Node<'_, '_>| !node.ancestors().any(|each| each.has_tag_name("details"));
        let told: String = root
            .descendants()
            .filter(is_open)
            .flat_map(|node| {
                let values = node.attributes().map(|each| each.value().to_owned());
                values.chain(node.text().map(str::to_owned)).collect::<Vec<_>>()
            })
            .collect();
        for word in ["alive", "cast-out", "pa-vital", "pa-name", "Verdict", "round 1"] {
            assert!(!told.contains(word), "{word} in {told}");
        }
        assert!(out.contains("unconditionally alive") && out.contains("Verdict"));
        assert!(told.contains("pa-black-stone"));
        assert_eq!(all(&document, "pre").len(), 1);
    }
}

/// The element reads the text that the snippet was made from.
#[test]
fn the_text_in_a_snippet_gives_the_same_snippet() {
    let sources = [
        WORKED,
        "$$B9 A title at A & B\n$$ -------\n$$ | X . 1\n$$ | . a O\n$$ [a|http://example.org]\n",
        "(;SZ[5]GN[A game]C[One.\n\n\nTwo <three>];B[aa];W[bb](;B[cc])(;B[dd]C[\\]]))",
    ];
    for source in sources {
        let out = html(&[], source);
        let document = Document::parse(&out).expect("well-formed markup");
        let [pre] = all(&document, "pre")[..] else { panic!("one text") };
        assert_eq!(html(&[], &text(pre)), out);
    }
}

#[test]
fn options_that_are_not_the_default_are_attributes() {
    let of = |arguments: &[&str]| {
        let out = html(arguments, "(;SZ[5];B[bb];W[cc])");
        attributes(&out).to_owned()
    };
    assert_eq!(of(&[]), r#"color="both""#);
    assert_eq!(
        of(&["--suicide=forbidden", "--regions=small", "--color=white"]),
        r#"color="white""#
    );
    let every =
        ["--color=black", "--suicide=allowed", "--regions=enclosed", "--move=1", "--step=2.1"];
    let expected = r#"color="black" suicide="allowed" regions="enclosed" move="1" round="2.1""#;
    assert_eq!(of(&every), expected);
    assert_eq!(of(&["--step", "1"]), r#"color="both" round="1""#);
    assert_eq!(of(&["--strip", "--spacing=12"]), r#"color="both""#);
    assert_eq!(of(&["--spacing=20"]), r#"color="both" spacing="20""#);
}

/// Two eyes of one stone each, across two layers of 2 by 2.
const CUBE: &str = ".X/XX//XX/X.";

#[test]
fn a_board_with_layers_has_its_drawing_its_facts_and_its_rows() {
    let out = html(&["--color=black"], CUBE);
    assert_eq!(attributes(&out), r#"color="black""#);
    let document = Document::parse(&out).expect("well-formed markup");
    let drawing = run(&["svg", "--color=black"], CUBE).out;
    assert!(out.contains(&format!("<figure>\n{drawing}</figure>")));
    let [pre] = all(&document, "pre")[..] else { panic!("one text") };
    assert_eq!(text(pre), ".X\nXX\n--\nXX\nX.\n");
    assert!(out.contains(">A (1:B2)<") && out.contains(">2×2×2, suicide forbidden"));

    let solid = ["--color=black", "--solid", "--turn=-40,50.5"];
    let out = html(&solid, CUBE);
    assert_eq!(attributes(&out), r#"color="black" turn="-40,50.5""#);
    assert!(out.contains(&run(&[&["svg"][..], &solid].concat(), CUBE).out));

    let ran = run(&["html", "--strip"], CUBE);
    let refusal = "-:1:1: a strip shows boards of one layer without joined edges\n";
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (1, "", refusal));
}

#[test]
fn joined_edges_are_an_attribute_of_the_element_and_belong_to_rows() {
    let out = html(&["--color=black", "--topology=cylinder"], "X.XX.");
    assert_eq!(attributes(&out), r#"color="black" topology="cylinder""#);
    assert!(out.contains("unconditionally alive") && !out.contains("not unconditionally"));
    let div =
        html(&["--color=black", "--topology=cylinder", "--solid", "--turn=1,2", "--div"], "X.XX.");
    assert!(div.contains(r#" data-topology="cylinder" data-turn="1,2">"#));
    let ran = run(&["html", "--topology=torus"], "(;SZ[3])");
    let refusal = "-:1:1: only plain rows can be a torus, and this is a game\n";
    assert_eq!((ran.code, ran.err.as_str()), (1, refusal));
}

#[test]
fn a_div_says_the_same_for_the_wiki_loader() {
    let every = ["--suicide=allowed", "--regions=enclosed", "--move=1", "--step=2", "--spacing=20"];
    let game = "(;SZ[5];B[bb];W[cc])";
    let element = html(&every, game);
    let div = html(&[&["--div"], &every[..]].concat(), game);
    let (start, content) = div.split_once('>').expect("a tag");
    assert_eq!(
        start.replace(" data-", " "),
        format!(r#"<div class="pass-alive" {}"#, attributes(&element))
    );
    let element = element.split_once('>').expect("a tag").1;
    assert_eq!(content.replace("</div>", "</pass-alive>"), element);
}

#[test]
fn both_colors_are_named_as_on_the_drawing() {
    let board = "O.XO./XX.XO/OXXXO/.OOO.";
    let out = html(&[], board);
    let document = Document::parse(&out).expect("well-formed markup");
    let captions: Vec<String> = all(&document, "caption").into_iter().map(text).collect();
    assert_eq!(captions, ["Black", "White"]);
    assert!(out.contains("A (C4)<") && out.contains("A′ (A4)<") && out.contains(">A′</text>"));
    let strip = html(&["--strip"], board);
    assert!(strip.contains("A (A4)<") && !strip.contains('′'));
    assert!(html(&[], ".X.").contains(">White: no stones<"));
}

#[test]
fn snippets_have_empty_lines_between_them_only() {
    let games = "(;SZ[3]C[One.\n\n \n\nTwo.])(;SZ[0])(;SZ[3];B[bb])";
    let ran = run(&["html"], games);
    assert_eq!((ran.code, ran.err.as_str()), (1, "-:5:12: this is not the size of a board\n"));
    let snippets = snippets(&ran.out);
    assert_eq!(snippets.len(), 2);
    for snippet in &snippets {
        Document::parse(snippet).expect("well-formed markup");
    }
    assert!(snippets[0].contains("One.\n&#10; &#10;&#10;Two."), "{}", snippets[0]);
}

/// Text of strangers stays text wherever a reader's browser could take it for markup.
#[test]
fn no_text_becomes_markup() {
    let attacks = [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "' onmouseover='alert(1)",
        "</title></svg><svg onload=alert(1)>",
        "</pre></details></pass-alive><script>alert(1)</script>",
        "</textarea><iframe src=javascript:alert(1)>",
        "<!--<script>alert(1)//-->",
        "<![CDATA[<script>alert(1)</script>",
        "&lt;script&gt;&#60;b&#62;",
        "javascript:alert(1)",
        "{{constructor.constructor('alert(1)')()}}",
        "a terminal's red, \u{1b}[31m, and text that runs \u{202e}backwards",
        "what is no character, \u{fffe} and \u{ffff}, which XML cannot say",
    ];
    let shape = |out: &str| -> Vec<String> {
        let document = Document::parse(out).expect("well-formed markup");
        let name = |attribute: roxmltree::Attribute<'_, '_>| attribute.name().to_owned();
        let of = |node: Node<'_, '_>| {
            let attributes: Vec<String> = node.attributes().map(name).collect();
            format!("{} {}", node.tag_name().name(), attributes.join(" "))
        };
        document.descendants().filter(|node| node.is_element()).map(of).collect()
    };
    let sgf = |text: &str| {
        let text = text.replace('\\', "\\\\").replace(']', "\\]");
        format!("(;SZ[5]GN[{text}]PB[{text}]C[{text}]XX[{text}]LB[bb:{text}];B[aa]C[{text}])")
    };
    let diagram = |text: &str| format!("$$B9 {text}\n$$ | . X a O |\n$$ [a|{text}]\n");
    let sources: [&dyn Fn(&str) -> String; 2] = [&sgf, &diagram];
    for source in sources {
        let harmless = shape(&html(&["--move", "0"], &source("plain")));
        assert_eq!(harmless.iter().filter(|of| of.starts_with("pass-alive ")).count(), 1);
        for attack in attacks {
            for arguments in [&["--move", "0"][..], &["--move", "0", "--strip"]] {
                let out = html(arguments, &source(attack));
                let expected = match arguments.len() {
                    2 => harmless.clone(),
                    _ => shape(&html(arguments, &source("plain"))),
                };
                assert_eq!(shape(&out), expected, "{attack}");
                let markup = ["<script", "<img", "<iframe", "<!--", "<![CDATA[", "\u{1b}"];
                for tag in markup {
                    assert!(!out.contains(tag), "{attack}");
                }
            }
        }
    }
}
