import * as v from 'valibot';
import type { Finder } from '../model/finding/finder';
import { openFinder } from '../model/finding/open-finder';
import { rowTexts } from '../model/finding/search-fields';
import { articlesMark, beginIndex, searchIndexSchema, type SearchIndex } from '../model/finding/search-index';
import { synonymsSchema } from '../model/finding/synonyms';
import { inPieces } from '../model/in-pieces';
import type { ProductRow } from '../model/product-row';
import { pause } from './pause';

interface FinderFiles {
  readonly rows: readonly ProductRow[];
  /** Absent with a service. */
  readonly index: unknown;
  readonly synonyms: unknown;
}

/**
 * Makes a finder of the files of the release. An index of other articles than the given ones is not used.
 *
 * @throws if a file has not its form
 */
export async function makeFinder({ rows, index, synonyms }: FinderFiles): Promise<Finder> {
  const groups = v.parse(synonymsSchema, synonyms);
  const known = index === undefined ? undefined : v.parse(searchIndexSchema, index);
  const own = known?.mark === articlesMark(rows) ? known : await indexRows(rows);
  return await openFinder({ rows, index: own, synonyms: groups, pause });
}

async function indexRows(rows: readonly ProductRow[]): Promise<SearchIndex> {
  const builder = beginIndex();
  await inPieces({ items: rows, size: 100, pause }, (row) => builder.add(rowTexts(row)));
  return builder.finish(articlesMark(rows));
}
