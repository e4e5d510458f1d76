import type { ColumnValue } from './chosen-values';
import { withoutAmounts } from '../finding/without-amounts';
import { queryPatterns, type QueryPattern } from './query-patterns';

/** What a searched text asks for. */
export interface ReadQuery {
  /** Values to filter by; empty where the text is nothing but words. */
  readonly values: readonly ColumnValue[];
  /** The words that are left to search for. */
  readonly rest: string;
}

/** Values by what may name them, in lower case: `goatskin`, `knit wrist`. */
export interface KnownNames {
  readonly get: (name: string) => readonly ColumnValue[] | undefined;
}

/** Names of values that a list has. */
export interface QueryNames {
  /** Names that count anywhere: `waterproof`. */
  readonly termOf?: (words: string) => ColumnValue | undefined;
  /** Names that also count once something else was found, given what was found. */
  readonly namesFor?: (values: readonly ColumnValue[]) => KnownNames;
  /** Whether what only counts beside another part is left as words: `impact`. */
  readonly isSparing?: boolean;
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly values: readonly ColumnValue[];
  readonly needsCompany: boolean;
}

/** Longest text that is searched for markings, in characters: a longer one would take long to read. */
const longestQuery = 200;

/** Words that ask for a replacement of what follows: `what replaces a 4X43DP`. */
const replacing =
  /^\s*(?:(?:what|which)(?:\s+gloves?)?\s+(?:can\s+|could\s+|will\s+)?)?(?:replaces?|replacement\s+(?:for|of)|(?:an?\s+)?(?:alternative|equivalent|substitute)s?\s+(?:to|of|for)|is\s+equal\s+to|equal\s+to|equal\s+or\s+better\s+than|same\s+as|instead\s+of)\s+(?:(?:an?|the|my)\s+)?(?<replaced>.+)$/is;

/**
 * Looks for markings, levels and sizes in a searched text, in any order and any case.
 */
export function readQuery(text: string, names: QueryNames = {}): ReadQuery {
  const { termOf = () => undefined, namesFor, isSparing = false } = names;
  if (text.length > longestQuery) return { values: [], rest: text.trim() };
  const { replaced } = replacing.exec(text)?.groups ?? {};
  const answer = replaced && readQuery(replaced, names);
  if (answer && answer.values.length > 0) return answer;
  const wanted = withoutAmounts(text).replaceAll('×', 'x');
  const found = partsOf(wanted, termOf).filter((part) => !isSparing || !part.needsCompany);
  const isAlone = found.every(({ needsCompany }) => needsCompany);
  const parts = isAlone && wordsBeside(wanted, found) !== '' ? [] : found;
  const values = parts.flatMap((part) => part.values);
  if (values.length === 0) return { values, rest: text.trim() };
  const words = wordsBeside(wanted, parts);
  const { named, rest } = namesFor ? takeNames(words, namesFor(values)) : { named: [], rest: words };
  return { values: [...values, ...named], rest };
}

type TermOf = NonNullable<QueryNames['termOf']>;

function partsOf(text: string, termOf: TermOf): readonly Part[] {
  const parts: Part[] = [];
  for (let place = 0; place < text.length; place++) {
    const isStart = isWordStart(text, place) && !denied.test(text.slice(0, place));
    const part = isStart ? (partAt(text, place) ?? termAt(text, place, termOf)) : undefined;
    if (!part) continue;
    parts.push(part);
    place = part.end - 1;
  }
  return parts;
}

/** The end of a text that denies what follows: `not waterproof`. */
const denied = /(?<![\p{L}\p{N}])(?:no|non|not|without)[\s-]+$/iu;

const mostWordsInTerm = 3;

/** The longest term that begins at a word. */
function termAt(text: string, start: number, termOf: TermOf): Part | undefined {
  for (let length = mostWordsInTerm; length > 0; length--) {
    const words = new RegExp(String.raw`[\p{L}\p{N}]+(?:[\s-]+[\p{L}\p{N}]+){${length - 1}}`, 'uy');
    words.lastIndex = start;
    const [term] = words.exec(text) ?? [];
    const value = term === undefined ? undefined : termOf(term);
    if (term !== undefined && value) {
      return { start, end: start + term.length, values: [value], needsCompany: false };
    }
  }
  return undefined;
}

const isWordStart = (text: string, place: number): boolean =>
  /[\p{L}\p{N}]/u.test(text.charAt(place)) && !/[\p{L}\p{N}]/u.test(text.charAt(place - 1));

function partAt(text: string, start: number): Part | undefined {
  for (const pattern of queryPatterns) {
    const match = matchAt(pattern, text, start);
    const values = match ? pattern.read(match) : [];
    if (match && values.length > 0) {
      return { start, end: start + match[0].length, values, needsCompany: pattern.needsCompany ?? false };
    }
  }
  return undefined;
}

function matchAt({ pattern }: QueryPattern, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

const joint = String.raw`(?:and|with|at\s+least|min(?:imum)?\.?)`;
/** Commas, hyphens and the words that only join parts. */
const joints = new RegExp(
  String.raw`^[\s,;]*(?:${joint}(?![\p{L}\p{N}])[\s,;]*)*|(?:[\s,;]+${joint})*[\s,;−–-]*$`,
  'giu',
);

/** The text between the parts. */
function wordsBeside(text: string, parts: readonly Part[]): string {
  const starts = [0, ...parts.map(({ end }) => end)];
  const ends = [...parts.map(({ start }) => start), text.length];
  return starts
    .map((start, gap) => text.slice(start, ends[gap]).replaceAll(joints, ''))
    .filter(Boolean)
    .join(' ');
}

const longestName = 3;

/** Takes the known names out of the words, longer ones first. */
function takeNames(
  text: string,
  names: KnownNames,
): { readonly named: readonly ColumnValue[]; readonly rest: string } {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const values = names.get(
        words
          .slice(start, start + length)
          .join(' ')
          .toLowerCase(),
      );
      if (!values) continue;
      const others = takeNames([...words.slice(0, start), ...words.slice(start + length)].join(' '), names);
      return { named: [...values, ...others.named], rest: others.rest };
    }
  }
  return { named: [], rest: text };
}
