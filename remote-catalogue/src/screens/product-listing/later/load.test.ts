/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import axios from 'axios';
import { fakeContext, fakeSite, requestFor } from '../../../test/fake-shell';
import { startProductServer } from '../../../test/product-server';
import { load } from './load';

const article = (articleNo: string, type: string) => ({
  articleNo,
  type,
  title: articleNo,
  image: '',
  description: [],
});

describe('load', () => {
  it('keeps garments without flame resistance off the fire-resistant page even if a service corrects their type', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const server = await startProductServer([
      article('FR1', 'Fire Resistant Garments'),
      article('NF1', 'Non Fire Resistant Garments'),
      article('NF2', 'Non Fire Resistants Garments'),
    ]);
    const http = axios.create({ baseURL: server.baseUrl });
    const site = { ...fakeSite, api: { catalogue: { mode: 'http', baseUrl: server.baseUrl } as const } };
    const context = fakeContext(() => Promise.reject(new Error('unused')), {
      http: () => Promise.resolve(http),
      site,
    });
    const result = await load(requestFor('/products/fire-resistant-garments'), context);
    expect(result.kind === 'ready' && result.data.cards.articleNo).toBe('FR1');
    expect(report).toHaveBeenCalledWith(expect.stringContaining('left out'));
    report.mockRestore();
    await server.close();
  });
});
