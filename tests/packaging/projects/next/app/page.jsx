import { analyze } from 'pass-alive/inline';
import { Board } from './board.jsx';

const TEXT = 'X.X.XX\n.XXX.X\nXX....\nX..XXX\nX.X.X.\nX..XXX';

export default async function Page() {
  const [{ black }] = await analyze(TEXT, { color: 'black' });
  return (
    <main>
      <output>{black.alive.join(' ')}</output>
      <Board text={TEXT} />
    </main>
  );
}
