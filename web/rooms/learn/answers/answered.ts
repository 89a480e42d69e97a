/** What the lesson in which Black answers needs more than others. */
export { askFights } from './fights.ts';
export { answersAsked } from './question.ts';
