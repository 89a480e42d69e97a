import { useMemo, useRef } from 'preact/hooks';
import { line as gameLine } from '#locale/games.ts';
import { boardLine } from '#locale/page.ts';
import type { Palette } from '../engine/engine.ts';
import type { History } from '../model/history.ts';
import { useEditScene } from '../ui/board/edit-scene.ts';
import { Turn } from '../ui/board/Turn.tsx';
import { type Stage, useStaged } from '../ui/stage.tsx';
import type { Store } from '../ui/store.ts';
import { useBarHeight } from './bar-height.ts';
import { Pictures } from './Pictures.tsx';
import { Tools } from './Tools.tsx';

interface Props {
  readonly history: History;
  readonly store: Store;
  readonly palette: Palette;
  readonly stage: Stage;
}

/** The one board with its line, its tools and its transport. */
export function Column({ history, store, palette, stage }: Props) {
  const staged = useStaged(stage);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const { where, show, game } = history.present;
  // A constant element: the board subscribes to the store, and is not rendered again with the text around it.
  const own = useMemo(() => <OwnBoard store={store} palette={palette} />, [store, palette]);
  return (
    <div class="picture">
      <div class={staged.scene ? 'above lensed' : 'above'}>
        <p class="board-line">
          {staged.line || (
            <>
              {where.room === 'games' && game ? gameLine : boardLine({ color: show })} <Turn state={history.present} />
            </>
          )}
        </p>
        <Tools history={history} dispatch={store.dispatch} places={staged.scene === null} />
      </div>
      {staged.scene ? (
        <Pictures scene={staged.scene} palette={staged.palette ?? palette} dispatch={store.dispatch} />
      ) : (
        own
      )}
      <div class="transport" ref={bar}>
        {staged.transport}
      </div>
    </div>
  );
}

/** The page's position, which follows the store itself. */
function OwnBoard({ store, palette }: Pick<Props, 'store' | 'palette'>) {
  const { scene, state } = useEditScene(store);
  return <Pictures scene={scene} palette={palette} dispatch={store.dispatch} game={state} />;
}
