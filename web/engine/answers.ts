/** The types of the engine's answers, written by `npm run types` from those in `crates/wasm`. */
import type { Warning } from './problem.ts';
import type { BoardMark, Color, Position } from './stone.ts';

/** A move of the attacker, whose opponent passes. Blocks and regions are given by index into the facts. */
export type AttackMove = Readonly<{
  point: number;
  /** The block whose liberty it takes. */
  target: number;
  /** The round in which that block is cast out: the wave of captures that the move belongs to. */
  round: number;
  /** The reason why the move is legal and helps. */
  why: AttackReason;
  region: number | null;
  /** A point that keeps the region from being healthy for the target; null if it is healthy. */
  room: number | null;
  /** The blocks that it captures. */
  captured: ReadonlyArray<number>;
  /** The region emptied by suicide of the attacker's stones in it; only with suicide allowed. */
  emptied: number | null;
}>;

/**
 * The reason why a move is legal and helps: its region is not healthy for the target; the region has
 * lost a neighbour; it is the last one in which the target has liberties; or the move captures.
 */
export type AttackReason = 'unhealthy' | 'open' | 'last' | 'capture';

/** The effects of a move, with suicide allowed. */
export type AttemptStones = Readonly<{
  /** The stones after it, one character a point. */
  stones: string;
  captured: ReadonlyArray<number>;
  /** The mover's own stones that a suicide removes, including the new one; otherwise empty. */
  suicide: ReadonlyArray<number>;
}>;

/** A block. */
export type BlockFacts = Readonly<{
  /** A, B … Z, AA, AB …, as in links, files and the answers of the program. */
  name: string;
  /** #1, #2 …, as readers see it. */
  shown: string;
  /** In reading order; the first locates the block in sentences. */
  points: ReadonlyArray<number>;
  liberties: ReadonlyArray<number>;
  /** Regions next to it, by index. */
  regions: ReadonlyArray<number>;
  /** The round it is cast out in; 0: outside the starting set; null: never. */
  castOut: number | null;
  /** Regions vital to it in the last round; empty unless it survives. */
  vital: ReadonlyArray<number>;
}>;

/** The status of a block at a moment. */
export type BlockStatus = 'outside' | 'in' | 'castOutNow' | 'castOut' | 'alive';

/** A block that became or ceased to be unconditionally alive. */
export type ChangedBlock = Readonly<{
  color: Color;
  /** Its stones after the move, in reading order. */
  points: ReadonlyArray<number>;
}>;

/** A line of play up to some move. */
export type Chronicle = Readonly<{
  entries: ReadonlyArray<ChronicleEntry>;
  /** The number of moves after it. */
  more: number;
}>;

/** A move of a game, and what it changed; the first is the start. */
export type ChronicleEntry = Readonly<{
  /** The point played on; null for a pass and at the start. */
  at: number | null;
  /**
   * The number of points that Black and White hold; null where a block has no liberty, so that nothing
   * is known.
   */
  settled: readonly [number, number] | null;
  /** The blocks that became unconditionally alive; at the start those that are. */
  became: ReadonlyArray<ChangedBlock>;
  /** The blocks that ceased to be. */
  ceased: ReadonlyArray<ChangedBlock>;
}>;

/** The score of one side. */
export type Count = Readonly<{
  /** The empty points next to stones of this color only, after the removal. */
  points: ReadonlyArray<number>;
  /** All prisoners, the enemy stones removed among them. */
  prisoners: number;
  /** The stones of this color that stay on the board. */
  stones: number;
}>;

/** The link of a mark of a diagram. */
export type DiagramLink = Readonly<{
  point: number;
  /** The name of a page or an address, as the text has it: not to be trusted. */
  target: string;
}>;

/** The size of a drawing, in spacings. */
export type DrawingSize = Readonly<{ width: number; height: number }>;

/** The reason for adjusting a value. */
export type EyeAdjustment = 'square-four' | 'cap' | 'corridor' | 'forbidden' | 'half-prisoner';

/** What a status rests on: a proof, one with what the solver takes for granted around the fight, or the rules. */
export type EyeBasis = 'proven' | 'assuming' | 'rules';

/** A downgrading rule that lowered a point, and the point that is the reason. */
export type EyeDowngrade = Readonly<{ rule: number; by: number }>;

