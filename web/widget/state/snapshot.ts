/** Snapshots derived from the state of an element: its position, the engine's analysis, and the view of both. */

import { noLiberty } from '#locale/play.ts';
import { itemOf, judging, missing, unshownItems } from '#locale/widget.ts';
import { pointName, pointNamed } from '../../engine/coordinate.ts';
import type { Engine, Palette, Study } from '../../engine/engine.ts';
import { colorAt, isGrid } from '../../engine/position.ts';
import type { Texts } from '../../engine/texts.ts';
import type { BoardMark, Color, Facts, Layer, Point, Position, Rules, Theme, View } from '../../engine/types.ts';
import { isShown, withShownEvidence } from '../../model/crop.ts';
import { destinationsFrom } from '../../model/navigation.ts';
import type { Answer as Answered } from '../../model/question.ts';
import { momentAt, noLibertyOf, shownColors } from '../../model/run.ts';
import { settledBy } from '../../model/settled.ts';
import { SIDES, type Side } from '../../model/sides.ts';
import { ALL_LAYERS } from '../../model/state.ts';
import { viewOf } from '../../model/view.ts';
import type { Where } from '../../model/where.ts';
import type { Answer, SpaceAnswer } from '../../package/types.ts';
import { Failure, NeedsSpaces } from '../failure.ts';
import { answerInSpace, answerOf, namesOf } from './answer.ts';
import type { Phrased } from './asked-groups.ts';
import { END, type Settings } from './attributes.ts';
import { firstPlace, lensOf } from './lens-place.ts';
import { linksOf, type MarkLink } from './links.ts';
import { type FaultWordsNow, type GameRecord, type Items, type Opened, openBoard, openText } from './open-text.ts';
import { remembered } from './remembered.ts';
import type { State } from './state.ts';

const BARE = ALL_LAYERS.filter((layer) => layer !== 'coordinates');

/** An analysed position. */
interface Analysis {
  readonly study: Study;
  readonly show: Color | 'both';
  readonly rules: Rules;
  /** The reason why there is no run; empty if there is one. */
  readonly problem: string;
  /** The points that the problem is about. */
  readonly points: readonly Point[];
  readonly isAnalyzed: boolean;
}

/** The engine that an element shares with others, and all that depends on its document. */
export interface Surroundings {
  readonly engine: Engine;
  readonly texts: Texts;
  /** The engine has boards in space. */
  readonly hasSpaces: boolean;
  readonly faultWords: FaultWordsNow;
  readonly theme: Theme;
  readonly palette: Palette;
  /** The address of the full page, or empty. */
  readonly page: string;
  /** The full address of a page that a diagram links to, with `$1` for its name; empty where links stay text. */
  readonly links: string;
  /** The lens of the attribute `mode` can be drawn here. */
  readonly canShowLens: boolean;
  /** So can the controls of games; true until they have been fetched. */
  readonly canPlay: boolean;
  /** So can boards that are pressed. */
  readonly canPress: boolean;
}

/** The drawn content of an element at one time. */
export interface Snapshot extends Omit<Opened, 'links'>, Analysis {
  readonly engine: Engine;
  readonly texts: Texts;
  /** The colour whose run is stepped through: `show`, unless that is both. */
  readonly stepping: Color;
  /** The facts of that colour; null if there is a problem, or the diagram is shown as it is drawn. */
  readonly facts: Facts | null;
  /** The place with which the steps begin, while the diagram is shown as it is drawn; null while the steps are. */
  readonly begins: string | null;
  /** Index into the places of the run. */
  readonly moment: number;
  readonly theme: Theme;
  readonly palette: Palette;
  /** The widest space between two lines, in CSS pixels. */
  readonly spacing: number;
  /** The width of the board's box, in CSS pixels; 0 if it is not known yet. */
  readonly width: number;
  /** The address of the full page, or empty. */
  readonly page: string;
  /** The place in the lens of the attribute `mode`; null if the steps are shown. */
  readonly where: Where | null;
  /** The point of the attribute `block`; null without one. */
  readonly block: Point | null;
  /** The attribute `turn`. */
  readonly turn: string | null;
  readonly links: readonly MarkLink[];
  /** The game that is gone through; null for a position alone. */
  readonly play: Play | null;
  /** The question which blocks stay, until the reader goes on to the steps; null without one. */
  readonly quiz: Quiz | null;
  /** There is such a question, to which the reader can come back. */
  readonly isAsked: boolean;
  readonly highlights: readonly BoardMark[];
  /** Where the coordinates of a grid are. */
  readonly sides: readonly Side[];
  /** What is drawn besides lines and stones. */
  readonly layers: readonly Layer[];
}

