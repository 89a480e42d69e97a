/**
 * `TextDecoder` and `TextEncoder` for the code of wasm-bindgen, which makes one of each when it
 * is imported. jsdom has neither: these can be made there, but decode and encode nothing.
 */

/** Whether the engine can be used here. */
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
