import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chip } from '../../../model/answer/answer';
import { FilterChips } from './filter-chips';

const chip = (label: string, column: string, value: string): Chip => ({
  label,
  condition: { column, value },
});
const palm = chip('Palm: Goatskin', 'palm', 'goatskin');
const cut = chip('Cut: A or better', 'cut', 'A');
const nylon = chip('Palm: Nylon', 'palm', 'nylon');

const button = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` });

/** Shows chips, and other ones when their list arrives. */
function showChips(first: readonly Chip[]) {
  const onGone = jest.fn();
  const draw = (chips: readonly Chip[]) => (
    <>
      <FilterChips chips={chips} onChange={() => {}} onGone={onGone} />
      <a href="#other">Elsewhere</a>
    </>
  );
  const { rerender } = render(draw(first));
  return { onGone, arrive: (chips: readonly Chip[]) => rerender(draw(chips)) };
}

it('the focus goes to the chip that takes the place of a removed one', async () => {
  const { arrive, onGone } = showChips([palm, cut, nylon]);
  await userEvent.click(button(cut.label));
  arrive([palm, nylon]);
  expect(button(nylon.label)).toHaveFocus();
  expect(onGone).not.toHaveBeenCalled();
});

it('a chip of a filter that was still on its way gets the focus of the one that was removed meanwhile', async () => {
  const { arrive, onGone } = showChips([palm]);
  await userEvent.click(button(palm.label));
  arrive([palm, cut]);
  expect(button(palm.label)).toHaveFocus();
  arrive([cut]);
  expect(button(cut.label)).toHaveFocus();
  expect(onGone).not.toHaveBeenCalled();
});

it('the last chip tells that it is gone once its list has arrived', async () => {
  const { arrive, onGone } = showChips([palm]);
  await userEvent.click(button(palm.label));
  expect(onGone).not.toHaveBeenCalled();
  arrive([]);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('a visitor who went on before the list arrived keeps the focus', async () => {
  const { arrive, onGone } = showChips([palm]);
  await userEvent.click(button(palm.label));
  await userEvent.tab();
  arrive([]);
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  expect(onGone).not.toHaveBeenCalled();
});
