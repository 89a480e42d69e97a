import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as text from '#locale/lesson.ts';
import type { Point, Position } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import type { PlayedOn } from '../../../model/playing-on.ts';
import { stayQuestion } from '../../../model/question.ts';
import { endOf } from '../../../model/run.ts';
import { CORE, type Lesson as OneLesson } from '../../../scenes/lessons.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useHighlight } from '../../../ui/highlight.ts';
import { playedScene } from '../../../ui/question/PlaysOn.tsx';
import { questionScene } from '../../../ui/question/scene.ts';
import { OnBoard } from '../../../ui/stage.tsx';
import { BackToStart } from '../BackToStart.tsx';
import { bareScene, toldScene, useCursor } from '../board-scenes.ts';
import { progress } from '../progress/kept.ts';
import { answeredIn, lessons, passedIn, recalledIn } from '../progress/lessons.ts';
import { shownIn } from './boards.ts';
import { type CourseAction, IN_A_ROW, STAGES } from './course.ts';
import { End } from './End.tsx';
import { useMovesOn } from './moves.ts';
import { namedScene } from './named-scene.ts';
import { Pair } from './Pair.tsx';
import { reasonOf } from './reasons.ts';
import { Unseen } from './Unseen.tsx';
import { useCourse } from './use-course.ts';
import { Worked } from './Worked.tsx';

interface Props extends FetchedProps {
  readonly lesson: OneLesson;
}

/** A lesson: a pair of boards, a worked one, and unseen ones. */
export function Lesson({ lesson, ...props }: Props) {
  const { engine, palette } = props;
  const [course, dispatchCourse] = useCourse(lesson.id, Boolean(progress.of(lessons)[lesson.id]?.passed));
  const goesOn = useRef(false);
  const act = (action: CourseAction) => {
    goesOn.current = action.type === 'next' || action.type === 'skip';
    dispatchCourse(action);
  };
  const { stage, phase, answer, pressed } = course;
  const shown = useMemo(() => shownIn(course), [course.lesson, course.seed, stage, course.free]);
  const { position } = shown;
  const run = useMemo(() => {
    const study = engine.study(position, { colors: ['black'], rules: shown.lesson.rules });
    return endOf(study, 'black');
  }, [engine, shown]);
  const { study, facts } = run;
  const question = useMemo(() => {
    const asked = stayQuestion(facts, position);
    // The terms are explained once.
    return { ...asked, instruction: text.instruction, terms: lesson === CORE[0] ? asked.terms : '' };
  }, [facts]);
  const reason = useMemo(
    () => shown.reason && reasonOf(shown.reason, { facts, position, play: engine.play.bind(engine) }),
    [shown],
  );
  const moves = useMovesOn(position, facts, phase !== 'ask');
  const [played, setPlayed] = useState<PlayedOn | null>(null);
  const cursor = useCursor(position);
  const [hinted, setHinted] = useState<Point | null>(null);
  const [selection, select] = useHighlight((each) => each);
  const surface = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    select(null);
    setHinted(null);
  }, [position]);
  // Whoever comes from the list goes on here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive) heading.current?.focus();
  }, []);

  // A button that went with its phase had the focus. What is said above it stays in sight.
  useLayoutEffect(() => {
    if (phase !== 'told' || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>('[data-focus=check]')?.focus({ preventScroll: true });
  }, [phase]);
  // Whoever goes on is where the next task is done, which is told there.
  useLayoutEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    if (phase === 'told') return;
    const asks = section.current?.querySelector<HTMLElement>('.says-task');
    (asks ?? surface.current)?.focus({ preventScroll: true });
  }, [course]);

  const change = (next: typeof answer) => {
    if (!next.checked) return act({ type: 'answer', answer: next });
    const right = question.judge(next.chosen).every(({ is }) => is === 'right');
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

  const task = phase === 'ask' ? question.asks : phase === 'reason' && reason ? plain(reason.asks) : null;
  const { columns, rows } = position;
  const base = {
    study,
    position,
    label: text.board({ title: lesson.title, columns, rows, layers: 1 }),
    help: task === null ? '' : text.boardTask({ task }),
    ...cursor,
    surface,
  };
  const square = (point: Point | null) => (point === null ? [] : [{ point, kind: 'square' as const }]);
  const press = (point: Point) => {
    if (reason) act({ type: 'press', pressed: { point, right: reason.judge(point).right } });
  };
  const pressedMark = pressed ? [{ point: pressed.point, kind: 'triangle' as const }] : [];
  /** Every answer that is right, where the reason is shown. */
  const rightPoints = course.isShown && reason ? pointsOf(position, (point) => reason.judge(point).right) : [];
  const shownMarks = rightPoints.map((point) => ({ point, kind: 'triangle' as const }));
  const scene = () => {
    if (phase === 'told') return toldScene(base, run, 'black', selection, select, shownMarks);
    if (phase === 'reason') return namedScene(base, pressedMark, press);
    if (stage === 'worked') return namedScene(base, square(shown.open));
    return questionScene(
      bareScene(base, square(hinted)),
      question,
      phase === 'ask' ? answer : { ...answer, checked: true },
      change,
    );
  };
  const part = { ...props, course, act, shown, run, question, change, next, moves, showPlayed: setPlayed };
  return (
    <section class="stack lesson" aria-label={lesson.title} ref={section}>
      <OnBoard
        scene={played ? playedScene(bareScene(base), engine, played) : scene()}
        palette={palette}
        line={text.line[stage === 'worked' && phase === 'ask' ? 'worked' : phase]}
        keys={null}
      />
      <BackToStart {...props} />
      <h2 class="question" ref={heading} tabIndex={-1}>
        {lesson.apart ? lesson.title : text.heading({ number: CORE.indexOf(lesson) + 1, title: lesson.title })}
      </h2>
      <ol class="stages" aria-label={text.stages}>
        {STAGES.slice(0, -1).map((each) => (
          <li key={each} aria-current={each === stage ? 'step' : undefined}>
            {text.stage[each]}
          </li>
        ))}
      </ol>
      {shown.lesson.suicide && <p class="hint">{text.suicide}</p>}
      {stage === 'passed' ? (
        <End {...part} lesson={lesson} />
      ) : stage === 'worked' ? (
        <Worked {...part} />
      ) : stage === 'free' ? (
        <Unseen {...part} setHinted={setHinted} />
      ) : (
        <Pair {...part} lesson={lesson} reason={reason} rightPoints={rightPoints} />
      )}
    </section>
  );
}

const pointsOf = ({ stones }: Position, isRight: (point: Point) => boolean): Point[] =>
  Array.from(stones, (_, point) => point).filter(isRight);
