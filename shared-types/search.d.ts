/** The site's search: the module of the remote that fills the slot `search`, and the context that the host gives it. */
import type { AxiosInstance } from 'axios';
import type { Site } from './site';

/** Exports of the module that fills the slot `search`. It is loaded with the first key in a box of the site's search. */
export interface SearchModule {
  /** Loads all that suggestions are made from, once for each page that is loaded: typing sends nothing over the network. */
  readonly openSearch: (context: SearchContext) => Promise<Suggest>;
}

/** Context that the host gives a search module. */
export interface SearchContext {
  /** The remote's own axios instance, as in `LoadContext`. */
  readonly http: () => Promise<AxiosInstance>;
  /** Reads JSON of the release, as in `LoadContext`. */
  readonly readAsset: (path: string) => Promise<unknown>;
  readonly site: Site;
  /** Paths that lead nowhere, as in `LoadContext`. */
  readonly leftOut?: readonly string[];
}

/** Suggestions for a text, trimmed, never empty: the best group first, at most `most` in all groups. */
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
