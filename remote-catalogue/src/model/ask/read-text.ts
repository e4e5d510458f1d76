import { columnWith } from '../../../articles/facets/facets';
import { sizesOf } from '../../../articles/sizes';
import { levelOf, type Condition } from '../../../articles/facets/conditions';
import { findMarkings } from '../../../articles/standards/find-markings';
import { withoutHazards, type NamedHazard } from './saved/named-hazards';
import { familyWords } from './known-words';
import { markingConditions } from '../../../articles/reach/marking-conditions';
import { denyingWords, isTelling, listingWords, searchWords, type SearchWord } from './search-words';
import { asksForMore, bareLevelIn, nextLevel, textPatterns, type TextPattern } from './text-patterns';
import lists from './words.json';

/** A searched text in its parts. */
export interface ReadText {
  /** Markings, standards, levels and sizes, one level of a property. */
  readonly where: readonly Condition[];
  /** What is left to search for, in its order. */
  readonly words: readonly SearchWord[];
  /** Hazards that the text names, as it is written. */
  readonly hazards: readonly NamedHazard[];
  /** Which `or` of the text, from 0 on, joins what no list has as alternatives. */
  readonly isOrAsAnd?: boolean;
}

/** Longest text that is searched for markings, in characters: a longer one would take long to read. */
const longestText = 400;

/** The words of a searched text: `either` says nothing but of hands, `&` is a word, `g/m²` one unit. */
const textWords = (text: string): readonly SearchWord[] =>
  searchWords(
    text
      .replaceAll('&', ' and ')
      .replaceAll(notAsked, ' ')
      .replaceAll(phrase, (written) => ` ${meanings.get(written.toLowerCase()) ?? written} `)
      .replaceAll(allergy, ' without $1,')
      .replaceAll(massPerArea, ' gsm')
      .replaceAll(orderedAmount, ' ')
      .replaceAll(waist, ' size $1$2$3'),
  ).filter(({ word }, place, all) => {
    const next = all[place + 1]?.word ?? '';
    if (word === 'size') return isSize.test(next) || all.length === 1;
    return word !== 'either' || next === 'hand';
  });

/** What may be there or not, and the size of hands beside the one that is named: `hi-vis not needed`, `extra large gloves, size 12`. */
const notAsked =
  /(?<![\p{L}\p{N}-])(?:(?:[2-6]?x{0,4}[sml]|(?:extra |very |x+-?)?(?:large|small)|medium)[ -]hands?|(?<!\bor )(?:[2-6]?x{1,4}l|extra large))\b(?:(?=.*\bsize (?:1\d|[6-9])(?!\d| ?x))|(?<=\bsize (?:1\d|[6-9])(?!\d| ?x).*))|(?:\bhi )?[\p{L}-]+ (?:is |are )?not (?:needed|required|necessary)(?!\p{L})|\bwith or without(?: (?:an?|knee|hi))? [\p{L}-]+/giu;

/** What is said in other words: `vegan` is without leather. */
const meanings: ReadonlyMap<string, string> = new Map(Object.entries(lists.phrases));
const phrase = new RegExp(String.raw`\b(?:${[...meanings.keys()].join('|')})\b`, 'giu');

