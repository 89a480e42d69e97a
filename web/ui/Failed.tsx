import * as text from '#locale/page.ts';

/**
 * A part of the page that could not be loaded, with another try. Browsers from before 2026 do
 * not fetch a module again that failed once: after a reload, which keeps everything, they do.
 */
export function Failed({ again }: { readonly again: () => void }) {
  return (
    <div role="alert">
      <p>{text.partFailed}</p>
      <p class="buttons">
        <button type="button" class="choice" onClick={again}>
          {text.tryAgain}
        </button>
        <button type="button" class="choice" onClick={() => location.reload()}>
          {text.reload}
        </button>
      </p>
    </div>
  );
}
