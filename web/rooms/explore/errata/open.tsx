import { useContext, useEffect, useRef } from 'preact/hooks';
import * as en from '#locale/errata.ts';
import { isGrid } from '../../../engine/position.ts';
import { decode, encode, FIRST_IN_SPACE } from '../../../model/address.ts';
import { FIRST_VISIT } from '../../../model/state.ts';
import type { Load } from '../../../model/update.ts';
import { adopt } from '../../../ui/adopt.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoaded } from '../../../ui/loading.ts';
import { onPlainClick } from '../../../ui/PlaceLink.tsx';
import { ReturnPathContext } from '../../../ui/return-path.ts';
import { BENSON } from './benson.ts';
import { List } from './List.tsx';
import style from './style.css?inline';

adopt(style);

/** The addresses of both lists, each with the first board of its room. */
const LISTS = {
  plane: encode({ ...FIRST_VISIT, where: { room: 'explore', lens: 'steps', panel: 'errata' } }),
  space: `${FIRST_IN_SPACE}&open=errata`,
};

/** Errors of the published texts: Benson's on a grid, Kim's on a board in space, and a way to the others. */
function Opened(props: FetchedProps) {
  const { state, dispatch } = props;
  const returnPath = useContext(ReturnPathContext);
  const isPlane = isGrid(state.position);
  const { value, failed, again } = useLoaded(async () => (await import('./kim.ts')).KIM, !isPlane);
  const paper = isPlane ? BENSON : value;
  const other = isPlane ? 'space' : 'plane';
  const top = useRef<HTMLParagraphElement>(null);
  const came = useRef(false);
  useEffect(() => {
    if (!came.current || !top.current) return;
    came.current = false;
    top.current.scrollIntoView({ block: 'center' });
    top.current.focus();
  }, [paper]);
  if (failed) return <Failed again={again} />;
  return (
    paper && (
      <div class="errata">
        <p ref={top} tabIndex={-1}>
          {paper.intro}
        </p>
        <List key={other} {...props} errata={paper.errata} />
        <p>
          <a
            href={`#${LISTS[other]}`}
            onClick={onPlainClick(() => {
              came.current = true;
              returnPath?.save(state, '');
              dispatch({ type: 'load', load: decode(LISTS[other])?.load as Load });
            })}
          >
            {en.toOther[other]}
          </a>
        </p>
      </div>
    )
  );
}

export const open = () => Opened;
