import * as text from '#locale/page.ts';
import type { Direction } from '../../model/keys.ts';
import { destinationsFrom, placeForKey } from '../../model/navigation.ts';
import { placeWords } from '../../model/sentence.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Actions, Component } from './component.ts';
import { create, set } from './dom.ts';
import { icon } from './icons.ts';

/** Time between steps while the run plays, in milliseconds. */
const PAUSE = 2000;

/** The icon of each button, and whether it is mirrored. */
const BUTTONS = {
  first: ['end', true],
  roundBack: ['round', true],
  back: ['step', true],
  forward: ['step', false],
  roundForward: ['round', false],
  last: ['end', false],
} as const;
const DIRECTIONS = Object.keys(BUTTONS) as Direction[];

/** The controls that move through the run; while a diagram is shown as it is drawn, of which Next is seen alone, they begin it. */
export function createSteps({ go }: Actions): Component & { press(key: string): boolean } {
  let snapshot: Snapshot;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const atEnd = () => snapshot.moment === (snapshot.facts?.places.length ?? 1) - 1;

  const destinations = (): Partial<Record<Direction, string>> => {
    const { facts, moment, begins } = snapshot;
    if (facts) return destinationsFrom(facts, moment);
    return begins === null ? {} : { forward: begins, roundForward: begins };
  };
  const take = (direction: Direction) => go(destinations()[direction] ?? '0');
  const buttons = DIRECTIONS.map((direction) => {
    const next = direction === 'forward';
    const label = text.steps[direction];
    const [drawing, back] = BUTTONS[direction];
    return create(
      'button',
      {
        type: 'button',
        class: next && 'next',
        part: next ? 'button next' : 'button',
        title: `${label} (${text.stepKeys[direction]})`,
        'aria-label': !next && label,
        click: () => take(direction),
      },
      ...(next ? [label] : []),
      icon(drawing, back),
    );
  });
  const play = create('button', { type: 'button', part: 'button', click: () => playOrPause() });
  const range = create('input', {
    type: 'range',
    part: 'scrubber',
    min: 0,
    'aria-label': text.run,
    input: () => go(snapshot.facts?.places[Number(range.value)] ?? '0'),
  });

  const playing = (on: boolean) => {
    clearTimeout(timer);
    timer = on ? setTimeout(() => take('forward'), PAUSE) : undefined;
    const label = on ? text.pause : text.play;
    set(play, { 'aria-label': label, title: label });
    play.replaceChildren(icon(on ? 'pause' : 'step'));
  };
  const playOrPause = () => {
    const on = !timer;
    playing(on);
    if (on) take(atEnd() ? 'first' : 'forward');
  };
  playing(false);

  const element = create(
    'div',
    { class: 'steps', part: 'controls', role: 'group', 'aria-label': text.run, hidden: true },
    create('div', {}, play, range),
    create('div', {}, ...buttons),
  );
  return {
    element,
    press(key) {
      const place = placeForKey(destinations(), key);
      if (place) go(place);
      else if (key === ' ') playOrPause();
      else return false;
      return true;
    },
    show(now) {
      snapshot = now;
      const { facts, moment } = now;
      if (timer) playing(!atEnd());
      if (now.begins !== null) {
        element.hidden = false;
        set(buttons[DIRECTIONS.indexOf('forward')] as HTMLElement, { 'aria-disabled': false });
      }
      if (!facts) return;
      element.hidden = false;
      set(range, { max: facts.places.length - 1, 'aria-valuetext': placeWords(facts, moment) });
      range.value = String(moment);
      const to = destinations();
      DIRECTIONS.forEach((direction, index) => {
        set(buttons[index] as HTMLElement, { 'aria-disabled': to[direction] === facts.places[moment] && 'true' });
      });
    },
    remove: () => clearTimeout(timer),
  };
}
