/** Drawings for buttons, on a 24 × 24 grid. They inherit the ink of the button. */
const PATHS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  roundBack: 'M12 6l-8 6 8 6zM21 6l-8 6 8 6z',
  back: 'M16 5l-9 7 9 7z',
  forward: 'M8 5l9 7-9 7z',
  roundForward: 'M3 6l8 6-8 6zM12 6l8 6-8 6z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  play: 'M7 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z',
  erase: 'M8 20l-5-5 10-11 8 7-8 9zM7 10l8 7M8 20h13',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

const SOLID = new Set<string>(['first', 'roundBack', 'back', 'forward', 'roundForward', 'last', 'play']);

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class={SOLID.has(name) ? 'icon solid' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Stones, for the tools. */
const STONES = {
  alternate: [
    { x: 8.5, y: 8.5, color: 'black' },
    { x: 15.5, y: 15.5, color: 'white' },
  ],
  black: [{ x: 12, y: 12, color: 'black' }],
  white: [{ x: 12, y: 12, color: 'white' }],
} as const;

/** A piece of the board, without which a black stone cannot be told on a dark page. */
const TILE = <rect class="tile" width="24" height="24" rx="4" />;

export function StoneIcon({ name }: { readonly name: keyof typeof STONES }) {
  const stones = STONES[name];
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {TILE}
      {stones.map(({ x, y, color }) => (
        <circle class={`stone-${color}`} cx={x} cy={y} r={stones.length > 1 ? 6 : 8} />
      ))}
    </svg>
  );
}

/** Two stones with lines through them: the tool that plays by the rules. */
export function PlayIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {TILE}
      <path class="on-tile" d="M12 2v20M2 12h20" />
      <circle class="stone-black" cx="12" cy="12" r="6" />
      <path class="last-move" d="M12 9.5v5M9.5 12h5" />
    </svg>
  );
}

/** A stone in a frame: the tool that chooses the starting set. */
export function ChooseIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {TILE}
      <path class="on-tile" d="M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5" />
      <circle class="stone-black" cx="12" cy="12" r="5.5" />
    </svg>
  );
}
