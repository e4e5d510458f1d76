import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Sizes } from '../../../articles/product';
import { SizesSection } from './sizes-section';

const glove: Sizes = { system: 'glove', values: ['8', '9', '10'] };
const garment: Sizes = { system: 'garment', values: ['M', 'L'] };

/** Shows the sizes with the helper open, and asks it. */
async function ask(sizes: Sizes, measure: string, unit?: string) {
  render(<SizesSection articleNo="QM101" sizes={sizes} />);
  await userEvent.click(screen.getByText('Which size fits?'));
  await userEvent.type(await screen.findByRole('textbox'), measure);
  if (unit) await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), unit);
  await userEvent.click(screen.getByRole('button', { name: 'Find my size' }));
  return screen.getByRole('status').textContent;
}

const highlighted = () =>
  within(screen.getByRole('region', { name: 'Available sizes' }))
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => (textContent.endsWith('fits you') ? [textContent] : []));

describe('the size helper', () => {
  it('finds and shows the size of a hand in mm', async () => {
    expect(await ask(glove, '229')).toBe('Your size is 9. QM101 is available in this size.');
    expect(highlighted()).toEqual(['9 fits you']);
  });

  it('shows what each size is made for', async () => {
    await ask(glove, '229');
    expect(screen.getByRole('row', { name: '9 229 192' })).toBeVisible();
  });

  it('accepts inches', async () => {
    expect(await ask(glove, '8,0', 'inch')).toBe('Your size is 8. QM101 is available in this size.');
  });

  it('marks no size if the article is not made in it', async () => {
    expect(await ask(glove, '178')).toBe('Your size is 7. QM101 is not available in this size.');
    expect(highlighted()).toEqual([]);
  });

  it('reports a measure outside the chart', async () => {
    expect(await ask(glove, '400')).toBe('Larger than our largest size, 12. Check the unit.');
  });

  it('asks for the chest in cm for a garment', async () => {
    expect(await ask(garment, '104')).toBe('Your size is L. QM101 is available in this size.');
    expect(screen.getByRole('textbox', { name: 'Chest circumference' })).toBeVisible();
  });

  it('explains how to enter a measure that it cannot read', async () => {
    expect(await ask(glove, 'nine')).toBe('Enter the measurement as a number, for example 229.');
    expect(screen.getByRole('textbox')).toBeInvalid();
  });

  it('explains it in the unit that is chosen', async () => {
    expect(await ask(glove, 'nine', 'inch')).toBe('Enter the measurement as a number, for example 9.');
  });
});
