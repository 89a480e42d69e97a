import * as text from '#locale/game-room.ts';
import { Steps } from '../../ui/Steps.tsx';
import { Picture } from './chart/Picture.tsx';

interface Props extends Pick<Parameters<typeof Picture>[0], 'entries' | 'points' | 'moves' | 'move' | 'go'> {
  /** Goes forward by a number of moves, or back if it is negative. */
  readonly step: (moves: number) => void;
}

/** A press of Page Up or Page Down. */
const TEN = 10;

/** The number of moves by which each direction goes on from a move; 0 where the game has no more. */
export function offsetsFrom(move: number, moves: number) {
  const ahead = moves - move;
  return {
    first: -move,
    roundBack: -Math.min(TEN, move),
    back: -Math.min(1, move),
    forward: Math.min(1, ahead),
    roundForward: Math.min(TEN, ahead),
    last: ahead,
  };
}

/** Moves through the game: its number, the chart of settled points, on which a move can be chosen, and the buttons. */
export function MoveBar({ step, ...picture }: Props) {
  const { move, moves, go } = picture;
  return (
    <section class="move-bar" aria-label={text.moves}>
      <div class="move-chart">
        <MoveField move={move} moves={moves} go={go} />
        <Picture {...picture} text={text.moveOf(move, moves)} />
      </div>
      <Steps destinations={offsetsFrom(move, moves)} at={0} labels={text.steps} go={step} />
    </section>
  );
}

/** The number of the move, where another one can be typed. */
function MoveField({ move, moves, go }: Pick<Props, 'move' | 'moves' | 'go'>) {
  return (
    <label class="move-number">
      <span class="move-word">{text.moveField.before}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={moves}
        value={move}
        aria-label={text.moveField.label}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget: field }) => {
          const { valueAsNumber } = field;
          const to = Number.isNaN(valueAsNumber) ? move : Math.max(0, Math.min(moves, Math.round(valueAsNumber)));
          field.value = String(to);
          go(to);
        }}
      />
      <span>{text.moveField.after(moves)}</span>
    </label>
  );
}
