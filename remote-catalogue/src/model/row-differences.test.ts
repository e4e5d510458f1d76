import { describe, expect, it } from '@jest/globals';
import type { ProductRow, RowFacts } from './product-row';
import { rowDifferences } from './row-differences';

function row(facts: Partial<RowFacts>): ProductRow {
  const whole: RowFacts = {
    kind: '',
    material: 'Goatskin',
    gsm: 0,
    lining: '',
    coating: '',
    cuff: 'Slip-on',
    traits: [],
    sizes: ['8', '9'],
    colours: ['Black'],
    codes: { en388: '2121X' },
    ...facts,
  };
  return { articleNo: 'A1', type: 'Industrial Gloves Leather', title: '', image: '', facts: whole };
}

const difference = (facts: Partial<RowFacts>) => rowDifferences(row(facts), row({}));

describe('the difference of an article in words', () => {
  it('names levels first, then how it is made', () => {
    expect(difference({ codes: { en388: '2131X' }, cuff: 'Knit wrist', colours: ['Grey'] })).toBe(
      'Higher tear (3 instead of 2); cuff: knit wrist instead of slip-on; colour: grey instead of black',
    );
  });

  it('says what is lower, not tested, stated besides or not marked', () => {
    expect(difference({ codes: { en388: '1121X' } })).toBe('Lower abrasion (1 instead of 2)');
    expect(difference({ codes: { en388: '2X21X' } })).toBe('No coup cut result');
    expect(difference({ codes: { en388: '2121A' } })).toBe('ISO cut A stated');
    expect(difference({ codes: {} })).toBe('Not marked to EN 388');
    expect(difference({ codes: { en388: '2121X', en511: '010' } })).toBe('Also marked to EN 511');
  });

  it('is empty for an article that a list knows no difference of', () => {
    expect(difference({})).toBe('');
    const { facts: _, ...bare } = row({});
    expect(rowDifferences(bare, row({}))).toBe('');
  });
});
