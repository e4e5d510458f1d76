import type { ProductRow } from '../../articles/product-row';
import { answer, type Answer } from '../model/answer/answer';
import { readQuestion, type Askable } from '../model/answer/read-question';
import { indexRows } from '../../articles/facets/facet-index';
import type { Finder } from '../model/answer/finder';
import { rowsContaining } from '../model/answer/find-rows';
import { readSearch } from '../model/answer/read-search';
import { writtenWords } from '../model/ask/read-text';

/** Reads texts; their words find what contains them. */
function plainFinder(rows: readonly ProductRow[]): Finder {
  const find: Finder['find'] = (words) => ({
    rows: rowsContaining(rows, writtenWords(words)),
    direct: rows.length,
    stated: rows.length,
    others: { from: rows.length, without: [], isPartly: false },
    relatedTo: [],
    missing: [],
    applied: writtenWords(words),
    isAnswered: true,
    corrected: [],
    denied: [],
    lesser: () => [],
  });
  const translate = (text: string) => ({ text, foreign: [] });
  return { rows, find, read: (search) => readSearch({ rows, find, translate, notSold: new Map() }, search) };
}

/** Articles to be asked. @param all the whole catalogue, where `rows` are only a category */
export const askable = (rows: readonly ProductRow[], finder = plainFinder(rows), all = rows): Askable => ({
  index: indexRows(rows),
  all: indexRows(all),
  finder,
});

/** The answer at an address. */
export function answerAt(list: Askable, address: string): Answer {
  const [path = '', search = ''] = address.split('?');
  return answer(list, readQuestion(list, { path, search }));
}
