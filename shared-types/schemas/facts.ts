/** The forms of facts: type `Facts`. */
import * as v from 'valibot';
import { closedObject } from './closed-object.js';
import { routeSchema, storageEntrySchema } from './offer.js';
import { anyText, flag, listOf, oneOf, pagePath, text, timestamp, wholeNumber } from './texts.js';

const count = wholeNumber();
const day = v.pipe(anyText, v.isoDate('must be a day as 2026-01-31'));

const category = closedObject({
  /** Its address without `/products/`. */
  slug: text,
  path: text,
  label: text,
  /** `Gloves` or `Garments`. */
  group: text,
  /** Number of articles. */
  count,
  /** Address of a drawing; `''` if it has none. */
  drawing: anyText,
});

const article = closedObject({
  articleNo: text,
  title: text,
  /** Unit that is counted. */
  unit: oneOf(['pair', 'piece'] as const),
  /** Sizes in ascending order. */
  sizes: listOf(text),
  /** Address of a drawing; `''` if it has none. */
  drawing: anyText,
});

const download = closedObject({
  /** `full`, or the slug of a category. */
  id: text,
  kind: oneOf(['full', 'category'] as const),
  title: text,
  /** Address on this site. */
  url: text,
  /** Size of the file. */
  bytes: count,
  pages: count,
  /** Number of articles in it. */
  articles: count,
  /** Language tag, `en`. */
  language: text,
  /** SHA-256 of the file, hexadecimal. */
  sha256: text,
  /** Day of the edition, `2026-01-31`. */
  updated: day,
  /** The company on the cover. */
  publisher: text,
});

const standardPlace = closedObject({
  name: text,
  /** A sentence on the test. */
  test: anyText,
  /** Unit of all figures of the scale; `''` where each has its own. */
  unit: anyText,
  /** Mark of the example in this place; `''` where it has none. */
  printed: anyText,
  /** Meaning of the mark; `''` where the printed text explains itself. */
  words: anyText,
  /** Level of the example, from 1 on; 0 where there is none. */
  level: count,
  /** Levels as printed, each with what it requires. */
  levels: listOf(closedObject({ mark: anyText, asks: anyText })),
  /** Marks that may be printed instead of a level. */
  besides: listOf(text),
});

const standard = closedObject({
  /** Anchor of the standard on the page that explains it. */
  slug: text,
  label: text,
  edition: text,
  /** Number of articles that the listing shows for the slug. */
  count,
  /** A marking, as printed. */
  example: anyText,
  places: listOf(standardPlace),
});

const { path, title, description, ui, words } = routeSchema.entries;

const remoteRoutes = closedObject({
  remote: text,
  routes: listOf(closedObject({ path, title, description, ui, words })),
});

const event = closedObject({
  id: text,
  title: text,
  /** ISO 8601 with the offset of the place: `2027-01-19T09:00:00+02:00`. */
  start: timestamp,
  /** ISO 8601 with the offset of the place. */
  end: timestamp,
  /** Its last day at the place, `2027-01-22`: midnight ends the day before. */
  lastDay: day,
  place: text,
  /** Path of the page that shows it, with its anchor. */
  path: text,
  /** An invented event: a site with real content leaves it out. */
  sample: flag,
});

const hazard = closedObject({
  /** Path of the page with its questions. */
  path: pagePath,
  label: text,
  /** Part of the body that it concerns. */
  part: oneOf(['hands', 'body'] as const),
  /** Examples of it, in a few words. */
  examples: text,
  /** Number of articles; 0 where the page says that the range has none. */
  count,
  /** Answers to its questions, each with the page of its articles. */
  answers: listOf(closedObject({ path: pagePath, label: text, count })),
});

const trade = closedObject({
  /** Path of the page with its articles. */
  path: pagePath,
  label: text,
  /** Number of articles. */
  count,
  /** Address of the picture of one of them; `''` if it has none. */
  drawing: anyText,
});

/** A part of a page that a link can lead to. */
const section = closedObject({
  /** Anchor without its `#`. */
  anchor: text,
  title: text,
  /** Sample content: a site with real content does not show it. */
  sample: flag,
});

const page = closedObject({
  path: pagePath,
  /** Short name: `Forms`. */
  label: text,
  title: text,
  /** Sentence below its heading. */
  lead: v.exactOptional(text),
  sections: listOf(section),
});

const certificate = closedObject({
  articleNo: text,
  /** As printed on the certificate. */
  number: text,
  /** Last day of its validity, `2029-06-30`. */
  validUntil: day,
});

const sampleEntry = closedObject({
  /** Its title, or its first words. */
  entry: text,
  /** File and line where it is written. */
  file: text,
});

/** Forms of the facts of the contract, by name. */
export const factSchemas = {
  /** Categories of the catalogue that articles are listed in. */
  categories: listOf(category),
  /** All articles, for forms that ask for articles. */
  articles: listOf(article),
  /** Catalogues to download. */
  downloads: listOf(download),
  /** Standards that articles are marked to. */
  standards: listOf(standard),
  /** Events that are to take place, also those that are over: the reader compares with its clock. */
  events: listOf(event),
  /** Hazards that the work exposes the wearer to, where the catalogue lets visitors choose by them; none otherwise. */
  hazards: listOf(hazard),
  /** Trades that have articles, each a question about the work that is answered already. */
  trades: listOf(trade),
  /** Pages that the site's search finds beside articles. */
  pages: listOf(page),
  /** Certificates of articles, for `release doctor`. */
  certificates: listOf(certificate),
  /** Numbers of articles whose data are samples, for `release doctor`. */
  'sample-articles': listOf(text),
  /** Texts and entries that are samples, for `release doctor`. */
  'sample-content': listOf(sampleEntry),
  /** Pages of all live remotes; the host derives it from their descriptors. */
  routes: listOf(remoteRoutes),
  /** Entries of what all live packages store in a browser; the host derives it from their descriptors. */
  storage: listOf(closedObject({ ...storageEntrySchema.entries, owner: text })),
};

/** Names of the facts that the contract knows. */
export const factNames = Object.keys(factSchemas);
