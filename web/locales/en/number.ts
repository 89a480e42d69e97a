const format = /* @__PURE__ */ new Intl.NumberFormat('en');

/** `12,345`: a number inside an English sentence, whatever language the reader's browser is set to. */
export const number = (n: number | bigint): string => format.format(n);

/** `1 block`, `1,234 blocks`: how many there are, with a noun whose plural ends in s. */
export const count = (n: number, noun: string): string => `${number(n)} ${n === 1 ? noun : `${noun}s`}`;
