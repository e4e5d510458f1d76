/** webpack-dev-server with the compilers of packages: it reloads or replaces what changed, and shows problems over the page. */
import path from 'node:path';
import { accounts } from 'shared-types/testing/accounts';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { inPackage } from '../root.mjs';
import { compileRelease } from '../site/release-tools.mjs';
import { clientConfig, devPackage } from './configs.mjs';
import { clientBase } from './dev-site.mjs';
import { typeProblems } from './type-problems.mjs';

/** @typedef {import('./configs.mjs').DevPackage} DevPackage */
/** @typedef {import('webpack-dev-server').Request} Request */
/** @typedef {import('webpack-dev-server').Response} Response */

/**
 * @typedef {object} Site
 * @property {readonly string[]} folders  of the packages
 * @property {boolean} isHot              their components are replaced in the page; otherwise the page reloads
 * @property {string} [dataFolder]        with the data to build in the place of a package's own
 * @property {() => Promise<Readonly<Record<string, readonly string[]>>>} published  versions that the pages name, by package
 * @property {unknown} [released]         promise of the site around the packages, which types wait for
 * @property {(request: Request, response: Response, built: Built) => Promise<void>} answer  what is not a file of a package
 */

/** @typedef {{ packages: readonly DevPackage[], stats: webpack.MultiStats | undefined }} Built  the last build */

/** Types are checked when all is built: neither the page nor its data wait for that. @param {webpack.Compiler} compiler @param {WebpackDevServer} server @param {unknown} released */
function checkTypes(compiler, server, released) {
  /** @type {webpack.Stats} */
  let last;
  compiler.hooks.done.tap('types', async (stats) => {
    last = stats;
    await Promise.allSettled([released]);
    await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
    if (last !== stats) return;
    const problems = stats.hasErrors() ? undefined : await typeProblems(compiler.options.name ?? '');
    // A build in the meantime made them those of an older source; its own check follows.
    if (problems === undefined || last !== stats) return;
    console.error(problems);
    stats.compilation.warnings.push(new webpack.WebpackError(problems));
    server.sendMessage(server.webSocketServer?.clients ?? [], 'warnings', [{ message: problems }]);
  });
}

/** @param {readonly DevPackage[]} packages */
const served = (packages) =>
  [
    ...packages.flatMap(({ outputFolder, base }) => [
      { directory: outputFolder, publicPath: base },
      // Pictures and fonts have one address for all packages.
      { directory: path.join(outputFolder, 'assets'), publicPath: '/assets' },
    ]),
    { directory: path.join(import.meta.dirname, 'client'), publicPath: clientBase },
    { directory: inPackage('release', 'badge'), publicPath: '/release' },
  ].map((place) => ({ ...place, serveIndex: false, watch: false }));

/** Makes a file that has waited until somebody asks for it. @param {readonly DevPackage[]} packages @param {string} address */
async function makeAsked(packages, address) {
  for (const { base, later } of packages)
    await later.get(address.startsWith(base) ? address.slice(base.length) : address.slice(1))?.();
}

/** Hydration complains of a page without its screen, which is as it should be. Runs in the page. @param {Error} error */
const isUnexpected = ({ message }) => !/418|didn't match/.test(message);

/**
 * @param {Site} site
 * @param {number} port
 * @returns {Promise<void>} once everything has been compiled for the first time, well or not
 */
export async function startDevServer({ folders, isHot, dataFolder, published, released, answer }, port) {
  await compileRelease(console.log);
  const onData = () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  const packages = await Promise.all(
    folders.map((folder) => devPackage(folder, { isHot, dataFolder, onData })),
  );
  const compiler = webpack([clientConfig(), ...packages.flatMap(({ configs }) => configs)]);
  if (!compiler) throw new Error('webpack got no configuration');
  const { compilers, hooks } = compiler;
  const firstBuild = new Promise((resolve) => hooks.done.tap('first build', resolve));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: isHot,
      liveReload: !isHot,
      setupExitSignals: false,
      client: { logging: 'none', overlay: { runtimeErrors: isUnexpected } },
      devMiddleware: { index: false, stats: 'errors-only' },
      static: served(packages),
      setupMiddlewares: (middlewares) => [
        {
          name: 'made later',
          middleware: (
            /** @type {Request} */ request,
            /** @type {Response} */ _,
            /** @type {import('webpack-dev-server').NextFunction} */ next,
          ) => makeAsked(packages, request.path).then(() => next(), next),
        },
        ...middlewares,
        {
          name: 'accounts',
          path: '/dev/accounts',
          middleware: (/** @type {Request} */ _, /** @type {Response} */ response) => response.json(accounts),
        },
        {
          name: 'published versions',
          path: '/release/published.json',
          middleware: async (/** @type {Request} */ _, /** @type {Response} */ response) =>
            response.json(await published()),
        },
        {
          name: 'site',
          middleware: (
            /** @type {Request} */ request,
            /** @type {Response} */ response,
            /** @type {import('webpack-dev-server').NextFunction} */ next,
          ) =>
            // A build may be on its way.
            server.middleware?.waitUntilValid((stats) =>
              answer(request, response, {
                packages,
                stats: stats && 'stats' in stats ? stats : undefined,
              }).catch(next),
            ),
        },
      ],
    },
    compiler,
  );
  for (const one of compilers)
    if (folders.includes(one.options.name ?? '')) checkTypes(one, server, released);
  await server.start();
  await firstBuild;
}
