import { arcTenths, arcValue } from '../../../articles/facets/garment-facets';
import { aboveHighest, type Condition } from '../../../articles/facets/conditions';
import { facetColumns } from '../../../articles/facets/facets';
import { markingConditions } from '../../../articles/reach/marking-conditions';
import { sizesOf } from '../../../articles/sizes';
import {
  ratedStandards,
  standardNames,
  type RatedStandard,
} from '../../../articles/standards/standard-names';
import { comparedWords, standardOf } from './words';

/** Words that ask for a value of a column. */
export interface Pattern {
  /** Matches at the first of some words, which have a space between them. */
  readonly pattern: RegExp;
  /** What it asks for; nothing where the words are just words. @param text all words of the text */
  readonly read: (match: readonly string[], text: string) => readonly Condition[];
}

/** What stands before a level, in English, German, French, Italian and Spanish. */
const level =
  '(?:(?:level|class|grade|rating|stufe|klasse|niveau|classe|livello|nivel|clase|of|at least|min) )';

const asks = (source: string, read: Pattern['read']): Pattern => ({
  pattern: new RegExp(`^(?:${source})(?: or (?:better|more|higher|above))?(?= |$)`),
  read: (match, text) => read(match.slice(1).filter(Boolean), text),
});

const one =
  (column: string, prefix = '') =>
  ([value = '']: readonly string[]): readonly Condition[] => [{ column, value: prefix + value }];

const marked =
  (standard: RatedStandard) =>
  (code: readonly string[]): readonly Condition[] =>
    markingConditions(standard, code.join('').toUpperCase());

/** Columns whose levels are figures, by the words of their names; those of gloves first. */
const figureColumns = facetColumns.flatMap((column) => {
  if (column.kind !== 'at-least' || column.place === undefined) return [];
  const { key, label, place, standard, levels, tested = levels.at(-1)?.value ?? '' } = column;
  const names = [label, place.replaceAll(/[A-Z]/g, ' $&'), standardNames[standard].label].join(' ');
  const isRead = column.family === 'gloves' || (standard === 'iso11612' && levels.length > 1);
  return isRead && /\d$/.test(tested) ? [{ key, levels, words: new Set(comparedWords(names)) }] : [];
});

/** Words that name no property by themselves. */
const namesNothing = /^(?:std(?!138$)\d+|cut|ansi|small|large|keep|out|[a-f])$/;
/** Words that any property has. */
const ofAny: ReadonlySet<string> = new Set(['resistant', 'protection', 'metal', 'limited', 'penetration']);

/** The level of the first column that has the words of a name in its own: `molten metal splash level 4`. */
function namedLevel([name = '', figure = '']: readonly string[]): readonly Condition[] {
  const words = name.split(' ').filter((word) => !ofAny.has(word));
  if (words.length === 0 || words.every((word) => namesNothing.test(word))) return [];
  const column = figureColumns.find((each) => words.every((word) => each.words.has(word)));
  if (!column) return [];
  return [{ column: column.key, value: column.levels[Number(figure) - 1]?.value ?? aboveHighest(column) }];
}

/** Of the levels of contact heat to EN 407, in °C. */
const contactTemperatures = [100, 250, 350, 500];

/** The lowest level of contact heat that is tested at the temperature, which is in °C, or above it. */
function contactAt([degrees = '']: readonly string[]): readonly Condition[] {
  const place = contactTemperatures.findIndex((tested) => tested >= Number(degrees)) + 1;
  return place === 0 ? [] : one('heat.contact', 'contact-')([String(place)]);
}

/** @param rating in cal/cm² */
function arcAt([rating = '']: readonly string[]): readonly Condition[] {
  const tenths = Math.ceil(Number(rating) * 10);
  return tenths < 1 || tenths > arcTenths ? [] : [{ column: 'arc.cal', value: arcValue(tenths) }];
}

