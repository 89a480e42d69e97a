import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as text from '#locale/game-room.ts';
import { steps } from '#locale/page.ts';
import { type Direction, POINT_KEYS } from '../../model/keys.ts';
import { settleFocus } from '../../ui/focus.ts';
import { destinationsOf } from '../../ui/lens/steps.ts';
import { PlayButton, SpeedButton } from '../../ui/PlayButtons.tsx';
import { usePlaying } from '../../ui/playing.ts';
import { Steps } from '../../ui/Steps.tsx';

/** A slider through the moves. */
export interface SliderProps {
  /** The number of moves of the line of play. */
  readonly moves: number;
  readonly move: number;
  /** The move in words. */
  readonly text: string;
  readonly go: (move: number) => void;
  readonly slider: RefObject<HTMLInputElement | null>;
  /** Shown over it. */
  readonly children: ComponentChildren;
}

interface Props extends Pick<SliderProps, 'moves' | 'move' | 'go'> {
  /** Goes on in a direction from the move that was asked for last. */
  readonly goOn: (direction: Direction) => void;
  /** Receives what plays the game, or stops. */
  readonly playOrPause: RefObject<(() => void) | null>;
  /** Draws the slider. */
  readonly track: (props: SliderProps) => ComponentChildren;
}

/** A press of Page Up or Page Down. */
const TEN = 10;

/** The move to which each direction leads from a move; the same one where the game has no more. */
export function movesFrom(move: number, moves: number): Readonly<Record<Direction, number>> {
  const { first, back, forward, last } = destinationsOf(move, moves);
  const [roundBack, roundForward] = [Math.max(first, move - TEN), Math.min(last, move + TEN)];
  return { first, roundBack, back, forward, roundForward, last };
}

/** Moves through the game: its number, a slider, and the buttons. */
export function MoveBar({ move, moves, go, goOn, playOrPause, track }: Props) {
  const playing = usePlaying({
    at: move,
    atEnd: move === moves,
    forward: () => goOn('forward'),
    restart: () => go(0),
  });
  useLayoutEffect(() => {
    playOrPause.current = playing.toggle;
  });
  const slider = useRef<HTMLInputElement>(null);
  useLayoutEffect(settleFocus, []);
  /** A typed number that the game does not have, and the move that is shown instead. */
  const [beyond, setBeyond] = useState<{ readonly typed: number; readonly shown: number } | null>(null);
  useEffect(() => {
    if (move !== beyond?.shown) setBeyond(null);
  }, [move]);
  return (
    <section class="move-bar" aria-label={text.moves}>
      <div class="move-chart">
        <div class="move-play">
          <PlayButton playing={playing} />
          <SpeedButton playing={playing} />
        </div>
        <MoveField
          move={move}
          moves={moves}
          go={(typed) => {
            const shown = Math.max(0, Math.min(moves, typed));
            setBeyond(typed === shown ? null : { typed, shown });
            go(shown);
          }}
          leave={() => slider.current?.focus({ preventScroll: true })}
        />
        {track({
          moves,
          move,
          text: text.moveOf({ move, of: moves }),
          go,
          slider,
          // Over it, so that nothing moves when it comes and goes.
          children: (
            <p class="move-beyond" role="status">
              {beyond?.shown === move &&
                (beyond.typed < 0
                  ? text.beforeStart({ typed: beyond.typed })
                  : text.beyond({ typed: beyond.typed, of: moves }))}
            </p>
          ),
        })}
      </div>
      <Steps
        destinations={movesFrom(move, moves)}
        at={move}
        labels={{ ...steps, ...text.steps }}
        go={(_, direction) => goOn(direction)}
      />
    </section>
  );
}

interface FieldProps extends Pick<Props, 'move' | 'moves' | 'go'> {
  /** Takes the focus after Enter. */
  readonly leave: () => void;
}

/** The number of the move, where another one can be typed. */
function MoveField({ move, moves, go, leave }: FieldProps) {
  /** What is being typed, which a rendering in between must not undo. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label class="move-number">
      <span class="move-word">{text.moveField.before}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={moves}
        value={typed ?? move}
        aria-label={text.moveField.label}
        onInput={({ currentTarget: field }) => setTyped(field.value)}
        onFocus={({ currentTarget: field }) => field.select()}
        // A tap puts the caret after it has given the focus, and a field with the focus gets no second one.
        onClick={({ currentTarget: field }) => field.select()}
        onKeyDown={({ key }) => {
          // The field reports its change as it loses the focus.
          if (POINT_KEYS[key] === 'use') leave();
        }}
        onChange={({ currentTarget: field }) => {
          const { valueAsNumber } = field;
          const to = Number.isNaN(valueAsNumber) ? move : Math.round(valueAsNumber);
          field.value = String(Math.max(0, Math.min(moves, to)));
          setTyped(null);
          go(to);
        }}
      />
      <span>{text.moveField.after({ of: moves })}</span>
    </label>
  );
}
