import { denyingWords, isTelling, searchWords, type SearchWord } from '../finding/search-words';
import type { ColumnValue } from './chosen-values';
import { facetColumns } from './facets';
import { bareClass, queryPatterns } from './query-patterns';

/** What a searched text asks for. */
export interface ReadQuery {
  /** Values to filter by; empty where the text is nothing but words. */
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
  let form: readonly SearchWord[] | undefined;
  for (let place = 0; place < words.length;) {
    const left = words.slice(place);
    const [last] = values.slice(-1);
    const part = denyingWords.has(words[place - 1]?.word ?? '')
      ? undefined
      : (partAt(left, isBare) ?? (form && last && sameAgain(left, { form, last, isBare })));
    if (part) values.push(...part.values);
    else rest.push(...left.slice(0, 1));
    form = part?.form;
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

/** A value that was read. */
interface ReadValue {
  /** The words before that of its level or size. */
  readonly form: readonly SearchWord[];
  readonly last: ColumnValue;
  readonly isBare: boolean;
}

/** `or 9`, `, 9`, `-9` after `size 8`, with what lies between for the latter. Of levels, the lowest holds. */
function sameAgain(words: readonly SearchWord[], { form, last: { column, value }, isBare }: ReadValue) {
  const [first, second] = words;
  const isJoint = /^(?:and|or|to)$/.test(first?.word ?? '');
  const other = isJoint ? second : first?.isListed || first?.isJoined ? first : undefined;
  const read = other && partAt([...form, other], isBare);
  const own = read?.values.filter((each) => each.column === column) ?? [];
  if (!other || read?.length !== form.length + 1 || own.length === 0) return undefined;
  const isLevel = facetColumns.some(({ key, kind }) => key === column && kind === 'at-least');
  const between = other.isJoined || first?.word === 'to' ? Number(other.word) - Number(value) - 1 : 0;
  const skipped = Array.from({ length: Math.max(between, 0) || 0 }, (_, place) => ({
    column,
    value: String(Number(value) + 1 + place),
  }));
  return {
    form,
    values: isLevel ? own.filter((each) => each.value < value) : [...skipped, ...own],
    length: isJoint ? 2 : 1,
  };
}

/** What the first of some words ask for, and how many they are. @param isBare whether a class may stand alone */
function partAt(words: readonly SearchWord[], isBare: boolean) {
  const text = words.map(asAsked).join(' ');
  for (const { pattern, read } of isBare ? [...queryPatterns, bareClass] : queryPatterns) {
    const match = pattern.exec(text);
    const values = match ? read(match) : [];
    if (match && values.length > 0) {
      const { length } = match[0].split(' ');
      return { values, length, form: words.slice(0, length - 1) };
    }
  }
  return undefined;
}
