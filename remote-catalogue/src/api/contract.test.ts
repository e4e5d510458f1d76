import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import axios from 'axios';
import { fakeContext } from 'shared-types/testing/fake-shell';
import { startProductServer, type ProductServer } from 'shared-types/testing/product-server';
import { shardPaths } from '../../articles/detail-shards';
import type { Product } from '../../articles/product';
import { testRelease, type BuiltRelease } from '../testing/built-release';
import { openCatalogue } from './open-catalogue';
import type { CatalogueApi } from './port';

let release: BuiltRelease;
let products: readonly Product[];
let server: ProductServer;

beforeAll(async () => {
  release = await testRelease();
  const { length } = release.json.get('facts/articles.json') as readonly unknown[];
  products = shardPaths(length).flatMap((path) => release.json.get(path) as readonly Product[]);
  server = await startProductServer(products);
});
afterAll(() => server.close());

const mocked = () => openCatalogue(fakeContext({ readAsset: release.readAsset }));

function overHttp(): Promise<CatalogueApi> {
  const { site, ...context } = fakeContext();
  const api = { catalogue: { mode: 'http', baseUrl: server.baseUrl } } as const;
  const http = axios.create({ baseURL: server.baseUrl });
  return openCatalogue({ ...context, http: () => Promise.resolve(http), site: { ...site, api } });
}

describe.each([
  ['the mock', mocked],
  ['a service over HTTP', overHttp],
])('the product calls of %s', (_, open) => {
  const options = { signal: new AbortController().signal };
  const numbers = async (rows: Promise<readonly { readonly articleNo: string }[]>) =>
    (await rows).map(({ articleNo }) => articleNo);
  const numbersOf = (isMeant: (product: Product) => boolean) =>
    products.filter(isMeant).map(({ articleNo }) => articleNo);

  it('return all articles for an empty text, in the order of the catalogue', async () => {
    const api = await open();
    expect(await numbers(api.list('', options))).toEqual(numbersOf(() => true));
  });

  it('filter by a part of the type, whatever its case', async () => {
    const api = await open();
    expect(await numbers(api.list('GLOVES', options))).toEqual(
      numbersOf(({ type }) => type.includes('Gloves')),
    );
  });

  it('never return a non-fire-resistant garment as fire-resistant', async () => {
    const rows = await (await open()).list('Fire Resistant Garments', options);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['Fire Resistant Garments']));
  });

  it('search number, title and type', async () => {
    const api = await open();
    expect(await numbers(api.search('nylon', options))).toEqual(
      numbersOf(({ title }) => /nylon/i.test(title)),
    );
    expect(await numbers(api.search('eh90', options))).toEqual(
      numbersOf(({ articleNo }) => articleNo.startsWith('EH90')),
    );
    expect(await numbers(api.search('hospital', options))).toEqual(
      numbersOf(({ title, type }) => /hospital/i.test(title + type)),
    );
    expect(await numbers(api.search('', options))).toHaveLength(products.length);
  });

  it('search for the text exactly as given', async () => {
    const api = await open();
    expect(await api.search('100% & more?', options)).toEqual([]);
    expect(await api.search(' nylon', options)).not.toEqual([]);
    expect(await api.search('nylon  ', options)).toEqual([]);
  });

  it('return rows with everything that a card shows', async () => {
    const [row] = await (await open()).search('XP301', options);
    expect(row).toMatchObject({
      title: 'TPR impact glove, full back',
      image: 'xp301.svg',
      card: { sizes: '7–12', en388: '4X43DP', markings: ['ANSI/ISEA 105 cut A4', 'ANSI/ISEA 138 level 2'] },
    });
  });

  it('return one complete article, whatever the case of its number', async () => {
    const api = await open();
    expect(await api.get('WL505', options)).toEqual(products.find(({ articleNo }) => articleNo === 'WL505'));
    expect((await api.get('wl505', options))?.articleNo).toBe('WL505');
  });

  it.each(['nope', '', 'WL505 '])('return nothing for the number “%s”', async (articleNo) => {
    const api = await open();
    expect(await api.get(articleNo, options)).toBeNull();
  });

  it('reject at once when cancelled', async () => {
    const api = await open();
    const caller = new AbortController();
    const answer = api.list('', caller);
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the mock', () => {
  const answered = async (path: string, params?: Readonly<Record<string, string>>) => {
    const context = fakeContext({ readAsset: release.readAsset });
    await openCatalogue(context);
    const http = await context.http();
    return (await http.get<unknown>(path, { ...(params && { params }) })).data;
  };

  it.each([
    ['all articles', '/api/products', undefined],
    ['all articles', '/api/products', { type: '' }],
    ['all articles', '/api/products/search', undefined],
    ['all articles', '/api/products/search', { text: '' }],
    ['60 gloves', '/api/products', { type: 'GLOVES' }],
  ])('answers %s whole to %s with %j and without a view', async (name, path, params) => {
    const isMeant = ({ type }: Product) => name === 'all articles' || type.includes('Gloves');
    const expected = products.filter(isMeant);
    expect(expected).toHaveLength(name === 'all articles' ? 120 : 60);
    expect(await answered(path, params)).toEqual(expected);
  });

  it.each([[{ articleNo: 'nope' }], [{ articleNo: '' }], [undefined]])(
    'answers an empty object to the call for one article with %j',
    async (params) => {
      expect(await answered('/api/products/get_product', params)).toEqual({});
    },
  );

  it('lets every other call through to the network', async () => {
    const http = axios.create({ baseURL: server.baseUrl });
    await openCatalogue(fakeContext({ readAsset: release.readAsset, http: () => Promise.resolve(http) }));
    const { data } = await http.get<unknown>('/api/other');
    expect(data).toEqual({ passedThrough: '/api/other' });
  });

  it('reads the list again after a failure', async () => {
    let isBroken = true;
    const context = fakeContext({
      readAsset: (path) => (isBroken ? Promise.reject(new Error('offline')) : release.readAsset(path)),
    });
    const api = await openCatalogue(context);
    await expect(api.list('', context)).rejects.toThrow();
    isBroken = false;
    expect(await api.list('', context)).toHaveLength(products.length);
  });
});

describe('the calls over HTTP', () => {
  it('go to the three addresses of the specification with its parameters', async () => {
    const api = await overHttp();
    const options = { signal: new AbortController().signal };
    await Promise.all([api.list('Gloves', options), api.search('a b', options), api.get('QM101', options)]);
    expect(server.asked).toEqual(
      expect.arrayContaining([
        '/api/products?type=Gloves&view=list',
        '/api/products/search?text=a+b&view=list',
        '/api/products/get_product?articleNo=QM101',
      ]),
    );
  });
});
