import lists from './words.json';

/** Words that join others and say nothing of an article. */
const joiningWords: ReadonlySet<string> = new Set(lists.joining);

/** Words that deny what follows them, up to the end of the clause. */
export const denyingWords: ReadonlySet<string> = new Set(lists.denying);

/** Words that others compare by: `thin` of `thinner`. */
export const comparableWords: ReadonlySet<string> = new Set(lists.comparable);

/** Words that go on with what was said: `without latex or nitrile`. */
export const listingWords: ReadonlySet<string> = new Set(['and', 'or']);

/** Words that mean nothing without the one before: `oil resistant`, `latex free`. */
export const qualityWords: ReadonlySet<string> = new Set(['resistant', 'proof', 'free']);

const irregularForms: ReadonlyMap<string, string> = new Map(Object.entries(lists.irregular));

/** A word as it is compared: `gloves` is `glove`, `batteries` is `battery`. */
export function wordStem(word: string): string {
  const irregular = irregularForms.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || /\d/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The name of a standard, whoever issued it. Without a limit, a long row of issuers would take seconds to read. */
const standardName = String.raw`(?:(?:bs|din|nf|uni|une)\s{0,3})?(?:(?:en|iso|iec|ansi|isea|aami|astm)[\s/-]{0,3}){1,4}(?:pb\s?70|[a-z]?\d{2,6})(?:-\d{1,2}(?!\d)){0,2}(?:\s?[\s:(-]\s?(?:19|20)\d\d\)?)?(?:\s?\+\s?a\d(?::20\d\d)?)?(?![\p{L}\p{N}])`;
const threeQuarter = String.raw`3\s?\/\s?4(?!\d)|¾`;
const belowZero = String.raw`(?:(?<=^|\s)[-−–]|(?<![\p{L}\p{N}])minus\s)\d+(?:°?c)?(?![\p{L}\p{N}-])`;
const word = String.raw`\d+[.,]\d+(?![\p{L}\p{N}.,])|[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)*`;
/** Materials that are named after another one, which they are not; `category I`, whose figure would be no word. */
const compound = String.raw`(?:synthetic|imitation|artificial|faux)[\s-]{1,2}leather|glass[\s-]{1,2}(?:fib(?:re|er)s?|wool)|steel[\s-]mills?|cat(?:egory)?\s{1,2}i{1,3}`;
const anyWord = new RegExp(
  `${standardName}|${compound}(?![\\p{L}\\p{N}])|${threeQuarter}|${belowZero}|${word}`,
  'giu',
);

/** A standard as one word, whatever its part and edition: `EN ISO 374-1:2016` is `std374`. */
const standardWord = (name: string): string =>
  /pb\s?70/.test(name) ? 'stdpb70' : standardOf(/\d+/.exec(name)?.[0] ?? '');

/** The word for the standard with a number. */
export const standardOf = (number: string): string => `std${number}`;

/** Lower case without accents. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const isStandardName = new RegExp(`^${standardName}$`, 'iu');

function comparedWord(written: string): string {
  const lower = folded(written);
  if (isStandardName.test(lower)) return standardWord(lower);
  if (/^3\s?[/⁄]\s?4$/.test(lower)) return 'threequarter';
  if (/[\s-]leather$/.test(lower)) return 'syntheticleather';
  if (/^glass[\s-]/.test(lower)) return 'glassfibre';
  return wordStem(
    lower
      .replace(/^(?:[−–]|minus\s)/, '-')
      .replace(',', '.')
      .replace(/[’']s$/, '')
      .replaceAll(/[’']|(?<=\p{L})[\s-]+/gu, ''),
  );
}

/** A word of a text. */
export interface SearchWord {
  /** As it is compared. */
  readonly word: string;
  /** As it is written. */
  readonly written: string;
  /** Whether a hyphen joins it to the word before. */
  readonly isJoined: boolean;
  /** Whether a comma, a slash or a bracket stands before it. */
  readonly isListed: boolean;
}

/** All words of a text in their order, those that only join others too. */
export const searchWords = (text: string): readonly SearchWord[] =>
  [...text.replaceAll('×', 'x').matchAll(anyWord)].map(({ 0: written, index }) => ({
    word: comparedWord(written),
    written,
    isJoined: /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, index - 2), index)),
    isListed: /[,/(]\s?$/.test(text.slice(Math.max(0, index - 2), index)),
  }));

