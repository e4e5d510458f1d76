import { columnWith } from '../../../articles/facets/facets';
import { sizesOf } from '../../../articles/sizes';
import { levelOf, type Condition } from '../../../articles/facets/conditions';
import { findMarkings } from '../../../articles/standards/find-markings';
import { withoutHazards, type NamedHazard } from './saved/named-hazards';
import { familyWords } from './known-words';
import { markingConditions } from '../../../articles/reach/marking-conditions';
import { denyingWords, isTelling, listingWords, searchWords, type SearchWord } from './search-words';
import {
  bareArcCategory,
  bareBarrierLevel,
  bareClass,
  bareCutLevel,
  bareWeldingClass,
  textPatterns,
  type TextPattern,
} from './text-patterns';
import lists from './words.json';

/** A searched text in its parts. */
export interface ReadText {
  /** Markings, standards, levels and sizes, one level of a property. */
  readonly where: readonly Condition[];
  /** What is left to search for, in its order. */
  readonly words: readonly SearchWord[];
  /** Hazards that the text names, as it is written. */
  readonly hazards: readonly NamedHazard[];
}

/** Longest text that is searched for markings, in characters: a longer one would take long to read. */
const longestText = 200;

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

/** What may be there or not: `hi-vis not needed`, `with or without zip`. */
const notAsked =
  /(?:\bhi )?[\p{L}-]+ (?:is |are )?not (?:needed|required|necessary)(?!\p{L})|\bwith or without(?: (?:an?|knee|hi))? [\p{L}-]+/giu;

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

/** Takes markings, levels and sizes out of a searched text, in any order and any case. */
export function readText(text: string): ReadText {
  if (text.length > longestText) return readLiterally(text);
  const where: Condition[] = [];
  const words = textWords(
    withoutMarkings(text.replaceAll(/(?<=\b[a-z]\d) ?\+ ?(?=[a-z]\d\b)/gi, ' '), where),
  );
  const bare = bareClassOf(words);
  // What is compared is listed down to the lower level: `is cut C better than cut D`.
  const compares = words.some(({ word }) => /^(?:than|vs|versus|compare|difference)$/.test(word));
  const left: SearchWord[] = [];
  let last: ReadPart | undefined;
  for (let place = 0; place < words.length;) {
    const ahead = words.slice(place);
    const part = denyingWords.has(words[place - 1]?.word ?? '')
      ? undefined
      : ((last && sameAgain(ahead, last, bare)) ?? partAt(ahead, bare));
    const isOther = part?.isEither ?? (last !== undefined && words[place - 1]?.word === 'or');
    if (part) addTo(where, { where: part.where, isEither: compares || isOther });
    else left.push(...ahead.slice(0, 1));
    const goesOn = listingWords.has(ahead[0]?.word ?? '') || (compares && !ahead.slice(0, 1).some(isTelling));
    last = part ?? (goesOn ? last : undefined);
    place += part?.length ?? 1;
  }
  const { hazards, words: rest } = withoutHazards(left, where);
  return { where, hazards, words: where.length === 0 ? words : withoutLooseJoints(rest) };
}

const endsWithDenial = new RegExp(String.raw`\b(?:${[...denyingWords].join('|')})\s*$`, 'i');

/** A text without the markings that stand in it as they are printed. */
function withoutMarkings(text: string, where: Condition[]): string {
  let [left, done] = ['', 0];
  for (const { standard, code, start, end } of findMarkings(text)) {
    const conditions = markingConditions(standard, code);
    if (conditions.length === 0 || endsWithDenial.test(text.slice(0, start))) continue;
    addTo(where, { where: conditions });
    left += `${text.slice(done, start)} `;
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

/**
 * A class alone is that of welding clothing where the text speaks of it, else that of visibility; of gloves, the level of a cut
 * stands alone, and of gowns that of the barrier. Beside an arc, a category alone is its own.
 */
function bareClassOf(words: readonly SearchWord[]): TextPattern | undefined {
  if (words.some(({ word }) => /^(?:arc|cal|std61482)$/.test(word))) return bareArcCategory;
  if (words.some(({ word }) => /^(?:glove|gauntlet)$/.test(word))) return bareCutLevel;
  if (words.some(({ word }) => word === 'gown')) return bareBarrierLevel;
  if (words.some(({ word }) => /^(?:hivi[sz]|vi[sz]|visibility|std20471)$/.test(word))) return bareClass;
  const others = words.filter(({ word }) => hasOtherClasses.test(word));
  if (others.length === 0) return bareClass;
  return others.every(({ word }) => /^(?:weld|spatter$)/.test(word)) ? bareWeldingClass : undefined;
}

/** What has classes besides visibility. */
const hasOtherClasses =
  /^(?:std(?!20471$|471$|107$)|apc$|arc$|atpv$|hrc$|pb70$|aami$|weld|spatter$|chainsaw|cut$|impact$|heat$|cold$|flame$)/;

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
  const [other, next] = joint ? words.slice(1) : words;
  if (!other || !before || (!joint && !other.isListed && !other.isJoined)) return undefined;
  const isRange = other.isJoined || joint === 'to';
  const isEither = isRange || joint === 'or';
  const endsThere = !next || next.isListed || listingWords.has(next.word) || familyWords.has(next.word);
  const read = partAt([...prefix, other], bare);
  const own = read?.where.filter(({ column }) => column === before.column) ?? [];
  if (read?.length !== prefix.length + 1 || own.length === 0 || !(isEither || endsThere)) return undefined;
  const skipped = isRange ? sizesBetween(where, own) : [];
  return { prefix, where: [...skipped, ...own], length: joint ? 2 : 1, isEither };
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

/** Of two levels of a property one is kept: the lower of `C or D`, the higher of `C and D`. */
function addTo(where: Condition[], { where: own, isEither = false }: Pick<ReadPart, 'where' | 'isEither'>) {
  for (const each of own) {
    const place = where.findIndex((before) => before.column === each.column);
    const before = where[place];
    if (!before || columnWith(each.column)?.kind !== 'at-least') where.push(each);
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
