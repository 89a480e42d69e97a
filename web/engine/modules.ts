/** The builds that are fetched late: each is fetched and compiled once, for the page and all of its workers. */
import * as file from './file.ts';
import { compile } from './load.ts';
import { once } from './once.ts';

/** A build, compiled; it can be posted to a worker. */
export type Build = () => Promise<WebAssembly.Module>;

/** The build with everything but the eyes of groups. */
export const everything: Build = once(() => compile(file.everything));

/** The build with the eyes of groups. */
export const eyes: Build = once(() => compile(file.eyes));
