import { render } from 'preact';
import { loadFailed } from '#locale/page.ts';
import { isPartial } from '#locale/shared.ts';
import { loadEngine } from '../engine/board.ts';
import type { Engine } from '../engine/engine.ts';
import { board } from '../engine/file.ts';
import type { History } from '../model/history.ts';
import type { Referee } from '../model/press.ts';
import { adoptInto } from '../ui/adopt.ts';
import { addSpaces, hasSpace, loadRulesInSpace } from '../ui/spaces.ts';
import { markStandIns } from '../ui/stand-ins.ts';
import { createStore } from '../ui/store.ts';
import { keepFocus } from './focus.ts';
import { loadBeginning } from './load-beginning.ts';
import { Page } from './Page.tsx';
import { restore } from './persistence.ts';

const root = document.getElementById('page') as HTMLElement;
const drawn = document.getElementById('drawn') as HTMLElement;
const idea = document.getElementById('idea-text') as HTMLElement;

function begin(engine: Engine, history: History, inSpace?: Referee['playInSpace']): void {
  const store = createStore(engine, history, inSpace);
  drawn.remove();
  keepFocus();
  if (isPartial) markStandIns();
  render(<Page engine={engine} store={store} idea={idea} />, root);
}

function fail(error: unknown): never {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = loadFailed;
  root.prepend(message);
  for (const picture of drawn.querySelectorAll('.picture noscript, figure noscript')) {
    // With scripts on, the content of `noscript` is a text. A policy of the host may forbid to parse a text as HTML.
    const image = document.createElement('img');
    for (const [, name = '', value = ''] of (picture.textContent ?? '').matchAll(/\b([a-z]+)="([^"]*)"/g)) {
      image.setAttribute(name, value);
    }
    picture.replaceWith(image);
  }
  throw error;
}

try {
  // Together with the engine, so that it is there with the first board. Without it the page says so in its place.
  if (!location.hash) loadBeginning().catch(() => {});
  const engine = await loadEngine(board);
  adoptInto(document);
  const history = restore();
  if (!hasSpace(history)) begin(engine, history);
  // Not awaited: the scripts that are fetched for it wait for this one.
  else Promise.all([loadRulesInSpace(), addSpaces(engine)]).then(([rules]) => begin(engine, history, rules), fail);
} catch (error) {
  fail(error);
}
