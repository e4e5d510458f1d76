/** A preview: an environment whose first generation is the live one with one change, and which ends. */
import { clockToleranceMs } from '../model/clock-tolerance.js';
import type { GenerationState, LivePackage } from '../model/generation.js';
import { endOf } from '../model/needed-releases.js';
import { previewAddress, previewEnvironment, previewName, usualPreviewName } from '../model/preview.js';
import { ReleaseError } from '../model/release-error.js';
import { parseTarget } from '../model/release-target.js';
import { openChain } from '../store/chain.js';
import { readHead } from '../store/generation-files.js';
import { environmentsKey } from '../store/keys.js';
import { pinnedSite, pinnedSiteBytes } from '../store/live-composition.js';
import { runApart } from '../store/running-commands.js';
import { requireStore } from '../store/store-identity.js';
import { commitPrepared } from './change-result.js';
import type { Environment } from './environment.js';
import { prepareChange, requireWhole } from './next-generation.js';
import { changeState } from './promote.js';
import { removeEnvironment } from './remove-environment.js';
import { readSite, storeSite } from './site-files.js';

export interface PreviewRequest {
  /** `catalogue@1.5.0`: what differs from the live site. */
  readonly targets: readonly string[];
  /** A site configuration to show with them, instead of the live one. */
  readonly siteFile?: string | undefined;
  /** Made from the targets if there is none. */
  readonly name?: string | undefined;
  readonly ttlMs: number;
  /** Port of the server on this machine, where the site has no host name of its own. */
  readonly port?: number | undefined;
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

/** A server would end the preview at once, or late. */
async function requireClock({ chain }: Environment): Promise<void> {
  const head = await chain.head();
  if (!head || Date.parse(head.generation.at) <= Date.now() + clockToleranceMs) return;
  const { n, at } = head.generation;
  throw new ReleaseError(
    'fault',
    `Generation ${n} was made at ${at}, and this machine says that it is ${new Date(Date.now()).toISOString()}: set its clock.`,
  );
}

/** The server finds a preview below the host name that the live configuration has, whatever its own says. */
async function liveAddress({ store, chain }: Environment, preview: string, port?: number) {
  const { baseUrl } = await pinnedSite(store, chain.env, (await chain.state()).siteConfig ?? '');
  return previewAddress(preview, baseUrl, port);
}

/** Opens a preview of releases, or shows others under its name. They are checked as for a promote. */
export async function openPreview(live: Environment, request: PreviewRequest) {
  const { siteFile, ttlMs, port, reason = '' } = request;
  const writtenSite = siteFile === undefined ? undefined : await readSite(siteFile);
  const targets = request.targets.map(parseTarget);
  const env = previewEnvironment(request.name ?? usualPreviewName(targets));
  const { store, chain } = live;
  await requireStore(store);
  const state = await chain.state();
  requireWhole(state);
  await requireClock(live);
  const site = writtenSite ?? String(await pinnedSiteBytes(store, chain.env, state.siteConfig ?? ''));
  const preview: Environment = { ...live, chain: openChain(store, env) };
  const siteDigest = await storeSite(preview, site);
  const endsAt = new Date(Date.now() + ttlMs).toISOString();
  const decidedOn = await preview.chain.state();
  const result = await runApart(store, 'change', (requireRunning) =>
    commitPrepared(preview, {
      reason,
      decidedOn,
      // Whoever opens it last decides what it shows.
      decidesOn: () => null,
      change: async () => {
        const { did, state: next } = await changeState(preview, { targets, siteDigest }, state);
        const prepared = await prepareChange(preview, { did, state: withoutHistory(next) }, state);
        requireRunning();
        return { ...prepared, endsAt };
      },
    }),
  );
  return { ...result, name: previewName(env), address: await liveAddress(live, env, port), endsAt };
}

/** Ends a preview now. */
export async function closePreview(live: Environment, name: string): Promise<void> {
  const { store } = live;
  await requireStore(store);
  const preview = { ...live, chain: openChain(store, previewEnvironment(name)) };
  const head = await preview.chain.head();
  if (!head || endOf(head.generation, Date.now()) !== undefined)
    throw new ReleaseError(
      'noTarget',
      `There is no preview ${name}. \`preview list\` lists those that are open.`,
    );
  await removeEnvironment(preview, 'Closed');
}

/** The previews that are open, as far as their newest generations can be read. */
export async function listPreviews(live: Environment, port?: number) {
  const { store } = live;
  await requireStore(store);
  const found = await Promise.all(
    (await store.list(environmentsKey)).map(async (env) => {
      const name = previewName(env);
      const head = name === undefined ? undefined : await readHead({ store, env }).catch(() => undefined);
      if (!head || endOf(head.generation, Date.now()) !== undefined) return [];
      const { endsAt, actor, reason, did } = head.generation;
      return [{ name, address: await liveAddress(live, env, port), endsAt, actor, reason, did }];
    }),
  );
  return found.flat();
}
