import * as words from '../model/catalogue/widget-en.ts';
import { make, set } from './make.ts';
import type { Actions, Part } from './part.ts';

const TOOLS = ['alternate', 'black', 'white'] as const;

/** What a click sets; a click on a stone of its own takes it away. */
export interface Brush {
  tool: (typeof TOOLS)[number];
}

/** Whose stones a click places, and the way back. */
export function makeTools(brush: Brush, { reset: putBack }: Actions): Part {
  const buttons = TOOLS.map((tool) =>
    make(
      'button',
      {
        type: 'button',
        part: 'button',
        class: tool,
        title: words.tool[tool],
        'aria-label': words.tool[tool],
        click: () => {
          brush.tool = tool;
          show();
        },
      },
      make('i'),
      ...(tool === 'alternate' ? [make('i')] : []),
    ),
  );
  const show = () => {
    TOOLS.forEach((tool, index) => {
      set(buttons[index] as HTMLElement, { 'aria-pressed': String(tool === brush.tool) });
    });
  };
  const reset = make('button', { type: 'button', part: 'button', click: putBack }, words.reset);
  return {
    element: make(
      'div',
      { class: 'row tools', part: 'tools', role: 'group', 'aria-label': words.tools },
      ...buttons,
      reset,
    ),
    show,
  };
}
