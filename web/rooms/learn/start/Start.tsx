import * as text from '#locale/learn.ts';
import { LESSONS } from '../../../scenes/lessons.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { placeAt } from '../places.ts';
import { PracticeEntry } from '../practice/Entry.tsx';
import { progress } from '../progress/kept.ts';
import { lessons } from '../progress/lessons.ts';
import { Keeping } from './Keeping.tsx';

/** The list of lessons, the ways into practice, and what is kept of the reader's progress. */
export function Start(props: FetchedProps) {
  const done = useSubscribed(progress, (each) => each.of(lessons));
  const next = LESSONS.find(({ id }) => !done[id]?.passed);
  return (
    <section class="learn-start" aria-labelledby="learn-heading">
      <div>
        <h2 id="learn-heading" class="question" tabIndex={-1} data-focus="learn">
          {text.heading}
        </h2>
        <p>{text.intro}</p>
        <h3 id="learn-lessons">{text.lessons}</h3>
        <ol class="lesson-list" aria-labelledby="learn-lessons">
          {LESSONS.map((lesson, index) => {
            const { id, title, line } = lesson;
            const kept = done[id];
            const state = kept?.passed ? 'passed' : lesson === next ? 'next' : kept ? 'begun' : null;
            return (
              <li key={id} class={state ?? undefined}>
                <PlaceLink to={placeAt(id)} isCurrent={false} dispatch={props.dispatch}>
                  <b>{text.lesson({ number: index + 1, title })}</b> {state && <i>{text.state[state]}</i>}
                  <span>{line}</span>
                </PlaceLink>
              </li>
            );
          })}
        </ol>
        <p>
          <a href="./lessons.html">{text.book}</a>
        </p>
      </div>
      <div>
        <h3>{text.practice}</h3>
        <PracticeEntry {...props} />
        <Keeping />
      </div>
    </section>
  );
}
