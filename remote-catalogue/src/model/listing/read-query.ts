import { familyWords } from '../finding/kept-words';
import { denyingWords, isTelling, listingWords, searchWords, type SearchWord } from '../finding/search-words';
import { sizesOf } from '../../../articles/sizes';
import type { ColumnValue } from './chosen-values';
import { columnWith } from '../../../articles/facets/facets';
import { bareClass, queryPatterns } from './query-patterns';

/** What a searched text asks for. */
export interface ReadQuery {
  /** Values to filter by, one level of a property; empty where the text is nothing but words. */
  readonly values: readonly ColumnValue[];
  /** The words that are left to search for. */
  readonly rest: string;
}

/** Longest text that is searched for markings, in characters: a longer one would take long to read. */
const longestQuery = 200;

/** Looks for markings, levels and sizes in a searched text, in any order and any case. */
export function readQuery(text: string): ReadQuery {
  const nothing = { values: [], rest: text.trim() };
  if (text.length > longestQuery) return nothing;
  const words = searchWords(text);
  const isBare = !words.some(({ word }) => hasOtherClasses.test(word));
  const values: ColumnValue[] = [];
  const rest: SearchWord[] = [];
  let last: ReadPart | undefined;
  for (let place = 0; place < words.length;) {
    const left = words.slice(place);
    const part = denyingWords.has(words[place - 1]?.word ?? '')
      ? undefined
      : ((last && sameAgain(left, last, isBare)) ?? partAt(left, isBare));
    if (part) addValues(values, { isEither: last !== undefined && words[place - 1]?.word === 'or', ...part });
    else rest.push(...left.slice(0, 1));
    last = part ?? (listingWords.has(left[0]?.word ?? '') ? last : undefined);
    place += part?.length ?? 1;
  }
  if (values.length === 0) return nothing;
  return {
    values,
    rest: !rest.some(isTelling)
      ? ''
      : rest
          .map(
            ({ written, isJoined, isListed }, place) =>
              `${place === 0 ? '' : isListed ? ',' : ''}${isJoined && place > 0 ? '-' : ' '}${written}`,
          )
          .join('')
          .replace(joints, '')
          .trim(),
  };
}

/** Words that only join parts, where nothing is left on one side of them. */
const joints = /^(?: (?:and|or|with))+(?= |$)|(?: (?:and|or|with))+$/gi;

/** A single capital letter is a size: `gloves l` may become `gloves leather`. */
const asAsked = ({ word, written }: SearchWord): string => (/^[SML]$/.test(written) ? written : word);

/** What has classes besides visibility. */
const hasOtherClasses =
  /^(?:std(?!20471$|471$|107$)|apc$|arc$|atpv$|hrc$|pb70$|aami$|weld|cut$|impact$|heat$|cold$|flame$)/;

/** What some words were read as. */
interface ReadPart {
  readonly values: readonly ColumnValue[];
  /** How many words it took. */
  readonly length: number;
  /** The words before that of its level or size: `size` of `size 8`. */
  readonly prefix: readonly SearchWord[];
  /** Whether a level below the one before is enough: `C or D`, `B-D`. */
  readonly isEither?: boolean;
}

/** `or 9`, `, 9`, `-9` after `size 8`. What stands before another word may be a figure of its own: `size 9, 10 gauge`. */
function sameAgain(
  words: readonly SearchWord[],
  { prefix, values: [before], values }: ReadPart,
  isBare: boolean,
): ReadPart | undefined {
  const joint = /^(?:and|or|to)$/.exec(words[0]?.word ?? '')?.[0];
  const [other, next] = joint ? words.slice(1) : words;
  if (!other || !before || (!joint && !other.isListed && !other.isJoined)) return undefined;
  const isRange = other.isJoined || joint === 'to';
  const isEither = isRange || joint === 'or';
  const endsThere = !next || next.isListed || listingWords.has(next.word) || familyWords.has(next.word);
  const read = partAt([...prefix, other], isBare);
  const own = read?.values.filter(({ column }) => column === before.column) ?? [];
  if (read?.length !== prefix.length + 1 || own.length === 0 || !(isEither || endsThere)) return undefined;
  const skipped = isRange ? sizesBetween(values, own) : [];
  return { prefix, values: [...skipped, ...own], length: joint ? 2 : 1, isEither };
}

/** The sizes between two; nothing between two levels. */
const sizesBetween = (one: readonly ColumnValue[], other: readonly ColumnValue[]): readonly ColumnValue[] =>
  [sizesOf('glove'), sizesOf('garment')].flatMap((sizes) => {
    const [from = 0, to = 0] = [one, other].map((values) =>
      sizes.findIndex((size) => values.some(({ column, value }) => column === 'size' && value === size)),
    );
    return from < 0
      ? []
      : sizes.slice(from + 1, to < 0 ? undefined : to).map((value) => ({ column: 'size', value }));
  });

/** Of two levels of a property one is kept: the lower of `C or D`, the higher of `C and D`. */
function addValues(values: ColumnValue[], { values: own, isEither = false }: ReadPart) {
  for (const each of own) {
    const column = columnWith(each.column);
    const place = values.findIndex((before) => before.column === each.column);
    const before = values[place];
    if (!before || column?.kind !== 'at-least') values.push(each);
    else {
      const [isAt, wasAt] = [each, before].map(({ value }) =>
        column.levels.findIndex((level) => level.value === value),
      );
      if (isEither === (isAt ?? 0) < (wasAt ?? 0)) values[place] = each;
    }
  }
}

/** What the first of some words ask for, and how many they are. @param isBare whether a class may stand alone */
function partAt(words: readonly SearchWord[], isBare: boolean): ReadPart | undefined {
  const text = words.map(asAsked).join(' ');
  for (const { pattern, read } of isBare ? [...queryPatterns, bareClass] : queryPatterns) {
    const match = pattern.exec(text);
    const values = match ? read(match) : [];
    if (match && values.length > 0) {
      const { length } = match[0].split(' ');
      return { values, length, prefix: words.slice(0, length - 1) };
    }
  }
  return undefined;
}
