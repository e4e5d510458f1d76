import {
  ratedStandards,
  standardNames,
  type RatedStandard,
} from '../../../articles/standards/standard-names';
import { sizesOf } from '../../../articles/sizes';
import { columnWith, facetColumns } from '../../../articles/facets/facets';
import { comparedWords, standardOf, type SearchWord } from './search-words';
import { arcTenths, arcValue } from '../../../articles/facets/garment-facets';
import { markingConditions } from '../../../articles/reach/marking-conditions';
import { aboveHighest, levelOf as levelPlace, type Condition } from '../../../articles/facets/conditions';
import lists from './words.json';

/** A form of words that asks for a property. */
export interface TextPattern {
  /** Matches at the first of some words, which have a space between them. */
  readonly pattern: RegExp;
  /** What it asks for; nothing where the words are just words. */
  readonly read: (match: RegExpExecArray) => readonly Condition[];
}

/** `cut D or better`: how a level is asked for anyway. */
const orBetter = '(?: or (?:better|more|higher|above))?';
/** What may stand between a property and its level: `tear of at least 4`. A `box of 4 heat gloves` has none. */
const grade = `(?:(?:${lists.beforeLevels.join('|')}) )`;

/** The next level, for `better than cut C`. What is above the highest is no level: nothing reaches it. */
export function nextLevel(condition: Condition): Condition {
  const column = columnWith(condition.column);
  const level = levelPlace(condition);
  if (column?.kind !== 'at-least' || column.levels.length < 2 || level === 0) return condition;
  return { ...condition, value: column.levels[level]?.value ?? aboveHighest(column) };
}

/** Of the levels of contact heat to EN 407, in °C. */
const contactTemperatures = [100, 250, 350, 500];
const more = '(?:(?:better|more|higher|greater|stronger) than|above)(?: an?| the)?';
const isMore = new RegExp(
  String.raw`${more} \||(?:better|more|higher) (?:\S+ )?\| .*than |\| (?:\S+ )*?${more} `,
);

/** True if a part of a text asks for more than its level. `Equal or better than` does not, nor does a temperature between two levels. */
export function asksForMore(before: readonly SearchWord[], part: readonly SearchWord[]): boolean {
  const [first, own] = [before.slice(-4), part].map((words) => words.map(({ word }) => word).join(' '));
  const degrees = Number(/(?<!\S)[1-9]\d\d(?!\S)/.exec(own ?? '')?.[0] ?? contactTemperatures[0]);
  return (
    contactTemperatures.includes(degrees) &&
    !/\b(?:not?|nor|never|equal|same|good|meet|or|worse|wear|worn)\b/.test(first ?? '') &&
    isMore.test(`${first} | ${own}`)
  );
}

/** A level above the scale stays one: nothing reaches it, and the list says what the highest is. @param read takes the groups that matched */
const asks = (source: string, read: (...values: string[]) => readonly Condition[]): TextPattern => ({
  pattern: new RegExp(`^(?:${source})${orBetter}(?= |$)`),
  read: (match) => read(...match.slice(1).filter(Boolean)),
});

/** `Highest tear resistance`, the name of the property between. */
const [highest, ofProperty] = ['(?:highest|max(?:imum)?)', '(?: resistant| protection)?(?: level| rating)?'];

/** A property and its level, in either order: `cut level D`, `level D cut`. `3 cut resistant gloves` are three gloves. */
const levelOf = (
  names: string,
  levels: string,
  read: (level?: string) => readonly Condition[],
): readonly TextPattern[] => [
  asks(`(?:${names}) ${grade}*(${levels})`, read),
  asks(`(?!of )${grade}+(${levels}) (?:${names})`, read),
];

const one =
  (column: string, prefix = '') =>
  (value = ''): readonly Condition[] => [{ column, value: prefix + value }];

const capital =
  (column: string) =>
  (value = ''): readonly Condition[] => [{ column, value: value.toUpperCase() }];