/** Arc ratings that the categories 1 to 4 of NFPA 70E ask for, in cal/cm². */
const arcOfCategory = ([category = '']: readonly string[]) =>
  arcAt([['4', '8', '25', '40'][Number(category) - 1] ?? '']);

const gloveLetters: readonly string[] = 'XS S M L XL 2XL 3XL'.split(' ');

/** A size in letters is that of a garment, and a number of a glove. */
export function sizeOf([size = '']: readonly string[]): readonly Condition[] {
  const letters = size
    .toUpperCase()
    .replace(' ', '')
    .replace(/^X{2,}/, ({ length }) => `${length}X`);
  const glove = sizesOf('glove')[gloveLetters.indexOf(letters)] ?? [];
  return [letters, glove].flat().map((value) => ({ column: 'size', value }));
}

/** `XL` for `extra large`, `3XL` for `triple XL`. */
function wordedSize([words = '']: readonly string[]): readonly Condition[] {
  const short = words.replace('double', '2').replace('triple', '3').replaceAll('extra', 'x');
  const count = /\d/.exec(short)?.[0] ?? String(short.split('x').length - 1);
  return sizeOf([`${count === '1' ? '' : count}X${/s(?:mall)?$/.test(words) ? 'S' : 'L'}`]);
}

/** A level that no pattern reads: `level 9` stays together. */
export const unreadLevel = new RegExp(
  `^(?:(?:level|class|grade|stufe|klasse|niveau|classe|livello|nivel) )(?:[a-z]|\\d+)(?= |$)`,
);

const sizeWords = { large: 'L', medium: 'M', small: 'S' } as const;
const letterSize = '[2-6] ?xl|x{1,6}l|xs';
const anySize = `\\d+(?:\\.\\d+)?|${letterSize}|[smlSML]`;
const sizeName = 'size|sz|groesse|grosse|gr|taille|taglia|talla|maat';
/** What sizes are of: `small splashes` are no size. */
const worn =
  '(?=(?: \\S+){0,3} (?:glove|gauntlet|jacket|coverall|vest|trouser|shirt|polo|coat|gown|tunic|scrub|apron)| zip|$)';

/** Standards by the words that stand for them, those too that others have replaced. */
const standards: Readonly<Record<string, string>> = {
  std420: 'en-iso-21420',
  std470: 'en-iso-11611',
  std471: 'en-iso-20471',
  std531: 'en-iso-11612',
  ...Object.fromEntries(
    ratedStandards.map((key): readonly [string, string] => [
      comparedWords(standardNames[key].label)[0] ?? '',
      standardNames[key].slug,
    ]),
  ),
};

/** What a level in figures alone is of, by the other words of the text; hi-vis where none says it. */
const bareLevels: readonly (readonly [
  words: RegExp,
  read: (level: readonly string[]) => readonly Condition[],
])[] = [
  [/weld|std11611|spatter/, ([figure = '']) => one('weld')([figure])],
  [/impact|knuckle|std138/, one('imp.ansi', 'ansi-')],
  [/\barc\b|apc|std61482|cal\b|switch/, one('arc.apc', 'apc-')],
  [/gown|stdpb70|aami|barrier/, one('med.pb70', 'pb70-')],
  [/cut|chainsaw|heat|cold|flame|abrasion|tear|puncture|std(?!20471|471|107)|category/, () => []],
  [/./, one('hv')],
];

