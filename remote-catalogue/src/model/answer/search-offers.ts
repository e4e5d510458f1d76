import { alternativesAddress } from '../equal-or-better/alternatives-address';
import { familyWords } from '../ask/known-words';
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
 * @param isFilter true if the text became filters already
 */
export function searchOffers(text: string, rows: readonly Searched[], isFilter: boolean): readonly Note[] {
  if (!rows.some(({ type }) => isGloveType(type))) return [];
  const code = findMarkings(text.replaceAll('×', 'X')).find(({ standard }) => standard === 'en388')?.code;
  const figures = searchWords(text).filter(({ word }) => !familyWords.has(word));
  const words = isFilter ? [] : figures.map(({ word }) => word.toUpperCase());
  const filters = ['EN 388', 'EN 407'].map((name) => `${name} ${words.join(' ')}`);
  const beside = likening.test(text) ? searchWords(text).map(({ written }) => written) : [];
  const number = beside.find((written) => exactArticle(rows, written));
  const four = beside.find((written) => findMarkings(`EN 388 ${written}`).length > 0);
  const stated = words.length === 1 ? filters.filter((each) => findMarkings(each).length > 0) : [];
  return [
    ...[number, code ?? four].flatMap((each) => (each === undefined ? [] : equalOrBetterOffer(each))),
    ...stated.map((each) => offer(`Or filter by ${each} or better`, searchAddress(each))),
  ];
}

/** What likens one article to another. */
const likening =
  /\b(?:better|equal|equivalent|alternatives?|replace(?:s|ment)?|substitute|similar|instead|like)\b/i;

const equalOrBetterOffer = (code: string): Note =>
  offer(`Gloves equal to or better than ${code}, with the differences`, alternativesAddress(code));
