import * as v from 'valibot';
import { openFinder, type Finder } from '../model/answer/finder';
import { articlesMark, searchIndexSchema } from '../model/answer/search-index';
import { synonymsSchema } from '../model/ask/synonyms';
import { wordListsSchema } from '../model/ask/word-lists';
import type { OtherMakers } from '../../articles/cross-reference';
import type { ProductRow } from '../../articles/product-row';
import { pause } from './pause';

const wordsSchema = v.object({ groups: synonymsSchema, lists: wordListsSchema });

interface FinderFiles {
  readonly rows: readonly ProductRow[];
  readonly index: unknown;
  readonly synonyms: unknown;
  readonly makers: OtherMakers;
}

/** Makes a finder of the files of the release, without the pages of other articles. @throws if a file has not its form */
export async function makeFinder({ rows, index, synonyms, makers }: FinderFiles): Promise<Finder> {
  const { groups, lists } = v.parse(wordsSchema, synonyms);
  const { names, articles: published } = makers;
  const known = index === undefined ? undefined : v.parse(searchIndexSchema, index);
  const pages = known?.mark === articlesMark(rows) ? known : undefined;
  return await openFinder({
    rows,
    pages,
    synonyms: groups,
    lists: { ...lists, makers: names, published },
    pause,
  });
}
