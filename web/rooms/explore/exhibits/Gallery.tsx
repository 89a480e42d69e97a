import { ofPaper } from '#locale/errata.ts';
import * as en from '#locale/space-gallery.ts';
import { START } from '../../../model/turning.ts';
import type { Where } from '../../../model/where.ts';
import { placeIn } from '../../../model/where.ts';
import { EXHIBITS, type Exhibit } from '../../../scenes/exhibits.ts';
import { Thumbnail } from '../../../ui/board/Thumbnail.tsx';
import { ErrataLink } from '../../../ui/ErrataLink.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { OpenExhibit } from './OpenExhibit.tsx';
import { wordsOf } from './words.ts';

/** The role of the board, which comes first. */
const BOARD = 0;

/** The list of exhibits, or the one that is open. */
export function Gallery(props: FetchedProps) {
  const { state, dispatch, engine, palette } = props;
  const open = openIn(state.where);
  const visit = (exhibit: string, step: number, focus?: string) =>
    dispatch({ type: 'visit', where: { room: 'explore', lens: 'gallery', exhibit, step }, focus });
  const show = (exhibit: Exhibit) => {
    visit(exhibit.id, 0, 'forward');
    // The list may have been scrolled; the board is at the top.
    scrollTo(0, 0);
  };
  if (open) {
    const next = EXHIBITS[(EXHIBITS.indexOf(open) + 1) % EXHIBITS.length] ?? open;
    return (
      <OpenExhibit
        key={open.id}
        {...props}
        exhibit={open}
        next={next}
        go={(step) => visit(open.id, step)}
        open={(exhibit) => (exhibit ? show(exhibit) : visit('all', 0, open.id))}
      />
    );
  }
  return (
    <section class="stack" aria-label={en.label}>
      <p>{en.intro}</p>
      <ul class="exhibits gallery">
        {EXHIBITS.map((exhibit) => {
          const { title, about } = wordsOf(exhibit);
          const [first] = exhibit.steps;
          return (
            <li key={exhibit.id}>
              <button type="button" class="choice" data-focus={exhibit.id} onClick={() => show(exhibit)}>
                <span class="picture-of" style={{ background: palette[BOARD] }}>
                  {first && (
                    <Thumbnail {...{ engine, palette }} position={first.position} side={96} widest={24} solid={START} />
                  )}
                </span>
                <span>
                  <b>{title}</b> {about}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p>
        <ErrataLink text="kim" dispatch={dispatch}>
          {ofPaper}
        </ErrataLink>
      </p>
    </section>
  );
}

/** The exhibit that a place names, if there is such a one. */
function openIn(where: Where): Exhibit | null {
  const exhibit = placeIn(where, 'gallery')?.exhibit;
  return EXHIBITS.find(({ id }) => id === exhibit) ?? null;
}
