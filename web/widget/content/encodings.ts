/** Reads bytes in any encoding; fetched for the first file that is not plain ASCII. */
export { decodeBytes } from '../../model/encoding.ts';
