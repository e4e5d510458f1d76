import type { Facet } from '../../../articles/facets/facet-types';
import { facets } from '../../../articles/facets/facets';
import { defaultSort, readSort } from '../../../articles/facets/sort-keys';
import { comparedNumbers } from '../chosen-articles';
import { conditionIn, inOrder, type Condition } from '../../../articles/facets/conditions';
import type { SavedQuestion } from '../../../articles/hazards/hazards';
import type { Question } from './question';

/**
 * Reads the query of an address. Unknown keys and bad values count for nothing.
 *
 * @param isSearchPath true if the path is the searched text; its query then has no `q`
 */
export function readAddress(search: string, isSearchPath = false): Question {
  const query = new URLSearchParams(search);
  const text = isSearchPath ? '' : (query.get('q') ?? '').trim();
  const isSearch = isSearchPath || text !== '';
  const order = readSort(query.get('sort') ?? '');
  const isUsual = order === defaultSort(isSearch) || (order === 'relevance' && !isSearch);
  const articles = comparedNumbers(search);
  const match = query.get('match');
  const isTable = query.get('view') === 'table';
  return {
    text,
    ...(isSearch && (match === 'all' || match === 'any') && { match }),
    where: inOrder(
      facets.flatMap((facet) =>
        namesOf(facet)
          .flatMap((name) => query.getAll(name).flatMap((values) => values.split(',')))
          .flatMap((value) => conditionIn(facet, value.trim()) ?? []),
      ),
    ),
    ...(order && !isUsual && { order }),
    form: articles.length > 0 ? 'columns' : isTable ? 'table' : 'cards',
    page: readPage(query.get('page')),
    articles,
  };
}

/** What an article must state for a saved question. */
export const conditionsOf = ({ ask }: Pick<SavedQuestion, 'ask'>): readonly Condition[] =>
  readAddress(ask).where;

/** Names of a facet in a query: its key, and where a form was sent without scripts those of its columns, once for each value. */
const namesOf = ({ key, columns }: Facet): readonly string[] => [
  ...new Set([key, ...columns.map((column) => column.key)]),
];

const readPage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);
