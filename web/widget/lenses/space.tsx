/** Boards with layers or joined edges in an element: the page's solid and layers, in place of the plain board. */
import { loadSpaceTexts } from '../../engine/everything.ts';
import type { SpaceView } from '../../engine/space.ts';
import { acrossOf } from '../../rooms/solid/arrangement.ts';
import solid from '../../rooms/solid/style.css?inline';
import { snapshotView } from '../state/snapshot.ts';
import { boardsOf } from './board-host.ts';
import { SpaceBoard } from './SpaceBoard.tsx';
import look from './space.css?inline';
import { everything as wasm } from './wasm.ts';

/** Loads the engine of boards in space. */
export const loadSpaces = () => loadSpaceTexts(wasm);

/** Makes both pictures of a board in space. */
export const createBoard = boardsOf({
  style: `${solid}\n${look}`,
  draw(drawn) {
    const { position, turn } = drawn.snapshot;
    const { columns, rows, layers, form } = position;
    return <SpaceBoard key={[columns, rows, layers, form, turn].join()} {...drawn} />;
  },
  // The lines of the layers are no further apart than in other elements.
  widthOf(snapshot) {
    const layers: SpaceView = { ...snapshotView(snapshot), across: acrossOf(snapshot.position) };
    return snapshot.study.size(layers).width * snapshot.spacing;
  },
});
