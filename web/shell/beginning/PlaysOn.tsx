import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import * as text from '#locale/beginning.ts';
import { pointName } from '../../engine/coordinate.ts';
import type { Engine } from '../../engine/engine.ts';
import { openingAt } from '../../model/beginning.ts';
import { stonesOf } from '../../model/prisoners.ts';
import type { Answer } from '../../model/question.ts';
import { boardName, pointWords } from '../../model/sentence.ts';
import { CLEAN_LAYERS } from '../../model/state.ts';
import { type Played, playedOut } from '../../scenes/beginning.ts';
import { type BoardScene, PLACES_NOTHING } from '../../ui/board/scene.ts';
import type { PageProps } from '../../ui/page-props.ts';

/** The time between White's moves, in milliseconds. */
const PAUSE = 800;

interface Props extends PageProps {
  readonly asked: Answer;
  /** Puts a board in place of the position; null brings that back. */
  readonly show: (played: Played | null) => void;
}

/** White's moves on the board one after the other, up to the position in which none is left. */
export function PlaysOn({ state, asked, engine, show }: Props) {
  const [moves, setMoves] = useState<readonly Played[]>([]);
  const [at, setAt] = useState(0);
  const shown = moves[at];
  const isOver = shown !== undefined && at === moves.length - 1;
  useEffect(() => {
    if (!shown || isOver) return;
    const timer = setTimeout(() => setAt(at + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [moves, at]);
  useLayoutEffect(() => show(shown ?? null), [shown]);
  useLayoutEffect(() => () => show(null), []);
  // An answer is about the position itself.
  useEffect(() => setMoves([]), [asked]);
  const play = () => {
    setMoves(playedOut(engine.play.bind(engine), state.position));
    setAt(0);
  };
  const isFirst = openingAt(state.position) === 0;
  return (
    <>
      <button type="button" class="choice" onClick={play}>
        {shown ? text.showAgain : text.show}
      </button>
      {shown && (
        <button type="button" class="choice" onClick={() => setMoves([])}>
          {text.stop}
        </button>
      )}
      <span class="played" role="status">
        {shown && (isOver ? text.ends({ stones: stonesOf(shown.position, 'black') }) : said(shown, at))}
      </span>
      {isFirst && (asked.checked || isOver) && <span class="played">{text.inGames}</span>}
    </>
  );
}

const said = ({ position, lastMove, captured }: Played, at: number): string =>
  text.plays({ move: at + 1, point: pointName(position, lastMove ?? 0), captured });

/** The board after some of White's moves, on which nothing can be done. */
export function playedScene(scene: BoardScene, engine: Engine, { position, lastMove }: Played): BoardScene {
  return {
    ...scene,
    ...PLACES_NOTHING,
    study: engine.board(position),
    position,
    label: boardName(position),
    view: { color: null, moment: 0, layers: CLEAN_LAYERS, lastMove },
    press() {},
    describe: (point) => pointWords(position, point),
    describeDeps: [position],
    look: undefined,
  };
}
