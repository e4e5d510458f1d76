import type { LoadContext } from 'shared-types';
import * as v from 'valibot';

/** Address of the release's own files, with a slash at its end; webpack puts it in. */
declare const __webpack_public_path__: string;

const factSchema = v.array(v.object({ path: v.string(), drawing: v.string() }));

/** Addresses of the pictures of categories, by the addresses of these. */
export type CategoryPictures = ReadonlyMap<string, string>;

let known: Promise<CategoryPictures> | undefined;

/** The pictures that stand for categories everywhere on the site. Empty if they cannot be had; then they are asked for again. */
export function categoryPictures(): Promise<CategoryPictures> {
  known ??= read().catch(() => {
    known = undefined;
    return new Map();
  });
  return known;
}

const factPath = 'facts/categories.json';

async function read(): Promise<CategoryPictures> {
  const response = await fetch(`${__webpack_public_path__}${factPath}`);
  return picturesIn(await response.json());
}

/** The same for a screen that loads: its pages are rendered with them. */
export const readCategoryPictures = async ({
  readAsset,
}: Pick<LoadContext, 'readAsset'>): Promise<CategoryPictures> => picturesIn(await readAsset(factPath));

const picturesIn = (fact: unknown): CategoryPictures =>
  new Map(v.parse(factSchema, fact).map(({ path, drawing }) => [path, drawing]));
