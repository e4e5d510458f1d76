/** All packages behind one address, each with its own compiler, with refresh that keeps state. */
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { packageFolders } from '../site/packages.mjs';
import { devPackage } from './configs.mjs';
import { watchData } from './data-watch.mjs';
import { devMiddlewares } from './middleware.mjs';

/** @param {number} port @returns {Promise<void>} once everything has been compiled for the first time */
export async function serveAllPackages(port) {
  const packages = await Promise.all(packageFolders().map(devPackage));
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
      client: { overlay: false, logging: 'error' },
      devMiddleware: { index: false, stats: false },
      setupMiddlewares: (middlewares, devServer) => [...middlewares, ...devMiddlewares(packages, devServer)],
    },
    compiler,
  );
  compiler.hooks.done.tap('report', (stats) => {
    const faulty = stats.stats.filter((one) => one.hasErrors());
    for (const one of faulty) console.log(one.toString('errors-only'));
  });
  const firstBuild = new Promise((resolve) => compiler.hooks.done.tap('first build', resolve));
  await server.start();
  const data = packages.flatMap(({ data, outputFolder }) => (data ? [watchData(data, outputFolder)] : []));
  await Promise.all([firstBuild, ...data]);
}