const marked =
  (standard: RatedStandard) =>
  (code = ''): readonly Condition[] =>
    markingConditions(standard, code.toUpperCase());

/** Columns whose levels are figures, by the words of their names here and in their standard; those of gloves first. */
const figureColumns = facetColumns.flatMap((column) => {
  if (column.kind !== 'at-least' || column.place === undefined) return [];
  const { key, label, place, standard, levels, tested = levels.at(-1)?.value ?? '' } = column;
  const prefix = /^(.*)\d$/.exec(tested)?.[1];
  const names = [label, place.replaceAll(/[A-Z]/g, ' $&'), standardNames[standard].label].join(' ');
  const isRead = column.family === 'gloves' || (standard === 'iso11612' && levels.length > 1);
  return isRead && prefix !== undefined ? [{ key, levels, words: new Set(comparedWords(names)) }] : [];
});

/** Words that name no property by themselves. */
const saysNoProperty = /^(?:std(?!138$)\d+|ansi|small|large|keep|out|[a-f])$/;

/** The level of the first column that has the words of a name in its own: `molten metal splash level 4`. */
function namedLevel(name = '', level = ''): readonly Condition[] {
  const words = name.split(' ').filter((word) => !lists.ofAnyProperty.includes(word));
  const column = figureColumns.find((each) => words.every((word) => each.words.has(word)));
  return column && !words.every((word) => saysNoProperty.test(word))
    ? [{ column: column.key, value: column.levels[Number(level) - 1]?.value ?? aboveHighest(column) }]
    : [];
}

/** The lowest level of contact heat to EN 407 that is tested at the temperature, which is in °C, or above it. */
function contactAt(degrees = ''): readonly Condition[] {
  const level = contactTemperatures.findIndex((tested) => tested >= Number(degrees)) + 1;
  return level === 0 ? [] : one('heat.contact', 'contact-')(String(level));
}

/** @param rating in cal/cm² */
function arcAt(rating = ''): readonly Condition[] {
  const tenths = Math.ceil(Number(rating) * 10);
  return tenths < 1 || tenths > arcTenths ? [] : [{ column: 'arc.cal', value: arcValue(tenths) }];
}

/** Arc ratings that the categories 1 to 4 of NFPA 70E ask for, in cal/cm². */
const arcOfCategory = (category = '') => arcAt(['4', '8', '25', '40'][Number(category) - 1]);

/** The letters that some makers print for the sizes of gloves, in their order. */
const gloveSizes: readonly string[] = 'XS S M L XL 2XL 3XL'.split(' ');

/** A size in letters is that of a garment, and a number of a glove. */
function sizeOf(size = ''): readonly Condition[] {
  const letters = size
    .toUpperCase()
    .replace(' ', '')
    .replace(/^X{2,}/, ({ length }) => `${length}X`);
  const number = sizesOf('glove')[gloveSizes.indexOf(letters)] ?? [];
  return [letters, number].flat().flatMap(one('size'));
}

const letterSize = '[2-6] ?xl|x{1,6}l|xs';

/** `XL` for `extra large`, `3XL` for `xxx large` and `triple XL`. */
function wordedSize(words = ''): readonly Condition[] {
  const short = words.replace('double', '2').replace('triple', '3').replaceAll('extra', 'x');
  const count = /\d/.exec(short)?.[0] ?? String(short.split('x').length - 1);
  return sizeOf(`${count === '1' ? '' : count}X${/s(?:mall)?$/.test(words) ? 'S' : 'L'}`);
}

/** What sizes are of: `small splashes` are no size. */
const worn = `(?=(?: \\S+){0,3} (?:${lists.worn.join('|')})| (?:velcro|hook|zip)|$)`;

/**
 * What may be a level or a marking that no pattern reads: the standard stays with it. None is a size, an edition, nor `A1`,
 * which several standards have.
 */
