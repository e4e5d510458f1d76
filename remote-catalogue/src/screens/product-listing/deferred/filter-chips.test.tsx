import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chip } from '../../../model/answer/answer';
import { FilterChips } from './filter-chips';

const chips: readonly Chip[] = ['goatskin', 'nylon', 'leather'].map((value) => ({
  label: value,
  condition: { column: 'palm', value },
}));

it('a removed chip gives its focus to the next one, the last to the one before, the only one to its list', async () => {
  const onGone = jest.fn();
  const draw = (shown: readonly Chip[]) => <FilterChips chips={shown} onChange={() => {}} onGone={onGone} />;
  const { rerender } = render(draw(chips));
  const button = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` });
  await userEvent.click(button('nylon'));
  rerender(draw(chips.filter(({ label }) => label !== 'nylon')));
  expect(button('leather')).toHaveFocus();
  await userEvent.click(button('leather'));
  rerender(draw(chips.slice(0, 1)));
  expect(button('goatskin')).toHaveFocus();
  expect(onGone).not.toHaveBeenCalled();
  await userEvent.click(button('goatskin'));
  expect(onGone).toHaveBeenCalledTimes(1);
});
