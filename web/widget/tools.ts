import * as words from '../locales/en/widget.ts';
import { make, set } from './make.ts';
import type { Actions, Part } from './part.ts';

const TOOLS = ['alternate', 'black', 'white'] as const;

/** The stone that a click places; on a stone of the same colour a click removes it. */
export interface Brush {
  tool: (typeof TOOLS)[number];
}

/** Buttons for the colour of the next stone, and for the position of the text. */
export function makeTools(brush: Brush, { reset: putBack }: Actions, changed: () => void): Part {
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
          changed();
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
