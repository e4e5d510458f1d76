/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepState, restoreState } from './kept-state.js';

const page =
  '<input id="name"><input type="checkbox" name="size" value="8"><input type="checkbox" name="size" value="9"><textarea></textarea><input type="password"><details></details>';

/** @param {string} selector @returns {any} */
const at = (selector) => document.querySelector(selector);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { scrollY: 0, scrollTo: jest.fn(moveTo) });
  document.body.innerHTML = page;
});

/** @param {{ top: number }} position */
function moveTo({ top }) {
  Object.assign(globalThis, { scrollY: top });
}

/** The page is loaded anew and drawn a moment later. */
function reload() {
  keepState();
  document.body.innerHTML = '';
  restoreState();
  dispatchEvent(new Event('load'));
}

describe('a page that was reloaded after a build', () => {
  it('restores its fields, open details and focus once it is rendered', () => {
    at('#name').value = 'Ann';
    at('[value="9"]').checked = true;
    at('textarea').value = 'Two\nlines';
    at('details').open = true;
    at('#name').focus();
    reload();
    document.body.innerHTML = page;
    jest.runAllTimers();
    expect([at('#name').value, at('textarea').value]).toEqual(['Ann', 'Two\nlines']);
    expect([at('[value="8"]').checked, at('[value="9"]').checked]).toEqual([false, true]);
    expect(at('details').open).toBe(true);
    expect(document.activeElement).toBe(at('#name'));
  });

  it('restores its scroll position, even if the page scrolls itself later', () => {
    moveTo({ top: 900 });
    reload();
    moveTo({ top: 0 });
    jest.advanceTimersByTime(300);
    expect(scrollY).toBe(900);
    moveTo({ top: 0 });
    jest.runAllTimers();
    expect(scrollY).toBe(900);
  });

  it('restores its state after a second build that came before it was rendered', () => {
    at('#name').value = 'Ann';
    reload();
    reload();
    document.body.innerHTML = page;
    jest.runAllTimers();
    expect(at('#name').value).toBe('Ann');
  });

  it('never keeps a password', () => {
    at('[type=password]').value = 'secret';
    keepState();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  });

  it('restores nothing once its visitor has done something', () => {
    at('#name').value = 'Ann';
    reload();
    document.body.innerHTML = page;
    dispatchEvent(new Event('pointerdown'));
    jest.runAllTimers();
    expect(at('#name').value).toBe('');
  });

  it('restores nothing after another reload', () => {
    at('#name').value = 'Ann';
    keepState();
    restoreState();
    document.body.innerHTML = page;
    restoreState();
    expect(sessionStorage.length).toBe(0);
  });
});
