// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, it } from 'vitest';
import { standIn } from '../locales/stand-in.ts';
import { markStandIns } from './stand-ins.ts';

it('English texts in another language are marked as English, where they are seen and where they are heard', () => {
  markStandIns();
  const [label, place] = [standIn('Score'), standIn((p: { at: number }) => `Step ${p.at}`)];
  const root = document.createElement('div');
  const step = place({ at: 2 });
  render(
    <section aria-label={label}>
      <img alt={label} />
      <h2>{label}</h2>
      <p>
        {step} heißt {'Schritt 2'}
      </p>
      <p>Stand</p>
    </section>,
    root,
  );
  // Without what the compiler of tests adds to elements.
  expect(root.innerHTML.replace(/ __\w+="[^"]*"/g, '')).toBe(
    '<section aria-label="Score"><img alt="Score" lang="en"><h2 lang="en">Score</h2><p><span lang="en">Step 2</span> heißt Schritt 2</p><p>Stand</p></section>',
  );
});
