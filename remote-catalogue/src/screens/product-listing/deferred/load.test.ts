import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import axios, { type AxiosInstance } from 'axios';
import { fakeContext, fakeRequest } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { startProductServer, type ProductServer } from 'shared-types/testing/product-server';
import { readAsset } from '../../../testing/built-release';
import type { ListChange } from '../list-view';
import { changedAddress, drawnQuery, load } from './load';

const article = (articleNo: string, type: string) => ({
  articleNo,
  type,
  title: articleNo,
  image: '',
  description: [],
});

let server: ProductServer | undefined;
let report: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Numbers of the listed articles, a line each, as a page is made from the answers of a service. */
async function listedAt(path: string, http: AxiosInstance): Promise<string> {
  const site = { ...fakeSite, api: { catalogue: { mode: 'http', baseUrl: '' } as const } };
  const context = fakeContext({ http: () => Promise.resolve(http), site });
  const result = await load(fakeRequest(path), context);
  return result.kind === 'ready'
    ? result.data.view.cards.map(({ articleNo }) => articleNo).join()
    : result.kind;
}

describe('load', () => {
  it('keeps garments without flame resistance off the fire-resistant page even if a service corrects their type, and reports it once', async () => {
    server = await startProductServer([
      article('F1', 'Fire Resistant Garments'),
      article('N1', 'Non Fire Resistant Garments'),
      article('N2', 'Non Fire Resistant Garments'),
      article('N3', 'Non Fire Resistants Garments'),
    ]);
    const http = axios.create({ baseURL: server.baseUrl });
    expect(await listedAt('/products/fire-resistant-garments', http)).toBe('F1');
    expect(report.mock.calls).toEqual([[expect.stringContaining('left out')]]);
  });

  it('keeps them off even if a service answers more types than it was asked for, and reports it once', async () => {
    const data = [article('F1', 'Fire Resistant Garments'), article('N3', 'Non Fire Resistants Garments')];
    const http = axios.create({
      adapter: (config) => Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config }),
    });
    expect(await listedAt('/products/fire-resistant-garments', http)).toBe('F1');
    expect(report.mock.calls).toEqual([[expect.stringContaining('left out')]]);
  });
});

describe('a list that is drawn on request', () => {
  it.each([
    ['?utm_source=mail', ''],
    ['?view=table&foo=1&q=cut+e&cut=E', '?q=cut%20e&cut=E&view=table'],
    ['?page=2&compare=QM101', '?page=2&compare=QM101'],
    ['?filters=all&cut=&cut=E&sort=category', '?cut=E&filters=all'],
  ])('with %s is one of %j', (search, spelled) => {
    expect(drawnQuery(fakeRequest(`/products${search}`))).toBe(spelled);
  });

  it.each([
    ['?q=cut%20resistant', true],
    ['?q=no-such-word', false],
    ['/gloves?cut=D&size=9', true],
    ['?view=table&sort=cut', false],
    ['?compare=QM101,QM102', false],
  ])('carries plain data at /products%s; cards: %s', async (address, hasCards) => {
    const context = fakeContext({ readAsset, http: async () => axios.create(), isOnRequest: true });
    const result = await load(fakeRequest(`/products${address}`), context);
    if (result.kind !== 'ready') throw new Error(result.kind);
    expect(JSON.parse(JSON.stringify(result.data))).toStrictEqual(result.data);
    expect(result.data.view.cards.length > 0).toBe(hasCards);
    expect(result.data.view.details).toBeDefined();
    expect(result.isPartial).toBe(false);
  });
});

const standard = (value: string) => ({ kind: 'without', condition: { column: 'standard', value } }) as const;

it.each<readonly [search: string, change: ListChange, expected: string]>([
  ['?standard=en-388&cut=D&size=9&page=2', standard('en-388'), '?cut=D&size=9'],
  ['?standard=en-388,en-407&page=2', standard('en-388'), '?standard=en-407'],
  ['?cut=D&size=9', { kind: 'with', condition: { column: 'size', value: '10' } }, '?cut=D&size=9,10'],
  ['?cut=D&size=9', { kind: 'any', column: 'cut' }, '?size=9'],
  ['?q=cut%20D%20glove&standard=en-388&page=2', { kind: 'clear' }, '?q=cut%20D%20glove'],
  ['?q=glove&size=9&page=2', { kind: 'text', text: ' thin ' }, '?q=thin&size=9'],
  ['?sort=title', { kind: 'sort', sort: 'category' }, ''],
])('the list at /products%s, changed by %j, is at %j', (search, change, expected) => {
  expect(changedAddress({ path: '/products', search }, [change])).toBe(`/products${expected}`);
});
