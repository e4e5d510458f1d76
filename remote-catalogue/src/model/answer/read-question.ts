import type { ScreenRequest } from 'shared-types';
import { columnWith } from '../../../articles/facets/facets';
import type { Question } from '../ask/question';
import { readListingPlace } from '../ask/listing-place';
import { readAddress } from '../ask/read-address';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import type { Finder } from './finder';

/** What questions are answered from. */
export interface Askable {
  /** The articles of the place that is asked: a category, or all. */
  readonly index: FacetIndex;
  /** All articles: what none of them has is dropped from an address. */
  readonly all: FacetIndex;
  /** Reads texts; absent where nothing is searched for, and where it could not be loaded. */
  readonly finder?: Finder | undefined;
}

/** A place of the site: its path, still percent-encoded, and its query with or without the `?`. */
export type Address = Pick<ScreenRequest, 'path' | 'search'>;

/** A question with its place. */
export interface ReadQuestion {
  /** As the address has it. */
  readonly asked: Question;
  readonly path: string;
  /** The searched text as it was given; empty if there is none. */
  readonly text: string;
  /** True if all categories are searched. */
  readonly isSearch: boolean;
}

/** What an address asks. */
export function readQuestion({ all }: Pick<Askable, 'all'>, { path, search }: Address): ReadQuestion {
  const place = readListingPlace(path);
  const isSearchPath = place.kind === 'search';
  const asked = withoutUnknown(readAddress(search, isSearchPath), all);
  const text = isSearchPath ? place.text : asked.text;
  return { asked, path, text, isSearch: isSearchPath || (text !== '' && path === '/products') };
}

/** Drops conditions that nothing in the catalogue meets, so that a misspelt address does not give an empty list. */
function withoutUnknown(question: Question, all: FacetIndex): Question {
  const where = question.where.filter(({ column, value }) => {
    const known = columnWith(column);
    if (known?.kind !== 'choice' || known.isClosed) return true;
    return all.columnOf(column).choices.some((choice) => choice.value === value);
  });
  return where.length === question.where.length ? question : { ...question, where };
}
