import { useState } from 'preact/hooks';
import * as text from '#locale/page.ts';
import { confirm } from '#locale/play.ts';
import { pointName } from '../../engine/coordinate.ts';
import type { Point } from '../../engine/types.ts';
import { plain } from '../../locales/phrase.ts';
import type { Run } from '../../model/run.ts';
import { selectionOf } from '../../model/selection.ts';
import { boardName, pointSentence, pointWords } from '../../model/sentence.ts';
import { isAsking, type State } from '../../model/state.ts';
import { brushAt, ghostAt } from '../../model/stroke.ts';
import { viewOf } from '../../model/view.ts';
import type { Store } from '../store.ts';
import { useSubscribed } from '../subscribed.ts';
import type { BoardScene } from './scene.ts';

/** The page's position, on which the reader places stones. */
export function useEditScene(store: Store): { readonly scene: BoardScene; readonly state: State } {
  const state = useSubscribed(store, ({ history }) => history.present);
  const { board, run, problem } = store.analyze(state);
  const { dispatch } = store;
  const { position } = state;
  const [cursor, moveCursor] = useState<Point>(0);
  const selection = useSubscribed(store.highlight, (highlight) => highlight.selection);
  const scene: BoardScene = {
    study: board,
    position,
    view: viewOf(state, run, problem, selection),
    label: boardName(position),
    help: text.boardHelp,
    ghostAt: (point) => ghostAt(state, point),
    confirm: (point) =>
      confirm({ point: pointName(position, point), tool: brushAt(state, point) === null ? 'erase' : state.tool }),
    cursor,
    moveCursor,
    press: (point) => dispatch({ type: 'press', point }),
    remove: (point) => dispatch({ type: 'paint', points: [point], color: null }),
    painting: {
      brushAt: (point) => brushAt(state, point),
      paint: (points, color, stroke) => dispatch({ type: 'paint', points, color, stroke }),
    },
    describe: (point) => describePoint(state, run, point),
    describeDeps: [position, state.show, run?.study, run?.moment, isAsking(state)],
    look: (hit) => store.highlight.select(selectionOf(hit, run)),
  };
  return { scene, state };
}

/** A point in words: its name, stone, block or region, and its status. */
function describePoint(state: State, run: Run | null, point: Point): string {
  const { position, show } = state;
  return run && !isAsking(state)
    ? plain(pointSentence(run.facts, position, run.at, point, show === 'both'))
    : pointWords(position, point);
}
