import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { fakeContext, fakeRequest, publishedAt } from 'shared-types/testing/fake-shell';
import { catalogueShell } from '../../testing/catalogue-shell';
import { load, Screen } from './site-search-screen';

const propsAt = (address: string) => ({
  shell: catalogueShell(),
  request: fakeRequest(address, { title: 'Search' }),
  data: null,
  assetBase: '/',
  publishedAt,
});

it.each([
  ['/search?q=two%20words', '/products/two%20words'],
  ['/search?q=a/b', '/products/a%2Fb'],
  ['/search?q=..', '/products/..%20'],
  ['/search?q=+', '/products'],
])('%s leads to %s, by the server or by the browser', async (address, to) => {
  const props = propsAt(address);
  const result = await load(props.request, { ...fakeContext(), isOnRequest: true });
  expect(result).toEqual({ kind: 'redirect', to });
  render(<Screen {...props} />);
  expect(props.shell.navigate.mock.calls).toEqual([[to, { replace: true }]]);
});
