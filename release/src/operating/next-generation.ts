import { verifyReleaseFiles } from '../integrity/read-release-file.js';
import type { Composition } from '../model/composition.js';
import { compositionProblems } from '../model/composition-checks.js';
import type { GenerationState } from '../model/generation.js';
import { sharedState, type StateChange } from '../model/generation-change.js';
import { leftOutLinks } from '../model/left-out.js';
import { ReleaseError } from '../model/release-error.js';
import { refuseIfAny } from '../publishing/publish-checks.js';
import { factsOf, readFact } from '../rendering/facts.js';
import type { ChangeRequest, ChangeResult } from '../store/chain.js';
import { compositionOf, compositionsOf } from '../store/live-composition.js';
import type { Environment } from './environment.js';
import { sampleLeft } from './diagnose.js';

/** A state with the links that its frame leaves out: found once for each generation, then read from it. */
async function withLeftOut({ store, env }: Environment, state: GenerationState): Promise<GenerationState> {
  const { leftOut: _, ...rest } = state;
  const composition = await compositionOf(store, env, rest);
  if (!composition?.host.release.links) return rest;
  const leftOut = leftOutLinks({
    host: composition.host.release,
    remotes: composition.remotes.map(({ release }) => release),
    site: composition.site,
    categories: await readFact(factsOf(store, composition), 'categories'),
  });
  return leftOut.length > 0 ? { ...rest, leftOut } : rest;
}

/** A state with the links that the frame leaves out, on each side of a share. */
async function withLinks(environment: Environment, state: GenerationState): Promise<GenerationState> {
  const live = await withLeftOut(environment, state);
  const shared = sharedState(state);
  if (!live.share || !shared) return live;
  const { leftOut: _, ...share } = live.share;
  const { leftOut } = await withLeftOut(environment, shared);
  return { ...live, share: { ...share, ...(leftOut && { leftOut }) } };
}

async function checkComposition(
  { store }: Environment,
  { host, remotes, site }: Composition,
  before: GenerationState,
): Promise<void> {
  const releases = remotes.map(({ release }) => release);
  refuseIfAny(compositionProblems(host.release, releases, site));
  for (const { release, digest } of [host, ...remotes]) {
    // A release that stays was verified when it became live; a rollback must not lead to a damaged one.
    if (before.packages[release.name]?.active.digest !== digest) await verifyReleaseFiles(store, release);
  }
}

/**
 * Refuses a state that cannot be served, completes its links and renders what it needs.
 *
 * @param before state that is live until then
 */
export async function prepareChange(
  environment: Environment,
  { state: changed, did }: StateChange,
  before: GenerationState,
): Promise<StateChange> {
  const { store, ensurePages } = environment;
  const state = did.length === 0 ? changed : await withLinks(environment, changed);
  const compositions = await compositionsOf(environment, state);
  let pages = 0;
  for (const composition of compositions) {
    await checkComposition(environment, composition, before);
    pages += await ensurePages(composition);
  }
  // Who promotes or rolls back has other things to do. A damaged file that only warnings need must not stop a change.
  const isConfigured = did.some(({ kind }) => kind === 'configure');
  const [live] = compositions;
  const left = isConfigured && live ? await sampleLeft(store, live).catch(() => undefined) : undefined;
  return { state, did, pages, warnings: left?.problem === undefined ? [] : [left.problem] };
}

/** Commits a change. Its links are completed and its pages rendered before. */
export const commitChange = (environment: Environment, request: ChangeRequest): Promise<ChangeResult> =>
  environment.chain.commit({
    ...request,
    change: async (state) => await prepareChange(environment, await request.change(state), state),
  });

/** Refuses a state in which nothing can be shown. */
export function requireWhole({ packages, siteConfig }: GenerationState): void {
  if (!packages['host'])
    throw new ReleaseError('noTarget', 'No host is live. Promote one with the remotes: host@VERSION.');
  if (siteConfig !== undefined) return;
  throw new ReleaseError(
    'noTarget',
    'There is no site configuration. Run `configure FILE`, or promote with --site FILE.',
  );
}
