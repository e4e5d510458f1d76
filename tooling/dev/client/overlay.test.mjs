/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createOverlay } from './overlay.js';

const problem = {
  kind: 'Build',
  package: 'remote-shop',
  file: 'remote-shop/src/a.tsx',
  line: 3,
  column: 7,
  text: 'wrong',
};

const panel = () => document.querySelector('dev-problems')?.shadowRoot?.querySelector('section');
const pressEscape = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

afterEach(() => document.querySelector('dev-problems')?.remove());

describe('the problem panel', () => {
  it('is a focusable alert with kind, position and text of each problem', () => {
    createOverlay()([problem, { ...problem, kind: 'Content', text: 'also' }]);
    expect(panel()?.getAttribute('role')).toBe('alert');
    expect(panel()?.tabIndex).toBe(0);
    expect(panel()?.querySelector('h2')?.textContent).toBe('2 problems');
    expect([...(panel()?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Build: remote-shop/src/a.tsx:3:7',
      'Content: remote-shop/src/a.tsx:3:7',
    ]);
  });

  it('disappears when everything is fixed', () => {
    const show = createOverlay();
    show([problem]);
    show([]);
    expect(panel()).toBeUndefined();
  });

  it('stays hidden after Escape or its button until there is another problem', () => {
    const show = createOverlay();
    show([problem]);
    pressEscape();
    expect(panel()).toBeUndefined();
    show([problem]);
    expect(panel()).toBeUndefined();
    show([{ ...problem, line: 4 }]);
    panel()?.querySelector('button')?.click();
    expect(panel()).toBeUndefined();
  });

  it('does not interpret texts as markup', () => {
    createOverlay()([{ ...problem, text: '<img src=x onerror=alert(1)>' }]);
    expect(panel()?.querySelector('img')).toBeNull();
  });
});
