import type { LoadContext } from 'shared-types';
import * as v from 'valibot';

const factSchema = v.array(v.object({ path: v.string(), drawing: v.string() }));

/** Addresses of the pictures that stand for categories everywhere on the site, by the addresses of these. */
export async function readCategoryPictures({
  readAsset,
}: Pick<LoadContext, 'readAsset'>): Promise<ReadonlyMap<string, string>> {
  const fact = v.parse(factSchema, await readAsset('facts/categories.json'));
  return new Map(fact.map(({ path, drawing }) => [path, drawing]));
}
