/** For tests: what the boards of a group stand on, without an engine. */
import type { EyeAnalyst } from '../../../engine/eyes.ts';
import type { Ground } from './GroupBoard.tsx';

export const ground: Ground = {
  analyst: { board: () => ({}), play: (position: unknown) => ({ position }) } as unknown as EyeAnalyst,
  palette: {} as Ground['palette'],
  cursor: 0,
  moveCursor: () => {},
  look: () => {},
};
