import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as text from '#locale/open.ts';
import { boardSize, unit } from '#locale/shared.ts';
import { plain } from '../../locales/phrase.ts';
import { news } from '../../model/opening.ts';
import { isSameRecent, type Recent, roomOf } from '../../model/recent.ts';
import { Thumbnail } from '../../ui/board/Thumbnail.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { opened } from '../incoming.ts';
import { readRecents } from '../recents.ts';
import { record, recordingTrouble, rewrite } from '../recording.ts';
import { ago } from './ago.ts';
import type { TabProps } from './props.ts';

const words = text.recent;

function titleOf({ title, moves, shared: { position } }: Recent): string {
  const { columns, rows, layers = 1 } = position;
  return title || (moves ? words.game : words.untitled({ columns, rows, layers }));
}

/** The size or the moves, and the time when it was on the board. */
function detailsOf({ title, moves, shared, withoutGame, when }: Recent, isNow: boolean): string {
  const { position, game } = shared;
  const { columns, rows, layers = 1, stones } = position;
  const { details } = text;
  return plain(
    unit([
      title || moves
        ? boardSize({ columns, rows, layers })
        : details.stones({ stones: stones.replaceAll('.', '').length }),
      ...(game && moves ? [details.move({ move: game.move, moves })] : []),
      ...(withoutGame ? [details.withoutGame] : []),
      isNow ? details.now : ago(when, Date.now()),
    ]),
  );
}

/** The last positions and games that the reader had on the board, to open again or to delete. */
export function RecentTab({ state, dispatch, engine, palette, close }: TabProps) {
  const [list, setList] = useState(() => {
    record(state);
    return readRecents();
  });
  /** The list before the last deletion, to put back. */
  const [before, setBefore] = useState<readonly Recent[] | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** The index of the entry that was deleted last. */
  const at = useRef(0);
  const change = (next: readonly Recent[], from: readonly Recent[] | null) => {
    rewrite(next, state);
    setList(next);
    setBefore(from);
  };
  const remove = (index: number) => {
    at.current = index;
    change(
      list.filter((_, each) => each !== index),
      list,
    );
  };
  // The button that takes the place of a removed one gets its focus, before anything else does.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('.delete') ?? [];
    const next = buttons[Math.min(at.current, buttons.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('.restore'))?.focus();
  }, [list]);
  const choose = (recent: Recent) => {
    close();
    const load = { ...recent.shared, where: roomOf(recent, state.where) };
    opened({ type: 'load', load }, news(words.opened({ title: titleOf(recent) })), dispatch);
  };
  const trouble = recordingTrouble();
  return (
    <div class="recent" ref={root}>
      <p class="hint">{trouble === 'refused' ? words.refused : list.length ? words.kept : words.none}</p>
      {trouble === 'full' && <p class="refusal">{words.full}</p>}
      <ul class="cards">
        {list.map((recent, index) => (
          <li key={recent.when}>
            <button type="button" class="card" onClick={() => choose(recent)}>
              <span class="thumbnail">
                <Thumbnail engine={engine} position={recent.shared.position} palette={palette} side={80} widest={16} />
              </span>
              <span class="card-text">
                <b>
                  <bdi>{titleOf(recent)}</bdi>
                </b>
                <span>{detailsOf(recent, isSameRecent(recent, { shared: state }))}</span>
              </span>
            </button>
            <IconButton
              class="step small delete"
              icon="close"
              label={words.remove({ title: titleOf(recent) })}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <p class="buttons">
        {list.length > 1 && (
          <button type="button" class="choice" onClick={() => change([], list)}>
            {words.removeAll}
          </button>
        )}
        <span role="status">{before && text.removed({ n: before.length - list.length })}</span>
        {before && (
          <button type="button" class="choice restore" onClick={() => change(before, null)}>
            {words.restore}
          </button>
        )}
      </p>
    </div>
  );
}
