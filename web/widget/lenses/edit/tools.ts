import * as words from '#locale/widget.ts';
import type { Actions } from '../../view/component.ts';
import { create, set } from '../../view/dom.ts';
import { sheetsOf } from '../../view/sheets.ts';
import { type Brush, TOOLS } from './brush.ts';
import style from './tools.css?inline';

/** The style sheet of these buttons. */
export const toolSheet = sheetsOf(style);

/** Buttons for the colour of the next stone, and for the position of the text, with a line for what is said of a press. */
export function fillTools(element: HTMLElement, brush: Brush, { reset }: Pick<Actions, 'reset'>, changed: () => void) {
  const said = create('p', { class: 'notice', role: 'status' });
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
  const say = (sentence: string) => {
    said.textContent = sentence;
  };
  const putBack = () => {
    say('');
    reset();
  };
  show();
  element.replaceChildren(
    ...buttons,
    create('button', { type: 'button', part: 'button', click: putBack }, words.reset),
    said,
  );
  return say;
}
