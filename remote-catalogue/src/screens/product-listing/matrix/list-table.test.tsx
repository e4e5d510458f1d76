import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { readAsset } from '../../../testing/built-release';
import { catalogueShell } from '../../../testing/catalogue-shell';
import { serveBuiltRelease } from '../../../testing/release-files';
import { linkAddress } from '../../../testing/link-address';
import { load, Screen } from '../product-listing-screen';

beforeAll(serveBuiltRelease);

async function show(address: string) {
  const shell = catalogueShell({ site: { ...fakeSite } });
  const { http, site } = shell;
  const request = fakeRequest(address, { key: 'default' });
  const context = fakeContext({ readAsset, http, site });
  const result = await load({ ...request, search: '' }, context);
  if (result.kind !== 'ready') throw new Error(`${address} is ${result.kind}`);
  document.documentElement.dataset['q'] = '';
  render(<Screen {...screenProps(request, result.data, shell)} />);
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-q'));
}

const table = () => screen.getByRole('table');
const head = (name: RegExp) => within(table()).getByRole('columnheader', { name });

describe('a list as a table', () => {
  it('has a line for each article of the page, with a link to it, and no card', async () => {
    await show('/products/gloves?view=table');
    expect(within(table()).getAllByRole('rowheader')).toHaveLength(48);
    expect(linkAddress(within(table()), 'QM101')).toBe('/product-details/QM101');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(linkAddress(screen, 'Page 2')).toBe('/products/gloves?view=table&page=2');
  });

  it('scrolls its heads sideways with its articles, and the other way round', async () => {
    await show('/products/gloves?view=table');
    const [heads, articles] = within(table()).getAllByRole('rowgroup');
    if (!heads || !articles) throw new Error('There is no table.');
    fireEvent.scroll(articles, { target: { scrollLeft: 300 } });
    expect(heads.scrollLeft).toBe(300);
    fireEvent.scroll(heads, { target: { scrollLeft: 0 } });
    expect(articles.scrollLeft).toBe(0);
  });

  it('says by which head it is sorted, and links each head to its order', async () => {
    await show('/products/gloves?cut=C&view=table&sort=abr');
    expect(head(/^Abrasion/)).toHaveAttribute('aria-sort', 'descending');
    expect(head(/^Tear/)).not.toHaveAttribute('aria-sort');
    expect(within(head(/^Tear/)).getByRole('link')).toHaveAttribute(
      'href',
      '/products/gloves?cut=C&sort=tear&view=table',
    );
  });

  it('offers the orders of its heads beside the list, too: a phone shows no heads', async () => {
    await show('/products/garments?view=table&sort=splash');
    const field = screen.getByRole('combobox', { name: 'Sort by' });
    expect(field).toHaveValue('splash');
    const names = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toEqual(
      expect.arrayContaining([
        'Best visibility first',
        'Best arc rating first',
        'Heat and flame (EN ISO 11612), best first',
      ]),
    );
  });

  it('can be changed into cards and back, with the same filters', async () => {
    await show('/products/gloves?cut=C&view=table');
    const forms = within(screen.getByRole('group', { name: 'View' }));
    expect(forms.getByRole('link', { current: true })).toHaveTextContent('Table');
    expect(linkAddress(forms, 'Cards')).toBe('/products/gloves?cut=C');
  });
});
