/** The eyes of groups in an element: the page's lens Eyes, without its exact search. */
import { useEffect } from 'preact/hooks';
import { noGroups } from '#locale/eyes.ts';
import { loadEyes } from '../../engine/eyes-build.ts';
import type { Where } from '../../model/where.ts';
import { GroupEyes } from '../../rooms/explore/eyes/GroupEyes.tsx';
import { placeOf } from '../../rooms/explore/eyes/place.ts';
import style from '../../rooms/explore/eyes/style.css?inline';
import { type EyesProps, useGroups } from '../../rooms/explore/eyes/use-groups.ts';
import type { DrawLens } from '../view/lens-panel.ts';
import { drawing } from './draw.ts';
import { eyes as wasm } from './wasm.ts';

/** Implements {@link LensModule.loadLens}. */
export async function loadLens(): Promise<DrawLens> {
  const analyst = await loadEyes(wasm);
  return drawing(style, ({ key, snapshot, state, moved, named }) => (
    <Eyes
      key={key}
      state={state}
      palette={snapshot.palette}
      dispatch={(action) => action.type === 'visit' && moved(action.where)}
      analyst={analyst}
      stone={snapshot.block}
      named={named}
    />
  ));
}

function Eyes({ named, ...props }: EyesProps & { readonly named: (where: Where) => void }) {
  const chosen = useGroups(props);
  const { group, color, shown, side } = chosen;
  // The link to the full page names the group from the start.
  useEffect(() => named({ room: 'explore', lens: 'eyes', eyes: placeOf(shown, side.groups) }), []);
  return group ? <GroupEyes chosen={chosen} group={group} /> : <p>{noGroups({ color })}</p>;
}
