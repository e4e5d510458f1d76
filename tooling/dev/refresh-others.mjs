/** Lets the page take changes of the packages that build while another has errors. */

/**
 * As soon as one package has errors, webpack-dev-server sends these to the page instead of the new build. This sends the
 * hashes of the others, and for a package with errors that of its last good build, which the page runs.
 *
 * @param {import('webpack').MultiCompiler} compiler
 * @param {import('webpack-dev-server')} server that has hooked into the compiler before
 */
export function refreshOthers(compiler, server) {
  /** @type {Map<unknown, string>} */
  const goodHashes = new Map();
  compiler.hooks.done.tap('refresh of the others', ({ stats }) => {
    for (const { compilation, hash } of stats) {
      if (compilation.errors.length === 0) goodHashes.set(compilation.compiler, hash ?? '');
    }
    const isHeldBack = stats.some((one) => one.hasErrors());
    if (!isHeldBack) return;
    const hashes = stats.map(({ compilation }) => goodHashes.get(compilation.compiler) ?? '');
    const clients = server.webSocketServer?.clients ?? [];
    server.sendMessage([...clients], 'hash', hashes.join(''));
    server.sendMessage([...clients], 'ok');
  });
}
