import type { RecordOf } from 'shared-types/release';
import { closedObject } from 'shared-types/schemas/closed-object';
import { digest, mapOf } from 'shared-types/schemas/texts';
import * as v from 'valibot';

const referenceSchema = closedObject({ version: v.string(), digest });

/** One version of one package, by its number and by the SHA-256 of its `release.json`. */
export type ReleaseReference = RecordOf<typeof referenceSchema>;

const packageSchema = closedObject({
  active: referenceSchema,
  stack: v.array(referenceSchema),
});

/** A package as it is live. */
export type LivePackage = RecordOf<typeof packageSchema>;

/** A remote that was taken off the site, as it was live until then. */
const retiredSchema = closedObject({
  ...packageSchema.entries,
  /** Path prefixes of the remote; they answer 410. */
  claims: v.array(v.string()),
});

/** A version that a part of the visitors gets, beside what is live for the others. */
const shareSchema = closedObject({
  ...referenceSchema.entries,
  package: v.string(),
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** Links that lead to nothing on its side, as `leftOut` of the state. */
  leftOut: v.exactOptional(v.array(v.string())),
});

/** Form of a state. */
export const stateSchema = closedObject({
  /** Live packages by name, the host among them. */
  packages: mapOf(v.string(), packageSchema),
  /** SHA-256 of the site configuration's file; absent until one is given. */
  siteConfig: v.exactOptional(digest),
  siteStack: v.array(digest),
  /** Remotes that were taken off the site; absent where there are none. */
  retired: v.exactOptional(mapOf(v.string(), retiredSchema)),
  /** Paths of the host's links that lead to nothing here, in the host's order; absent where all lead somewhere. */
  leftOut: v.exactOptional(v.array(v.string())),
  /** Absent while all visitors get the same. */
  share: v.exactOptional(shareSchema),
});

/** State of what is live. */
export type GenerationState = RecordOf<typeof stateSchema>;

const changeSchema = v.variant('kind', [
  closedObject({
    kind: v.picklist(['promote', 'rollback']),
    package: v.string(),
    from: v.nullable(v.string()),
    to: v.string(),
  }),
  closedObject({ kind: v.literal('share'), package: v.string(), to: v.string(), percent: v.number() }),
  closedObject({ kind: v.literal('end-share'), package: v.string(), from: v.string() }),
  closedObject({ kind: v.literal('retire'), package: v.string(), from: v.string() }),
  closedObject({
    kind: v.picklist(['configure', 'rollback-configuration']),
    from: v.nullable(v.string()),
    to: v.string(),
  }),
]);

/** One thing that a generation changed. */
export type Change = RecordOf<typeof changeSchema>;

/** Form of a generation's file. */
export const generationSchema = closedObject({
  schema: v.literal(1, 'must be 1: a newer tool wrote another format'),
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Identifies the commit, whatever number it got. */
  id: v.string(),
  env: v.string(),
  /** SHA-256 of the bytes of the generation before; `null` in the first. */
  prev: v.nullable(digest),
  /** ISO 8601, by the clock of who wrote it: for people, nothing is ordered by it. */
  at: v.string(),
  /** Name of the person or machine that wrote it; not verified. */
  actor: v.string(),
  reason: v.string(),
  pageFormat: v.number(),
  did: v.array(changeSchema),
  /** End of the environment, ISO 8601; absent from one that stays. */
  endsAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
  state: stateSchema,
});

/** One link of an environment's chain; the only thing that changes what visitors get. */
export type Generation = RecordOf<typeof generationSchema>;

/** True if the time of the environment is over whose newest generation this is. */
export const hasEnded = ({ endsAt }: { readonly endsAt?: string | undefined }, nowMs = Date.now()): boolean =>
  endsAt !== undefined && endsAt <= new Date(nowMs).toISOString();

/** State before the first generation. */
export const emptyState: GenerationState = { packages: {}, siteStack: [] };
