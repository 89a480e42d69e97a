/** `pass-alive gtp` and GNU Go at the same position. */
import { Failure } from '../../scripts/command.mjs';

export const COLORS = /** @type {const} */ (['b', 'w']);

/** Both programs at the same position. */
export class Pair {
  /** The stones after the last move. @type {string[]} */
  board = [];

  compared = { moves: 0, captured: 0, refused: 0, undone: 0, alive: 0, dead: 0 };

  /**
   * @param {import('@sabaki/gtp').Controller} ours
   * @param {import('@sabaki/gtp').Controller} theirs
   * @param {number} size
   */
  constructor(ours, theirs, size) {
    this.ours = ours;
    this.theirs = theirs;
    this.size = size;
  }

  /**
   * The answer of one of the programs, which must succeed.
   * @param {'ours' | 'theirs'} side
   * @param {string} line
   */
  async ask(side, line) {
    const [name = '', ...args] = line.split(' ');
    const { content, error } = await this[side].sendCommand({ name, args });
    if (error) throw new Failure(`${line}, ${side}: ${content}`);
    return content;
  }

  /**
   * Both answers, which must be the same points or number in any order.
   * @param {string} line
   */
  async same(line) {
    const answers = await Promise.all([this.ask('ours', line), this.ask('theirs', line)]);
    const [ours, theirs] = answers.map((answer) => answer.split(/\s+/).filter(Boolean).sort());
    expectSame(line, ours ?? [], theirs ?? []);
    return ours ?? [];
  }

  /** Compares the stones of both boards. */
  async compareBoards() {
    const [black = [], white = []] = await Promise.all(COLORS.map((color) => this.same(`list_stones ${color}`)));
    this.board = [...black, ...white];
  }

  /**
   * GNU Go's status of our stones that are alive or dead, which must be the same. It proves more: a stone in
   * points where only its own side could make two eyes is alive to it, and one of the other side dead.
   */
  async compareLife() {
    for (const status of ['alive', 'dead']) {
      const points = (await this.ask('ours', `final_status_list ${status}`)).split(/\s+/).filter(Boolean);
      for (const stone of points) {
        expectSame(stone, [status], [await this.ask('theirs', `unconditional_status ${stone}`)]);
      }
      this.compared[status === 'alive' ? 'alive' : 'dead'] += points.length;
    }
  }
}

/**
 * @param {string} what
 * @param {string[]} ours
 * @param {string[]} theirs
 */
function expectSame(what, ours, theirs) {
  if (ours.join(' ') !== theirs.join(' '))
    throw new Failure(`${what}\nours:   ${ours.join(' ')}\ntheirs: ${theirs.join(' ')}`);
}
