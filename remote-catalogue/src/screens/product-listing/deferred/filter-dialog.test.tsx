import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListDetails, ListView } from '../list-view';
import { FilterDialog } from './toolbar';

const chip = {
  label: 'Size: 9',
  condition: { column: 'size', value: '9' },
  address: '/products/gloves',
} as const;
const details: ListDetails = {
  chips: [chip],
  cleared: '/products/gloves',
  switches: [],
  forms: { cards: '', table: '' },
};
const view: ListView = {
  address: '/products/gloves?size=9',
  text: '',
  summary: '1 of 2 articles',
  sort: 'article',
  count: 1,
  outOf: 2,
  page: { page: 1, pages: 1, first: 1, last: 1 },
  cards: [],
  groups: [],
  counts: [],
  details,
};

it.each([
  ['link', 'Remove filter Size: 9'],
  ['button', 'Clear all'],
] as const)('the %s %s moves the focus to the heading of the filters', async (role, name) => {
  const dialog = (shown: ListView) => (
    <FilterDialog listing={{ view: shown, change: () => {} }} within={undefined} onClose={() => {}} />
  );
  const { rerender } = render(dialog(view));
  await userEvent.click(screen.getByRole(role, { name }));
  rerender(dialog({ ...view, details: { ...details, chips: [] } }));
  expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus();
});
