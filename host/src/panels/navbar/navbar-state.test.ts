import { describe, expect, it } from '@jest/globals';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { createNavbarState } from './navbar-state';
import { parseIds } from './stored-collapses';

const key = 'site.nav.v1';

function begin(before?: unknown) {
  const storage = fakeStorage([{ key }], before === undefined ? {} : { [key]: before });
  const navbar = createNavbarState(storage.open(key, { initial: [], parse: parseIds }));
  return {
    navbar,
    storage,
    openIds: () => navbar.getState().openIds,
    stored: () => storage.stored.get(key),
  };
}

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

describe('what is stored', () => {
  it.each<[string, unknown, unknown]>([
    ['a text', 'a', undefined],
    ['an object', { open: ['a'] }, undefined],
    ['null', null, undefined],
    ['ids', ['a', 'b'], ['a', 'b']],
    ['some wrong ids', ['a', 7, null], ['a']],
  ])('may be %s', (_, data, read) => {
    expect(parseIds(data)).toEqual(read);
  });
});
