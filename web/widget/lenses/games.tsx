/** The controls of a game in an element, out of the parts of the page's room of games. */
import { createRef, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { slider } from '#locale/chart.ts';
import * as text from '#locale/game-room.ts';
import { gameHeading } from '#locale/opening.ts';
import * as words from '#locale/widget.ts';
import { type Direction, PAGE_KEYS, STEP_KEYS } from '../../model/keys.ts';
import { playedIn } from '../../reading/game.ts';
import { Comment } from '../../rooms/games/Comment.tsx';
import { moveMade } from '../../rooms/games/chart/words.ts';
import { MoveBar, movesFrom, type SliderProps } from '../../rooms/games/MoveBar.tsx';
import { Facts, Players } from '../../rooms/games/Players.tsx';
import record from '../../rooms/games/record.css?inline';
import { useSwipe } from '../../rooms/games/swipe.ts';
import { Tree } from '../../rooms/games/tree/Tree.tsx';
import { useWheel } from '../../rooms/games/wheel.ts';
import { addressOf } from '../menu/text-of.ts';
import type { Play, Snapshot } from '../state/snapshot.ts';
import type { DrawHosted, Host } from '../view/hosted-panel.ts';
import { applyStyle } from './apply-style.ts';
import style from './games.css?inline';

/** Handles a key; false if the key means nothing here. */
type Press = (key: string) => boolean;

interface Props extends Omit<Host, 'root'> {
  readonly snapshot: Snapshot;
  readonly play: Play;
  /** Receives what handles keys. */
  readonly press: { current: Press | null };
}

/** Implements {@link DrawHosted}. */
export const drawGame: DrawHosted = ({ root, ...host }) => {
  applyStyle(root, record, style);
  const press = createRef<Press>();
  return {
    show(snapshot) {
      const { play } = snapshot;
      if (play) render(<Game {...host} snapshot={snapshot} play={play} press={press} />, root);
    },
    press: (key) => press.current?.(key) ?? false,
    remove: () => render(null, root),
  };
};

/** The moves of a game, what is said of the one that is shown, the branches and the players. */
function Game({ snapshot, play, board, hasFocus, actions, press }: Props) {
  const { position, show, isAnalyzed } = snapshot;
  const { at, after, item, line, lines, move, moves, reading, showsLife } = play;
  const { info, variations } = play.details();
  const place = { text: '', item, line, move };
  /** A numbered diagram, which is at its last move. */
  const isAsDrawn = snapshot.place.move !== move;
  const address = addressOf(snapshot);
  const toMove = (to: number) => actions.play({ move: to });
  const goOn = (direction: Direction) => toMove(movesFrom(move, moves)[direction]);
  const step = (by: number) => toMove(Math.max(0, Math.min(moves, move + by)));
  useWheel({ move, moves }, step, { board, takes: hasFocus });
  useSwipe(step, board);
  const playOrPause = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    press.current = (key) => {
      const direction = STEP_KEYS[key];
      if (direction) goOn(direction);
      else if (PAGE_KEYS[key] === 'playOrPause') playOrPause.current?.();
      else return false;
      return true;
    };
  });
  const hasTree = variations.length > 1 || variations.some(({ comments }) => comments.length > 0);
  const more = lines.length - variations.length;
  const taken = at.prisoners ? at.prisoners.byBlack + at.prisoners.byWhite : 0;
  const hasPlayers = taken > 0 || [info.black, info.white].some(({ name, rank, team }) => name || rank || team);
  return (
    <section class="game" aria-label={gameHeading}>
      <MoveBar moves={moves} move={move} go={toMove} goOn={goOn} playOrPause={playOrPause} track={Slider} />
      <p class="game-move" role="status">
        {!isAsDrawn && moveMade(move, move > 0 ? at.lastMove : null, position, playedIn(reading, place, after))}
      </p>
      <Comment at={at} />
      {hasTree && (
        <Tree variations={variations} more={more} place={place} go={(change) => actions.play(change(place))} />
      )}
      {hasPlayers && <Players info={info} prisoners={at.prisoners} />}
      <p class="buttons">
        {show === 'both' && isAnalyzed && (
          <button type="button" class="choice" aria-pressed={showsLife} onClick={() => actions.showLife(!showsLife)}>
            {words.life.show}
          </button>
        )}
        <button type="button" class="choice" onClick={actions.begin}>
          {text.ask.steps}
        </button>
        {address && (
          <a class="link" href={address} target="_blank" rel="noopener">
            {words.fullPage}
          </a>
        )}
      </p>
      {showsLife && <p class="hint">{words.life.legend}</p>}
      {/* Its name is above. */}
      <Facts info={{ ...info, name: '' }} />
    </section>
  );
}

/** A plain slider: the points settled at each move are not known here. */
function Slider({ moves, move, text, go, slider: ref, children }: SliderProps) {
  return (
    <div class="move-slider">
      <input
        ref={ref}
        type="range"
        min={0}
        max={moves}
        value={move}
        aria-label={slider}
        aria-valuetext={text}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      {children}
    </div>
  );
}
