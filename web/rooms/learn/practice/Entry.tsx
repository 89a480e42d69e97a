import * as text from '#locale/practice.ts';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import type { PageProps } from '../../../ui/page-props.ts';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { progress } from '../progress/kept.ts';
import { LEVELS } from './boards.ts';
import { type PracticePlace, practicePlace } from './places.ts';
import { levelName, practice } from './progress.ts';

/** The ways into practice. */
export function PracticeEntry({ dispatch }: PageProps) {
  const { levels, results, interview } = useSubscribed(progress, (each) => each.of(practice));
  const way = (place: PracticePlace, title: string, line: string, state: string | null) => (
    <li key={title}>
      <PlaceLink to={practicePlace(place)} isCurrent={false} dispatch={dispatch}>
        <b>{title}</b> {state && <i>{state}</i>}
        <span>{line}</span>
      </PlaceLink>
    </li>
  );
  const last = results.at(-1);
  return (
    <ul class="lesson-list">
      {way({ is: 'misjudge' }, text.misjudge, text.misjudgeLine, interview ? text.begun : null)}
      {LEVELS.map((level) => {
        const walk = levels[levelName(level)];
        return way(
          { is: 'level', level },
          text.level({ level }),
          text.levels[`level${level}`],
          walk && walk.done > 0 ? text.boardsDone({ boards: walk.done }) : null,
        );
      })}
      {way(
        { is: 'six' },
        text.six,
        text.sixLine,
        last ? text.lastTime({ right: last.right, blocks: last.blocks }) : null,
      )}
    </ul>
  );
}
