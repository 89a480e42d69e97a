import { createRequire } from 'node:module';
import { analyze, load, PassAliveError } from 'pass-alive';
// On a server both can be imported, and do nothing.
import { PassAliveElement } from 'pass-alive/element';
import 'pass-alive/define';

await load(import.meta.resolve('pass-alive/pass-alive-analyze.wasm'));
const answers = await analyze('X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX');
const error = await analyze('.X.\n.X').catch((reason) => reason);
console.log(
  JSON.stringify({
    answers,
    error: [error instanceof PassAliveError, error.code, error.line, error.column],
    element: typeof PassAliveElement.define,
    same: createRequire(import.meta.url)('pass-alive').analyze === analyze,
  }),
);
