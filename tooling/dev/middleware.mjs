/** What the dev server answers beside the files that webpack compiles: pages, manifest, data, and files without a version. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { manifestAddress } from 'shared-types/protocol/addresses';
import { answerDevRequest } from './dev-endpoints.mjs';
import { devDocument, devManifest, devPage, devSite } from './dev-site.mjs';

/** @typedef {import('./configs.mjs').DevPackage} DevPackage */
/** @typedef {import('webpack-dev-server')} DevServer */
/** @typedef {import('webpack-dev-server').Request} Request */
/** @typedef {import('webpack-dev-server').Response} Response */
/** @typedef {import('webpack-dev-server').NextFunction} Next */

/** @param {readonly string[]} files @param {string} ending @param {string} base */
const addressesOf = (files, ending, base) =>
  files.filter((file) => file.endsWith(ending) && !file.includes('hot-update')).map((file) => base + file);

/** Waits for the compilers, if a change is on its way. @param {DevServer} server @returns {Promise<readonly string[]>} */
const filesOfHost = (server) =>
  new Promise((resolve) => {
    server.middleware?.waitUntilValid((stats) => {
      const hostStats = stats && 'stats' in stats ? stats.stats[0] : stats;
      resolve(hostStats?.compilation.entrypoints.get('main')?.getFiles() ?? []);
    });
  });

/** @param {readonly DevPackage[]} packages @param {DevServer} server */
const answerPages =
  (packages, server) => async (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const base = packages[0]?.base ?? '';
    const files = await filesOfHost(server);
    const site = await devSite(`http://${request.headers.host}`);
    const manifest = await devManifest(packages);
    const page = devPage({ manifest, site }, request.path, addressesOf(files, '.js', base));
    response.type('html').send(devDocument(page, addressesOf(files, '.css', base)));
  };

/**
 * Pictures and fonts have one address for all packages: webpack keeps them with the package that imports them, the data
 * builds write them beside their data.
 *
 * @param {readonly DevPackage[]} packages
 * @param {DevServer} server
 */
const answerAssets =
  (packages, server) =>
  (/** @type {Request} */ request, /** @type {Response} */ response, /** @type {Next} */ next) => {
    const fileSystem = /** @type {typeof import('node:fs')} */ (
      /** @type {unknown} */ (server.middleware?.context.outputFileSystem)
    );
    const places = packages.map(({ outputFolder }) =>
      path.join(outputFolder, 'assets', path.basename(request.path)),
    );
    const compiled = places.find((file) => fileSystem.existsSync(file));
    const written = places.find((file) => existsSync(file));
    if (compiled) response.type(path.extname(compiled)).send(fileSystem.readFileSync(compiled));
    else if (written) response.sendFile(written, { dotfiles: 'allow' });
    else next();
  };

/** @param {DevPackage} devPackage */
const answerData =
  ({ outputFolder }) =>
  (/** @type {Request} */ request, /** @type {Response} */ response, /** @type {Next} */ next) => {
    response.sendFile(request.path, { root: outputFolder, dotfiles: 'allow' }, (error) => error && next());
  };

/**
 * @param {readonly DevPackage[]} packages the host first
 * @param {DevServer} server
 * @param {Parameters<typeof answerDevRequest>[2]} dev
 * @returns {import('webpack-dev-server').Middleware[]} after webpack's own
 */
export function devMiddlewares(packages, server, dev) {
  /** @param {string} at @param {(request: Request, response: Response, next: Next) => void} middleware */
  const on = (at, middleware) => ({ name: at, path: at, middleware });
  const pages = answerPages(packages, server);
  return [
    {
      name: 'dev',
      middleware: (
        /** @type {Request} */ request,
        /** @type {Response} */ response,
        /** @type {Next} */ next,
      ) => {
        answerDevRequest(request, response, dev).then((isAnswered) => {
          if (!isAnswered) next();
        }, next);
      },
    },
    on(manifestAddress, (_, response, next) => {
      devManifest(packages).then((manifest) => response.json(manifest), next);
    }),
    on('/api', (_, response) =>
      response.status(404).json({
        error:
          'This server has no services: run one remote before the released site, as in npm run dev -- corporate.',
      }),
    ),
    on('/assets', answerAssets(packages, server)),
    ...packages.map((devPackage) => on(devPackage.base, answerData(devPackage))),
    on('/', (request, response, next) => {
      // An article number may have a dot: 10.02200. A request for a page accepts HTML.
      const wantsPage = String(request.headers.accept).includes('text/html');
      if (path.extname(request.path) !== '' && !wantsPage) next();
      else if (request.path === '/') response.redirect('/home');
      else pages(request, response).catch(next);
    }),
  ];
}
