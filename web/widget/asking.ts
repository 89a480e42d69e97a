/** The search for the question about groups, of which an element has one at a time. */
import type { Facts } from '../engine/types.ts';
import type { AskedGroups, AskGroups } from './state/asked-groups.ts';
import type { Snapshot } from './state/snapshot.ts';

export class Asking {
  #facts: Facts | null = null;
  #search = new AbortController();

  /** Finds the question for a snapshot that waits for it, once. */
  async find(snapshot: Snapshot, ask: AskGroups, found: (asked: AskedGroups) => void): Promise<void> {
    const facts = snapshot.quiz?.isPending ? snapshot.quiz.facts : null;
    if (facts === this.#facts) return;
    this.stop();
    if (!facts) return;
    this.#facts = facts;
    const { signal } = this.#search;
    try {
      found({ facts, question: await ask(snapshot.position, snapshot.stepping, signal) });
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
