import * as text from '#locale/question.ts';
import type { Point } from '../../engine/types.ts';
import { type Answer, answered, choiceAt, type Question } from '../../model/question.ts';
import { pointWords } from '../../model/sentence.ts';
import { type BoardScene, PLACES_NOTHING } from '../board/scene.ts';

/** A board on which a question is answered: a press chooses what is there, and rings are on what is chosen. */
export function questionScene(
  scene: BoardScene,
  question: Question,
  answer: Answer,
  change: (answer: Answer) => void,
): BoardScene {
  const { position, view } = scene;
  const isChosen = (point: Point) => answer.chosen.includes(choiceAt(question, point));
  const rings = answer.chosen.flatMap((each) => question.choices[each]?.points ?? []);
  return {
    ...scene,
    ...PLACES_NOTHING,
    view: {
      ...view,
      layers: [...view.layers, 'labels'],
      marks: [...(view.marks ?? []), ...rings.map((point) => ({ point, kind: 'circle' as const }))],
    },
    press(point) {
      const next = answered(question, answer, point);
      if (next !== answer) change(next);
    },
    describe(point) {
      const words = pointWords(position, point);
      return isChosen(point) ? text.onChosen({ point: words }) : words;
    },
    describeDeps: [...scene.describeDeps, answer],
  };
}

/** The same board with the answer: what stays and what falls, as at the end of the run. */
export function answerScene(scene: BoardScene, end: number): BoardScene {
  return { ...scene, view: { ...scene.view, moment: end } };
}
