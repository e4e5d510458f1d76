import { describe, expect, it } from '@jest/globals';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { createChosenList } from './chosen-list';
import { listFormat, listKeys, withTick } from './stored-lists';

const at = expect.any(String);
const stored = (...numbers: readonly string[]) =>
  numbers.map((articleNo) => ({ articleNo, at: '2026-01-01' }));

describe('a stored list', () => {
  it('has each article once, without invalid entries', () => {
    const data = [...stored('A1', 'A2', 'A1'), null, 7, { articleNo: '<b>', at: '' }, { articleNo: 'A3' }];
    expect(listFormat.parse(data)).toEqual(stored('A1', 'A2'));
  });

  it.each([undefined, null, 3, 'A1', {}])('is not %p', (data) => {
    expect(listFormat.parse(data)).toBeUndefined();
  });
});

describe('a tick made before the lists are loaded', () => {
  it('is added once, at the end', () => {
    const once = withTick(stored('A1'), 'A2', true);
    expect(withTick(once, 'A2', true)).toEqual([
      { articleNo: 'A1', at },
      { articleNo: 'A2', at },
    ]);
  });

  it('is removed when it is undone', () => {
    expect(withTick(stored('A1', 'A2'), 'A1', false)).toEqual(stored('A2'));
  });
});

describe('an enquiry list with sizes and quantities', () => {
  const lines = [{ size: '10', quantity: '24' }];
  const entry = { articleNo: 'A1', at: '2026-01-02', since: '2026-01-01', lines };

  it('is read with what a newer version has added', () => {
    const newer = { ...entry, note: 'urgent', lines: [{ ...lines[0], colour: 'red' }] };
    expect(listFormat.parse([newer])).toEqual([newer]);
  });

  it('stays in the order of choosing when a quantity is changed', () => {
    const other = { articleNo: 'B2', at: '2026-01-01T12:00:00Z' };
    expect(openEnquiry([other, entry]).articles()).toEqual([entry, other]);
  });

  it('of a release that knew no sizes is read whole, and nothing of it is lost with the first quantity', () => {
    const before = Array.from({ length: 50 }, (_, place) => ({
      articleNo: `A${place}`,
      at: new Date(Date.UTC(2026, 0, 1, place)).toISOString(),
    }));
    const storage = fakeStorage(descriptor.storage, { [listKeys.enquiry]: before });
    const list = createChosenList(50);
    list.connect(storage.open(listKeys.enquiry, listFormat));
    expect(list.getState().articles).toEqual(before);
    list.setLines('A7', [{ size: '9', quantity: '24' }]);
    const stored = storage.stored.get(listKeys.enquiry) as readonly object[];
    expect(stored).toEqual(
      before.map((article) =>
        article.articleNo === 'A7'
          ? { ...article, at: expect.any(String), since: article.at, lines: [{ size: '9', quantity: '24' }] }
          : article,
      ),
    );
  });

  it('survives a release that knows no sizes, and that release survives it', () => {
    const list = openEnquiry([entry]);
    // As the release before reads, adds and stores.
    const before = (data: unknown) =>
      (data as readonly { readonly articleNo: string; readonly at: string }[]).filter(
        ({ articleNo, at: time }) => typeof articleNo === 'string' && typeof time === 'string',
      );
    const stored = [...before(list.stored()), { articleNo: 'B2', at: '2026-01-03' }];
    list.storage.changeElsewhere(listKeys.enquiry, stored);
    expect(list.articles()).toEqual([entry, { articleNo: 'B2', at: '2026-01-03' }]);
  });
});

function openEnquiry(data: readonly unknown[]) {
  const storage = fakeStorage(descriptor.storage, { [listKeys.enquiry]: data });
  const list = createChosenList(50);
  list.connect(storage.open(listKeys.enquiry, listFormat));
  return {
    storage,
    stored: () => storage.stored.get(listKeys.enquiry),
    articles: () => list.getState().articles,
  };
}
