import { ratedStandards, standardNames } from '../standards/standard-names';
import { arcTenths, arcValue } from './garment-facets';
import type { ColumnValue } from './chosen-values';
import { exactly } from './selection';

/** A form of words that asks for a property. */
export interface QueryPattern {
  /** Matches where it stands, whatever the case. */
  readonly pattern: RegExp;
  /** What it asks for; nothing where the words are just words. */
  readonly read: (match: RegExpMatchArray) => readonly ColumnValue[];
  /** Whether it counts only as the whole text, or beside another part. */
  readonly needsCompany?: boolean;
}

/** `4+`, `4 or better`: how a level is asked for anyway. */
const orBetter = String.raw`(?:\s*\+|\s+or\s+(?:better|more|higher|above))?`;
/** Between a property and its level; a sign of equality asks for exactly this one. */
const between = String.raw`(?:\s*(=)\s*|\s*:\s*|[\s-]+(?:(?:level|lvl\.?|class|grade|rating)\s+|l(?=\d))?)`;
/** `abrasion resistance 4`. */
const resistance = String.raw`(?:[\s-](?:resistant|resistance))?`;
const end = String.raw`(?![\p{L}\p{N}])`;

const phrase = (source: string): RegExp => new RegExp(`${source}${end}`, 'iuy');

/** A level in the match, asked for exactly where the match has the sign. */
const level = (column: string, value: string, sign: string | undefined): readonly ColumnValue[] => [
  { column, value: sign ? exactly(value) : value },
];

/** A property named by a word, with a figure as its level. */
const wordAndFigure = (word: string, figures: string, [column, prefix = '']: readonly [string, string?]) => ({
  pattern: phrase(`${word}${between}([${figures}])${orBetter}`),
  read: ([, sign, figure = '']: RegExpMatchArray) => level(column, prefix + figure, sign),
});

/** Column and prefix in the address of each place of a marking. */
type Places = readonly (readonly [column: string, prefix: string])[];

const en388Places: Places = [
  ['abr', ''],
  ['coup', ''],
  ['tear', ''],
  ['punc', ''],
  ['cut', ''],
];
const en407Places: Places = ['flame', 'contact', 'convective', 'radiant', 'small', 'large'].map(
  (place) => [`heat.${place}`, `${place}-`] as const,
);
const en511Places: Places = ['air', 'contact'].map((place) => [`cold.${place}`, `${place}-`] as const);

const isOpen = (character: string | undefined): boolean => !character || /[x?]/i.test(character);

/** What a code asks for, place by place; X and ? leave a place open. */
const askedPlaces = (code: string, places: Places): readonly ColumnValue[] =>
  places.flatMap(([column, prefix], place) => {
    const character = code[place];
    return isOpen(character) ? [] : [{ column, value: `${prefix}${character?.toUpperCase() ?? ''}` }];
  });

/** `4544P` leaves place 5 open. */
function askedOfEn388(code: string): readonly ColumnValue[] {
  const hasImpact = /p$/i.test(code);
  return [
    ...askedPlaces(hasImpact ? code.slice(0, -1) : code, en388Places),
    ...(hasImpact ? [{ column: 'imp.p', value: 'p' }] : []),
  ];
}

function askedOfEn511(code: string): readonly ColumnValue[] {
  const water = { 0: 'water-0', 1: 'water' }[code[2] ?? ''];
  return [
    ...askedPlaces(code.slice(0, 2), en511Places),
    ...(water ? [{ column: 'cold.water', value: water }] : []),
  ];
}

/** `:2016 + A1:2018`. */
const edition = String.raw`(?:\s?[:(-]\s?(?:19|20)\d\d\)?)?(?:\s?\+\s?A\d(?::20\d\d)?)?`;
/** An edition that would do as a code of EN 388. */
const noEdition = String.raw`(?![\s:-]*2003${end})`;
const coded = (standard: string, code: string): RegExp =>
  phrase(String.raw`(?:BS\s+)?EN[\s-]*${standard}${edition}${noEdition}[\s:-]*(${code})${orBetter}`);

