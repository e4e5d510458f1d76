/** Lists what the embedded server answers with, so that another server can answer the same. */
import { targetOf } from '../http/request-target.js';
import { isServed } from 'release/integrity/inventory';
import { homePath } from 'release/model/home-path';
import type { Answer } from '../serving/answer.js';
import type { FollowedSite } from '../serving/follow-site.js';
import type { LiveSite } from '../serving/live-site.js';
import { changePasswordPath, placeAnswer, siteAnswers, withoutPage } from '../serving/site-handler.js';
import { assetsFolder } from 'release/store/keys';
import type { Store } from 'release/store/store';

/** A file of the export. */
export interface ExportedFile {
  /** Path, percent-encoded, or a route, or the status of an error. */
  readonly address: string;
  /** Path in the folder. */
  readonly file: string;
  readonly answer: Answer;
}

export type SiteTable = Awaited<ReturnType<typeof siteTable>>;

/** The name of a page, of a route, or of an address with a query. */
const pageFile = (address: string) => `pages${address.replace('?', '%3F')}.html`;

/** Addresses of all files of the live releases, and of those that a browser falls back to. */
function releaseAddresses({ releases, previous }: LiveSite): readonly string[] {
  const addresses = [...releases.map(({ release }) => release), ...previous].flatMap(
    ({ name, version, files }) =>
      Object.keys(files)
        .filter(isServed)
        .map((file) => (file.startsWith(assetsFolder) ? `/${file}` : `/remotes/${name}/${version}/${file}`)),
  );
  return [...new Set(addresses)];
}

/** The answers of a site, by the functions that answer its visitors. */
export async function siteTable(store: Store, site: FollowedSite, live: LiveSite) {
  const answerTo = siteAnswers({ store, site });
  const answerAt = (address: string) => answerTo('GET', targetOf(address));
  const entry = async (address: string, file = `files${address}`): Promise<ExportedFile> => ({
    address,
    file,
    answer: await answerAt(address),
  });
  const entries = (addresses: readonly string[]) => Promise.all(addresses.map((address) => entry(address)));
  const error = (status: 404 | 410): ExportedFile => ({
    address: String(status),
    file: `errors/${status}.html`,
    answer: withoutPage(site.files, live, status),
  });
  const places = [...live.places];
  return {
    siteHeaders: live.headers,
    /** Files of releases, at their exact paths. */
    releaseFiles: await entries(releaseAddresses(live)),
    /** Pages and files that are found by any spelling of their paths. */
    listed: await Promise.all(
      places
        .filter(([, { kind }]) => kind !== 'removed')
        .map(([path, { kind }]) => entry(path, kind === 'page' ? pageFile(path) : undefined)),
    ),
    /** Pages at an address with a query. */
    numbered: await Promise.all(
      [...live.numbered.keys()].map((address) => entry(address, pageFile(address))),
    ),
    /** Pages that answer any value of the parameters of a route. */
    patternPages: live.patternPages.map(([route, place]): ExportedFile => {
      const answer = placeAnswer(site.files, live, place);
      return { address: route, file: pageFile(route), answer };
    }),
    /** Routes of the remotes of which a server draws pages on request; the first that fits counts. */
    routes: live.composition.remotes
      .map(({ release }) => release.routes)
      .filter((routes) => routes.some(({ onRequest }) => onRequest))
      .flat(),
    errors: [error(404), error(410)],
    /** The server's own files, at their exact paths; the manifest, which names all others, is the last. */
    records: await entries([...live.texts.keys()].reverse().map((name) => `/release/${name}`)),
    /** Paths that answer 410, and claims below which every other path does. */
    removed: places.flatMap(([path, { kind }]) => (kind === 'removed' ? [path] : [])),
    goneClaims: live.goneClaims,
    claims: live.claims,
    /** Paths that may lead to a page of another name. */
    shortcuts: await entries(['/', changePasswordPath]),
    missing: await answerAt('/remotes'),
    noApi: await answerAt('/api'),
    wrongMethod: await answerTo('POST', targetOf(homePath)),
  };
}
