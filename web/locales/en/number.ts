let format: Intl.NumberFormat | undefined;

/** `12,345`: a number inside an English sentence, whatever language the reader's browser is set to. */
export function number(n: number | bigint): string {
  if (n > -1000 && n < 1000) return String(n);
  // Made only when it is needed: browsers load the data of languages with it, before the first board.
  format ??= new Intl.NumberFormat('en');
  return format.format(n);
}
