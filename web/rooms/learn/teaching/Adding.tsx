import { useState } from 'preact/hooks';
import * as practice from '#locale/practice.ts';
import * as text from '#locale/teaching.ts';
import { COLORS } from '../../../engine/analysis.ts';
import { practiceBoards } from '../../../engine/learn-module.ts';
import { LESSONS } from '../../../scenes/lessons.ts';
import { positionOf } from '../../../scenes/scene.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { askingOf } from '../practice/asking.ts';
import { boardOf, LEVELS, linesOf } from '../practice/boards.ts';
import type { AskedBoard } from '../practice/image.ts';
import { mixed, newSeed } from '../seed.ts';
import { loadUnseen } from '../unseen.ts';
import { type CourseBoard, readBoard, writtenBoard } from './course.ts';

interface Props extends FetchedProps {
  readonly isFull: boolean;
  /** The number of the board that is added. */
  readonly number: number;
  readonly add: (board: CourseBoard) => void;
}

/** The ways to add a board: that of the page, and boards of lessons and levels. */
export function Adding({ isFull, number, add, state, engine }: Props) {
  const [source, setSource] = useState<string>(LESSONS[0]?.id ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const addAsked = (asked: AskedBoard, title: string) => {
    const board = writtenBoard(asked);
    const fits = readBoard(board) && askingOf(engine, asked);
    setProblem(fits ? null : text.notAsked);
    if (fits) add({ title, board });
  };
  const addFrom = async () => {
    const lesson = LESSONS.find(({ id }) => id === source);
    const seed = newSeed();
    const level = LEVELS.find((each) => String(each) === source) ?? 1;
    try {
      if (lesson) {
        const boards = (await loadUnseen())[lesson.id] ?? [];
        const board = boards[mixed(seed, number) % boards.length] ?? '';
        return addAsked({ position: positionOf({ board }), color: 'black' }, lesson.title);
      }
      const lines = linesOf(await practiceBoards[level]());
      addAsked(boardOf(lines, { start: seed }, number), practice.level({ level }));
    } catch (error) {
      reportError(error);
      setProblem(text.notFetched);
    }
  };
  return (
    <section class="stack" aria-labelledby="course-add">
      <h3 id="course-add">{text.addHeading}</h3>
      {isFull ? (
        <p class="hint">{text.full}</p>
      ) : (
        <>
          <p class="hint">{text.fromPageLine}</p>
          <p class="buttons">
            {COLORS.map((color) => (
              <button
                key={color}
                type="button"
                class="choice"
                onClick={() => addAsked({ position: state.position, color }, text.untitled({ number }))}
              >
                {text.fromPage[color]}
              </button>
            ))}
          </p>
          <p class="buttons">
            <label>
              {text.from}{' '}
              <select value={source} onChange={({ currentTarget }) => setSource(currentTarget.value)}>
                {LESSONS.filter(({ isOther }) => !isOther).map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
                {LEVELS.map((level) => (
                  <option key={level} value={String(level)}>
                    {practice.level({ level })}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="choice" onClick={() => void addFrom()}>
              {text.add}
            </button>
          </p>
        </>
      )}
      <p class="refusal" role="status">
        {problem}
      </p>
    </section>
  );
}
