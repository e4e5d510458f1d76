import { expect, it } from '@jest/globals';
import { fakeContext } from 'shared-types/testing/fake-shell';
import { readAsset } from '../testing/built-release';
import { openSearch } from './search';

it('the search module suggests from the files of its release alone', async () => {
  const suggest = await openSearch(fakeContext({ readAsset }));
  const groups = suggest('cotton', 8);
  const [article] = groups[0]?.suggestions ?? [];
  expect(groups.map(({ title }) => title)).toEqual(['Articles', 'Categories']);
  expect(article?.path).toBe(`/product-details/${article?.number}`);
  expect(article?.picture).toMatch(/^\/assets\/\w+\.svg$/);
  expect(suggest('zzzzzz', 8)).toEqual([]);
});
