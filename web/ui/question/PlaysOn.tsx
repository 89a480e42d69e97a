import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as text from '#locale/question.ts';
import { pointName } from '../../engine/coordinate.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Position } from '../../engine/types.ts';
import { type MovesOn, type PlayedOn, playedOn } from '../../model/playing-on.ts';
import { stonesOf } from '../../model/prisoners.ts';
import { boardName, pointWords } from '../../model/sentence.ts';
import { CLEAN_LAYERS } from '../../model/state.ts';
import { type BoardScene, PLACES_NOTHING } from '../board/scene.ts';

/** The time between White's moves, in milliseconds. */
const PAUSE = 1000;

interface Props {
  readonly engine: Engine;
  readonly position: Position;
  /** White's moves; null until they are there. */
  readonly moves: MovesOn | null;
  /** They are played at once, and not only when the reader asks for it. */
  readonly plays?: boolean;
  /** Puts a board in place of the position; null brings that back. */
  readonly show: (played: PlayedOn | null) => void;
  /** Something that is said once the end has been shown. */
  readonly after?: ComponentChildren;
}

/** White's moves on the board one after the other, up to the position in which none is left. */
export function PlaysOn({ engine, position, moves, plays = false, show, after }: Props) {
  const [played, setPlayed] = useState<readonly PlayedOn[]>([]);
  const [at, setAt] = useState(0);
  const showButton = useRef<HTMLButtonElement>(null);
  const shown = played[at];
  const isOver = shown !== undefined && at === played.length - 1;
  const play = () => {
    if (!moves) return;
    setPlayed(playedOn(engine.play.bind(engine), position, moves));
    setAt(0);
  };
  const stop = () => {
    setPlayed([]);
    // The button that was used goes.
    showButton.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!shown || isOver) return;
    const timer = setTimeout(() => setAt(at + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [played, at]);
  useEffect(() => {
    if (plays) play();
  }, [plays, moves]);
  useLayoutEffect(() => show(shown ?? null), [shown]);
  useLayoutEffect(() => () => show(null), []);
  return (
    <>
      <button type="button" class="choice" aria-disabled={!moves} onClick={play} ref={showButton}>
        {shown ? text.showAgain : text.show}
      </button>
      {shown && (
        <button type="button" class="choice" onClick={stop}>
          {text.stop}
        </button>
      )}
      <span class="played" role="status">
        {shown &&
          (isOver
            ? text.ends({ stones: stonesOf(shown.position, 'black'), suicide: moves?.suicide ?? 'forbidden' })
            : said(shown, at))}
      </span>
      {isOver && after}
    </>
  );
}

const said = ({ position, lastMove, captured }: PlayedOn, at: number): string =>
  text.plays({ move: at + 1, point: pointName(position, lastMove ?? 0), captured });

/** The board after some of White's moves, on which nothing can be done. */
export function playedScene(scene: BoardScene, engine: Engine, { position, lastMove }: PlayedOn): BoardScene {
  return {
    ...scene,
    ...PLACES_NOTHING,
    study: engine.board(position),
    position,
    label: boardName(position),
    view: { color: null, moment: 0, layers: [...CLEAN_LAYERS, 'labels'], lastMove },
    press() {},
    describe: (point) => pointWords(position, point),
    describeDeps: [position],
    look: undefined,
  };
}