/** The standard of a property, which its name says already. */
const beside = (standard: string): string => String.raw`(?:(?:BS\s+)?EN[\s-]*${standard}${edition}[\s,:]+)?`;
const beside407 = beside('407');
const beside511 = beside('511');

/** `EN 407 level`. */
const withLevel = (standard: string): string =>
  String.raw`(?:BS\s+)?EN[\s-]*${standard}${edition}[\s,:]*(?:gloves?\s+)?(?:performance\s+)?(?:level|class)`;

/** Labels have the places of a code apart: `4 X 4 3 D`, `4.5.4.3.D`. */
const apart = String.raw`[\s./-]?`;
const codeOf = (places: readonly string[]): string => places.join(apart);
const openCode = codeOf(['[0-4X?]', '[0-5X?]', '[0-4X?]', '[0-4X?]']);
const closed = (code: string): string => code.replaceAll(/[\s./-]/g, '');

/** `4543 a pair` ends with a word: a lower-case a that stands apart is no level. */
const endsWithWord = (code: string): boolean => /[\s./-]a$/.test(code);

/** Contact heat to EN 407: temperatures of the levels from 1 on, in °C. */
const contactTemperatures = [100, 250, 350, 500];
/** Below it, a temperature is more likely that of a wash. */
const leastContactTemperature = 100;

/** The lowest level that is tested at the temperature, which is in °C, or above it. */
function contactAt(temperature: number): readonly ColumnValue[] {
  const level = contactTemperatures.findIndex((tested) => tested >= temperature) + 1;
  return level === 0 || temperature < leastContactTemperature
    ? []
    : [{ column: 'heat.contact', value: `contact-${level}` }];
}
const aboutGloves = /(?<!\p{L})(?:gloves?|gauntlets?|mitts?)(?!\p{L})/iu;

const temperature = String.raw`(\d{3})`;
const degrees = String.raw`(?:°\s*C?|C|deg(?:rees?)?\.?(?:\s*C(?:elsius)?)?)(?!\s*F(?:ahrenheit)?${end})`;
const fahrenheit = String.raw`\s*(?:°\s*|deg(?:rees?)?\.?\s*)?F(?:ahrenheit)?`;
const celsiusOf = (degreesFahrenheit: number): number => (degreesFahrenheit - 32) / 1.8;

/** @param rating in cal/cm² */
function arcAt(rating: number): readonly ColumnValue[] {
  const tenths = Math.ceil(rating * 10);
  return tenths < 1 || tenths > arcTenths ? [] : [{ column: 'arc.cal', value: arcValue(tenths) }];
}

const aboutArc = /(?<!\p{L})(?:arc(?![\s-]*weld)|NFPA\s*70E)(?!\p{L})/iu;

/** Arc ratings that the categories 1 to 4 of NFPA 70E ask for, in cal/cm². */
const categoryRatings = [4, 8, 25, 40];

/** `cut a hole` is a sentence: a lower-case a must stand at the end of what it belongs to. */
const isArticleWord = ({ input = '', index = 0, 0: words, 2: letter }: RegExpMatchArray): boolean =>
  letter === 'a' && words.endsWith('a') && !/^\s*([,;]|$)/.test(input.slice(index + words.length));

/** `cut`, `cut-resistant`. */
const cutWord = String.raw`cut(?:[\s-](?:resistant|resistance|proof|protection|protective))?`;

const highVisibility = String.raw`(?:hi(?:gh)?[\s-]?vi[sz](?:ibility)?|hv)`;

const ansi = String.raw`(?:ansi(?:\/isea)?|isea)(?:[\s-]*105(?:[\s-]*20\d\d)?)?`;
const ansiCut = String.raw`(?:${ansi}(?:\s+cut)?|${cutWord})`;

