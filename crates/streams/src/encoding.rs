//! Encodings: names that games give them, and guesses where they give none.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, IBM866, ISO_2022_JP, MACINTOSH, SHIFT_JIS, UTF_8,
    UTF_16BE, UTF_16LE, WINDOWS_874, WINDOWS_1252,
};

/// Names of iconv, Java and Python that the Encoding Standard does not have, in lower case
/// and without punctuation. Names that end in the number of a code page are not listed.
const NAMES: [(&str, &Encoding); 41] = [
    ("gb2312", GBK),
    ("gb23121980", GBK),
    ("euccn", GBK),
    ("eucgb2312cn", GBK),
    ("gb180302000", GB18030),
    ("gb180302005", GB18030),
    ("gb180302022", GB18030),
    ("uhc", EUC_KR),
    ("euckr", EUC_KR),
    ("ksc56011987", EUC_KR),
    ("ksx1001", EUC_KR),
    ("sjis", SHIFT_JIS),
    ("shiftjis", SHIFT_JIS),
    ("shiftjis2004", SHIFT_JIS),
    ("shiftjisx0213", SHIFT_JIS),
    ("sjis0213", SHIFT_JIS),
    ("ms9320213", SHIFT_JIS),
    ("windows31j", SHIFT_JIS),
    ("mskanji", SHIFT_JIS),
    ("pck", SHIFT_JIS),
    ("eucjp", EUC_JP),
    ("eucjpms", EUC_JP),
    ("eucjpopen", EUC_JP),
    ("eucjplinux", EUC_JP),
    ("eucjis2004", EUC_JP),
    ("eucjisx0213", EUC_JP),
    ("ujis", EUC_JP),
    ("iso2022jp", ISO_2022_JP),
    ("iso2022jp1", ISO_2022_JP),
    ("iso2022jp2", ISO_2022_JP),
    ("big5", BIG5),
    ("big5tw", BIG5),
    ("big5hkscs", BIG5),
    ("ms950hkscs", BIG5),
    ("big5solaris", BIG5),
    ("88591", WINDOWS_1252),
    ("ascii", WINDOWS_1252),
    ("646", WINDOWS_1252),
    ("macroman", MACINTOSH),
    ("u8", UTF_8),
    ("utf8sig", UTF_8),
];

/// The encoding called `name` in the Encoding Standard, else in iconv, Java or Python.
pub(crate) fn called(name: &str) -> Option<&'static Encoding> {
    if let Some(encoding) = Encoding::for_label(name.as_bytes()) {
        return Some(encoding);
    }
    let name: String =
        name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    // Java puts `x-` before names of its own.
    let names = [Some(name.as_str()), name.strip_prefix('x')];
    names.into_iter().flatten().find_map(|name| {
        let listed = NAMES.iter().find(|(listed, _)| *listed == name);
        listed.map(|&(_, encoding)| encoding).or_else(|| by_number(name))
    })
}

/// Names that are a word and a number: `cp949`, `iso8859_2`, `utf_16_le`.
fn by_number(name: &str) -> Option<&'static Encoding> {
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (word, number) = name.split_at(digits);
    match (word, number) {
        ("cp" | "ms" | "windows" | "ibm" | "mswin", _) => code_page(number.parse().ok()?),
        ("iso", _) => {
            let part = number.strip_prefix("8859")?;
            Encoding::for_label(format!("iso-8859-{part}").as_bytes())
        }
        ("latin", _) => Encoding::for_label(format!("latin{number}").as_bytes()),
        ("koi", "8r") => Encoding::for_label(b"koi8-r"),
        ("koi", "8u") => Encoding::for_label(b"koi8-u"),
        ("tis", "620") => Some(WINDOWS_874),
        ("utf", "8") => Some(UTF_8),
        ("utf", "16" | "16le") => Some(UTF_16LE),
        ("utf", "16be") => Some(UTF_16BE),
        _ => None,
    }
}

/// The encoding that Windows and IBM give this number.
fn code_page(number: u32) -> Option<&'static Encoding> {
    Some(match number {
        819 | 28591 => WINDOWS_1252,
        866 => IBM866,
        874 => WINDOWS_874,
        932 | 943 => SHIFT_JIS,
        936 | 1386 => GBK,
        949 | 970 | 51949 => EUC_KR,
        950 => BIG5,
        1250..=1258 => return Encoding::for_label(format!("windows-{number}").as_bytes()),
        10000 => MACINTOSH,
        50220..=50222 => ISO_2022_JP,
        51932 => EUC_JP,
        54936 => GB18030,
        65001 => UTF_8,
        _ => return None,
    })
}

/// The encoding that bytes which are not UTF-8 are most likely in.
pub(crate) fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Deny)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names that the fixtures list, which the page reads too.
    #[test]
    fn names_of_other_programs_are_understood() {
        let expected = include_str!("../../../tests/texts/expected.json");
        let expected: serde_json::Value = serde_json::from_str(expected).expect("JSON");
        let names = expected["names"].as_object().expect("names");
        assert!(names.len() > 70);
        for (name, label) in names {
            assert_eq!(called(name).map(Encoding::name), label.as_str(), "{name}");
        }
        for name in ["", "x", "8", "cp", "cp99999999999", "iso8859", "iso8859_99", "x-"] {
            assert_eq!(called(name), None, "{name}");
        }
    }

    #[test]
    fn listed_names_are_squeezed_and_not_labels() {
        for (name, _) in NAMES {
            assert!(name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()), "{name}");
            assert_eq!(NAMES.iter().filter(|(other, _)| *other == name).count(), 1, "{name}");
        }
    }
}
