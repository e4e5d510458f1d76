import { bareNumber } from 'shared-types/protocol/article-number';
import { categoryAt } from '../../../articles/categories';
import type { ProductRow } from '../../../articles/product-row';
import { isGloveType } from '../../../articles/product-types';
import { sizesOf } from '../../../articles/sizes';
import { valuesOf, type Condition } from '../../../articles/facets/conditions';
import { conditionLabel } from '../../../articles/facets/condition-names';
import { indexRows } from '../../../articles/facets/facet-index';
import { countMatches, matchRows } from './match-rows';
import { familyWords } from '../ask/known-words';
import hazardWords from '../ask/saved/hazard-words.json';
import lists from '../ask/words.json';
import { readLiterally, readText, writtenWords } from '../ask/read-text';
import type { SearchWord } from '../ask/search-words';
import type { TranslatedText } from '../ask/word-lists';
import type { Finder, FoundWords, ReadSearch, Search } from './finder';
import { notesOn } from './notes';
import { searchOffers } from './search-offers';
import { numberedFrom } from './search-rows';

interface Readers extends Pick<Finder, 'rows' | 'find'> {
  /** A text in English, where it has trade words of another language, and without the name of another maker. */
  readonly translate: (text: string) => TranslatedText;
  readonly notSold: ReadonlyMap<string, string>;
}

/** Reads a text: its markings, levels, sizes and hazards are conditions, what is left are words. The number of an article is read as nothing else. */
export function readSearch(
  { rows: all, translate, find, notSold }: Readers,
  { text, rows, isLiteral = false, isTyping = false }: Search,
): ReadSearch {
  const isNumber = numberedFrom(rows, text).length > 0;
  const isWhole = isLiteral || isNumber;
  const { text: english, foreign, maker } = isWhole ? { text, foreign: [] } : translate(text);
  const [known, unchecked] = isWhole
    ? [text, []]
    : withoutUnchecked(english.replaceAll(washing, ' washable-at-$1$2$3 '));
  const read = isWhole ? readLiterally(isNumber ? bareNumber(text) : text) : readText(known);
  const left = read.words;
  const isFindable = left.length > 0 && !isCategoryMisspelt(text);
  const met = read.where.filter(({ column }) => column !== 'size');
  const among = met.length > 0 ? new Set(matchRows(indexRows(all), met).hits) : undefined;
  const own = isFindable ? besideMaker(find(left, isTyping, among), left, maker) : undefined;
  const isGlove = left.some(({ word }) => word === 'glove');
  // A size in letters is one of gloves, too.
  const alike =
    own && valuesOf(read.where, 'size').length > 1
      ? rows.filter(({ type }) => isGloveType(type) === isGlove)
      : rows;
  const listed = own?.rows.length ? own.rows : alike;
  const { where: fitting, missingSizes } = withFittingSizes(read.where, listed);
  const unmet = own?.isNamed ? unmetBy(own.rows, fitting) : [];
  const where = fitting.filter(({ column }) => unmet.every((each) => each.column !== column));
  const isChemical = met.some(({ column }) => /^(?:chem|sub)$/.test(column));
  // Of articles without facts, nobody knows.
  const isUnsold = isChemical && !own?.isNamed && all.every(({ facts }) => facts && !facts.codes.en374);
  const unsold = own?.notSold ?? (isUnsold ? notSold.get('std374') : undefined);
  const found = own && { ...own, unmet };
  const sizes = () => listedSizes(listed);
  // Beside conditions, words that no article has are left out of the text.
  const isShorter = read.where.length > 0 && found?.isAnswered && found.missing.length > 0;
  // A text with another maker's article is kept whole: its number is none of ours.
  const rest = found?.maker !== undefined && !found.isAnswered ? text : known;
  const words = read.where.length === 0 ? rest : isShorter ? found.applied : writtenWords(left);
  return {
    where,
    words: words.replaceAll(/(?:wash(?:able)? )?washable-at-(\d+)/g, 'washable at $1 °C'),
    found,
    notesOn: (total, exactWords) => [
      ...notesOn(
        { text, found, foreign, missingSizes, sizes, hazards: read.hazards, unchecked, unsold, exactWords },
        total,
      ),
      ...searchOffers(text, all, read),
    ],
  };
}

