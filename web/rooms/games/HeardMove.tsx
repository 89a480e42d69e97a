import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChronicleEntry } from '../../engine/chronicle.ts';
import type { Position } from '../../engine/types.ts';
import type { Played } from '../../model/played.ts';
import { heardSentences } from './chart/words.ts';

interface Props {
  readonly move: number;
  /** Null until it is known. */
  readonly entry: ChronicleEntry | null;
  readonly position: Position;
  readonly played: Played | null;
}

/** Announces the move on the board, and the points settled after it if they are others than before. */
export function HeardMove({ move, entry, position, played }: Props) {
  const [said, setSaid] = useState('');
  const before = useRef<ChronicleEntry | null>(null);
  useEffect(() => {
    if (!entry) return;
    setSaid(heardSentences(move, entry, position, played, before.current));
    before.current = entry;
  }, [move, entry, played]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
