import { ofDocument, windowOf } from './document.ts';
import { textOf } from './text.ts';

/** Receives the text of an element. */
interface Receiver {
  /** A text has been found. */
  take(text: string): void;
  /** The text is being fetched. */
  wait(): void;
  /** The parser has read the rest of the page: the text may have changed. */
  change(): void;
  fail(error: unknown): void;
}

/** Finds the text of an element, as often as it changes. */
export class Content {
  readonly #element: Element;
  readonly #receiver: Receiver;
  /** Number of the last look: an older fetch that ends later is ignored. */
  #turn = 0;

  constructor(element: Element, receiver: Receiver) {
    this.#element = element;
    this.#receiver = receiver;
  }

  /** Looks for the text. Files come from the page's own host, or from the origins `allowed`. */
  read(allowed: readonly string[]): void {
    const turn = ++this.#turn;
    const found = textOf(this.#element, allowed);
    if (typeof found === 'string') {
      this.#take(found);
      return;
    }
    this.#receiver.wait();
    found.then(
      (text) => turn === this.#turn && this.#take(text),
      (error) => turn === this.#turn && this.#receiver.fail(error),
    );
  }

  #take(text: string): void {
    const { ownerDocument, nextSibling } = this.#element;
    // With nothing after the element, the parser may still be inside it.
    if (!(text && nextSibling) && ofDocument('readyState', ownerDocument) === 'loading') {
      windowOf(ownerDocument).addEventListener('DOMContentLoaded', () => this.#receiver.change(), { once: true });
      return;
    }
    this.#receiver.take(text);
  }
}
