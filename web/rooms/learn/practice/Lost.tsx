import { useMemo, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Learning } from '../../../engine/learn.ts';
import { Thumbnail } from '../../../ui/board/Thumbnail.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { type Asking, blocksWith } from './asking.ts';

interface Props extends FetchedProps {
  readonly learning: Learning;
  /** The boards that have been asked about. */
  readonly boards: readonly Asking[];
}

/** The reader who says what lives if its owner answers. */
const OWNER_ANSWERS = 'owner-answers';

/** A question of its own: is a block lost that falls, if its owner may answer? Nothing if there is no such block. */
export function Lost({ learning, boards, engine, palette }: Props) {
  const found = useMemo(() => blockThatAnswers(learning, boards), [boards]);
  const [isLost, setLost] = useState<boolean | null>(null);
  if (!found) return null;
  const { position } = found.asking.asked;
  const point = pointName(position, found.point);
  return (
    <section class="stack" aria-label={text.lostHeading}>
      <h3>{text.lostHeading}</h3>
      <div class="lost">
        <Thumbnail engine={engine} position={position} palette={palette} side={150} widest={24} />
        <p>{text.lostAsks({ point })}</p>
      </div>
      <p class="buttons">
        {([true, false] as const).map((lost) => (
          <button
            key={String(lost)}
            type="button"
            class="choice"
            aria-pressed={isLost === lost}
            onClick={() => setLost(lost)}
          >
            {lost ? text.lost : text.notLost}
          </button>
        ))}
      </p>
      <p role="status">{isLost !== null && text.lostAnswer({ isRight: !isLost })}</p>
    </section>
  );
}

/** A block that falls, and that one answer makes alive after any White move near it. */
function blockThatAnswers(learning: Learning, boards: readonly Asking[]) {
  for (const asking of boards) {
    const living = blocksWith(asking, learning.staying(asking.asked.position, OWNER_ANSWERS));
    const block = asking.facts.blocks.find(({ castOut }, place) => castOut !== null && living.includes(place));
    if (block) return { asking, point: block.points[0] ?? 0 };
  }
  return null;
}
