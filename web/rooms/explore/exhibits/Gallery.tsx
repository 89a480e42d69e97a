import { useLayoutEffect, useRef } from 'preact/hooks';
import * as en from '#locale/space-gallery.ts';
import type { Where } from '../../../model/where.ts';
import { placeIn } from '../../../model/where.ts';
import { EXHIBITS, type Exhibit } from '../../../scenes/exhibits.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { OpenExhibit } from './OpenExhibit.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { wordsOf } from './words.ts';

/** The list of exhibits, or the one that is open. */
export function Gallery(props: FetchedProps) {
  const { state, dispatch, engine, palette } = props;
  const open = openIn(state.where);
  const list = useRef<HTMLUListElement>(null);
  /** The exhibit that was open before, and then the one to which the focus has to go. */
  const before = useRef<Exhibit | null>(open);
  useLayoutEffect(() => {
    if (!open && before.current) list.current?.querySelector<HTMLElement>(`[data-opens=${before.current.id}]`)?.focus();
    before.current = open;
  }, [open]);
  const visit = (exhibit: string, step: number) =>
    dispatch({ type: 'visit', where: { room: 'explore', lens: 'gallery', exhibit, step } });
  if (open) {
    const next = EXHIBITS[(EXHIBITS.indexOf(open) + 1) % EXHIBITS.length] ?? open;
    return (
      <OpenExhibit
        key={open.id}
        {...props}
        exhibit={open}
        next={next}
        wasOpened={before.current !== open}
        go={(step) => visit(open.id, step)}
        open={(exhibit) => visit(exhibit?.id ?? 'all', 0)}
      />
    );
  }
  return (
    <section class="stack" aria-label={en.label}>
      <p>{en.intro}</p>
      <ul class="exhibits gallery" ref={list}>
        {EXHIBITS.map((exhibit) => {
          const { title, about } = wordsOf(exhibit);
          return (
            <li key={exhibit.id}>
              <button type="button" class="choice" data-opens={exhibit.id} onClick={() => visit(exhibit.id, 0)}>
                <Thumbnail engine={engine} exhibit={exhibit} palette={palette} />
                <span>
                  <b>{title}</b> {about}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The exhibit that a place names, if there is such a one. */
function openIn(where: Where): Exhibit | null {
  const exhibit = placeIn(where, 'gallery')?.exhibit;
  return EXHIBITS.find(({ id }) => id === exhibit) ?? null;
}