/** The words of a text as they are compared. */
export const comparedWords = (text: string): readonly string[] => searchWords(text).map((each) => each.word);

/** Whether a word says something of an article. */
export const isTelling = ({ word: compared }: Pick<SearchWord, 'word'>): boolean =>
  !joiningWords.has(compared);

/** The words of a text as one: `hi-vis`, `Hi Vis` and `hivis` are the same. */
export const joinedWords = (words: readonly Pick<SearchWord, 'word'>[]): string =>
  words.map((each) => each.word).join('');

/** The words of a term without those that only join two others: `bib and brace`, but not the last of `size M`. */
export const tellingWords = (words: readonly SearchWord[]): readonly string[] =>
  words
    .filter((each, place) => place === 0 || place === words.length - 1 || isTelling(each))
    .map((each) => each.word);

/**
 * The words under which a text of an article is found: each, and those that hyphens join as one, too, as well as a quality with
 * what it is of: `oil resistant`. Of a clause that denies something, only what it denies counts: `not for welding`.
 */
export function indexedWords(text: string): readonly string[] {
  return clausesOf(text).flatMap((clause) => {
    const words = searchWords(clause);
    const denial = words.findIndex((each) => denyingWords.has(each.word));
    const told = words.slice(denial + 1);
    const indexed = [
      ...told.filter(isTelling).map((each) => each.word),
      ...joinedByHyphens(told),
      ...joinedQualities(told),
    ];
    return denial < 0 ? indexed : indexed.map(deniedWord);
  });
}

/** The word of an article that denies another: one that is not insulated is no answer to it. */
export const deniedWord = (word: string): string => `!${word}`;

/** Whether it is such a word. */
export const isDenied = (word: string): boolean => word.startsWith('!');

const joinedQualities = (words: readonly SearchWord[]): readonly string[] =>
  words.flatMap((each, place) => {
    const before = words[place - 1];
    return before && !each.isJoined && qualityWords.has(each.word) ? [before.word + each.word] : [];
  });

const clausesOf = (text: string): readonly string[] =>
  text
    .replaceAll(heatInMaking, ' ')
    .replaceAll(' instead of ', ', without ')
    .split(/[.;:,()](?!\d)/)
    .map((clause) => clause.replace(ofOthers, ' '));

/**
 * What else there is, what is to be done, and what may go wrong say nothing of the article: `better than dots`, `wear with hood`,
 * `gloves with a tab are shorter`, `oil the leather once a month`, `less well on wet glass`.
 */
const ofOthers =
  /\b(?:than|wear with|worn (?:over|under|with)|fits? over|pull over|(?:that|which) can cause|less well|faster)\b.*|\b(?:below|under) \w+ gloves\b|^\s*(?:gloves|garments) with\b.*|^\s*(?:\w+ (?:gloves|garments) can cause|choose|order by|too|use only|wear an?|(?:oil|replace|take) (?:an?|the))\b.*/i;

/** How something was made says nothing of what it is good for: `heat-applied tape`. */
const heatInMaking =
  /\bheat[\s-](?:applied|bonded|pressed|sealed|set|transfer(?:red)?)\b|\b(?:applied|bonded|sealed) by heat\b/giu;

function joinedByHyphens(words: readonly SearchWord[]): readonly string[] {
  const joined: string[] = [];
  let start = 0;
  words.forEach((_, place) => {
    if (words[place + 1]?.isJoined) return;
    const part = words.slice(start, place + 1);
    start = place + 1;
    if (part.length > 1 && part.some((each) => /\p{L}/u.test(each.word))) joined.push(joinedWords(part));
  });
  return joined;
}
