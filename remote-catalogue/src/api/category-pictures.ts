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

async function read(): Promise<CategoryPictures> {
  const response = await fetch(`${__webpack_public_path__}facts/categories.json`);
  return new Map(v.parse(factSchema, await response.json()).map(({ path, drawing }) => [path, drawing]));
}