/** The question which blocks stay, or which groups. */
export interface Quiz {
  /** What it is judged by, and nothing that is shown before the answer is checked. */
  readonly facts: Facts;
  readonly answer: Answered;
  /** The question about groups; null for the one about blocks. */
  readonly groups: Phrased | null;
  /** What can be asked about groups is still being found. */
  readonly isPending: boolean;
}

/** A game at a move. */
export interface Play extends GameRecord {
  /** The number of the move; 0 for a numbered diagram that is shown as it is drawn, at its last. */
  readonly move: number;
  /** The number of moves of the line of play. */
  readonly moves: number;
  readonly showsLife: boolean;
}

/**
 * A function that takes the snapshot of a state, and computes the position and its analysis again
 * only if what they depend on has changed. It throws {@link Failure} if there is nothing to draw,
 * {@link NeedsSpaces} if the engine lacks such boards.
 */
export function snapshots(): (state: State, settings: Settings, surroundings: Surroundings) => Snapshot {
  const open = remembered(openText);
  const openEmpty = remembered(openBoard);
  const analyze = remembered(analyzed);
  const evident = remembered(withShownEvidence);
  const link = remembered(linksOf);
  const notes = remembered(notesOf);
  return (state, settings, surroundings) => {
    const { engine, texts, hasSpaces, faultWords, theme, palette, page, links } = surroundings;
    const { canShowLens, canPlay, canPress } = surroundings;
    const { text, edited, place, width, isNear, isPrinting } = state;
    const { board, form, play } = settings;
    const move = state.at?.move ?? settings.move ?? (play === 'moves' ? 'start' : null);
    if (!text && board === null) throw new Failure('empty', () => missing.empty);
    // Paper waits for nothing.
    const isHasty = isPrinting && !isNear;
    const opened =
      edited ??
      (text
        ? open(texts, faultWords, text, move, form, state.item, settings.crop, state.at?.line ?? 0, isHasty)
        : openEmpty(board ?? '', form));
    const isFlat = isGrid(opened.position);
    if (!isFlat && !hasSpaces) throw new NeedsSpaces();
    const { suicide, regions } = settings.rules;
    const block = pointNamed(opened.position, settings.block?.trim() ?? '');
    const asked = settings.mode && block !== null ? colorAt(opened.position, block) : null;
    const record = play && opened.record;
    const color = settings.color ?? asked ?? (record ? 'both' : null);
    const analysis = analyze(engine, opened.position, color, suicide, regions);
    const { study, show, problem } = analysis;
    const stepping = show === 'both' ? (state.stepping ?? asked ?? 'black') : show;
    const known = problem ? null : evident(study.facts(stepping), opened.position, opened.crop);
    // Of groups nothing is asked of which nothing is proven.
    const asksGroups = settings.mode === 'eyes' && isFlat && canShowLens;
    const groups = asksGroups ? (state.groups?.facts === known ? state.groups?.question : undefined) : null;
    const isAsked = settings.isQuiz && known !== null && known.blocks.length > 0 && !(asksGroups && groups === null);
    const quiz =
      isAsked && !state.hasBegun
        ? { facts: known, answer: state.answer, groups: groups ?? null, isPending: groups === undefined }
        : null;
    const isAsking = quiz !== null && !quiz.answer.checked;
    const isPlain = (settings.view === 'plain' || record !== null) && !settings.mode && !state.hasBegun && !quiz;
    const facts = isPlain || isAsking || quiz?.groups ? null : known;
    const mode = facts?.blocks.length && !quiz ? settings.mode : null;
    const isOfGrids = mode === 'eyes';
    const shows = mode && facts && canShowLens && (isFlat || !isOfGrids);
    const note = mode && (!isFlat && isOfGrids ? missing.flat : missing[lensOf(mode)]);
    return {
      ...opened,
      ...analysis,
      ...(isPlain && { problem: '', points: [] }),
      begins: isPlain ? (known ? destinationsFrom(known, 0).roundForward : '0') : quiz && !isAsking ? place : null,
      notes: notes(
        opened,
        // A diagram as it is drawn says nothing that it could be wrong about.
        !isPlain || state.showsLife,
        settings.controls,
        isPrinting
          ? null
          : (record && play === 'moves' && !canPlay && missing.games) ||
              ((quiz || (settings.editable && isFlat)) && !canPress && missing[quiz ? 'quiz' : 'editing']) ||
              (quiz?.isPending ? judging : shows ? null : note),
      ),
      engine,
      texts,
      facts,
      stepping,
      moment: facts ? momentAt(facts, quiz ? END : place) : 0,
      theme,
      palette,
      spacing: settings.spacing,
      width,
      page,
      where: shows ? (state.where ?? firstPlace(facts, mode, block)) : null,
      block,
      turn: settings.turn,
      links: link(opened.links, links),
      quiz,
      isAsked,
      highlights: state.highlights,
      sides: isFlat ? settings.sides : SIDES,
      layers: settings.sides.length ? ALL_LAYERS : BARE,
      play: record && playOf(record, opened.place.move, move === 'start', state.showsLife),
    };
  };
}

