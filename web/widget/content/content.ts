import { ofDocument, windowOf } from '../safe-document.ts';
import { textOf } from './element-text.ts';

/** Receives the text of an element. */
interface Receiver {
  found(text: string): void;
  /** The text is being fetched. */
  fetching(): void;
  /** The parser has read the rest of the page: the text may have changed. */
  changed(): void;
  failed(error: unknown): void;
}

/** Reads the text of an element, as often as it changes. */
export class Content {
  readonly #element: Element;
  readonly #receiver: Receiver;
  /** Number of the last reading: an older fetch that ends later is ignored. */
  #turn = 0;

  constructor(element: Element, receiver: Receiver) {
    this.#element = element;
    this.#receiver = receiver;
  }

  /** Reads the text. Files come from the page's own host, or from the origins `allowed`. */
  read(allowed: readonly string[]): void {
    const turn = ++this.#turn;
    try {
      const found = textOf(this.#element, allowed);
      if (typeof found === 'string') {
        this.#pass(found);
        return;
      }
      this.#receiver.fetching();
      found.then(
        (text) => turn === this.#turn && this.#pass(text),
        (error) => turn === this.#turn && this.#receiver.failed(error),
      );
    } catch (error) {
      this.#receiver.failed(error);
    }
  }

  /** Passes on a text that is complete. */
  #pass(text: string): void {
    const { ownerDocument, nextSibling } = this.#element;
    // With nothing after the element, the parser may still be inside it.
    if (!(text && nextSibling) && ofDocument('readyState', ownerDocument) === 'loading') {
      windowOf(ownerDocument).addEventListener('DOMContentLoaded', () => this.#receiver.changed(), { once: true });
      return;
    }
    this.#receiver.found(text);
  }
}
