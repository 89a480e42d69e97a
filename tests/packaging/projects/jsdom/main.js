// In jsdom, where tests of a page run: what a test may do with the package and the element.
import { load } from 'pass-alive';
import { PassAliveElement } from 'pass-alive/define';
import { analyze } from 'pass-alive/inline';

window.results = (async () => {
  const element = document.querySelector('pass-alive');
  element.color = 'white';
  element.editable = true;
  const other = document.createElement('pass-alive');
  other.textContent = '.X.';
  document.body.append(other, element);
  other.remove();
  await customElements.whenDefined('pass-alive');
  return {
    isElement: element instanceof PassAliveElement,
    color: element.getAttribute('color'),
    position: element.position,
    text: document.body.textContent.trim(),
    fetched: await load().catch(({ code }) => code),
    inside: await analyze('.X.').then(
      ([{ black }]) => black.alive,
      ({ message }) => message,
    ),
  };
})();
