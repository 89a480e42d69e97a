/** The page's question which blocks stay, in an element. Until the answer is checked nothing shows it. */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { ask } from '#locale/game-room.ts';
import { quizHelp, quizInstruction } from '#locale/widget.ts';
import { firstShown } from '../../../model/crop.ts';
import { type Question as Asked, stayQuestion } from '../../../model/question.ts';
import { Board } from '../../../ui/board/Board.tsx';
import { Highlight, HighlightContext } from '../../../ui/highlight.ts';
import { Question } from '../../../ui/question/Question.tsx';
import { questionScene } from '../../../ui/question/scene.ts';
import question from '../../../ui/question/style.css?inline';
import { remembered } from '../../state/remembered.ts';
import type { Snapshot } from '../../state/snapshot.ts';
import type { DrawHosted } from '../../view/hosted-panel.ts';
import { applyStyle } from '../apply-style.ts';
import { boardsOf } from '../board-host.ts';
import { type Drawn, sceneOf } from '../edit/scene.ts';
import look from './board.css?inline';

const asked = remembered((facts: NonNullable<Snapshot['quiz']>['facts'], position: Snapshot['position']): Asked => {
  return { ...stayQuestion(facts, position), instruction: quizInstruction({ color: facts.color }) };
});

/** The board of a question: a press chooses a block; once the answer is checked it shows the result. */
function QuizBoard(drawn: Drawn) {
  const { quiz, crop, position, palette } = drawn.snapshot;
  const [cursor, moveCursor] = useState(() => firstShown(crop, position));
  const scene = sceneOf(drawn, quizHelp, { cursor, moveCursor });
  if (!quiz || quiz.answer.checked) return <Board scene={scene} palette={palette} />;
  const { actions } = drawn;
  const choosing = questionScene(scene, asked(quiz.facts, position), quiz.answer, actions.answer);
  const press = (point: number) => {
    actions.point(point);
    choosing.press(point);
  };
  return <Board scene={{ ...choosing, press }} palette={palette} />;
}

const createBoard = boardsOf({ style: look, draw: (drawn) => <QuizBoard {...drawn} /> });

/** Implements {@link DrawHosted}. */
export const drawQuiz: DrawHosted = ({ root, board, actions }) => {
  applyStyle(root, question, look);
  const highlight = new Highlight();
  const picture = createBoard(board, null, { ...actions, select: highlight.select });
  const unsubscribe = highlight.subscribe(() => picture.highlight?.(highlight.selection));
  return {
    show(snapshot) {
      const { quiz, position } = snapshot;
      if (!quiz) return;
      picture.show(snapshot);
      render(
        <HighlightContext.Provider value={highlight}>
          <Question question={asked(quiz.facts, position)} answer={quiz.answer} change={actions.answer}>
            {quiz.answer.checked && (
              <button type="button" class="choice" onClick={actions.begin}>
                {ask.steps}
              </button>
            )}
          </Question>
        </HighlightContext.Provider>,
        root,
      );
    },
    press: () => false,
    remove() {
      unsubscribe();
      picture.remove?.();
      render(null, root);
    },
  };
};
