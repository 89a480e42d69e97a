import { Toolbar } from '../../ui/Toolbar.tsx';

interface Props<Way extends string> {
  readonly ways: readonly Way[];
  /** The names of the ways, of all buttons together and of the last one, which leads back. */
  readonly names: Readonly<Record<Way | 'tools' | 'start', string>>;
  readonly signs: Readonly<Record<Way, string>>;
  readonly go: (way: Way) => void;
  readonly goBack: () => void;
  /** True if there is nothing to take back. */
  readonly isAtStart?: boolean;
}

/** Buttons with arrows on them, and one that leads back to the start. */
export function WayButtons<Way extends string>({ ways, names, signs, go, goBack, isAtStart = false }: Props<Way>) {
  return (
    <Toolbar label={names.tools}>
      <div class="group">
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            class="choice"
            aria-label={names[way]}
            title={names[way]}
            onClick={() => go(way)}
          >
            {signs[way]}
          </button>
        ))}
        <button type="button" class="choice" aria-disabled={isAtStart} onClick={goBack}>
          {names.start}
        </button>
      </div>
    </Toolbar>
  );
}