const unreadLevel = String.raw`(?!std|(?:a\d|${letterSize}|20\d\d)(?: |$))(?:[a-z]|[a-z]*\d\S*)(?: |$)`;

/** Standards by the words that stand for them, those too that others have replaced. */
const standardsByWord: Readonly<Record<string, string>> = {
  ...lists.replacedStandards,
  ...Object.fromEntries(
    ratedStandards.map((standard) => [
      standardOf(/(?:PB)?\d+/.exec(standardNames[standard].label)?.[0].toLowerCase() ?? ''),
      standardNames[standard].slug,
    ]),
  ),
};

const hiVis = 'std20471|std471|hi vi[sz]|hivi[sz]|high visibility';

const visibilityClass = asks('class ?([1-3])', one('hv'));
const weldingClass = asks('class ?([12])', one('weld'));

/** What a level or class alone is of, by a word of the text. Of two that match, the first counts. */
const bareLevels: readonly (readonly [word: RegExp, pattern: TextPattern])[] = [
  [
    /^(?:arc|cal|std61482)$/,
    asks('cat(?:egory)? ([1-4])|(class ?[12])', (level = '') =>
      /^\d/.test(level) ? arcOfCategory(level) : one('arc.apc', 'apc-')(level.slice(-1)),
    ),
  ],
  [/^(?:glove|gauntlet)$/, asks('(a[1-9])', capital('ansi'))],
  [/^gown$/, asks('(?:performance )?level ([1-4])', one('med.pb70', 'pb70-'))],
  [/^(?:hivi[sz]|vi[sz]|visibility|std20471)$/, visibilityClass],
  [/^(?:molten|std11612)$/, asks('([b-f][1-3])', marked('iso11612'))],
];

/** What has classes besides visibility. */
const hasOtherClasses =
  /^(?:std(?!20471$|471$|107$)|apc$|arc$|atpv$|hrc$|pb70$|aami$|weld|spatter$|chainsaw|cut$|impact$|heat$|cold$|flame$)/;

/** What a class alone is of: in a text of nothing else that has classes, of visibility, and of welding clothing where it is of that. */
export function bareLevelIn(words: readonly SearchWord[]): TextPattern | undefined {
  const own = bareLevels.find(([pattern]) => words.some(({ word }) => pattern.test(word)));
  const others = words.filter(({ word }) => hasOtherClasses.test(word));
  if (own || others.length === 0) return own?.[1] ?? visibilityClass;
  return others.every(({ word }) => /^(?:weld|spatter$)/.test(word)) ? weldingClass : undefined;
}

