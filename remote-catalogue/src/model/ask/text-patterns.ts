import {
  ratedStandards,
  standardNames,
  type RatedStandard,
} from '../../../articles/standards/standard-names';
import { sizesOf } from '../../../articles/sizes';
import { facetColumns } from '../../../articles/facets/facets';
import { comparedWords, standardOf } from './search-words';
import { arcTenths, arcValue } from '../../../articles/facets/garment-facets';
import { markingConditions } from '../../../articles/reach/marking-conditions';
import type { Condition } from '../../../articles/facets/conditions';

/** A form of words that asks for a property. */
export interface TextPattern {
  /** Matches at the first of some words, which have a space between them. */
  readonly pattern: RegExp;
  /** What it asks for; nothing where the words are just words. */
  readonly read: (match: RegExpExecArray) => readonly Condition[];
}

/** `cut D or better`: how a level is asked for anyway. */
const orBetter = '(?: or (?:better|more|higher|above))?';
const grade = '(?:level|class|grade|rating)';

/** A level above the scale stays one: nothing reaches it, and the list says what the highest is. @param read takes the groups that matched */
const asks = (source: string, read: (...values: string[]) => readonly Condition[]): TextPattern => ({
  pattern: new RegExp(`^(?:${source})${orBetter}(?= |$)`),
  read: (match) => read(...match.slice(1).filter(Boolean)),
});

