import { describe, expect, it } from 'vitest';
import { codeFor, type Embedding, frameAddress, type Options } from './embedding.ts';

const options: Options = {
  color: 'black',
  rules: { suicide: 'forbidden', regions: 'small' },
  topology: 'box',
  round: '0',
  move: null,
  controls: 'full',
  theme: 'auto',
  spacing: 28,
  editable: false,
  mode: 'steps',
  block: null,
};
const embedding = (changes: Partial<Options> = {}, text = 'X.\n.O'): Embedding => ({
  options: { ...options, ...changes },
  text,
  folder: new URL('https://go.example/alive/'),
  size: { width: 3, height: 3 },
});
const chosen: Partial<Options> = {
  color: 'both',
  rules: { suicide: 'allowed', regions: 'enclosed' },
  topology: 'torus',
  round: '2.1',
  move: 0,
  controls: 'none',
  theme: 'dim',
  spacing: 20,
  editable: true,
  mode: 'try',
  block: 'B2',
};

describe('code to embed', () => {
  it('has the addresses of the folder and only options that are no defaults', () => {
    expect(codeFor('page', embedding())).toEqual({
      once: '<script src="https://go.example/alive/standalone.js" defer></script>\n',
      each: '<pass-alive color="black"><pre>\nX.\n.O\n</pre></pass-alive>\n',
    });
    expect(codeFor('mediaWiki', embedding()).once).toBe("mw.loader.load( 'https://go.example/alive/loader.js' );\n");
  });

  it('has every option that was chosen', () => {
    const html =
      ' color="both" suicide="allowed" regions="enclosed" topology="torus" round="2.1" move="0" controls="none" theme="dim" spacing="20" editable="true" mode="try" block="B2"';
    expect(codeFor('page', embedding(chosen)).each).toContain(`<pass-alive${html}>`);
    expect(codeFor('mediaWiki', embedding(chosen)).each).toContain(
      `<div class="pass-alive"${html.replaceAll(' ', ' data-')}><pre>`,
    );
    const address = frameAddress(embedding(chosen));
    const fields = new URLSearchParams(new URL(address).hash.slice(1));
    expect(Object.fromEntries(fields)).toEqual({
      text: 'X.\n.O',
      color: 'both',
      suicide: 'allowed',
      regions: 'enclosed',
      topology: 'torus',
      round: '2.1',
      move: '0',
      controls: 'none',
      theme: 'dim',
      spacing: '20',
      editable: 'true',
      mode: 'try',
      block: 'B2',
    });
  });

  it('lets no text become markup', () => {
    const text = '(;C[</pre><img src=x onerror="alert(1)">&amp;])';
    for (const host of ['page', 'mediaWiki'] as const) {
      const { each } = codeFor(host, embedding({}, text));
      expect(each).toContain('(;C[&lt;/pre&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;])');
    }
    expect(codeFor('frame', embedding({}, text)).each).not.toMatch(/<img|onerror="/);
    expect(codeFor('dokuWiki', embedding({}, 'a</code>b')).each).toBe('<code pass-alive>\na< /code>b\n</code>\n');
  });

  it('quotes an address with signs of its own', () => {
    const folder = new URL("https://go.example/it's%20<here>&/");
    expect(codeFor('mediaWiki', { ...embedding(), folder }).once).toBe(
      "mw.loader.load( 'https://go.example/it\\'s%20%3Chere%3E&/loader.js' );\n",
    );
    expect(codeFor('page', { ...embedding(), folder }).once).toContain('here%3E&amp;/standalone.js"');
  });
});
