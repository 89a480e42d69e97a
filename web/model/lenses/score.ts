import { type Descriptor, joined } from './descriptor.ts';

export interface ScoreWhere {
  readonly room: 'explore';
  readonly lens: 'score';
  /** From 0. */
  readonly step: number;
  /** On a board in space the count can be Kim's; otherwise it is by Rule 3. */
  readonly counting?: 'kim';
}

/** The score of both sides. `3` is the third step, `kim.3` that of Kim's count. */
export const score: Descriptor<ScoreWhere, 'everything'> = {
  key: 'r',
  start: { room: 'explore', lens: 'score', step: 0 },
  format: ({ step, counting = '' }) => joined(joined('score', counting), step ? String(step + 1) : ''),
  parse(name, place) {
    if (name !== 'score') return null;
    const [, kim, step = 1] = /^(kim)?\.?([1-9]\d?)?$/.exec(place) ?? [];
    return { room: 'explore', lens: 'score', step: Number(step) - 1, ...(kim && { counting: 'kim' }) };
  },
  fits: () => true,
  build: 'everything',
  colors: 'none',
};