/** What articles do not state that a text names by their numbers: they are listed all the same. */
const unmetBy = (rows: readonly ProductRow[], where: readonly Condition[]) =>
  [...new Set(where.map(({ column }) => column))].flatMap((column) =>
    rows.flatMap((row) => {
      const index = indexRows([row]);
      const own = where.filter((condition) => condition.column === column);
      const written = own.map((condition) => conditionLabel(index, condition)).join(' or ');
      return countMatches(index, own) > 0 ? [] : [{ column, kind: row.articleNo, written }];
    }),
  );

/** Numbers of washes and packed pieces, shares, times, bounds, and lengths but those of gloves in mm: lists do not know them. */
const pageParts = lists.ofPages.join('|');
const ofPages = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pageParts})(?![\p{L}\p{N}])`, 'giu');

/** Temperatures of washing: `wash at 60`, `laundry 75 °C`, `60 degrees washable`. */
const washing =
  /(?<=\b(?:wash|laund).*?(?<!minus)) (?:(?:at|on|up to|to) )?(?:(\d\d)(?= ?(?:°|deg|c\b))|(?<=(?:at|on|to) )(\d\d)\b)(?: ?(?:°|degrees?)?(?: ?c\b)?)?|(?<!\S)(\d\d) ?(?:°|degrees?)(?: ?c\b)?(?=.* (?:wash|laund))/giu;

/** A text without what only the pages of articles say, and the parts that say so. That gloves have a gauge is known. */
function withoutUnchecked(text: string): readonly [known: string, unchecked: readonly string[]] {
  const unchecked = text.match(ofPages) ?? [];
  const known = text.replaceAll(ofPages, ' ').trim();
  const isGauge = /^(?:gloves?)?$/i.test(known) && unchecked.some((part) => /gauge$/i.test(part));
  return [isGauge ? `gauge ${known}` : known, unchecked.filter((part) => !isOfHazard(part, text))];
}

/** True if a share is that in the name of the chemical: `96 % sulphuric acid`. */
const isOfHazard = (part: string, text: string): boolean =>
  hazardWords
    .filter(({ words }) => words.some((word) => text.toLowerCase().includes(word)))
    .some(({ path }) => `${path}%`.endsWith(`-${part.replace(/ ?(?:%|per ?cent)$/, '%')}`));

/** Articles for a text that names another maker: none, where it has a number of theirs, or a word that is not found as it is written. */
function besideMaker(found: FoundWords, words: readonly SearchWord[], maker: string | undefined): FoundWords {
  if (maker === undefined) return found;
  const isRead = found.missing.length === 0 && found.corrected.every(({ meant }) => familyWords.has(meant));
  const isTheirs = !isRead || words.some(({ word }) => /\d/.test(word));
  return {
    ...found,
    maker,
    ...(isTheirs && { rows: [], isAnswered: false, corrected: [], lesser: () => [] }),
  };
}

/** Sizes in the names that the articles have: gloves and garments name them in different ways. */
function withFittingSizes(where: readonly Condition[], rows: readonly ProductRow[]) {
  const sizes = valuesOf(where, 'size');
  if (sizes.length === 0) return { where, missingSizes: [] };
  const known = new Set(systemsOf(rows).flatMap(sizesOf));
  const fitting = sizes.filter((size) => known.has(size));
  return {
    where: where.filter(({ column, value }) => column !== 'size' || fitting.includes(value)),
    missingSizes: fitting.length === 0 && rows.length > 0 ? sizes.slice(0, 1) : [],
  };
}

const systemsOf = (rows: readonly ProductRow[]) => [
  ...new Set(rows.map(({ type }) => (isGloveType(type) ? 'glove' : 'garment'))),
];

/** The sizes that some articles come in; none where both gloves and garments are among them. */
function listedSizes(rows: readonly ProductRow[]): readonly string[] {
  const own = new Set(rows.flatMap(({ facts }) => facts?.sizes ?? []));
  const systems = systemsOf(rows);
  return systems.length > 1 ? [] : systems.flatMap(sizesOf).filter((size) => own.has(size));
}

/** True if the text begins with the address of a category: `gloves/lether` is no search for words. */
function isCategoryMisspelt(text: string): boolean {
  const [first = '', second] = text.split('/');
  return second !== undefined && categoryAt(`/products/${first}`) !== undefined;
}
