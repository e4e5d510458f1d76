import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { modeAfter } from './navbar-mode';
import { createNavbarState, NAVBAR_CLOSE_DELAY_MS } from './navbar-state';
import { fittingIds, parseIds } from './stored-collapses';

const key = 'site.nav.v1';

/** The navbar of a document, and what its browser stores. */
function begin(before?: unknown) {
  const storage = fakeStorage([{ key }], before === undefined ? {} : { [key]: before });
  const navbar = createNavbarState(storage.open(key, { initial: [], parse: parseIds }));
  return {
    navbar,
    storage,
    mode: () => navbar.getState().mode,
    openIds: () => navbar.getState().openIds,
    stored: () => storage.stored.get(key),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the mode of the navbar', () => {
  it.each([
    ['open', 'fold', 'folded'],
    ['open', 'enter', 'open'],
    ['open', 'leave', 'open'],
    ['folded', 'unfold', 'open'],
    ['folded', 'enter', 'folded-open'],
    ['folded', 'leave', 'folded'],
    ['folded-open', 'leave', 'folded'],
    ['folded-open', 'unfold', 'open'],
    ['folded-open', 'fold', 'folded-open'],
  ] as const)('%s after %s is %s', (mode, event, next) => {
    expect(modeAfter(mode, event)).toBe(next);
  });
});

describe('a folded navbar', () => {
  it('opens at once, and closes 150 ms after it was left', () => {
    expect(NAVBAR_CLOSE_DELAY_MS).toBe(150);
    const { navbar, mode } = begin();
    navbar.setFolded(true);
    navbar.enter();
    expect(mode()).toBe('folded-open');
    navbar.leave();
    jest.advanceTimersByTime(149);
    expect(mode()).toBe('folded-open');
    jest.advanceTimersByTime(1);
    expect(mode()).toBe('folded');
  });

  it('stays open when it is entered again in time', () => {
    const { navbar, mode } = begin();
    navbar.setFolded(true);
    navbar.enter();
    navbar.leave();
    jest.advanceTimersByTime(149);
    navbar.enter();
    jest.advanceTimersByTime(1000);
    expect(mode()).toBe('folded-open');
  });

  it('closes at once', () => {
    const { navbar, mode } = begin();
    navbar.setFolded(true);
    navbar.enter();
    navbar.close();
    expect(mode()).toBe('folded');
  });
});

describe('open collapses', () => {
  it('are stored when the visitor opens or closes one', () => {
    const { navbar, openIds, stored } = begin();
    navbar.toggle('a');
    navbar.toggle('b');
    navbar.toggle('a');
    expect([openIds(), stored()]).toEqual([['b'], ['b']]);
    expect(begin(stored()).openIds()).toEqual(['b']);
  });

  it('of the active item are not stored', () => {
    const { navbar, openIds, stored } = begin();
    navbar.show(['a', 'b']);
    navbar.show(['b', 'c']);
    expect([openIds(), stored()]).toEqual([['a', 'b', 'c'], undefined]);
  });

  it('follow other tabs', () => {
    const { storage, openIds } = begin();
    storage.changeElsewhere(key, ['a']);
    expect(openIds()).toEqual(['a']);
  });

  it('are forgotten when the navbar is reset', () => {
    const { navbar, openIds, stored } = begin();
    navbar.toggle('a');
    navbar.reset();
    expect([openIds(), stored()]).toEqual([[], undefined]);
  });
});

describe('the drawer', () => {
  it('opens and closes', () => {
    const { navbar } = begin();
    navbar.openDrawer();
    expect(navbar.getState().isDrawerOpen).toBe(true);
    navbar.closeDrawer();
    expect(navbar.getState().isDrawerOpen).toBe(false);
  });
});

describe('what is stored', () => {
  it.each<[string, unknown, unknown]>([
    ['a text', 'a', undefined],
    ['an object', { open: ['a'] }, undefined],
    ['null', null, undefined],
    ['too much', ['x'.repeat(5000)], undefined],
    ['ids', ['a', 'b'], ['a', 'b']],
    ['some wrong ids', ['a', 7, null], ['a']],
  ])('may be %s', (_, data, read) => {
    expect(parseIds(data)).toEqual(read);
  });

  it('has at most 4,096 characters: the oldest ids go first', () => {
    const fitting = fittingIds(Array.from({ length: 300 }, (__, index) => `collapse-number-${index}`));
    expect(JSON.stringify(fitting).length).toBeLessThanOrEqual(4096);
    expect(fitting.at(-1)).toBe('collapse-number-299');
    expect(parseIds(fitting)).toEqual(fitting);
  });
});
