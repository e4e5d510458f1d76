/** One remote from its sources, before a released site. */
import { buffer } from 'node:stream/consumers';
import { openOperator } from 'release';
import { serveSite } from 'server';
import { apiServices } from 'services';
import { manifestAddress } from 'shared-types/protocol/addresses';
import type { Manifest, RemoteSlice } from 'shared-types/release';
import { inRoot } from 'tooling/setup/root';
import type { Request } from 'webpack-dev-server';
import { demandDataFolder } from '../run/data-folder.js';
import { packageFolders, packageNamed, remoteFolders } from '../site/packages.js';
import { localStore, prepareSite, publishedHere } from '../site/prepare.js';
import { readDescriptor } from '../webpack/remote.js';
import { startDevServer, type Site } from './dev-server.js';
import { builtRemote, devVersion, openPage, recordOf, sliceFor, withRemotes } from './dev-site.js';
import { hostPage } from './host-page.js';

type Say = (text: string) => void;

/** Headers that Node sets again, or that do not fit the changed answer. */
const droppedHeaders = [
  'content-encoding',
  'content-length',
  'content-security-policy',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
];

async function ask(request: Request, origin: string): Promise<Response> {
  const { accept = '*/*', cookie = '', 'content-type': type = '', authorization = '' } = request.headers;
  const headers = Object.entries({ accept, cookie, 'content-type': type, authorization });
  const body = await buffer(request);
  return await fetch(new URL(request.url, origin), {
    method: request.method,
    headers: headers.filter(([, value]) => value !== ''),
    body: body.length > 0 ? new Uint8Array(body) : null,
    redirect: 'manual',
  });
}

/** @param origin  of the released site. @param isHot  true if the host is built from its sources, too, so that components keep their state */
const answerBefore =
  (origin: string, isHot: boolean): Site['answer'] =>
  async (request, response, built) => {
    const released = await ask(request, origin).catch((error: unknown) => {
      throw new Error(
        `${origin} did not answer: ${String((error as Error).cause ?? error)}. Start it, then reload this page.`,
      );
    });
    // Without a good build the released version stands there, and above it what is wrong.
    const remotes = built.packages.flatMap(builtRemote);
    const [slice] = remotes.flatMap((remote) => sliceFor(remote, request.path) ?? []);
    const pageOf = (html: string, remote: RemoteSlice | undefined) => {
      if (!isHot) return openPage(html, remote, origin);
      const { site, publishedAt } = recordOf(html);
      return hostPage(built, { site, publishedAt, ...(remote && { remote }) }, origin);
    };
    const isPage = released.headers.get('content-type')?.startsWith('text/html');
    const isChanged = isPage || request.path === manifestAddress;
    for (const [name, value] of released.headers)
      if (!droppedHeaders.includes(name)) response.append(name, value);
    if (isChanged) response.set('cache-control', 'no-store');
    response.status(isPage && slice ? 200 : released.status);
    if (!isChanged) response.end(Buffer.from(await released.arrayBuffer()));
    else if (isPage) response.end(pageOf(await released.text(), slice));
    else {
      const manifest = withRemotes(JSON.parse(await released.text()) as Manifest, remotes);
      response.end(JSON.stringify({ ...manifest, ...(isHot && { host: devVersion }) }));
    }
  };

/** Serves the released site of the local store, which may be older than the sources. @param folder  of the remote. @returns the address */
async function serveLocalSite(folder: string, say: Say): Promise<string> {
  const operator = openOperator({ store: localStore });
  await operator.init();
  if (Object.keys((await operator.state()).packages).length === 0) await prepareSite(localStore, say);
  const services = apiServices({
    enquiriesFile: inRoot('.cache/dev/enquiries.sqlite'),
    accountsFile: inRoot('.cache/dev/accounts.sqlite'),
    draft: () => readDescriptor(folder),
  });
  const { port } = await serveSite({ ...operator.served, port: 0, host: '127.0.0.1', services });
  return `http://127.0.0.1:${port}`;
}

/** Resolves when the server answers. @param name  of the remote */
export async function serveOneRemote(
  name: string,
  {
    against,
    dataFolder,
    port,
    say,
  }: { against: string | undefined; dataFolder?: string | undefined; port: number; say: Say },
): Promise<void> {
  const folder = packageNamed(name, remoteFolders());
  demandDataFolder(folder, dataFolder);
  if (!against && !packageFolders().includes('host'))
    throw new Error(
      'There is no host here: name a deployed site, as in npm run dev -- --against https://www.example.com',
    );
  const released = against ?? (await serveLocalSite(folder, say));
  // A deployed site has its host, without a development build of React.
  const isHot = !against;
  const folders = isHot ? ['host', folder] : [folder];
  const answer = answerBefore(released, isHot);
  // A deployed site lists no versions.
  const published = against ? async () => ({}) : publishedHere;
  await startDevServer({ folders, isHot, answer, published, dataFolder }, port);
  say(`${name} before the site at ${released}`);
}
