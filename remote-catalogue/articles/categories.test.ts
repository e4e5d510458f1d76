import { describe, expect, it } from '@jest/globals';
import descriptor from '../remote.json';
import {
  categories,
  categoryAt,
  categoryOfType,
  crumbsTo,
  depthOf,
  headingOf,
  leafCategories,
  trailOf,
} from './categories';
import { containsText } from '../src/model/answer/find-rows';
import { productTypes } from './product-types';

const routes = descriptor.routes;
const fixedRoutes = routes.filter(({ path }) => path.startsWith('/products') && !path.includes(':'));

describe('categories', () => {
  it('are the routes of the descriptor, in its order, with their headings, which are titles too', () => {
    expect(categories.map((category) => [category.path, headingOf(category), headingOf(category)])).toEqual(
      fixedRoutes.map(({ path, heading, title }) => [path, heading, title]),
    );
  });

  it('stand in the descriptor before the routes with parameters, which would take their addresses', () => {
    const lastFixed = Math.max(...fixedRoutes.map((route) => routes.indexOf(route)));
    expect(routes.findIndex(({ path }) => path === '/products/:type')).toBeGreaterThan(lastFixed);
  });

  it('are found again by what they ask the product call for', () => {
    for (const { text, types } of categories) {
      const answered = productTypes.filter((type) => containsText(type, text));
      expect(answered).toEqual(expect.arrayContaining([...types]));
    }
  });

  it('keep the stored type that keeps non-fire-resistant garments out of the fire-resistant answer', () => {
    expect(categoryAt('/products/non-fire-resistant-garments')?.text).toBe('Non Fire Resistants Garments');
    expect(containsText('Non Fire Resistants Garments', 'Fire Resistant Garments')).toBe(false);
    expect(categoryAt('/products/fire-resistant-garments')?.types).toEqual(['Fire Resistant Garments']);
  });

  it('have exactly one category for each single type', () => {
    expect(leafCategories.map(({ types }) => types[0])).toEqual(productTypes);
    expect(categoryOfType('Industrial Gloves Leather')?.path).toBe('/products/industrial_gloves/leather');
  });

  it('have a trail from all products by their address', () => {
    const leather = categoryAt('/products/industrial_gloves/leather');
    expect(leather && trailOf(leather).map(({ label }) => label)).toEqual([
      'All products',
      'Industrial Gloves',
      'Leather',
    ]);
  });

  it('end their breadcrumb with their heading, which says what is in them', () => {
    for (const category of categories) expect(crumbsTo(category).at(-1)?.name).toBe(headingOf(category));
    const cotton = categoryAt('/products/industrial_gloves/cotton');
    expect(cotton && crumbsTo(cotton).map(({ name }) => name)).toEqual([
      'Products',
      'Industrial Gloves',
      'Cotton and nylon gloves',
    ]);
  });

  it('know their depth in the menu', () => {
    const depths = categories.map(depthOf);
    expect(depths).toEqual([0, 0, 1, 2, 2, 1, 2, 2, 0, 1, 1, 1, 1]);
  });

  it('describe themselves to search engines in 70 to 160 characters', () => {
    for (const { description } of routes) {
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
