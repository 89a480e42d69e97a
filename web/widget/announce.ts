/** The events of an element. */
import { pointName } from '../engine/coordinate.ts';
import { colorAt } from '../engine/position.ts';
import type { Point, Position } from '../engine/types.ts';
import { plain } from '../locales/phrase.ts';
import type { ChangeDetail, ErrorDetail, LinkDetail, MoveDetail, PointDetail, StepDetail } from './events.ts';
import { reachedIn } from './state/destination.ts';
import type { MarkLink } from './state/links.ts';
import { placeIn, type Snapshot } from './state/snapshot.ts';
import { sentenceOf } from './view/words.ts';

/** Dispatches the events of an element, which bubble and are composed. */
export class Announcer {
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Dispatches an event; false if it was cancelled. */
  #tell<T>(name: string, detail: T, options: EventInit = {}): boolean {
    return this.#element.dispatchEvent(
      new CustomEvent<T>(`pass-alive-${name}`, { detail, bubbles: true, composed: true, ...options }),
    );
  }

  ready({ position }: Snapshot): void {
    this.#tell<Position>('ready', position);
  }

  position({ position }: Snapshot, byReader: boolean): void {
    this.#tell<ChangeDetail>('change', { ...position, byReader });
  }

  move(snapshot: Snapshot, byReader: boolean): void {
    const { item, path, move } = reachedIn(snapshot);
    const moves = snapshot.record?.lines[snapshot.record.line] ?? 0;
    this.#tell<MoveDetail>('move', { item, path, move, moves, byReader });
  }

  step(snapshot: Snapshot, byReader: boolean): void {
    const [round = 0, step = 0] = placeIn(snapshot).split('.').map(Number);
    this.#tell<StepDetail>('step', { round, step, sentence: plain(sentenceOf(snapshot)), byReader });
  }

  /** All that a method has changed. */
  changes(before: Snapshot, now: Snapshot): void {
    if (before.place.index !== now.place.index) this.position(now, false);
    const [from, to] = [reachedIn(before), reachedIn(now)];
    if (from.item !== to.item || from.move !== to.move || from.path.join() !== to.path.join()) this.move(now, false);
    if (now.facts && from.round !== to.round) this.step(now, false);
  }

  point({ position }: Snapshot, point: Point): void {
    const detail = { point, name: pointName(position, point), stone: colorAt(position, point) };
    this.#tell<PointDetail>('point', detail);
  }

  /** False if the link must not be followed. */
  link({ point, target, href }: MarkLink): boolean {
    return this.#tell<LinkDetail>('link', { point, target, href }, { cancelable: true });
  }

  error({ code, message }: ErrorDetail): void {
    this.#tell<ErrorDetail>('error', { code, message });
  }
}
