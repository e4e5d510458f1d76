import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { StandardFact } from 'shared-types';
import { factsOf, fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { Certificates } from './certificates';
import { load, Screen } from './credentials-screen';

const request = fakeRequest('/credentials');

const en511 = {
  slug: 'en-511',
  label: 'EN 511',
  edition: '2006',
  count: 12,
  example: '23X',
  places: [
    {
      name: 'Cold air',
      test: 'How well the whole glove keeps warmth in cold air.',
      unit: 'm²K/W',
      printed: '2',
      words: 'level 2 of 4',
      level: 2,
      levels: [
        { mark: '1', asks: '> 0.1' },
        { mark: '2', asks: '> 0.15' },
      ],
      besides: ['0', 'X'],
    },
    {
      name: 'Water',
      test: '',
      unit: '',
      printed: 'X',
      words: 'not tested',
      level: 0,
      levels: [],
      besides: [],
    },
  ],
};

async function showCredentials(standards: readonly StandardFact[] = [], hash = '') {
  const { data } = await load(request, fakeContext({ facts: factsOf({ standards }) }));
  render(<Screen {...screenProps({ ...request, hash }, data)} />);
}

const filter = () => screen.getByRole('textbox', { name: 'Filter this page' });

/** Folded ones, too. */
const standards = () => [...document.querySelectorAll('details > section')];

const openStandards = () => standards().filter((section) => section.closest('details')?.open);

describe('the standards page', () => {
  it('has every anchor that the product pages and other sites link to', async () => {
    await showCredentials();
    expect(
      standards()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(
      [
        'en-388 en-407 en-511 en-iso-374 en-iso-21420 en-12477 ansi-isea-105 ansi-isea-138 en-iso-11612',
        'en-iso-11611 en-1149-5 en-13034 iec-61482-2 en-iso-20471 en-13795 aami-pb70 ppe-categories',
      ]
        .join(' ')
        .split(' ')
        .toSorted(),
    );
  });

  it('folds all standards but the first, and unfolds the one that the address names', async () => {
    await showCredentials();
    expect(openStandards().map(({ id }) => id)).toEqual(['en-388']);
    cleanup();
    await showCredentials([], '#en-511');
    expect(openStandards().map(({ id }) => id)).toEqual(['en-388', 'en-511']);
  });

  it('explains a marking position by position, with the data of the catalogue', async () => {
    await showCredentials([en511]);
    const table = screen.getByRole('table', { name: 'EN 511' });
    const row = within(table).getByRole('row', { name: /Cold air/ });
    expect(row).toHaveTextContent('m²K/W');
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 > 0.1', '2 > 0.15']);
    const section = screen.getByRole('region', { name: 'EN 511' });
    expect(section).toHaveTextContent('23X Cold air: level 2 of 4; Water: not tested.');
    expect(section).toHaveTextContent('Not the same as 0.');
    expect(within(section).getByRole('link', { name: '12 articles tested to EN 511' })).toHaveAttribute(
      'href',
      '/products?standard=en-511',
    );
  });

  it('says that a table is not available, and shows the rest, without the catalogue', async () => {
    await showCredentials();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const section = screen.getByRole('region', { name: 'EN 388' });
    expect(section).toHaveTextContent('The table of levels is not available at the moment.');
    expect(section).toHaveTextContent('Does not cover needles');
    expect(screen.getByRole('region', { name: 'PPE categories' })).not.toHaveTextContent('not available');
  });

  it('shows the standards with a typed word and their number; Escape shows all again', async () => {
    await showCredentials();
    fireEvent.change(filter(), { target: { value: 'static' } });
    expect(standards().map(({ id }) => id)).toEqual(['iec-61482-2', 'en-1149-5']);
    expect(openStandards()).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 17 standards');
    fireEvent.keyDown(filter(), { key: 'Escape' });
    expect(standards()).toHaveLength(17);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says that nothing matches, and has a button that shows all again', async () => {
    await showCredentials();
    fireEvent.change(filter(), { target: { value: 'umbrella' } });
    expect(screen.getByText('No results for “umbrella” on this page.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(standards()).toHaveLength(17);
    expect(filter()).toHaveFocus();
  });
});

describe('the certificates', () => {
  const certificate = {
    id: 'iso-9001',
    title: 'Quality management, ISO 9001',
    issuer: 'Sample Register',
    number: 'S-1',
    scope: 'Gloves',
    validFrom: '2024-02-01',
    validUntil: '2027-01-31',
    sample: true,
  };
  const show = (day: string) => render(<Certificates certificates={[certificate]} nowMs={Date.parse(day)} />);

  it('are valid to the end of their last day', () => {
    show('2027-01-31T23:00:00Z');
    expect(screen.queryByText('Expired')).not.toBeInTheDocument();
    expect(screen.queryByText(/No certificate published yet/)).not.toBeInTheDocument();
    expect(screen.getByText('Sample Register')).toBeVisible();
  });

  it('move to Expired after their last day', () => {
    show('2027-02-02T00:00:00Z');
    expect(screen.getByRole('heading', { name: 'Expired' })).toBeVisible();
    expect(screen.getByText(/No certificate published yet/)).toBeVisible();
  });
});
