/** webpack-dev-server with the compilers of packages. It reloads or replaces what changed, and shows problems over the page. */
import path from 'node:path';
import { accounts } from 'shared-types/testing/accounts';
import { inPackage } from 'tooling/setup/root';
import webpack from 'webpack';
import WebpackDevServer, { type NextFunction, type Request, type Response } from 'webpack-dev-server';
import { clientConfig, devPackage } from './configs.js';
import type { DevPackage } from './dev-site.js';
import { clientBase } from './dev-site.js';

export type Site = {
  folders: readonly string[];
  /** True to replace changed components in the page; otherwise the page reloads. */
  isHot: boolean;
  /** Folder with the data to build in the place of a package's own. */
  dataFolder?: string | undefined;
  /** Versions that the pages name, by package. */
  published: () => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Answers requests for anything but a file of a package. */
  answer: (request: Request, response: Response, built: Built) => Promise<void>;
};

/** The last build. */
export type Built = { packages: readonly DevPackage[]; stats: webpack.MultiStats | undefined };

const served = (packages: readonly DevPackage[]) =>
  [
    ...packages.flatMap(({ outputFolder, base }) => [
      { directory: outputFolder, publicPath: base },
      // Pictures and fonts have one address for all packages.
      { directory: path.join(outputFolder, 'assets'), publicPath: '/assets' },
    ]),
    { directory: inPackage('tooling', 'dist/dev/client'), publicPath: clientBase },
    { directory: inPackage('server', 'dist/badge'), publicPath: '/release' },
  ].map((place) => ({ ...place, serveIndex: false, watch: false }));

/** Makes a file that has waited until somebody asks for it. */
async function makeAsked(packages: readonly DevPackage[], address: string) {
  for (const { base, later } of packages)
    await later.get(address.startsWith(base) ? address.slice(base.length) : address.slice(1))?.();
}

/** False for the complaint of hydration about a page without its screen, which is expected. Runs in the page. */
const isUnexpected = ({ message }: Error) => !/418|didn't match/.test(message);

/** Resolves when everything has been compiled for the first time, successfully or not. */
export async function startDevServer(
  { folders, isHot, dataFolder, published, answer }: Site,
  port: number,
): Promise<void> {
  const onData = () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  const packages = await Promise.all(
    folders.map((folder) =>
      devPackage(folder, { isHot, dataFolder: folder === 'host' ? undefined : dataFolder, onData }),
    ),
  );
  const compiler = webpack([clientConfig(), ...packages.flatMap(({ configs }) => configs)]);
  const firstBuild = new Promise((resolve) => compiler.hooks.done.tap('first build', resolve));
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
          middleware: (request: Request, _: Response, next: NextFunction) => {
            makeAsked(packages, request.path).then(() => next(), next);
          },
        },
        ...middlewares,
        {
          name: 'accounts',
          path: '/dev/accounts',
          middleware: (_: Request, response: Response) => response.json(accounts),
        },
        {
          name: 'published versions',
          path: '/release/published.json',
          middleware: (_: Request, response: Response) => {
            void published().then((versions) => response.json(versions));
          },
        },
        {
          name: 'site',
          middleware: (request: Request, response: Response, next: NextFunction) => {
            // A build may be on its way.
            server.middleware?.waitUntilValid((stats) => {
              answer(request, response, {
                packages,
                stats: stats && 'stats' in stats ? stats : undefined,
              }).catch(next);
            });
          },
        },
      ],
    },
    compiler,
  );
  await server.start();
  await firstBuild;
}
