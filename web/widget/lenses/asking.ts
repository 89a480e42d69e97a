/** The search for the question about groups, of which an element has one at a time. */
import type { Facts } from '../../engine/types.ts';
import type { AskedGroups, AskGroups } from '../state/asked-groups.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Asking } from '../view/lens-panel.ts';

export class AskingGroups implements Asking {
  readonly #ask: AskGroups;
  #facts: Facts | null = null;
  #search = new AbortController();

  constructor(ask: AskGroups) {
    this.#ask = ask;
  }

  async find(snapshot: Snapshot, found: (asked: AskedGroups) => void): Promise<void> {
    const facts = snapshot.quiz?.isPending ? snapshot.quiz.facts : null;
    if (facts === this.#facts) return;
    this.stop();
    if (!facts) return;
    this.#facts = facts;
    const { signal } = this.#search;
    try {
      found({ facts, question: await this.#ask(snapshot.position, snapshot.stepping, signal) });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  stop(): void {
    this.#search.abort();
    this.#search = new AbortController();
    this.#facts = null;
  }
}
