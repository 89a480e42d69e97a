/** Guesses of the encoding of bytes that are not UTF-8, among those that records of Go come in. */

/**
 * The weight that a candidate gives to a character, by its first byte and its second one, which is
 * 0 for a character of one byte: positive if the character is common in texts, negative if it is rare.
 */
type Weigh = (first: number, second: number, before: number) => number;

interface Candidate {
  readonly label: string;
  /** The first bytes of characters of two bytes. */
  readonly isLead: (byte: number) => boolean;
  readonly weigh: Weigh;
  /** Its weight before any character, 0 if that is missing: some need more than a word. */
  readonly prior?: number;
}

const within = (byte: number, low: number, high: number) => byte >= low && byte <= high;
const isWide = (byte: number) => within(byte, 0x81, 0xfe);
const never = () => false;
const isLetter = (byte: number) => within(byte | 0x20, 0x61, 0x7a);

/** Cyrillic in one byte a letter: words are in lower case but for their first letter. */
const cyrillic =
  (isLower: (byte: number) => boolean, isUpper: (byte: number) => boolean): Weigh =>
  (byte, _, before) => {
    if (isLower(byte)) return isUpper(before) || isLower(before) || !isLetter(before) ? 0.5 : -1;
    return isUpper(byte) && !isLower(before) && !isLetter(before) ? 0.5 : -1;
  };

/** In this order where two are as likely. The common characters of each have a range of first bytes. */
const CANDIDATES: readonly Candidate[] = [
  {
    label: 'big5',
    isLead: isWide,
    weigh: (first) => (within(first, 0xa1, 0xc6) ? 1 : within(first, 0xc9, 0xf9) ? -1 : -3),
  },
  {
    label: 'gbk',
    isLead: isWide,
    weigh: (first, second) => {
      if (second < 0xa1 || first < 0xa1) return -0.5;
      return within(first, 0xb0, 0xd7) || within(first, 0xa1, 0xa3) ? 1 : within(first, 0xd8, 0xf7) ? -1 : -1.5;
    },
  },
  {
    label: 'shift_jis',
    isLead: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
    weigh: (first, second) => {
      // Half of a character's width, as old terminals had it.
      if (second === 0) return -2;
      if (first === 0x82 || first === 0x83) return 3;
      return within(first, 0x88, 0x97) || first === 0x81 ? 1 : within(first, 0x98, 0xea) ? -1 : -3;
    },
  },
  {
    label: 'euc-kr',
    isLead: isWide,
    weigh: (first, second) => (second < 0xa1 ? -2 : within(first, 0xb0, 0xc8) ? 2 : first === 0xa1 ? 0.5 : -1),
  },
  {
    label: 'euc-jp',
    isLead: (byte) => within(byte, 0xa1, 0xfe) || byte === 0x8e,
    weigh: (first) =>
      first === 0xa4 || first === 0xa5 ? 3 : within(first, 0xb0, 0xcf) || first === 0xa1 ? 1 : first === 0x8e ? -2 : -1,
  },
  {
    label: 'windows-1251',
    isLead: never,
    prior: -2,
    weigh: cyrillic(
      (byte) => byte >= 0xe0 || byte === 0xb8,
      (byte) => within(byte, 0xc0, 0xdf),
    ),
  },
  {
    label: 'koi8-r',
    isLead: never,
    prior: -2,
    weigh: cyrillic(
      (byte) => within(byte, 0xc0, 0xdf),
      (byte) => byte >= 0xe0,
    ),
  },
  {
    // It has a character for every byte, so it comes last.
    label: 'windows-1252',
    isLead: never,
    weigh: (byte, _, before) => (byte >= 0xc0 && before < 0x80 ? 1 : within(byte, 0x91, 0x97) ? 0 : -1),
  },
];

/** The number of bytes that are examined. */
const ENOUGH = 65_536;

/** The label of the likeliest encoding: one in which all bytes are characters, the brackets fit, and the characters are common. */
export function guess(bytes: Uint8Array): string {
  const head = bytes.subarray(0, ENOUGH);
  let best = { label: 'windows-1252', odd: Number.POSITIVE_INFINITY, weight: Number.NEGATIVE_INFINITY };
  for (const { label, isLead, weigh, prior = 0 } of CANDIDATES) {
    if (!isValid(bytes, label)) continue;
    const odd = oddities(head, isLead);
    const weight = prior + weightOf(head, isLead, weigh);
    if (odd < best.odd || (odd === best.odd && weight > best.weight)) best = { label, odd, weight };
  }
  return best.label;
}

/** True if all bytes are characters of an encoding. */
export function isValid(bytes: Uint8Array, label: string): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function weightOf(bytes: Uint8Array, isLead: Candidate['isLead'], weigh: Weigh): number {
  let weight = 0;
  let before = 0;
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] as number;
    if (first >= 0x80) weight += weigh(first, isLead(first) ? (bytes[++at] ?? 0) : 0, before);
    before = first;
  }
  return weight;
}

/**
 * The number of places in game trees that make little sense. The second byte of a character may be
 * that of a bracket or a backslash, so that a wrong encoding tears values apart.
 */
function oddities(bytes: Uint8Array, isLead: Candidate['isLead']): number {
  let [odd, depth, inValue, escaped, letter] = [0, 0, false, false, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    const char = String.fromCharCode(byte);
    if (byte >= 0x80) {
      if (depth > 0 && !inValue) odd++;
      if (isLead(byte)) at++;
      escaped = false;
    } else if (inValue) {
      // The value has gone on into the next property, as in `];B[`.
      if (char === '[' && letter && !escaped) odd++;
      inValue = escaped || char !== ']';
      escaped = !escaped && char === '\\';
    } else if (char === '(') depth++;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (char === '[' && depth > 0) inValue = true;
    else if (depth > 0 && !/[\w\s;]/.test(char)) odd++;
    letter = byte < 0x80 && /[A-Z]/.test(char);
  }
  return odd + (depth > 0 || inValue ? 1 : 0);
}
