import { useEffect, useRef } from 'preact/hooks';
import * as en from '#locale/errata.ts';
import type { Engine } from '../../../engine/engine.ts';
import { isGrid } from '../../../engine/position.ts';
import { errataOf } from '../../../model/where.ts';
import { adopt } from '../../../ui/adopt.ts';
import { Choice } from '../../../ui/Choices.tsx';
import { takeFollowed } from '../../../ui/ErrataLink.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoaded } from '../../../ui/loading.ts';
import { addSpaces } from '../../../ui/spaces.ts';
import type { Paper } from './erratum.ts';
import { List } from './List.tsx';
import style from './style.css?inline';

adopt(style);

const TEXTS = ['benson', 'sensei', 'chen', 'kim'] as const;
type Text = (typeof TEXTS)[number];

/** Fetches the errors of a text, with what draws their boards. */
const LISTS: Readonly<Record<Text, (engine: Engine) => Promise<Paper>>> = {
  benson: async () => (await import('./benson.ts')).BENSON,
  sensei: async () => (await import('./sensei.ts')).SENSEI,
  chen: async () => (await import('./chen.ts')).CHEN,
  kim: async (engine) => (await Promise.all([import('./kim.ts'), addSpaces(engine)]))[0].KIM,
};

/** The errors of one text, and the choice of it: at first that which the address names, or which is about such boards. */
function Opened(props: FetchedProps) {
  const { state, dispatch } = props;
  const { where, position } = state;
  const inAddress = where.room === 'explore' && where.lens === 'steps' ? where.text : null;
  const named = TEXTS.find((each) => each === inAddress);
  /** The text stays while boards are opened from its list. */
  const kept = useRef<Text | null>(null);
  kept.current = named ?? kept.current;
  const text = kept.current ?? (isGrid(position) ? 'benson' : 'kim');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takeFollowed()) return;
    const heading = list.current?.closest('details')?.querySelector('summary');
    heading?.scrollIntoView();
    heading?.focus();
  });
  return (
    <div class="errata" ref={list}>
      <Choice
        label={en.text}
        values={TEXTS}
        names={en.texts}
        value={text}
        choose={(chosen) => dispatch({ type: 'visit', where: errataOf(chosen) })}
      />
      <Chosen key={text} {...props} text={text} />
    </div>
  );
}

function Chosen({ text, ...props }: FetchedProps & { readonly text: Text }) {
  const { value: paper, failed, again } = useLoaded(() => LISTS[text](props.engine));
  if (failed) return <Failed again={again} />;
  return (
    paper && (
      <>
        <p>{paper.intro}</p>
        <List {...props} errata={paper.errata} />
      </>
    )
  );
}

export const open = () => Opened;
