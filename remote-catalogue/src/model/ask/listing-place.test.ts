import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readListingPlace, searchQuery } from './listing-place';

const searched = (path: string) => {
  const place = readListingPlace(path);
  return place.kind === 'search' ? place.text : place;
};

describe('readListingPlace', () => {
  it('recognises every category by its address', () => {
    const place = readListingPlace('/products/mechanics_gloves/impact_protection');
    expect(place.kind === 'category' && place.category.label).toBe('Impact Protection');
  });

  it.each([
    ['/products/Gloves', '/products/gloves'],
    ['/products/%67loves', '/products/gloves'],
    ['/products/Industrial_Gloves/COTTON', '/products/industrial_gloves/cotton'],
  ])('redirects %s to %s', (path, to) => {
    expect(readListingPlace(path)).toEqual({ kind: 'moved', to });
  });

  it.each([
    ['/products/cotton', 'cotton'],
    ['/products/100%25', '100%'],
    ['/products/100%', '100%'],
    ['/products/%252F', '%2F'],
    ['/products/a%2Fb', 'a/b'],
    ['/products/a/b', 'a/b'],
    ['/products/a%3Fb%23c', 'a?b#c'],
    ['/products/a+b', 'a+b'],
    ['/products/.%20', '.'],
    ['/products/..%20', '..'],
    ['/products/%E6%97%A5%E6%9C%AC%E8%AA%9E', '日本語'],
    ['/products/mechanics_gloves/nope', 'mechanics_gloves/nope'],
    ['/products/%20%20cut%20level%20', 'cut level'],
  ])('reads %s as the text %s', (path, text) => {
    expect(searched(path)).toBe(text);
  });

  it('returns every text that the site search can send', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((typed) => typed.trim())
      .filter(
        (typed) => typed !== '' && typed !== '.' && typed !== '..' && !/^(gloves|garments)$/i.test(typed),
      );
    fc.assert(
      fc.property(text, (typed) => {
        expect(searched(`/products/${encodeURIComponent(typed)}`)).toBe(typed);
      }),
    );
  });
});

describe('searchQuery', () => {
  it('decodes the text once and trims it', () => {
    expect(searchQuery('?q=%20100%25%20')).toBe('100%');
    expect(searchQuery('?other=1')).toBe('');
    expect(searchQuery('')).toBe('');
  });
});
