import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SizeHelper } from './size-helper';

async function answerTo(measure: string) {
  render(<SizeHelper system="glove" />);
  await userEvent.type(screen.getByRole('textbox', { name: /^Palm circumference/ }), measure);
  await userEvent.click(screen.getByRole('button', { name: 'Find my size' }));
  return screen.getByRole('status').textContent;
}

describe('the size helper', () => {
  it('reads a figure that fits in another unit only as that unit, and says so', async () => {
    expect(await answerTo('22,5')).toBe(
      '22,5 mm is outside the size chart. We used 22,5 cm. Your size is 9.',
    );
  });

  it('says that a hand is larger than the chart', async () => {
    expect(await answerTo('310')).toBe('Larger than our largest size, 12.');
  });
});
