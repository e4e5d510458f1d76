/** All packages from their sources, behind one address. Pages are empty: the browser draws them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfiguration } from 'shared-types/release';
import { manifestAddress } from 'shared-types/protocol/addresses';
import { inRoot } from 'tooling/setup/root';
import { packageFolders } from '../site/packages.js';
import { publishedHere } from '../site/prepare.js';
import { startDevServer, type Site } from './dev-server.js';
import { builtRemote, devVersion, sliceFor, withRemotes } from './dev-site.js';
import { hostPage } from './host-page.js';

const answer: Site['answer'] = async (request, response, built) => {
  const remotes = built.packages.flatMap(builtRemote);
  // An article number may have a dot: 10.02200. A request for a page accepts HTML.
  const wantsPage = path.extname(request.path) === '' || request.headers.accept?.includes('text/html');
  if (request.path === manifestAddress)
    response.json(withRemotes({ generation: 0, host: devVersion, remotes: [] }, remotes));
  else if (request.path.startsWith('/api') || !wantsPage)
    response.status(404).json({
      error:
        'This server has no services: run one remote before the released site, as in npm run dev -- corporate.',
    });
  else if (request.path === '/') response.redirect('/home');
  else {
    const [remote] = remotes.flatMap((candidate) => sliceFor(candidate, request.path) ?? []);
    const site = JSON.parse(await readFile(inRoot('release/local/site.json'), 'utf8')) as SiteConfiguration;
    const page = {
      site: { ...site, baseUrl: `http://${request.headers.host}` },
      publishedAt: new Date().toISOString(),
      ...(remote && { remote }),
    };
    response.type('html').send(hostPage(built, page, site.baseUrl));
  }
};

/** Resolves when the server answers. */
export const serveAllPackages = (port: number): Promise<void> =>
  startDevServer({ folders: packageFolders(), isHot: true, answer, published: publishedHere }, port);
