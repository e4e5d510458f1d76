import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Sizes } from '../../../articles/product';
import { SizesSection } from './sizes-section';

const glove: Sizes = { system: 'glove', values: ['8', '9', '10'] };
const garment: Sizes = { system: 'garment', values: ['M', 'L'] };

/** Shows the sizes with the helper open, and asks it. */
async function ask(sizes: Sizes, measure: string, unit?: string) {
  const enquiry = { size: undefined, isAlive: true, choose: () => {} };
  render(<SizesSection articleNo="QM101" sizes={sizes} enquiry={enquiry} />);
  await userEvent.click(screen.getByText('Which size fits?'));
  await userEvent.type(await screen.findByRole('textbox'), measure);
  if (unit) await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), unit);
  await userEvent.click(screen.getByRole('button', { name: 'Find my size' }));
  return screen.getByRole('status').textContent;
}

describe('the size helper', () => {
  it.each([
    { measure: '229', answer: 'Your size is 9. QM101 is available in this size.' },
    { measure: '8,0', unit: 'inch', answer: 'Your size is 8. QM101 is available in this size.' },
    { measure: '104', sizes: garment, answer: 'Your size is L. QM101 is available in this size.' },
    { measure: '178', answer: 'Your size is 7. QM101 is not available in this size.' },
    { measure: '400', answer: 'Larger than our largest size, 12. Check the unit.' },
    { measure: 'nine', answer: 'Enter the measurement as a number, for example 229.' },
    { measure: 'nine', unit: 'inch', answer: 'Enter the measurement as a number, for example 9.' },
  ])('answers $measure $unit: $answer', async ({ sizes = glove, measure, unit, answer }) => {
    expect(await ask(sizes, measure, unit)).toBe(answer);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe(String(measure === 'nine'));
  });

  it('has a chart of what each size is made for', async () => {
    await ask(glove, '229');
    expect(screen.getByRole('row', { name: '9 229 192' })).toBeVisible();
  });
});
