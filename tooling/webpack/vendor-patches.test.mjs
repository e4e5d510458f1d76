import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { borrowedRuntime, lighterRuntime } from './federation.mjs';
import { pinFaults } from './pin-chunks.mjs';
import { pureRouter } from './pure-router.mjs';
import { VendorPatches, versionOf } from './vendor-patches.mjs';

/** @param {string} folder @param {Readonly<Record<string, string>>} texts by file */
function write(folder, texts) {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/**
 * @param {Readonly<Record<string, string>>} texts  by file; `entry.js` is built
 * @param {(folder: string) => VendorPatches} patches
 * @param {'production' | 'development'} [mode]
 * @returns {Promise<{ errors: string[], text: string }>}
 */
async function build(texts, patches, mode = 'production') {
  const folder = mkdtempSync(path.join(tmpdir(), 'vendor-patches-'));
  write(folder, texts);
  const compiler = webpack({
    mode,
    devtool: false,
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist') },
    optimization: { minimize: false },
    plugins: [patches(folder)],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  const errors = stats.toJson({ all: false, errors: true }).errors;
  return {
    errors: errors.map((/** @type {{ message: string }} */ { message }) => message),
    text: errors.length > 0 ? '' : readFileSync(path.join(folder, 'dist/main.js'), 'utf8'),
  };
}

const entry = { 'entry.js': "import { name } from 'vendor';\nconsole.log(name);\n" };

/** @param {string} folder */
const filePatch = (folder) =>
  new VendorPatches('patches.mjs', [
    { vendor: 'vendor', file: 'dist/name.js', by: path.join(folder, 'other.js') },
  ]);

const textPatch = () =>
  new VendorPatches('patches.mjs', [{ vendor: 'vendor', text: /first \w+/g, by: 'replaced text' }]);

/** @param {string} nameFile what `vendor` imports its name from */
const vendor = (nameFile) => ({
  ...entry,
  'other.js': "export const name = 'other file';",
  'node_modules/vendor/package.json': '{"version":"1.2.3","main":"dist/index.js"}',
  'node_modules/vendor/dist/index.js': `export { name } from './${nameFile}';`,
  [`node_modules/vendor/dist/${nameFile}`]: "export const name = 'first name';",
});

describe('a vendor patch', () => {
  it('replaces a file with another', async () => {
    const { errors, text } = await build(vendor('name.js'), filePatch);
    expect(errors).toEqual([]);
    expect(text).toContain('other file');
    expect(text).not.toContain('first name');
  });

  it('replaces a text', async () => {
    const { errors, text } = await build(vendor('name.js'), textPatch);
    expect(errors).toEqual([]);
    expect(text).toContain('replaced text');
  });

  it('fails the build when the vendor no longer has the file', async () => {
    const { errors } = await build(vendor('renamed.js'), filePatch);
    expect(errors).toEqual([
      'vendor (not installed): no module asks for dist/name.js, so other.js takes the place of nothing. ' +
        'Look up how this version does it, then correct the patch in patches.mjs, or remove it.',
    ]);
  });

  it('fails the build when the vendor no longer has the text', async () => {
    const changed = {
      ...vendor('name.js'),
      'node_modules/vendor/dist/name.js': "export const name = 'new';",
    };
    const { errors } = await build(changed, textPatch);
    expect(errors).toEqual([expect.stringContaining('no file has a text like /first \\w+/g')]);
  });

  it('fails the build when the replacement lacks an export that the vendor imports', async () => {
    const { errors } = await build(
      { ...vendor('name.js'), 'other.js': 'export const others = 1;' },
      filePatch,
    );
    expect(errors).toEqual([expect.stringContaining("export 'name'")]);
  });

  it('does not fail a development build, whose modules may come from a cache', async () => {
    expect((await build(vendor('renamed.js'), filePatch, 'development')).errors).toEqual([]);
  });
});

describe('each vendor patch of our builds', () => {
  const nothing = { 'entry.js': 'console.log(1);' };

  it.each([
    [
      'the federation runtime of the host',
      lighterRuntime,
      [
        'runtime-core: dist/plugins/snapshot/SnapshotHandler.js',
        'runtime-core: dist/plugins/snapshot/index.js',
        'runtime-core: dist/plugins/generate-preload-assets.js',
        'runtime-core: dist/utils/preload.js',
        'sdk: dist/generateSnapshotFromManifest.js',
        'sdk: dist/node.js',
        'sdk: dist/normalizeOptions.js',
        'webpack-bundler-runtime: dist/getSharedFallbackGetter.js',
        'webpack-bundler-runtime: dist/getUsedExports.js',
        'webpack-bundler-runtime: dist/remotes.js',
        'webpack-bundler-runtime: dist/init.js',
        'error-codes: dist/desc.mjs',
        'runtime-core: dist/utils/context.js',
        'runtime-core: dist/utils/semver/index.js',
        'sdk: dist/logger.js',
        'runtime-core: Ensure the shared config',
        'runtime-core: Please note that overriding',
        'runtime-core: simultaneously',
        'runtime-core: preloadRemote',
        'sdk: the script URL is unreachable',
        'sdk: loaded but threw',
      ],
    ],
    ['the federation runtime of remotes', borrowedRuntime, ['webpack-bundler-runtime: dist/index.js']],
  ])('in %s fails the build that it does not change', async (_, patches, files) => {
    const { errors } = await build(nothing, patches);
    // A file by its name, a text by a part of its pattern.
    for (const named of files) {
      const [name = '', what = ''] = named.split(': ');
      const isNamed = (/** @type {string} */ error) => error.includes(`/${name} `) && error.includes(what);
      expect(errors.filter(isNamed)).toHaveLength(1);
    }
    expect(errors).toHaveLength(files.length);
    expect(errors.every((error) => error.includes('tooling/webpack/federation.mjs'))).toBe(true);
  });

  it('in the router fails the build if it changes nothing', async () => {
    const { errors } = await build(nothing, pureRouter);
    expect(errors).toHaveLength(2);
    for (const error of errors) {
      expect(error).toContain(`react-router ${versionOf('react-router')}: no file has a text like`);
      expect(error).toContain('tooling/webpack/pure-router.mjs');
    }
  });

  it('in the chunk loaders fails a build whose files would have no integrity', () => {
    expect(pinFaults('', ['main.js.map'])).toEqual([]);
    const [ofScripts, ofStyles, ...more] = pinFaults('var loader;', ['a.js', 'b.js', 'a.css']);
    expect(ofScripts).toMatch(/^webpack \d.* loads \.js files without their integrity/);
    expect(ofStyles).toMatch(/^mini-css-extract-plugin \d.* loads \.css files without their integrity/);
    expect(more).toEqual([]);
  });
});