/** A property and its level, in either order: `cut level D`, `level D cut`. `3 cut resistant gloves` are three gloves. */
const levelOf = (
  names: string,
  levels: string,
  read: (level?: string) => readonly Condition[],
): readonly TextPattern[] => [
  asks(`(?:${names}) (?:${grade} )?(${levels})`, read),
  asks(`${grade} (${levels}) (?:${names})`, read),
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

/** Columns of gloves whose levels are figures, by the words of their names here and in their standard. */
const figureColumns = facetColumns.flatMap((column) => {
  if (column.family !== 'gloves' || column.kind !== 'at-least' || column.place === undefined) return [];
  const { key, label, place, standard, levels } = column;
  const prefix = /^(.*)\d$/.exec(levels.at(-1)?.value ?? '')?.[1];
  const names = [label, place.replaceAll(/[A-Z]/g, ' $&'), standardNames[standard].label].join(' ');
  return prefix === undefined ? [] : [{ key, prefix, words: new Set(comparedWords(names)) }];
});

/** Words that name no property by themselves. */
const saysNoProperty = /^(?:std\d+|ansi|small|large)$/;

/** The level of the first column that has the words of a name in its own: `molten metal splash level 4`. */
function namedLevel(name = '', level = ''): readonly Condition[] {
  const words = name.split(' ').filter((word) => !/^(?:resistant|protection|metal|limited)$/.test(word));
  const column = figureColumns.find((each) => words.every((word) => each.words.has(word)));
  return column && !words.every((word) => saysNoProperty.test(word))
    ? [{ column: column.key, value: column.prefix + level }]
    : [];
}

const figures388 = '[0-4x][0-5x][0-4x]{2}';

/** Contact heat to EN 407: temperatures of the levels from 1 on, in °C. */
const contactTemperatures = [100, 250, 350, 500];

/** The lowest level that is tested at the temperature, which is in °C, or above it. */
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
const categoryRatings = ['4', '8', '25', '40'];
const arcOfCategory = (category = '') => arcAt(categoryRatings[Number(category) - 1]);

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
const worn =
  '(?=(?: \\S+){0,3} (?:glove|gauntlet|rigger|driver|jacket|coverall|overall|vest|trouser|pant|shirt|polo|coat|gown|tunic|scrub|apron)| (?:velcro|hook|zip)|$)';

const sizeWords: readonly (readonly [words: string, size: string])[] = [
  ['large(?: size)?', 'L'],
  ['medium(?! duty| weight)(?: size)?', 'M'],
  ['small(?! hand| finger| part| piece| item)(?: size)?', 'S'],
];

/** Column of the standards that articles are marked to. */
const standardKey = 'standard';

/**
 * What may be a level or a marking that no pattern reads: the standard stays with it. None is a size, an edition, nor `A1`,
 * which several standards have.
 */
const unreadLevel = String.raw`(?!std|(?:a\d|${letterSize}|20\d\d)(?: |$))(?:[a-z]|[a-z]*\d\S*)(?: |$)`;

/** Standards by the words that stand for them; others have replaced the first four. */
const standardsByWord: Readonly<Record<string, string>> = {
  [standardOf('420')]: standardNames.iso21420.slug,
  [standardOf('470')]: standardNames.iso11611.slug,
  [standardOf('471')]: standardNames.iso20471.slug,
  [standardOf('531')]: standardNames.iso11612.slug,
  ...Object.fromEntries(
    ratedStandards.map((standard) => [
      standardOf(/(?:PB)?\d+/.exec(standardNames[standard].label)?.[0].toLowerCase() ?? ''),
      standardNames[standard].slug,
    ]),
  ),
};

const hiVis = 'std20471|std471|hi vi[sz]|hivi[sz]|high visibility';

/** A class alone is that of visibility, where nothing else in the text has classes. */
export const bareClass = asks('class ?([1-3])', one('hv'));

/** A category alone beside the electric arc, or a class. */
export const bareArcCategory = asks('cat(?:egory)? ([1-4])|(class ?[12])', (level = '') =>
  /^\d/.test(level) ? arcOfCategory(level) : one('arc.apc', 'apc-')(level.slice(-1)),
);

/** A level alone beside gloves. */
export const bareCutLevel = asks('(a[1-9])', capital('ansi'));

/** A level alone beside gowns. */
export const bareBarrierLevel = asks('(?:performance )?level ([1-4])', one('med.pb70', 'pb70-'));

/** A class alone beside welding clothing. */
export const bareWeldingClass = asks('class ?([12])', one('weld'));

/** What a searched text may ask for. Of two that match, the first counts. */
export const textPatterns: readonly TextPattern[] = [
  asks('((?=[0-4]*x)[0-4x]{6})', marked('en407')),
  asks(`(${figures388}[a-fx][px]?)`, marked('en388')),
  asks('(?:cut )?level ([b-f]) p', (level) => [...capital('cut')(level), ...one('imp.p')('p')]),
  ...levelOf('ansi|isea|(?:ansi )?cut(?: resistant)?|std105(?: cut)?', 'a[1-9]', capital('ansi')),
  asks('(a[1-9]) cut(?: resistant)?', capital('ansi')),
  ...levelOf('(?:iso )?cut(?: resistant| protection)?(?: glove)?|std13997', '[b-f]|a(?=$)', capital('cut')),
  asks('level ([b-f])|([b-f]) cut|([b-f])(?= or (?:better|higher|above))', capital('cut')),
  // Of gloves, only cut has a level 5.
  asks('level (5)(?= glove)|std388 level (5)', one('coup')),
  asks(
    '(?:(?:ansi|isea) )+(?:(?:level )?([1-9]) cut|cut (?:glove )?(?:level )?([1-9]))|cut(?: glove)? ansi (?:level )?([1-9])',
    (level) => capital('ansi')(`a${level}`),
  ),
  asks(
    `((?:\\S+ ){0,3}?\\S+) (?:(?:glove )?(?:(?:ansi|isea) )*${grade} )?([1-9])(?: (?:ansi|isea))*`,
    namedLevel,
  ),
  ...[' \\S+ \\S+', ' \\S+', ''].map((more) =>
    asks(`(?:(?:ansi|isea) )*${grade} ([1-9]) (\\S+${more})`, (level, name) => namedLevel(name, level)),
  ),
  asks(
    '(?:contact heat )?([1-9]\\d\\d) ?(?:c|degree|grad)(?: c(?= |$))?(?: contact(?: heat)?)?|contact heat ([1-9]\\d\\d)',
    contactAt,
  ),
  ...levelOf('(?:back of (?:the )?hand|knuckle)(?: protection)?', '[1-3]', one('imp.ansi', 'ansi-')),
  asks('(?:ansi|isea) ([1-3])(?= (?:knuckle|impact|back))', one('imp.ansi', 'ansi-')),
  asks('(?:std388|impact|level)(?: glove)?(?: level)? (p)|(p) (?:mark|rat)\\S*', () => one('imp.p')('p')),
  asks('std374 type ([abc])', capital('chem')),
  asks(
    'std12477 (?:type |class )?([ab])|type ([ab]) std12477|type ([ab])(?= weld)|welding (?:glove )?type ([ab])',
    one('heat.welding', 'welding-'),
  ),
  ...levelOf('std11611|welding', '[12]', one('weld')),
  asks('(?:stdpb70|pb70|aami|barrier) level ([1-4])|aami ([1-4])', one('med.pb70', 'pb70-')),
  asks('std13795 (standard|high)(?: performance)?', one('med.en')),
  asks('(?:std61482|arc(?: flash)?) class ([12])|apc(?: class)? ?([12])', one('arc.apc', 'apc-')),
  asks('(?:arc(?: flash)?|std70e|nfpa 70e) cat(?:egory)? ([1-4])|hrc ?([1-4])', arcOfCategory),
  asks(
    '(?:arc )?(?:rating )?(\\d+(?:\\.\\d+)?) cal(?: cm2)?|(?:atpv|elim) (\\d+(?:\\.\\d+)?)(?: cal(?: cm2)?)?',
    arcAt,
  ),
  asks('(?:std13034 )?type (6)|(?:type )?pb ?6', (six) => one('xp.splash')(six ? 'type-6' : 'type-pb6')),
  asks(`(?:${hiVis}) class ?([1-3])|class ?([1-3])(?= (?:${hiVis}))`, one('hv')),
  asks('(?:size )?((?:(?:extra|double|triple|x+|[2-9]x) )+(?:x?l(?:arge)?|x?s(?:mall)?))', wordedSize),
  asks(`size (1[0-2]|[6-9]|${letterSize}|[smlSML])|(${letterSize})|([SML])`, sizeOf),
  ...sizeWords.map(([words, size]) => asks(`(?:size )?${words}${worn}`, () => sizeOf(size))),
  asks(`(${Object.keys(standardsByWord).join('|')})(?! ${unreadLevel})`, (word = '') => [
    { column: standardKey, value: standardsByWord[word] ?? '' },
  ]),
];
