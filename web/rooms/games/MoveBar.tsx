import * as text from '#locale/game-room.ts';
import { Steps } from '../../ui/Steps.tsx';
import { Picture } from './chart/Picture.tsx';

interface Props extends Pick<Parameters<typeof Picture>[0], 'entries' | 'points' | 'moves' | 'move' | 'go'> {
  /** Goes so many moves on, or back. */
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

/** Moves through the game: the chart of settled points, on which a move can be chosen, and the buttons. */
export function MoveBar({ step, ...picture }: Props) {
  const { move, moves } = picture;
  return (
    <section class="move-bar" aria-label={text.moves}>
      <Picture {...picture} text={text.moveOf(move, moves)} />
      <p class="move-number" aria-hidden="true">
        {text.moveOf(move, moves)}
      </p>
      <Steps destinations={offsetsFrom(move, moves)} at={0} labels={text.steps} go={step} />
    </section>
  );
}