function playOf(record: GameRecord, move: number, isStart: boolean, showsLife: boolean): Play {
  return { ...record, move: isStart ? 0 : move, moves: record.lines[record.line] ?? 0, showsLife };
}

/**
 * The notes on a text, with what its verdicts assume and those on its boards that cannot be shown, and, without controls to choose from, on the
 * number of all; and a last one.
 */
function notesOf(
  { notes, assumption, items, place }: Opened,
  isJudged: boolean,
  controls: Settings['controls'],
  last: string | null,
): string[] {
  const { shown, unshown } = items;
  const [first] = unshown;
  return [
    ...notes,
    ...(assumption && isJudged ? [assumption] : []),
    ...(controls === 'none' && shown.length > 1 ? [itemWords(items, place.index)] : []),
    ...(first ? [unshownItems({ n: unshown.length, number: first[0] + 1, why: first[1] })] : []),
    ...(last ? [last] : []),
  ];
}

/** The number of an item, and of all. */
export function itemWords({ shown, unshown, isCounted }: Items, item: number): string {
  return itemOf({ number: item + 1, all: shown.length + unshown.length, isCounted });
}

/** Analyses for `color`, or else for the colour that has stones; Black if both have. */
function analyzed(
  engine: Engine,
  position: Position,
  color: Color | 'both' | null,
  suicide: Rules['suicide'],
  regions: Rules['regions'],
): Analysis {
  const { stones } = position;
  const show = color ?? (stones.includes('X') || !stones.includes('O') ? 'black' : 'white');
  const rules = { suicide, regions };
  try {
    const study = engine.study(position, { colors: shownColors({ show }), rules });
    return { study, show, rules, problem: '', points: [], isAnalyzed: true };
  } catch (error) {
    const { color, points } = noLibertyOf(error);
    const problem = noLiberty({ color, stones: points.length, point: pointName(position, points[0] as Point) });
    return { study: engine.board(position), show, rules, problem, points, isAnalyzed: false };
  }
}

/** The place in the run, `round.step`. */
export function placeIn({ facts, moment }: Snapshot): string {
  return facts?.places[moment] ?? '0';
}

/** True at the last step of the run. */
export function isAtEnd({ facts, moment }: Snapshot): boolean {
  return facts !== null && moment === facts.places.length - 1;
}

/** The package's answer for the position; null if it could not be analysed. */
export function answerFor(snapshot: Snapshot): Answer | SpaceAnswer | null {
  const { position, place, rules, study, show, isAnalyzed } = snapshot;
  if (!isAnalyzed) return null;
  const all = Object.fromEntries(shownColors({ show }).map((color) => [color, study.facts(color)]));
  const answer = answerOf(position, place, rules, all, namesOf(position));
  return isGrid(position) ? answer : answerInSpace(answer, position);
}

/** The view of the board, without ghost stone, cursor and highlight. */
export function snapshotView(snapshot: Snapshot): View {
  const { facts, play, study, position, crop, show, isAnalyzed, highlights } = snapshot;
  const state = { ...snapshot, selection: null, notice: null, asked: null };
  const view = viewOf(state, facts && snapshot, snapshot);
  const showsLife = !facts && play?.showsLife && show === 'both' && isAnalyzed;
  const settled = showsLife ? settledBy(study, position).filter(({ point }) => isShown(crop, position, point)) : [];
  const life = settled.map(({ point, kind }): BoardMark => ({ point, kind: kind === 'alive' ? 'circle' : 'square' }));
  // The author's shapes could be taken for these.
  const own = (view.marks ?? []).filter(({ kind }) => !showsLife || kind === 'label');
  return { ...view, marks: [...own, ...life, ...highlights] };
}
