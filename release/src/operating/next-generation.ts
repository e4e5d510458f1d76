import { verifyReleaseFiles } from '../integrity/read-release-file.js';
import type { Composition } from '../model/composition.js';
import { compositionProblems } from '../model/composition-checks.js';
import { emptyState, type GenerationState } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { refuseIfAny } from '../publishing/publish-checks.js';
import { factWarnings } from '../rendering/facts.js';
import type { ChangeRequest } from '../store/chain.js';
import { compositionOf } from '../store/live-composition.js';
import { changeResult, type ChangeResult } from './change-result.js';
import type { Environment } from './environment.js';
import { completeChange } from './next-state.js';

/** Why the releases of a composition cannot be live together. */
export const problemsOf = ({ host, remotes, site }: Composition): readonly string[] =>
  compositionProblems(
    host.release,
    remotes.map(({ release }) => release),
    site,
  );

/**
 * Refuses a state that cannot be served, and renders what it needs.
 *
 * @param before what is live until then
 * @returns how many pages were rendered
 */
export async function prepareState(
  { store, chain, renderer }: Environment,
  state: GenerationState,
  before: GenerationState,
): Promise<number> {
  const composition = await compositionOf(store, chain.env, state);
  if (!composition) return 0;
  refuseIfAny(problemsOf(composition));
  for (const { release, digest } of [composition.host, ...composition.remotes]) {
    // What stays as it is was looked at when it became live; a rollback must not lead to a damaged release.
    if (before.remotes[release.name]?.active.digest !== digest) await verifyReleaseFiles(store, release);
  }
  // It only dates pages: a release that is damaged must not keep a good one from taking its place.
  const live = await compositionOf(store, chain.env, before).catch(() => undefined);
  return await renderer.ensurePages(composition, live);
}

type LiveChange = Omit<ChangeRequest, 'actor'>;

/** Commits a change. Its links are completed and its pages rendered before. */
export async function commitChange(environment: Environment, request: LiveChange): Promise<ChangeResult> {
  const { store, chain, actor } = environment;
  let pages = 0;
  const link = await chain.commit({
    ...request,
    actor,
    change: async (state) => {
      const next = await completeChange(environment, await request.change(state));
      pages += await prepareState(environment, next.state, state);
      return next;
    },
  });
  const head = await chain.head();
  const live = head?.generation.state ?? emptyState;
  // The change stands even when what is live cannot be read again.
  const composition = await compositionOf(store, chain.env, live).catch(() => undefined);
  const warnings = composition ? await factWarnings(store, composition) : [];
  return changeResult(link, head, { pages, warnings });
}

/** Refuses a state in which nothing can be shown. */
export function requireWhole({ remotes, siteConfig }: GenerationState): void {
  if (!remotes['host'])
    throw new ReleaseError('noTarget', 'No host is live. Promote one with the remotes: host@VERSION.');
  if (siteConfig !== undefined) return;
  throw new ReleaseError(
    'noTarget',
    'There is no site configuration. Run `configure FILE`, or promote with --site FILE.',
  );
}
