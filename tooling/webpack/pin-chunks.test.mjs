import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { pinChunks } from './pin-chunks.mjs';

/** @param {{ keepsFew?: boolean }} options @returns {Promise<ReadonlyMap<string, string>>} text by name of a built file */
async function build(options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pin-chunks-'));
  writeFileSync(
    path.join(folder, 'entry.js'),
    "import(/* webpackChunkName: 'later' */ './later').then(console.log);\n",
  );
  writeFileSync(path.join(folder, 'later.js'), 'export const name = "later";\n');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: { entry: './entry.js' },
    output: {
      path: path.join(folder, 'dist'),
      filename: '[name].js',
      uniqueName: 'shop',
      publicPath: '/',
    },
    plugins: [pinChunks('entry.js', options)],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  const names = readdirSync(path.join(folder, 'dist'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, 'dist', name), 'utf8')]));
}

/** @param {string | undefined} text */
const hashOf = (text = '') => createHash('sha256').update(text).digest('base64');

it('an entry has the pins of all its files', async () => {
  const files = await build({});
  expect([...files.keys()].toSorted()).toEqual(['entry.js', 'later.js']);
  expect(files.get('entry.js')).toContain(hashOf(files.get('later.js')));
});

it('an entry that keeps few has the pin of a script, as it is built, with the pins of the others', async () => {
  const files = await build({ keepsFew: true });
  expect([...files.keys()].toSorted()).toEqual(['entry.js', 'later.js', 'pins.js']);
  expect(files.get('entry.js')).toContain(hashOf(files.get('pins.js')));
  expect(files.get('entry.js')).not.toContain(hashOf(files.get('later.js')));
  expect(files.get('pins.js')).toContain(hashOf(files.get('later.js')));
});
