import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFilesOf, type PageSet } from '../rendering/page-set.js';
import { pageContentKey, pageSetsKey } from '../store/keys.js';

/** The records of the page sets of a store, by their names. */
export function storedSets(storeFolder: string): ReadonlyMap<string, PageSet> {
  const folder = path.join(storeFolder, pageSetsKey);
  return new Map(
    readdirSync(folder).map((name) => {
      const set = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as PageSet;
      return [path.parse(name).name, set] as const;
    }),
  );
}

/** Pages and documents of a store as `<page set>/<path in it>`, and the files that hold them. */
export const storedPages = (storeFolder: string): ReadonlyMap<string, string> =>
  new Map(
    [...storedSets(storeFolder)].flatMap(([id, set]) =>
      pageFilesOf(set).map(
        ({ file, sha256 }) => [`${id}/${file}`, path.join(storeFolder, pageContentKey(sha256))] as const,
      ),
    ),
  );

/** The texts of pages and documents, by the same names. */
export const pageTexts = (storeFolder: string): ReadonlyMap<string, string> =>
  new Map([...storedPages(storeFolder)].map(([name, file]) => [name, readFileSync(file, 'utf8')]));
