import { practice } from '#locale/learn.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { BackToStart } from '../BackToStart.tsx';

/** Boards that nobody has seen, at five levels, and what the reader misjudges. */
export function Practice(props: FetchedProps) {
  return (
    <section class="stack" aria-label={practice}>
      <BackToStart {...props} />
      <h2 class="question">{practice}</h2>
    </section>
  );
}