/** `Latex allergy`, but not `I am allergic`. */
const allergy =
  /(?<![\p{L}'’])(?!(?:am|are|contact|has|have|people|severe|skin|somebody|very)\b)(\p{L}{3,})[\s-]allerg(?:ic|y|ies)\b/giu;

/** `36 inch waist`, `W36 L32`: a size, whether or not it exists. */
const waist =
  /(?<![\p{L}\p{N}])(?:(\d\d)[\s-]*(?:inch(?:es)?|in|["”″])?\s*waist|waist(?: size)? (\d\d)|w(\d\d)[\s/x]*l\d\d)(?![\p{L}\p{N}])/giu;

/** What may be the name of a size. */
const isSize = /^(?:\d|x*[sml]$|extra|double|triple|small|medium|large)/;

/** What is ordered says nothing of the article: `5 doz`, `20 pairs of`, `2 x`, `5x` in front. */
const orderedAmount =
  /(?<!\p{L})(?:qty|quantity)[ :]*\d+|(?<![\p{L}\p{N}.,-]|(?:class|level|size|cat|type|grade) )\d+\s*(?:pairs?|prs?|pcs|pieces|doz|dozen|cartons?|boxes|packs?|units|\sx(?=\s(?!large)))(?![\p{L}\p{N}])(?:\s+of(?!\p{L}))?|(?<=^|,\s?)\d+x(?=\s(?!l(?:arge)?\b|s(?:mall)?\b))|\d+ (?:men|people|persons|workers|staff|employees|guys)\b/giu;

const massPerArea = /(?<=\d)\s*(?:g\s?\/\s?m(?:²|2)|gsm|(?<=(?<!\d|en |iso )\d{3}\s?)g)(?![\p{L}\p{N}])/giu;

/** Reads a text as nothing but words. */
export const readLiterally = (text: string): ReadText => ({ where: [], words: textWords(text), hazards: [] });

/** `A1 + A2`, `EN 388 at least 4543`, `EN ISO 11611 class 1 or class 2`, `EN 12477 type A or B`. */
const betweenMarkings =
  /(?<=\b[a-z]\d) ?\+ ?(?=[a-z]\d\b)|(?<=\b(?:en|iso) [\d-]+) (?:at least|min(?:imum)?) (?=[\dx]{3})|(?<=11611(?::\d{4})? class 1)(?: or |\/)(?:class )?2\b|(?<=12477(?::\d{4})?) type a(?: or |\/)(?:type )?b\b/gi;
/** `Type 5/6`. */
const bothTypes = /\btype \d\s?\/(?=\s?\d\b)/gi;

/** Takes markings, levels and sizes out of a searched text, in any order and any case. */
export function readText(text: string): ReadText {
  if (text.length > longestText) return readLiterally(text);
  const where: Condition[] = [];
  const words = textWords(
    withoutMarkings(text.replaceAll(betweenMarkings, ' ').replaceAll(bothTypes, '$& type '), where),
  );
  const bare = bareLevelIn(words);
  // What is compared is listed down to the lower level: `is cut C better than cut D`.
  const compares = words.some(({ word }) => /^(?:than|vs|versus|compare|difference)$/.test(word));
  const left: SearchWord[] = [];
  // Markings are gone from in front of the first word.
  let last: ReadPart | undefined = where[0] && { where: [...where], length: 0, prefix: [] };
  let isOrAsAnd = false;
  for (let place = 0; place < words.length;) {
    const ahead = words.slice(place);
    const part = denyingWords.has(words[place - 1]?.word ?? '')
      ? undefined
      : ((last && sameAgain(ahead, last, bare)) ?? partAt(ahead, bare));
    const isOther = part?.isEither ?? (last !== undefined && words[place - 1]?.word === 'or');
    const [{ word } = { word: '' }, ...after] = ahead;
    if (!part && word === 'or' && isAnd(after, [last, partAt(after, bare)], where)) isOrAsAnd = true;
    const isMore = asksForMore(words.slice(0, place), ahead.slice(0, part?.length));
    if (part) addTo(where, { where: part.where, isEither: compares || isOther }, isMore);
    else left.push(...ahead.slice(0, 1));
    const goesOn = listingWords.has(word) || (compares && !ahead.slice(0, 1).some(isTelling));
    last = part ?? (goesOn ? last : undefined);
    place += part?.length ?? 1;
  }
  const { hazards, words: rest } = withoutHazards(left, where);
  return { where, hazards, words: where.length === 0 ? words : withoutLooseJoints(rest), isOrAsAnd };
}

/** True if `or` before some words joins what no list has as alternatives: conditions of two columns, or one to words. */
function isAnd(
  [next]: readonly SearchWord[],
  [last, after]: readonly (ReadPart | undefined)[],
  where: readonly Condition[],
): boolean {
  if (!next) return where.length > 0;
  if (!after) return last !== undefined && isTelling(next) && !lists.comparatives.includes(next.word);
  return !after.where.some(({ column: key }) => {
    const column = columnWith(key);
    const isAlternative = column?.kind === 'choice' ? !column.isEvery : last !== undefined;
    return isAlternative && where.some((before) => before.column === key);
  });
}

const endsWithDenial = new RegExp(String.raw`\b(?:${[...denyingWords].join('|')})\s*$`, 'i');

/** A text without the markings that stand in it as they are printed. */
function withoutMarkings(text: string, where: Condition[]): string {
  let [left, done] = ['', 0];
  for (const { standard, code, start, end } of findMarkings(text)) {
    const conditions = markingConditions(standard, code);
    if (conditions.length === 0 || endsWithDenial.test(text.slice(0, start))) continue;
    const before = text.slice(done, start);
    const isSame = where.some(({ column }) => columnWith(column)?.standard === standard);
    const isEither = isSame && / or\s*$/i.test(before);
    const isOf = (both: readonly Condition[], { column }: Condition) =>
      both.some((each) => each.column === column);
    // What only one of two markings has is asked by neither.
    const shared = where.filter(
      (each) => columnWith(each.column)?.standard !== standard || isOf(conditions, each),
    );
    const both = isEither ? conditions.filter((each) => isOf(where, each)) : conditions;
    if (isEither) where.splice(0, where.length, ...shared);
    addTo(where, { where: both, isEither });
    left += `${isEither ? before.replace(/or\s*$/i, '') : before} `;
    done = end;
  }
  return left + text.slice(done);
}

/** Words as a text: what a search call is asked for. */
export const writtenWords = (words: readonly SearchWord[]): string =>
  words
    .map(({ written, isJoined, isListed }, place) =>
      place === 0 ? written : `${isListed ? ',' : ''}${isJoined ? '-' : ' '}${written}`,
    )
    .join('');

/** Words that only join parts go where nothing is left on one side of them. */
const withoutLooseJoints = (words: readonly SearchWord[]): readonly SearchWord[] =>
  words
    .slice(Math.max(0, words.findIndex(isPart)), words.findLastIndex(isPart) + 1)
    .filter(
      (word, place, all) => isTelling(word) || denyingWords.has(word.word) || isPart(all[place + 1] ?? word),
    );

const isPart = (word: SearchWord): boolean => isTelling(word) && !listingWords.has(word.word);

/** A single capital letter is a size: `gloves l` may become `gloves leather`. */
const asAsked = ({ word, written }: SearchWord, place: number, all: readonly SearchWord[]): string =>
  /^[SML]$/.test(written) && !all[place + 1]?.isJoined ? written : word;

/** What some words were read as. */
interface ReadPart {
  readonly where: readonly Condition[];
  /** How many words it took. */
  readonly length: number;
  /** The words before that of its level or size: `size` of `size 8`. */
  readonly prefix: readonly SearchWord[];
  /** True if a level below the one before is enough: `C or D`, `B-D`. */
  readonly isEither?: boolean;
}

/** `or 9`, `, 9`, `-9` after `size 8`. What stands before another word may be a figure of its own: `size 9, 10 gauge`. */
function sameAgain(
  words: readonly SearchWord[],
  { prefix, where: [before], where }: ReadPart,
  bare: TextPattern | undefined,
): ReadPart | undefined {
  const joint = /^(?:and|or|to|than|vs|versus)$/.exec(words[0]?.word ?? '')?.[0];
  const skipped = joint ? (/^(?:level|class)$/.test(words[1]?.word ?? '') ? 2 : 1) : 0;
  const [other, next] = words.slice(skipped);
  if (!other || !before || (!joint && !other.isListed && !other.isJoined)) return undefined;
  const isRange = other.isJoined || joint === 'to';
  const isEither = isRange || joint === 'or';
  if (joint === 'or' && before.column === 'standard') return undefined;
  const endsThere = !next || next.isListed || listingWords.has(next.word) || familyWords.has(next.word);
  const read = partAt([...prefix, other], bare);
  const own = read?.where.filter(({ column }) => column === before.column) ?? [];
  if (read?.length !== prefix.length + 1 || own.length === 0) return undefined;
  if (skipped > 1 ? partAt(words.slice(1), bare) : !isEither && !endsThere) return undefined;
  const between = isRange ? sizesBetween(where, own) : [];
  return { prefix, where: [...between, ...own], length: skipped + 1, isEither };
}

/** The sizes between two; nothing between two levels. */
const sizesBetween = (one: readonly Condition[], other: readonly Condition[]): readonly Condition[] =>
  [sizesOf('glove'), sizesOf('garment')].flatMap((sizes) => {
    const [from = 0, to = 0] = [one, other].map((conditions) =>
      sizes.findIndex((size) => conditions.some(({ column, value }) => column === 'size' && value === size)),
    );
    return from < 0
      ? []
      : sizes.slice(from + 1, to < 0 ? undefined : to).map((value) => ({ column: 'size', value }));
  });

/** Of two levels of a property one is kept: the lower of `C or D`, the higher of `C and D`. @param isMore true if the next level is asked for */
function addTo(
  where: Condition[],
  { where: own, isEither = false }: Pick<ReadPart, 'where' | 'isEither'>,
  isMore = false,
) {
  for (const each of own) {
    const place = where.findIndex((before) => before.column === each.column);
    const before = where[place];
    if (!before || columnWith(each.column)?.kind !== 'at-least') where.push(isMore ? nextLevel(each) : each);
    else if (isEither === levelOf(each) < levelOf(before)) where[place] = each;
  }
}

/** What the first of some words ask for, and how many they are. @param bare what a class alone is of */
function partAt(words: readonly SearchWord[], bare: TextPattern | undefined): ReadPart | undefined {
  const text = words.map(asAsked).join(' ');
  for (const { pattern, read } of bare ? [...textPatterns, bare] : textPatterns) {
    const match = pattern.exec(text);
    const where = match ? read(match) : [];
    if (match && where.length > 0) {
      const { length } = match[0].split(' ');
      return { where, length, prefix: words.slice(0, length - 1) };
    }
  }
  return undefined;
}
