import { useState } from 'preact/hooks';
import type { EyeAnalyst, EyeFacts, EyeGroup, EyeSide } from '../../../engine/eyes.ts';
import { withHandles } from '../../../engine/handles.ts';
import type { Color, Point, Position } from '../../../engine/types.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { Highlight } from '../../../ui/highlight.ts';
import { type Decision, optionsOf } from './decisions/decision.ts';
import type { Ground } from './GroupBoard.tsx';
import { type Part, placeOf, type Shown, shownAt } from './place.ts';

export interface EyesProps extends Pick<FetchedProps, 'state' | 'palette' | 'dispatch'> {
  readonly analyst: EyeAnalyst;
  /** A stone of the group that is shown first; null lets the lens choose. */
  readonly stone?: Point | null;
}

/** The groups of one color, and the place of the reader among them. */
export interface ChosenGroup extends Pick<FetchedProps, 'dispatch'> {
  readonly position: Position;
  readonly color: Color;
  readonly side: EyeSide;
  /** Both sides. */
  readonly facts: EyeFacts;
  /** Undefined if the color has no stone. */
  readonly group: EyeGroup | undefined;
  readonly shown: Shown;
  /** The place at which the lens was opened. */
  readonly first: Shown;
  /** The name that the reader points at in a sentence, or the point on the board; not a block or region of the run. */
  readonly highlight: Highlight;
  readonly ground: Ground;
  /** Goes to a moment of the part that is shown. */
  readonly go: (at: number) => void;
  /** Goes to the beginning of a part. */
  readonly begin: (part: Part) => void;
  /** Chooses a group by its index. */
  readonly choose: (group: number) => void;
  /** All decisions of the reader, in their order; the facts rest on those in force. */
  readonly decisions: readonly Decision[];
  readonly decide: (decisions: readonly Decision[]) => void;
  /** The stone of the other color that was pressed last. */
  readonly asked: Point | null;
  readonly ask: (stone: Point | null) => void;
}

/** Analyses a position once: another one needs a component of its own. */
export function useGroups({ state, palette, dispatch, analyst, stone }: EyesProps): ChosenGroup {
  const { position, stepping: color } = state;
  const read = (decisions: readonly Decision[]) => ({
    decisions,
    facts: withHandles(() => analyst.eyes(position, optionsOf(decisions))),
  });
  const [{ decisions, facts }, setRead] = useState(() => read([]));
  const [asked, ask] = useState<Point | null>(null);
  const side = facts[color];
  const { groups } = side;
  const [first] = useState(() => shownAt(state.where, groups, stone));
  const [shown, setShown] = useState(first);
  const [highlight] = useState(() => new Highlight());
  const [cursor, setCursor] = useState<Point>(groups[shown.group]?.stones[0] ?? 0);
  const change = (next: Shown, among = groups) => {
    setShown(next);
    highlight.select(null);
    dispatch({ type: 'visit', where: { room: 'explore', lens: 'eyes', eyes: placeOf(next, among) } });
  };
  return {
    position,
    color,
    side,
    facts,
    group: groups[shown.group],
    shown,
    first,
    highlight,
    ground: {
      analyst,
      palette,
      cursor,
      moveCursor: setCursor,
      look: (hit) => highlight.select(hit && { kind: 'region', color, index: hit.point }),
    },
    go: (at) => change({ ...shown, at }),
    begin: (part) => change({ ...shown, part, at: 0 }),
    choose(group) {
      ask(null);
      change({ group, part: 'result', at: 0 });
    },
    decisions,
    decide(next) {
      const after = read(next);
      setRead(after);
      // Groups have new names: the one with the same stone stays.
      const [stone = 0] = groups[shown.group]?.stones ?? [];
      const among = after.facts[color].groups;
      const group = Math.max(
        0,
        among.findIndex(({ stones }) => stones.includes(stone)),
      );
      change({ group, part: 'result', at: 0 }, among);
    },
    asked,
    ask,
    dispatch,
  };
}
