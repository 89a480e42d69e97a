import * as words from '#locale/widget.ts';
import { type Brush, TOOLS } from './brush.ts';
import type { Actions, Component } from './component.ts';
import { create, set } from './dom.ts';

/** Buttons for the colour of the next stone, and for the position of the text. */
export function createTools(brush: Brush, { reset: putBack }: Actions, changed: () => void): Component {
  const buttons = TOOLS.map((tool) =>
    create(
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
      create('i'),
      ...(tool === 'alternate' ? [create('i')] : []),
    ),
  );
  const show = () => {
    TOOLS.forEach((tool, index) => {
      set(buttons[index] as HTMLElement, { 'aria-pressed': String(tool === brush.tool) });
    });
  };
  const reset = create('button', { type: 'button', part: 'button', click: putBack }, words.reset);
  return {
    element: create(
      'div',
      { class: 'row tools', part: 'tools', role: 'group', 'aria-label': words.tools },
      ...buttons,
      reset,
    ),
    show,
  };
}
