import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { catalogueShell } from '../../testing/catalogue-shell';
import { load, Screen } from './site-search-screen';

it.each([
  ['/search?q=two%20words', '/products/two%20words'],
  ['/search?q=a/b', '/products/a%2Fb'],
  ['/search?q=..', '/products/..%20'],
  ['/search?q=+', '/products'],
])('%s leads to %s, by the server or by the browser', async (address, to) => {
  const request = fakeRequest(address, { title: 'Search' });
  const result = await load(request, { ...fakeContext(), isOnRequest: true });
  expect(result).toEqual({ kind: 'redirect', to });
  const shell = catalogueShell();
  render(<Screen {...screenProps(request, null, shell)} />);
  expect(shell.navigate.mock.calls).toEqual([[to, { replace: true }]]);
});
