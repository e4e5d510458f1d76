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
import { pageContentKey, pageContentsKey, rollbackKey, rollbacksKey } from '../store/keys.js';
import { isBucket } from '../store/s3-store.js';
import { readSealed, sealedText } from '../store/sealed-record.js';
import type { Store } from '../store/store.js';
import type { PreparedChange } from './change-result.js';
import type { Environment } from './environment.js';

const preparedSchema = closedObject({
  state: stateSchema,
  /** Parts that pages do not show, with the reasons. */
  warnings: v.array(v.string()),
  /** SHA-256 of the files that only this state is served from, not the live one, by key. */
  files: v.record(v.string(), digest),
});

export type PreparedRollback = RecordOf<typeof preparedSchema>;

type Place = Pick<Environment, 'store' | 'chain'>;

/** One step back of a package or of the configuration, or to a version of a package that was live before. */
export const stepBack = (state: GenerationState, name: string, version?: string): StateChange =>
  name === configurationName ? rollBackSite(state) : rollBackRelease(state, name, version);

const packagesWithOlder = ({ packages }: GenerationState) =>
  Object.keys(packages).filter((name) => (packages[name]?.stack.length ?? 0) > 0);

/** Names of all that can be rolled back by one step: packages, those that were retired, and the configuration. */
export const waysBack = (state: GenerationState): readonly string[] => [
  ...packagesWithOlder(state),
  ...Object.keys(state.retired ?? {}),
  ...(state.siteStack.length > 0 ? [configurationName] : []),
];

/** A tool that gives pages another form prepares anew. */
const digestOfState = (state: GenerationState) => sha256Hex(canonicalJson({ state, pageFormat }));

/** Rollback that was prepared on a state, whether or not its files are still right. */
export const readPrepared = (
  { store, chain }: Place,
  state: GenerationState,
  name: string,
): Promise<PreparedRollback | undefined> =>
  readSealed(store, rollbackKey(chain.env, digestOfState(state), name), preparedSchema);

export async function writePrepared(
  { store, chain }: Place,
  prepared: PreparedRollback,
  { state, name }: { readonly state: GenerationState; readonly name: string },
): Promise<void> {
  const key = rollbackKey(chain.env, digestOfState(state), name);
  const text = sealedText(prepared);
  const isKnown = String(await store.read(key).catch(() => '')) === text;
  if (!isKnown) await store.replace(key, text);
}

/** Removes what was prepared on states that are not live now. */
export async function removeOutdated({ store, chain }: Place): Promise<void> {
  const folder = rollbacksKey(chain.env);
  const current = digestOfState(await chain.state());
  for (const file of await store.list(folder))
    if (!file.startsWith(current)) await store.remove(`${folder}/${file}`);
}

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
  place: Place,
  state: GenerationState,
  name: string,
): Promise<PreparedChange | undefined> {
  const prepared = await readPrepared(place, state, name);
  if (!prepared || !(await areThere(place.store, prepared.files))) return undefined;
  const { did } = stepBack(state, name);
  return { state: prepared.state, did, pages: 0, warnings: prepared.warnings };
}
