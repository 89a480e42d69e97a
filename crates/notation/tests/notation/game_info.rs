//! The game-info properties of SGF.

use pass_alive_notation::read;
use pass_alive_notation::sgf::GameInfo;

use crate::one;

/// The ear-reddening game, Inoue Gennan Inseki against Kuwahara Shusaku, as its facts are given
/// at <https://senseis.xmp.net/?EarReddeningGame>.
#[test]
fn players_result_and_circumstances_are_those_of_the_root() {
    let game = one("(;GM[1]FF[4]SZ[19]GN[The Ear-reddening Game]EV[Castle \\[sic\\]\n practice]\
         RO[1]PC[Osaka]DT[1846-09-11,12,14,15]\
         PB[Kuwahara Shusaku]BR[4d]BT[Honinbo]PW[ Inoue Gennan Inseki ]WR[8d]WT[Inoue]\
         KM[0]HA[0]RU[Japanese]TM[0]OT[none]RE[B+2]SO[Sensei's Library]AN[nobody]\
         GC[Move 127\nreddened ears.];B[qd]PB[Somebody else];W[dc])");
    let info = game.game_info();
    let facts = [
        (&info.name, "The Ear-reddening Game"),
        (&info.event, "Castle [sic]  practice"),
        (&info.round, "1"),
        (&info.place, "Osaka"),
        (&info.date, "1846-09-11,12,14,15"),
        (&info.black.name, "Kuwahara Shusaku"),
        (&info.black.rank, "4d"),
        (&info.black.team, "Honinbo"),
        (&info.white.name, "Inoue Gennan Inseki"),
        (&info.white.rank, "8d"),
        (&info.white.team, "Inoue"),
        (&info.komi, "0"),
        (&info.handicap, "0"),
        (&info.rules, "Japanese"),
        (&info.time, "0"),
        (&info.overtime, "none"),
        (&info.result, "B+2"),
        (&info.source, "Sensei's Library"),
        (&info.annotator, "nobody"),
        (&info.description, "Move 127\nreddened ears."),
    ];
    for (found, meant) in facts {
        assert_eq!(found, meant);
    }
}

#[test]
fn the_first_value_that_is_not_empty_counts() {
    let info =
        one("(;PB[ ]PB[one][two]PB[three]PlayerWhite[x]PLayerWhite[y];PW[later])").game_info();
    assert_eq!((info.black.name.as_str(), info.white.name.as_str()), ("one", "x"));
}

#[test]
fn names_in_lower_case_and_a_root_without_semicolon_are_read() {
    assert_eq!(one("(;pb[one]re[W+R];b[aa])").game_info().result, "W+R");
    assert_eq!(one("(GM[1]PB[one];B[aa])").game_info().black.name, "one");
}

#[test]
fn what_is_not_a_game_says_nothing() {
    for text in ["X.\n..", "$$ PB[one]\n$$ X 1 .", "(;)", "(;GM[1];PB[one])"] {
        assert_eq!(one(text).game_info(), GameInfo::default(), "{text}");
    }
}

/// GNU Go wrote the komi and the result of each self-play game.
#[test]
fn whole_games_say_how_they_ended() {
    for (text, komi) in [
        (include_str!("../../../../tests/games/selfplay9.sgf"), "7"),
        (include_str!("../../../../tests/games/selfplay13.sgf"), "7"),
        (include_str!("../../../../tests/games/selfplay19.sgf"), "7"),
    ] {
        for game in read(text) {
            let info = game.unwrap().game_info();
            assert_eq!((info.komi.as_str(), info.rules.as_str()), (komi, "Chinese"));
            // A draw is `0`.
            let (winner, margin) = info.result.split_once('+').unwrap_or(("", &info.result));
            assert!(matches!(winner, "" | "B" | "W") && margin.parse::<f32>().is_ok(), "{info:?}");
        }
    }
}
