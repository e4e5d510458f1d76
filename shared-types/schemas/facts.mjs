/** The forms of facts: type `Facts`. */
import * as v from 'valibot';
import { closedObject } from './closed-object.mjs';
import { routeSchema, storageEntrySchema } from './offer.mjs';
import { anyText, flag, listOf, oneOf, pagePath, text, timestamp, wholeNumber } from './texts.mjs';

const count = wholeNumber();
const day = v.pipe(anyText, v.isoDate('must be a day as 2026-01-31'));

const category = closedObject({ slug: text, path: text, label: text, group: text, count, drawing: anyText });

const featured = closedObject({
  articleNo: text,
  title: text,
  type: text,
  path: text,
  drawing: anyText,
  sizes: anyText,
  en388: anyText,
  markings: listOf(text),
});

const article = closedObject({
  articleNo: text,
  title: text,
  unit: oneOf(/** @type {const} */ (['pair', 'piece'])),
  sizes: listOf(text),
  drawing: anyText,
});

const download = closedObject({
  id: text,
  kind: oneOf(/** @type {const} */ (['full', 'category'])),
  title: text,
  url: text,
  bytes: count,
  pages: count,
  articles: count,
  language: text,
  sha256: text,
  updated: day,
  publisher: text,
});

const standardPlace = closedObject({
  name: text,
  test: anyText,
  unit: anyText,
  printed: anyText,
  words: anyText,
  level: count,
  levels: listOf(closedObject({ mark: anyText, asks: anyText })),
  besides: listOf(text),
});

const standard = closedObject({
  slug: text,
  label: text,
  edition: text,
  count,
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
  start: timestamp,
  end: timestamp,
  lastDay: day,
  place: text,
  path: text,
  sample: flag,
});

const hazard = closedObject({
  path: pagePath,
  label: text,
  part: oneOf(/** @type {const} */ (['hands', 'body'])),
  examples: text,
  count,
  answers: listOf(closedObject({ path: pagePath, label: text, count })),
});

const page = closedObject({
  path: pagePath,
  label: text,
  title: text,
  words: listOf(text),
  sections: listOf(closedObject({ anchor: text, title: text, words: listOf(text), sample: flag })),
});

/** Forms of the facts of the contract, by name. */
export const factSchemas = {
  categories: listOf(category),
  featured: listOf(featured),
  articles: listOf(article),
  downloads: listOf(download),
  standards: listOf(standard),
  events: listOf(event),
  hazards: listOf(hazard),
  pages: listOf(page),
  'site-map': listOf(closedObject({ heading: text, paths: listOf(text) })),
  'sample-articles': listOf(text),
  'sample-content': listOf(closedObject({ page: text, entry: text, file: text })),

  routes: listOf(remoteRoutes),
  storage: listOf(closedObject({ ...storageEntrySchema.entries, owner: text })),
};

/** Names of the facts that the contract knows. */
export const factNames = Object.keys(factSchemas);
