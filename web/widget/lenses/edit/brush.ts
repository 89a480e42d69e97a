export const TOOLS = ['alternate', 'black', 'white'] as const;

/** The stone that a click places; on a stone of the same colour a click removes it. */
export interface Brush {
  tool: (typeof TOOLS)[number];
}
