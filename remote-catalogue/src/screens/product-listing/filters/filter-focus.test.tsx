import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColumnFields } from './filter-column';
import { FilterInput } from './filter-input';

it('a filter without results is not disabled while it has the focus', async () => {
  const user = userEvent.setup();
  const input = (articles: number, isChosen = false) => (
    <FilterInput
      type="checkbox"
      column="palm"
      value={{ value: 'nylon', name: 'Nylon', articles, isChosen }}
    />
  );
  const { rerender } = render(input(0, true));
  await user.tab();
  rerender(input(0));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeEnabled();
  await user.tab();
  expect(screen.getByRole('checkbox')).toBeDisabled();
});

it('showing all values moves the focus to the one before the new values', async () => {
  const user = userEvent.setup();
  const values = Array.from({ length: 20 }, (_, place) => ({
    value: `v${place}`,
    name: `Value ${place}`,
    articles: 1,
  }));
  render(<ColumnFields column={{ key: 'col', label: 'Colour', kind: 'values', values }} />);
  const last = screen.getAllByRole('checkbox').at(-1);
  await user.click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  expect(last).toHaveFocus();
});
