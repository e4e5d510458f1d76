import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import {
  afterArrival,
  afterChange,
  isAhead,
  isLoaded,
  isSettled,
  nextLoadState,
  type LoadEvent,
  type LoadState,
} from './list-machine';
import type { ListView } from './list-view';

const plain = '/products/gloves';
const sorted = '/products/gloves?sort=title';

const rendered: ListView = {
  address: plain,
  text: '',
  sort: 'category',
  count: 0,
  outOf: 0,
  page: { page: 1, pages: 1, first: 0, last: 0 },
  cards: [],
  groups: [],
  counts: [],
};
const details = {
  chips: [],
  notes: [],
  missing: [],
  leftOutUntested: 0,
  compare: [],
  forms: { cards: '', table: '' },
};
const listAt = (address: string): ListView => ({ ...rendered, address, details });

const open = (address: string): LoadEvent => ({ kind: 'open', address });
const loaded = (address: string): LoadEvent => ({ kind: 'loaded', address, view: listAt(address) });
const failed = (address: string): LoadEvent => ({ kind: 'failed', address, error: 'unreachable' });
const retry: LoadEvent = { kind: 'retry' };

const start: LoadState = { view: rendered, asked: plain, retries: 0 };
const after = (...events: readonly LoadEvent[]) => events.reduce(nextLoadState, start);

/** What the list is, its address, its error, whether it waits for the query. */
function summary(state: LoadState) {
  const kind = isLoaded(state) ? 'loaded' : isAhead(state) ? 'ahead' : 'loading';
  return [kind, state.view.address, state.error, isSettled(state) ? 'settled' : 'waits'];
}

describe('the list of a page', () => {
  it('goes from state to state', async () => {
    expect(
      await missesOf<[string, readonly LoadEvent[], readonly unknown[]]>(
        [
          ['waits until the page is hydrated', [], ['loading', plain, undefined, 'waits']],
          ['is there at its own address', [open(plain)], ['ahead', plain, undefined, 'settled']],
          ['waits for its query', [open(sorted)], ['loading', plain, undefined, 'waits']],
          [
            'is loaded when its answer arrives',
            [open(sorted), loaded(sorted)],
            ['loaded', sorted, undefined, 'settled'],
          ],
          [
            'stays while another one is loading',
            [open(plain), loaded(plain), open(sorted)],
            ['loading', plain, undefined, 'settled'],
          ],
          [
            'stays when another one fails',
            [open(plain), loaded(plain), open(sorted), failed(sorted)],
            ['loading', plain, 'unreachable', 'settled'],
          ],
          [
            'keeps its error while it is loaded again',
            [open(sorted), failed(sorted), retry],
            ['loading', plain, 'unreachable', 'settled'],
          ],
          [
            'keeps the error of another address until it is loaded',
            [open(sorted), failed(sorted), open(plain)],
            ['ahead', plain, 'unreachable', 'settled'],
          ],
          [
            'has no error once it is loaded',
            [open(sorted), failed(sorted), retry, loaded(sorted)],
            ['loaded', sorted, undefined, 'settled'],
          ],
          [
            'takes neither answer nor error that comes late',
            [open(sorted), open(plain), loaded(sorted), failed(sorted)],
            ['ahead', plain, undefined, 'settled'],
          ],
          [
            'takes no answer before the page is hydrated',
            [loaded(sorted), failed(sorted)],
            ['loading', plain, undefined, 'waits'],
          ],
          [
            'loads at once after Retry, also at its own address',
            [open(plain), failed(plain), retry],
            ['loading', plain, 'unreachable', 'settled'],
          ],
          [
            'is loaded again when a change of it cannot be made',
            [open(plain), loaded(plain), failed(plain)],
            ['loading', plain, 'unreachable', 'settled'],
          ],
        ],
        ([, events, expected]) => {
          expect(summary(after(...events))).toEqual(expected);
        },
      ),
    ).toEqual([]);
  });

  it('is loaded again after each Retry', () => {
    expect(after(open(sorted), failed(sorted), retry, failed(sorted), retry)).toMatchObject({ retries: 2 });
  });
});

describe('changes of a list', () => {
  const at = (search: string) => ({ path: plain, search });
  const first = { latest: at(''), ahead: [] };

  it('start from the last change, even before its address has arrived', () => {
    expect(afterChange(first, at('?cut=A'))).toEqual({ latest: at('?cut=A'), ahead: [`${plain}?cut=A`] });
  });

  it('are not undone by an address that arrives late', () => {
    const twice = afterChange(afterChange(first, at('?cut=A')), at('?cut=B'));
    expect(afterArrival(twice, at('?cut=A'))).toEqual({ latest: at('?cut=B'), ahead: [`${plain}?cut=B`] });
  });

  it('start from the address that the visitor went to, as with Back', () => {
    const once = afterChange(first, at('?cut=A'));
    expect(afterArrival(once, at('?size=9'))).toEqual({ latest: at('?size=9'), ahead: [] });
  });

  it('start from the address of the last one once it has arrived', () => {
    const once = afterChange(first, at('?cut=A'));
    expect(afterArrival(once, at('?cut=A'))).toEqual({ latest: at('?cut=A'), ahead: [] });
  });
});
