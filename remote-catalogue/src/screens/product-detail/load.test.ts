/** @jest-environment tooling/jest/browser-environment.mjs */
import { beforeAll, describe, expect, it } from '@jest/globals';
import axios, { type AxiosAdapter } from 'axios';
import { fakeContext, fakeRequest } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { testRelease, type BuiltRelease } from '../../testing/built-release';
import { load } from './load';

let release: BuiltRelease;
beforeAll(async () => {
  release = await testRelease();
});

const request = fakeRequest('/product-details/QM101', { route: '/product-details/:articleNo' });

/** A service that answers the calls in `given` and fails on all others. */
function serviceWith(given: Readonly<Record<string, unknown>>) {
  const adapter: AxiosAdapter = async (config) => {
    const data = given[config.url ?? ''];
    if (data === undefined) throw new Error(`${config.url ?? ''} is down`);
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
  const site = { ...fakeSite, api: { catalogue: { mode: 'http' as const, baseUrl: '' } } };
  return fakeContext({
    readAsset: release.readAsset,
    site,
    http: () => Promise.resolve(axios.create({ adapter })),
  });
}

const list = () => release.json.get('data/list.json');
const article = () => (release.json.get('data/detail-0.json') as readonly unknown[])[0];

describe('an article with a failing service', () => {
  it('shows the data of the list if the article cannot be loaded', async () => {
    const result = await load(request, serviceWith({ '/api/products': list() }));
    expect(result).toMatchObject({
      kind: 'ready',
      data: { kind: 'known', article: { articleNo: 'QM101', title: 'Padded-knuckle mechanics glove' } },
    });
  });

  it('shows the article alone if the list cannot be loaded', async () => {
    const result = await load(request, serviceWith({ '/api/products/get_product': article() }));
    expect(result).toMatchObject({
      kind: 'ready',
      data: { kind: 'found', articleNo: 'QM101', similar: [], knownVersions: [] },
    });
  });

  it('fails if neither can be loaded', async () => {
    await expect(load(request, serviceWith({}))).rejects.toThrow('is down');
  });
});
