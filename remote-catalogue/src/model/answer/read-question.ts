import { categoryAt } from '../../../articles/categories';
import { columnWith } from '../../../articles/facets/facets';
import type { ProductRow } from '../../../articles/product-row';
import { isGloveType } from '../../../articles/product-types';
import { sizesOf } from '../../../articles/sizes';
import { askedWith, valuesOf } from '../ask/conditions';
import { readListingPlace } from '../ask/listing-place';
import { printAddress } from '../ask/print-address';
import type { Condition, Question } from '../ask/question';
import { readAddress } from '../ask/read-address';
import { readLiterally, readText, writtenWords } from '../ask/read-text';
import type { SearchWord } from '../ask/search-words';
import type { NamedHazard } from '../ask/saved/named-hazards';
import type { FacetIndex } from './facet-index';
import type { Finder, FoundWords } from './finder';
import { exactArticle } from './search-rows';

/** What questions are answered from. */
export interface Askable {
  /** The articles of the place that is asked: a category, or all. */
  readonly index: FacetIndex;
  /** All articles: what none of them has is dropped from an address. */
  readonly all: FacetIndex;
  /** Finds by the words of the trade; absent where nothing is searched for, and where it could not be loaded. */
  readonly finder?: Finder | undefined;
}

/** A place of the site. */
export interface Address {
  /** Still percent-encoded. */
  readonly path: string;
  /** With or without its `?`. */
  readonly search: string;
}

/** A question with its text read. */
export interface ReadQuestion {
  /** As the address has it. */
  readonly asked: Question;
  readonly path: string;
  /** What changes start from: words that are conditions are no longer text. */
  readonly base: { readonly path: string; readonly question: Question };
  /** The searched text as it was given; empty if there is none. */
  readonly text: string;
  /** True if all categories are searched. */
  readonly isSearch: boolean;
  /** The part of the text that is searched for as words. */
  readonly words: string;
  /** Words of another language that were put into English. */
  readonly foreign: readonly string[];
  /** Sizes that these articles do not come in. */
  readonly missingSizes: readonly string[];
  /** Sizes of the system of these articles; none where both gloves and garments are among them. */
  readonly sizes: readonly string[];
  /** Hazards that the text names. */
  readonly hazards: readonly NamedHazard[];
  /** What these words find in the whole catalogue. */
  readonly found?: FoundWords | undefined;
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
  const asked = withoutUnknown(readAddress(search, { isSearchPath }), all);
  const text = isSearchPath ? place.text : asked.text;
  const isSearch = isSearchPath || (text !== '' && path === '/products');
  const isWhole = asked.isLiteral || exactArticle(index.rows, text) !== undefined;
  const english = isWhole ? undefined : finder?.translate(text);
  const read = isWhole ? readLiterally(text) : readText(english?.text ?? text);
  const left = read.words;
  const isFindable = left.length > 0 && !isCategoryMisspelt(text);
  const found = isFindable ? besideMaker(finder?.find(left, isTyping), left, english?.maker) : undefined;
  const { where, missingSizes, sizes } = withFittingSizes(read.where, found?.rows ?? index.rows);
  // Beside conditions, words that no article has are left out of the text.
  const isShorter = read.where.length > 0 && found?.isAnswered && found.missing.length > 0;
  const words = isShorter
    ? found.applied
    : read.where.length === 0
      ? (english?.text ?? text)
      : writtenWords(left);
  const question = { asked, path, text, isSearch, words, found };
  const told = { foreign: english?.foreign ?? [], missingSizes, sizes, hazards: read.hazards };
  if (read.where.length === 0) return { ...question, ...told, base: { path, question: asked } };
  const base = askedWith({ ...asked, text: words, isLiteral: false }, [...where, ...asked.where]);
  return {
    ...question,
    ...told,
    base: { path: isSearchPath ? '/products' : path, question: { ...base, page: asked.page } },
    exactWords: printAddress(path, { ...asked, isLiteral: true, page: 1 }),
  };
}

/** What a text finds that names another maker: nothing, where it has a number of theirs, or a word that is not found as it is written. */
function besideMaker(
  found: FoundWords | undefined,
  words: readonly SearchWord[],
  maker: string | undefined,
): FoundWords | undefined {
  if (!found || maker === undefined) return found;
  const isTheirs =
    found.missing.length + found.corrected.length > 0 || words.some(({ word }) => /\d/.test(word));
  return {
    ...found,
    maker,
    ...(isTheirs && { rows: [], isAnswered: false, corrected: [], lesser: () => [] }),
  };
}

/** Of a size that gloves and garments name in different ways, the one that the articles come in. */
function withFittingSizes(where: readonly Condition[], rows: readonly ProductRow[]) {
  const sizes = valuesOf(where, 'size');
  const systems = new Set(rows.map(({ type }) => (isGloveType(type) ? 'glove' : 'garment')));
  const known = new Set([...systems].flatMap(sizesOf));
  const fitting = sizes.filter((size) => known.has(size));
  const isMissing = sizes.length > 0 && fitting.length === 0 && rows.length > 0;
  return {
    where: where.filter(({ column, value }) => column !== 'size' || fitting.includes(value)),
    missingSizes: isMissing ? sizes.slice(0, 1) : [],
    sizes: systems.size === 1 ? [...known] : [],
  };
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

/** True if the text begins with the address of a category: `gloves/lether` is no search for words. */
function isCategoryMisspelt(text: string): boolean {
  const [first = '', second] = text.split('/');
  return second !== undefined && categoryAt(`/products/${first}`) !== undefined;
}
