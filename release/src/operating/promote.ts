import { readFile } from 'node:fs/promises';
import { recordText } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';
import { parseSite } from '../model/site-record.js';
import { siteConfigKey } from '../store/keys.js';
import { configureSite, promoteRelease, type StateChange } from '../model/generation-change.js';
import type { GenerationState, ReleaseReference } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { liveTargets } from '../model/pinned-targets.js';
import { parseTarget, targetText, type ReleaseTarget } from '../model/release-target.js';
import { verifyReleaseFiles } from '../integrity/read-release-file.js';
import type { ChangeResult } from '../store/chain.js';
import { requireRelease } from '../store/published-releases.js';
import type { Environment } from './environment.js';
import { liveSince } from './live-since.js';
import { commitChange, requireWhole } from './next-generation.js';

/** Checks a configuration. @returns its text as the store keeps it */
export async function readSite(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new ReleaseError(
      'usage',
      `${file} cannot be read. Name a site configuration, as release/local/site.json.`,
    );
  });
  return recordText(parseSite(bytes, file));
}

/** Keeps a configuration in the store. @returns its SHA-256, as a generation names it */
export async function storeSite({ store, env }: Environment, text: string): Promise<string> {
  const digest = sha256Hex(text);
  await store.create(siteConfigKey(env, digest), text);
  return digest;
}

export interface PromoteRequest {
  /** `catalogue@1.4.2`; all of them become live together, in one generation. */
  readonly targets: readonly string[];
  readonly siteFile?: string | undefined;
  /** Another environment of the store: the releases that are live there are taken too, except for those named above. */
  readonly from?: string | undefined;
  /** Only those that are live there for so long, in milliseconds. */
  readonly agedMs?: number | undefined;
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

/**
 * The releases of another environment. With an age, those that are too young there, or that somebody has decided on here, are left,
 * with a line for each: a nightly job undoes no rollback, no hotfix, nothing that was retired.
 */
async function takenFrom(
  { store, env }: Environment,
  { from, agedMs }: Pick<PromoteRequest, 'from' | 'agedMs'>,
) {
  if (from === undefined && agedMs === undefined) return { targets: [], left: [] };
  if (from === undefined || from === env)
    throw new ReleaseError(
      'usage',
      `Name another environment than ${env} with --from; --aged is for its releases.`,
    );
  const { state, since, left } = await liveSince({ store, env: from });
  const all = liveTargets(state);
  if (all.length === 0) throw new ReleaseError('noTarget', `Nothing is live in the environment ${from}.`);
  if (agedMs === undefined) return { targets: all, left: [] };
  const here = await liveSince({ store, env });
  const latest = new Date(Date.now() - agedMs).toISOString();
  const reasonToLeave = ({ name }: ReleaseTarget): string | undefined => {
    const digest = state.packages[name]?.active.digest ?? '';
    const [liveAt = '', leftAt = ''] = [since[name]?.at, here.left.get(digest)];
    const own = here.state.packages[name]?.active.digest;
    if (liveAt > latest) return `it is live in ${from} since ${liveAt}, less long than --aged`;
    if (here.state.retired?.[name]) return `${env} has retired it`;
    if (own !== undefined && !left.has(own)) return `${env} has a version that ${from} never had`;
    return leftAt > liveAt ? `${env} went from it to another version at ${leftAt}` : undefined;
  };
  const isOther = ({ name }: ReleaseTarget) =>
    here.state.packages[name]?.active.digest !== state.packages[name]?.active.digest;
  const others = all.filter(isOther).map((target) => ({ target, reason: reasonToLeave(target) }));
  return {
    targets: others.flatMap(({ target, reason }) => (reason === undefined ? [target] : [])),
    left: others.flatMap(({ target, reason }) =>
      reason ? [`${targetText(target)} is left: ${reason}.`] : [],
    ),
  };
}

/** Makes releases, a configuration, or both live in one generation; pages are rendered before it is written. */
export async function promote(environment: Environment, request: PromoteRequest): Promise<ChangeResult> {
  const { siteFile, reason = '' } = request;
  const named = request.targets.map(parseTarget);
  const writtenSite = siteFile === undefined ? undefined : await readSite(siteFile);
  const { targets: taken, left } = await takenFrom(environment, request);
  const others = taken.filter(({ name }) => !named.some((one) => one.name === name));
  const targets = [...others, ...named];
  const decidedOn = await environment.chain.state();
  const siteDigest = writtenSite === undefined ? undefined : await storeSite(environment, writtenSite);
  const result = await commitChange(environment, {
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
  return { ...result, warnings: [...left, ...result.warnings] };
}
