import { useEffect, useRef } from 'preact/hooks';
import type { Engine, Palette } from '../engine/engine.ts';
import type { Texts } from '../engine/texts.ts';
import type { Position } from '../engine/types.ts';
import { type Example, type GameExample, type Lessons, loadGame, loadLessons } from '../lessons/examples.ts';
import * as text from '../model/catalogue/panels-en.ts';
import type { HistoryAction } from '../model/history.ts';
import { lastPosition, open, openExample } from '../model/opening.ts';
import { fittingSpacing, paint, usePixelRatio } from './canvas.ts';
import { Failed } from './Failed.tsx';
import { useLoaded } from './loading.ts';
import type { PartProps } from './part.ts';
import { loadTexts } from './texts.ts';

/** Everything in the gallery, with the records of its games in their order, and who reads them. */
interface Shelf extends Lessons {
  readonly records: readonly string[];
  readonly texts: Texts;
}

async function loadShelf(): Promise<Shelf> {
  const [lessons, texts] = await Promise.all([loadLessons(), loadTexts()]);
  return { ...lessons, texts, records: await Promise.all(lessons.games.map(loadGame)) };
}

/** Positions and games worth looking at, each with one idea. */
export function Gallery({ state, dispatch, engine, palette }: PartProps & { readonly palette: Palette }) {
  const { value: shelf, failed, again } = useLoaded(loadShelf);
  if (failed) return <Failed again={again} />;
  if (shelf === null) return <p>{text.galleryLoading}</p>;
  const show = (lesson: Example | GameExample, ...actions: HistoryAction[]) => {
    for (const action of actions) dispatch(action);
    dispatch({ type: 'notice', notice: { tone: 'news', text: `${lesson.title}. ${lesson.idea}` } });
    document.querySelector('main')?.scrollIntoView();
  };
  const card = (lesson: Example | GameExample, content: string, choose: () => void) => (
    <li key={lesson.id}>
      <button type="button" class="example" onClick={choose} aria-labelledby={`example-${lesson.id}`}>
        <Picture engine={engine} position={lastPosition(shelf.texts, content)} palette={palette} />
      </button>
      <div>
        <h3 id={`example-${lesson.id}`}>{lesson.title}</h3>
        <p>{lesson.idea}</p>
        <p class="source">{lesson.source}</p>
      </div>
    </li>
  );
  return (
    <div class="gallery">
      <ul>
        {shelf.positions.map((example) =>
          card(example, example.text, () => show(example, openExample(shelf.texts, example))),
        )}
      </ul>
      <h3 class="games">{text.galleryGames}</h3>
      <ul>
        {shelf.games.map((game, index) => {
          const content = shelf.records[index] ?? '';
          return card(game, content, () =>
            show(game, open(shelf.texts, content, state), { type: 'show', show: game.show }),
          );
        })}
      </ul>
    </div>
  );
}

interface PictureProps {
  readonly engine: Engine;
  readonly position: Position;
  readonly palette: Palette;
}

/** The side of a picture and the widest spacing in it, in CSS pixels. */
const SIDE = 96;
const SPACING = 20;

function Picture({ engine, position, palette }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const { columns, rows, stones } = position;
  useEffect(() => {
    if (!canvas.current) return;
    const board = engine.board({ columns, rows, stones });
    const view = { color: null, moment: 0, layers: [] };
    const fitting = fittingSpacing(board.size(view), { width: SIDE, height: SIDE }, ratio);
    paint(canvas.current, board, view, Math.min(fitting, Math.floor(SPACING * ratio)), palette, ratio);
  }, [engine, columns, rows, stones, palette, ratio]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
