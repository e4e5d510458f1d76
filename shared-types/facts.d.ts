/**
 * Facts: JSON values that one package offers to others, in `facts/<name>.json` of its release. Part of the contract.
 *
 * Each name has one form. If a form changes for its readers, it gets another name, `categories@2`; its owner offers both
 * as long as somebody reads the old one.
 */
import type { RouteDescriptor, StorageEntry } from './descriptor';

/** The facts of this contract, by name. */
export interface Facts {
  /** Categories of the catalogue that articles are listed in. */
  readonly categories: readonly CategoryFact[];
  /** Articles that the home page shows, in its order. */
  readonly featured: readonly FeaturedFact[];
  /** All articles, for forms that ask for articles. */
  readonly articles: readonly ArticleFact[];
  /** Catalogues to download. */
  readonly downloads: readonly DownloadFact[];
  /** Standards that articles are marked to. */
  readonly standards: readonly StandardFact[];
  /** Events that are to take place, also those that are over: the reader compares with its clock. Since 1.8.0. */
  readonly events: readonly EventFact[];
  /** What the work exposes the wearer to, where the catalogue lets visitors choose by it; none otherwise. Since 1.10.0. */
  readonly hazards: readonly HazardFact[];
  /** Pages that the site's search finds beside articles. Since 1.10.0. */
  readonly pages: readonly PageFact[];
  /** Headings of the site map, each with the paths below it. */
  readonly 'site-map': readonly SiteMapGroupFact[];
  /** Numbers of articles whose data are samples, for `release doctor`. */
  readonly 'sample-articles': readonly string[];
  /** Texts and entries that are samples, for `release doctor`. */
  readonly 'sample-content': readonly SampleEntryFact[];
  /** Pages of all live remotes; the host derives it from their descriptors. */
  readonly routes: readonly RemoteRoutesFact[];
  /** What all live packages store in a browser; the host derives it from their descriptors. */
  readonly storage: readonly StoredEntryFact[];
}

/** Name of a fact. */
export type FactName = keyof Facts;

/** A category of the catalogue. */
export interface CategoryFact {
  /** Without `/products/`. */
  readonly slug: string;
  readonly path: string;
  readonly label: string;
  /** `Gloves` or `Garments`. */
  readonly group: string;
  /** Number of articles. */
  readonly count: number;
  /** Address of a drawing; `''` if it has none. */
  readonly drawing: string;
}

/** Something that articles are tested for, and that visitors can choose by. */
export interface HazardFact {
  /** Of the page with its questions. */
  readonly path: string;
  readonly label: string;
  /** Whom it concerns. */
  readonly part: 'hands' | 'body';
  /** Where one meets it, in a few words. */
  readonly examples: string;
  /** Number of articles; 0 where the page says that the range has none. */
  readonly count: number;
  /** Answers to its questions. */
  readonly answers: readonly HazardAnswerFact[];
}

/** An answer, with the page of its articles. */
export interface HazardAnswerFact {
  readonly path: string;
  readonly label: string;
  readonly count: number;
}

/** An article that is shown outside the catalogue. */
export interface FeaturedFact {
  readonly articleNo: string;
  readonly title: string;
  /** As the API names it: `Mechanics Gloves`. */
  readonly type: string;
  readonly path: string;
  /** Address of a drawing; `''` if it has none. */
  readonly drawing: string;
  /** `7 to 11`, or `''`. */
  readonly sizes: string;
  /** Code of EN 388, or `''`. */
  readonly en388: string;
  /** Further markings as a visitor reads them. */
  readonly markings: readonly string[];
}

/** An article as a form names it. */
export interface ArticleFact {
  readonly articleNo: string;
  readonly title: string;
  /** What is counted. */
  readonly unit: 'pair' | 'piece';
  /** In ascending order. */
  readonly sizes: readonly string[];
  /** Address of a drawing; `''` if it has none. */
  readonly drawing: string;
}

/** A catalogue to download. */
export interface DownloadFact {
  /** `full`, or the slug of a category. */
  readonly id: string;
  readonly kind: 'full' | 'category';
  readonly title: string;
  /** Address on this site. */
  readonly url: string;
  /** Size of the file. */
  readonly bytes: number;
  readonly pages: number;
  /** Number of articles in it. */
  readonly articles: number;
  /** Language tag, `en`. */
  readonly language: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  /** Day of the edition, `2026-01-31`. */
  readonly updated: string;
  /** The company on the cover. */
  readonly publisher: string;
}

/** A standard, or a part of one. */
export interface StandardFact {
  /** Anchor of the standard on the page that explains it. */
  readonly slug: string;
  readonly label: string;
  readonly edition: string;
  /** How many articles the listing shows for the slug. */
  readonly count: number;
  /** A marking, as printed. */
  readonly example: string;
  readonly places: readonly StandardPlaceFact[];
}

/** One property that a marking states, with the scale of its test. */
export interface StandardPlaceFact {
  readonly name: string;
  /** What the test does, in a sentence. */
  readonly test: string;
  /** Unit of all figures of the scale; `''` where each has its own. */
  readonly unit: string;
  /** What the example has here; `''` where it has nothing. */
  readonly printed: string;
  /** What that means; `''` where the printed text explains itself. */
  readonly words: string;
  /** Level of the example, from 1 on; 0 where there is none. */
  readonly level: number;
  readonly levels: readonly StandardLevelFact[];
  /** What may be printed instead of a level. */
  readonly besides: readonly string[];
}

/** A level as printed, and what it requires. */
export interface StandardLevelFact {
  readonly mark: string;
  readonly asks: string;
}

/** An event where visitors can meet the company. */
export interface EventFact {
  readonly id: string;
  readonly title: string;
  /** ISO 8601 with the offset of the place: `2027-01-19T09:00:00+02:00`. */
  readonly start: string;
  /** ISO 8601 with the offset of the place. */
  readonly end: string;
  /** Its last day at the place, `2027-01-22`: midnight ends the day before. */
  readonly lastDay: string;
  readonly place: string;
  /** Path of the page that shows it, with its anchor. */
  readonly path: string;
  /** An invented event: a site with real content leaves it out. */
  readonly sample: boolean;
}

/** A page that the site's search finds. */
export interface PageFact {
  readonly path: string;
  /** Short name: `Forms`. */
  readonly label: string;
  readonly title: string;
  /** What else visitors may call it, a word or a few: `send back`. */
  readonly words: readonly string[];
  readonly sections: readonly PageSectionFact[];
}

/** A part of a page that a link can lead to. */
export interface PageSectionFact {
  /** Without its `#`. */
  readonly anchor: string;
  readonly title: string;
  /** As those of the page. */
  readonly words: readonly string[];
  /** Sample content: a site with real content does not show it. */
  readonly sample: boolean;
}

/** A heading of the site map. */
export interface SiteMapGroupFact {
  readonly heading: string;
  readonly paths: readonly string[];
}

/** A text or an entry that is sample content. */
export interface SampleEntryFact {
  /** Path of the page that shows it. */
  readonly page: string;
  /** Its title, or its first words. */
  readonly entry: string;
  /** File and line where it is written. */
  readonly file: string;
}

/** Pages of one remote. */
export interface RemoteRoutesFact {
  readonly remote: string;
  readonly routes: readonly RouteFact[];
}

/** A page, or a family of pages, of a remote. */
export type RouteFact = Pick<RouteDescriptor, 'path' | 'title' | 'description' | 'ui' | 'words'>;

/** Something that a package stores in a browser. */
export interface StoredEntryFact extends StorageEntry {
  /** Name of the package. */
  readonly owner: string;
}
