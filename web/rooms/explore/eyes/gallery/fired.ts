import type { fired } from '#locale/eye-figures.ts';
import type { EyeGroup } from '../../../../engine/eyes.ts';

/** A rule that a board is about; one of the six that lower the level of an eye by its number in the paper. */
export type Fired = keyof typeof fired;

/** The rules beyond levels and table that fired for a group, each once, in their order. */
export function firedIn({ trace, regions }: EyeGroup): readonly Fired[] {
  const types = regions.map(({ type }) => type).filter((type) => type !== 'pure');
  const rules = trace.flatMap((event): Fired[] => {
    switch (event.kind) {
      case 'reducible':
      case 'fixable':
      case 'separating':
        return [event.kind];
      case 'downgraded':
        return [`rule${event.rule as 1 | 2 | 3 | 4 | 5 | 6}`];
      case 'adjusted':
        return [event.why];
      case 'table':
        return event.corner ? ['corner'] : [];
      case 'dependent':
        return ['dependent'];
      default:
        return [];
    }
  });
  const isSum = trace.filter(({ kind }) => kind === 'valued').length > 1;
  return [...new Set([...types, ...rules, ...(isSum ? (['sum'] as const) : [])])];
}