/** What a searched text may ask for. Of two that match, the first counts. */
export const patterns: readonly Pattern[] = [
  asks('(?:std407 )?((?=[0-4]*x)[0-4x]{6})', marked('en407')),
  asks('(?:ansi |isea |std105 |cut )+(?:resistant )?(?:level )?(a[1-9])', ([code = '']) =>
    one('ansi')([code.toUpperCase()]),
  ),
  asks('(?:level )?(a[1-9]) cut(?: resistant)?', ([code = '']) => one('ansi')([code.toUpperCase()])),
  asks('(?:ansi|isea) (?:level )?([1-9]) cut|cut (?:ansi |isea )+(?:level )?([1-9])', ([figure]) =>
    one('ansi')([`A${figure}`]),
  ),
  asks(`(?:iso )?cut(?: resistant| protection)?(?: glove)? ${level}*([b-f]|a(?= glove|$))`, ([letter = '']) =>
    one('cut')([letter.toUpperCase()]),
  ),
  asks(`${level}+([b-f])(?: cut)?|([b-f]) cut`, ([letter = '']) => one('cut')([letter.toUpperCase()])),
  asks('(a[1-9])(?= glove|$)', ([code = ''], text) =>
    /glove|cut/.test(text) ? one('ansi')([code.toUpperCase()]) : [],
  ),
  asks('level (5)(?= glove)|std388 level (5)', one('coup')),
  asks(`((?:\\S+ ){0,3}?\\S+) ${level}*([1-9])`, namedLevel),
  asks(`${level}+([1-9]) (\\S+)`, ([figure = '', name = '']) =>
    namedLevel([name === 'cut' && /[45]/.test(figure) ? 'coup cut' : name, figure]),
  ),
  asks(`${level}+([1-9]) ((?:\\S+ )?\\S+)`, ([figure = '', name = '']) => namedLevel([name, figure])),
  asks('contact(?: heat)?(?: at| of| to)? ([1-5]\\d\\d)', contactAt),
  asks('(?:contact (?:heat )?(?:at |of |to )?)?([1-5]\\d\\d)c(?: contact(?: heat)?)?', contactAt),
  asks(`(?:back of (?:the )?hand|knuckle)(?: protection)? ${level}*([1-3])`, one('imp.ansi', 'ansi-')),
  asks('(?:std388|impact)(?: glove)? (p)', one('imp.p')),
  asks('(?:std12477|weld|welding)(?: glove)? (?:(?:type|class) )?([ab])|type ([ab])', ([letter]) => [
    { column: 'heat.welding', value: `welding-${letter}` },
  ]),
  asks(`(?:stdpb70|pb70|aami|barrier) ${level}*([1-4])`, one('med.pb70', 'pb70-')),
  asks('std13795 (standard|high)(?: performance)?', one('med.en')),
  asks(`(?:arc(?: flash)? class|apc) ${level}*([12])|apc([12])`, one('arc.apc', 'apc-')),
  asks('(?:arc(?: flash)?|std70e|nfpa 70e) cat(?:egory)? ([1-4])|hrc ?([1-4])', arcOfCategory),
  asks('(?:(?:arc|atpv|elim|ebt) )*(\\d+(?:\\.\\d+)?)cal', arcAt),
  asks('(?:atpv|elim) (\\d+(?:\\.\\d+)?)', arcAt),
  asks('(?:std13034 )?type (6)|(?:type )?pb ?6', ([six]) => one('xp.splash')([six ? 'type-6' : 'type-pb6'])),
  asks('((?:(?:extra|double|triple|x+|[2-9]x) )+(?:x?l(?:arge)?|x?s(?:mall)?))', wordedSize),
  asks(
    `(?:${sizeName}) (${anySize})(?: (?:or|and) (${anySize}))?|(${letterSize})(?: or (${letterSize}))?`,
    (sizes) => sizes.flatMap((size) => sizeOf([size])),
  ),
  ...Object.entries(sizeWords).map(([word, size]) =>
    asks(`${word}(?! duty| weight| hand| finger| part| piece)(?: size)?${worn}`, () => sizeOf([size])),
  ),
  asks(`${level}([1-4])`, (match, text) => bareLevels.find(([words]) => words.test(text))?.[1](match) ?? []),
  asks('([SML])', sizeOf),
  asks('(\\d{3,5})', ([digits = '']) => {
    const value = standards[standardOf(digits)];
    return value ? [{ column: 'standard', value }] : [];
  }),
  asks(`(${Object.keys(standards).join('|')})`, ([word = '']) => [
    { column: 'standard', value: standards[word] ?? '' },
  ]),
];
