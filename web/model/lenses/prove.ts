import { type Descriptor, joined } from './descriptor.ts';

/** A place in the lens of proofs. Blocks and points are given by name. */
export type ProofPlace =
  | { readonly activity: 'choose' | 'turn'; readonly block: string }
  | { readonly activity: 'show'; readonly block: string; readonly move: number }
  | ({ readonly activity: 'try'; readonly block: string } & Attempt);

/** The moves that the reader has tried against a block. */
export interface Attempt {
  readonly moves: readonly string[];
  /** The moves before the attempt was started again, until the next one is played. */
  readonly before?: readonly string[];
}

export interface ProveWhere {
  readonly room: 'explore';
  readonly lens: 'prove';
  readonly proof: ProofPlace | null;
  /** The attempts that were left, by the names of their blocks, to go on with them later; not part of the address. */
  readonly attempts?: Readonly<Record<string, Attempt>>;
}

/** Proofs that can be played. The colour follows the block that is chosen. */
export const prove: Descriptor<ProveWhere, 'everything'> = {
  key: 'p',
  start: { room: 'explore', lens: 'prove', proof: null },
  format: ({ proof }) => joined('prove', proof ? format(proof) : ''),
  parse: (name, place) => (name === 'prove' ? { room: 'explore', lens: 'prove', proof: parse(place) } : null),
  fits: () => true,
  build: 'everything',
  colors: 'shown',
  made: ({ proof, attempts = {} }) => {
    const all = Object.entries(proof?.activity === 'try' ? { ...attempts, [proof.block]: proof } : attempts);
    const tried = all.flatMap(([block, { moves }]) => (moves.length ? `${block} ${moves}` : []));
    return tried.sort().join('; ');
  },
};

function format(proof: ProofPlace): string {
  switch (proof.activity) {
    case 'choose':
      return proof.block;
    case 'turn':
      return `turn.${proof.block}`;
    case 'show':
      return `show.${proof.block}.${proof.move}`;
    case 'try':
      return ['try', proof.block, ...(proof.moves.length ? [proof.moves.join(',')] : [])].join('.');
  }
}

function parse(text: string): ProofPlace | null {
  const [, activity, block = '', rest = ''] = /^(?:(turn|show|try)\.)?([A-Z]+)(?:\.(.*))?$/.exec(text) ?? [];
  if (!block) return null;
  switch (activity) {
    case 'show':
      return { activity, block, move: Number(/^\d{1,9}/.exec(rest) ?? 0) };
    case 'try':
      return { activity, block, moves: rest ? rest.split(',') : [] };
    case 'turn':
      return { activity, block };
    default:
      return { activity: 'choose', block };
  }
}
