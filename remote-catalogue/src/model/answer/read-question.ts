import type { ScreenRequest } from 'shared-types';
import { columnWith } from '../../../articles/facets/facets';
import { askedWith, type Question } from '../ask/question';
import { readListingPlace } from '../ask/listing-place';
import { printAddress } from '../ask/print-address';
import { readAddress } from '../ask/read-address';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import type { Finder, ReadSearch } from './finder';

/** What questions are answered from. */
export interface Askable {
  /** The articles of the place that is asked: a category, or all. */
  readonly index: FacetIndex;
  /** All articles: what none of them has is dropped from an address. */
  readonly all: FacetIndex;
  /** Finds by the words of the trade; absent where nothing is searched for, and where it could not be loaded. */
  readonly finder?: Finder | undefined;
}

/** A place of the site: its path, still percent-encoded, and its query with or without the `?`. */
export type Address = Pick<ScreenRequest, 'path' | 'search'>;

/** A question with its text read. */
export interface ReadQuestion extends Pick<ReadSearch, 'words' | 'found' | 'notesOn'> {
  /** As the address has it. */
  readonly asked: Question;
  readonly path: string;
  /** What changes start from: words that are conditions are no longer text. */
  readonly base: { readonly path: string; readonly question: Question };
  /** The searched text as it was given; empty if there is none. */
  readonly text: string;
  /** True if all categories are searched. */
  readonly isSearch: boolean;
  /** Where the text is searched for word by word; absent where none of it became a condition. */
  readonly exactWords?: string;
}

/** What an address asks. @param isTyping true if the last word of its text may not be complete */
export function readQuestion(
  { index, all, finder }: Askable,
  { path, search }: Address,
  isTyping = false,
): ReadQuestion {
  const place = readListingPlace(path);
  const isSearchPath = place.kind === 'search';
  const asked = withoutUnknown(readAddress(search, isSearchPath), all);
  const text = isSearchPath ? place.text : asked.text;
  const isSearch = isSearchPath || (text !== '' && path === '/products');
  const searched = { text, rows: index.rows, isLiteral: asked.isLiteral, isTyping };
  const { where, words, found, notesOn } = (text !== '' && finder?.read(searched)) || unread(text);
  const question = { asked, path, text, isSearch, words, found, notesOn };
  if (where.length === 0) return { ...question, base: { path, question: asked } };
  const base = askedWith({ ...asked, text: words, isLiteral: false }, [...where, ...asked.where]);
  return {
    ...question,
    base: { path: isSearchPath ? '/products' : path, question: { ...base, page: asked.page } },
    exactWords: printAddress(path, { ...asked, isLiteral: true, page: 1 }),
  };
}

/** A text that is only looked for as it is written. */
const unread = (text: string): ReadSearch => ({ where: [], words: text, notesOn: () => [] });

/** Drops conditions that nothing in the catalogue meets, so that a misspelt address does not give an empty list. */
function withoutUnknown(question: Question, all: FacetIndex): Question {
  const where = question.where.filter(({ column, value }) => {
    const known = columnWith(column);
    if (known?.kind !== 'choice' || known.isClosed) return true;
    return all.columnOf(column).choices.some((choice) => choice.value === value);
  });
  return where.length === question.where.length ? question : { ...question, where };
}
