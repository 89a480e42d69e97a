import { type AnalyzeOptions, type Answer, analyze, type Block, load, PassAliveError, type Side } from 'pass-alive';
import { PassAliveElement } from 'pass-alive/element';
import 'pass-alive/define';
import * as inline from 'pass-alive/inline';

const options: AnalyzeOptions = { color: 'black', suicide: 'allowed', regions: 'enclosed', start: ['C3'], move: 7 };
const [answer]: Answer[] = await analyze('.X.', options);
const side: Side | undefined = answer?.black;
const block: Block | undefined = side?.blocks[0];
const castOut: number | null | undefined = block?.castOut;
for (const other of block?.why?.others ?? []) {
  const place: string | number =
    other.why === 'unhealthy' ? other.at : other.why === 'discarded' ? other.round : other.lost;
  console.log(other.region, place, castOut);
}
await load(new Uint8Array());
await load(await WebAssembly.compile(new Uint8Array()));

try {
  await analyze('', { every: 10 });
} catch (error) {
  if (error instanceof PassAliveError) {
    const line: number | undefined = error.line;
    console.log(error.code.length, line, error.points?.join());
  }
}

PassAliveElement.define('my-board');
const element = document.createElement('pass-alive');
element.round = '2.1';
element.addEventListener('pass-alive-step', (event) => {
  const { round, sentence } = event.detail;
  console.log(round.toFixed(), sentence.length);
});
document
  .querySelector('pass-alive')
  ?.addEventListener('pass-alive-change', ({ detail }) => console.log(detail.stones.length));
element.move = 12;
element.spacing = 14;
const { item, path, round } = await element.goTo({ path: [1], move: 12 });
element.highlight(['C3', 0], 'triangle');
console.log(item.toFixed(), path.length, round?.length, element.game?.info.black.name, await element.toText('sgf'));
document.addEventListener('pass-alive-move', ({ detail }) => console.log(detail.byReader, detail.moves.toFixed()));
document.addEventListener('pass-alive-point', ({ detail }) => console.log(detail.name, detail.stone));
// @ts-expect-error There is no such role.
element.highlight([0], 'star');
element.addEventListener('click', (event) => console.log(event.clientX));

// @ts-expect-error There is no such colour.
await analyze('', { color: 'green' });
// @ts-expect-error The text is text.
await analyze(7);

// Results that were asked for are not optional.
const [{ black, white }] = await analyze('.X.X.');
console.log(black.alive.join(), white.rounds);
const [{ black: alone, white: absent }] = await analyze('.X.X.', { color: 'black', move: 0 });
console.log(alone.rounds, absent?.rounds);
const [inBoth] = await analyze('.X.', { color: 'both', every: 3 });
console.log(inBoth.white.rounds);
// @ts-expect-error Black was not asked about.
(await analyze('.X.', { color: 'white' }))[0].black.rounds;
const any: Answer[] = await analyze('.X.', options);
// @ts-expect-error Nobody knows here what was asked.
(await analyze('.X.', options))[0].black.rounds;
console.log(any.length);

// With the WebAssembly inside, the same.
const [{ white: whiteInside }] = await inline.analyze('.X.', { color: 'white' });
PassAliveElement.wasm = inline.wasm;
await inline.load();
console.log(whiteInside.rounds, inline.PassAliveError === PassAliveError);
