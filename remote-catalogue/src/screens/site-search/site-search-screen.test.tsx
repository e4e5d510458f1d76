import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeRequest, publishedAt } from 'shared-types/testing/fake-shell';
import { catalogueShell } from '../../testing/catalogue-shell';
import { head, Screen } from './site-search-screen';

const propsAt = (address: string) => ({
  shell: catalogueShell(),
  request: fakeRequest(address, { title: 'Search' }),
  data: null,
  assetBase: '/',
  publishedAt,
});

it('without scripts, the page of the search says that nothing was searched', () => {
  expect(renderToString(<Screen {...propsAt('/search')} />)).toContain('Your search was not carried out');
});

it('it offers categories and us, and search engines leave it out', () => {
  const props = propsAt('/search');
  render(<Screen {...props} />);
  expect(screen.getByRole('link', { name: 'Leather gloves' })).toHaveAttribute(
    'href',
    '/products/industrial_gloves/leather',
  );
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  expect(head(props.data, props.request).robots).toBe('noindex');
});

it.each([
  ['/search?q=two%20words', [['/products/two%20words', { replace: true }]]],
  ['/search?q=a/b', [['/products/a%2Fb', { replace: true }]]],
  ['/search?q=..', [['/products/..%20', { replace: true }]]],
  ['/search?q=+', []],
])('with scripts, %s goes on to %j', (address, calls) => {
  const props = propsAt(address);
  render(<Screen {...props} />);
  expect(props.shell.navigate.mock.calls).toEqual(calls);
});
