import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { Manifest } from 'shared-types/release';
import { writeStoredList } from '../../services/storage/stored-lists';
import { browserStorage } from '../../testing/browser-storage';
import { createCounts } from './counts';

const key = 'shop.list.v1';
const counted = { label: 'Enquiry list', address: '/contact-us?list=enquiry', most: 3 };

let remotes: readonly object[] = [];
let storage = browserStorage();

const put = (...items: readonly unknown[]) => localStorage.setItem(key, JSON.stringify(items));
const items = (count: number) => Array.from({ length: count }, (_, id) => ({ id: String(id) }));

/** A page with the places of the frame. */
function show(path = '/home') {
  document.body.innerHTML = `<div id="root"><header><div class="container"></div>
    <dialog open><nav></nav></dialog></header></div>`;
  const part = createCounts(storage, () => ({ remotes }) as unknown as Manifest);
  render(<part.Counts path={path} />);
  return part;
}

const inHeader = () => screen.queryByRole('link', { name: /^Enquiry list: / });

beforeEach(() => {
  localStorage.clear();
  remotes = [{ counted: { [key]: counted } }, {}];
  storage = browserStorage();
});

describe('the count of a list', () => {
  it('is a link in the header and in its drawer', () => {
    put(...items(2));
    show();
    expect(inHeader()).toHaveAccessibleName('Enquiry list: 2');
    expect(inHeader()).toHaveAttribute('href', counted.address);
    expect(screen.getByRole('link', { name: 'Enquiry list 2' })).toHaveAttribute('href', counted.address);
    expect(document.documentElement).toHaveAttribute('data-counts');
  });

  it('is marked as current on the page that the list is for', () => {
    put(...items(1));
    show('/contact-us');
    expect(inHeader()).toHaveAttribute('aria-current', 'page');
  });

  it('is that of the items which the list shows', () => {
    put(null, 'x', { id: 'b' });
    show();
    expect(inHeader()).toHaveAccessibleName('Enquiry list: 1');
    put(...items(5));
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(inHeader()).toHaveAccessibleName('Enquiry list: 3');
  });

  it('is that of different items where the list says what tells them apart', () => {
    const follows = { [key]: 'id' };
    remotes = [{ counted: { [key]: counted }, follows }];
    put({}, { id: 3 }, { id: 'a' }, { id: 'b' }, { id: 'a', at: 'later' });
    show();
    expect(inHeader()).toHaveAccessibleName('Enquiry list: 2');
  });

  it('follows other tabs, and goes away with the last item', () => {
    put(...items(1));
    show();
    put(...items(2));
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(inHeader()).toHaveAccessibleName('Enquiry list: 2');
    localStorage.removeItem(key);
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(inHeader()).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-counts');
  });

  it('follows the list of a user who has signed in', async () => {
    put(...items(1));
    show();
    await act(async () => {
      // The host writes its own entries, then the list.
      for (const watch of storage.watchers) watch('site.entries.v1', {}, {});
      writeStoredList(storage, key, items(3));
      await Promise.resolve();
    });
    expect(inHeader()).toHaveAccessibleName('Enquiry list: 3');
  });

  it.each([
    ['its remote was retired', () => (remotes = []), undefined],
    ['what is stored is damaged', () => {}, '3'],
    ['what is stored is of a newer form', () => {}, 'x'],
  ])('is not shown when %s', (_, arrange, text) => {
    put(...items(1));
    if (text !== undefined) localStorage.setItem(key, text);
    arrange();
    show();
    expect(inHeader()).toBeNull();
  });
});

it('a page empties the list that is for it, and whoever follows the list is told', async () => {
  put(...items(2));
  const watch = jest.fn();
  storage.watchers.add(watch);
  const lists = show().listsFor({ path: '/contact-us' });
  expect(lists.getState()).toHaveLength(1);
  await act(async () => {
    lists.getState()[0]?.clear();
    await Promise.resolve();
  });
  expect(watch).toHaveBeenCalledWith(key, items(2), []);
  expect(localStorage.getItem(key)).toBeNull();
  expect(lists.getState()).toEqual([]);
  expect(inHeader()).toBeNull();
});
