// A server's program, which runs from the one file that a bundler makes of it.
import { analyze, PassAliveError } from 'pass-alive/inline';

async function main() {
  const [{ black }] = await analyze('X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX', { color: 'black' });
  const error = await analyze('.X.\n.X').catch((reason) => reason);
  console.log(`${black.alive.join(' ')} ${error instanceof PassAliveError} ${error.code}`);
}

main();
