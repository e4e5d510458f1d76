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
    if (part) addValues(values, part.values, part.isLower ?? words[place - 1]?.word === 'or');
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

/** What some words were read as. */
interface ReadPart {
  readonly values: readonly ColumnValue[];
  /** How many words it took. */
  readonly length: number;
  /** The words before that of its level or size. */
  readonly form: readonly SearchWord[];
  /** Whether a lower level than the one before is meant, too: `C or D`. */
  readonly isLower?: boolean;
}

/** A value that was read. */
interface ReadValue {
  readonly form: ReadPart['form'];
  readonly last: ColumnValue;
  readonly isBare: boolean;
}

/** `or 9`, `, 9`, `-9` after `size 8`, with what lies between for the latter. */
function sameAgain(
  words: readonly SearchWord[],
  { form, last: { column, value }, isBare }: ReadValue,
): ReadPart | undefined {
  const [first] = words;
  const place = /^(?:and|or|to)$/.test(first?.word ?? '') ? 1 : 0;
  const other = words[place];
  if (!other || (place === 0 && !other.isListed && !other.isJoined)) return undefined;
  const read = partAt([...form, other], isBare);
  const own = read?.values.filter((each) => each.column === column) ?? [];
  if (read?.length !== form.length + 1 || own.length === 0) return undefined;
  const isRange = other.isJoined || first?.word === 'to';
  const between = isRange ? Number(other.word) - Number(value) - 1 : 0;
  const skipped = Array.from({ length: Math.max(between, 0) || 0 }, (_, step) => ({
    column,
    value: String(Number(value) + 1 + step),
  }));
  const isLower = isRange || first?.word === 'or';
  return { form, values: levelsOf(column) ? own : [...skipped, ...own], length: place + 1, isLower };
}

const levelsOf = (column: string): readonly string[] | undefined => {
  const found = facetColumns.find(({ key }) => key === column);
  return found?.kind === 'at-least' ? found.levels.map(({ value }) => value) : undefined;
};

/** Of two levels of a property one is kept: the lower of `C or D`, the higher of `C and D`. */
function addValues(values: ColumnValue[], own: readonly ColumnValue[], isLower: boolean) {
  for (const each of own) {
    const levels = levelsOf(each.column);
    const place = levels ? values.findIndex(({ column }) => column === each.column) : -1;
    const before = values[place];
    if (!levels || !before) values.push(each);
    else if (isLower === levels.indexOf(each.value) < levels.indexOf(before.value)) values[place] = each;
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
      return { values, length, form: words.slice(0, length - 1) };
    }
  }
  return undefined;
}
