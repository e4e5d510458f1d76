import { comparedNumbers } from '../chosen-articles';
import { chosenOf, valueIn } from './chosen-values';
import { facets } from '../../../articles/facets/facets';
import type { ListingState } from './listing-state';
import { defaultSort, readSort } from './sort-keys';
import { standardsWith } from '../../../articles/standards/standard-names';

/** What the path of the address says already. */
export interface StatePlace {
  /** Whether the path is the searched text; its query then has no `q`. */
  readonly isSearchPath: boolean;
}

/** Reads the query of a listing's address. Unknown keys and bad values count for nothing. */
export function readListingState(search: string, { isSearchPath }: StatePlace): ListingState {
  const query = new URLSearchParams(search);
  const text = isSearchPath ? '' : (query.get('q') ?? '').trim();
  const isSearch = isSearchPath || text !== '';
  const standard = readStandards(query.get('standard') ?? '');
  const sort = readSort(query.get('sort') ?? '');
  const isUsualSort = sort === defaultSort(isSearch) || (sort === 'relevance' && !isSearch);
  return {
    text,
    isLiteral: isSearch && query.get('raw') === '1',
    ...(standard !== '' && { standard }),
    chosen: readChosen(query),
    ...(sort && !isUsualSort && { sort }),
    ...(query.get('view') === 'table' && { view: 'table' as const }),
    page: readPage(query.get('page')),
    compare: comparedNumbers(search),
  };
}

const readStandards = (text: string): string =>
  [...new Set(text.split(','))].filter((slug) => standardsWith(slug).length > 0).join(',');

const readChosen = (query: URLSearchParams) =>
  chosenOf(
    facets.flatMap((facet) =>
      (query.get(facet.key) ?? '').split(',').flatMap((text) => valueIn(facet, text.trim()) ?? []),
    ),
  );

const readPage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);
