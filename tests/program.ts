/** For tests: the command-line program, to compare with. */
import { execFileSync } from 'node:child_process';

let path: string | undefined;

/** The path of the program: the one that `npm test` has built for its other tests, or else it is built. */
export function program(): string {
  path ??= process.env.PASS_ALIVE_PROGRAM ?? build();
  return path;
}

/** Builds the program if need be. Cargo's complaints are shown. */
function build(): string {
  const command = ['build', '--profile', 'test', '--package', 'pass-alive-cli', '--message-format', 'json'];
  const messages = execFileSync('cargo', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const built = messages.split('\n').flatMap((line) => (line ? [JSON.parse(line).executable] : []));
  const found = built.find((executable) => typeof executable === 'string');
  if (found === undefined) throw new Error('cargo build named no executable');
  return found;
}

/** What the program prints for some arguments. */
export function printed(...args: string[]): string {
  return execFileSync(program(), args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
}
