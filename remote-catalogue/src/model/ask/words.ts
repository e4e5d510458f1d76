/** A word of a text. */
export interface Word {
  /** As it is compared: `glove` of `Gloves`, `std388` of `EN 388:2016`, `240mm` of `24 cm`. */
  readonly word: string;
  /** As it is written. */
  readonly written: string;
  /** Its place in the text, from the first character to that after the last. */
  readonly start: number;
  readonly end: number;
  /** Whether a hyphen joins it to the word before. */
  readonly isJoined: boolean;
  /** What was written in another language. */
  readonly foreign?: string;
}

const irregular: ReadonlyMap<string, string> = new Map([
  ['knives', 'knife'],
  ['men', 'man'],
  ['mens', 'man'],
  ['women', 'woman'],
  ['womens', 'woman'],
  ['shorts', 'shorts'],
  ['resistance', 'resistant'],
  ['retardancy', 'retardant'],
]);

/** A word without the ending of its plural. */
function singular(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  if (word.length < 4 || /\d/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Lower case without accents. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const decimal = String.raw`\d+(?:[.,]\d+)?`;
const unit = (names: string): RegExp => new RegExp(String.raw`^(${decimal})\s?(?:${names})$`);

/** Figures with their units, and the one spelling of each. */
const measures: readonly (readonly [pattern: RegExp, spelling: (figure: number) => string])[] = [
  [unit('mm'), (mm) => `${mm}mm`],
  [unit('cm'), (cm) => `${Math.round(cm * 10)}mm`],
  [unit(String.raw`g\s?\/\s?m[²2]|gsm|g\s?\/\s?sqm`), (grams) => `${grams}gsm`],
  [unit(String.raw`kg\s?\/\s?m[²2]`), (kg) => `${Math.round(kg * 1000)}gsm`],
  [unit(String.raw`cal(?:\s?\/?\s?cm[²2]?)?`), (calories) => `${calories}cal`],
  [unit('gauge|gg'), (gauge) => `${gauge}gauge`],
  [unit(String.raw`°\s?c?|degrees?(?:\s?c)?|grad(?:\s?c)?|c`), (degrees) => `${degrees}c`],
  [unit('l|litres?|liters?'), (litres) => `${litres}litre`],
  [unit('%'), (percent) => `${percent}percent`],
];

const letters = String.raw`(?![\p{L}\p{N}])`;
const units = String.raw`mm|cm|k?g\s?\/\s?m[²2]|gsm|cal(?:\s?\/?\s?cm[²2]?)?|gauge|gg|l|litres?|%`;
const degrees = String.raw`°\s?c?|degrees?(?:\s?c)?|grad(?:\s?c)?|(?<=\d\d\s?)c`;
const measure = String.raw`${decimal}\s?(?:${units}|${degrees})${letters}`;
const belowZero = String.raw`(?:(?<=^|\s)[-−–]\s?|(?<![\p{L}\p{N}])minus\s)\d+(?:\s?(?:${degrees}|c))?${letters}`;
const issuers = String.raw`(?:(?:bs|din|nf|uni|une)\s{0,3})?(?:(?:en|iso|iec|ansi|isea|aami|astm|nfpa)[\s/-]{0,3}){1,4}`;
const number = String.raw`(?:pb\s?70|[a-z]?\d{2,6})(?:-\d{1,2}(?!\d)){0,2}`;
const edition = String.raw`(?:\s?[\s:(-]\s?(?:19|20)\d\d\)?)?(?:\s?\+\s?a\d(?::20\d\d)?)?`;
const standard = `${issuers}${number}${edition}${letters}`;
/** Two words that name one thing, which the second alone is not. */
const compound = String.raw`(?:synthetic|imitation|artificial|faux)[\s-]leather|glass[\s-]fib(?:re|er)s?`;
const plain = String.raw`\d+[.,]\d+(?![\p{L}\p{N}.,])|[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)*`;
const anyWord = new RegExp(
  String.raw`w\/o(?:ut)?${letters}|${standard}|${compound}${letters}|${belowZero}|${measure}|${plain}`,
  'giu',
);
/** Of a text without figures. */
const lettersOnly = new RegExp(
  String.raw`w\/o(?:ut)?${letters}|${compound}${letters}|[\p{L}\p{M}]+(?:[’'][\p{L}\p{M}]+)*`,
  'giu',
);
const isStandard = new RegExp(`^${standard}$`, 'iu');

/** The word for the standard with a number. */
export const standardOf = (digits: string): string => `std${digits}`;

function comparedWord(written: string): string {
  const lower = folded(written);
  if (/^[a-z]+$/.test(lower)) return singular(lower);
  if (isStandard.test(lower))
    return /pb\s?70/.test(lower) ? 'stdpb70' : standardOf(/\d+/.exec(lower)?.[0] ?? '');
  if (lower.startsWith('w/o')) return 'without';
  const cold = /^(?:[-−–]|minus)\s?(\d+)/.exec(lower)?.[1];
  if (cold) return `-${cold}c`;
  for (const [pattern, spelling] of measures) {
    const figure = pattern.exec(lower)?.[1];
    if (figure) return spelling(Number(figure.replace(',', '.')));
  }
  if (/[\s-]leather$/.test(lower)) return 'syntheticleather';
  if (/^glass[\s-]/.test(lower)) return 'glassfibre';
  return singular(
    lower
      .replace(',', '.')
      .replace(/[’']s$/, '')
      .replaceAll(/[’']/g, ''),
  );
}

/** All words of a text in their order. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.replaceAll('×', 'x').matchAll(/\d/.test(text) ? anyWord : lettersOnly)].map(
    ({ 0: written, index }) => ({
      word: comparedWord(written),
      written,
      start: index,
      end: index + written.length,
      isJoined: text[index - 1] === '-' && /[\p{L}\p{N}]/u.test(text[index - 2] ?? ''),
    }),
  );

/** The words of a text as they are compared. */
export const comparedWords = (text: string): readonly string[] => wordsIn(text).map(({ word }) => word);

/** Words as one: `hi-vis`, `Hi Vis` and `hivis` are the same. */
export const joinedWords = (words: readonly Pick<Word, 'word'>[]): string =>
  words.map(({ word }) => word).join('');

/** The words of a text with a space on both sides of each, those that hyphens join as one, too, behind a bar. */
export function wordLine(text: string): string {
  // What is free of something is one word: it does not have it.
  const words = wordsIn(text.replaceAll(/(\p{L}+)[\s-]free\b/giu, '$1free'));
  const joined = words.flatMap(({ isJoined, word }, place) =>
    isJoined ? `${words[place - 1]?.word ?? ''}${word}` : [],
  );
  return ` ${[...words.map(({ word }) => word), ...(joined.length > 0 ? ['|', ...joined] : [])].join(' ')} `;
}
