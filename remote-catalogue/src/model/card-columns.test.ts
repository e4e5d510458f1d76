import { describe, expect, it } from '@jest/globals';
import { catalogueRows } from '../testing/catalogue-rows';
import { cardOf } from './card-of';
import { unpackCards } from './card-columns';
import { packCards } from './pack-cards';

describe('cards in columns', () => {
  it('are unpacked unchanged', () => {
    const cards = catalogueRows().map(cardOf);
    expect(unpackCards(packCards(cards))).toEqual(cards);
    expect(unpackCards(packCards([]))).toEqual([]);
  });

  it('leave out a card of an unknown type', () => {
    const columns = packCards(catalogueRows().slice(0, 2).map(cardOf));
    expect(unpackCards({ ...columns, type: '0\n99' })).toHaveLength(1);
  });
});
