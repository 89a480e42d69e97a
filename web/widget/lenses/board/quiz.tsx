/** The page's question which blocks stay, or which groups, in an element. Until the answer is checked nothing shows it. */
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
import type { Quiz, Snapshot } from '../../state/snapshot.ts';
import type { DrawHosted } from '../../view/hosted-panel.ts';
import { applyStyle } from '../apply-style.ts';
import { boardsOf } from '../board-host.ts';
import { type Drawn, sceneOf } from '../edit/scene.ts';
import look from './board.css?inline';

const blocksAsked = remembered((facts: Quiz['facts'], position: Snapshot['position']): Asked => {
  return { ...stayQuestion(facts, position), instruction: quizInstruction({ color: facts.color }) };
});
const groupsAsked = remembered((phrased: Quiz['groups']) => phrased?.());

const asked = ({ groups, facts }: Quiz, { position }: Snapshot): Asked =>
  groupsAsked(groups) ?? blocksAsked(facts, position);

/** The board of a question: a press chooses a block; once the answer is checked it shows the result. */
function QuizBoard(drawn: Drawn) {
  const { snapshot } = drawn;
  const { quiz, crop, position, palette } = snapshot;
  const [cursor, moveCursor] = useState(() => firstShown(crop, position));
  const scene = sceneOf(drawn, quizHelp, { cursor, moveCursor });
  if (!quiz || quiz.answer.checked) {
    const marks = [...(scene.view.marks ?? []), ...((quiz && groupsAsked(quiz.groups)?.marks) ?? [])];
    return <Board scene={{ ...scene, view: { ...scene.view, marks } }} palette={palette} />;
  }
  const { actions } = drawn;
  const choosing = questionScene(scene, asked(quiz, snapshot), quiz.answer, actions.answer);
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
      const { quiz } = snapshot;
      if (!quiz) return;
      picture.show(snapshot);
      render(
        <HighlightContext.Provider value={highlight}>
          <Question question={asked(quiz, snapshot)} answer={quiz.answer} change={actions.answer}>
            {quiz.answer.checked && (
              <button type="button" class="choice" onClick={actions.begin}>
                {groupsAsked(quiz.groups)?.goOn ?? ask.steps}
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
