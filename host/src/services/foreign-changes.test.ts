/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, expect, it, jest } from '@jest/globals';

// The fields of a form are among its keys.
const markup = '<p>Size <b>9</b> of 12</p><form><input id="q"></form>';

/** The module as it is in a fresh document whose changes are watched. */
async function loadWatched() {
  jest.resetModules();
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const root = document.querySelector('#root') ?? document.body;
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
  window.foreignChanges = { records, observer };
  return { root, module: await import('./foreign-changes') };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  delete window.foreignChanges;
});

it('undoForeignChanges undoes translated texts, icons beside fields, and removed nodes', async () => {
  const { root, module } = await loadWatched();
  const [paragraph] = root.children;
  const [first, bold, last] = [...(paragraph?.childNodes ?? [])];
  const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  first?.replaceWith(font);
  font.append('Größe ');
  await settle();
  if (last) last.nodeValue = ' von 12';
  bold?.remove();
  root.querySelector('input')?.after(document.createElement('x-icon'));
  module.undoForeignChanges();
  expect(root.innerHTML).toBe(markup);
  expect([...(paragraph?.childNodes ?? [])]).toEqual([first, bold, last]);
});

it('undoForeignChanges leaves nodes of React, and tells whether it undid anything', async () => {
  const { root, module } = await loadWatched();
  const [paragraph] = root.children;
  if (paragraph) Object.assign(paragraph, { __reactFiber$1: {} }).append('added by React');
  const [first] = paragraph?.childNodes ?? [];
  if (first) first.nodeValue = 'Sizes ';
  module.undoForeignChanges();
  expect([root.textContent, module.hasForeignChanges]).toEqual(['Sizes 9 of 12added by React', false]);
  root.querySelector('b')?.append('!');
  module.undoForeignChanges();
  expect([root.textContent, module.hasForeignChanges]).toEqual(['Sizes 9 of 12added by React', true]);
});

it('endPart ends the watch with header, footer and screen', async () => {
  const { root, module } = await loadWatched();
  const text = () => {
    root.querySelector('b')?.append('!');
    module.undoForeignChanges();
    module.endPart();
    return root.textContent;
  };
  expect([text(), text(), text(), text()].map((one) => one.includes('!'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('undoForeignChanges changes nothing in a page that was not watched', async () => {
  jest.resetModules();
  const { undoForeignChanges } = await import('./foreign-changes');
  expect(undoForeignChanges).not.toThrow();
});
