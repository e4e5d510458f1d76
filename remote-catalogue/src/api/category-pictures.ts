import type { LoadContext } from 'shared-types';
import * as v from 'valibot';

const factSchema = v.array(v.object({ path: v.string(), drawing: v.string() }));

/** Addresses of the pictures of categories, by the addresses of these. */
export type CategoryPictures = ReadonlyMap<string, string>;

const factPath = 'facts/categories.json';

/** The pictures that stand for categories everywhere on the site. */
export const readCategoryPictures = async ({
  readAsset,
}: Pick<LoadContext, 'readAsset'>): Promise<CategoryPictures> => picturesIn(await readAsset(factPath));

const picturesIn = (fact: unknown): CategoryPictures =>
  new Map(v.parse(factSchema, fact).map(({ path, drawing }) => [path, drawing]));
