import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as text from '#locale/question.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Frame } from '../../model/playing-on.ts';
import { boardName, pointWords } from '../../model/sentence.ts';
import { CLEAN_LAYERS } from '../../model/state.ts';
import { type BoardScene, PLACES_NOTHING } from '../board/scene.ts';

/** The time between two moves, in milliseconds. */
const PAUSE = 1000;

interface Props {
  /** Makes the boards of the play, at least one; null until it can. */
  readonly film: (() => readonly Frame[]) | null;
  /** They are played at once, and not only when the reader asks for it. */
  readonly plays?: boolean;
  /** Puts a board in place of the position; null brings that back. */
  readonly show: (played: Frame | null) => void;
  /** Something that is said once the end has been shown. */
  readonly after?: ComponentChildren;
}

/** Moves on the board one after the other up to the last one, which can be stopped and gone through by hand. */
export function PlaysOn({ film, plays = false, show, after }: Props) {
  const [played, setPlayed] = useState<readonly Frame[]>([]);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const playButton = useRef<HTMLButtonElement>(null);
  const shown = played[at];
  const isOver = shown !== undefined && at === played.length - 1;
  const isPlaying = shown !== undefined && !isOver;
  const play = () => {
    if (!film) return;
    setPlayed(film());
    setAt(0);
    setPaused(false);
  };
  const stop = () => {
    setPlayed([]);
    // The button that was used goes.
    playButton.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!isPlaying || paused) return;
    const timer = setTimeout(() => setAt(at + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [played, at, paused]);
  useEffect(() => {
    if (plays) play();
  }, [plays, film !== null]);
  useLayoutEffect(() => show(shown ?? null), [shown]);
  useLayoutEffect(() => () => show(null), []);
  return (
    <>
      {/* One button, which keeps the focus. */}
      <button
        type="button"
        class="choice"
        aria-disabled={!film}
        onClick={isPlaying ? () => setPaused(!paused) : play}
        ref={playButton}
      >
        {isPlaying ? (paused ? text.resume : text.pause) : shown ? text.showAgain : text.show}
      </button>
      {shown && (
        <>
          <button
            type="button"
            class="choice"
            aria-disabled={isOver}
            onClick={() => {
              if (isOver) return;
              setPaused(true);
              setAt(at + 1);
            }}
          >
            {text.oneMove}
          </button>
          <button type="button" class="choice" onClick={stop}>
            {text.stop}
          </button>
        </>
      )}
      <span class="played" role="status">
        {shown?.says}
      </span>
      {isOver && after}
    </>
  );
}

/** A board of the play, on which nothing can be done. */
export function playedScene(scene: BoardScene, engine: Engine, { position, lastMove }: Frame): BoardScene {
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
