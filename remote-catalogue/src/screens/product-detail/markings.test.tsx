import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RatedStandard, Ratings } from '../../../articles/ratings';
import { explainMarkings } from '../../../articles/standards/explain-markings';
import { Markings } from './markings';

async function show(codes: { readonly [Standard in RatedStandard]?: string }) {
  const ratings = Object.fromEntries(
    Object.entries(codes).map(([standard, code]) => [standard, { edition: '2016', code }]),
  ) as Ratings;
  const { en388 } = codes;
  render(<Markings article={{ ...(en388 && { en388 }), markings: explainMarkings(ratings) }} />);
  const summary = screen.queryByText('Explain each position');
  if (summary) await userEvent.click(summary);
}

const rowsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('row').slice(1);

describe('the explanation of a marking', () => {
  it('is folded until it is asked for, and the decoder is not', async () => {
    await show({ en388: '4X43FP', en407: 'X2XXXX' });
    const sentence = screen.getByText(/How long the palm resists rubbing/);
    expect(sentence).toBeVisible();
    await userEvent.click(screen.getByText('Explain each position'));
    expect(sentence).not.toBeVisible();
    expect(screen.getByText('3 of 4')).toBeVisible();
    expect(screen.getByText('EN 407 X2XXXX')).toBeVisible();
  });

  it('has a row with level, threshold and sentence for each place of EN 388', async () => {
    await show({ en388: '4X43FP' });
    const texts = rowsOf('EN 388 4X43FP').map((row) => row.textContent.replace(/[\u00a0\u202f]/g, ' '));
    expect(texts).toHaveLength(6);
    expect(texts[0]).toMatch(/^4Abrasion How long the palm resists rubbing.*level 4 of 4 ≥ 8 000 cycles$/);
    expect(texts[1]).toMatch(/^XCut, circular blade .*not tested ?$/);
    expect(texts[4]).toMatch(/level F of A–F ≥ 30 N$/);
    expect(texts[3]).toContain('Does not cover needles.');
    expect(screen.getByRole('link', { name: 'About EN 388' })).toHaveAttribute('href', '/credentials#en-388');
  });

  it.each([
    [{ en388: '4X43FP', en407: 'X2XXXX' }, 0],
    [{ en388: '0X43F' }, 1],
  ])('explains X once for all markings of %j, and 0 only where it is printed', async (codes, zeros) => {
    await show(codes);
    expect(screen.getAllByText(/X is neither good nor bad/)).toHaveLength(1);
    expect(screen.queryAllByText('Tested, but below level 1.')).toHaveLength(zeros);
  });

  it('has a row for each chemical, with letter, name and time', async () => {
    await show({ en374: 'Type B JKL' });
    const texts = rowsOf('EN ISO 374-1 Type B JKL').map(({ textContent }) =>
      textContent.replace(/\s+/g, ' '),
    );
    expect(texts.slice(1).map((text) => text.trim())).toEqual([
      'Jn-Heptane over 30 minutes',
      'KSodium hydroxide 40 % over 30 minutes',
      'LSulphuric acid 96 % over 30 minutes',
    ]);
  });

  it('lists what else could have been stated', async () => {
    await show({ iso11612: 'A1 B1' });
    expect(screen.getByText(/^Not stated: .*Molten iron/)).toBeVisible();
  });

  it('is left out if the article has no markings', async () => {
    await show({});
    expect(screen.queryByRole('region')).toBeNull();
  });
});
