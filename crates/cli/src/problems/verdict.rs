//! The words that collections of problems use for the correct variation and for the task.

/// The remark of a record on a variation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Right,
    Wrong,
}

/// The task of a problem, for the side that moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Goal {
    Live,
    Kill,
}

/// The verdict of a comment: goproblems.com writes RIGHT, BesoGo and Tsumego Hero a leading `+`
/// and `-`, others "Correct" and "Wrong".
pub(super) fn verdict_of(comment: &str) -> Option<Verdict> {
    let comment = comment.trim();
    let begins =
        |word: &str| words(comment).next().is_some_and(|other| other.eq_ignore_ascii_case(word));
    let begins_with_any = |texts: &[&str]| texts.iter().any(|text| comment.starts_with(text));
    let is_shouted = |word: &str| comment.contains(word) && !comment.contains("INCORRECT");
    if comment.starts_with('+') || is_shouted("RIGHT") || is_shouted("CORRECT") {
        return Some(Verdict::Right);
    }
    if begins("wrong") || begins("incorrect") || begins_with_any(&["-", "失败", "失敗", "不正解"])
    {
        return Some(Verdict::Wrong);
    }
    let is_right =
        begins("correct") || begins("right") || begins_with_any(&["正解", "正确", "正確"]);
    is_right.then_some(Verdict::Right)
}

/// The task that a title or an introduction puts into words, if it names one only.
pub(super) fn goal_of(text: &str) -> Option<Goal> {
    let has = |list: &[&str]| {
        words(text).any(|word| list.iter().any(|other| word.eq_ignore_ascii_case(other)))
    };
    let lives = has(&["live", "lives", "survive"]) || text.contains('活');
    let kills = has(&["kill", "kills"]) || text.contains(['杀', '殺']);
    match (lives, kills) {
        (true, false) => Some(Goal::Live),
        (false, true) => Some(Goal::Kill),
        _ => None,
    }
}

/// True if a comment speaks of a ko.
pub(super) fn is_about_ko(comment: &str) -> bool {
    words(comment).any(|word| word.eq_ignore_ascii_case("ko")) || comment.contains(['劫', '패'])
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marks_of_the_usual_collections_are_understood() {
        for right in [
            "RIGHT",
            "+",
            "+ well done",
            "Nice! RIGHT",
            "sekiRIGHT",
            "Correct.",
            "correct!",
            "正解",
        ] {
            assert_eq!(verdict_of(right), Some(Verdict::Right), "{right}");
        }
        for wrong in ["Wrong", "-", "Incorrect: White lives", "失败"] {
            assert_eq!(verdict_of(wrong), Some(Verdict::Wrong), "{wrong}");
        }
        for neither in ["", "White is right here to play", "the correct answer", "Not right"] {
            assert_eq!(verdict_of(neither), None, "{neither}");
        }
    }

    #[test]
    fn a_task_is_understood_if_it_is_one() {
        assert_eq!(goal_of("Black to kill"), Some(Goal::Kill));
        assert_eq!(goal_of("White lives!"), Some(Goal::Live));
        assert_eq!(goal_of("黑先活"), Some(Goal::Live));
        assert_eq!(goal_of("live or kill?"), None);
        assert_eq!(goal_of("olive"), None);
    }

    #[test]
    fn a_ko_is_a_word() {
        assert!(is_about_ko("RIGHT, a ko."));
        assert!(!is_about_ko("RIGHT Kosumi"));
    }
}
