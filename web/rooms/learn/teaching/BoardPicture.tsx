import * as practice from '#locale/practice.ts';
import { boardName } from '../../../model/sentence.ts';
import { ALL_LAYERS } from '../../../model/state.ts';
import { SmallBoard } from '../../../ui/board/SmallBoard.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { askingOf } from '../practice/asking.ts';
import { readBoard } from './course.ts';

interface Props extends FetchedProps {
  /** As in a course. */
  readonly board: string;
  /** Shows what stays and what falls. */
  readonly told?: boolean;
  /** The side of the room for it, in CSS pixels. */
  readonly side: number;
}

const WIDEST = 28;

/** A board of a course as a picture. */
export function BoardPicture({ board, told = false, side, engine, palette }: Props) {
  const asked = readBoard(board);
  const asking = asked && askingOf(engine, asked);
  if (!asking) return <p class="refusal">{practice.notAsked}</p>;
  const { study, facts } = asking;
  const view = told
    ? { color: asked.color, moment: facts.places.length - 1, layers: ALL_LAYERS }
    : { color: null, moment: 0, layers: ['coordinates', 'labels'] as const };
  return (
    <SmallBoard
      study={study}
      view={view}
      palette={palette}
      room={{ width: side, height: side }}
      widest={WIDEST}
      label={boardName(asked.position)}
    />
  );
}
