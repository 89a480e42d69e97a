import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import type { Palette } from '../../../engine/engine.ts';
import type { BoardMark, Point } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import type { Answer } from '../../../model/question.ts';
import { endOf } from '../../../model/run.ts';
import { selectionOf } from '../../../model/selection.ts';
import { boardName, pointSentence, pointWords } from '../../../model/sentence.ts';
import { ALL_LAYERS, CLEAN_LAYERS } from '../../../model/state.ts';
import { type BoardScene, PLACES_NOTHING } from '../../../ui/board/scene.ts';
import { useHighlight } from '../../../ui/highlight.ts';
import { questionScene } from '../../../ui/question/scene.ts';
import { OnBoard } from '../../../ui/stage.tsx';
import type { Asking } from './asking.ts';

interface Props {
  readonly asking: Asking;
  readonly palette: Palette;
  /** The reader's answer so far; null where none is asked for. */
  readonly answer: Answer | null;
  readonly change: (answer: Answer) => void;
  /** Shows what stays and what falls. */
  readonly told: boolean;
  readonly marks?: readonly BoardMark[];
  readonly surface?: RefObject<HTMLDivElement | null>;
}

/** The board of a question on the stage. */
export function PracticeBoard({ asking, palette, answer, change, told, marks = [], surface }: Props) {
  const { asked, study, facts, question } = asking;
  const { position, color } = asked;
  const [cursor, moveCursor] = useState<Point>(0);
  const [selection, select] = useHighlight((each) => each);
  useEffect(() => {
    select(null);
    moveCursor(0);
  }, [position]);
  const bare: BoardScene = {
    study,
    position,
    view: { color: null, moment: 0, layers: [...CLEAN_LAYERS, 'labels'], marks },
    label: boardName(position),
    help: text.boardHelp,
    ...PLACES_NOTHING,
    cursor,
    moveCursor,
    press() {},
    describe: (point) => pointWords(position, point),
    describeDeps: [position],
    surface,
  };
  const scene = (): BoardScene => {
    if (!told) return answer ? questionScene(bare, question, answer, change) : bare;
    const run = endOf(study, color);
    return {
      ...bare,
      view: { color, moment: run.moment, layers: ALL_LAYERS, selection, marks },
      describe: (point) => plain(pointSentence(facts, position, run.at, point)),
      describeDeps: [position, 'told'],
      look: (hit) => select(selectionOf(hit, run)),
    };
  };
  return <OnBoard scene={scene()} palette={palette} line={told ? text.told : question.press} keys={null} />;
}
