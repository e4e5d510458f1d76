import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColumnFields, ValueField } from './filter-fields';

const column = { key: 'col', label: 'Colour', kind: 'values', values: [] } as const;

it('a filter without results is not disabled while it has the focus', async () => {
  const user = userEvent.setup();
  const field = (articles: number, isChosen = false) => (
    <ValueField column={column} value={{ value: 'navy', name: 'Navy', articles, isChosen }} />
  );
  const { rerender } = render(field(0, true));
  await user.tab();
  rerender(field(0));
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
  render(<ColumnFields column={{ ...column, values }} />);
  const last = screen.getAllByRole('checkbox').at(-1);
  await user.click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  expect(last).toHaveFocus();
});
