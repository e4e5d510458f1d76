/** All packages behind one address, each with its own compiler, with refresh that keeps state. */
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { packageFolders } from '../site/packages.mjs';
import { compileRelease } from '../site/release-tools.mjs';
import { devPackage } from './configs.mjs';
import { watchData } from './data-watch.mjs';
import { mapInScript } from './locate.mjs';
import { devMiddlewares } from './middleware.mjs';
import { packageChecks } from './package-checks.mjs';
import { ProblemBoard } from './problem-board.mjs';
import { problemsIn, problemsOfBuild } from './problems.mjs';
import { refreshOthers } from './refresh-others.mjs';

/** @typedef {import('./configs.mjs').DevPackage} DevPackage */

/** Leaves out and reports a package whose configuration cannot be read. @param {ProblemBoard} board @returns {Promise<DevPackage[]>} */
async function readPackages(board) {
  const packages = await Promise.all(
    packageFolders().map((folder) =>
      devPackage(folder).catch((error) => {
        const text = `${error instanceof Error ? error.message : error}\nMend it, then start npm run dev again.`;
        const module = folder === 'host' ? 'webpack.config.mjs' : 'remote.json';
        board.set(`config ${folder}`, problemsIn(text, { kind: 'Contract', package: folder, module }));
        return undefined;
      }),
    ),
  );
  return packages.filter((found) => found !== undefined);
}

/** The map of a module that was compiled for `eval`. @param {readonly DevPackage[]} packages @param {WebpackDevServer} server */
const mapFinder = (packages, server) => (/** @type {string} */ address) => {
  const files = /** @type {typeof import('node:fs') | undefined} */ (
    /** @type {unknown} */ (server.middleware?.context.outputFileSystem)
  );
  for (const { outputFolder } of packages) {
    if (!files?.existsSync(outputFolder)) continue;
    for (const name of files.readdirSync(outputFolder).filter((name) => String(name).endsWith('.js'))) {
      const map = mapInScript(files.readFileSync(path.join(outputFolder, String(name)), 'utf8'), address);
      if (map !== undefined) return map;
    }
  }
  return undefined;
};

/** @param {webpack.MultiCompiler} compiler @param {ProblemBoard} board */
function reportBuilds(compiler, board) {
  const check = packageChecks(board);
  const neverBuilt = new Set(compiler.compilers.map(({ options }) => options.name ?? ''));
  let hadFailures = false;
  for (const one of compiler.compilers) {
    const folder = one.options.name ?? '';
    one.hooks.done.tap('problems', (stats) => {
      board.set(`build ${folder}`, problemsOfBuild(stats, { kind: 'Build', package: folder }));
      if (stats.hasErrors()) console.log(stats.toString('errors-only'));
      else check(folder);
      // A page that came without this package has nothing that could be replaced.
      const isNew = !stats.hasErrors() && neverBuilt.delete(folder);
      board.built({ reload: isNew && hadFailures });
      hadFailures ||= stats.hasErrors();
    });
  }
}

/** @param {number} port @returns {Promise<void>} once everything has been compiled for the first time, well or not */
export async function serveAllPackages(port) {
  await compileRelease(console.log);
  const board = new ProblemBoard();
  const packages = await readPackages(board);
  const compiler = webpack(packages.map(({ browser }) => browser));
  if (!compiler) throw new Error('webpack got no configuration');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      setupExitSignals: false,
      // The page shows problems of all packages and all kinds in one place (decision 027).
      client: { overlay: false, logging: 'none' },
      devMiddleware: { index: false, stats: false },
      setupMiddlewares: (middlewares, devServer) => [
        ...middlewares,
        ...devMiddlewares(packages, devServer, {
          board,
          package: 'host',
          findMap: mapFinder(packages, devServer),
        }),
      ],
    },
    compiler,
  );
  reportBuilds(compiler, board);
  const firstBuild = new Promise((resolve) => compiler.hooks.done.tap('first build', resolve));
  await server.start();
  refreshOthers(compiler, server);
  const data = packages.map(
    ({ data: config, outputFolder }) =>
      config && watchData(config, { outputFolder }, { board, reload: false }),
  );
  await Promise.all([firstBuild, ...data]);
}
