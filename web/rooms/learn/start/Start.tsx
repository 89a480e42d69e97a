import { useEffect } from 'preact/hooks';
import * as text from '#locale/learn.ts';
import * as practice from '#locale/practice.ts';
import { APART, CORE, type Lesson } from '../../../scenes/lessons.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { placeAt, TEACHING } from '../places.ts';
import { dueLessons } from '../practice/due.ts';
import { PracticeEntry } from '../practice/Entry.tsx';
import { practicePlace } from '../practice/places.ts';
import { progress } from '../progress/kept.ts';
import { lessons } from '../progress/lessons.ts';
import { loadUnseen } from '../unseen.ts';
import { Keeping } from './Keeping.tsx';

/** The list of lessons, the ways into practice, and what is kept of the reader's progress. */
export function Start(props: FetchedProps) {
  const done = useSubscribed(progress, (each) => each.of(lessons));
  const due = dueLessons(done).length;
  // Fetched after the list; a lesson that is opened before tells if they cannot be.
  useEffect(() => void loadUnseen().catch(() => {}), []);
  const next = CORE.find(({ id }) => !done[id]?.passed);
  const entry = (lesson: Lesson, title: string) => {
    const { id, line } = lesson;
    const kept = done[id];
    const state = kept?.passed ? 'passed' : lesson === next ? 'next' : kept ? 'begun' : null;
    return (
      <li key={id} class={state ?? undefined}>
        <PlaceLink to={placeAt(id)} isCurrent={false} dispatch={props.dispatch}>
          <b>{title}</b> {state && <i>{text.state[state]}</i>}
          <span>{line}</span>
        </PlaceLink>
      </li>
    );
  };
  return (
    <section class="learn-start" aria-labelledby="learn-heading">
      <div>
        <h2 id="learn-heading" class="question" tabIndex={-1} data-focus="learn">
          {text.heading}
        </h2>
        <p>{text.intro}</p>
        {due > 0 && (
          <ul class="lesson-list">
            <li class="next">
              <PlaceLink to={practicePlace({ is: 'recall' })} isCurrent={false} dispatch={props.dispatch}>
                <b>{practice.recall}</b>
                <span>{practice.recallLine({ ideas: due })}</span>
              </PlaceLink>
            </li>
          </ul>
        )}
        <h3 id="learn-lessons">{text.lessons}</h3>
        <ol class="lesson-list" aria-labelledby="learn-lessons">
          {CORE.map((lesson, index) => entry(lesson, text.lesson({ number: index + 1, title: lesson.title })))}
        </ol>
        <h3 id="learn-apart">{text.apart}</h3>
        <ul class="lesson-list" aria-labelledby="learn-apart">
          {APART.map((lesson) => entry(lesson, lesson.title))}
        </ul>
        <p>
          <a href="./lessons.html">{text.book}</a>
        </p>
      </div>
      <div>
        <h3>{text.practice}</h3>
        <PracticeEntry {...props} />
        <p>
          <PlaceLink to={placeAt(TEACHING)} isCurrent={false} dispatch={props.dispatch}>
            {text.teaching}
          </PlaceLink>
        </p>
        <Keeping />
      </div>
    </section>
  );
}
