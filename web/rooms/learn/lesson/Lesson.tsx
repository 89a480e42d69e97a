import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as text from '#locale/lesson.ts';
import { betweenSentences } from '#locale/shared.ts';
import type { Point, Position } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import type { Frame } from '../../../model/playing-on.ts';
import type { Answer } from '../../../model/question.ts';
import { endOf } from '../../../model/run.ts';
import { CORE, type Lesson as OneLesson } from '../../../scenes/lessons.ts';
import type { UnseenBoards } from '../../../scenes/unseen.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useHighlight } from '../../../ui/highlight.ts';
import { useLoaded } from '../../../ui/loading.ts';
import { playedScene } from '../../../ui/question/PlaysOn.tsx';
import { questionScene } from '../../../ui/question/scene.ts';
import { addSpaces } from '../../../ui/spaces.ts';
import { OnBoard } from '../../../ui/stage.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { BackToStart } from '../BackToStart.tsx';
import { bareScene, fatesScene, toldScene, useCursor } from '../board-scenes.ts';
import { progress } from '../progress/kept.ts';
import { answeredIn, lessons, passedIn, recalledIn } from '../progress/lessons.ts';
import { loadUnseen, unseenNow } from '../unseen.ts';
import { shownIn } from './boards.ts';
import { type CourseAction, IN_A_ROW, STAGES } from './course.ts';
import { End } from './End.tsx';
import { Marks } from './Marks.tsx';
import { labelledScene, namedScene, proofScene } from './named-scene.ts';
import { Pair } from './Pair.tsx';
import { Unseen } from './Unseen.tsx';
import { useAsked } from './use-asked.ts';
import { useCourse } from './use-course.ts';
import { Worked } from './Worked.tsx';

interface Props extends FetchedProps {
  readonly lesson: OneLesson;
}

/** A lesson, once its unseen boards are there, and for one in space more of the engine. */
export function Lesson(props: Props) {
  const { engine, lesson } = props;
  const fetched = async () => {
    const [unseen] = await Promise.all([loadUnseen(), lesson.inSpace && addSpaces(engine)]);
    return unseen;
  };
  // From the list they are there at once.
  const isThere = !lesson.inSpace || engine.hasSpaces;
  const { value, failed, again } = useLoaded(fetched, { begin: () => (isThere ? unseenNow() : undefined) });
  if (failed) return <Failed again={again} />;
  if (value) return <Course {...props} unseen={value} />;
  return (
    <section class="stack lesson" aria-label={lesson.title}>
      <Title lesson={lesson} />
      <Waiting />
    </section>
  );
}

/** The title, on which whoever comes from the list goes on. */
function Title({ lesson }: { readonly lesson: OneLesson }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive) heading.current?.focus();
  }, []);
  return (
    <h2 class="question" ref={heading} tabIndex={-1}>
      {lesson.apart ? lesson.title : text.heading({ number: CORE.indexOf(lesson) + 1, title: lesson.title })}
    </h2>
  );
}

interface CourseProps extends Props {
  readonly unseen: UnseenBoards;
}

