import { useContext, useEffect, useRef } from 'preact/hooks';
import * as en from '#locale/errata.ts';
import { pointName, pointNamed } from '../../../engine/coordinate.ts';
import type { Engine, Palette } from '../../../engine/engine.ts';
import { positionOf } from '../../../engine/position.ts';
import type { Point, Position, View } from '../../../engine/types.ts';
import { adopt } from '../../../ui/adopt.ts';
import { fittingSpacing, paint, usePixelRatio } from '../../../ui/board/canvas.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { ReturnPathContext } from '../../../ui/return-path.ts';
import { type Case, ERRATA, type Play } from './errata.ts';
import style from './style.css?inline';

adopt(style);

/** Errors of the published texts, with boards to try them on. */
function Opened({ state, dispatch, engine, palette }: FetchedProps) {
  const returnPath = useContext(ReturnPathContext);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!back.current) return;
    back.current.focus();
    returnPath?.clearFocus();
  }, []);
  const openBoard = ({ rows }: Case, { rows: others = rows, start, open, label }: Play) => {
    returnPath?.save(state, label);
    const position = positionOf(others);
    const points = start?.flatMap((name) => pointNamed(position, name) ?? []) ?? null;
    dispatch({ type: 'load', load: { position, start: points, show: 'black', where: open } });
  };
  return (
    <div class="errata">
      <p>{en.intro}</p>
      {ERRATA.map(({ id, words: { title, source, says }, cases }) => (
        <section key={id} aria-labelledby={`erratum-${id}`}>
          <h3 id={`erratum-${id}`}>{title}</h3>
          <p>
            <b>{en.printed}</b> {says} <span class="source">{source}</span>
          </p>
          {cases.map((each) => (
            <div key={each.rows.join()} class="erratum-case">
              <Picture engine={engine} palette={palette} shown={each} />
              <div>
                <p>{each.text}</p>
                <p class="buttons">
                  {each.plays.map((play) => (
                    <button
                      key={play.label}
                      ref={play.label === returnPath?.focus ? back : undefined}
                      type="button"
                      class="choice"
                      onClick={() => openBoard(each, play)}
                    >
                      {play.label}
                    </button>
                  ))}
                </p>
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

export const open = () => Opened;

/** The room for a picture, and the widest spacing in it, in CSS pixels. */
const BOX = { width: 132, height: 170 };
const SPACING = 28;

interface PictureProps {
  readonly engine: Engine;
  readonly palette: Palette;
  readonly shown: Case;
}

/** A board with the names of its blocks, and a square on the point in question. */
function Picture({ engine, palette, shown: { rows, mark } }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const position = positionOf(rows);
  useEffect(() => {
    if (!canvas.current) return;
    const study = engine.study(position, { colors: ['black'], rules: { suicide: 'forbidden', regions: 'small' } });
    const marked = mark === undefined ? null : pointNamed(position, mark);
    const view: View = {
      color: 'black',
      moment: 0,
      layers: ['coordinates', 'names', 'labels'],
      marks: marked === null ? [] : [{ point: marked, kind: 'square' }],
    };
    const fitting = fittingSpacing(study.size(view), BOX, ratio);
    paint(canvas.current, study, view, Math.min(fitting, Math.floor(SPACING * ratio)), palette, ratio);
  }, [engine, rows, palette, ratio]);
  return <canvas ref={canvas} role="img" aria-label={en.board(stonesOf(position, 'X'), stonesOf(position, 'O'))} />;
}

function stonesOf(position: Position, stone: 'X' | 'O'): string[] {
  const points = [...position.stones].flatMap((each, point): Point[] => (each === stone ? [point] : []));
  return points.map((point) => pointName(position, point));
}
