import type { Tool } from '../model/state.ts';

const EYE = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z';

/** Drawings for buttons, on a 24 × 24 grid. They inherit the ink of the button. */
const FILLED = {
  forward: 'M8 5l9 7-9 7z',
  roundForward: 'M3 6l8 6-8 6zM12 6l8 6-8 6z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  play: 'M7 4l12 8-12 8z',
};
const DRAWN = {
  pause: 'M8 5v14M16 5v14',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  eye: EYE,
  eyeClosed: `${EYE}M4 20L20 4`,
  erase: 'M8 20l-5-5 10-11 8 7-8 9zM7 10l8 7M8 20h13',
  open: 'M3 19V5h6l2 3h10v11z',
  share: 'M12 15V3M7 8l5-5 5 5M4 13v8h16v-8',
  close: 'M6 6l12 12M18 6L6 18',
};
const MIRRORED = { back: 'forward', roundBack: 'roundForward', first: 'last', undo: 'redo' } as const;

export type IconName = keyof typeof FILLED | keyof typeof DRAWN | keyof typeof MIRRORED;

export function Icon({ name }: { readonly name: IconName }) {
  const drawing = name in MIRRORED ? MIRRORED[name as keyof typeof MIRRORED] : name;
  const filled = FILLED[drawing as keyof typeof FILLED];
  return (
    <svg
      class={`icon ${filled ? 'filled' : ''} ${drawing === name ? '' : 'mirrored'}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={filled ?? DRAWN[drawing as keyof typeof DRAWN]} />
    </svg>
  );
}

/** The stones on the button of a tool, with their place, size and color. */
const STONES: Readonly<Partial<Record<Tool, readonly (readonly [number, number, string])[]>>> = {
  play: [
    [8.5, 6, 'black'],
    [15.5, 6, 'white'],
  ],
  black: [[12, 8, 'black']],
  white: [[12, 8, 'white']],
  start: [[12, 5.5, 'black']],
};
const FRAME = 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5';

export function ToolIcon({ tool }: { readonly tool: Tool }) {
  const stones = STONES[tool];
  if (!stones) return <Icon name="erase" />;
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <rect class="tile" width="24" height="24" rx="4" />
      {tool === 'start' && <path class="on-tile" d={FRAME} />}
      {stones.map(([place, radius, color]) => (
        <circle key={place} class={`stone-${color}`} cx={place} cy={place} r={radius} />
      ))}
    </svg>
  );
}
