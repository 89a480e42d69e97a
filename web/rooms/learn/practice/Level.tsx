import { useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { progress } from '../progress/kept.ts';
import { newSeed } from '../seed.ts';
import type { Level as LevelNumber } from './boards.ts';
import { askBoard } from './maker.ts';
import { OneBoard } from './OneBoard.tsx';
import { levelName, practice, withBoard, withLevel } from './progress.ts';
import { useMade } from './use-made.ts';

interface LevelProps extends FetchedProps {
  readonly level: LevelNumber;
}

/** One board of a level after the other. */
export function Level({ level, ...props }: LevelProps) {
  const walk = useSubscribed(progress, (each) => each.of(practice).levels[levelName(level)]);
  const [first] = useState(() => {
    progress.change(practice, (all) => withLevel(all, level, newSeed()));
    return progress.of(practice).levels[levelName(level)]?.seen ?? 0;
  });
  /** The number of the board; that in the progress has gone on when it is answered. */
  const [number, setNumber] = useState(first);
  const { value, failed, again } = useMade(async () => {
    return { number, asked: await askBoard(level, { start: walk?.start ?? 0 }, number) };
  }, [number]);
  if (failed) return <Failed again={again} />;
  if (!value || !walk) return <Waiting />;
  return (
    <OneBoard
      // The board stays until the next one is there.
      key={value.number}
      {...props}
      asked={value.asked}
      title={text.level({ level })}
      checked={(counts) => progress.change(practice, (all) => withBoard(all, level, value.number, counts))}
      next={() => {
        progress.change(practice, (all) => withBoard(all, level, value.number, null));
        setNumber(value.number + 1);
      }}
      goesOn={value.number !== first}
    >
      {walk.done > 0 && <p class="hint">{text.tally(walk)}</p>}
    </OneBoard>
  );
}
