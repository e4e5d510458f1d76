/**
 * Facts: JSON values that one package offers to others, in `facts/<name>.json` of its release. Part of the contract. What
 * each holds is documented in its schema, `schemas/facts.ts`.
 *
 * Each name has one form. If a form changes for its readers, it gets another name, `categories@2`; its owner offers both
 * as long as somebody reads the old one.
 */
import type { RecordOf } from './record-of';
import type { factSchemas } from './schemas/facts.js';

type FactSchemas = typeof factSchemas;

/**
 * The facts of this contract, by name, and those of a team's own, below the name of the remote that offers them:
 * `guides.sizes`. Whoever reads one of the latter checks it: its form stands with its owner.
 */
export type Facts = { readonly [Name in keyof FactSchemas]: RecordOf<FactSchemas[Name]> } & {
  readonly [name: `${string}.${string}`]: unknown;
};

/** Name of a fact. */
export type FactName = keyof Facts;

/** A category of the catalogue. */
export type CategoryFact = Facts['categories'][number];

/** Something that articles are tested for, and that visitors can choose by. */
export type HazardFact = Facts['hazards'][number];

/** An article as a form names it. */
export type ArticleFact = Facts['articles'][number];

/** A catalogue to download. */
export type DownloadFact = Facts['downloads'][number];

/** A standard, or a part of one. */
export type StandardFact = Facts['standards'][number];

/** One property that a marking states, with the scale of its test. */
export type StandardPlaceFact = StandardFact['places'][number];

/** An event where visitors can meet the company. */
export type EventFact = Facts['events'][number];

/** A page that the site's search finds. */
export type PageFact = Facts['pages'][number];

/** Pages of one remote. */
export type RemoteRoutesFact = Facts['routes'][number];

/** Something that a package stores in a browser. */
export type StoredEntryFact = Facts['storage'][number];
