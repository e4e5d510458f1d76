import { monthText } from './days';
import type { CategoryFact, DownloadFact } from 'shared-types';

/** A catalogue as the page shows it. */
export interface Download {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Name under which a browser saves it: `cotton-november-2026.pdf`. */
  readonly fileName: string;
  /** `212 KB`. */
  readonly size: string;
  readonly pages: number;
  readonly articles: number;
  /** `English`. */
  readonly language: string;
  /** `November 2026`. */
  readonly edition: string;
  /** Address of the drawing on its cover; empty if nobody knows one. */
  readonly drawing: string;
}

/** The catalogues that are offered. */
export interface Downloads {
  readonly full?: Download;
  readonly categories: readonly Download[];
}

/** The downloads that the catalogue offers by its facts, with the drawings of its categories; by default none. */
export function downloadsFrom(
  downloads: readonly DownloadFact[] = [],
  categories: readonly CategoryFact[] = [],
): Downloads {
  const drawings = new Map(categories.map(({ slug, drawing }) => [slug, drawing]));
  const known = downloads.filter(({ articles }) => articles > 0);
  const full = known.find(({ kind }) => kind === 'full');
  const ofCategories = known.filter(({ kind }) => kind === 'category');
  return {
    ...(full && { full: downloadOf(full, drawings.get(coverSlug) ?? '') }),
    categories: ofCategories.map((entry) => downloadOf(entry, drawings.get(entry.id) ?? '')),
  };
}

/** The category whose drawing stands on the full catalogue. */
const coverSlug = 'mechanics_gloves/impact_protection';

function downloadOf(entry: DownloadFact, drawing: string): Download {
  const { id, title, url, bytes, pages, articles } = entry;
  const edition = monthText(entry.updated);
  const fileName = `${`${title} ${edition}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`;
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(entry.language) ?? entry.language;
  return { id, title, url, fileName, size: sizeText(bytes), pages, articles, language, edition, drawing };
}

/** Kilobytes and megabytes of 1000, as browsers name the size of a download. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
