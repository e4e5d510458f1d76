import { configureSite, promoteRelease, type StateChange } from '../model/generation-change.js';
import { emptyState, type GenerationState, type ReleaseReference } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { liveTargets } from '../model/pinned-targets.js';
import { parseTarget, type ReleaseTarget } from '../model/release-target.js';
import { openChain } from '../store/chain.js';
import { pinnedSiteBytes } from '../store/live-composition.js';
import { requireStore } from '../store/store-identity.js';
import { verifyReleaseFiles } from '../integrity/read-release-file.js';
import { requireRelease } from '../store/published-releases.js';
import type { Store } from '../store/store.js';
import type { ChangeResult } from './change-result.js';
import { changedLines } from './configuration-history.js';
import type { Environment } from './environment.js';
import { commitChange, requireWhole } from './next-generation.js';
import { readSite, storeSite } from './site-files.js';

export interface PromoteRequest {
  /** `catalogue@1.4.2`; all of them become live together, in one generation. */
  readonly targets: readonly string[];
  /** A site configuration to take with them. */
  readonly siteFile?: string | undefined;
  /** Another environment of the store: the releases that are live there are taken too, except for those named above. */
  readonly from?: string | undefined;
  /** Takes its configuration as well, and gets what that changes before anything is changed. */
  readonly onConfiguration?: ((lines: readonly string[]) => void) | undefined;
  readonly reason?: string | undefined;
}

interface Step {
  readonly targets: readonly ReleaseTarget[];
  readonly siteDigest: string | undefined;
}

async function referenceTo({ store }: Environment, target: ReleaseTarget, state: GenerationState) {
  const { release, digest } = await requireRelease(store, target);
  const reference: ReleaseReference = { version: target.version, digest };
  // "Nothing to change" would hide that a file is damaged. What changes is looked at with the whole state.
  if (state.packages[target.name]?.active.digest === digest) await verifyReleaseFiles(store, release);
  return reference;
}

/** Promotes one release after the other. */
export async function changeState(environment: Environment, step: Step, state: GenerationState) {
  const { targets, siteDigest } = step;
  let change: StateChange = siteDigest === undefined ? { state, did: [] } : configureSite(state, siteDigest);
  for (const target of targets) {
    const next = promoteRelease(change.state, target.name, await referenceTo(environment, target, state));
    change = { state: next.state, did: [...change.did, ...next.did] };
  }
  return change;
}

/** What is live in another environment of the store. */
async function stateOf({ store, chain }: Environment, from: string): Promise<GenerationState> {
  if (from === chain.env)
    throw new ReleaseError('usage', `${from} is the environment to change. Name another one with --from.`);
  const state = await openChain(store, from).state();
  if (liveTargets(state).length > 0) return state;
  throw new ReleaseError('noTarget', `Nothing is live in the environment ${from}.`);
}

/** The text of a configuration; of none, that of an empty one. */
const siteText = async (store: Store, env: string, digest: string | undefined): Promise<string> =>
  digest === undefined ? '{}' : String(await pinnedSiteBytes(store, env, digest));

/** Makes releases, a configuration, or both live in one generation; pages are rendered before it is written. */
export async function promote(environment: Environment, request: PromoteRequest): Promise<ChangeResult> {
  const { siteFile, from, onConfiguration, reason = '' } = request;
  const named = request.targets.map(parseTarget);
  const writtenSite = siteFile === undefined ? undefined : await readSite(siteFile);
  const { store } = environment;
  await requireStore(store);
  const source = from === undefined ? emptyState : await stateOf(environment, from);
  const others = liveTargets(source).filter(({ name }) => !named.some((one) => one.name === name));
  const targets = [...others, ...named];
  const decidedOn = await environment.chain.state();
  let text = writtenSite;
  if (from !== undefined && onConfiguration && source.siteConfig !== undefined) {
    text = await siteText(store, from, source.siteConfig);
    const before = await siteText(store, environment.chain.env, decidedOn.siteConfig);
    onConfiguration(changedLines(JSON.parse(before), JSON.parse(text)));
  }
  const siteDigest = text === undefined ? undefined : await storeSite(environment, text);
  return await commitChange(environment, {
    reason,
    decidedOn,
    decidesOn: ({ packages, retired, siteConfig }) => [
      siteDigest === undefined ? null : siteConfig,
      ...targets.map(({ name }) => [packages[name], retired?.[name]]),
    ],
    change: async (state) => {
      const change = await changeState(environment, { targets, siteDigest }, state);
      if (targets.length > 0) requireWhole(change.state);
      return change;
    },
  });
}
