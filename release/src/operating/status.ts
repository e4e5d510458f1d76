import type { Release } from 'shared-types/release';
import { inspectEnvironment } from '../inspection/environment-inspection.js';
import type { RightFiles } from '../integrity/known-file.js';
import { emptyState, type GenerationState } from '../model/generation.js';
import { liveTargets } from '../model/pinned-targets.js';
import { configurationName } from '../model/release-target.js';
import { readableReleases, readVersionNote, sourcesOf } from '../store/published-releases.js';
import { readWatch } from '../store/watch-record.js';
import type { Environment } from './environment.js';
import { headsInUse } from './heads-in-use.js';
import { preparedChange, waysBack } from './prepared-rollback.js';

/** True, by name, for live packages that were published without a trial. */
async function untriedPackages({ store }: Environment, state: GenerationState) {
  const notes = liveTargets(state).map(
    async (target) =>
      [target.name, (await readVersionNote(store, target))?.trial.kind === 'untried'] as const,
  );
  return Object.fromEntries(await Promise.all(notes));
}

export type Status = Awaited<ReturnType<typeof statusOf>>;

/** True, by name, if a rollback by one step would render nothing. */
async function readyRollbacks(environment: Environment, state: GenerationState) {
  const ready: Record<string, boolean> = {};
  for (const name of new Set([...Object.keys(state.packages), ...waysBack(state)]))
    ready[name] = (await preparedChange(environment, state, name)) !== undefined;
  return ready;
}

/** Shared modules by name: the version that the host provides, and the range that each remote needs. */
function sharedModules(releases: readonly Release[]) {
  const provided = releases.find(({ kind }) => kind === 'host')?.shared ?? {};
  const remotes = releases.filter(({ kind }) => kind === 'remote');
  const names = new Set(releases.flatMap(({ shared }) => Object.keys(shared)));
  const entries = [...names].sort().map((module) => {
    const needed = remotes.flatMap(({ name, shared }) =>
      shared[module] === undefined ? [] : [[name, shared[module]] as const],
    );
    return [module, { provided: provided[module] ?? null, needed: Object.fromEntries(needed) }] as const;
  });
  return Object.fromEntries(entries);
}

/** Checks what is live and what rollbacks lead to. @param right gets the files that are right */
export async function statusOf(environment: Environment, right?: RightFiles) {
  const { store, env } = environment;
  const { generations, problems } = await inspectEnvironment(environment, right);
  const [generation] = generations;
  const state = generation?.state ?? emptyState;
  const releases = await readableReleases(store, liveTargets(state));
  const { [configurationName]: isReady = false, ...rollbackReady } = await readyRollbacks(environment, state);
  return {
    n: generation?.n ?? 0,
    env,
    at: generation?.at ?? null,
    actor: generation?.actor ?? null,
    reason: generation?.reason ?? null,
    state,
    /** True, by package, retired ones too, if a rollback by one step would render nothing. */
    rollbackReady,
    /** Digest of the configuration that a rollback would bring back. */
    configuration: { before: state.siteStack.at(-1) ?? null, rollbackReady: isReady },
    shared: sharedModules(releases),
    sources: sourcesOf(releases),
    untried: await untriedPackages(environment, state),
    claims: Object.fromEntries(
      releases.flatMap((release) =>
        release.kind === 'remote' ? [[release.name, release.claims] as const] : [],
      ),
    ),
    /** Newest generations of the other environments. */
    others: (await headsInUse(store))
      .filter((head) => head.env !== env)
      .map(({ env: other, n, at, actor, reason }) => ({ env: other, n, at, actor, reason })),
    /** The last watch. */
    watch: (await readWatch(environment)) ?? null,
    problems,
  };
}
