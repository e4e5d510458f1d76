/** How files of a remote fail on the network. */
import type { Page, Route } from '@playwright/test';
import type { RemoteUnderTest } from './remotes-under-test';

/** A fault of one file, or of all files of a remote. */
export interface NetworkFault {
  readonly name: string;
  readonly file: 'entry' | 'chunk' | 'all files';
  /** A hanging file needs time to fail; all others fail at once. */
  readonly hangs: boolean;
  readonly answer: (route: Route) => Promise<void>;
}

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'broken' });

const hang = () => new Promise<void>(() => {});

/** Bytes with another hash than the pinned one. If they ran, the page would say so. */
const tamper = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.tampered = "";' });

const fault = (file: NetworkFault['file'], name: string, answer: NetworkFault['answer']): NetworkFault => ({
  name: `${file} ${name}`,
  file,
  hangs: answer === hang,
  answer,
});

/** One file fails, which is enough for another version to replace it. */
const faultsOfOneFile: readonly NetworkFault[] = [
  fault('entry', '404', status(404)),
  fault('entry', '500', status(500)),
  fault('entry', 'hangs', hang),
  fault('entry', 'tampered', tamper),
  fault('chunk', '404', status(404)),
  fault('chunk', 'hangs', hang),
  fault('chunk', 'tampered', tamper),
];

/** The entry arrives, its scripts fail, and all other files hang. */
const failAndHang = (route: Route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname.endsWith('/entry.js')) return route.continue();
  return pathname.endsWith('.js') ? route.fulfill({ status: 404 }) : hang();
};

export const everythingFails = fault('all files', 'fail', (route) => route.abort('internetdisconnected'));
export const filesFailOrHang = fault('all files', 'fail or hang', failAndHang);

/** One press of Retry must bring all files, so all of them fail. */
const faultsOfAllFiles: readonly NetworkFault[] = [
  everythingFails,
  filesFailOrHang,
  fault('all files', 'hang', hang),
  fault('all files', 'tampered', tamper),
];

/** @param hasPrevious whether the remote has another version, which takes the place of the broken one */
export const networkFaults = (hasPrevious: boolean) =>
  hasPrevious ? faultsOfOneFile : [...faultsOfAllFiles, ...faultsOfOneFile];

/** A screen is shown without its pictures. */
const isPicture = (pathname: string) => /\.(svg|png|webp|avif|woff2)$/.test(pathname);

interface LiveRemote {
  readonly name: string;
  readonly base: string;
}

/** Address of the active version's files. */
async function baseOf(page: Page, name: string): Promise<string> {
  const manifest = (await (await page.request.get('/release/current.json')).json()) as {
    readonly remotes: readonly LiveRemote[];
  };
  const remote = manifest.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not live`);
  return remote.base;
}

/** Breaks a file of the active version, or all of them. @returns a function that repairs them */
export async function breakFiles(page: Page, remote: RemoteUnderTest, { file, answer }: NetworkFault) {
  const base = await baseOf(page, remote.name);
  const address = `${base}${file === 'entry' ? 'entry' : remote.screen}.js`;
  const isBroken = ({ pathname }: URL) =>
    file === 'all files' ? pathname.startsWith(base) && !isPicture(pathname) : pathname === address;
  await page.route(isBroken, answer);
  // Removing the route would let hanging requests continue.
  return async () => {
    await page.route(isBroken, (route) => route.continue());
  };
}
