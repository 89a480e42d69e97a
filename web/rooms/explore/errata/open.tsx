import { useRef } from 'preact/hooks';
import * as en from '#locale/errata.ts';
import { isGrid } from '../../../engine/position.ts';
import { errataOf, placeIn } from '../../../model/where.ts';
import { loadPaper, TEXTS, type Text } from '../../../scenes/errata.ts';
import { adopt } from '../../../ui/adopt.ts';
import { Choice } from '../../../ui/Choices.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoaded } from '../../../ui/loading.ts';
import { addSpaces } from '../../../ui/spaces.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { List } from './List.tsx';
import style from './style.css?inline';

adopt(style);

/** Texts with boards in space, which the engine draws after more of it has been fetched. */
const IN_SPACE: readonly Text[] = ['kim'];

/** The errors of one text, and the choice of it: at first that which the address names, or which is about such boards. */
function Opened(props: FetchedProps) {
  const { state, dispatch } = props;
  const { where, position } = state;
  const inAddress = placeIn(where, 'steps')?.text;
  const named = TEXTS.find((each) => each === inAddress);
  /** The text stays while boards are opened from its list. */
  const kept = useRef<Text | null>(null);
  kept.current = named ?? kept.current;
  const text = kept.current ?? (isGrid(position) ? 'benson' : 'kim');
  return (
    <div class="errata">
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
  const {
    value: paper,
    failed,
    again,
  } = useLoaded(async () => {
    const [paper] = await Promise.all([loadPaper(text), IN_SPACE.includes(text) && addSpaces(props.engine)]);
    return paper;
  });
  if (failed) return <Failed again={again} />;
  if (!paper) return <Waiting />;
  return (
    <>
      <p>{paper.intro}</p>
      <List {...props} errata={paper.errata} />
    </>
  );
}

export const open = () => Opened;
