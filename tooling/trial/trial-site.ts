/** A preview of releases that are not published yet, of a copy of the store in memory, for a browser of this process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOperator } from 'release';
import { previewEnvironment } from 'release/model/preview';
import { ReleaseError } from 'release/model/release-error';
import type { ChainPlace } from 'release/store/generation-files';
import { compositionOf } from 'release/store/live-composition';
import { overlayStore } from 'release/store/overlay-store';
import { serveSite } from 'server';
import type { SiteConfiguration } from 'shared-types/release';

/** Releases to try, and the site to try them on. */
export interface Tried {
  readonly place: ChainPlace;
  /** Folders of builds. */
  readonly folders: readonly string[];
  /** Configuration in place of the live one. */
  readonly site?: SiteConfiguration | undefined;
}

export type TrialSite = Awaited<ReturnType<typeof openTrialSite>>;

/** The live releases. @throws `ReleaseError` if there are none */
async function liveRemotes({ store, env }: ChainPlace) {
  const state = await openOperator({ store, env }).state();
  const composition = await compositionOf(store, env, state);
  if (composition) return composition.remotes.map(({ release }) => release.name);
  throw new ReleaseError(
    'noTarget',
    `No site is live in ${store.title} to try it in. Run \`npm start\` once, or name a store with --store.`,
  );
}

/** Writes a configuration that admits what is live and what is tried. */
function writeSite(site: SiteConfiguration, names: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trial-'));
  const file = path.join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ ...site, remotes: [...new Set([...site.remotes, ...names])] }));
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}

/** Opens a preview of the releases. @throws `ReleaseError` if they cannot be published */
export async function openTrialSite({ place, folders, site }: Tried) {
  const live = await liveRemotes(place);
  const operator = openOperator({ store: overlayStore(place.store), env: place.env });
  const published = await operator.publish(folders, { isQuick: true });
  const targets = published.map(({ name, version }) => `${name}@${version}`);
  const remotes = published.flatMap(({ name }) => (name === 'host' ? [] : name));
  const written = site && writeSite(site, [...live, ...remotes]);
  const { name } = await operator
    .preview({ targets, siteFile: written?.file, ttlMs: 3_600_000 })
    .finally(() => written?.remove());
  const server = await serveSite({ ...operator.served, port: 0, host: '127.0.0.1', variables: {} });
  return {
    // Every server knows its previews below localhost.
    origin: `http://${previewEnvironment(name ?? '')}.localhost:${server.port}`,
    stop: () => server.close(),
  };
}
