import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { number } from '#locale/number.ts';
import * as en from '#locale/race.ts';
import type { Found, Method } from '../../../engine/search.ts';
import type { Facts } from '../../../engine/types.ts';
import { join, type Phrase } from '../../../locales/phrase.ts';
import { nameOf } from '../../../model/sentence.ts';
import { type FailureCode, WorkerFailure } from '../../../reading/worker-client.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import type { PageProps } from '../../../ui/page-props.ts';
import { type Lane, laneAfter, limitOf, READY, STARTED, share, stopped } from './lane.ts';
import { type Answer, search } from './search-worker.ts';

const METHODS: readonly Method[] = ['full', 'split'];

/** Up to this exponent a power of two is shown with all its digits. */
const PICTURED = 60;

/** The time between two counts, in milliseconds; longer for readers who want less motion. */
const LIVELY = 120;
const CALM = 1500;

/** Both ways of looking ahead against casting-out, on the same position and from all its blocks. */
export function Race({ state, engine }: PageProps) {
  const { position, stepping: color, rules } = state;
  const facts = useMemo(() => engine.study(position, { colors: [color], rules }).facts(color), []);
  const [lanes, setLanes] = useState<Readonly<Record<Method, Lane>>>({ full: READY, split: READY });
  const searches = useRef(new AbortController());
  useEffect(() => () => searches.current.abort(), []);
  if (facts.blocks.length === 0) return <p>{en.noBlocks(color)}</p>;

  const empty = position.stones.split('.').length - 1;
  const limit = limitOf(position.stones.length);
  const change = (method: Method, next: (lane: Lane) => Lane) =>
    setLanes((before) => ({ ...before, [method]: next(before[method]) }));
  const start = () => {
    const every = matchMedia('(prefers-reduced-motion: reduce)').matches ? CALM : LIVELY;
    searches.current = new AbortController();
    const { signal } = searches.current;
    for (const method of METHODS) {
      change(method, () => STARTED);
      const report = (answer: Answer | FailureCode) => {
        if (!signal.aborted) change(method, (lane) => laneAfter(lane, answer));
      };
      const question = { search: { position, color, suicide: rules.suicide, method, limit }, every };
      search(question, { signal, progress: report }).then(report, (error) =>
        report(error instanceof WorkerFailure ? error.code : 'broken'),
      );
    }
  };
  const stop = () => {
    searches.current.abort();
    for (const method of METHODS) change(method, stopped);
  };
  const isRunning = METHODS.some((method) => lanes[method].state === 'running');
  const say = (phrase: Phrase) => <PhraseText phrase={phrase} />;
  const words = wordsOf(facts, state.show === 'both');
  const { blocks, regions, rounds } = facts;
  return (
    <section class="race" aria-label={en.label}>
      <p>{en.intro(color)}</p>
      <p>{en.explained(empty, empty <= PICTURED ? 2n ** BigInt(empty) : null)}</p>
      <div class="buttons">
        <button type="button" class="choice strong" onClick={isRunning ? stop : start}>
          {isRunning ? en.stop : lanes.full === READY ? en.start : en.again}
        </button>
        <p class="hint">{en.limit(limit)}</p>
      </div>
      <ol class="race-lanes">
        {METHODS.map((method) => {
          const lane = lanes[method];
          const found = lane.state === 'ready' ? null : lane.found;
          return (
            <li key={method} class="race-lane" data-state={lane.state}>
              <Head name={en.methods[method]} n={found?.arrangements} unit={en.arrangements} />
              <Bar n={found?.arrangements ?? 0} />
              <p class="hint">{en.how[method](color)}</p>
              <p role="status">{say(words.verdict(lane))}</p>
              {lane.state === 'running' && <p>{say(words.soFar(lane.found))}</p>}
            </li>
          );
        })}
        <li class="race-lane" data-state="finished">
          <Head name={en.castingOut} n={rounds} unit={en.rounds} />
          <Bar n={blocks.length + regions.length} />
          <p class="hint">{en.howCastingOut(blocks.length, regions.length)}</p>
          <p>{say(words.survivors)}</p>
        </li>
      </ol>
      <p class="hint">{en.scale}</p>
    </section>
  );
}

interface HeadProps {
  readonly name: string;
  readonly n: number | undefined;
  readonly unit: (n: number) => string;
}

function Head({ name, n, unit }: HeadProps) {
  return (
    <div class="wraps race-head">
      <h3>{name}</h3>
      {n !== undefined && (
        <span>
          <b>{number(n)}</b> {unit(n)}
        </span>
      )}
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

/** The sentences of the lanes about blocks. */
function wordsOf(facts: Facts, both: boolean) {
  const indices = facts.blocks.map((_, index) => index);
  const names = (chosen: (index: number) => boolean): Phrase[] =>
    indices.filter(chosen).map((index) => [nameOf(facts, 'block', index, both)]);
  const isFallen = (index: number) => facts.blocks[index]?.castOut !== null;
  return {
    survivors: en.survivors(
      names((index) => !isFallen(index)),
      names(isFallen),
    ),
    soFar: ({ captured }: Found) => en.capturedSoFar(names((index) => captured.includes(index))),
    verdict(lane: Lane): Phrase {
      if (lane.state === 'ready') return [];
      const isCaptured = (index: number) => lane.found.captured.includes(index);
      const [captured, left] = [names(isCaptured), names((index) => !isCaptured(index))];
      if (lane.state === 'finished') {
        const agrees = indices.every((index) => isCaptured(index) === isFallen(index));
        return en.finished(captured, left, agrees);
      }
      const said = en.unfinished[lane.state];
      if (lane.state === 'running' || lane.state === 'broken' || lane.state === 'notStarted') return [said];
      return join([`${said} `, en.capturedSoFar(captured), en.open(left)]);
    },
  };
}