/** `highest protection, class 3 vest`: a class of EN ISO 20471, and not of welding or of the electric arc. */
const isAboutVisibility = (text: string): boolean =>
  new RegExp(`${highVisibility}|(?:20)?471|reflective|fluorescent|vests?|waistcoats?|tabards?`, 'i').test(
    text,
  ) && !/weld|11611|arc|apc|61482/i.test(text);

const classWord = String.raw`cl(?:ass|\.)?`;

const spokenClasses = ['one', 'two', 'three'];
/** `class 2`, `class two`. */
const visibilityClass = String.raw`${classWord}\s*([1-3]|${spokenClasses.join('|')})`;

/** Takes what `visibilityClass` captured. */
function askedClass(spoken: string): readonly ColumnValue[] {
  const place = spokenClasses.indexOf(spoken.toLowerCase());
  return [{ column: 'hv', value: place < 0 ? spoken : String(place + 1) }];
}

/** Names of what has sizes. */
const wornWord = String.raw`(?:gloves?|gauntlets?|mitts?|riggers?|drivers?|mechanics?|coveralls?|overalls?|jackets?|coats?|trousers|pants|shorts|(?:t-?|polo\s+)?shirts?|polos?|vests?|waistcoats?|tabards?|sweatshirts?|hood(?:ie|y)s?|gowns?|tunics?|scrubs|aprons?)`;

/** A word between a size and what is worn; `small parts gloves` are for small parts. */
const notHandled = String.raw`(?!(?:hands?|fingers?|parts?|components?|items?|pieces?|screws?|objects?|pockets?|cuffs?|palms?|knuckles?|logos?|dots?|bore|for|with|and|or)(?!\p{L}))[\p{L}-]+`;

const letterSize = String.raw`[2-6][\s-]?XL|X{1,6}L|XS`;

/** `XXL` is `2XL`. */
function usualSize(text: string): string {
  const size = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const [letters = ''] = /^X{2,}/.exec(size) ?? [];
  return letters ? `${letters.length}XL` : size;
}

const gradeWord = /(?<!\p{L})(?:type|class|level|grade|cut|cat|category)[\s,]+$/iu;

/** Only a capital is a size: `gloves l` may become `gloves leather`. */
function readLetter({ input = '', index = 0, 1: letter = '' }: RegExpMatchArray): readonly ColumnValue[] {
  const isSize = /[SML]/.test(letter) && !gradeWord.test(input.slice(0, index));
  return isSize ? [{ column: 'size', value: letter }] : [];
}

/** `X-Large`, `2X large`, `extra small`. */
function spelledSize(times: string, size: string): readonly ColumnValue[] {
  const count = /^e/i.test(times) ? 1 : Number.parseInt(times, 10) || times.length;
  const value = count === 1 ? 'X' : `${count}X`;
  if (/^l/i.test(size)) return [{ column: 'size', value: `${value}L` }];
  return count === 1 ? [{ column: 'size', value: 'XS' }] : [];
}

/** Key of what stands in place of a column: the standard that articles are marked to. */
export const standardKey = 'standard';

const issuer = String.raw`(?:BS|DIN|NF|UNI|UNE|EN|ISO|IEC|ANSI|ISEA|AAMI)[\s/-]*`;

/** Numbers of standards that others have replaced. */
const replacedNumbers: Readonly<Record<string, string>> = {
  420: standardNames.iso21420.slug,
  470: standardNames.iso11611.slug,
  471: standardNames.iso20471.slug,
  531: standardNames.iso11612.slug,
};

/** Names of standards in addresses by their numbers, in lower case. */
const standardsByNumber: Readonly<Record<string, string>> = {
  ...replacedNumbers,
  ...Object.fromEntries(
    ratedStandards.map((standard) => [
      /(?:PB)?\d+/.exec(standardNames[standard].label)?.[0].toLowerCase() ?? '',
      standardNames[standard].slug,
    ]),
  ),
};

