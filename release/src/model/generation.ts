import { closedObject } from 'shared-types/schemas/closed-object';
import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';

const referenceSchema = closedObject({ version: v.string(), digest });

const packageSchema = closedObject({ active: referenceSchema, stack: v.array(referenceSchema) });

/** Keys that older generations do not have are optional. */
const stateSchema = closedObject({
  remotes: v.record(v.string(), packageSchema),
  siteConfig: v.exactOptional(digest),
  siteStack: v.exactOptional(v.array(digest)),
  retired: v.exactOptional(
    v.record(v.string(), closedObject({ ...packageSchema.entries, claims: v.array(v.string()) })),
  ),
  leftOut: v.exactOptional(v.array(v.string())),
});

const deedSchema = v.variant('kind', [
  closedObject({
    kind: v.picklist(['promote', 'rollback']),
    remote: v.string(),
    from: v.nullable(v.string()),
    to: v.string(),
  }),
  closedObject({ kind: v.literal('retire'), remote: v.string(), from: v.string() }),
  closedObject({
    kind: v.picklist(['configure', 'rollback-configuration']),
    from: v.nullable(v.string()),
    to: v.string(),
  }),
]);

/** Form of a generation's file. */
export const generationSchema = closedObject({
  schema: v.literal(1, 'must be 1: a newer tool wrote another format'),
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  id: v.string(),
  env: v.string(),
  prev: v.nullable(digest),
  at: v.string(),
  actor: v.string(),
  keyId: v.string(),
  sig: v.string(),
  reason: v.string(),
  did: v.array(deedSchema),
  state: stateSchema,
});

/** One version of one package, by its number and by the SHA-256 of its `release.json`. */
export interface ReleaseReference {
  readonly version: string;
  readonly digest: string;
}

/** A package as it is live. */
export interface LivePackage {
  readonly active: ReleaseReference;
  /** Older good ones, newest last. */
  readonly stack: readonly ReleaseReference[];
}

/** A remote that was taken off the site, as it was live until then. */
export interface RetiredPackage extends LivePackage {
  /** Path prefixes that were its own: they answer 410. */
  readonly claims: readonly string[];
}

/** What is live. The host is a remote like the others here. */
export interface GenerationState {
  readonly remotes: { readonly [name: string]: LivePackage };
  /** SHA-256 of the site configuration's file; absent until one is given. */
  readonly siteConfig?: string;
  /** Site configurations before it, newest last; absent until the first change by a version that keeps them. */
  readonly siteStack?: readonly string[];
  /** Remotes that were taken off the site; absent where there are none. */
  readonly retired?: { readonly [name: string]: RetiredPackage };
  /** Paths of the host's links that lead to nothing here, in the host's order; absent where all lead somewhere. */
  readonly leftOut?: readonly string[];
}

/** One thing that a generation changed. */
export type Deed =
  | {
      readonly kind: 'promote' | 'rollback';
      readonly remote: string;
      readonly from: string | null;
      readonly to: string;
    }
  | { readonly kind: 'retire'; readonly remote: string; readonly from: string }
  | {
      readonly kind: 'configure' | 'rollback-configuration';
      readonly from: string | null;
      readonly to: string;
    };

/** One link of an environment's chain; the only thing that changes what visitors get. */
export interface Generation {
  readonly schema: 1;
  readonly n: number;
  /** Identifies the commit, whatever number it got. */
  readonly id: string;
  readonly env: string;
  /** SHA-256 of the bytes of the generation before; `null` in the first. */
  readonly prev: string | null;
  /** ISO 8601, by the clock of who wrote it: for people, nothing is ordered by it. */
  readonly at: string;
  /** Who says to have written it. */
  readonly actor: string;
  /** Empty until generations are signed. */
  readonly keyId: string;
  /** Empty until generations are signed. */
  readonly sig: string;
  readonly reason: string;
  readonly did: readonly Deed[];
  readonly state: GenerationState;
}

/** What is live before the first generation. */
export const emptyState: GenerationState = { remotes: {} };
