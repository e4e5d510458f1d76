import type { items } from '#content/news.json';

/** An entry of `content/data/news.json`. */
export type NewsItem = (typeof items)[number];

/** Sorted by date, latest first; news of one day in the order of the file. */
export const latestFirst = (items: readonly NewsItem[]): readonly NewsItem[] =>
  items.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