/** A rule that fired, with its evidence. */
export type EyeEvent = Readonly<
  {
    /** The name of the region that it is about, or null. */
    region: string | null;
  } & (
    | {
        kind: 'level';
        at: number;
        /** 0 to 4, in halves. */
        index: number;
        level: EyeLevel;
      }
    | {
        kind: 'downgraded';
        /** 1 to 6, as the paper counts them. */
        rule: number;
        at: number;
        by: number;
        from: EyeLevel;
        to: FinalLevel;
      }
    | { kind: 'condensed'; full: ReadonlyArray<number>; half: ReadonlyArray<number> }
    | {
        kind: 'table';
        points: ReadonlyArray<number>;
        /** The number of points next to them, those beyond the edge of the board among them. */
        exterior: number;
        value: EyeValue;
        corner: boolean;
      }
    | { kind: 'adjusted'; why: EyeAdjustment; at: number | null; from: EyeValue; to: EyeValue }
    | { kind: 'supposed'; at: number; by: EyePlayer }
    | { kind: 'reducible'; at: number }
    | { kind: 'fixable'; at: number }
    | { kind: 'separating'; at: number; forbidden: boolean }
    | { kind: 'dependent'; regions: readonly [string, string]; at: number }
    | { kind: 'valued'; regions: ReadonlyArray<string>; value: EyeValue | null; by: ValuedBy }
    | {
        kind: 'summed';
        value: EyeValue;
        /** The eyes that the group gets if its owner moves first, and if the opponent does. */
        ownerFirst: number;
        opponentFirst: number;
        /**
         * Averages of switches of size 1 (Proposition 2), switches sorted by size (Proposition 1), or
         * minimax.
         */
        method: EyeSumMethod;
      }
    | { kind: 'verdict'; status: EyeStatus; because: EyeReason }
  )
>;

/** The analysis of both colors. */
export type EyeFacts = Readonly<{ black: EyeSide; white: EyeSide }>;

/** A group: blocks that belong together, and the eyes that they have. Lists of points are in reading order. */
export type EyeGroup = Readonly<{
  /** A, B … Z, AA …, as in links and the answers of the program. */
  name: string;
  /** #1, #2 …, as readers see it. */
  shown: string;
  stones: ReadonlyArray<number>;
  blocks: ReadonlyArray<ReadonlyArray<number>>;
  links: ReadonlyArray<EyeLink>;
  /** The points of the areas that the group encloses: empty ones and prisoners. */
  interior: ReadonlyArray<number>;
  /** The empty points that one more stone of the group would enclose. */
  frontier: ReadonlyArray<number>;
  /** Enemy stones that are thought dead. */
  prisoners: ReadonlyArray<number>;
  points: ReadonlyArray<EyePoint>;
  regions: ReadonlyArray<EyeRegion>;
  /** Pairs of regions that are not independent, by name, and the point that they share. */
  dependent: ReadonlyArray<readonly [string, string, number]>;
  /** The sum of all regions, at most 2; null if it is not known. */
  value: EyeValue | null;
  status: EyeStatus;
  because: EyeReason;
  /** The first moves with which the owner of a critical group lives. */
  save: ReadonlyArray<number>;
  /** The first moves with which the opponent kills it. */
  kill: ReadonlyArray<number>;
  /** The rules that fired, in the order in which they are applied. */
  trace: ReadonlyArray<EyeEvent>;
}>;

/** What the solver finds about a group. */
export type EyeJudged = Readonly<{
  /** Null if the fight is too large. */
  solved: EyeSolved | null;
  /** The reason why the status is open. */
  why: Unsolved | null;
  /** The number of points of a fight that is too large, or else 0. */
  points: number;
}>;

/**
 * The level of an eye point: an eye that cannot be made false, one that is full or false depending on
 * who moves first beside it, and one that would be false.
 */
export type EyeLevel = 'full' | 'half' | 'false';

/** A link between two blocks of a group. */
export type EyeLink = Readonly<{
  /** A stone of each block. */
  between: readonly [number, number];
  /**
   * Two liberties in common; one where an enemy stone would be in atari; an area that both enclose; a
   * prisoner that both are next to; or the caller said so.
   */
  why: EyeLinkReason;
  at: ReadonlyArray<number>;
}>;

/**
 * The reason for a link: two liberties in common; one where an enemy stone would be in atari; an area
 * that both enclose; a prisoner that both are next to; or the caller said so.
 */