/** What a searched text may ask for. Of two that match, the first counts. */
export const textPatterns: readonly TextPattern[] = [
  asks('((?=[0-4]*x)[0-4x]{6})', marked('en407')),
  asks(`${highest} (abrasion|tear|puncture)${ofProperty}`, (name) => namedLevel(name, '4')),
  asks(`${highest} cut${ofProperty}`, () => capital('cut')('f')),
  asks('([0-4x][0-5x][0-4x]{2}[a-fx][px]?)', marked('en388')),
  asks('(?:cut )?level ([b-f]) p', (level) => [...capital('cut')(level), ...one('imp.p')('p')]),
  ...levelOf('ansi|isea|(?:ansi )?cut(?: resistant)?|std105(?: cut)?', 'a[1-9]', capital('ansi')),
  asks('(a[1-9]) cut(?: resistant)?|(?:than|above|least|min|minimum) (a[3-9])', capital('ansi')),
  ...levelOf('(?:iso )?cut(?: resistant| protection)?(?: glove)?|std13997', '[b-f]|a(?=$)', capital('cut')),
  asks('cut level (a)|level ([b-f])|([b-f]) cut|([b-f])(?= or (?:better|higher|above))', capital('cut')),
  // Of gloves, only cut has a level 5.
  asks('level (5)(?= glove)|std388 level (5)', one('coup')),
  asks(
    '(?:(?:ansi|isea) )+(?:(?:level )?([1-9]) cut|cut (?:glove )?(?:level )?([1-9]))|cut(?: glove)? ansi (?:level )?([1-9])',
    (level) => capital('ansi')(`a${level}`),
  ),
  asks(
    `((?:\\S+ ){0,3}?\\S+) (?:(?:glove )?(?:(?:ansi|isea) )*${grade}+)?([1-9])(?: (?:ansi|isea))*`,
    namedLevel,
  ),
  ...[' \\S+', ''].map((more) =>
    asks(`([1-9]) (?:for|in|on) (\\S+${more})`, (level, name) => namedLevel(name, level)),
  ),
  ...[' \\S+ \\S+', ' \\S+', ''].map((more) =>
    asks(`(?:ansi |isea )*(?!of )${grade}+([1-9]) (?:for |in |on |against )?(\\S+${more})`, (level, name) =>
      namedLevel(name, level),
    ),
  ),
  asks(
    '(?:contact (?:heat )?(?:(?:at|of|to|up to|with) )?)?([1-9]\\d\\d) ?(?:c|degree|grad)(?: c(?= |$))?(?: contact(?: heat)?)?|contact heat ([1-9]\\d\\d)',
    contactAt,
  ),
  ...levelOf('(?:back of (?:the )?hand|knuckle)(?: protection)?', '[1-3]', one('imp.ansi', 'ansi-')),
  asks('(?:ansi|isea) ([1-3])(?= (?:knuckle|impact|back))', one('imp.ansi', 'ansi-')),
  asks('(?:std388|impact|level)(?: glove)?(?: level)? (p)|(p) (?:mark|rat)\\S*', () => one('imp.p')('p')),
  asks('std374 type ([abc])', capital('chem')),
  asks(
    'std12477 (?:type |class )?([ab])|type ([ab]) std12477|welding (?:glove )?type ([ab])|type ([ab])',
    one('heat.welding', 'welding-'),
  ),
  ...levelOf('std11611|welding', '[12]', one('weld')),
  asks(`(?:stdpb70|pb70|aami|barrier) ${grade}+([1-4])|aami ([1-4])`, one('med.pb70', 'pb70-')),
  asks('std13795 (standard|high)(?: performance)?', one('med.en')),
  asks(`(?:std61482|arc(?: flash)?) class ${grade}*([12])|apc ?${grade}*([12])`, one('arc.apc', 'apc-')),
  asks('(?:arc(?: flash)?|std70e|nfpa 70e) cat(?:egory)? ([1-4])|hrc ?([1-4])', arcOfCategory),
  asks(
    `(?:arc )?${grade}*(\\d+(?:\\.\\d+)?) cal(?: cm2)?|(?:atpv|elim) ${grade}*(\\d+(?:\\.\\d+)?)(?: cal(?: cm2)?)?`,
    arcAt,
  ),
  asks('(?:std13034 )?type (6)|(?:type )?pb ?6', (six) => one('xp.splash')(six ? 'type-6' : 'type-pb6')),
  asks(`(?:${hiVis}) class ?([1-3])|class ?([1-3])(?= (?:${hiVis}))`, one('hv')),
  asks('(?:size )?((?:(?:extra|double|triple|x+|[2-9]x) )+(?:x?l(?:arge)?|x?s(?:mall)?))', wordedSize),
  asks(`size (1[0-2]|[6-9]|${letterSize}|[smlSML])|(${letterSize})|([SML])`, sizeOf),
  ...Object.entries(lists.sizeWords).map(([words, size]) => asks(words + worn, () => sizeOf(size))),
  asks(`(${Object.keys(standardsByWord).join('|')})(?! ${unreadLevel})`, (word = '') => [
    { column: 'standard', value: standardsByWord[word] ?? '' },
  ]),
];
