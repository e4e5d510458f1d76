import { once } from '../../../articles/once';
import type { ProductRow } from '../../../articles/product-row';
import { conditionLabel } from '../../../articles/facets/condition-names';
import { printAddress } from '../ask/print-address';
import { withoutCondition } from '../ask/question';
import type { Condition } from '../../../articles/facets/conditions';
import { countFacets } from './count-facets';
import { indexRows, type FacetIndex } from '../../../articles/facets/facet-index';
import { matchRows } from './match-rows';
import type { Note } from './finder';
import { pageOf, type ListPage } from './page-of';
import type { Askable, ReadQuestion } from './read-question';
import { groupHeading, numberedFrom, searchGroups, searchRows, type Found } from './search-rows';
import { filterGroups, offeredFacets, type FilterGroup } from './filter-groups';
import { defaultSort, type SortOrder } from '../../../articles/facets/sort-keys';
import { sortPlaces } from './sort-rows';

/** The answer to a question. */
export interface Answer extends ReadQuestion {
  /** The one spelling of the address. */
  readonly address: string;
  /** What the words find, or all of the place: the articles that are filtered. */
  readonly index: FacetIndex;
  /** The groups of a search on the page; absent where all state it. */
  readonly groups?: readonly ResultGroup[];
  /** Number of the article whose number is the text; it comes first. */
  readonly exactNumber?: string;
  readonly order: SortOrder;
  /** The articles of the page. */
  readonly rows: readonly ProductRow[];
  readonly page: ListPage;
  /** Articles on all pages. */
  readonly total: number;
  /** Articles that are left out because they are not tested for what is asked. */
  readonly leftOutUntested: number;
  readonly filters: readonly FilterGroup[];
  readonly chips: readonly Chip[];
  /** Remarks on how the text was read. */
  readonly notes: readonly Note[];
}

/** Articles of a page that are there for one reason. */
export interface ResultGroup {
  /** Empty for those that come first. */
  readonly heading: string;
  /** Places on the page, from 0; the last is not its own. */
  readonly start: number;
  readonly end: number;
}

/** A condition that can be taken off. */
export interface Chip {
  /** `Cuff: Knit wrist`. */
  readonly label: string;
  readonly condition: Condition;
  /** The list without it. */
  readonly address: string;
}

/** The articles of a question in their order, on all pages: `places` are those in `index`, of what the words find, or of all. */
export function orderedRows(list: Askable, read: ReadQuestion, called?: readonly ProductRow[]) {
  const searched = read.words === '' ? undefined : searchedRows(list.index.rows, read, called);
  const index = searched ? indexRows(searched.rows) : list.index;
  const order = read.asked.order ?? defaultSort(read.text !== '');
  const matches = matchRows(index, read.base.question.where);
  const groups = searched?.groups;
  return { index, groups, order, matches, places: sortPlaces(index, matches.hits, { sort: order, groups }) };
}

/** Answers a question. @param called what the search call answers for its words; the rows are searched here if absent */
export function answer(list: Askable, read: ReadQuestion, called?: readonly ProductRow[]): Answer {
  const { asked, base, path } = read;
  const { where } = base.question;
  const { index, groups: found = [], order, matches, places } = orderedRows(list, read, called);
  const offered = offeredFacets(index, { where, isSearch: read.isSearch });
  const columns = offered.flatMap((facet) => facet.columns.map(({ key }) => key));
  const counted = countFacets(index, matches, columns);
  const page = pageOf(places.length, asked.page);
  const exact = index.rows[found.indexOf(-1)];
  const byPlace = Array.from(places, (place) => searchGroups[Math.max(0, found[place] ?? 0)]);
  // What states all parts is as good as what contains the text.
  const groups = byPlace.includes('containing')
    ? byPlace.map((group) => (group === 'direct' ? 'containing' : group))
    : byPlace;
  // Where nothing contains the text, what its words find is the answer.
  const first = groups.includes('containing') ? 'containing' : 'direct';
  const onPage = groups.slice(page.first - 1, page.last);
  return {
    ...read,
    address: printAddress(path, { ...asked, page: page.page }),
    index,
    ...(groups.some((group) => group !== 'containing') && {
      groups: searchGroups.flatMap((group) => {
        const start = onPage.indexOf(group);
        const end = onPage.lastIndexOf(group) + 1;
        return start < 0 ? [] : { heading: group === first ? '' : groupHeading(group, read), start, end };
      }),
    }),
    ...(exact && { exactNumber: exact.articleNo }),
    order,
    rows: Array.from(places.subarray(page.first - 1, page.last)).flatMap((place) => index.rows[place] ?? []),
    page,
    total: places.length,
    leftOutUntested: matches.leftOutUntested,
    filters: filterGroups(index, offered, { counted, where }),
    chips: where.map((condition) => ({
      label: conditionLabel(list.index, condition),
      condition,
      address: printAddress(base.path, withoutCondition(base.question, condition)),
    })),
    notes: read.notesOn(places.length, read.exactWords),
  };
}

const byNumber = once(
  (rows: readonly ProductRow[]): ReadonlyMap<string, ProductRow> =>
    new Map(rows.map((row) => [row.articleNo, row])),
);

/** The articles of a place that words find: the finder knows the whole catalogue. */
export function searchedRows(
  rows: readonly ProductRow[],
  { words, found }: Pick<ReadQuestion, 'words' | 'found'>,
  called?: readonly ProductRow[],
): Found {
  const own = byNumber(rows);
  const ownRows = (found?.rows ?? []).map(({ articleNo }) => own.get(articleNo));
  const { direct = 0, stated = 0, others = { from: 0 } } = found ?? {};
  const ends = [direct, stated, others.from, ownRows.length];
  const beyond = ends.map((end, place) =>
    ownRows.slice(ends[place - 1] ?? 0, end).filter((row) => row !== undefined),
  );
  // A service need not know that a number may be written with spaces.
  const searched = called ? [...byNumber([...numberedFrom(rows, words), ...called]).values()] : rows;
  return searchRows(searched, words, beyond);
}
