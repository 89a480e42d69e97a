import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { practiceBoards } from '../../../engine/learn-module.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoaded } from '../../../ui/loading.ts';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { progress } from '../progress/kept.ts';
import { boardOf, type Level as LevelNumber, linesOf } from './boards.ts';
import { OneBoard } from './OneBoard.tsx';
import { levelName, practice, withBoard, withLevel } from './progress.ts';

interface LevelProps extends FetchedProps {
  readonly level: LevelNumber;
}

/** One board of a level after the other. */
export function Level({ level, ...props }: LevelProps) {
  const { value: lines, failed, again } = useLoaded(async () => linesOf(await practiceBoards[level]()));
  const walk = useSubscribed(progress, (each) => each.of(practice).levels[levelName(level)]);
  /** The number of the board; that in the progress has gone on when it is answered. */
  const [number, setNumber] = useState<number | null>(walk?.seen ?? null);
  const first = useRef<number | null>(null);
  first.current ??= number;
  useEffect(() => {
    if (!lines) return;
    progress.change(practice, (all) => withLevel(all, level, Math.floor(Math.random() * lines.length)));
    setNumber(progress.of(practice).levels[levelName(level)]?.seen ?? 0);
  }, [lines]);
  const asked = useMemo(
    () => (lines && walk && number !== null ? boardOf(lines, walk, number) : null),
    [lines, walk?.start, number],
  );
  if (failed) return <Failed again={again} />;
  if (!asked || !walk || number === null) return <Waiting />;
  return (
    <OneBoard
      key={number}
      {...props}
      asked={asked}
      title={text.level({ level })}
      checked={(counts) => progress.change(practice, (all) => withBoard(all, level, number, counts))}
      next={() => {
        progress.change(practice, (all) => withBoard(all, level, number, null));
        setNumber(number + 1);
      }}
      goesOn={number !== first.current}
    >
      {walk.done > 0 && <p class="hint">{text.tally(walk)}</p>}
    </OneBoard>
  );
}
