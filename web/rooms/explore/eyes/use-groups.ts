import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { EyeAnalyst, EyeFacts, EyeGroup, EyeSide } from '../../../engine/eyes.ts';
import { withHandles } from '../../../engine/handles.ts';
import { colorAt } from '../../../engine/position.ts';
import type { Color, Point, Position } from '../../../engine/types.ts';
import type { Decision, EyesMove, EyesWhere } from '../../../model/lenses/eyes.ts';
import { placeIn, type WhereIn } from '../../../model/where.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { Highlight } from '../../../ui/highlight.ts';
import { optionsOf } from './decisions/decision.ts';
import type { Ground } from './GroupBoard.tsx';
import { type Part, placeOf, type Shown, shownAt, stoneNear } from './place.ts';

export interface EyesProps extends Pick<FetchedProps, 'state' | 'palette' | 'dispatch'> {
  readonly analyst: EyeAnalyst;
  /** A stone of the group that is shown first; null lets the lens choose. */
  readonly stone?: Point | null;
  /** False for rules that ask the solver nothing: on a large board they would keep the page for seconds. */
  readonly lookAhead?: boolean;
}

/** A point on a board that the reader has pointed at, with the groups of a color. */
interface On {
  readonly position: Position;
  readonly color: Color;
  readonly point: Point;
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
  /** True if the reader has just gone to a part, not a link or a return to it. */
  readonly begins: RefObject<boolean>;
  /** The name that the reader points at in a sentence, or the point on the board; not a block or region of the run. */
  readonly highlight: Highlight;
  readonly ground: Ground;
  /** Goes to a moment of the part that is shown. */
  readonly go: (at: number) => void;
  /** Goes to the beginning of a part; the focus goes to the part of the page with this `data-focus`. */
  readonly begin: (part: Part, focus?: string) => void;
  /** Chooses a group by its index. */
  readonly choose: (group: number) => void;
  /** Chooses the group of a stone, of whichever color. */
  readonly chooseAt: (stone: Point) => void;
  /** The moves of the play that is shown. */
  readonly moves: readonly EyesMove[];
  /** Changes them, and goes to a moment. */
  readonly play: (moves: readonly EyesMove[], at?: number) => void;
  /** All decisions of the reader, in their order; the facts rest on those in force. */
  readonly decisions: readonly Decision[];
  readonly decide: (decisions: readonly Decision[]) => void;
  /** The stone of the other color that was pressed last. */
  readonly asked: Point | null;
  readonly ask: (stone: Point | null) => void;
}

const UNDECIDED: readonly Decision[] = [];
const NO_MOVES: readonly EyesMove[] = [];

/** What follows from the state about the groups of one color, and the ways to change it. */
export function useGroups({ state, palette, dispatch, analyst, stone, lookAhead = true }: EyesProps): ChosenGroup {
  const { position, stepping: color, show, where, lastMove } = state;
  const { decisions = UNDECIDED, plays = {} } = placeIn(where, 'eyes') ?? {};
  const read = useMemo(() => {
    const known = new WeakMap<readonly Decision[], EyeFacts>();
    return (made: readonly Decision[]): EyeFacts => {
      const facts = known.get(made) ?? withHandles(() => analyst.eyes(position, { ...optionsOf(made), lookAhead }));
      known.set(made, facts);
      return facts;
    };
  }, [analyst, position, lookAhead]);
  const facts = read(decisions);
  const side = facts[color];
  const { groups } = side;
  const shown = useMemo(
    () => shownAt(where, groups, stone ?? stoneNear(position, groups, lastMove)),
    [where, groups, stone, position, lastMove],
  );
  const { group: chosen, part } = shown;
  const group = groups[chosen];
  const [highlight] = useState(() => new Highlight());
  // Whatever was pointed at may be gone.
  useLayoutEffect(() => highlight.select(null), [where, position]);
  const [moved, setMoved] = useState<On | null>(null);
  const [pressed, setPressed] = useState<On | null>(null);
  const isHere = (on: On | null): on is On => on?.position === position && on.color === color;
  const begins = useRef(false);
  const whereOf = (
    next: Shown,
    among = groups,
    made: Pick<EyesWhere, 'decisions' | 'plays'> = { decisions, plays },
  ): WhereIn<'eyes'> => ({ room: 'explore', lens: 'eyes', eyes: placeOf(next, among), ...made });
  const visit = (...next: Parameters<typeof whereOf>) => dispatch({ type: 'visit', where: whereOf(...next) });
  const play = `${color}.${group?.name}.${part}`;
  return {
    position,
    color,
    side,
    facts,
    group,
    shown,
    begins,
    highlight,
    ground: {
      analyst,
      palette,
      cursor: isHere(moved) ? moved.point : (group?.stones[0] ?? 0),
      moveCursor: (point) => setMoved({ position, color, point }),
      look: (hit) => highlight.select(hit && { kind: 'region', color, index: hit.point }),
    },
    go: (at) => visit({ ...shown, at }),
    begin(next, focus) {
      begins.current = true;
      dispatch({ type: 'visit', where: whereOf({ ...shown, part: next, at: 0 }), focus });
    },
    choose(index) {
      setPressed(null);
      visit({ group: index, part: 'result', at: 0 });
    },
    chooseAt(stone) {
      const stepping = colorAt(position, stone) ?? color;
      const among = facts[stepping].groups;
      const index = among.findIndex(({ stones }) => stones.includes(stone));
      if (index < 0 || (stepping === color && index === chosen)) return;
      setPressed(null);
      const to = whereOf({ group: index, part: 'result', at: 0 }, among);
      const isShown = show === 'both' || stepping === color;
      dispatch(isShown ? { type: 'visit', where: to, stepping } : { type: 'show', show: stepping, where: to });
    },
    moves: plays[play] ?? NO_MOVES,
    play: (moves, at = shown.at) => visit({ ...shown, at }, groups, { decisions, plays: { ...plays, [play]: moves } }),
    decisions,
    decide(next) {
      // Groups have new names: the one with the same stone stays, and what was played goes.
      const [stone = 0] = group?.stones ?? [];
      const among = read(next)[color].groups;
      const index = among.findIndex(({ stones }) => stones.includes(stone));
      visit({ group: Math.max(0, index), part: 'result', at: 0 }, among, { decisions: next });
    },
    asked: isHere(pressed) ? pressed.point : null,
    ask: (point) => setPressed(point === null ? null : { position, color, point }),
    dispatch,
  };
}
