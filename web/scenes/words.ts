/** The name of the message with the words of a scene: `twoEyes` for `two-eyes`. */
export const messageName = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
