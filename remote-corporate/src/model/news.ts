/** An entry of `content/data/news.json`. */
export interface NewsItem {
  readonly id: string;
  /** ISO 8601, a day. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
  readonly topic: string;
  /** Path of the page that it is about. */
  readonly href?: string;
  /** Text of the link to `href`. */
  readonly link?: string;
  readonly sample: boolean;
}

/** Sorted by date, latest first; news of one day in the order of the file. */
export const latestFirst = (items: readonly NewsItem[]): readonly NewsItem[] =>
  items.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