/** What a searched text may ask for. Of two that match, the first counts. */
export const queryPatterns: readonly QueryPattern[] = [
  {
    pattern: coded('388', `${openCode}(?:${apart}[A-FX?](?:${apart}[PX?])?|${apart}P)?`),
    read: ([, code = '']) => askedOfEn388(closed(code)),
  },
  {
    pattern: coded('407', codeOf(Array.from({ length: 6 }, () => '[0-4X?]'))),
    read: ([, code = '']) => askedPlaces(closed(code), en407Places),
  },
  {
    pattern: coded('511', codeOf(['[0-4X?]', '[0-4X?]', '[01X?]'])),
    read: ([, code = '']) => askedOfEn511(closed(code)),
  },
  {
    pattern: phrase(String.raw`${withLevel('388')}\s*5${orBetter}`),
    read: () => [{ column: 'coup', value: '5' }],
  },
  {
    pattern: phrase(String.raw`${withLevel('407')}\s*([1-3])${orBetter}`),
    read: ([, figure = '']) => [{ column: 'heat.contact', value: `contact-${figure}` }],
  },
  {
    pattern: phrase(String.raw`(?:EN[\s-]*)?12477${edition}(?:[\s,]+(?:type|class))?\s*([AB])`),
    read: ([, type = '']) => [{ column: 'heat.welding', value: `welding-${type.toLowerCase()}` }],
  },
  {
    pattern: phrase(String.raw`(?:EN\s*)?(?:ISO\s*)?374(?:-1)?${edition}[\s,:]*type\s*([ABC])${orBetter}`),
    read: ([, type = '']) => [{ column: 'chem', value: type.toUpperCase() }],
  },
  {
    pattern: phrase(
      String.raw`(?:(?:EN\s*)?(?:ISO\s*)?(?:20)?471${edition}|ANSI(?:\/ISEA)?[\s-]*107${edition}(?:[\s,]+type\s+[OPR])?|${highVisibility})[\s,]*${visibilityClass}${orBetter}`,
    ),
    read: ([, spoken = '']) => askedClass(spoken),
  },
  {
    pattern: phrase(`${visibilityClass}${orBetter}`),
    read: ({ input = '', 1: spoken = '' }) => (isAboutVisibility(input) ? askedClass(spoken) : []),
  },
  {
    pattern: phrase(
      `(${codeOf(['[0-4X]', '[0-5X]', '[0-4X]', '[0-4X]'])}${apart}(?:[A-F](?:${apart}[PX])?|X(?:${apart}P)?|P))${orBetter}`,
    ),
    read: ([, code = '']) => (endsWithWord(code) ? [] : askedOfEn388(closed(code))),
  },
  // Four figures alone may be a number, and so may six; those with an X are as labels have them.
  {
    pattern: phrase(String.raw`([0-4][0-5X][0-4X][0-4X])(?=\s+(?:gloves?|gauntlets?))`),
    read: ([, code = '']) => askedOfEn388(code),
  },
  {
    pattern: phrase('((?=[0-4X]*[0-4])(?=[0-4X]*X)[0-4X]{6})'),
    read: ([, code = '']) => askedPlaces(code, en407Places),
  },
  {
    pattern: phrase(`${ansiCut}${between}(A[1-9])${orBetter}`),
    read: ([, sign, value = '']) => level('ansi', value.toUpperCase(), sign),
  },
  {
    pattern: phrase(String.raw`${ansi}(?:\s+cut)?\s+level\s+([1-9])${orBetter}`),
    read: ([, figure = '']) => level('ansi', `A${figure}`, undefined),
  },
  {
    pattern: phrase(String.raw`(A[1-9])(?=\s+(?:level\s+)?(?:gloves?|gauntlets?|mitts?)(?![\p{L}\p{N}]))`),
    read: ([, value = '']) => level('ansi', value.toUpperCase(), undefined),
  },
  {
    pattern: phrase(String.raw`(A[1-9])(?:\s*\+|\s+or\s+better|\s+cut(?:[\s-]resistant)?)`),
    read: ([, value = '']) => level('ansi', value.toUpperCase(), undefined),
  },
  wordAndFigure(String.raw`coup(?:\s+cut)?`, '1-5', ['coup']),
  // Before 2016, a figure was the level of cut.
  wordAndFigure(cutWord, '1-5', ['coup']),
  {
    pattern: phrase(String.raw`${cutWord}\s+gloves?\s+(?:level|class|grade)\s+([1-5])${orBetter}`),
    read: ([, figure = '']) => [{ column: 'coup', value: figure }],
  },
  {
    pattern: phrase(String.raw`(?:level\s+)?([B-F])(?:[\s-](?:rated|level))?\s+${cutWord}`),
    read: ([, letter = '']) => [{ column: 'cut', value: letter.toUpperCase() }],
  },
  // Of gloves, only cut has a level 5 that is asked for without a name.
  {
    pattern: phrase(String.raw`(?<=^\s*(?:gloves?,?\s+)?)level\s+5(?=\s*$|\s+gloves?(?![\p{L}\p{N}]))`),
    read: () => [{ column: 'coup', value: '5' }],
  },
  {
    pattern: phrase(String.raw`level\s+([1-5])\s+cut(?:\s+resistant)?`),
    read: ([, figure = '']) => [{ column: 'coup', value: figure }],
  },
  {
    pattern: phrase(String.raw`(?:highest|maximum|max)\s+cut(?:\s+(?:level|resistance|protection))?`),
    read: () => [{ column: 'cut', value: 'E' }],
  },
  {
    pattern: phrase(String.raw`(?:ISO\s*(?:13997\s*)?)?${cutWord}${between}([A-F])${orBetter}`),
    read: (match) => (isArticleWord(match) ? [] : level('cut', match[2]?.toUpperCase() ?? '', match[1])),
  },
  {
    pattern: phrase(String.raw`(?:level|grade)\s+([B-F])${orBetter}`),
    read: ([, letter = '']) => [{ column: 'cut', value: letter.toUpperCase() }],
  },
  {
    pattern: phrase(String.raw`([B-F])\s+or\s+(?:better|higher|above)`),
    read: ([, letter = '']) => [{ column: 'cut', value: letter.toUpperCase() }],
  },
  // `cute` is a word.
  {
    pattern: phrase(String.raw`cut([A-DF])`),
    read: ([, letter = '']) => [{ column: 'cut', value: letter.toUpperCase() }],
  },
  wordAndFigure(String.raw`abrasion${resistance}`, '1-4', ['abr']),
  wordAndFigure(String.raw`tear${resistance}`, '1-4', ['tear']),
  wordAndFigure(String.raw`puncture${resistance}`, '1-4', ['punc']),
  wordAndFigure(String.raw`(?:(?:ANSI[\s/]*)?(?:ISEA\s*)?138|impact)(?:\s+protection)?`, '1-3', [
    'imp.ansi',
    'ansi-',
  ]),
  {
    pattern: phrase(String.raw`(?:highest|maximum|max)\s+impact(?:\s+(?:level|resistance|protection))?`),
    read: () => [{ column: 'imp.ansi', value: 'ansi-3' }],
  },
  {
    pattern: phrase(String.raw`level\s+([1-3])\s+impact(?:\s+protection)?`),
    read: ([, figure = '']) => [{ column: 'imp.ansi', value: `ansi-${figure}` }],
  },
  {
    pattern: phrase(String.raw`impact(?!\s+protection)`),
    read: () => [{ column: 'imp.p', value: 'p' }],
    needsCompany: true,
  },
  {
    pattern: phrase(String.raw`(?:FR|(?:flame|fire)[\s-]*(?:resistant|retardant|proof))`),
    read: ({ input = '' }) => (aboutGloves.test(input) ? [{ column: 'heat.flame', value: 'flame-1' }] : []),
  },
  wordAndFigure(String.raw`${beside407}contact\s+heat`, '1-4', ['heat.contact', 'contact-']),
  wordAndFigure(String.raw`${beside407}(?:limited\s+)?flame(?:\s+spread)?`, '1-4', ['heat.flame', 'flame-']),
  wordAndFigure(String.raw`${beside407}convective\s+heat`, '1-4', ['heat.convective', 'convective-']),
  wordAndFigure(String.raw`${beside407}radiant\s+heat`, '1-4', ['heat.radiant', 'radiant-']),
  wordAndFigure(String.raw`${beside511}contact\s+cold`, '1-4', ['cold.contact', 'contact-']),
  wordAndFigure(String.raw`${beside511}convective\s+cold`, '1-4', ['cold.air', 'air-']),
  {
    pattern: phrase(String.raw`contact\s+heat\s+(?:of\s+)?${temperature}(?:\s*°?\s*C)?${orBetter}`),
    read: ([, asked]) => contactAt(Number(asked)),
  },
  {
    pattern: phrase(String.raw`${temperature}\s*${degrees}${orBetter}`),
    read: ([, asked]) => contactAt(Number(asked)),
  },
  {
    pattern: phrase(String.raw`(\d{3})${fahrenheit}${orBetter}`),
    read: ([, asked]) => contactAt(celsiusOf(Number(asked))),
  },
  // EN 511 says how well a glove insulates, not down to which temperature.
  {
    pattern: phrase(
      String.raw`(?:minus\s+\d{1,2}(?:\s*${degrees})?|(?<=[-−–]\s?)\d{1,2}\s*${degrees}|(?<=(?:^|\s)[-−–])[1-9]\d)`,
    ),
    read: ({ input = '' }) =>
      aboutGloves.test(input) ? [{ column: standardKey, value: standardNames.en511.slug }] : [],
  },
  {
    pattern: phrase(String.raw`(?:EN\s*)?(?:ISO\s*)?11611${edition}[\s,]*${classWord}\s*([12])${orBetter}`),
    read: ([, figure = '']) => level('weld', figure, undefined),
  },
  wordAndFigure(String.raw`(?:welding|(?:EN\s*)?(?:ISO\s*)?11611${edition})\s+${classWord}`, '1-2', ['weld']),
  {
    pattern: phrase(String.raw`type\s+([AB])(?=\s+weld)`),
    read: ([, type = '']) => [{ column: 'heat.welding', value: `welding-${type.toLowerCase()}` }],
  },
  {
    pattern: phrase(String.raw`welding\s+(?:gloves?\s+|gauntlets?\s+)?type\s+([AB])`),
    read: ([, type = '']) => [{ column: 'heat.welding', value: `welding-${type.toLowerCase()}` }],
  },
  {
    pattern: phrase(
      String.raw`(?:ANSI\/)?(?:AAMI|PB\s?70|AAMI\s+PB\s?70)${edition}\s+level\s+([1-4])${orBetter}`,
    ),
    read: ([, figure = '']) => [{ column: 'med.pb70', value: `pb70-${figure}` }],
  },
  {
    pattern: phrase(String.raw`EN\s*13795(?:-1)?${edition}\s+(standard|high)(?:\s+performance)?`),
    read: ([, performance = '']) => [{ column: 'med.en', value: performance.toLowerCase() }],
  },
  {
    pattern: phrase(
      String.raw`(?:(?:(?:EN|IEC)\s*)*61482(?:-\d){0,2}${edition}\s+${classWord}|apc(?:\s*class)?\s*[:=]?|arc(?:[\s-]flash)?(?:\s+protection)?\s+class)\s*([12])${orBetter}`,
    ),
    read: ([, figure = '']) => [{ column: 'arc.apc', value: `apc-${figure}` }],
  },
  {
    pattern: phrase(
      String.raw`(?:(?:NFPA\s*70E|arc(?:[\s-]flash)?)\s+(?:PPE\s+)?cat(?:egory)?|HRC)\.?\s*([1-4])${orBetter}`,
    ),
    read: ([, category = '']) => arcAt(categoryRatings[Number(category) - 1] ?? 0),
  },
  {
    pattern: phrase(String.raw`cat(?:egory)?\.?\s*([1-4])${orBetter}`),
    read: ({ input = '', 1: category = '' }) =>
      aboutArc.test(input) ? arcAt(categoryRatings[Number(category) - 1] ?? 0) : [],
  },
  {
    pattern: phrase(String.raw`(?<!\d[.,])(\d+(?:[.,]\d+)?)\s*cal(?:\s*\/\s*cm(?:²|2))?${orBetter}`),
    read: ([, rating = '']) => arcAt(Number(rating.replace(',', '.'))),
  },
  {
    pattern: phrase(
      String.raw`(?:(?:EN\s*)?13034${edition}[\s,]*)?(?:type\s*(?:[345]\s*[/,&-]\s*)*(6|PB\s?\[?6\]?)|PB\s?\[?6\]?)`,
    ),
    read: ([, type = '']) => [{ column: 'xp.splash', value: type === '6' ? 'type-6' : 'type-pb6' }],
  },
  {
    // `sizes` is no size S.
    pattern: phrase(
      String.raw`(?:size|sz\.?|gr\.?|größe|groesse)(?:[\s:]*(1[0-2]|[6-9]|${letterSize}|[ML])|[\s:]+(S))`,
    ),
    read: ([, size, small = '']) => [{ column: 'size', value: usualSize(size ?? small) }],
  },
  {
    pattern: phrase(String.raw`(?:size\s+(small|medium|large)|(small|medium|large)\s+sizes?)`),
    read: ([, after, size = after ?? '']) => [{ column: 'size', value: size.charAt(0).toUpperCase() }],
  },
  {
    pattern: phrase(String.raw`(?:size\s+)?(extra|x{1,6}|[2-6]\s?x)[\s-]*(large|small)`),
    read: ([, times = '', size = '']) => spelledSize(times, size),
  },
  {
    pattern: phrase(
      String.raw`(medium(?![\s-]+(?:duty|weight))|(?:large|small)(?=\s*$|\s+(?:${notHandled}\s+){0,3}?${wornWord}(?![\p{L}\p{N}])))`,
    ),
    read: ([size]) => [{ column: 'size', value: size.charAt(0).toUpperCase() }],
  },
  {
    pattern: phrase(String.raw`(?<=(?<!\p{L})${wornWord}[\s,]+)([SML])`),
    read: readLetter,
  },
  {
    pattern: phrase(String.raw`(?<=^|\s)([SML])(?=\s+${wornWord}(?!\p{L}))`),
    read: readLetter,
  },
  {
    pattern: phrase(String.raw`(?<=\p{L}[\s,]+)([SML])(?=\s*$)`),
    read: readLetter,
  },
  {
    pattern: phrase(`(?:size\\s+)?(${letterSize})`),
    read: ([, size = '']) => [{ column: 'size', value: usualSize(size) }],
  },
  // A level beside a standard with several properties says nothing.
  {
    pattern: phrase(
      String.raw`(?:${issuer})+(${Object.keys(standardsByNumber).join('|')})(?:-[1-9](?:-[1-9])?)?(?:[\s-](?:19|20)\d\d)?${edition}(?:[\s,:]*(?:gloves?\s+)?(?:performance\s+)?(?:level|class)\s*\d${orBetter})?`,
    ),
    read: ([, number = '']) => [
      { column: standardKey, value: standardsByNumber[number.toLowerCase().replace(/\s/, '')] ?? '' },
    ],
  },
];