export type EyeLinkReason = 'liberties' | 'atari' | 'enclosed' | 'prisoner' | 'asked';

/** The position of a group in play against the solver. */
export type EyeMomentStones = Readonly<{
  /** The stones, one character a point. */
  stones: string;
  /**
   * Null when nothing is left to play for: the group is captured, out, or unconditionally alive, or both
   * sides have passed.
   */
  toMove: EyePlayer | null;
  /** Whether the group stays with best play from here; null if the limit was reached. */
  lives: boolean | null;
  /** The points where the side to move may play; it may always pass. */
  moves: ReadonlyArray<number>;
  /** The best move; null is a pass. */
  best: number | null;
}>;

/**
 * What becomes of a group if one side moves first: it lives unconditionally, gets out, stays in seki or in
 * a way that the limit left open, stays or dies by one to three ko threats, or dies.
 */
export type EyeOutcome = 'lives' | 'out' | 'seki' | 'stays' | 'ko' | 'dies';

/** The two sides of a group: its owner and the other color. */
export type EyePlayer = 'owner' | 'opponent';

/** A point where the group may have an eye. */
export type EyePoint = Readonly<{
  at: number;
  /** The diagonal index: 0 to 4, in halves. */
  index: number;
  level: EyeLevel;
  final: FinalLevel;
  /** The downgrading rules that lowered it, each with the point that is the reason. */
  rules: ReadonlyArray<EyeDowngrade>;
}>;

/**
 * The reason for a status: the stones are unconditionally alive; the sum of the regions; a prisoner that
 * neither side may attack; a way out; an enemy group around it that does not live either; too few
 * liberties outside for the rules on prisoners; a ko; a region whose value is not known.
 */
export type EyeReason = 'unconditional' | 'sum' | 'seki' | 'exit' | 'weak-surrounder' | 'ko' | 'race' | 'look-ahead';

/** A connected set of points in which the group has eyes. */
export type EyeRegion = Readonly<{
  /** a, b … z, aa … */
  name: string;
  type: EyeRegionType;
  points: ReadonlyArray<number>;
  /** The customary name of its shape in English, such as `knife five`; null if it has none. */
  shape: string | null;
  /** The one point that is open to the opponent, if there is one. */
  open: number | null;
  /** Null if it is not known. In a seki it is 1. */
  value: EyeValue | null;
  /** True if neither side may move here first. */
  seki: boolean;
  by: ValuedBy;
}>;

/** The kind of an eye region, by its prisoners. */
export type EyeRegionType = 'pure' | 'semi-pure' | 'prisoner' | 'mixed';

/** The shape of an eye region, away from the corners and with a solid wall. */
export type EyeShape = Readonly<{
  /** Each with its column and row, from 0. */
  cells: ReadonlyArray<readonly [number, number]>;
  /** The number of points next to it. */
  exterior: number;
  value: EyeValue;
  /** Its customary name in English; null if it has none. */
  name: string | null;
  /** The vital point of a shape with the value `{2|1}`, with its column and row; otherwise empty. */
  vital: ReadonlyArray<readonly [number, number]>;
}>;

/** The groups of one color, in reading order of their first stones. */
export type EyeSide = Readonly<{ groups: ReadonlyArray<EyeGroup> }>;

/** The answer about a group. Blocks are named by their first stones. */
export type EyeSolved = Readonly<{
  status: EyeVerdict;
  basis: EyeBasis;
  /**
   * The first moves with which the owner saves the group, if it is critical or a ko decides: one, or all
   * that work.
   */
  save: ReadonlyArray<number>;
  /** Those with which the opponent kills it. */
  kill: ReadonlyArray<number>;
  /** True if all moves were looked at that the limit allows. */
  all: boolean;
  /** The moves of which the limit left open whether they work. */
  open: ReadonlyArray<number>;
  /** The blocks around that are taken to stay: enemies that might be captured, and blocks of the owner. */
  assumed: ReadonlyArray<number>;
  /** The points on which the group is taken to be out. */
  exits: ReadonlyArray<number>;
  /** Those of the blocks taken to stay that have few liberties, where the limit left open whether they do. */
  doubtful: ReadonlyArray<number>;
  /** The result if the owner moves first, and if the opponent does; null if the limit was reached. */
  ownerFirst: EyeOutcome | null;
  opponentFirst: EyeOutcome | null;
  /** True if the owner, moving first, would fail if the opponent had two ko threats. */
  ownerContested: boolean;
  /** True if the opponent, moving first, would fail if the owner had two. */
  opponentContested: boolean;
  /** Best play of both sides if the owner moves first; null is a pass. */
  ownerLine: ReadonlyArray<number | null>;
  /** The same if the opponent moves first. */
  opponentLine: ReadonlyArray<number | null>;
  /**
   * The number of moves of the opponent that the owner can leave unanswered and still stay, 3 for three or
   * more; `any` if the group is unconditionally alive; null unless it is alive.
   */
  ignores: 0 | 1 | 2 | 3 | 'any' | null;
  /** The number of positions that were looked at. */
  positions: number;
}>;

