import { entries } from '#content/categories.json';
import { usualCategoriesPath, type CategoryTile } from '../model/home';

/** The menu's categories as the build writes them. */
export const usualCategories: readonly CategoryTile[] = entries.map(({ href, title }, index) => ({
  path: href,
  label: title,
  group: index < 4 ? 'Gloves' : 'Garments',
  drawing: `/assets/${index}.svg`,
}));

/** Reads JSON of a release that has the menu's categories and these files. Rejects for every other path. */
export const readAssetOf =
  (files: Readonly<Record<string, unknown>> = {}) =>
  async (path: string): Promise<unknown> => {
    const all: Readonly<Record<string, unknown>> = { [usualCategoriesPath]: usualCategories, ...files };
    if (!Object.hasOwn(all, path)) throw new Error(`There is no ${path}.`);
    return await Promise.resolve(all[path]);
  };
