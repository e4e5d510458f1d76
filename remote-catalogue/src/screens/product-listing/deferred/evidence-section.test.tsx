import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { Evidence, Understood } from '../../../model/answer/search-result';
import { linkAddress } from '../../../testing/link-address';
import { EvidenceSection } from './evidence-section';

const parts: readonly Understood[] = [
  { label: 'size 10', without: '/products?q=jaket%20clove' },
  { label: 'jacket', written: 'jaket', without: '/products?q=clove%20size%2010' },
  {
    label: 'clove',
    isUnknown: true,
    offer: { label: 'glove', address: '/products?q=jaket%20glove%20size%2010' },
  },
];

const draw = (understood: readonly Understood[], rest: Partial<Evidence> = {}) =>
  render(
    <EvidenceSection
      evidence={{ understood, counts: '', remarks: [], ...rest }}
      switches={[{ label: 'Hide those that miss something', address: '/products?q=a&match=all' }]}
    />,
  );

it('a text is shown part by part: links to the text without them, an unknown word struck out with its offer', () => {
  draw(parts, { remarks: ['None of these states “thin”.'] });
  const understood = within(screen.getByRole('list', { name: 'Understood as' }));
  expect(understood.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'size 10',
    'jacket, for “jaket”',
    'clove not known, did you mean glove?',
  ]);
  expect(linkAddress(understood, /^size 10/)).toBe('/products?q=jaket%20clove');
  expect(linkAddress(understood, /^jacket/)).toBe('/products?q=clove%20size%2010');
  expect(understood.getByText('clove').tagName).toBe('S');
  expect(linkAddress(understood, 'glove')).toBe('/products?q=jaket%20glove%20size%2010');
  expect(screen.getByText('None of these states “thin”.')).toBeVisible();
  expect(linkAddress(screen, 'Hide those that miss something')).toBe('/products?q=a&match=all');
});

it('a text of one part is no link: without it, there is nothing to search for', () => {
  draw([{ label: 'winter' }]);
  const understood = within(screen.getByRole('list', { name: 'Understood as' }));
  expect(understood.queryByRole('link')).toBeNull();
});
