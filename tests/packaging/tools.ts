/** Programs that strangers build with, from the cache; `npm run test:package` puts them there. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const { PASS_ALIVE_PACKAGING_TOOLS } = process.env;
if (!PASS_ALIVE_PACKAGING_TOOLS) throw new Error('These tests are run by npm run test:package and test:recipes.');

/** The folder that has them. */
export const TOOLS = PASS_ALIVE_PACKAGING_TOOLS;

const require = createRequire(join(TOOLS, 'package.json'));

/** The functions of them that are used: the tools are not installed where types are checked. */
interface Tools {
  '@arethetypeswrong/core': {
    createPackageFromTarballData(tarball: Uint8Array): object;
    checkPackage(of: object, options: { entrypoints: string[] }): Promise<{ problems?: TypeProblem[] }>;
  };
  esbuild: { build(options: object): Promise<{ warnings: object[]; outputFiles?: { text: string }[] }> };
  jsdom: {
    JSDOM: new (html: string, options: object) => { window: JsdomWindow };
    VirtualConsole: new () => { on(event: string, listener: (complaint: unknown) => void): void };
  };
  publint: { publint(options: object): Promise<{ messages: object[]; pkg: object }> };
  'publint/utils': { formatMessage(message: object, pkg: object): string };
  rollup: { rollup(options: RollupOptions): Promise<{ write(options: object): Promise<object> }> };
  '@rollup/plugin-node-resolve': { nodeResolve(): object };
  webpack: { default(options: object): { run(done: (error: Error | null, stats?: WebpackStats) => void): void } };
}

export interface TypeProblem {
  readonly kind: string;
  readonly resolutionKind?: string;
}

interface JsdomWindow {
  eval(code: string): void;
  close(): void;
  readonly results?: Promise<object>;
}

interface RollupOptions {
  readonly input: string;
  readonly plugins: readonly object[];
  onwarn(warning: { message: string }): void;
}

interface WebpackStats {
  toJson(options: object): object;
}

/** One of the packages in `tools/package.json`. */
export function tool<Name extends keyof Tools>(name: Name): Promise<Tools[Name]> {
  return import(require.resolve(name));
}

/** A file of one of its packages. */
export const toolPath = (path: string): string => join(TOOLS, 'node_modules', path);

/** Builds with webpack, which must complain of nothing. */
export async function buildByWebpack(options: object): Promise<void> {
  const { default: webpack } = await tool('webpack');
  // By default it warns of files above 244 KiB, such as a wasm that only the attribute `mode` fetches.
  const compiler = webpack({ performance: { hints: false }, ...options });
  const stats = await new Promise<WebpackStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  expect(stats?.toJson({ all: false, errors: true, warnings: true })).toMatchObject({ errors: [], warnings: [] });
}
