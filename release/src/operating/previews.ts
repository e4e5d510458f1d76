/** A preview: an environment whose first generation is the live one with one change, and which ends. */
import { recordText } from '../model/canonical-json.js';
import { hasEnded, type GenerationState, type LivePackage } from '../model/generation.js';
import { previewAddress, previewEnvironment, previewName, usualPreviewName } from '../model/preview.js';
import { ReleaseError } from '../model/release-error.js';
import { parseTarget, type ReleaseTarget } from '../model/release-target.js';
import { openChain } from '../store/chain.js';
import { pinnedSite } from '../store/live-composition.js';
import { openEnvironment, type Environment } from './environment.js';
import { headsInUse } from './heads-in-use.js';
import { prepareChange, requireWhole } from './next-generation.js';
import { changeState, readSite, storeSite } from './promote.js';
import { endEnvironment } from './remove-environment.js';

export interface PreviewRequest {
  /** `catalogue@1.5.0`: what differs from the live site. */
  readonly targets: readonly string[];
  readonly siteFile?: string | undefined;
  readonly name?: string | undefined;
  /** Host name of its own, in place of a name below that of the site. */
  readonly host?: string | undefined;
  /** Port of a server on this machine, where it is not that of the site's address. */
  readonly port?: number | undefined;
  readonly ttlMs: number;
  readonly reason?: string | undefined;
}

const withoutStacks = <Live extends LivePackage>(packages: Readonly<Record<string, Live>>) =>
  Object.fromEntries(Object.entries(packages).map(([name, live]) => [name, { ...live, stack: [] }]));

/** State without a history: nothing is rolled back on a preview. */
const withoutHistory = ({ retired, ...state }: GenerationState): GenerationState => ({
  ...state,
  packages: withoutStacks(state.packages),
  siteStack: [],
  ...(retired && { retired: withoutStacks(retired) }),
});

/** The server finds a preview below the host name that the live configuration has, whatever its own says. */
async function liveAddress({ store, env, chain }: Environment, preview: string, port: number | undefined) {
  const { baseUrl } = await pinnedSite(store, env, (await chain.state()).siteConfig ?? '');
  return previewAddress(preview, baseUrl, port);
}

/** The live configuration, which also admits what is looked at: a new remote is seen before somebody admits it. */
async function admittingSite(
  { store, env }: Environment,
  { siteConfig = '' }: GenerationState,
  targets: readonly ReleaseTarget[],
) {
  const site = await pinnedSite(store, env, siteConfig);
  const names = targets.map(({ name }) => name).filter((name) => name !== 'host');
  return recordText({ ...site, remotes: [...new Set([...site.remotes, ...names])] });
}

/** Opens a preview of releases, or shows others under its name. They are checked as for a promote. */
export async function openPreview(live: Environment, request: PreviewRequest) {
  const { siteFile, name, host, port, ttlMs, reason = '' } = request;
  const writtenSite = siteFile === undefined ? undefined : await readSite(siteFile);
  const targets = request.targets.map(parseTarget);
  if (host !== undefined && name !== undefined)
    throw new ReleaseError('usage', 'A preview has one name. Give --name or --host.');
  const env = previewEnvironment(host ?? name ?? usualPreviewName(targets));
  const { share: _, ...state } = await live.chain.state();
  requireWhole(state);
  const address = await liveAddress(live, env, port);
  const site = writtenSite ?? (await admittingSite(live, state, targets));
  const preview = openEnvironment({ ...live, env });
  const siteDigest = await storeSite(preview, site);
  const endsAt = new Date(Date.now() + ttlMs).toISOString();
  const decidedOn = await preview.chain.state();
  const result = await preview.chain.commit({
    reason,
    decidedOn,
    // Whoever opens it last decides what it shows.
    decidesOn: () => null,
    change: async () => {
      const { did, state: next } = await changeState(preview, { targets, siteDigest }, state);
      return { ...(await prepareChange(preview, { did, state: withoutHistory(next) }, state)), endsAt };
    },
  });
  return { ...result, name: previewName(env), address, endsAt };
}

/** Ends a preview now. */
export async function closePreview(live: Environment, name: string): Promise<void> {
  const env = previewEnvironment(name);
  const preview = { ...live, env, chain: openChain(live.store, env, live.actor) };
  const head = await preview.chain.head();
  if (!head || hasEnded(head.generation))
    throw new ReleaseError(
      'noTarget',
      `There is no preview ${name}. \`preview list\` lists those that are open.`,
    );
  await endEnvironment(preview, 'Closed');
}

/** The previews that are open, as far as their newest generations can be read. */
export async function listPreviews(live: Environment, port?: number) {
  const heads = (await headsInUse(live.store)).filter(({ env }) => previewName(env) !== undefined);
  return await Promise.all(
    heads.map(async ({ env, endsAt, actor, reason, did }) => {
      const address = await liveAddress(live, env, port);
      return { name: previewName(env), address, endsAt, actor, reason, did };
    }),
  );
}
