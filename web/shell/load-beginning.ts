/** Fetches the question of the first boards: at once, when the page begins with it. */
export const loadBeginning = () => import('./beginning/open.tsx');
