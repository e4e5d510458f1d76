import { bareNumber } from 'shared-types/protocol/article-number';
import { once } from '../../../articles/once';
import type { ProductRow } from '../../../articles/product-row';
import { headingText } from '../shown-text';
import type { ReadQuestion } from './read-question';
import { findArticle, rowsContaining, searchedTexts, type Searched } from './find-rows';

/** The articles that a searched text gives. */
export interface Found<Row = ProductRow> {
  /** The best first. */
  readonly rows: readonly Row[];
  /** Place of the group of each in `searchGroups`; -1 for the exact number. */
  readonly groups: readonly number[];
}

/**
 * Groups of a search: what has the text as a word, what its words find, what they lead to, what they find in descriptions only, what
 * states most of the rest, what has the text inside another word only.
 */
export const searchGroups = ['containing', 'direct', 'related', 'mentioning', 'others', 'inside'] as const;

/** What stands above a group that is not the first. */
export const groupHeading = (
  group: (typeof searchGroups)[number],
  { words, found }: Pick<ReadQuestion, 'words' | 'found'>,
): string => {
  const { without = [], isPartly = false } = found?.others ?? {};
  const to = (parts: readonly string[] = []) =>
    parts.length > 0 ? `Related to “${parts.join('”, “')}”` : 'Related';
  return {
    containing: '',
    direct: '',
    related: to(found?.relatedTo[0]),
    mentioning: `${to(found?.relatedTo[1])} by their description`,
    others: `${isPartly ? 'Not all stated' : 'Not stated'}: “${without.join('”, “')}”`,
    inside: `“${headingText(words)}” as a part of another word`,
  }[group];
};

/** A text that no letter or figure goes on with. */
const wholeWord = (text: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${text.toLowerCase().replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'u',
  );

/** The article whose number is the text, in any case, and with other signs in between where none has it as it is written. */
export function exactArticle<Row extends Searched>(rows: readonly Row[], text: string): Row | undefined {
  const number = bareNumber(text);
  if (number === '') return undefined;
  const place = placesByNumber(rows).get(number);
  return place === undefined ? undefined : (findArticle(rows, text.trim()) ?? rows[place]);
}

/** The articles whose numbers begin with a text of letters and figures, whatever it has between them. */
export function numberedFrom<Row extends Searched>(rows: readonly Row[], text: string): readonly Row[] {
  const number = bareNumber(text);
  const isBegun = /\d/.test(number) && /\p{L}/u.test(number);
  const numbers = isBegun || placesByNumber(rows).has(number) ? bareNumbers(rows) : [];
  return rows.filter((_, place) => numbers[place]?.startsWith(number));
}

/** Numbers without what stands in between. */
const bareNumbers = once((rows: readonly Searched[]): readonly string[] =>
  rows.map(({ articleNo }) => bareNumber(articleNo)),
);

/** Where the first article with each number stands. */
const placesByNumber = once(
  (rows: readonly Searched[]): ReadonlyMap<string, number> =>
    new Map(
      bareNumbers(rows)
        .map((number, place) => [number, place] as const)
        .toReversed(),
    ),
);

/**
 * The articles whose number, title or type contains a text, as the search call has it, and the one with this number;
 * then those that the words of the text find. Where the words find articles, those that have the text only inside another
 * word come last: `PU` is no part of `purple`. None is left out.
 *
 * @param beyond what the words of the text find, by group
 */
export function searchRows<Row extends Searched>(
  rows: readonly Row[],
  text: string,
  beyond: readonly (readonly Row[])[],
): Found<Row> {
  const exact = exactArticle(rows, text);
  const number = bareNumber(text);
  const beginnings = /\d/.test(number) ? bareNumbers(rows) : [];
  const numbers = new Set((beyond.find((group) => group.length > 0) ?? []).map(({ articleNo }) => articleNo));
  const texts = searchedTexts(rows);
  // A sign alone says nothing of an article.
  const containing = new Set(number === '' ? [] : rowsContaining(rows, text));
  const whole = wholeWord(text);
  const isMeant = ({ articleNo }: Row, own: string): boolean =>
    numbers.size === 0 || numbers.has(articleNo) || bareNumber(articleNo).includes(number) || whole.test(own);
  const first = exact ? [exact] : [];
  const inside: Row[] = [];
  rows.forEach((row, place) => {
    if (row === exact) return;
    if (beginnings[place]?.startsWith(number)) first.push(row);
    else if (containing.has(row)) (isMeant(row, texts[place] ?? '') ? first : inside).push(row);
  });
  const firstNumbers = new Set(first.map(({ articleNo }) => articleNo));
  const others = [...beyond, inside].map((group) =>
    group.filter(({ articleNo }) => !firstNumbers.has(articleNo)),
  );
  return {
    rows: [first, ...others].flat(),
    groups: [first, ...others].flatMap((group, of) => group.map((row) => (row === exact ? -1 : of))),
  };
}
