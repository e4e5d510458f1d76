import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { categories } from '../../../articles/categories';
import { routes } from '../../../remote.json';
import { readAsset } from '../../testing/built-release';
import { catalogueShell } from '../../testing/catalogue-shell';
import { serveBuiltRelease } from '../../testing/release-files';
import { linkAddress } from '../../testing/link-address';
import { head, load, Screen } from './product-listing-screen';

beforeAll(serveBuiltRelease);

const findPages = (text: string) =>
  Promise.resolve(text === 'returns' ? [{ path: '/forms#return', title: 'Return', page: 'Forms' }] : []);

/**
 * Shows the listing at an address, as after a link within the site.
 *
 * @param options.rendered query of the page that the data were loaded for
 */
async function show(address: string, { rendered = '', isSearched = false } = {}) {
  const shell = catalogueShell({ site: { ...fakeSite }, findPages });
  const { http, site } = shell;
  const title = routes.find(({ path }) => path === address.split('?')[0])?.title ?? 'Title of the route';
  const request = fakeRequest(address, { key: 'default', isSearched, title });
  const context = fakeContext({ readAsset, http, site, findPages });
  const result = await load({ ...request, search: rendered }, context);
  if (result.kind !== 'ready') throw new Error(`${address} is ${result.kind}`);
  document.documentElement.dataset['q'] = '';
  render(<Screen {...screenProps(request, result.data, shell)} />);
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-q'));
  return { data: result.data, head: head(result.data, request) };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const articles = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.closest('li'))
    .filter((item) => item !== null);

