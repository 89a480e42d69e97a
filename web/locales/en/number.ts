export { number } from '#locale/shared.ts';
