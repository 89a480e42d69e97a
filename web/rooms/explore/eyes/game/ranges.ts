/** Numbers in increasing order, those that follow each other as one range: `3`, `5–7`. */
export function rangesOf(numbers: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
}
