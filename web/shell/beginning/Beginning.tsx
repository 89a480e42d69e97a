import { useMemo, useState } from 'preact/hooks';
import * as text from '#locale/beginning.ts';
import { OPENINGS, openingAt } from '../../model/beginning.ts';
import { stayQuestion } from '../../model/question.ts';
import type { Run } from '../../model/run.ts';
import { BEGINNING, isAsking } from '../../model/state.ts';
import type { Played } from '../../scenes/beginning.ts';
import type { FetchedProps } from '../../ui/Fetched.tsx';
import { Question } from '../../ui/question/Question.tsx';
import { answerScene, questionScene } from '../../ui/question/scene.ts';
import { OnOwnBoard } from '../../ui/stage.tsx';
import { ago } from '../open/ago.ts';
import { readRecents } from '../recents.ts';
import { PlaysOn, playedScene } from './PlaysOn.tsx';
import { Samples } from './Samples.tsx';

interface Props extends FetchedProps {
  readonly run: Run | null;
}

/** An opening board: its question, White's moves, the next board, the reader's own, and examples. */
export function Beginning({ run, ...props }: Props) {
  const { state, dispatch } = props;
  const { asked, position } = state;
  const recent = useMemo(() => readRecents()[0], []);
  const question = useMemo(() => run && stayQuestion(run.facts, position), [run?.facts, position]);
  const [played, setPlayed] = useState<Played | null>(null);
  if (!asked || !question || !run) return null;
  const next = OPENINGS[openingAt(position) + 1];
  const change = (answer: typeof asked) => dispatch({ type: 'asked', asked: answer });
  return (
    <>
      <OnOwnBoard
        change={(scene) => {
          if (played) return playedScene(scene, props.engine, played);
          if (!isAsking(state)) return answerScene(scene, run.facts.places.length - 1);
          return {
            ...questionScene(scene, question, asked, change),
            // A region under the pointer would tell something of the answer.
            look: (hit) => scene.look?.(hit && { ...hit, region: null }),
          };
        }}
      />
      <Question question={question} answer={asked} change={change}>
        <PlaysOn key={position.stones} {...props} asked={asked} show={setPlayed} />
      </Question>
      <p class="buttons">
        {next && (
          <button
            type="button"
            class="choice"
            onClick={() => dispatch({ type: 'load', load: { position: next, asked: BEGINNING.asked } })}
          >
            {text.worked}
          </button>
        )}
        {recent && (
          <button type="button" class="choice" onClick={() => dispatch({ type: 'load', load: recent.shared })}>
            {nameOf(recent)}
          </button>
        )}
      </p>
      <Samples {...props} />
    </>
  );
}

function nameOf({ title, when, shared: { position } }: ReturnType<typeof readRecents>[number]): string {
  const { columns, rows, layers = 1 } = position;
  const then = ago(when, Date.now());
  return title ? text.goOnGame({ title, ago: then }) : text.goOn({ columns, rows, layers, ago: then });
}
