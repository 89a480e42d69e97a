import { useEffect, useRef, useState } from 'preact/hooks';
import type { Engine, Palette } from '../engine/engine.ts';
import { EXAMPLES, type Example, GAMES, type GameExample } from '../lessons/examples.ts';
import { gallery as text } from '../model/catalogue/panels-en.ts';
import { pointNamed } from '../model/coordinate.ts';
import type { HistoryAction } from '../model/history.ts';
import { open, readingOf } from '../model/opening.ts';
import type { State } from '../model/state.ts';
import type { Action } from '../model/update.ts';
import { fittingSpacing, paint, usePixelRatio } from './canvas.ts';
import type { PartProps } from './part.ts';

/** The side of a picture, in CSS pixels. */
const SIDE = 80;

/** Positions and games worth looking at, each with one idea. */
export function Gallery({ state, dispatch, engine, palette }: PartProps & { readonly palette: Palette }) {
  const [loading, setLoading] = useState<string | null>(null);
  const show = (idea: string, ...actions: HistoryAction[]) => {
    for (const action of actions) dispatch(action);
    if (actions.length) dispatch({ type: 'notice', notice: { tone: 'news', text: idea } });
    document.querySelector('main')?.scrollIntoView();
  };
  const showGame = async (game: GameExample) => {
    setLoading(game.id);
    const content = await fetchText(game.address);
    setLoading(null);
    if (content === null) dispatch({ type: 'notice', notice: { tone: 'problem', text: text.failed } });
    else show(game.idea, open(engine, content, state), { type: 'show', show: game.show });
  };
  return (
    <div class="gallery">
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              class="example"
              aria-label={text.open(example.title)}
              onClick={() => show(example.idea, exampleAction(engine, example))}
            >
              <Picture engine={engine} content={example.text} palette={palette} />
            </button>
            <div>
              <h3>{example.title}</h3>
              <p>{example.idea}</p>
              <p class="source">{example.source}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 class="games">{text.games}</h3>
      <ul>
        {GAMES.map((game) => (
          <li key={game.id}>
            <div>
              <h3>
                <button type="button" class="link" aria-busy={loading === game.id} onClick={() => showGame(game)}>
                  {game.title}
                </button>
              </h3>
              <p>{loading === game.id ? text.loading : game.idea}</p>
              <p class="source">{game.source}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens an example with its own rules and starting set, at the start of its run. */
export function exampleAction(engine: Engine, { text: content, rules, start }: Example): Action {
  const { position } = readingOf(engine, content).position(0, 0, 0);
  const points = start?.flatMap((name) => pointNamed(position, name) ?? []);
  const all: State['rules'] = { suicide: 'forbidden', regions: 'small', ...rules };
  return { type: 'load', load: { position, rules: all, show: 'black', place: '0', start: points ?? null } };
}

async function fetchText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

function Picture({
  engine,
  content,
  palette,
}: {
  readonly engine: Engine;
  readonly content: string;
  readonly palette: Palette;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  useEffect(() => {
    if (!canvas.current) return;
    const board = engine.board(engine.read(content).position(0, 0, 0).position);
    const view = { color: null, moment: 0, layers: [] };
    const spacing = Math.min(fittingSpacing(board.size(view), { width: SIDE, height: SIDE }, ratio), 22 * ratio);
    paint(canvas.current, board, view, Math.floor(spacing), palette, ratio);
  }, [engine, content, palette, ratio]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
