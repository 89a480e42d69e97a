import * as text from '../model/catalogue/page-en.ts';
import { placeWords } from '../model/sentence.ts';
import { placeForKey } from '../model/session.ts';
import { icon, make, set } from './make.ts';
import type { Actions, Part } from './part.ts';
import type { Shown } from './shown.ts';

/** How long each step stays when the run goes on by itself, in milliseconds. */
const PAUSE = 2000;

const BUTTONS = [
  ['Home', 'Home', 'end', true, text.steps.first],
  ['PageUp', 'Page Up', 'round', true, text.steps.roundBack],
  ['ArrowLeft', '←', 'step', true, text.steps.back],
  ['ArrowRight', '→', 'step', false, text.steps.forward],
  ['PageDown', 'Page Down', 'round', false, text.steps.roundForward],
  ['End', 'End', 'end', false, text.steps.last],
] as const;

/** The controls that move through the run. */
export function makeSteps({ go }: Actions): Part & { press(key: string): boolean } {
  let shown: Shown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const atEnd = () => shown.moment === (shown.facts?.places.length ?? 1) - 1;

  const press = (key: string): boolean => {
    const place = shown.facts && placeForKey(shown.facts, shown.moment, key);
    if (place !== null) go(place);
    return place !== null;
  };
  const buttons = BUTTONS.map(([key, keyName, drawing, back, label]) => {
    const next = key === 'ArrowRight';
    return make(
      'button',
      {
        type: 'button',
        class: next && 'next',
        part: next ? 'button next' : 'button',
        title: `${label} (${keyName})`,
        'aria-label': !next && label,
        click: () => press(key),
      },
      ...(next ? [label] : []),
      icon(drawing, back),
    );
  });
  const play = make('button', { type: 'button', part: 'button', click: () => playOrPause() });
  const range = make('input', {
    type: 'range',
    part: 'scrubber',
    min: 0,
    'aria-label': text.run,
    input: () => go(shown.facts?.places[Number(range.value)] ?? '0'),
  });

  const playing = (on: boolean) => {
    clearTimeout(timer);
    timer = on ? setTimeout(() => press('ArrowRight'), PAUSE) : undefined;
    const label = on ? text.pause : text.play;
    set(play, { 'aria-label': label, title: label });
    play.replaceChildren(icon(on ? 'pause' : 'step'));
  };
  const playOrPause = () => {
    const on = !timer;
    playing(on);
    if (on) press(atEnd() ? 'Home' : 'ArrowRight');
  };
  playing(false);

  return {
    element: make(
      'div',
      { class: 'steps', part: 'controls', role: 'group', 'aria-label': text.run },
      make('div', {}, play, range),
      make('div', {}, ...buttons),
    ),
    press(key) {
      if (key !== ' ') return press(key);
      playOrPause();
      return true;
    },
    show(now) {
      shown = now;
      const { facts, moment } = now;
      if (timer) playing(!atEnd());
      if (!facts) return;
      set(range, { max: facts.places.length - 1, 'aria-valuetext': placeWords(facts, moment) });
      range.value = String(moment);
      BUTTONS.forEach(([key], index) => {
        const stays = placeForKey(facts, moment, key) === facts.places[moment];
        set(buttons[index] as HTMLElement, { 'aria-disabled': stays && 'true' });
      });
    },
    leave: () => clearTimeout(timer),
  };
}
