/** The part of the page that an action gives the focus to, by its `data-focus`, until it is there. */
let requested: string | null = null;

const forget = () => {
  requested = null;
};

/** Called with each action. Whoever presses something else meanwhile keeps the focus. */
export function requestFocus(part: string | undefined): void {
  if (part === undefined) return;
  requested = part;
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, forget, { capture: true, once: true });
}

/** Called when parts of the page have been rendered. */
export function settleFocus(): void {
  if (requested === null) return;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-focus]')];
  const part = parts.find(({ dataset }) => dataset.focus === requested);
  if (!part) return;
  part.focus();
  // Not yet while a dialog over it is closing.
  if (document.activeElement === part) forget();
}
