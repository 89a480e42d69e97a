import { useMemo, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Point } from '../../../engine/types.ts';
import { boardName } from '../../../model/sentence.ts';
import { SmallBoard } from '../../../ui/board/SmallBoard.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { type Asking, blocksWith } from './asking.ts';

/** A board that has been asked about. */
export interface AnsweredAsking extends Asking {
  /** The stones that stay if their owner answers moves near them. */
  readonly answered: readonly Point[];
}

interface Props extends FetchedProps {
  readonly boards: readonly AnsweredAsking[];
}

/** The room for the board, and the widest spacing on it, in CSS pixels. */
const ROOM = { width: 200, height: 200 };
const WIDEST = 28;

/** A question of its own: is a block lost that falls, if its owner may answer? Nothing if there is no such block. */
export function Lost({ boards, palette }: Props) {
  const found = useMemo(() => blockThatAnswers(boards), [boards]);
  const [isLost, setLost] = useState<boolean | null>(null);
  if (!found) return null;
  const { points } = found.block;
  const { study, asked } = found.asking;
  const point = pointName(asked.position, points[0] ?? 0);
  const marks = points.map((each) => ({ point: each, kind: 'square' as const }));
  return (
    <section class="stack" aria-label={text.lostHeading}>
      <h3>{text.lostHeading}</h3>
      <div class="lost">
        <SmallBoard
          study={study}
          view={{ color: null, moment: 0, layers: ['coordinates', 'labels'], marks }}
          palette={palette}
          room={ROOM}
          widest={WIDEST}
          label={boardName(asked.position)}
        />
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
function blockThatAnswers(boards: readonly AnsweredAsking[]) {
  for (const asking of boards) {
    const living = blocksWith(asking, asking.answered);
    const block = asking.facts.blocks.find(({ castOut }, place) => castOut !== null && living.includes(place));
    if (block) return { asking, block };
  }
  return null;
}
