import { gameMoreComment } from '#locale/opening.ts';
import type { ShownPosition } from '../../model/opening.ts';

/** The comment on a position. */
export function Comment({ at }: { readonly at: Pick<ShownPosition, 'comment' | 'moreComment'> }) {
  if (!at.comment) return null;
  return (
    <p class="game-comment">
      <bdi>{at.comment}</bdi>
      {at.moreComment > 0 && <span class="hint">{gameMoreComment({ n: at.moreComment })}</span>}
    </p>
  );
}
