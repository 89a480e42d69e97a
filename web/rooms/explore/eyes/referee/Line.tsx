import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import * as en from '#locale/eye-referee.ts';
import { steps } from '#locale/page.ts';
import { pointName } from '../../../../engine/coordinate.ts';
import type { EyeGroup, EyePlayer } from '../../../../engine/eyes.ts';
import type { EyeSolved } from '../../../../engine/referee.ts';
import type { Color, Position } from '../../../../engine/types.ts';
import { sentences } from '../../../../locales/sentences.ts';
import { pointWords } from '../../../../model/sentence.ts';
import { type Destinations, destinationsOf, keysOf } from '../../../../ui/lens/steps.ts';
import { Steps } from '../../../../ui/Steps.tsx';
import { Transport } from '../../../../ui/stage.tsx';
import { type Ground, GroupBoard } from '../GroupBoard.tsx';
import { bareLayer } from '../moments.ts';
import { moveSaid } from './move.ts';
import { boardAfter, colorAtMove, numbersOn } from './replay.ts';

interface Props {
  readonly ground: Ground;
  readonly position: Position;
  readonly color: Color;
  readonly group: EyeGroup;
  readonly solved: EyeSolved;
  readonly first: EyePlayer;
  readonly at: number;
  readonly go: (at: number) => void;
  readonly close: () => void;
}

const STEPS = { ...steps, ...en.steps };

/** Best play of both sides, move by move. */
export function Line({ ground, position, color, group, solved, first, at: wanted, go, close }: Props) {
  const moves = first === 'owner' ? solved.ownerLine : solved.opponentLine;
  const last = moves.length;
  const at = Math.min(wanted, last);
  const play = { position, color, first, moves: moves.slice(0, at) };
  const board = useMemo(() => boardAfter(ground.analyst, play), [position, first, at]);
  const destinations = destinationsOf(at, last);
  const move = moves[at - 1];
  const said = () => {
    if (at === 0) return en.lineStart({ color: colorAtMove(play, 0), moves: last });
    const name = move === null || move === undefined ? null : pointName(position, move);
    const isGone = group.stones.some((stone) => board.stones[stone] === '.');
    const end = at === last ? (isGone ? en.lineDies({ group: group.name }) : en.lineLives({ group: group.name })) : '';
    return sentences(moveSaid(colorAtMove(play, at - 1), name), end);
  };
  return (
    <>
      <GroupBoard
        ground={ground}
        position={board}
        eyes={bareLayer(group)}
        line={en.lineOnBoard}
        keys={keysOf(destinations, go)}
        press={ground.moveCursor}
        describe={(point) => pointWords(board, point)}
        describeDeps={[board]}
        marks={numbersOn(board, play.moves)}
        lastMove={move ?? null}
      />
      <Transport>
        <LineSteps destinations={destinations} at={at} go={go} />
      </Transport>
      <div class="said">
        <p class="place">{en.linePlace({ at, moves: last })}</p>
        <div role="status">
          <p class="sentence long">{said()}</p>
        </div>
      </div>
      <div class="buttons">
        <button type="button" class="choice" onClick={close}>
          {en.close}
        </button>
      </div>
    </>
  );
}

interface StepsProps {
  readonly destinations: Destinations;
  readonly at: number;
  readonly go: (at: number) => void;
}

/** The controls that move through the line. The button that began it is gone: the next press goes on. */
function LineSteps({ destinations, at, go }: StepsProps) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div class="transport-steps" role="group" aria-label={en.lineSteps}>
      <Steps destinations={destinations} at={at} labels={STEPS} go={go} next={next} />
    </div>
  );
}
