import { loadClasses } from '../../engine/lens-classes.ts';
import { Countings, type CountingsProps } from './Countings.tsx';

/** The score by both countings, with the engine that counts. */
export async function open() {
  const { supporter } = await loadClasses.everything();
  return (props: CountingsProps) => <Countings supporter={supporter} {...props} />;
}
