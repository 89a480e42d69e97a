/** Groups that players know by name, White's, among black stones that are unconditionally alive. */
import type { EyePlayer } from '../engine/eyes.ts';
import type { EyeVerdict } from '../engine/referee.ts';
import file from './named.json' with { type: 'json' };
import type { NamedScene } from './scene.ts';

export interface NamedGroup extends NamedScene {
  /** The page that names the group and gives its status. */
  readonly source: string;
  readonly claims: {
    /** The solver's. */
    readonly status: Exclude<EyeVerdict, 'unsettled'>;
    /** True if Black, moving first, kills only if White has no ko threats. */
    readonly byKo: boolean;
    /** The line of play that is told, and the side that begins it. */
    readonly first: EyePlayer;
    readonly line: readonly string[];
  };
}

export const NAMED = file.groups as readonly NamedGroup[];
