/** For tests: the command-line program, to compare with. */
import { execFileSync } from 'node:child_process';

let path: string | undefined;

/** The path of the program; it is built if need be. Cargo's complaints are shown. */
export function program(): string {
  path ??= build();
  return path;
}

function build(): string {
  // As `cargo test` builds it, so that it is there already when all tests run.
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
