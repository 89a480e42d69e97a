/**
 * `TextDecoder` and `TextEncoder` for the code of wasm-bindgen, which creates one of each on
 * import. jsdom has neither: these can be created there, but decode and encode nothing.
 */

/** True if the engine can be used here. */
export const canCode = 'TextDecoder' in globalThis && 'TextEncoder' in globalThis;

class NoDecoder {
  decode(): string {
    return '';
  }
}

class NoEncoder {
  encodeInto(): never {
    throw new TypeError('there is no TextEncoder here');
  }
}

const coding = (canCode ? globalThis : { TextDecoder: NoDecoder, TextEncoder: NoEncoder }) as Pick<
  typeof globalThis,
  'TextDecoder' | 'TextEncoder'
>;

export const { TextDecoder, TextEncoder } = coding;
