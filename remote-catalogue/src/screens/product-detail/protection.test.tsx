import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { RatedStandard, Ratings } from '../../model/ratings';
import { explainMarkings } from '../../model/standards/explain-markings';
import { Protection } from './protection';

function show(codes: { readonly [Standard in RatedStandard]?: string }) {
  const ratings = Object.fromEntries(
    Object.entries(codes).map(([standard, code]) => [standard, { edition: '2016', code }]),
  ) as Ratings;
  render(<Protection markings={explainMarkings(ratings)} />);
}

const rowsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('row').slice(1);

describe('the explanation of a marking', () => {
  it('has a row with level, threshold and sentence for each place of EN 388', () => {
    show({ en388: '4X43FP' });
    const texts = rowsOf('EN 388 4X43FP').map((row) => row.textContent.replace(/[\u00a0\u202f]/g, ' '));
    expect(texts).toHaveLength(6);
    expect(texts[0]).toMatch(/^4Abrasion How long the palm resists rubbing.*level 4 of 4 ≥ 8 000 cycles$/);
    expect(texts[1]).toMatch(/^XCut, circular blade .*not tested ?$/);
    expect(texts[4]).toMatch(/level F of A–F ≥ 30 N$/);
    expect(texts[3]).toContain('Does not cover needles.');
  });

  it('draws an untested place without a fill', () => {
    show({ en388: '4X43FP' });
    const [abrasion, coup] = screen.getAllByRole('img');
    expect(abrasion).toHaveAccessibleName('level 4 of 4');
    expect(abrasion?.querySelectorAll('path')).toHaveLength(2);
    expect(coup).toHaveAccessibleName('not tested');
    expect(coup?.querySelectorAll('path')).toHaveLength(1);
  });

  it('explains X once for all markings, and only where it is printed', () => {
    show({ en388: '4X43FP', en407: 'X2XXXX' });
    expect(screen.getAllByText('What does X mean?')).toHaveLength(1);
  });

  it('explains 0 beside X where both are printed', () => {
    show({ en388: '0X43F' });
    expect(screen.getByText('What does X or 0 mean?')).toBeVisible();
  });

  it('lists chemicals by letter and name', () => {
    show({ en374: 'Type B JKL' });
    const marking = within(screen.getByRole('region', { name: 'EN ISO 374-1 Type B JKL' }));
    expect(marking.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'J n-Heptane',
      'K Sodium hydroxide 40 %',
      'L Sulphuric acid 96 %',
    ]);
    expect(screen.queryByText(/^Why/)).toBeNull();
  });

  it('lists what else could have been stated', () => {
    show({ iso11612: 'A1 B1' });
    expect(screen.getByText(/^Not stated: .*Molten iron/)).toBeVisible();
  });

  it('links to the page of the standards', () => {
    show({ en388: '4X43FP' });
    expect(screen.getByRole('link', { name: 'About EN 388' })).toHaveAttribute('href', '/credentials#en-388');
  });

  it('is left out if the article has no markings', () => {
    show({});
    expect(screen.queryByRole('region')).toBeNull();
  });
});
