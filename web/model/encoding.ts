/**
 * The text of a file. Games are in UTF-8 if their bytes can be read so; else in the
 * encoding that their `CA` property names (Shift_JIS, GB18030, EUC-KR, Big5 and Latin-1
 * occur in real collections); else in Windows-1252, which never fails.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const named = namedEncoding(bytes);
  // These write everything in seven bits, so that they look like UTF-8.
  const sevenBits = named !== null && /^(iso-2022|hz)/i.test(named);
  return (
    decodeAs(byteOrder(bytes), bytes, false) ??
    (sevenBits ? decodeAs(named, bytes, false) : null) ??
    decodeAs('utf-8', bytes, true) ??
    decodeAs(named, bytes, false) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}

/** UTF-16, by the mark that such a file begins with. */
function byteOrder([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function decodeAs(label: string | null, bytes: Uint8Array, fatal: boolean): string | null {
  if (!label) return null;
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/** How far into a file its encoding is looked for. */
const HEAD = 65536;

/** The value of the first `CA` property, if there is one. */
function namedEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD));
  const [, label] = /(?<![A-Z])CA\s*\[\s*([^\]\s]{1,40})\s*\]/.exec(head) ?? [];
  return label ?? null;
}
