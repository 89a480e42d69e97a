import { inputBroken, inputReading } from '#locale/opening.ts';
import { loadFailed } from '#locale/page.ts';
import { EngineDead } from '../engine/engine.ts';
import type { HistoryAction } from '../model/history.ts';
import { endPlace, type Loading, MOVES_FOCUS, news, open, problem, understood } from '../model/opening.ts';
import { type Refusal, refuse, refuseFaulty } from '../model/refusal.ts';
import type { Notice, State } from '../model/state.ts';
import type { Action } from '../model/update.ts';
import { isAborted, WorkerFailure } from '../reading/worker-client.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { PATIENCE } from '../ui/loading.ts';
import { chronicles, positionAt, read } from '../ui/reading.ts';
import { type Incoming, readTransfer } from './files.ts';
import type { Transfer } from './transfers.ts';

/** The longest time that a game waits for its chart, in milliseconds. */
const CHART = 50;

/** The number of readings begun; only the outcome of the last is shown. */
let readings = 0;

/** The action that shows a text, with a sentence on what it is; or why it cannot be shown. */
export type Outcome =
  | { readonly open: Loading; readonly notice: Notice }
  | { readonly refusal: Refusal; readonly text: string };

/**
 * Reads a text or file that is to be opened. `onSlow` is called if that takes a while. Null if another
 * reading has begun meanwhile.
 */
export async function readIncoming(source: Incoming, now: () => State, onSlow: () => void): Promise<Outcome | null> {
  const reading = ++readings;
  const slow = setTimeout(() => reading === readings && onSlow(), PATIENCE);
  const outcome = await outcomeOf(source, now);
  if (outcome && 'open' in outcome) await chartOf(outcome.open, now());
  clearTimeout(slow);
  return reading === readings ? outcome : null;
}

/** Reads a text that is not opened. Null if another reading has begun meanwhile. */
export async function checkIncoming(source: Incoming, now: () => State): Promise<Outcome | null> {
  const reading = ++readings;
  const outcome = await outcomeOf(source, now);
  return reading === readings ? outcome : null;
}

async function outcomeOf(source: Incoming, now: () => State): Promise<Outcome | null> {
  if ('problem' in source) return { refusal: { message: source.problem }, text: '' };
  try {
    const collection = await read(source.text);
    const place = endPlace(collection);
    if (!place) return { refusal: refuse(collection), text: collection.text };
    const at = await positionAt(place);
    const refusal = refuseFaulty(collection, place, at);
    if (refusal) return { refusal, text: collection.text };
    const notice = understood(collection, place, at);
    // A text with a fault opens where its reading ended.
    if (place.move === 0 || notice.tone === 'warning') return { open: open(collection, place, at, now()), notice };
    const start = { ...place, move: 0 };
    return { open: open(collection, start, await positionAt(start), now()), notice };
  } catch (error) {
    if (isAborted(error)) return null;
    reportError(error);
    const message = error instanceof WorkerFailure || error instanceof EngineDead ? inputBroken : loadFailed;
    return { refusal: { message }, text: '' };
  }
}

/** Waits for the chart of a game if it is there soon: to draw the room twice takes a frame more. */
async function chartOf({ load: { game, where } }: Loading, { rules: { suicide } }: State): Promise<void> {
  if (!game || where?.room !== 'games') return;
  const chart = chronicles.ask({ ...game, suicide }).catch(() => {});
  await Promise.race([chart, new Promise((resolve) => setTimeout(resolve, CHART))]);
}

/** Shows what was pasted or dropped, or says why it cannot be shown. The board stays until there is another. */
export async function show(
  transfer: Transfer,
  now: () => State,
  dispatch: (action: HistoryAction) => void,
): Promise<void> {
  const source = await readTransfer(transfer);
  const outcome = await readIncoming(source, now, () => dispatch({ type: 'notice', notice: news(inputReading) }));
  if (!outcome) return;
  if ('open' in outcome) return opened(outcome.open, outcome.notice, dispatch);
  dispatch(problem(outcome.refusal.message));
  bringIntoSight();
}

/** Opens a position or game, and says so. */
export function opened(action: Action, notice: Notice, dispatch: (action: HistoryAction) => void): void {
  const isGame = action.type === 'load' && action.load.where?.room === 'games';
  dispatch({ ...action, notice: { ...notice, ofOpened: true }, focus: isGame ? MOVES_FOCUS : undefined });
  bringIntoSight();
}

/** Scrolls to the board, or to why there is none, as soon as the page has followed. */
function bringIntoSight(): void {
  afterPaint(() => {
    const problem = document.querySelector('.notice-place[role=alert] > .notice');
    (problem ?? document.querySelector('.board'))?.scrollIntoView({ block: 'nearest' });
  });
}

/** A field with more characters becomes slow. */
const LONGEST_IN_FIELD = 100_000;

/** True if a text is short enough to be shown in a field. */
export const isForField = (text: string): boolean => text.length <= LONGEST_IN_FIELD;
