import { useLayoutEffect, useRef } from 'preact/hooks';
import * as text from '#locale/game-room.ts';
import { gameMoreItems } from '#locale/opening.ts';
import type { Variation } from '../../../engine/texts.ts';
import { WAY_KEYS } from '../../../model/keys.ts';
import type { GamePlace } from '../../../model/state.ts';
import { isPlain } from '../../../ui/keys.ts';
import { commentDots, linePath, moveOn, rowOf, rowsAround, treePath } from './layout.ts';

/** The height of a row in CSS pixels, as in the style. */
const ROW = 28;

interface Props {
  readonly variations: readonly Variation[];
  /** The number of lines of play that are not among them. */
  readonly more: number;
  readonly place: GamePlace;
  readonly go: (change: (from: GamePlace) => Partial<GamePlace>) => void;
}

/** The lines of play as a tree, a row for each. The arrows up and down go from one to the next. */
export function Tree({ variations, more, place: { line, move }, go }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  const rows = rowsAround(line, variations.length);
  const [first, end] = rows;
  useLayoutEffect(() => {
    if (!box.current) return;
    // The focus stays on the line of play when the drawn rows change.
    if (box.current.matches(':focus-within')) current.current?.focus({ preventScroll: true });
    const top = (line - first) * ROW;
    const { scrollTop, clientHeight } = box.current;
    if (top < scrollTop) box.current.scrollTop = top;
    else if (top + ROW > scrollTop + clientHeight) box.current.scrollTop = top + ROW - clientHeight;
  }, [line, variations]);

  /** Counts from the line that was asked for last, even if it is not shown yet. */
  const choose = (lineFrom: (line: number) => number) =>
    go((from) => {
      const to = lineFrom(from.line);
      const variation = variations[to];
      return variation ? { line: to, move: moveOn(variation, from.move) } : {};
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAY_KEYS[event.key];
    if ((way !== 'up' && way !== 'down') || !isPlain(event)) return;
    event.preventDefault();
    choose((line) => (way === 'up' ? line - 1 : line + 1));
  };
  const longest = Math.max(1, ...variations.slice(first, end).map(({ moves }) => moves));
  const count = end - first;
  const at = rowOf(variations, line, move);
  return (
    <section class="branches" aria-label={text.branches}>
      <h2>{text.branches}</h2>
      <div class="branches-box" ref={box}>
        <div class="branches-tree" style={{ height: `${count * ROW}px` }}>
          <svg viewBox={`0 0 ${longest} ${count}`} preserveAspectRatio="none" aria-hidden="true">
            <path class="branches-all" d={treePath(variations, rows)} />
            <path class="branches-line" d={linePath(variations, line, first)} />
            <path class="branches-comments" d={commentDots(variations, rows)} />
            {at >= first && <path class="branches-now" d={`M${move} ${at - first + 0.5}h0`} />}
          </svg>
        </div>
        <ol class="branches-rows" onKeyDown={onKeyDown}>
          {variations.slice(first, end).map((variation, row) => {
            const isCurrent = first + row === line;
            return (
              <li key={first + row}>
                <button
                  type="button"
                  ref={isCurrent ? current : null}
                  tabIndex={isCurrent ? 0 : -1}
                  aria-current={isCurrent ? 'true' : undefined}
                  onClick={() => choose(() => first + row)}
                >
                  <BranchName variation={variation} />
                </button>
              </li>
            );
          })}
        </ol>
      </div>
      {count < variations.length && (
        <p class="hint">{text.branchesDrawn({ first: first + 1, last: end, all: variations.length })}</p>
      )}
      {more > 0 && <p class="hint">{gameMoreItems({ n: more, isCounted: true })}</p>}
    </section>
  );
}

/** A branch in words, the number of its comments only heard: in the tree they are dots. */
function BranchName({ variation: { moves: all, fork, comments } }: { readonly variation: Variation }) {
  const moves = all - (fork?.moves ?? 0);
  const branch = fork ? text.branch({ move: fork.moves, moves }) : text.mainLine({ moves });
  if (comments.length === 0) return branch;
  return (
    <>
      <span aria-hidden="true">{branch}</span>
      <span class="unseen">{text.commented({ branch, comments: comments.length })}</span>
    </>
  );
}
