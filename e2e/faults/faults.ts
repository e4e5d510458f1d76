/** How files of a remote fail on the network. */
import type { Page, Route } from '@playwright/test';
import type { RemoteUnderTest } from './remotes-under-test';

/** A fault of one file. */
export interface NetworkFault {
  readonly name: string;
  readonly file: 'entry' | 'chunk';
  /** A hanging file is a matter of time; all others fail at once. */
  readonly hangs: boolean;
  readonly answer: (route: Route) => Promise<void>;
}

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'broken' });

const hang = () => new Promise<void>(() => {});

/** Bytes that are not the pinned ones. Should they run, the page says so. */
const tamper = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.tampered = "";' });

const fault = (file: NetworkFault['file'], name: string, answer: NetworkFault['answer']): NetworkFault => ({
  name: `${file} ${name}`,
  file,
  hangs: answer === hang,
  answer,
});

export const networkFaults: readonly NetworkFault[] = [
  fault('entry', '404', status(404)),
  fault('entry', '500', status(500)),
  fault('entry', 'hangs', hang),
  fault('entry', 'tampered', tamper),
  fault('chunk', '404', status(404)),
  fault('chunk', 'hangs', hang),
  fault('chunk', 'tampered', tamper),
];

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

/** Breaks a file of the active version. @returns what mends it */
export async function breakFile(page: Page, remote: RemoteUnderTest, { file, answer }: NetworkFault) {
  const name = file === 'entry' ? 'entry.js' : `${remote.screen}.js`;
  const address = `${await baseOf(page, remote.name)}${name}`;
  const isBroken = ({ pathname }: URL) => pathname === address;
  await page.route(isBroken, answer);
  // Taking the route away would let hanging requests go on.
  return async () => {
    await page.route(isBroken, (route) => route.continue());
  };
}
