/** All that is said of a search: how many match, why others are not listed, what is not sold, what a card misses, what is no level. */

const quoted = (labels: readonly string[]): string => labels.map((label) => `“${label}”`).join(', ');
const plain = (label: string): string => label.replace(/^not /, '');

/** How many articles there are of each sort. */
export interface Counted {
  readonly whole: number;
  readonly others: number;
  /** Articles that only contain the text. */
  readonly contained: number;
  readonly isOneWord: boolean;
  /** Words that nothing here knows. */
  readonly unknown: readonly string[];
}

/** `3 match everything you asked · 6 miss something`. */
export function counts({ whole, others, contained, isOneWord, unknown }: Counted): string {
  const but = unknown.length > 0 ? ` but ${quoted(unknown)}` : ' you asked';
  const everything = isOneWord ? 'what you asked' : `everything${but}`;
  const matching =
    whole === 0
      ? `None matches ${isOneWord ? everything : 'everything'}`
      : `${whole} ${whole === 1 ? 'matches' : 'match'} ${everything}`;
  return [
    matching,
    ...(others > 0 ? [`${others} ${others === 1 ? 'misses' : 'miss'} something`] : []),
    ...(contained > 0 ? [`${contained} ${contained === 1 ? 'contains' : 'contain'} the text`] : []),
  ].join(' · ');
}

export const explained = (pages: number, articles: number): string =>
  [
    `${pages === 1 ? '1 page explains' : `${pages} pages explain`} it`,
    ...(articles > 0 ? [`${articles} ${articles === 1 ? 'article is' : 'articles are'} marked so`] : []),
  ].join(' · ');

export const noneReaches = (label: string, highest: string): string =>
  highest ? `None reaches ${label}; the highest is ${highest}.` : `None states “${label}”.`;

export const leftOut = (count: number, labels: readonly string[]): string =>
  `Not listed: ${count} that ${count === 1 ? 'does' : 'do'} not state ${quoted(labels)}.`;

export const noneStates = (labels: readonly string[], denied: readonly string[]): readonly string[] => [
  ...(labels.length > 0 ? [`None of these states ${quoted(labels)}.`] : []),
  ...(denied.length > 0 ? [`None of these says that it is without ${quoted(denied.map(plain))}.`] : []),
];

export const coldIsNoLevel =
  'A level is no temperature: EN 511 tests how well cold is held back, and how cold it may be depends on the work.';

export const kindNotSold = (name: string): string => `We have no ${name}`;
export const makerNotSold = (name: string): string => `We do not sell ${name}`;
export const equalOrBetter = 'Find an equal or better article';

export const statesOther = (label: string, says: string): string =>
  says ? `not ${label}: ${says}` : `not ${label}`;
export const statesDenied = (label: string, says: string): string => `${plain(label)}: ${says}`;
export const notStated = (label: string): string => `${label} not stated`;
export const nothingStated = (label: string): string => `no ${plain(label)} stated`;
export const near = (label: string, says: string): string => `${label} not stated, but ${says}`;
export const contains = (text: string, place: string): string => `“${text}” in ${place}`;
