import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeContext, fakeRequest, publishedAt } from 'shared-types/testing/fake-shell';
import { testRelease } from '../../testing/built-release';
import { catalogueShell } from '../../testing/catalogue-shell';
import { head, load, Screen } from './site-search-screen';

const request = fakeRequest('/search', { title: 'Search' });

async function propsAt(address: string, leftOut: readonly string[] = []) {
  const { readAsset } = await testRelease();
  const { data } = await load(request, fakeContext({ readAsset, leftOut }));
  return { shell: catalogueShell(), request: fakeRequest(address), data, assetBase: '/', publishedAt };
}

it('without scripts, the page of the search says that nothing was searched', async () => {
  const markup = renderToString(<Screen {...await propsAt('/search')} />);
  expect(markup).toContain('Your search was not carried out');
  expect(markup).not.toContain('/product-details/');
});

it('it offers categories, standards and us, and search engines leave it out', async () => {
  const props = await propsAt('/search');
  render(<Screen {...props} />);
  const linksOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksOf('Categories')).toHaveLength(8);
  expect(linksOf('Standards')).toContain('/credentials#en-388');
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  expect(head(props.data, request).robots).toBe('noindex');
});

it('its categories have the pictures that stand for them everywhere', async () => {
  const { json } = await testRelease();
  const fact = json.get('facts/categories.json') as readonly { path: string; drawing: string }[];
  const { data } = await propsAt('/search');
  for (const { path, drawing } of data.categories)
    expect([path, drawing]).toEqual([path, fact.find((category) => category.path === path)?.drawing]);
});

it('it links to no standards on a site that does not explain them', async () => {
  render(<Screen {...await propsAt('/search', ['/credentials'])} />);
  expect(screen.queryByRole('region', { name: 'Standards' })).toBeNull();
});

it.each([
  ['/search?q=two%20words', '/products/two%20words'],
  ['/search?q=a/b', '/products/a%2Fb'],
  ['/search?q=..', '/products/..%20'],
])('with scripts, %s goes on to %s', async (address, to) => {
  const props = await propsAt(address);
  render(<Screen {...props} />);
  expect(props.shell.navigate.mock.calls).toEqual([[to, { replace: true }]]);
});

it('with scripts and without a text, it stays', async () => {
  const props = await propsAt('/search?q=+');
  render(<Screen {...props} />);
  expect(props.shell.navigate).not.toHaveBeenCalled();
});
