import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilterGroup } from '../../../model/answer/filter-groups';
import { FoldedGroups } from './folded-groups';

const group = (key: string, isChosen = false): FilterGroup => ({
  key,
  label: key,
  columns: [{ key, label: key, kind: 'values', values: [{ value: 'a', name: 'A', articles: 1, isChosen }] }],
});
const shownHeadings = () =>
  [...document.querySelectorAll<HTMLElement>('details:not([hidden]) > summary > :first-child')].map(
    ({ textContent }) => textContent,
  );

it('shows the other filters on request, and the first of them has the focus', async () => {
  render(<FoldedGroups groups={['cut', 'size', 'lining', 'cuff'].map((key) => group(key))} first={2} />);
  expect(shownHeadings()).toEqual(['cut', 'size']);
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  expect(shownHeadings()).toEqual(['cut', 'size', 'lining', 'cuff']);
  expect(screen.getByText('lining').parentElement).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

it('always shows a filter that is set, and keeps it when it is cleared', () => {
  const { rerender } = render(<FoldedGroups groups={[group('lining', true), group('cuff')]} />);
  expect(shownHeadings()).toEqual(['lining']);
  rerender(<FoldedGroups groups={[group('lining'), group('cuff', true)]} />);
  expect(shownHeadings()).toEqual(['lining', 'cuff']);
  expect(screen.queryByRole('button', { name: 'More filters' })).not.toBeNull();
});
