/** The WebAssembly of the stand-alone script. */

/** Compressed by gzip, in base64: a constant of the build. */
declare const PACKED_WASM: string;

export async function unpacked(): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(PACKED_WASM), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
