/** Why there is nothing to show, in a sentence for the reader. */
export class Missing extends Error {}
