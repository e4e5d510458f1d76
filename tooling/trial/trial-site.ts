/** A preview of releases that are not published yet, of a copy of the store in memory, for a browser of this process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openOperator } from 'release';
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

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
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

/** Sends a request to the server on this machine, as if it had been made to the host of the preview. */
const ask = async (port: number, address: URL, { method = 'GET', headers = {} } = {}): Promise<Answer> => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path: address.pathname + address.search };
    request({ ...options, headers: { ...headers, host: address.host } }, resolve)
      .once('error', reject)
      .end();
  });
  const texts = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
  return { status: answer.statusCode ?? 500, headers: Object.fromEntries(texts), body: await buffer(answer) };
};

/** Opens a preview of the releases. @throws `ReleaseError` if they cannot be published */
export async function openTrialSite({ place, folders, site }: Tried) {
  const live = await liveRemotes(place);
  const operator = openOperator({ store: overlayStore(place.store), env: place.env });
  const published = await operator.publish(folders, { isQuick: true });
  const targets = published.map(({ name, version }) => `${name}@${version}`);
  const remotes = published.flatMap(({ name }) => (name === 'host' ? [] : name));
  const written = site && writeSite(site, [...live, ...remotes]);
  const { address } = await operator
    .preview({ targets, siteFile: written?.file, ttlMs: 3_600_000 })
    .finally(() => written?.remove());
  const server = await serveSite({ ...operator.served, port: 0, host: '127.0.0.1', variables: {} });
  return {
    address,
    ask: (to: URL, options?: { method: string; headers: Record<string, string> }) =>
      ask(server.port, to, options),
    stop: () => server.close(),
  };
}
