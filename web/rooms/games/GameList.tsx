import { useMemo, useState } from 'preact/hooks';
import * as text from '#locale/game-room.ts';
import { gameItemBad, gameMoreItems } from '#locale/opening.ts';
import type { Collection } from '../../model/opening.ts';
import { itemsNamed, unshown } from '../../model/refusal.ts';
import type { GamePlace } from '../../model/state.ts';

interface Props {
  readonly collection: Collection;
  readonly place: GamePlace;
  readonly go: (change: Partial<GamePlace>) => void;
}

/** The games, diagrams or boards of the opened text, as a list that can be filtered. */
export function GameList({ collection, place, go }: Props) {
  const [sought, setSought] = useState('');
  const found = useMemo(() => itemsNamed(collection, sought), [collection, sought]);
  const list = useMemo(
    () => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard
      <div class="collection-list" tabIndex={0} role="group" aria-label={text.collection}>
        <ol>
          {found.map((item) => (
            <li key={item.index}>
              {item.ok ? (
                <button
                  type="button"
                  aria-current={item.index === place.item ? 'true' : undefined}
                  onClick={() => go({ item: item.index, line: 0, move: 0 })}
                >
                  <span>
                    {item.title
                      ? text.itemName({ number: item.index + 1, title: item.title })
                      : text.untitledItem({ number: item.index + 1 })}
                  </span>{' '}
                  <span class="soft">
                    {text.sizeAndMoves({ columns: item.columns, rows: item.rows, n: item.lines[0] ?? 0 })}
                  </span>
                </button>
              ) : (
                <p class="hint">{gameItemBad({ number: item.index + 1, problem: unshown(item.why) })}</p>
              )}
            </li>
          ))}
        </ol>
        {collection.more > 0 && (
          <p class="hint">{gameMoreItems({ n: collection.more, isCounted: collection.isCounted })}</p>
        )}
      </div>
    ),
    [found, place.item],
  );
  return (
    <section class="collection" aria-label={text.collection}>
      <div class="wraps collection-head">
        <h2>{text.collection}</h2>
        <label>
          <span class="label">{text.filter}</span>
          <input type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
        </label>
        <span class="soft" role="status">
          {text.found({ n: found.length, of: collection.items.length })}
        </span>
      </div>
      {list}
    </section>
  );
}
