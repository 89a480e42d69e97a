/** Games without all that makes their links long. */

const MOVE = /^;[BW]\[(?:[a-z]{2})?\]$/;

/** What of the root goes into a short link: kind, size, set-up, turn, handicap, komi, players, result, date, rules. */
const KEPT = new Set(['GM', 'FF', 'SZ', 'AB', 'AW', 'PL', 'HA', 'KM', 'PB', 'PW', 'BR', 'WR', 'RE', 'DT', 'RU']);
/** What says nothing about the game. */
const SILENT = new Set(['CA', 'AP', 'ST']);
/** Longer names are left out, in characters. */
const LONGEST = 80;

/** The size, set-up, players, result and main line of a game; null where more is needed to follow it. */
export function plainGame(sgf: string): { readonly text: string; readonly leavesOut: boolean } | null {
  let [text, leavesOut] = ['', false];
  let node = -1;
  let at = sgf.indexOf('(') + 1;
  for (; at < sgf.length && sgf[at] !== ')'; at++) {
    const char = sgf[at] as string;
    if (char === ';') node++;
    if (!/[A-Za-z]/.test(char)) continue;
    const start = at;
    while (/[A-Za-z]/.test(sgf[at] ?? '')) at++;
    const name = sgf.slice(start, at).replace(/[a-z]/g, '');
    const from = at;
    while (true) {
      while (/\s/.test(sgf[at] ?? '')) at++;
      if (sgf[at] !== '[') break;
      while (at < sgf.length && sgf[at] !== ']') at += sgf[at] === '\\' ? 2 : 1;
      at++;
    }
    const values = sgf.slice(from, at).trim();
    at--;
    if (name === 'B' || name === 'W') {
      const move = `;${name}${values}`;
      if (!MOVE.test(move)) return null;
      text += move;
    } else if (node > 0 && /^A[BWE]$/.test(name)) return null;
    else if (node === 0 && KEPT.has(name) && (values.length <= LONGEST || /^A[BW]$/.test(name))) {
      if (text.includes(';')) return null;
      text += name + values;
    } else if (!SILENT.has(name)) leavesOut = true;
  }
  leavesOut ||= sgf.slice(at).includes('(');
  return { text: `(;${text})`, leavesOut };
}
