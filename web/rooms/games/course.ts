import { useEffect, useState } from 'preact/hooks';
import { EngineError } from '../../engine/guard.ts';
import type { Followed } from '../../engine/turns.ts';
import type { SuicideRule } from '../../engine/types.ts';
import type { GamePlace, State } from '../../model/state.ts';
import type { GameTold } from '../../reading/answers.ts';
import { Dropped } from '../../reading/reader.ts';
import { follow, isSameLine, reader } from '../../ui/reading.ts';

/** A link may name an item or a line that its text has not; that is no failure. */
const isFailure = (error: unknown): boolean => !(error instanceof EngineError || error instanceof Dropped);

interface Course extends Followed {
  readonly game: GamePlace;
  readonly suicide: SuicideRule;
}

interface CourseOf {
  /** Null until it is known. */
  readonly course: Followed | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** The points settled at each move of the opened line of play. */
export function useCourse({ game, rules: { suicide } }: State): CourseOf {
  const [course, setCourse] = useState<Course | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!game || failed) return;
    let wanted = true;
    follow(game.text, 'turns', { item: game.item, line: game.line }, suicide).then(
      (followed) => wanted && setCourse({ ...followed, game, suicide }),
      (error) => {
        if (!wanted || !isFailure(error)) return;
        reportError(error);
        setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [game?.text, game?.item, game?.line, suicide, failed]);
  const isCurrent = course && game && isSameLine(course.game, game) && course.suicide === suicide;
  return { course: isCurrent ? course : null, failed, again: () => setFailed(false) };
}

/** The players, the result and the branches of the opened game; null until they are known. */
export function useTold(game: GamePlace | null): GameTold | null {
  const [answer, setAnswer] = useState<{ readonly of: GamePlace; readonly told: GameTold } | null>(null);
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    reader.about(game.text, 'game', { item: game.item }).then(
      (told) => wanted && setAnswer({ of: game, told }),
      (error) => isFailure(error) && reportError(error),
    );
    return () => {
      wanted = false;
    };
  }, [game?.text, game?.item]);
  return answer?.of.text === game?.text && answer?.of.item === game?.item ? (answer?.told ?? null) : null;
}
