import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFilters, writeFilters } from './filter-query';
import { filterTypes } from './filter-types';

const keys = ['item', 'pairs'];

describe('the filters in the query of an address', () => {
  it('are read as they were written', () => {
    const text = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme-ascii' });
    const filter = fc.record({ type: fc.constantFrom(...filterTypes), text });
    const filters = fc.record({ item: filter, pairs: filter }, { requiredKeys: [] });
    fc.assert(
      fc.property(filters, (given) => {
        expect(readFilters(writeFilters(given, keys), keys)).toEqual(given);
      }),
    );
  });

  it('can be read by people', () => {
    const filters = {
      pairs: { type: 'greater-than', text: '100' },
      item: { type: 'contains', text: 'a:b' },
    } as const;
    expect(writeFilters(filters, keys)).toBe('?item=contains%3Aa%3Ab&pairs=greater-than%3A100');
  });

  it('keep a type that has no text yet', () => {
    const filters = { item: { type: 'matches', text: '' } } as const;
    expect(readFilters(writeFilters(filters, keys), keys)).toEqual(filters);
  });

  it('leave out a column without a filter', () => {
    expect(writeFilters({ item: { type: 'contains', text: '' } }, keys)).toBe('');
  });

  it.each(['?item=cotton', '?item=regexp:.*', '?shelf=contains:a', '?__proto__=contains:a', '?item'])(
    'are none in %s',
    (search) => {
      expect(readFilters(search, keys)).toEqual({});
    },
  );

  it('cut a text that no box could hold', () => {
    expect(readFilters(`?item=contains:${'x'.repeat(300)}`, keys)['item']?.text).toHaveLength(200);
  });
});
