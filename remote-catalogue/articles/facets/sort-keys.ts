/** Columns that decide an order by protection, the first one first. */
export const levelSorts = {
  cut: ['cut'],
  coup: ['coup'],
  abr: ['abr'],
  tear: ['tear'],
  punc: ['punc'],
  imp: ['imp.p'],
  ansi: ['ansi'],
  ansi138: ['imp.ansi'],
  heat: ['heat.contact', 'heat.flame'],
  cold: ['cold.contact', 'cold.air'],
  chem: ['chem'],
  hf: ['hf.b', 'hf.c', 'hf.d', 'hf.e', 'hf.f'],
  weld: ['weld'],
  arc: ['arc.cal', 'arc.apc'],
  hv: ['hv'],
  splash: ['xp.splash'],
  gown: ['med.en'],
  barrier: ['med.pb70'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** An order by protection. */
export type LevelSort = keyof typeof levelSorts;

const isKeyOf = <Key extends string>(keys: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(keys, key);

/** Whether an order is one by protection. */
export const isLevelSort = (key: string): key is LevelSort => isKeyOf(levelSorts, key);

/**
 * An order of a list as addresses name it. `category`: by category, then by number.  The others begin with the first
 * number or title, or with the best level.
 */
export type SortKey = 'relevance' | 'category' | 'article' | 'title' | LevelSort;

/** An order, or with a minus before it the same from its other end. */
export type SortOrder = SortKey | `-${'article' | 'title' | LevelSort}`;

/** What an order is by, and whether it begins at the other end. */
export interface SortParts {
  readonly key: SortKey;
  readonly isReversed: boolean;
}

/** Takes an order apart. */
export const sortParts = (order: SortOrder): SortParts =>
  order.startsWith('-')
    ? { key: order.slice(1) as SortKey, isReversed: true }
    : { key: order as SortKey, isReversed: false };

const columnSorts: readonly string[] = ['article', 'title', ...Object.keys(levelSorts)];

/** The order that an address names; `undefined` for none. */
export function readSort(text: string): SortOrder | undefined {
  const isKnown = text === 'relevance' || text === 'category' || columnSorts.includes(text.replace(/^-/, ''));
  return isKnown ? (text as SortOrder) : undefined;
}

/** The order where none is asked for. */
export const defaultSort = (isSearch: boolean): SortKey => (isSearch ? 'relevance' : 'category');
