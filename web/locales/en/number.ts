const format = /* @__PURE__ */ new Intl.NumberFormat('en');

/** `12,345`: a number inside an English sentence, whatever language the reader's browser is set to. */
export const number = (n: number | bigint): string => format.format(n);
