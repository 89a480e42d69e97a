import * as words from '#locale/share.ts';
import type { Engine, Study, StudyOptions } from '../../engine/engine.ts';
import { isGrid } from '../../engine/position.ts';
import type { SpaceView } from '../../engine/space.ts';
import type { Position } from '../../engine/types.ts';
import { analysisOptions, type Run, shownColors } from '../../model/run.ts';
import type { State } from '../../model/state.ts';
import { viewOf } from '../../model/view.ts';
import type { BoardScene } from '../../ui/board/scene.ts';
import { reader } from '../../ui/reading.ts';
import { sentenceAt } from './writing.ts';

/** The drawing on the board, for a picture of it. */
export interface Drawing {
  readonly study: Study;
  readonly position: Position;
  readonly view: SpaceView;
  /** The options of the study, with which a worker makes it again. */
  readonly options: StudyOptions;
  readonly description: string;
}

/** The drawing of the lens on the stage, or of the step without one. */
export function drawingOf(scene: BoardScene | null, state: State, run: Run | null, engine: Engine): Drawing {
  if (scene) {
    const { study, position, view, label } = scene;
    const options = { colors: view.color ? [view.color] : [], rules: state.rules };
    return { study, position, view, options, description: label };
  }
  return {
    study: run?.study ?? engine.board(state.position),
    position: state.position,
    // A picture has no notice beside it that would explain its marks.
    view: viewOf({ ...state, notice: null }, run),
    options: { colors: run ? shownColors(state) : [], ...analysisOptions(state) },
    description: run ? sentenceAt(state, run, run.moment) : '',
  };
}

export const PICTURES = ['solid', 'layers'] as const;

/** The drawing of one of the pictures of a board in space, as it is turned and rolled; any other as it is. */
export function drawingIn(drawing: Drawing, which: (typeof PICTURES)[number], inSpace: SpacePart): Drawing {
  const { first, solid } = inSpace;
  if (isGrid(drawing.position) || !first || !solid) return drawing;
  const view = { ...drawing.view, first, ...(which === 'solid' && { solid: { ...solid, fitted: true } }) };
  return { ...drawing, view };
}

type SpacePart = Pick<SpaceView, 'first' | 'solid'>;

/** The drawing as an SVG document. */
export function writeSvg({ position, options, view, description }: Drawing): Promise<string> {
  return reader.ask('svg', position, options, view, words.board, description);
}
