import type { Color, Form, Rules } from '../../engine/types.ts';

/** The places that a board is put into, each with code of its own. */
export type Host = 'page' | 'mediaWiki' | 'dokuWiki' | 'frame';

/** The attributes of the element, as docs/embedding.md has them; defaults are not written. */
export interface Options {
  readonly color: Color | 'both';
  readonly rules: Rules;
  /** The edges of the board that are joined. */
  readonly topology: Form;
  /** `0`, `round.step` or `end`. */
  readonly round: string;
  /** The number of moves of the main line that are played; null for all. */
  readonly move: number | null;
  readonly controls: 'full' | 'steps' | 'none';
  readonly theme: 'auto' | 'pale' | 'dim';
  /** In CSS pixels, from 4 to 100. */
  readonly spacing: number;
  readonly editable: boolean;
  readonly mode: 'steps' | 'capture' | 'try' | 'eyes';
  /** A stone of the block or group that the mode is about; null leaves it to the element. */
  readonly block: string | null;
}

/** A board to put on another page. */
export interface Embedding {
  readonly options: Options;
  /** A diagram, a game or rows. */
  readonly text: string;
  /** The folder with the files of the widget. */
  readonly folder: URL;
  /** The size of the board in spacings. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The code for a page or a wiki: what it has once, and what it has for each board. */
export interface Code {
  readonly once: string;
  readonly each: string;
}

const DEFAULT_SPACING = 28;

/** The attributes that differ from their defaults, and the colour, whose default depends on the stones. */
function attributesOf(options: Options): [name: string, value: string][] {
  const { color, rules, topology, round, move, controls, theme, spacing, editable, mode, block } = options;
  const all: [string, string, unless?: string][] = [
    ['color', color],
    ['suicide', rules.suicide, 'forbidden'],
    ['regions', rules.regions, 'small'],
    ['topology', topology, 'box'],
    ['round', round, '0'],
    ['move', String(move ?? ''), ''],
    ['controls', controls, 'full'],
    ['theme', theme, 'auto'],
    ['spacing', String(spacing), String(DEFAULT_SPACING)],
    ['editable', editable ? 'true' : '', ''],
    ['mode', mode, 'steps'],
    ['block', block ?? '', ''],
  ];
  return all.filter(([, value, unless]) => value !== unless).map(([name, value]) => [name, value]);
}

/** Text as HTML, for the content of an element or an attribute in double quotes. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A text as JavaScript that may stand inside an element `script`. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('<', '\\x3c')}'`;

const asHtml = (attributes: readonly [string, string][], prefix = ''): string =>
  attributes.map(([name, value]) => ` ${prefix}${name}="${escaped(value)}"`).join('');

/** The address of the frame's page with a board in it. */
export function frameAddress({ options, text, folder }: Embedding): string {
  const fields = [['text', text], ...attributesOf(options)].map(
    ([name, value]) => `${name}=${encodeURIComponent(value as string)}`,
  );
  return `${new URL('embed.html', folder)}#${fields.join('&')}`;
}

/** The heights of what is below a board, roughly: a frame that the page cannot measure has this room. */
const BELOW = { full: 330, steps: 190, none: 8 } as const;
/** Controls are at least this wide. */
const WIDEST_CONTROLS = 336;

function frame(embedding: Embedding): string {
  const { options, size } = embedding;
  const [width, height] = [size.width, size.height].map((side) => Math.ceil(side * options.spacing)) as [
    number,
    number,
  ];
  const room = options.controls === 'none' ? width : Math.max(WIDEST_CONTROLS, width);
  return `<iframe class="pass-alive" title="Go board" width="${room + 16}" height="${height + BELOW[options.controls]}" loading="lazy"
  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" allow="clipboard-write"
  src="${escaped(frameAddress(embedding))}"></iframe>
`;
}

const RESIZING = `<script>
addEventListener('message', (event) => {
  for (const frame of document.querySelectorAll('iframe.pass-alive')) {
    if (event.source !== frame.contentWindow || event.data?.type !== 'pass-alive') continue;
    frame.style.height = \`\${Number(event.data.height)}px\`;
  }
});
</script>
`;

/** The code that puts a board on a page, into a wiki or into a frame. */
export function codeFor(host: Host, embedding: Embedding): Code {
  const { options, text, folder } = embedding;
  const lines = text.endsWith('\n') ? text : `${text}\n`;
  const attributes = attributesOf(options);
  const loader = String(new URL('loader.js', folder));
  switch (host) {
    case 'page':
      return {
        once: `<script src="${escaped(String(new URL('standalone.js', folder)))}" defer></script>\n`,
        each: `<pass-alive${asHtml(attributes)}><pre>\n${escaped(lines)}</pre></pass-alive>\n`,
      };
    case 'mediaWiki':
      return {
        once: `mw.loader.load( ${quoted(loader)} );\n`,
        each: `<div class="pass-alive"${asHtml(attributes, 'data-')}><pre>\n${escaped(lines)}</pre></div>\n`,
      };
    case 'dokuWiki':
      return {
        once: `(function () {
  var script = document.createElement('script');
  script.src = ${quoted(loader)};
  document.head.appendChild(script);
})();
`,
        // A block of code ends at the first end mark, even inside the text.
        each: `<code pass-alive>\n${lines.replaceAll('</code', '< /code')}</code>\n`,
      };
    case 'frame':
      return { once: RESIZING, each: frame(embedding) };
  }
}
