import { denyingWords, isTelling, searchWords, type SearchWord } from '../finding/search-words';
import type { ColumnValue } from './chosen-values';
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
  for (let place = 0; place < words.length;) {
    const part = denyingWords.has(words[place - 1]?.word ?? '')
      ? undefined
      : partAt(words.slice(place), isBare);
    if (part) values.push(...part.values);
    else rest.push(...words.slice(place, place + 1));
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
const joints = /^(?: (?:and|with))+(?= |$)|(?: (?:and|with))+$/gi;

/** A single capital letter is a size: `gloves l` may become `gloves leather`. */
const asAsked = ({ word, written }: SearchWord): string => (/^[SML]$/.test(written) ? written : word);

/** What has classes besides visibility. */
const hasOtherClasses =
  /^(?:std(?!20471$|471$|107$)|apc$|arc$|atpv$|hrc$|pb70$|aami$|weld|cut$|impact$|heat$|cold$|flame$)/;

/** What the first of some words ask for, and how many they are. @param isBare whether a class may stand alone */
function partAt(words: readonly SearchWord[], isBare: boolean) {
  const text = words.map(asAsked).join(' ');
  for (const { pattern, read } of isBare ? [...queryPatterns, bareClass] : queryPatterns) {
    const match = pattern.exec(text);
    const values = match ? read(match) : [];
    if (match && values.length > 0) return { values, length: match[0].split(' ').length };
  }
  return undefined;
}
