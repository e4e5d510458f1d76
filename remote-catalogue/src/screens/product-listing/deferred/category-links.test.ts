import { describe, expect, it } from '@jest/globals';
import { categories } from '../../../../articles/categories';
import { answerAt, askable } from '../../../testing/answer-at';
import { isGloveType } from '../../../../articles/product-types';
import { catalogueRows } from '../../../testing/catalogue-rows';
import { categoryLinks, familiesOf } from './category-links';

const all = catalogueRows();

/** A list and its links, as at an address of all products or of gloves. */
function linksAt(address: string) {
  const isGloves = address.startsWith('/products/gloves');
  const list = askable(isGloves ? all.filter(({ type }) => isGloveType(type)) : all, undefined, all);
  const shown = answerAt(list, address);
  const links = categoryLinks(shown, list.all);
  const at = (of: string) => {
    const place = categories.findIndex((category) => category.path === of);
    return { address: links.addresses[place], count: links.counts[place] };
  };
  return { at, families: familiesOf(shown, links) };
}

const leather = '/products/industrial_gloves/leather';

describe('the links to categories', () => {
  it('lead to whole categories from a list without filters', () => {
    const { at } = linksAt('/products/gloves?sort=title');
    expect(at(leather)).toEqual({ address: leather, count: 15 });
    expect(at('/products/garments')).toEqual({ address: '/products/garments', count: 60 });
  });

  it('keep filters and form of the list, and count what each category would show', () => {
    const { at } = linksAt('/products/gloves?abr=3&page=2&view=table');
    const count = all.filter(
      ({ type, facts }) => type === 'Industrial Gloves Leather' && /^[34]/.test(facts?.codes.en388 ?? ''),
    ).length;
    expect(at(leather)).toEqual({ address: `${leather}?abr=3&view=table`, count });
  });

  it('keep no filter of gloves for garments, and then say no number', () => {
    const { at } = linksAt('/products/gloves?abr=3&size=9');
    expect(at('/products/garments')).toEqual({ address: '/products/garments', count: null });
  });

  it('keep filters that gloves and garments have from a list of both', () => {
    const { at, families } = linksAt('/products?col=navy');
    expect(at('/products/garments').address).toBe('/products/garments?col=navy');
    expect(families).toEqual({
      gloves: '/products/gloves?col=navy',
      garments: '/products/garments?col=navy',
    });
  });

  it('name no filters of protection elsewhere if the list has them', () => {
    expect(linksAt('/products/gloves').families).toBeUndefined();
    expect(linksAt('/products?cut=C').families).toBeUndefined();
  });
});
