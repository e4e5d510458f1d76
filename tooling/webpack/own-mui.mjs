/** How a remote brings components of MUI that the host does not offer. */
import path from 'node:path';
import zlib from 'node:zlib';
import { muiPartFault, muiPartOf, muiParts } from '../mui-parts.mjs';

/** @typedef {import('webpack').Module & { resource?: string, modules?: readonly import('webpack').Module[] }} BuiltModule */

const muiFile = /[\\/]node_modules[\\/]@mui[\\/].*\.mjs$/;

/** Files of a component, and the request by which a remote's own source asks for it. */
const componentFile = /[\\/]node_modules[\\/]@mui[\\/]material[\\/]([A-Z]\w*)[\\/]/;
const componentRequest = /^@mui\/material\/([A-Z]\w*)$/;

export const ownMuiRules = [
  // A strict module of webpack's cannot import names from React as the host shares it.
  { test: muiFile, type: /** @type {const} */ ('javascript/auto') },
  {
    test: (/** @type {string} */ file) => muiPartOf(file) !== undefined,
    loader: path.join(import.meta.dirname, 'loaders/mui-part.mjs'),
  },
];

/** Screens share what they bring, and the build can say what it weighs. */
export const ownMuiChunks = {
  test: /[\\/]node_modules[\\/](@mui|@popperjs|clsx|react-is|react-transition-group)[\\/]/,
  chunks: /** @type {const} */ ('async'),
  enforce: true,
};

/** @param {BuiltModule} module @returns {readonly BuiltModule[]} those that webpack has joined into it, or itself */
const joinedModules = (module) => module.modules ?? [module];

const isOffered = (/** @type {string} */ name) => muiParts.includes(`@mui/material/${name}/${name}`);

/**
 * @param {Iterable<BuiltModule>} modules
 * @returns {ReadonlySet<string>} components that the remote's own sources import, and that the host does not offer
 */
function importedComponents(modules) {
  const own = [...modules].filter(({ resource }) => resource && !resource.includes('node_modules'));
  const requests = own
    .flatMap(({ dependencies, blocks }) => [dependencies, ...blocks.map((block) => block.dependencies)])
    .flat()
    .map((dependency) =>
      componentRequest.exec(/** @type {{ request?: string }} */ (dependency).request ?? ''),
    );
  return new Set(requests.flatMap((match) => match?.[1] ?? []).filter((name) => !isOffered(name)));
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {ReadonlySet<string>} imported
 * @returns {string[]} a line for each chunk with components of MUI
 */
function weightLines({ chunks, chunkGraph, assets }, imported) {
  return [...chunks].flatMap((chunk) => {
    /** @type {readonly BuiltModule[]} */
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(joinedModules);
    const names = modules.flatMap(({ resource = '' }) => componentFile.exec(resource)?.[1] ?? []);
    const components = [...new Set(names)].filter((name) => imported.has(name)).sort();
    if (components.length === 0) return [];
    return [...chunk.files].map((file) => {
      const bytes = zlib.brotliCompressSync(assets[file]?.buffer() ?? Buffer.of()).length;
      return `${file} with ${components.join(', ')} of MUI: ${bytes.toLocaleString('en-US')} bytes after Brotli`;
    });
  });
}

/** @param {BuiltModule} module @returns {string | undefined} */
const faultOf = (module) =>
  module.resource && muiFile.test(module.resource)
    ? muiPartFault(module.resource, module.originalSource()?.source().toString() ?? '')
    : undefined;

/**
 * Refuses contexts of MUI that host and remote would each have, and says what a remote's own components weigh.
 *
 * @param {(line: string) => void} [say]
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const ownMui = (say = console.log) => ({
  apply: (compiler) => {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OwnMui', (compilation) => {
      /** @type {ReadonlySet<string>} */
      let imported = new Set();
      compilation.hooks.finishModules.tap('OwnMui', (modules) => {
        imported = importedComponents(modules);
        const faults = [...modules].flatMap((module) => faultOf(module) ?? []);
        compilation.errors.push(...faults.map((fault) => new WebpackError(fault)));
      });
      if (compiler.options.optimization.minimize !== true) return;
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OwnMui', stage }, () => {
        for (const line of weightLines(compilation, imported)) say(line);
      });
    });
  },
});