/** The answer to whether a group lives when its owner answers. */
export type EyeStatus = 'alive' | 'critical' | 'dead' | 'seki' | 'unsettled';

/** The sum of the values of independent regions, for either side moving first. */
export type EyeSum = Readonly<{ owner: EyeSumPlayed; opponent: EyeSumPlayed }>;

/** Averages of switches of size 1 (Proposition 2), switches sorted by size (Proposition 1), or minimax. */
export type EyeSumMethod = 'averages' | 'switches' | 'minimax';

/** The result of a sum of values if a side moves first and both play well. */
export type EyeSumPlayed = Readonly<{
  /** The number of eyes, at most 2. */
  eyes: number;
  /** The moves until all values are numbers. */
  line: ReadonlyArray<EyeTake>;
}>;

/** A move in a sum: a side takes its side of a switch. */
export type EyeTake = Readonly<{
  by: EyePlayer;
  /** The index of the value among those added. */
  index: number;
  /** The value after the move. */
  to: EyeValue;
}>;

/**
 * A number of eyes, such as `2`, or a switch, such as `{2|1}` or `{{2|1}|0}`: the left value if the group's owner
 * moves first there, the right one if the opponent does. Without spaces.
 */
export type EyeValue = string;

/** The answer of the solver to whether a group lives. */
export type EyeVerdict = 'alive' | 'critical' | 'dead' | 'seki' | 'ko' | 'unsettled';

/** The results of the analysis of one colour. */
export type Facts = Readonly<{
  color: Color;
  rules: Rules;
  blocks: ReadonlyArray<BlockFacts>;
  regions: ReadonlyArray<RegionFacts>;
  /** `steps[m]` leads from moment m to moment m + 1; moment 0 is the start. */
  steps: ReadonlyArray<Step>;
  /** The place `round.step` of every moment, from `0`. */
  places: ReadonlyArray<string>;
  /** The number of rounds in which something falls. */
  rounds: number;
  /** The moment at the end of each round: `[0, …]`, one more than there are rounds shown. */
  roundEnds: ReadonlyArray<number>;
  /** The stones of the blocks that are alive. */
  alive: ReadonlyArray<number>;
  held: ReadonlyArray<number>;
}>;

/** The level of an eye point after all rules; `none` if it is no eye point any more. */
export type FinalLevel = 'full' | 'half' | 'false' | 'none';

/** The place where a line of play leaves an earlier one. */
export type Fork = Readonly<{
  line: number;
  /** The number of moves that both have in common. */
  moves: number;
}>;

/** The results of a search. */
export type Found = Readonly<{
  /** The blocks that a line of play captures, by index into the facts. */
  captured: ReadonlyArray<number>;
  /** The number of different arrangements of stones reached. */
  arrangements: number;
  /** True if there is nothing left to try: every block that is not captured is safe. */
  finished: boolean;
  /** The reason why the search was given up; null if it was not. */
  givenUp: GivenUp | null;
}>;

/** A tree, diagram or board of a text that could be read. */
export type FoundItem = Readonly<{
  ok: boolean;
  /** The place where it starts in the text, from 1. */
  line: number;
  column: number;
  title: string;
  columns: number;
  rows: number;
  /** Left out if there is one. */
  layers?: number;
  /** The number of moves on each line of play; the first is the main line. */
  lines: ReadonlyArray<number>;
  /** A diagram without all four borders: the outside was taken to be empty. */
  assumedOutsideEmpty: boolean;
  /**
   * The corners, at the top left and at the bottom right, of the part that a diagram draws or that
   * a game means to show; left out for the whole board.
   */
  drawn?: ReadonlyArray<number>;
}>;

