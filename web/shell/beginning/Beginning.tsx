import { useMemo, useState } from 'preact/hooks';
import * as text from '#locale/beginning.ts';
import { OPENINGS, openingAt } from '../../model/beginning.ts';
import { type Frame, filmOf } from '../../model/playing-on.ts';
import { stayQuestion } from '../../model/question.ts';
import type { Run } from '../../model/run.ts';
import { BEGINNING, isAsking } from '../../model/state.ts';
import { LEARN } from '../../model/where.ts';
import { movesOn } from '../../scenes/beginning.ts';
import type { FetchedProps } from '../../ui/Fetched.tsx';
import { PlaysOn, playedScene } from '../../ui/question/PlaysOn.tsx';
import { Question } from '../../ui/question/Question.tsx';
import { answerScene, questionScene } from '../../ui/question/scene.ts';
import { OnOwnBoard } from '../../ui/stage.tsx';
import { ago } from '../open/ago.ts';
import { readRecents } from '../recents.ts';
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
  const [played, setPlayed] = useState<Frame | null>(null);
  if (!asked || !question || !run) return null;
  const next = OPENINGS[openingAt(position) + 1];
  const change = (answer: typeof asked) => dispatch({ type: 'asked', asked: answer });
  const isFirst = openingAt(position) === 0;
  const inGames = <span class="played">{text.inGames}</span>;
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
        <PlaysOn
          // An answer is about the position itself.
          key={`${position.stones} ${asked.chosen} ${asked.checked}`}
          film={() => filmOf(props.engine.play.bind(props.engine), position, movesOn(position))}
          show={setPlayed}
          after={isFirst && !asked.checked && inGames}
        />
        {isFirst && asked.checked && inGames}
      </Question>
      <p class="buttons">
        <button
          type="button"
          class={asked.checked ? 'choice strong' : 'choice'}
          onClick={() => dispatch({ type: 'visit', where: LEARN, focus: 'learn' })}
        >
          {text.learn}
        </button>
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
