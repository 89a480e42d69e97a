/** The page's boards in elements, each in a shadow root of its own. */
import { type ComponentChild, render } from 'preact';
import type { Selection } from '../../engine/types.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { CreateBoard } from '../view/component.ts';
import { create, set } from '../view/dom.ts';
import { addSheet } from '../view/sheets.ts';
import { applyStyle } from './apply-style.ts';
import type { Brush } from './edit/brush.ts';
import type { Drawn } from './edit/scene.ts';
import { fillTools, toolSheet } from './edit/tools.ts';
import { speakIn } from './speaking.ts';

/** The controls that use keys themselves. */
const TAKES_KEYS = 'button, input, select, summary';

interface Look {
  readonly style: string;
  readonly draw: (drawn: Drawn) => ComponentChild;
  /** The width of the board in CSS pixels, if it is not that of the element's own. */
  readonly widthOf?: (snapshot: Snapshot) => number;
}

/** Makes boards in this look. */
export function boardsOf({ style, draw, widthOf }: Look): CreateBoard {
  return (element, tools, actions) => {
    const host = create('div', {
      // The plain board's way of taking the focus is not for what has keys of its own.
      mousedown: (event: Event) => event.stopPropagation(),
      keydown: (event: KeyboardEvent) => {
        const [target] = event.composedPath();
        if (target instanceof Element && target.matches(TAKES_KEYS)) event.stopPropagation();
      },
    });
    const root = host.attachShadow({ mode: 'open' });
    applyStyle(root, '', style);
    element.append(host);
    // A board far away keeps the height that it had.
    const size = new ResizeObserver(() => {
      element.style.setProperty('--ratio', `${element.offsetWidth} / ${element.offsetHeight}`);
    });
    size.observe(host);
    let snapshot: Snapshot | null = null;
    let selection: Selection | null = null;
    let isPlanned = false;
    const brush: Brush | null = tools && { tool: 'alternate' };
    // What is pointed at is selected while boards are being rendered.
    const drawSoon = () => {
      if (!isPlanned) queueMicrotask(drawNow);
      isPlanned = true;
    };
    const say = tools && brush ? fillTools(tools, brush, actions, drawSoon) : () => {};
    const drawNow = () => {
      isPlanned = false;
      speakIn(root);
      if (snapshot) render(draw({ snapshot, selection, brush, actions, say }), root);
    };
    return {
      element,
      show(now) {
        snapshot = now;
        if (tools) addSheet(element, toolSheet);
        set(host, { 'data-theme': now.theme });
        if (widthOf) host.style.setProperty('--wide', `${Math.ceil(widthOf(now))}px`);
        drawSoon();
      },
      highlight(now) {
        selection = now;
        drawSoon();
      },
      focus() {
        drawNow();
        root.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
      },
      remove() {
        snapshot = null;
        size.disconnect();
        render(null, root);
        host.remove();
      },
    };
  };
}