/** The turn in which a game is. */
export type GameTurn = Readonly<{
  toPlay: Color;
  /** The stones of the turn that have been played. */
  played: number;
  /** The passes since the last stone; the game is over after two. */
  passes: number;
  /** The point that retakes a ko. */
  ko: number | null;
}>;

/** The limit of arrangements was reached, more than 512 MiB would be needed, or `report` threw an error. */
export type GivenUp = 'arrangements' | 'memory' | 'stopped';

/** The point at a place on the drawing, and the block and region on it. */
export type Hit = Readonly<{
  point: number;
  /** The block of the stepped colour there, by index. */
  block: number | null;
  /** The region of the stepped colour there, by index. */
  region: number | null;
}>;

/** The last empty point of a vital region. */
export type LastPoint = Readonly<{
  region: number;
  point: number;
  /** Each block next to the region, with another liberty that it has. */
  otherLiberties: ReadonlyArray<OtherLiberty>;
}>;

/**
 *The meaning of a mark on a point, which has its own shape, line style and color.
 */
export type LensMarkKind =
  | 'alive'
  | 'falls'
  | 'cover'
  | 'supporter'
  | 'joined'
  | 'gone'
  | 'black'
  | 'white'
  | 'neutral'
  | 'chosen-black'
  | 'chosen-white';

/** A position of a game, and the move that led there. */
export type LinePosition = Readonly<{
  position: Position;
  /** Null for a pass and at the start. */
  lastMove: number | null;
}>;

/** The reason why a region next to a block is not vital to it. */
export type NotVital = Readonly<
  | { why: 'unhealthy'; region: number; at: number }
  | { why: 'outside'; region: number; lost: number }
  | { why: 'discarded'; region: number; round: number; lost: number }
>;

/** A block, and a liberty that it has besides the last point of a region. */
export type OtherLiberty = Readonly<{ block: number; liberty: number }>;

/** A move played by the rules. */
export type PlayedMove = Readonly<{ position: Position; captured: ReadonlyArray<number>; ko: number | null }>;

/** The game after some stones, a pass, or the end of a turn. */
export type PlayedTurn = Readonly<{
  position: Position;
  /** The enemy stones taken. */
  captured: ReadonlyArray<number>;
  turn: GameTurn;
  /** The prisoners that this has brought each side. */
  prisoners: Prisoners;
}>;

/** The stones of the opponent that each side has taken. */
export type Prisoners = Readonly<{ byBlack: number; byWhite: number }>;

/** The position of a game after some move, with what the record says about it. */
export type ReadPosition = Readonly<{
  position: Position;
  toPlay: Color | null;
  /** Null for a pass and at the start. */
  lastMove: number | null;
  /** The point that the last move forbids its opponent by ko. */
  ko: number | null;
  /** Null if the record does not show them: it is no game, or begins with stones of both colors. */
  prisoners: Prisoners | null;
  comment: string;
  marks: ReadonlyArray<BoardMark>;
  /** The links of a diagram's marks. */
  links: ReadonlyArray<DiagramLink>;
  /** The first faults and oddities of the record, faults before the rest. */
  warnings: ReadonlyArray<Warning>;
  /** The number of warnings that are not listed. */
  moreWarnings: number;
}>;

/** A region. */
export type RegionFacts = Readonly<{
  /** a, b … z, aa, ab … */
  name: string;
  points: ReadonlyArray<number>;
  neighbors: ReadonlyArray<number>;
  healthyFor: ReadonlyArray<number>;
  /** An empty interior point if the region is not small, null if it is. */
  notSmallAt: number | null;
  /** The round it is discarded in; 0: never in the list; null: never. */
  discarded: number | null;
  /** The neighbours whose fall took it away (or that are outside the starting set). */
  lost: ReadonlyArray<number>;
  cleared: boolean;
}>;

/** The regions that are considered: small ones, or all that are enclosed. */
export type RegionRule = 'small' | 'enclosed';

/** The status of a region at a moment. */
export type RegionStatus = 'notListed' | 'listed' | 'discardedNow' | 'discarded' | 'cleared';

