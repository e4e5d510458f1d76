/** Tries built packages in a browser, as a preview shows them. */
import { openDist } from 'release/publishing/dist-folder';
import { homePath } from 'release/model/home-path';
import type { StorageEntry } from 'shared-types';
import { appFile } from 'shared-types/protocol/adopted-app';
import { manifestAddress, releaseFilesBase } from 'shared-types/protocol/addresses';
import { hasParameters } from 'shared-types/protocol/routes';
import type { Manifest, RemoteRelease } from 'shared-types/release';
import { openBrowser, type TrialBrowser } from './browser.js';
import { leftoversOf } from './leftovers.js';
import { openTrialSite, type Tried, type TrialSite } from './trial-site.js';
import { tryScreen, type ScreenFindings } from './try-screen.js';

/** What a trial has seen. */
export interface Findings {
  /** Reasons why the site cannot run it. */
  readonly faults: readonly string[];
  /** Facts that refuse nothing. */
  readonly notes: readonly string[];
  readonly presses: number;
}

export interface Extent {
  /** Number of presses at most, of each release. */
  readonly presses: number;
  /** True if an app is left for another page, and visited again. */
  readonly isLeft?: boolean;
}

type Route = Pick<RemoteRelease['routes'][number], 'path' | 'auth' | 'ui'>;

/** Path of the first page that a guest may open; without one, the home page is tried, as for a host. */
const openPath = (routes: readonly Route[]) =>
  routes.find(({ path, auth, ui }) => !hasParameters(path) && !auth && ui !== 'app')?.path;

const isDeclared = (entries: readonly StorageEntry[], stored: string) =>
  entries.some(({ store, key }) => {
    const whole = `${store} ${key}`;
    return whole.endsWith('*') ? stored.startsWith(whole.slice(0, -1)) : stored === whole;
  });

/** Faults and facts. Errors after a service did not answer may be errors of the trial. */
async function judge({ events, readJson }: TrialBrowser, found: ScreenFindings) {
  const entries = await readJson<readonly StorageEntry[]>('/release/facts/storage.json');
  const undeclared = found.stored.filter((stored) => !isDeclared(entries, stored));
  const services = [...events.services];
  return {
    faults: [
      ...found.refused,
      ...(services.length === 0 ? found.errors : []),
      ...undeclared.map(
        (stored) =>
          `It stores ${stored}, which nobody declares. Write --storage FILE, a list as \`storage\` of a remote.json.`,
      ),
    ],
    notes: [
      ...services.map((request) => `It sends ${request}, which the trial answers with 503.`),
      ...(services.length > 0 ? found.errors.map((error) => `${error} A service did not answer.`) : []),
      ...[...events.missing].map((path) => `It asks for ${path}, which is not there.`),
    ],
    presses: found.presses,
  };
}

async function tryRelease(site: TrialSite, release: RemoteRelease | undefined, extent: Extent) {
  const isApp = release?.entry === appFile;
  const { routes = [] } = release ?? {};
  const path = (isApp ? routes[0]?.path : openPath(routes)) ?? homePath;
  const browser = await openBrowser(site);
  try {
    const address = new URL(path, site.origin).href;
    const found = await tryScreen(browser, { address, isApp, presses: extent.presses });
    const judged = await judge(browser, found);
    const manifest = await browser.readJson<Manifest>(manifestAddress);
    const other = openPath(manifest.remotes.flatMap(({ routes }) => routes));
    if (!release || !isApp || !extent.isLeft || other === undefined || judged.faults.length > 0)
      return judged;
    const base = `${releaseFilesBase}${release.name}/${release.version}/`;
    const left = await leftoversOf(browser, { path, other, base });
    return { ...judged, notes: [...judged.notes, ...left] };
  } finally {
    await browser.close();
  }
}

/** @throws an error that says what is missing for a trial, or why the releases cannot be published */
export async function tryBuilds(tried: Tried, extent: Extent): Promise<Findings> {
  const dists = await Promise.all(tried.folders.map(openDist));
  const remotes = dists.flatMap(({ release }) => (release.kind === 'remote' ? [release] : []));
  const site = await openTrialSite(tried);
  try {
    const found: Findings[] = [];
    for (const release of remotes.length > 0 ? remotes : [undefined])
      found.push(await tryRelease(site, release, extent));
    return {
      faults: found.flatMap(({ faults }) => faults),
      notes: found.flatMap(({ notes }) => notes),
      presses: found.reduce((sum, { presses }) => sum + presses, 0),
    };
  } finally {
    await site.stop();
  }
}
