/** The site's search: what the remote that fills the slot `search` gives the host, and what the host gives it. */
import type { AxiosInstance } from 'axios';
import type { Site } from './site';

/** What the module exports that fills the slot `search`. It is loaded with the first key in a box of the site's search. */
export interface SearchModule {
  /** Loads all that suggestions are made from, once for each page that is loaded: typing sends nothing over the network. */
  readonly openSearch: (context: SearchContext) => Promise<Suggest>;
}

/** What the host gives a search module. */
export interface SearchContext {
  /** As `LoadContext.http`. */
  readonly http: () => Promise<AxiosInstance>;
  /** As `LoadContext.readAsset`. */
  readonly readAsset: (path: string) => Promise<unknown>;
  readonly site: Site;
  /** As `LoadContext.leftOut`. */
  readonly leftOut?: readonly string[];
}

/**
 * What fits a text as far as it is typed, the best group first.
 *
 * @param text trimmed, never empty
 * @param most how many suggestions all groups have together at most
 */
export type Suggest = (text: string, most: number) => readonly SuggestionGroup[];

/** Suggestions of one kind. */
export interface SuggestionGroup {
  /** `Articles`. No other group has it; the host adds pages of the site to `Pages`. */
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
}

/** A page of the site that somebody may be looking for. */
export interface Suggestion {
  /** Path of this site, with its query and hash. No other suggestion has it. */
  readonly path: string;
  readonly title: string;
  /** Stands before the title: the number of an article. */
  readonly number?: string;
  /** Stands below the title: a marking, a count. */
  readonly note?: string;
  /** Address of a picture, 4:5. */
  readonly picture?: string;
}

/** A page, or a part of one, that fits a text. */
export interface FoundPage {
  /** Path of this site, with its hash. */
  readonly path: string;
  readonly title: string;
  /** Name of the page, where `title` is that of a part. */
  readonly page?: string;
}
