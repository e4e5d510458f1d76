import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chip } from '../../../model/answer/answer';
import { FilterChips } from './filter-chips';

const chips: readonly Chip[] = ['goatskin', 'nylon', 'leather'].map((value) => ({
  label: value,
  condition: { column: 'palm', value },
  address: `/products/without-${value}`,
}));

it('a removed chip gives its focus to the next one, the last to the one before, the only one to its list', async () => {
  const onGone = jest.fn();
  const draw = (shown: readonly Chip[]) => (
    <FilterChips chips={shown} cleared="/products" onChange={() => {}} onGone={onGone} />
  );
  const { rerender } = render(draw(chips));
  const link = (name: string) => screen.getByRole('link', { name: `Remove filter ${name}` });
  await userEvent.click(link('nylon'));
  rerender(draw(chips.filter(({ label }) => label !== 'nylon')));
  expect(link('leather')).toHaveFocus();
  await userEvent.click(link('leather'));
  expect(link('goatskin')).toHaveFocus();
  expect(onGone).not.toHaveBeenCalled();
  // The list without leather has not arrived yet.
  await userEvent.click(link('goatskin'));
  expect(onGone).toHaveBeenCalledTimes(1);
});
