import * as text from '#locale/practice.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { BackToStart } from '../BackToStart.tsx';
import { PracticeEntry } from './Entry.tsx';
import { Level } from './Level.tsx';
import { Misjudge } from './Misjudge.tsx';
import { OneBoard } from './OneBoard.tsx';
import { practiceAt } from './places.ts';
import { Recall } from './Recall.tsx';
import { Six } from './Six.tsx';

/** Boards that nobody has seen, at five levels, and what the reader misjudges. */
export function Practice(props: FetchedProps) {
  const { where } = props.state;
  if (where.room !== 'learn') return null;
  const place = practiceAt(where.at);
  switch (place.is) {
    case 'level':
      return <Level key={place.level} {...props} level={place.level} />;
    case 'board':
      return <OneBoard key={where.at} {...props} asked={place.asked} title={text.linked} />;
    case 'misjudge':
      return <Misjudge {...props} />;
    case 'recall':
      return <Recall {...props} />;
    case 'six':
      return <Six {...props} />;
    default:
      return (
        <section class="learn-start" aria-label={text.practice}>
          <div>
            <BackToStart {...props} />
            <h2 class="question">{text.practice}</h2>
            <PracticeEntry {...props} />
          </div>
        </section>
      );
  }
}