/** A lesson: a pair of boards, a worked one, and unseen ones. */
function Course({ lesson, unseen, ...props }: CourseProps) {
  const { engine, palette } = props;
  const [course, dispatchCourse] = useCourse(lesson.id, Boolean(progress.of(lessons)[lesson.id]?.passed));
  const goesOn = useRef(false);
  const act = (action: CourseAction) => {
    goesOn.current = action.type === 'next' || action.type === 'skip' || action.type === 'again';
    dispatchCourse(action);
  };
  const { stage, phase, answer, pressed, moves } = course;
  // The last board stays at the end.
  const boardStage = stage === 'passed' ? 'free' : stage;
  const shown = useMemo(() => shownIn(course, unseen), [course.lesson, course.seed, boardStage, course.free]);
  const { position } = shown;
  const run = useMemo(() => {
    const study = engine.study(position, { colors: ['black'], rules: shown.lesson.rules });
    return endOf(study, 'black');
  }, [engine, shown]);
  const { study, facts } = run;
  const { asked, failed, again } = useAsked(engine, lesson, shown, run, phase !== 'ask');
  const [played, setPlayed] = useState<Frame | null>(null);
  const cursor = useCursor(position);
  const [hinted, setHinted] = useState<Point | null>(null);
  const [selection, select] = useHighlight((each) => each);
  const surface = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    select(null);
    setHinted(null);
  }, [position]);

  // A button that went with its phase had the focus. What is said above it stays in sight.
  useLayoutEffect(() => {
    if (phase !== 'told' || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>('[data-focus=check]')?.focus({ preventScroll: true });
  }, [phase]);
  // Whoever goes on is where the next task is done, which is told there.
  useLayoutEffect(() => {
    if (!goesOn.current) return;
    // While a solver is at work, on the title.
    if (!asked) return section.current?.querySelector('h2')?.focus({ preventScroll: true });
    goesOn.current = false;
    if (phase === 'told' && stage !== 'passed') return;
    // Once the board on the stage is the new one, with its name and its task.
    queueMicrotask(() => {
      const at = document.activeElement;
      // Whoever has gone elsewhere while a solver was at work stays there.
      if (at !== document.body && !section.current?.contains(at)) return;
      const asks = section.current?.querySelector<HTMLElement>('.says-task');
      (asks ?? surface.current)?.focus({ preventScroll: true });
    });
  }, [course, asked !== null]);

  const change = (next: Answer) => {
    if (!asked) return;
    if (!next.checked) return act({ type: 'answer', answer: next });
    const right = asked.question.judge(next.chosen).every(({ is }) => is === 'right');
    const now = Date.now();
    progress.change(lessons, (all) => {
      const answered = answeredIn(all, lesson.id, right, next.sure ?? false);
      if (stage !== 'free' || !right || course.hints > 0) return answered;
      const recalled = recalledIn(answered, shown.lesson.id, now);
      return course.streak + 1 >= IN_A_ROW ? passedIn(recalled, lesson.id, now) : recalled;
    });
    act({ type: 'check', answer: next, right });
  };
  const next = () => act({ type: 'next' });

  const { reason = null, proof = null } = asked ?? {};
  const task =
    phase === 'ask' ? (asked?.question.asks ?? null) : phase === 'reason' ? plain((reason ?? proof)?.asks ?? []) : null;
  const withTask = (keys: string) => (task ? `${task}${betweenSentences}${keys}` : keys);
  const { columns, rows, layers = 1 } = position;
  const base = {
    study,
    position,
    label: text.board({ title: lesson.title, columns, rows, layers }),
    help: task ? text.boardTask({ task }) : '',
    helpInSpace: { layers: withTask(text.spaceKeys.layers), solid: withTask(text.spaceKeys.solid) },
    ...cursor,
    surface,
  };
  const square = (point: Point | null) => (point === null ? [] : [{ point, kind: 'square' as const }]);
  const press = (point: Point) => {
    if (reason) act({ type: 'press', pressed: { point, right: reason.judge(point).right } });
    if (!proof) return;
    const { isPlayed, right } = proof.judge(moves, point);
    act({ type: isPlayed ? 'move' : 'press', pressed: { point, right } });
  };
  const pressedMark = pressed ? [{ point: pressed.point, kind: 'triangle' as const }] : [];
  /** Every answer that is right, where the reason is shown. */
  const rightPoints = course.isShown && reason ? pointsOf(position, (point) => reason.judge(point).right) : [];
  const triangles = rightPoints.map((point) => ({ point, kind: 'triangle' as const }));
  /** On the second stone, since the first one has the name. */
  const openBlock = facts.blocks.find(({ points }) => shown.open !== null && points.includes(shown.open));
  const openMarks = square(openBlock?.points[1] ?? null);
  const toldMarks = stage !== 'worked' ? triangles : asked?.fates ? openMarks : square(shown.open);
  const scene = () => {
    if (!asked) return bareScene(base);
    const { question, fates } = asked;
    if (phase === 'told') {
      if (fates) return fatesScene(base, facts, fates.stay, fates.fall, toldMarks);
      return toldScene(base, run, 'black', selection, select, toldMarks);
    }
    if (phase === 'reason' && proof) return proofScene(base, engine, facts, proof.after(moves), moves.at(-1), press);
    if (phase === 'reason' && fates) return labelledScene(base, engine, facts, pressedMark, press, reason?.after);
    if (phase === 'reason') return namedScene(base, pressedMark, press);
    if (stage === 'worked' && fates) return labelledScene(base, engine, facts, openMarks);
    if (stage === 'worked') return namedScene(base, square(shown.open));
    return questionScene(
      bareScene(base, square(hinted)),
      question,
      phase === 'ask' ? answer : { ...answer, checked: true },
      change,
    );
  };
  const lineOf = () => {
    if (stage === 'worked' && phase === 'ask') return text.line.worked;
    if (phase === 'reason') return proof ? text.line.proof : text.line.reason;
    return (lesson.answers ? text.answersLine : text.line)[phase];
  };
  const asksOnBoard = phase === 'ask' && stage !== 'worked';
  const part = asked && { ...props, ...asked, course, act, shown, run, change, next, showPlayed: setPlayed };
  return (
    <section class="stack lesson" aria-label={lesson.title} ref={section}>
      <OnBoard
        scene={played ? playedScene(bareScene(base), engine, played) : scene()}
        palette={palette}
        line={lineOf()}
        keys={null}
      />
      <BackToStart {...props} />
      <Title lesson={lesson} />
      <ol class="stages" aria-label={text.stages}>
        {STAGES.slice(0, -1).map((each) => (
          <li key={each} aria-current={each === stage ? 'step' : undefined}>
            {text.stage[each]}
          </li>
        ))}
      </ol>
      {shown.lesson.suicide && <p class="hint">{text.suicide}</p>}
      {shown.lesson.answers && <p class="hint">{text.answersRule}</p>}
      {shown.lesson.inSpace && <p class="hint">{text.space}</p>}
      {!part ? (
        failed ? (
          <Failed again={again} />
        ) : (
          <Waiting />
        )
      ) : stage === 'passed' ? (
        <End {...part} lesson={lesson} />
      ) : stage === 'worked' ? (
        <Worked {...part} />
      ) : stage === 'free' ? (
        <Unseen {...part} setHinted={setHinted} />
      ) : (
        <Pair {...part} lesson={lesson} rightPoints={rightPoints} />
      )}
      {asksOnBoard && <Marks {...{ engine, palette }} told={null} />}
      {phase === 'told' && !played && !lesson.answers && <Marks {...{ engine, palette }} told={run} />}
    </section>
  );
}

const pointsOf = ({ stones }: Position, isRight: (point: Point) => boolean): Point[] =>
  Array.from(stones, (_, point) => point).filter(isRight);
