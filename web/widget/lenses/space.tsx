/** Boards with layers or joined edges in an element: the page's solid and layers, in place of the plain board. */
import { render } from 'preact';
import { loadSpaceTexts } from '../../engine/everything.ts';
import type { SpaceView } from '../../engine/space.ts';
import type { Selection } from '../../engine/types.ts';
import { acrossOf } from '../../rooms/solid/arrangement.ts';
import solid from '../../rooms/solid/style.css?inline';
import { type Snapshot, snapshotView } from '../state/snapshot.ts';
import type { CreateBoard } from '../view/component.ts';
import { create, set } from '../view/dom.ts';
import { applyStyle } from './apply-style.ts';
import { SpaceBoard } from './SpaceBoard.tsx';
import look from './space.css?inline';
import { everything as wasm } from './wasm.ts';

/** Loads the engine of boards in space. */
export const loadSpaces = () => loadSpaceTexts(wasm);

/** The controls that use keys themselves. */
const TAKES_KEYS = 'button, input, select, summary';

/** Makes both pictures of a board in space. */
export const createBoard: CreateBoard = (element, brush, actions) => {
  const host = create('div', {
    // The plain board's way of taking the focus is not for buttons and sliders.
    mousedown: (event: Event) => event.stopPropagation(),
    keydown: (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.matches(TAKES_KEYS)) event.stopPropagation();
    },
  });
  const root = host.attachShadow({ mode: 'open' });
  applyStyle(root, '', `${solid}\n${look}`);
  element.append(host);
  // A board far away keeps the height that it had.
  const size = new ResizeObserver(() => {
    element.style.setProperty('--ratio', `${element.offsetWidth} / ${element.offsetHeight}`);
  });
  size.observe(host);
  let snapshot: Snapshot | null = null;
  let selection: Selection | null = null;
  let isPlanned = false;
  const draw = () => {
    isPlanned = false;
    if (!snapshot) return;
    const { columns, rows, layers, form } = snapshot.position;
    const key = [columns, rows, layers, form, snapshot.turn].join();
    render(<SpaceBoard key={key} snapshot={snapshot} selection={selection} brush={brush} actions={actions} />, root);
  };
  // The pictures select what is pointed at while they are being rendered.
  const drawSoon = () => {
    if (!isPlanned) queueMicrotask(draw);
    isPlanned = true;
  };
  return {
    element,
    show(now) {
      snapshot = now;
      set(host, { 'data-theme': now.theme });
      // The lines of the layers are no further apart than in other elements.
      const layers: SpaceView = { ...snapshotView(now), across: acrossOf(now.position) };
      const { width } = now.study.size(layers);
      host.style.setProperty('--wide', `${Math.ceil(width * now.spacing)}px`);
      drawSoon();
    },
    highlight(now) {
      selection = now;
      drawSoon();
    },
    remove() {
      snapshot = null;
      size.disconnect();
      render(null, root);
      host.remove();
    },
  };
};
