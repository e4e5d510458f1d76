import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { packCards } from '../../model/pack-cards';
import {
  afterArrival,
  afterChange,
  isSettled,
  loadErrorOf,
  nextListState,
  plainView,
  type ListEvent,
  type ListState,
} from './list-machine';
import type { ListingData, ListView } from './list-view';

const data: ListingData = { count: 2, cards: packCards([]), groups: [], counts: [], description: '' };
const rendered = plainView(data, { path: '/products/gloves' });
const details = {
  chips: [],
  offers: [],
  missing: [],
  corrected: [],
  leftOutUntested: 0,
  compare: [],
  forms: { cards: '', table: '' },
};
const listAt = (address: string): ListView => ({ ...rendered, address, details });

const plain = '/products/gloves';
const sorted = '/products/gloves?sort=title';

const open = (address: string): ListEvent => ({ kind: 'open', address });
const loaded = (address: string): ListEvent => ({ kind: 'loaded', address, view: listAt(address) });
const failed = (address: string): ListEvent => ({ kind: 'failed', address, error: 'unreachable' });
const retry: ListEvent = { kind: 'retry' };

const start: ListState = { kind: 'prerendered', view: rendered, asked: plain };
const after = (...events: readonly ListEvent[]) => events.reduce(nextListState, start);

/** Kind, address of the shown list, error. */
const summary = (state: ListState) => [state.kind, state.view.address, loadErrorOf(state), isSettled(state)];

describe('the list of a page', () => {
  it('goes from state to state', async () => {
    expect(
      await missesOf<[string, readonly ListEvent[], readonly unknown[]]>(
        [
          ['is as rendered until the page is hydrated', [], ['prerendered', plain, undefined, false]],
          ['is plain at its own address', [open(plain)], ['plain', plain, undefined, true]],
          ['is loading at an address with a query', [open(sorted)], ['loading', plain, undefined, false]],
          [
            'is ready when its answer arrives',
            [open(sorted), loaded(sorted)],
            ['ready', sorted, undefined, true],
          ],
          [
            'stays while another one is loading',
            [open(plain), loaded(plain), open(sorted)],
            ['loading', plain, undefined, true],
          ],
          [
            'stays when another one fails',
            [open(plain), open(sorted), failed(sorted)],
            ['failed', plain, 'unreachable', true],
          ],
          [
            'keeps its error while it is loaded again',
            [open(sorted), failed(sorted), retry],
            ['loading', plain, 'unreachable', true],
          ],
          [
            'keeps the error of another address until it is loaded',
            [open(sorted), failed(sorted), open(plain)],
            ['plain', plain, 'unreachable', true],
          ],
          [
            'has no error once it is loaded',
            [open(sorted), failed(sorted), retry, loaded(sorted)],
            ['ready', sorted, undefined, true],
          ],
          [
            'is not replaced by a late answer',
            [open(sorted), open(plain), loaded(sorted)],
            ['plain', plain, undefined, true],
          ],
          [
            'has no error of a late answer',
            [open(sorted), open(plain), failed(sorted)],
            ['plain', plain, undefined, true],
          ],
          [
            'ignores answers before the page is hydrated',
            [loaded(sorted), failed(sorted), retry],
            ['prerendered', plain, undefined, false],
          ],
          [
            'loads at once after Retry, also at its own address',
            [open(plain), failed(plain), retry, open(sorted), open(plain)],
            ['loading', plain, 'unreachable', true],
          ],
          [
            'fails when a change of it cannot be made',
            [open(plain), loaded(plain), failed(plain)],
            ['failed', plain, 'unreachable', true],
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
