import { useMemo, useRef } from 'preact/hooks';
import { boardLine, gameLine } from '#locale/page.ts';
import { press } from '#locale/play.ts';
import type { Palette } from '../engine/engine.ts';
import type { History } from '../model/history.ts';
import { isAsking } from '../model/state.ts';
import { useEditScene } from '../ui/board/edit-scene.ts';
import { PLACES_NOTHING } from '../ui/board/scene.ts';
import { Turn } from '../ui/board/Turn.tsx';
import { Fetched } from '../ui/Fetched.tsx';
import { type Stage, useStaged } from '../ui/stage.tsx';
import type { Store } from '../ui/store.ts';
import { useSubscribed } from '../ui/subscribed.ts';
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
  const { where, show, stepping, game } = history.present;
  // A constant element: the board subscribes to the store, and is not rendered again with the text around it.
  const own = useMemo(() => <OwnBoard store={store} palette={palette} stage={stage} />, [store, palette, stage]);
  return (
    <div class="picture">
      <div class={staged.scene ? 'above lensed' : 'above'}>
        <p class="board-line">
          {staged.line ||
            (isAsking(history.present) ? (
              where.room === 'explore' && press.stay({ color: stepping })
            ) : (
              <>
                {where.room === 'games' && game ? gameLine : boardLine({ color: show })}{' '}
                <Turn state={history.present} />
              </>
            ))}
        </p>
        <Tools history={history} dispatch={store.dispatch} places={staged.scene === null} />
      </div>
      {staged.scene ? (
        <Pictures
          scene={staged.scene}
          palette={staged.palette ?? palette}
          dispatch={store.dispatch}
          analyze={store.analyze}
        />
      ) : (
        own
      )}
      <Fetched load={() => import('./spoken/open.tsx')} props={{ history }} />
      <div class="transport" ref={bar}>
        {staged.transport}
      </div>
    </div>
  );
}

/** The page's position, which follows the store itself. */
function OwnBoard({ store, palette, stage }: Pick<Props, 'store' | 'palette' | 'stage'>) {
  const edit = useEditScene(store);
  const { state } = edit;
  const own = useSubscribed(stage, ({ staged }) => staged.own);
  // Nothing is played before the question is there.
  const scene = own ? own(edit.scene) : isAsking(state) ? { ...edit.scene, ...PLACES_NOTHING, press() {} } : edit.scene;
  return <Pictures scene={scene} palette={palette} dispatch={store.dispatch} analyze={store.analyze} game={state} />;
}