/** The points around a region. */
export type RegionSurface = Readonly<{
  points: ReadonlyArray<number>;
  /** The number of its parts that are connected along the lines of the board. */
  pieces: number;
  /**
   * True if it is one part when points one step apart in each of two directions count as connected too:
   * the 18 around a point, on a board of one layer eight.
   */
  hangsTogether: boolean;
}>;

/** The relation of a region to a block at a moment. */
export type Relation = 'notAdjacent' | 'neighbor' | 'healthy' | 'vital';

/** The empty points, divided by what happens to a stone of one colour on them. */
export type Room = Readonly<{
  /** The points on which a stone stays. */
  free: ReadonlyArray<number>;
  /** The points on which it would be suicide. */
  suicides: ReadonlyArray<number>;
}>;

/** The rules of an analysis. */
export type Rules = Readonly<{ suicide: SuicideRule; regions: RegionRule }>;

/** The run at one moment. */
export type RunAt = Readonly<{
  blocks: ReadonlyArray<BlockStatus>;
  regions: ReadonlyArray<RegionStatus>;
  /** For each block its relations to the regions around it, in their order in the facts. */
  around: ReadonlyArray<ReadonlyArray<Relation>>;
}>;

/** A final position, scored. Points are in reading order. */
export type Score = Readonly<{
  black: Count;
  white: Count;
  /** The stones that are removed, of both colors: by Rule 3 all that are not unconditionally alive. */
  removed: ReadonlyArray<number>;
  /** The points that then count for nobody. */
  neutral: ReadonlyArray<number>;
}>;

/** The single moves that would change the verdict on a block. */
export type SingleMoves = Readonly<{
  /** The owner's moves that make it unconditionally alive. */
  saving: ReadonlyArray<number>;
  /** The owner's moves after which it is no longer unconditionally alive. */
  losing: ReadonlyArray<number>;
  /** The opponent's moves after which no single move of the owner makes it unconditionally alive. */
  spoiling: ReadonlyArray<number>;
}>;

/** The moves by which the attacker captures and fills until every move left is suicide. */
export type Squeeze = Readonly<{
  captures: ReadonlyArray<AttackMove>;
  /** The moves after the captures, which capture nothing. */
  fills: ReadonlyArray<number>;
  /** Two of them for a block that is unconditionally alive, and otherwise none. */
  lastPoints: ReadonlyArray<LastPoint>;
}>;

/** One step of the run. Blocks and regions are given by index into the facts. */
export type Step = Readonly<
  | {
      kind: 'castOut';
      round: number;
      block: number;
      /** The vital regions it had at the start of the round: none or one. */
      vital: ReadonlyArray<number>;
      /** Every other region next to it, with the reason why it is not vital. */
      others: ReadonlyArray<NotVital>;
    }
  | { kind: 'discarded'; round: number; region: number; lost: ReadonlyArray<number> }
  | { kind: 'settled'; round: number }
  | { kind: 'cleared'; round: number; region: number }
>;

/** The rule on suicide. */
export type SuicideRule = 'forbidden' | 'allowed';

/** The support of chosen blocks. Blocks are given by index into the facts, in order. */
export type Support = Readonly<{
  /** The blocks that are joined to a chosen one, from small region to small region. */
  connected: ReadonlyArray<number>;
  /** The largest unconditionally alive set among the connected blocks. */
  supporters: ReadonlyArray<number>;
  /** The chosen blocks that are unconditionally alive. */
  support: ReadonlyArray<number>;
  /**
   * Minimal sets of supporters that are unconditionally alive by themselves and contain `support`: all of
   * them, the smallest first, if there are at most 12 supporters to choose from, otherwise one. Empty if
   * `support` is empty.
   */
  covers: ReadonlyArray<ReadonlyArray<number>>;
}>;

/**
 * The reason why the solver has no answer: the fight has too many points, the limit was reached, or it left
 * open whether blocks with few liberties can be captured that the answer takes to stay.
 */
export type Unsolved = 'points' | 'limit' | 'doubtful';

/** The way in which a region got its value. */
export type ValuedBy = 'table' | 'rules' | 'exact';

/** A line of play in the tree of its game. */
export type Variation = Readonly<{
  /** The number of its moves from the start of the game. */
  moves: number;
  /** Null for the main line. */
  fork: Fork | null;
  /** The numbers of the moves with a comment after its fork, in order; 0 is the start of the game. */
  comments: ReadonlyArray<number>;
}>;
