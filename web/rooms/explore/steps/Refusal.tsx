import type { Problem } from '../../../engine/types.ts';
import * as text from '../../../locales/en/page.ts';

/** The reason why there is no run, in place of the caption. */
export function Refusal({ problem }: { readonly problem: Problem }) {
  return (
    <section class="caption" aria-label={text.caption}>
      <p class="place">{text.refused}</p>
      <p class="sentence" role="alert">
        {problem.message}
      </p>
      {problem.code === 'no-liberty' && <p>{text.refusedHelp}</p>}
    </section>
  );
}