describe('the product listing', () => {
  it.each(categories.map(({ path, types }) => [path, types] as const))(
    'at %s has its own types only',
    async (path, types) => {
      const result = await load(fakeRequest(path), fakeContext({ readAsset }));
      const cards = result.kind === 'ready' ? result.data.view.cards : [];
      expect(cards.length).toBeGreaterThan(0);
      const own: readonly string[] = types;
      expect(cards.filter(({ type }) => !own.includes(type))).toEqual([]);
    },
  );

  it('says what it shows and how many', async () => {
    const { data } = await show('/products/gloves');
    expect(heading()).toHaveTextContent('Gloves');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(trail.at(-1)).toHaveTextContent('Gloves');
    expect(articles()).toHaveLength(48);
    for (const name of [/^Compare /, /^Enquiry /])
      expect(screen.getAllByRole('checkbox', { name })).toHaveLength(48);
    expect(screen.getByText(new RegExp(`^${data.view.count} articles`))).toBeVisible();
  });

  it.each(['/products/returns', '/products?q=returns'])(
    'at %s shows pages that fit the text',
    async (address) => {
      await show(address);
      const pages = await screen.findByRole('region', { name: 'Pages' });
      expect(pages).toHaveTextContent('PagesReturnForms');
      expect(within(pages).getByRole('link')).toHaveAttribute('href', '/forms#return');
    },
  );

  it('says of a standard how many pages explain it, and how many articles are marked to it', async () => {
    await show('/products?q=EN%20511');
    expect(screen.getByText(/^1 page explains it · \d+ articles are marked so$/)).toBeVisible();
    const pages = await screen.findByRole('region', { name: 'Pages' });
    expect(within(pages).getByRole('link')).toHaveTextContent('EN 511');
  });

  it('highlights the shown category among all categories', async () => {
    await show('/products/garments');
    const tree = screen.getByRole('navigation', { name: 'Category' });
    // Of gloves, the group alone; of garments, each part.
    expect(within(tree).getAllByRole('link')).toHaveLength(7);
    expect(within(tree).getByRole('link', { current: 'page' })).toHaveTextContent('Garments 60');
  });

  it('has the categories once: as links, or in a search as a filter', async () => {
    await show('/products/glove');
    expect(screen.queryByRole('navigation', { name: 'Category' })).toBeNull();
    const group = screen.getByRole('group', { name: 'Category' });
    expect(within(group).getByRole('checkbox', { name: /^Cotton and nylon gloves/ })).toBeVisible();
  });

  it('of gloves and garments says where the filters of protection are', async () => {
    await show('/products?col=navy');
    const hint = screen.getByText(/for protection filters\.$/);
    expect(hint).toHaveTextContent('Choose Gloves or Garments for protection filters.');
    expect(linkAddress(within(hint), 'Gloves')).toBe('/products/gloves?col=navy');
  });

  it('of everything has sizes apart and colours as they look, and says that it is sample data', async () => {
    await show('/products');
    expect(screen.getByText('Sample data, not a declaration of conformity')).toBeVisible();
    const sizes = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('value'));
    expect(sizes('Glove sizes')).toEqual(['6', '7', '8', '9', '10', '11', '12']);
    expect(sizes('Garment sizes')).toEqual(['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL']);
    const colours = screen.getByRole('group', { name: 'Colour' });
    const boxes = within(colours).getAllByRole('checkbox');
    expect(boxes).toHaveLength(6);
    expect(colours.querySelectorAll('svg')).toHaveLength(6);
    expect(within(colours).getByRole('button', { name: /^Show all/ })).toBeVisible();
  });

  it('loads the first drawing with priority and distant ones late', async () => {
    await show('/products/gloves');
    const drawings = [...document.body.querySelectorAll('img')];
    expect(drawings[0]).toHaveAttribute('fetchpriority', 'high');
    expect(drawings[3]).not.toHaveAttribute('loading');
    expect(drawings[4]).toHaveAttribute('loading', 'lazy');
    expect(drawings.every((drawing) => drawing.hasAttribute('width') && drawing.hasAttribute('height'))).toBe(
      true,
    );
  });

  it('shows the articles that contain a searched text', async () => {
    const shown = await show('/products/nylon');
    expect(heading()).toHaveTextContent('Results for “nylon”');
    expect(articles().length).toBeGreaterThanOrEqual(4);
    for (const article of articles()) expect(article).toHaveTextContent(/nylon/i);
    expect(shown.head).toMatchObject({ title: 'Search: nylon', robots: 'noindex' });
  });

  it('says how many articles match, how the text was understood, and which word it does not know', async () => {
    await show('/products?q=gaunlet%20xylophone');
    expect(screen.getByText(/^\d+ match everything but “xylophone”$/)).toBeVisible();
    const understood = screen.getByRole('list', { name: 'Understood as' });
    expect(understood).toHaveTextContent(/^gauntlet, for “gaunlet”xylophone not known/);
    expect(linkAddress(within(understood), /^gauntlet/)).toBe('/products?q=xylophone');
  });

  it.each([
    ['', /^Hide those/, '&match=all'],
    ['&match=all', /^Show the \d+ that miss/, '&match=any'],
  ])('lists what misses something below what matches, or not: %s', async (match, name, other) => {
    const address = '/products?q=navy%20jacket%20hood';
    await show(address + match);
    expect(screen.getByText(/^\d+ match everything you asked · \d+ miss something$/)).toBeVisible();
    expect(linkAddress(screen, name)).toBe(address + other);
    const misses = articles().map((article) => article.querySelector('[data-verdict=silent]') !== null);
    expect(misses[0]).toBe(false);
    expect(misses.at(-1)).toBe(match === '');
  });

  it.each([
    ['chemical protection gloves', 'We have no chemical protection gloves', 'Ask us about it'],
    ['Ansell 11-800', 'We do not sell Ansell', 'Find an equal or better article'],
  ])('says of %s that we do not sell it, lists nothing, and shows a way on', async (text, title, way) => {
    await show(`/products?q=${encodeURIComponent(text)}`);
    expect(heading()).toHaveTextContent(title);
    expect(screen.getByRole('link', { name: way })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.queryByText(/Understood as|spelling/)).toBeNull();
  });

  it('shows whom to ask and a drawing of each category if the query found nothing', async () => {
    await show('/products?q=zzzz');
    expect(linkAddress(screen, 'Ask us about it')).toBe('/contact-us?text=zzzz');
    expect(linkAddress(screen, 'Choose by hazard')).toBe('/choose');
    const ways = screen.getByRole('region', { name: 'Browse by category' });
    await waitFor(() => expect(ways.querySelectorAll('img')).toHaveLength(8));
  });

  it('offers no order and repeats no text if a category has nothing with the text', async () => {
    await show('/products/garments?q=zzzz');
    expect(screen.getByText(/^No article states “zzzz”/)).toBeVisible();
    expect(screen.queryByText(/^Articles found for/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  });

  it.each([
    ['/products/garments?q=zzzz', []],
    ['/products/gloves?cut=C&chem=A', ['Cut (ISO)at least', 'Chemicals (type)at least']],
  ])('at %s is empty, and has only the filters that are set', async (address, set) => {
    await show(address);
    const groups = within(screen.getByRole('search', { name: 'Filters' })).queryAllByRole('group');
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(set);
  });

  it.each([true, false])(
    'offers a search for the name of a category to who searched it: %s',
    async (isSearched) => {
      await show('/products/gloves', { isSearched });
      const links = screen.queryAllByRole('link', { name: 'Search all products for “gloves”' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        isSearched ? ['/products?q=gloves'] : [],
      );
    },
  );

  it.each(['%2F', 'x?y#z'])('repeats the text %s if nothing contains it', async (text) => {
    await show(`/products/${encodeURIComponent(text)}`);
    expect(heading()).toHaveTextContent(`No articles for “${text}”`);
    const ways = screen.getByRole('region', { name: 'Browse by category' });
    expect(linkAddress(within(ways), /Cotton/)).toBe('/products/industrial_gloves/cotton');
  });

  it('redirects other spellings of a category to its address', async () => {
    const result = await load(fakeRequest('/products/GLOVES'), fakeContext({ readAsset }));
    expect(result).toEqual({ kind: 'redirect', to: '/products/gloves' });
  });
});

describe('a further page of the listing', () => {
  const renderedAt = async (address: string) => {
    const result = await load(fakeRequest(address), fakeContext({ readAsset }));
    if (result.kind !== 'ready') throw new Error(`${address} is ${result.kind}`);
    return { ...result, head: head(result.data, fakeRequest(address)) };
  };

  it('is in the first render, before its query is read', async () => {
    const { data } = await renderedAt('/products?page=2');
    render(<Screen {...screenProps(fakeRequest('/products?page=2'), data, catalogueShell())} />);
    expect(screen.getByText('49–96 of 120')).toBeVisible();
    expect(articles()).toHaveLength(48);
    expect(screen.getByRole('link', { current: 'page', name: 'Page 2' })).toHaveAttribute(
      'href',
      '/products?page=2',
    );
    expect(linkAddress(screen, 'Next page')).toBe('/products?page=3');
  });

  it('has its number in title and address, and its own description', async () => {
    const first = await renderedAt('/products');
    const pages = [];
    for (const number of [2, 3]) pages.push(await renderedAt(`/products?page=${number}`));
    expect(pages.map(({ pages: count }) => count)).toEqual([3, 3]);
    expect(pages.map(({ head: { title, search } }) => [title, search])).toEqual(
      [2, 3].map((number) => [`Title of the route – page ${number}`, `?page=${number}`]),
    );
    const descriptions = [first, ...pages].map((page) => page.head.description);
    expect(new Set(descriptions).size).toBe(3);
    for (const { length } of descriptions) {
      expect(length).toBeGreaterThanOrEqual(70);
      expect(length).toBeLessThanOrEqual(160);
    }
  });

  it('has a head of its own after navigation, too, and gives it back', async () => {
    const { data } = await renderedAt('/products');
    expect(head(data, fakeRequest('/products?page=3'))).toEqual({
      title: 'Title of the route – page 3',
      description: '',
      search: '?page=3',
    });
    for (const query of ['', '?page=1', '?sort=title&page=3', '?cut=C'])
      expect(head(data, fakeRequest(`/products${query}`))).toEqual({
        title: 'Title of the route',
        description: data.description,
      });
    expect(head(data, fakeRequest('/products?page=999')).search).toBe('?page=3');
  });

  it('gives way to the first page, whose description it does not know', async () => {
    const shown = await show('/products', { rendered: '?page=2' });
    await waitFor(() => expect(articles()[0]).toHaveTextContent('QM101'));
    expect(screen.getByText('1–48 of 120')).toBeVisible();
    expect(shown.head).toEqual({ title: 'All products', description: '' });
  });
});
