// Analyses a hostile text of so many characters; prints what came of it, and the size of the WebAssembly.
const memories = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(...made) {
    super(...made);
    memories.push(...Object.values(this.exports).filter((each) => each instanceof WebAssembly.Memory));
  }
};

const { analyze } = await import('pass-alive');

const [kind, length, options = '{}'] = process.argv.slice(2);
const fill = (part, share = 1) => part.repeat(Math.floor((length * share) / part.length));
const TEXTS = {
  nested: () => fill('(;', 2 / 3) + fill(')', 1 / 3),
  branches: () => `(;SZ[19];B[aa]${fill('(;W[bb])')})`,
  'set-up': () => `(;SZ[19]AB${fill('[aa]')})`,
  comment: () => `(;C[${fill('x')}])`,
  trees: () => fill('(;)'),
  moves: () => `(;SZ[19]${fill(';B[aa];W[bb]')})`,
  rows: () => fill('X.\n\n'),
};
const outcome = await analyze(TEXTS[kind](), JSON.parse(options)).then(
  (answers) => answers.length,
  ({ code, message }) => `${code}: ${message}`,
);
const wasm = memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
console.log(JSON.stringify({ outcome, wasm }));
