import * as text from '#locale/lesson.ts';
import { HOME, startOf } from '../../../model/where.ts';
import { LESSONS, type Lesson } from '../../../scenes/lessons.ts';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { ExploreButton } from '../ExploreButton.tsx';
import { placeAt } from '../places.ts';
import { progress } from '../progress/kept.ts';
import { lessons, NOTHING } from '../progress/lessons.ts';
import { newSeed } from '../seed.ts';
import type { PartProps } from './part.ts';

interface Props extends PartProps {
  readonly lesson: Lesson;
}

/** The end of a lesson: how sure the reader was, and the ways on. */
export function End({ state, dispatch, act, shown, lesson }: Props) {
  const tally = useSubscribed(progress, (each) => each.of(lessons)[lesson.id]) ?? NOTHING;
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <>
      <p class="sentence says-task" tabIndex={-1}>
        {text.passed}
      </p>
      <p>{text.tally(tally)}</p>
      <p class="buttons">
        {next && (
          <button
            type="button"
            class="choice strong"
            data-focus="check"
            onClick={() => dispatch({ type: 'visit', where: placeAt(next.id) })}
          >
            {text.nextLesson({ title: next.title })}
          </button>
        )}
        <ExploreButton
          {...{ state, dispatch }}
          id="lesson-explore"
          board={{ position: shown.position, rules: shown.lesson.rules }}
          where={shown.lesson.answers ? startOf('eyes') : HOME}
          label={text.explore}
        />
        <button type="button" class="choice quiet" onClick={() => act({ type: 'again', seed: newSeed() })}>
          {text.again}
        </button>
      </p>
    </>
  );
}
