import { useEffect, useRef } from 'preact/hooks';
import type { Engine, Palette } from '../engine/engine.ts';
import type { Position } from '../engine/types.ts';
import {
  type Example,
  type GameExample,
  type Lessons,
  loadGame,
  loadLessons,
  openExample,
} from '../examples/examples.ts';
import * as text from '../locales/en/panels.ts';
import { fittingSpacing, paint, usePixelRatio } from '../ui/board/canvas.ts';
import { Failed } from '../ui/Failed.tsx';
import { useLoaded } from '../ui/loading.ts';
import type { PartProps } from '../ui/part.ts';
import { reader } from '../ui/reading.ts';
import { show } from './bringing.ts';

/** Everything in the gallery, with the records of its games and the last position of each text. */
interface Shelf extends Lessons {
  readonly records: readonly string[];
  readonly ends: ReadonlyMap<string, Position>;
}

async function loadShelf(): Promise<Shelf> {
  const lessons = await loadLessons();
  const records = await Promise.all(lessons.games.map(loadGame));
  const texts = [...lessons.positions.map(({ text }) => text), ...records];
  const ends = await reader.ask('ends', texts);
  return { ...lessons, records, ends: new Map(texts.map((text, index) => [text, ends[index] as Position])) };
}

/** Positions and games worth looking at, each with one idea. */
export function Gallery({ state, dispatch, engine, palette }: PartProps & { readonly palette: Palette }) {
  const { value: shelf, failed, again } = useLoaded(loadShelf);
  const now = useRef(state);
  now.current = state;
  if (failed) return <Failed again={again} />;
  if (shelf === null) return <p>{text.galleryLoading}</p>;
  const tell = (lesson: Example | GameExample) => {
    dispatch({ type: 'notice', notice: { tone: 'news', text: `${lesson.title}. ${lesson.idea}` } });
    document.querySelector('main')?.scrollIntoView();
  };
  const card = (lesson: Example | GameExample, content: string, choose: () => void) => (
    <li key={lesson.id}>
      <button type="button" class="example" onClick={choose} aria-labelledby={`example-${lesson.id}`}>
        <Picture engine={engine} position={shelf.ends.get(content) as Position} palette={palette} />
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
          card(example, example.text, () => {
            dispatch(openExample(example, shelf.ends.get(example.text) as Position));
            tell(example);
          }),
        )}
      </ul>
      <h3 class="games">{text.galleryGames}</h3>
      <ul>
        {shelf.games.map((game, index) => {
          const content = shelf.records[index] ?? '';
          return card(game, content, async () => {
            await show({ text: content }, () => now.current, dispatch);
            dispatch({ type: 'show', show: game.show });
            tell(game);
          });
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
