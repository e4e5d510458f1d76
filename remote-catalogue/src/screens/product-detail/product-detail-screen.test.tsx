import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadResult } from 'shared-types';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { openLists } from '../../features/chosen-lists/chosen-lists';
import { readAsset, testRelease } from '../../testing/built-release';
import { lastList } from '../../state/last-list';
import { catalogueShell } from '../../testing/catalogue-shell';
import { linkAddress } from '../../testing/link-address';
import { type DetailData } from './detail-data';
import { shownArticle } from '../../../articles/facts/shown-article';
import { head, load, paths, Screen } from './product-detail-screen';

beforeAll(testRelease);

const loaded = (articleNo: string): Promise<LoadResult<DetailData>> =>
  load(
    fakeRequest(`/product-details/${articleNo}`, { route: '/product-details/:articleNo' }),
    fakeContext({ readAsset }),
  );

const anyRequest = fakeRequest('/product-details/any', { route: '/product-details/:articleNo' });

function draw(data: DetailData, shell = catalogueShell()) {
  render(<Screen {...screenProps(anyRequest, data, shell)} />);
}

async function show(articleNo: string, shell = catalogueShell()): Promise<DetailData> {
  const result = await loaded(articleNo);
  if (result.kind === 'redirect' || !result.data) throw new Error(`${articleNo} is ${result.kind}`);
  draw(result.data, shell);
  return result.data;
}

