import { useMemo, useState } from 'preact/hooks';
import { steps } from '#locale/page.ts';
import * as en from '#locale/score.ts';
import { withHandles } from '../../../engine/handles.ts';
import type { LensMarkKind, LensView } from '../../../engine/lens-view.ts';
import { isGrid } from '../../../engine/position.ts';
import type { Counting, Supporter } from '../../../engine/support.ts';
import type { Point } from '../../../engine/types.ts';
import { sentences } from '../../../locales/sentences.ts';
import { isUnknown, type PrisonerCount } from '../../../model/prisoners.ts';
import type { Where } from '../../../model/where.ts';
import { placeIn } from '../../../model/where.ts';
import { PLACES_NOTHING } from '../../../ui/board/scene.ts';
import { Choice } from '../../../ui/Choices.tsx';
import { Fetched, type FetchedProps } from '../../../ui/Fetched.tsx';
import { Legend, Sample, viewOfMark } from '../../../ui/lens/Legend.tsx';
import { destinationsOf, keysOf } from '../../../ui/lens/steps.ts';
import { Steps } from '../../../ui/Steps.tsx';
import { OnBoard, Transport } from '../../../ui/stage.tsx';
import type { ScoreRecord } from './record.ts';
import { kindsAt, marksAt, positionAt, rowsOf, STEPS, type Tally } from './tally.ts';
import { besideLead, describePoint, leadOf, sentenceAt } from './words.ts';

interface Props extends FetchedProps {
  readonly supporter: Supporter;
  /** The prisoners taken before. */
  readonly before: PrisonerCount;
  readonly record: ScoreRecord;
}

const VIEW: LensView = { color: null, moment: 0, layers: ['coordinates', 'labels'] };

/** A position counted by Rule 3, in space also as Kim counts, step by step, for both colors. */
export function Score({ state, engine, palette, supporter, before, record, dispatch }: Props) {
  const { komi } = record;
  const { position } = state;
  const { suicide } = state.rules;
  const inSpace = !isGrid(position);
  const counting = (inSpace && countingIn(state.where)) || 'rule3';
  const tally = useMemo((): Tally => {
    const count = (by: Counting) => withHandles(() => supporter.score(position, suicide, before, by));
    const score = count(counting);
    const left = counting === 'kim' ? count('rule3').removed.filter((point) => !score.removed.includes(point)) : [];
    return { position, score, counting, left, before, komi };
  }, [position, suicide, counting, supporter, komi, ...Object.values(before)]);
  const at = stepIn(state.where);
  const [cursor, setCursor] = useState<Point>(0);
  const step = STEPS[at] ?? 'start';
  const shown = positionAt(tally, step);
  const study = useMemo(() => engine.board(shown), [shown.stones]);

  const beside = besideLead(tally, record);
  const last = STEPS.length - 1;
  const destinations = destinationsOf(at, last);
  const go = (to: number, by: Counting = counting) => {
    const where = { room: 'explore', lens: 'score', step: to, ...(by === 'kim' && { counting: by }) } as const;
    dispatch({ type: 'visit', where });
  };
  const kinds = new Set<LensMarkKind>(kindsAt(tally, step).values());
  const entries = (['alive', 'falls', 'gone', 'black', 'white', 'neutral'] as const).filter((kind) => kinds.has(kind));
  return (
    <section class="score stack" aria-label={en.label}>
      {inSpace && (
        <Choice
          label={en.counting.name}
          values={['rule3', 'kim']}
          names={en.counting}
          value={counting}
          choose={(by) => go(at, by)}
        />
      )}
      <p class="question">{leadOf(tally)}</p>
      {beside && <p class="hint">{beside}</p>}
      <div class="said">
        <p class="place">{en.place({ number: at + 1, steps: STEPS.length })}</p>
        <div role="status">
          <p class="sentence long">{sentenceAt(tally, step)}</p>
        </div>
      </div>
      <OnBoard
        palette={palette}
        line={en.line[counting]}
        keys={keysOf(destinations, go)}
        scene={{
          study,
          position: shown,
          view: { ...VIEW, lensMarks: marksAt(tally, step) },
          label: en.board,
          help: en.boardHelp,
          ...PLACES_NOTHING,
          cursor,
          moveCursor: setCursor,
          press: setCursor,
          describe: (point) => describePoint(tally, step, point),
          describeDeps: [tally, step],
        }}
      />
      <Transport>
        <div class="transport-steps" role="group" aria-label={en.stepping}>
          <Steps destinations={destinations} at={at} labels={{ ...steps, ...en.steps }} go={(to) => go(to)} />
        </div>
      </Transport>
      <Legend
        entries={entries.map((kind) => [
          kind,
          <Sample
            key={kind}
            engine={engine}
            palette={palette}
            on={kind === 'alive' || kind === 'falls' ? 'black' : null}
            view={viewOfMark(kind)}
          />,
          en.legend[kind],
        ])}
      />
      <table>
        <caption>{en.table}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{en.columns.black}</th>
            <th scope="col">{en.columns.white}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(tally).map(({ what, black, white, step: counted, sum }) => (
            <tr key={what} class={sum ? 'sum' : ''} aria-current={counted === step ? 'step' : undefined}>
              <th scope="row">{en.rows[what]}</th>
              {[black, white].map((number, side) => (
                <td key={side}>{what === 'taken' && isUnknown(before) ? '–' : number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{sentences(en.intro[counting], counting === 'rule3' && en.caveat)}</p>
      {inSpace && (
        <section>
          <h2>{en.bothCountings}</h2>
          <Fetched load={() => import('../../../ui/countings/open.tsx')} props={{ position, suicide, before }} />
        </section>
      )}
      <p class="hint">{sentences(en.note, komi === null && en.noKomi)}</p>
    </section>
  );
}

/** The step that the address names, or the first. */
function stepIn(where: Where): number {
  const step = placeIn(where, 'score')?.step ?? 0;
  return step < STEPS.length ? step : 0;
}

/** The counting that the address names, if it is not Rule 3. */
const countingIn = (where: Where): Counting | undefined => placeIn(where, 'score')?.counting;
