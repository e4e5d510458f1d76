/**
 * Preparations of the last change for each rollback by one step: the state that it leads to, with its links found and
 * its pages stored. Such a rollback reads no release and renders nothing.
 */
import type { RecordOf } from 'shared-types/release';
import { closedObject } from 'shared-types/schemas/closed-object';
import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';
import { readKnown } from '../integrity/known-file.js';
import { canonicalJson } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import { rollBackRelease, rollBackSite, type StateChange } from '../model/generation-change.js';
import { stateSchema, type GenerationState } from '../model/generation.js';
import { pageFormat } from '../model/page-format.js';
import { configurationName } from '../model/release-target.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { ChainPlace } from '../store/generation-files.js';
import { pageContentKey, pageContentsKey, rollbacksKey } from '../store/keys.js';
import { isBucket } from '../store/s3-store.js';
import { readSealed, sealedText } from '../store/sealed-record.js';
import type { Store } from '../store/store.js';

const preparedSchema = closedObject({
  state: stateSchema,
  /** SHA-256 of the files that only this state is served from, not the live one, by key. */
  files: v.record(v.string(), digest),
});

type PreparedRollback = RecordOf<typeof preparedSchema>;

/** Rollbacks by one step, by the name of a package or `configuration`. */
export type PreparedRollbacks = Readonly<Record<string, PreparedRollback>>;

/** `of` is the SHA-256 of the state that they begin at: those of another one are not used. */
const recordSchema = closedObject({ of: digest, rollbacks: v.record(v.string(), preparedSchema) });

/** One step back of a package or of the configuration, or to a version of a package that was live before. */
export const stepBack = (state: GenerationState, name: string, version?: string): StateChange =>
  name === configurationName ? rollBackSite(state) : rollBackRelease(state, name, version);

/** Names of all that can be rolled back by one step: packages, those that were retired, and the configuration. */
export const waysBack = ({
  packages,
  retired = {},
  siteStack,
  share,
}: GenerationState): readonly string[] => [
  ...(share ? [share.package] : []),
  ...Object.keys(packages).filter((name) => (packages[name]?.stack.length ?? 0) > 0),
  ...Object.keys(retired),
  ...(siteStack.length > 0 ? [configurationName] : []),
];

/** A tool that gives pages another form prepares anew. */
const digestOfState = (state: GenerationState) => sha256Hex(canonicalJson({ state, pageFormat }));

/** Rollbacks that were prepared on a state, whether or not their files are still right. */
export async function readPrepared(
  { store, env }: ChainPlace,
  state: GenerationState,
): Promise<PreparedRollbacks> {
  const record = await readSealed(store, rollbacksKey(env), recordSchema);
  return record?.of === digestOfState(state) ? record.rollbacks : {};
}

/** Replaces what was prepared on another state. */
export const writePrepared = (
  { store, env }: ChainPlace,
  state: GenerationState,
  rollbacks: PreparedRollbacks,
): Promise<void> => store.replace(rollbacksKey(env), sealedText({ of: digestOfState(state), rollbacks }));

/** A service keeps a whole file or none, and reading 10,000 pages from it takes 15 s: pages in a bucket are listed. */
const listedPages = async (store: Store): Promise<ReadonlySet<string>> =>
  new Set(isBucket(store.title) ? (await store.list(pageContentsKey)).map(pageContentKey) : []);

async function areThere(store: Store, files: PreparedRollback['files']): Promise<boolean> {
  const listed = await listedPages(store);
  const found = await mapConcurrently(Object.entries(files), async ([key, sha256]) => {
    if (listed.has(key)) return true;
    return (await readKnown(store, { key, sha256 })).damage === undefined;
  });
  return found.every(Boolean);
}

/** A rollback that can be committed as it is, or `undefined`. */
export async function preparedChange(
  place: ChainPlace,
  state: GenerationState,
  name: string,
): Promise<StateChange | undefined> {
  const prepared = (await readPrepared(place, state))[name];
  if (!prepared || !(await areThere(place.store, prepared.files))) return undefined;
  return { state: prepared.state, did: stepBack(state, name).did };
}
