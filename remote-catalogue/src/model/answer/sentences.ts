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

const quoted = (labels: readonly string[]): string => labels.map((label) => `“${label}”`).join(', ');
const plain = (label: string): string => label.replace(/^not /, '');
const number = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `3 match everything you asked · 6 miss something`. */
function counts({ whole, others, contained, isOneWord, unknown }: Counted): string {
  const but = unknown.length > 0 ? ` but ${quoted(unknown)}` : ' you asked';
  const asked = isOneWord ? 'what you asked' : `everything${but}`;
  return [
    whole === 0
      ? `None matches ${isOneWord ? asked : 'everything'}`
      : `${number(whole, 'matches', 'match')} ${asked}`,
    ...(others > 0 ? [`${number(others, 'misses', 'miss')} something`] : []),
    ...(contained > 0 ? [`${number(contained, 'contains', 'contain')} the text`] : []),
  ].join(' · ');
}

const explained = (pages: number, articles: number): string =>
  [
    `${number(pages, 'page explains', 'pages explain')} it`,
    ...(articles > 0 ? [`${number(articles, 'article is', 'articles are')} marked so`] : []),
  ].join(' · ');

const noneStates = (labels: readonly string[], denied: readonly string[]): readonly string[] => [
  ...(labels.length > 0 ? [`None of these states ${quoted(labels)}.`] : []),
  ...(denied.length > 0 ? [`None of these says that it is without ${quoted(denied.map(plain))}.`] : []),
];

/** All that is said of a search: how many match, why others are not listed, what is not sold, what a card misses, what is no level. */
export const sentences = {
  counts,
  explained,
  noneReaches: (label: string, highest: string) =>
    highest ? `None reaches ${label}; the highest is ${highest}.` : `None states “${label}”.`,
  leftOut: (count: number, labels: readonly string[]) =>
    `Not listed: ${number(count, 'that does', 'that do')} not state ${quoted(labels)}.`,
  noneStates,
  leftOutDenied: (count: number, labels: readonly string[]) =>
    `Not listed: ${number(count, 'that states', 'that state')} ${quoted(labels.map(plain))}.`,
  coldIsNoLevel:
    'A level is no temperature: EN 511 tests how well cold is held back, and how cold it may be depends on the work.',
  kindNotSold: (name: string) => `We have no ${name}`,
  makerNotSold: (name: string) => `We do not sell ${name}`,
  equalOrBetter: 'Find an equal or better article',
  statesOther: (label: string, says: string) => (says ? `not ${label}: ${says}` : `not ${label}`),
  statesDenied: (label: string, says: string) => `states ${plain(label)}${says && `: ${says}`}`,
  notStated: (label: string) => `${label} not stated`,
  nothingStated: (label: string) => `no ${plain(label)} stated`,
  near: (label: string, says: string) => `${label} not stated, but ${says}`,
  contains: (text: string, place: string) => `“${text}” in ${place}`,
} as const;
