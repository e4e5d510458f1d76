import { alternativesAddress } from '../equal-or-better/alternatives-address';
import { familyWords } from '../ask/known-words';
import { writtenWords, type ReadText } from '../ask/read-text';
import { searchWords } from '../ask/search-words';
import { findMarkings } from '../../../articles/standards/find-markings';
import { isGloveType } from '../../../articles/product-types';
import { searchAddress } from '../ask/search-address';
import type { Note } from './finder';
import type { Searched } from './find-rows';
import { exactArticle } from './search-rows';

const offer = (label: string, address: string): Note => ({ text: '', links: [{ label, address }] });

/**
 * What else a text may mean: four figures may be a marking, but an article number too. A marking of EN 388 has a letter or
 * an X, or stands behind the name of its standard. The offers are for gloves.
 *
 * @param read the text as it was read: what became filters is no marking
 */
export function searchOffers(text: string, rows: readonly Searched[], read: ReadText): readonly Note[] {
  const sides = read.isOrAsAnd ? eachSide(text) : [];
  if (!rows.some(({ type }) => isGloveType(type))) return sides;
  const code = findMarkings(text.replaceAll('×', 'X')).find(({ standard }) => standard === 'en388')?.code;
  const figures = searchWords(text).filter(({ word }) => !familyWords.has(word));
  const words = read.where.length > 0 ? [] : figures.map(({ word }) => word.toUpperCase());
  const filters = ['EN 388', 'EN 407'].map((name) => `${name} ${words.join(' ')}`);
  const written = searchWords(text).map((each) => each.written);
  const isLike = likening.test(text);
  const number =
    isLike || /\bthan\b/i.test(text) ? written.find((each) => exactArticle(rows, each)) : undefined;
  const four = (isLike ? written : []).find((each) => findMarkings(`EN 388 ${each}`).length > 0);
  const stated = words.length === 1 ? filters.filter((each) => findMarkings(each).length > 0) : [];
  return [
    ...sides,
    ...[number, code ?? four].flatMap((each) => (each === undefined ? [] : equalOrBetterOffer(each))),
    ...stated.map((each) => offer(`Or filter by ${each} or better`, searchAddress(each))),
  ];
}

/** What is said of an `or` that makes no alternatives; with its sides, where there is no other. */
function eachSide(text: string): readonly Note[] {
  const sides = text.split(/(?<!with )\bor\b/i).map((side) => writtenWords(searchWords(side)));
  const note = 'Articles that meet only one side of “or” may be left out here.';
  if (sides.length !== 2 || sides.includes('')) return [{ text: note }];
  const links = sides.map((label) => ({ label, address: searchAddress(label) }));
  return [{ text: `${note} Each side alone:`, links }];
}

/** What likens one article to another. */
const likening =
  /\b(?:better|equal|equivalent|alternatives?|replace(?:s|ment)?|substitute|similar|instead|like)\b/i;

const equalOrBetterOffer = (code: string): Note =>
  offer(`Gloves equal to or better than ${code}, with the differences`, alternativesAddress(code));
