import type { ProductRow } from '../../../articles/product-row';
import { conditionLabel } from '../../../articles/facets/condition-names';
import type { Condition } from '../../../articles/facets/conditions';
import { indexRows, type FacetIndex } from '../../../articles/facets/facet-index';
import { defaultSort, type SortOrder } from '../../../articles/facets/sort-keys';
import { searchPath } from 'shared-types/protocol/search-path';
import { printAddress } from '../ask/print-address';
import { withoutCondition } from '../ask/question';
import { countFacets } from './count-facets';
import { filterGroups, offeredFacets, type FilterGroup } from './filter-groups';
import { exactArticle, rowsContaining } from './find-rows';
import { matchRows } from './match-rows';
import { pageOf, type ListPage } from './page-of';
import type { Askable, ReadQuestion } from './read-question';
import type { Evidence, Searched } from './search-result';
import { sortPlaces } from './sort-rows';

/** The answer to a question. */
export interface Answer extends ReadQuestion {
  /** The one spelling of the address. */
  readonly address: string;
  /** What the text lists, or all of the place: the articles that are filtered. */
  readonly index: FacetIndex;
  /** Number of the article whose number is the text; it comes first. */
  readonly exactNumber?: string;
  readonly order: SortOrder;
  /** The articles of the page. */
  readonly rows: readonly ProductRow[];
  readonly page: ListPage;
  /** Articles on all pages. */
  readonly total: number;
  /** The articles on all pages. */
  readonly listed: () => readonly ProductRow[];
  /** Articles that are left out because they are not tested for what is asked. */
  readonly leftOutUntested: number;
  readonly filters: readonly FilterGroup[];
  readonly chips: readonly Chip[];
  /** What a text found, and what is said of it; absent without a text, or a finder. */
  readonly found?: Searched;
  readonly evidence?: Evidence;
  /** Lists of the same text that show more, or only what states everything. */
  readonly switches: readonly Switch[];
}

/** A condition that can be taken off. */
export interface Chip {
  /** `Cuff: Knit wrist`. */
  readonly label: string;
  readonly condition: Condition;
  /** The list without it. */
  readonly address: string;
}

/** A link to more or less of a search. */
export interface Switch {
  readonly label: string;
  readonly address: string;
}

/** Articles that miss something, of those that are shown at first. */
const firstOthers = 24;

/** The articles of a question in their order, on all pages: `places` are those in `index`, of what the text lists, or of all. */
export function orderedRows(list: Askable, { text, asked }: ReadQuestion, called?: readonly ProductRow[]) {
  const { rows } = list.index;
  const said = text === '' ? undefined : list.finder?.search(rows, { text, called });
  // Without a finder, what contains the text is listed.
  const contained = text === '' || said ? undefined : (called ?? rowsContaining(rows, text));
  const found = said ?? (contained && { rows: contained, groups: contained.map(() => 0) });
  const index = found ? indexRows(found.rows) : list.index;
  const order = asked.order ?? defaultSort(text !== '');
  const matches = matchRows(index, asked.where);
  const groups = found?.groups;
  return {
    said,
    found,
    index,
    order,
    matches,
    places: sortPlaces(index, matches.hits, { sort: order, groups }),
  };
}

/** Answers a question. @param called what the search call answers for its text; the rows are searched here if absent */
export function answer(list: Askable, read: ReadQuestion, called?: readonly ProductRow[]): Answer {
  const { asked, path, text } = read;
  const { where } = asked;
  const { said, found, index, order, matches, places } = orderedRows(list, read, called);
  const ofGroup = (group: number) =>
    found ? places.filter((place) => (found.groups[place] ?? 0) === group).length : 0;
  const [whole, others, contained] = [ofGroup(0), ofGroup(1), ofGroup(2)];
  const firsts = asked.match === 'any' ? others : asked.match === 'all' && whole > 0 ? 0 : firstOthers;
  const shown = found
    ? places.filter((place, at) => at < whole + firsts || found.groups[place] === 2)
    : places;
  const addressOf = (other: string) => {
    const { match: _, ...plain } = { ...asked, page: 1 };
    return asked.text === ''
      ? printAddress(searchPath(other), plain)
      : printAddress(path, { ...plain, text: other });
  };
  const offered = offeredFacets(index, { where, isSearch: read.isSearch });
  const columns = offered.flatMap((facet) => facet.columns.map(({ key }) => key));
  const counted = countFacets(index, matches, columns);
  const page = pageOf(shown.length, asked.page);
  const exact = found && exactArticle(found.rows, text);
  return {
    ...read,
    address: printAddress(path, { ...asked, page: page.page }),
    index,
    ...(exact && { exactNumber: exact.articleNo }),
    order,
    rows: Array.from(shown.subarray(page.first - 1, page.last)).flatMap((place) => index.rows[place] ?? []),
    page,
    total: shown.length,
    listed: () => Array.from(shown).flatMap((place) => index.rows[place] ?? []),
    leftOutUntested: matches.leftOutUntested,
    filters: filterGroups(index, offered, { counted, where }),
    chips: where.map((condition) => ({
      label: conditionLabel(list.index, condition),
      condition,
      address: printAddress(path, withoutCondition(asked, condition)),
    })),
    ...(said && { found: said, evidence: said.evidence({ whole, others, contained, addressOf }) }),
    switches: found ? switchesOf(read, { whole, others, hidden: places.length - shown.length }) : [],
  };
}

function switchesOf(
  { path, asked: { match: _, ...asked } }: ReadQuestion,
  { whole, others, hidden }: { readonly whole: number; readonly others: number; readonly hidden: number },
): readonly Switch[] {
  const at = (match?: 'all' | 'any') => printAddress(path, { ...asked, ...(match && { match }), page: 1 });
  return [
    ...(hidden > 0
      ? [
          {
            label:
              hidden === others
                ? `Show the ${others} that miss something`
                : `Show all ${others} that miss something`,
            address: at('any'),
          },
        ]
      : []),
    ...(whole > 0 && others > hidden && others > 0
      ? [{ label: 'Hide those that miss something', address: at('all') }]
      : []),
  ];
}
