/** Stands in for `web/ui/adopt.ts` in the element, where styles belong to shadow roots. */
export const adopted: string[] = [];

export function adopt(style: string): void {
  adopted.push(style);
}
