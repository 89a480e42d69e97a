import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import type { Palette } from '../../../engine/engine.ts';
import type { BoardMark } from '../../../engine/types.ts';
import type { Answer } from '../../../model/question.ts';
import { endOf } from '../../../model/run.ts';
import { boardName } from '../../../model/sentence.ts';
import { useHighlight } from '../../../ui/highlight.ts';
import { questionScene } from '../../../ui/question/scene.ts';
import { OnBoard } from '../../../ui/stage.tsx';
import { bareScene, toldScene, useCursor } from '../board-scenes.ts';
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
  const { asked, study, question } = asking;
  const { position, color } = asked;
  const cursor = useCursor(position);
  const [selection, select] = useHighlight((each) => each);
  useEffect(() => select(null), [position]);
  const base = { study, position, label: boardName(position), help: text.boardHelp, ...cursor, surface };
  const scene = () => {
    if (told) return toldScene(base, endOf(study, color), color, selection, select, marks);
    const bare = bareScene(base, marks);
    return answer ? questionScene(bare, question, answer, change) : bare;
  };
  return <OnBoard scene={scene()} palette={palette} line={told ? text.told : question.press} keys={null} />;
}
