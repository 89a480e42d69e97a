import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as en from '#locale/race.ts';
import { number } from '#locale/shared.ts';
import type { Found, Method } from '../../../engine/search.ts';
import type { Facts } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { phrases } from '../../../locales/sentences.ts';
import { nameOf } from '../../../model/sentence.ts';
import { type FailureCode, WorkerFailure } from '../../../reading/worker-client.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import type { PageProps } from '../../../ui/page-props.ts';
import { type Lane, laneAfter, limitOf, READY, STARTED, share, stopped } from './lane.ts';
import { useLanes } from './lanes.ts';
import { type Answer, search } from './search-worker.ts';

const METHODS: readonly Method[] = ['full', 'split'];

/** Up to this exponent a power of two is shown with all its digits. */
const PICTURED = 60;

/** The time between two counts, in milliseconds; longer for readers who want less motion. */
const LIVELY = 120;
const CALM = 1500;

/** Both ways of looking ahead against casting-out, on the same position and from all its blocks. */
export function Race({ state, engine }: PageProps) {
  const { position, stepping: color } = state;
  const { rules } = state;
  const { suicide } = rules;
  const facts = useMemo(
    () => engine.study(position, { colors: [color], rules }).facts(color),
    [engine, position, color, rules],
  );
  const [lanes, change] = useLanes(position, color, suicide);
  const searches = useRef(new AbortController());
  const stop = () => {
    searches.current.abort();
    for (const method of METHODS) change(method, stopped);
  };
  // Another position is another race.
  useEffect(() => stop, [position, color, suicide]);
  if (facts.blocks.length === 0) return <p>{en.noBlocks({ color })}</p>;

  const empty = position.stones.split('.').length - 1;
  const limit = limitOf(position.stones.length);
  const start = () => {
    const every = matchMedia('(prefers-reduced-motion: reduce)').matches ? CALM : LIVELY;
    searches.current = new AbortController();
    const { signal } = searches.current;
    for (const method of METHODS) {
      change(method, () => STARTED);
      const report = (answer: Answer | FailureCode) => {
        if (!signal.aborted) change(method, (lane) => laneAfter(lane, answer));
      };
      const question = { search: { position, color, suicide, method, limit }, every };
      search(question, { signal, progress: report }).then(report, (error) =>
        report(error instanceof WorkerFailure ? error.code : 'broken'),
      );
    }
  };
  const isRunning = METHODS.some((method) => lanes[method].state === 'running');
  const say = (phrase: Phrase) => <PhraseText phrase={phrase} />;
  const words = wordsOf(facts, state.show === 'both');
  const { blocks, regions } = facts;
  const items = blocks.length + regions.length;
  const howCastingOut = en.howCastingOut({
    items,
    blocks: blocks.length,
    regions: regions.length,
  });
  return (
    <section class="race" aria-label={en.label}>
      <p>{en.intro({ color })}</p>
      <p>{en.explained({ empty, makes: powerOfTwo(empty) })}</p>
      <div class="buttons">
        <button type="button" class="choice strong" onClick={isRunning ? stop : start}>
          {isRunning ? en.stop : lanes.full === READY ? en.start : en.again}
        </button>
        <p class="hint">{en.limit({ n: limit })}</p>
      </div>
      <ol class="race-lanes">
        {METHODS.map((method) => {
          const lane = lanes[method];
          const found = lane.state === 'ready' ? null : lane.found;
          return (
            <li key={method} class="race-lane" data-state={lane.state}>
              <Head name={en.methods[method]} count={found ? en.arrangements({ n: found.arrangements }) : null} />
              <Bar n={found?.arrangements ?? 0} />
              <p class="hint">{en.how[method]({ color })}</p>
              <p role="status">{say(words.verdict(lane))}</p>
              {lane.state === 'running' && <p>{say(words.soFar(lane.found))}</p>}
            </li>
          );
        })}
        <li class="race-lane" data-state="finished">
          <Head name={en.castingOut} count={en.items({ n: items })} />
          <Bar n={items} />
          <p class="hint">{howCastingOut}</p>
          <p>{say(words.survivors)}</p>
        </li>
      </ol>
      <p class="hint">{en.scale}</p>
    </section>
  );
}

interface HeadProps {
  readonly name: string;
  readonly count: string | null;
}

function Head({ name, count }: HeadProps) {
  return (
    <div class="wraps race-head">
      <h3>{name}</h3>
      {count !== null && <span class="race-count">{count}</span>}
    </div>
  );
}

function Bar({ n }: { readonly n: number }) {
  return (
    <div class="race-bar" aria-hidden="true">
      {n > 0 && <div style={{ width: `${100 * share(n)}%` }} />}
    </div>
  );
}

/** Two to the power of n: the number, or how many digits it has. */
function powerOfTwo(n: number): string {
  if (n <= PICTURED) return number(2n ** BigInt(n));
  return en.howMany({ digits: Math.floor(n * Math.log10(2)) + 1 });
}

/** The sentences of the lanes about blocks. */
function wordsOf(facts: Facts, both: boolean) {
  const indices = facts.blocks.map((_, index) => index);
  const names = (chosen: (index: number) => boolean): Phrase[] =>
    indices.filter(chosen).map((index) => [nameOf(facts, 'block', index, both)]);
  const isFallen = (index: number) => facts.blocks[index]?.castOut !== null;
  return {
    survivors: survivors(
      names((index) => !isFallen(index)),
      names(isFallen),
    ),
    soFar: ({ captured }: Found) => en.capturedSoFar({ captured: names((index) => captured.includes(index)) }),
    verdict(lane: Lane): Phrase {
      if (lane.state === 'ready') return [];
      const isCaptured = (index: number) => lane.found.captured.includes(index);
      const [captured, left] = [names(isCaptured), names((index) => !isCaptured(index))];
      if (lane.state === 'finished') {
        const agrees = indices.every((index) => isCaptured(index) === isFallen(index));
        return phrases(finished(captured, left), agrees ? en.agrees : en.disagrees);
      }
      const said = en.unfinished[lane.state];
      if (lane.state === 'running' || lane.state === 'broken' || lane.state === 'notStarted') return [said];
      return phrases(said, en.capturedSoFar({ captured }), en.open({ left }));
    },
  };
}

/** The blocks that survive the casting-out. */
function survivors(alive: readonly Phrase[], fallen: readonly Phrase[]): Phrase {
  if (alive.length === 0) return [en.noneAlive];
  return fallen.length === 0 ? en.allAlive({ alive }) : en.someAlive({ alive, fallen });
}

/** The blocks that a search has captured, and those that it cannot. */
function finished(captured: readonly Phrase[], left: readonly Phrase[]): Phrase {
  if (left.length === 0) return en.allCaptured({ captured });
  return captured.length === 0 ? en.noneCaptured({ left }) : en.someCaptured({ captured, left });
}
