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
