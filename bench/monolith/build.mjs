/** The whole site as one webpack build: the same sources, screens still lazy, no federation. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { compile } from 'tooling/build/compile.mjs';
import { inRoot } from 'tooling/root.mjs';
import { releaseName, remoteFolders } from 'tooling/site/packages.mjs';
import { readDescriptor, screenFile, screensOf } from 'tooling/webpack/remote.mjs';

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('webpack').RuleSetRule[]} Rules */

/** Address from which the boot script of the page allows scripts. */
const base = '/remotes/host/monolith/';

const outputFolder = inRoot('.cache/bench/monolith');
const substitute = inRoot('.cache/bench/federation-substitute.ts');

/** @param {string} folder @returns {Promise<Configuration>} how the package is built for the browser */
async function browserConfigOf(folder) {
  const file = pathToFileURL(inRoot(folder, 'webpack.config.mjs')).href;
  const { default: configsFor } = await import(file);
  return configsFor({ version: 'monolith', outputFolder, mode: 'production' })[0];
}

const rulesOf = (/** @type {Configuration} */ { module }) => /** @type {Rules} */ (module?.rules ?? []);

/** @param {string} remote @param {string} screen */
export const groupOf = (remote, screen) => `${remote}-${screen}`;

/** @param {readonly string[]} remotes their folders */
const importsOf = (remotes) =>
  remotes.flatMap((folder) => {
    const name = releaseName(folder);
    return screensOf(readDescriptor(inRoot(folder))).map((screen) => {
      const file = JSON.stringify(inRoot(folder, screenFile(screen)));
      return `  '${name}/${screen}': () => import(/* webpackChunkName: "${groupOf(name, screen)}" */ ${file}),`;
    });
  });

/**
 * What `host/src/composition/federation.ts` and `offered-modules.ts` export, without federation.
 *
 * @param {readonly string[]} remotes
 */
const substituteText = (remotes) => `const screens: Record<string, () => Promise<unknown>> = {
${importsOf(remotes).join('\n')}
};

export async function importScreen(remote: { name: string }, screen: string) {
  return { module: await screens[\`\${remote.name}/\${screen}\`]?.(), version: remote };
}

export const abandonPendingFiles = () => {};
export const offerModules = () => {};
`;

const federationFiles = /\/(federation|offered-modules)$/;

const withSubstitute = () =>
  new webpack.NormalModuleReplacementPlugin(federationFiles, (resource) => {
    if (resource.context.startsWith(inRoot('host/src'))) resource.request = substitute;
  });

/** @returns {Promise<Configuration>} */
async function monolithConfig() {
  const remotes = remoteFolders();
  fs.mkdirSync(path.dirname(substitute), { recursive: true });
  fs.writeFileSync(substitute, substituteText(remotes));
  const host = await browserConfigOf('host');
  const ofRemotes = await Promise.all(
    remotes.map(async (folder) => ({
      include: inRoot(folder) + path.sep,
      rules: rulesOf(await browserConfigOf(folder)),
    })),
  );
  const ofHost = { exclude: remotes.map((folder) => inRoot(folder) + path.sep), rules: rulesOf(host) };
  const plugins = (host.plugins ?? []).filter(
    (plugin) => !['ModuleFederationPlugin', 'FederationPatches'].includes(plugin?.constructor.name ?? ''),
  );
  return {
    ...host,
    output: { ...host.output, publicPath: base, uniqueName: 'monolith' },
    module: { ...host.module, rules: [ofHost, ...ofRemotes] },
    plugins: [withSubstitute(), ...plugins],
  };
}

/**
 * @typedef {object} Monolith
 * @property {ReadonlyMap<string, Buffer>} files  by address
 * @property {(group: string) => { scripts: PinnedFile[], styles: string[] }} groupFiles of a group of chunks
 */

/** @typedef {import('shared-types/release').PinnedFile} PinnedFile */

/** @returns {Promise<Monolith>} */
export async function buildMonolith() {
  fs.rmSync(outputFolder, { recursive: true, force: true });
  const stats = await compile([await monolithConfig()]);
  const names = fs.readdirSync(outputFolder).filter((name) => /\.(js|css)$/.test(name));
  const files = new Map(names.map((name) => [base + name, fs.readFileSync(path.join(outputFolder, name))]));
  /** @param {string} name @returns {PinnedFile} */
  const pinned = (name) => {
    const sha256 = createHash('sha256')
      .update(files.get(base + name) ?? '')
      .digest('base64');
    return { href: base + name, integrity: `sha256-${sha256}` };
  };
  return {
    files,
    groupFiles: (group) => {
      const assets = (stats.namedChunkGroups?.[group]?.assets ?? []).map(({ name }) => name);
      return {
        scripts: assets.filter((name) => name.endsWith('.js')).map(pinned),
        styles: assets.filter((name) => name.endsWith('.css')),
      };
    },
  };
}
