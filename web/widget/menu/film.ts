import * as text from '#locale/below.ts';
import { filmFrame } from '#locale/widget.ts';
import { roundCounts } from '../../model/round-counts.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Component } from '../view/component.ts';
import { create, set } from '../view/dom.ts';
import type { MenuPart } from '../view/menu.ts';

/** The side of a small board, in CSS pixels; as in the style sheet. */
const SIDE = 64;

/** The end of every round as a small board that leads there. */
export const createFilm: MenuPart['createFilm'] = (go, { paint, release }): Component => {
  const element = create('div', { class: 'film', part: 'film', role: 'group', 'aria-label': text.film, hidden: true });
  let frames: [HTMLButtonElement, HTMLCanvasElement][] = [];
  let before: Snapshot | undefined;
  let scrolled = false;
  const remove = () => {
    for (const [, canvas] of frames) release(canvas);
  };
  return {
    element,
    remove,
    show(snapshot) {
      const { facts, palette, moment } = snapshot;
      if (!facts) return;
      element.hidden = false;
      if (before?.facts !== facts) {
        remove();
        frames = facts.roundEnds.map((end, round) => {
          const name = text.filmRound({ round });
          const canvas = create('canvas', { 'aria-hidden': 'true' });
          const label = filmFrame({ round: name, lines: roundCounts(facts, round) });
          const settings = { type: 'button', part: 'frame', 'aria-label': label, title: label };
          const button = create('button', { ...settings, click: () => go(facts.places[end] ?? '0') });
          button.append(canvas, create('span', {}, round ? `${round}` : name));
          return [button, canvas];
        });
        element.replaceChildren(...frames.map(([button]) => button));
      }
      const isNew = before?.facts !== facts || before.palette !== palette;
      before = snapshot;
      const current = facts.roundEnds.findIndex((end) => end >= moment);
      frames.forEach(([button, canvas], round) => {
        set(button, { 'aria-current': round === current && 'step' });
        // The first ones are always in sight, and measuring would force a layout.
        if (round === current && (round > 2 || scrolled)) {
          scrolled = true;
          element.scrollLeft = button.offsetLeft - (element.clientWidth - button.offsetWidth) / 2;
        }
        if (!isNew) return;
        const view = {
          color: facts.color,
          moment: facts.roundEnds[round] as number,
          layers: ['regions', 'statuses'] as const,
        };
        paint(canvas, snapshot, { view, width: SIDE, height: SIDE, spacing: 16 });
      });
    },
  };
};
