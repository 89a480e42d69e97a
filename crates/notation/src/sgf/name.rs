//! The names of properties.

/// The name of a property as a number that is quick to compare: its upper-case letters, of
/// which known names have one or two. FF\[3\] allows lower-case letters that mean nothing;
/// a name that has no others is read as if they were in upper case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Name(u16);

impl Name {
    pub(super) const fn new(written: &[u8]) -> Self {
        let (mut code, mut letters, mut i) = (0, 0, 0);
        while i < written.len() {
            if written[i].is_ascii_uppercase() {
                code = code << 8 | written[i] as u16;
                letters += 1;
            }
            i += 1;
        }
        match (letters, written) {
            (1 | 2, _) => Self(code),
            (0, &[a]) => Self(a.to_ascii_uppercase() as u16),
            (0, &[a, b]) => {
                Self((a.to_ascii_uppercase() as u16) << 8 | b.to_ascii_uppercase() as u16)
            }
            _ => Self(0),
        }
    }
}

pub(super) const B: Name = Name::new(b"B");
pub(super) const W: Name = Name::new(b"W");
pub(super) const AB: Name = Name::new(b"AB");
pub(super) const AW: Name = Name::new(b"AW");
pub(super) const AE: Name = Name::new(b"AE");
pub(super) const PL: Name = Name::new(b"PL");
pub(super) const C: Name = Name::new(b"C");
pub(super) const TE: Name = Name::new(b"TE");
pub(super) const BM: Name = Name::new(b"BM");
pub(super) const CA: Name = Name::new(b"CA");
pub(super) const CR: Name = Name::new(b"CR");
pub(super) const SQ: Name = Name::new(b"SQ");
pub(super) const TR: Name = Name::new(b"TR");
pub(super) const MA: Name = Name::new(b"MA");
/// FF\[3\]'s mark.
pub(super) const M: Name = Name::new(b"M");
pub(super) const LB: Name = Name::new(b"LB");
/// FF\[3\]'s letters.
pub(super) const L: Name = Name::new(b"L");
pub(super) const GM: Name = Name::new(b"GM");
pub(super) const SZ: Name = Name::new(b"SZ");
pub(super) const VW: Name = Name::new(b"VW");
pub(super) const GN: Name = Name::new(b"GN");
pub(super) const PB: Name = Name::new(b"PB");
pub(super) const PW: Name = Name::new(b"PW");
pub(super) const EV: Name = Name::new(b"EV");
pub(super) const BR: Name = Name::new(b"BR");
pub(super) const BT: Name = Name::new(b"BT");
pub(super) const WR: Name = Name::new(b"WR");
pub(super) const WT: Name = Name::new(b"WT");
pub(super) const RE: Name = Name::new(b"RE");
pub(super) const KM: Name = Name::new(b"KM");
pub(super) const HA: Name = Name::new(b"HA");
pub(super) const RU: Name = Name::new(b"RU");
pub(super) const TM: Name = Name::new(b"TM");
pub(super) const OT: Name = Name::new(b"OT");
pub(super) const DT: Name = Name::new(b"DT");
pub(super) const RO: Name = Name::new(b"RO");
pub(super) const PC: Name = Name::new(b"PC");
pub(super) const SO: Name = Name::new(b"SO");
pub(super) const AN: Name = Name::new(b"AN");
pub(super) const GC: Name = Name::new(b"GC");