describe('the page of an article', () => {
  it('shows title, uses and the way to ask about it', async () => {
    await show('XP301');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TPR impact glove, full back');
    expect(screen.getByText('Handling pipe and rigging')).toBeVisible();
    expect(screen.getByText('Sample data, not a declaration of conformity')).toBeVisible();
    expect(linkAddress(screen, 'Ask about XP301')).toBe('/contact-us?items=XP301');
  });

  it('shows the six places of the EN 388 marking at a glance', async () => {
    await show('XP301');
    const region = screen.getByRole('region', { name: 'EN 388 marking' });
    const [decoder] = within(region).getAllByRole('list');
    expect(
      decoder &&
        within(decoder)
          .getAllByRole('listitem')
          .map((place) => place.textContent),
    ).toEqual([
      '4Abrasion4 of 4',
      'XCut (coup)not tested',
      '4Tear4 of 4',
      '3Puncture3 of 4',
      'DCut (ISO)D of A–F',
      'PImpactpassed',
    ]);
    expect(within(region).getByText('ANSI/ISEA 105 cut A4')).toBeVisible();
  });

  it('shows one of its views at a time, chosen without scripts', async () => {
    await show('QM101');
    const views = screen.getByRole('group', { name: 'View' });
    expect(within(views).getByRole('radio', { name: 'Back' })).toBeChecked();
    await userEvent.click(within(views).getByRole('radio', { name: 'Palm' }));
    expect(within(views).getByRole('radio', { name: 'Palm' })).toBeChecked();
    expect(screen.getByRole('img', { name: 'Padded-knuckle mechanics glove, palm' })).toBeInTheDocument();
  });

  it('distinguishes available sizes from the others, and leads to the guide that says how to measure', async () => {
    await show('QM101');
    const sizes = within(screen.getByRole('region', { name: 'Available sizes' }));
    expect(sizes.getByRole('group', { name: 'Available sizes' })).toHaveTextContent(
      '6 not available789101112',
    );
    expect(sizes.getAllByRole('radio')).toHaveLength(6);
    expect(sizes.getByRole('link', { hidden: true })).toHaveAttribute('href', '/size-guide/gloves');
  });

  it('takes the chosen size along to the enquiry', async () => {
    const shell = catalogueShell();
    await show('QM101', shell);
    await userEvent.click(screen.getByRole('radio', { name: '9' }));
    expect(linkAddress(screen, 'Ask about QM101')).toBe('/contact-us?items=QM101:9');
    await userEvent.click(screen.getByRole('button', { name: 'Add QM101 size 9 to enquiry' }));
    await userEvent.click(screen.getByRole('radio', { name: '10' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enquiry list (1)' }));
    expect(await screen.findByText('QM101, size 10')).toBeVisible();
    cleanup();
    await show('QM101', shell);
    expect(screen.getByRole('radio', { name: '10' })).toBeChecked();
    act(() => void openLists(shell.storage).enquiry.change('QM101', true, '8'));
    expect(screen.getByRole('radio', { name: '8' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '10' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove QM101 size 10 from enquiry' }));
    expect(screen.getByRole('button', { name: 'Add QM101 size 10 to enquiry' })).toBeVisible();
  });

  it('lists the documents that are sent on request', async () => {
    await show('QM101');
    const documents = within(screen.getByRole('region', { name: 'Documents' }));
    expect(documents.getAllByRole('row')).toHaveLength(3);
    expect(linkAddress(documents, 'Request: EU declaration of conformity')).toBe(
      '/contact-us?items=QM101&topic=documents&text=EU%20declaration%20of%20conformity',
    );
  });

  it('links its data sheet, beside the actions and among the documents, if there is a file', async () => {
    const result = await loaded('QM101');
    if (result.kind !== 'ready' || result.data.kind !== 'found') throw new Error(result.kind);
    const file = { address: '/assets/sheet.pdf', fileName: 'a.pdf', about: 'PDF, 38 KB', edition: '' };
    draw({ ...result.data, documents: [{ kind: 'data-sheet', name: 'Data sheet', files: [file] }] });
    for (const link of [
      screen.getByRole('link', { name: 'Data sheet PDF, 38 KB' }),
      screen.getByRole('link', { name: 'Download PDF, 38 KB: Data sheet' }),
    ])
      expect(link).toHaveAttribute('href', '/assets/sheet.pdf');
  });

  it.each([
    ['2999-12-31', 'Valid until 31 December', 0],
    ['2020-12-31', 'Ended on 31 December', 1],
  ])('says of a certificate to %s: %s', async (validUntil, text, requests) => {
    const result = await loaded('QM101');
    if (result.kind !== 'ready' || result.data.kind !== 'found') throw new Error(result.kind);
    const file = { address: '/assets/c.pdf', fileName: 'c.pdf', about: 'PDF, 38 KB', edition: 'English' };
    const certificate = { body: 'Body', number: '0000-1', validUntil, lastDay: '31 December' };
    draw({
      ...result.data,
      documents: [{ kind: 'certificate', name: 'Certificate', files: [file], certificate }],
    });
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download PDF, 38 KB: Certificate, English' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Request: Certificate' })).toHaveLength(requests);
  });

  it('says how it is packed and cared for, and its PPE category in Roman figures', async () => {
    await show('QM101');
    const data = within(screen.getByRole('region', { name: 'Data' }));
    for (const row of [/Per bag 12\spairs/, /^Care \w/, /^PPE category I{1,3}$/])
      expect(data.getByRole('row', { name: row })).toBeVisible();
  });

  it('links back to the category, or to the list that was shown last', async () => {
    await show('QM101');
    expect(linkAddress(screen, 'Back to General and DIY mechanics gloves')).toBe(
      '/products/mechanics_gloves/general',
    );
    cleanup();
    lastList.address = '/products/gloves?cut=C';
    await show('QM101');
    expect(linkAddress(screen, 'Back to the results')).toBe('/products/gloves?cut=C');
  });

  it('links a further version by number and name only if it is an article', async () => {
    await show('QM105');
    const versions = within(screen.getByRole('region', { name: 'Also available in' }));
    const known = versions.getByRole('row', { name: /^QM101 ./ });
    expect(within(known).getByRole('link')).toHaveAttribute('href', '/product-details/QM101');
    expect(versions.getByText('Orange back, on request')).toBeVisible();
    expect(versions.queryByRole('link', { name: /Orange back/ })).toBeNull();
  });

  it('offers no declaration of an article that is not protective equipment', async () => {
    await show('EH905');
    expect(screen.queryByText('EU declaration of conformity')).toBeNull();
  });

  it('shows materials instead of features for a garment', async () => {
    await show('YF603');
    const construction = within(screen.getByRole('region', { name: 'Construction' }));
    expect(construction.getByRole('row', { name: /Shell Modacrylic 55/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Front' })).toBeChecked();
  });

  it('shows what is equal or better, with the difference, and the way to compare another marking', async () => {
    await show('QM101');
    const better = within(screen.getByRole('region', { name: 'Equal or better' }));
    const tiles = better.getAllByRole('listitem');
    expect(tiles.length).toBeLessThanOrEqual(4);
    for (const tile of tiles) expect(tile).toHaveTextContent(/Same levels|Higher: /);
    expect(linkAddress(better, /^All \d+ that are equal or better$/)).toBe('/alternatives/QM101');
    expect(linkAddress(better, 'Compare another maker’s marking')).toBe('/alternatives');
  });

  it('shows four similar articles of the type', async () => {
    await show('KC401');
    const similar = within(screen.getByRole('region', { name: 'Similar articles' }));
    expect(similar.getAllByRole('listitem')).toHaveLength(4);
    expect(linkAddress(similar, 'All cotton and nylon gloves')).toBe('/products/industrial_gloves/cotton');
  });

  it('shows no section for data that the service does not have', () => {
    const product = {
      articleNo: 'X1',
      type: 'Industrial Gloves Cotton' as const,
      title: 'Plain glove',
      image: 'x1.webp',
      description: ['Work'],
    };
    draw({
      kind: 'found',
      ...shownArticle(product, []),
      similar: [],
      knownVersions: [],
    });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'X1 Plain glove',
      'Intended uses',
    ]);
  });
});

describe('the address of an article', () => {
  it('exists for every article', async () => {
    const all = await paths(fakeContext({ readAsset }));
    expect(all).toHaveLength(120);
    expect(all[0]).toBe('/product-details/QM101');
  });

  it('redirects to the stored spelling of the number', async () => {
    expect(await loaded('qm101')).toEqual({ kind: 'redirect', to: '/product-details/QM101' });
  });

  it('shows the nearest numbers if there is no such article', async () => {
    const result = await loaded('qm1o1');
    expect(result.kind).toBe('not-found');
    await show('qm1o1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Article “qm1o1” not found');
    const near = within(screen.getByRole('region', { name: 'Similar article numbers' }));
    expect(near.getAllByRole('link')).toHaveLength(3);
    expect(near.getAllByRole('link')[0]).toHaveAttribute('href', '/product-details/QM101');
  });

  it('offers the search and all products if no number is near', async () => {
    const data = await show('zzzzzzzz');
    expect(screen.queryByRole('region')).toBeNull();
    expect(linkAddress(screen, 'All products')).toBe('/products');
    expect(screen.getByRole('link', { name: /^Search all articles/ })).toBeVisible();
    expect(head(data).robots).toBe('noindex');
  });
});
