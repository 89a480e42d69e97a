import type { Engine } from '../../../engine/engine.ts';
import { otherColor } from '../../../engine/position.ts';
import type { Prover } from '../../../engine/proof.ts';
import type { Color, Facts, Position, Rules } from '../../../engine/types.ts';
import type { ProofContext } from './proof-state.ts';
import { wordsOf } from './words.ts';

/** Analysed positions take memory, on a big board much of it. */
const REMEMBERED = 8;

/** A position from which proofs start, and the analyses of those to which they lead. */
interface Oracle {
  readonly context: ProofContext;
  readonly analyze: (at: Position) => ReturnType<Engine['study']>;
  /** The facts of the other color, if its blocks can be chosen too. */
  readonly otherFacts: Facts | null;
}

/** @throws EngineError `no-liberty` */
export function oracleOf(
  engine: Engine,
  prover: Prover,
  position: Position,
  color: Color,
  rules: Rules,
  both: boolean,
): Oracle {
  const known = new Map<string, ReturnType<Engine['study']>>();
  const analyze = (at: Position) => {
    const study = known.get(at.stones) ?? engine.study(at, { colors: [color], rules });
    // The last ones are remembered: the start of the proof, and what a step goes back to.
    known.delete(at.stones);
    known.set(at.stones, study);
    for (const oldest of [...known.keys()].slice(0, -REMEMBERED)) known.delete(oldest);
    return study;
  };
  const read = (at: Position) => analyze(at).facts(color);
  const facts = read(position);
  const other = otherColor(color);
  return {
    context: { facts, position, words: wordsOf(facts, position, both), referee: { prover, read } },
    analyze,
    otherFacts: both ? engine.study(position, { colors: [other], rules }).facts(other) : null,
  };
}
