import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import webpack, { type Stats } from 'webpack';
import { pinChunks, pinFaults } from './pin-chunks.js';

/** @returns text by name of a built file */
async function build(): Promise<ReadonlyMap<string, string>> {
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
    plugins: [pinChunks('entry.js')],
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  const names = readdirSync(path.join(folder, 'dist'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, 'dist', name), 'utf8')]));
}

const hashOf = (text: string | undefined = '') => createHash('sha256').update(text).digest('base64');

it('an entry has the pins of all its files', async () => {
  const files = await build();
  expect([...files.keys()].toSorted()).toEqual(['entry.js', 'later.js']);
  expect(files.get('entry.js')).toContain(hashOf(files.get('later.js')));
});

it('a build whose files would have no integrity fails', () => {
  expect(pinFaults('', ['main.js.map'])).toEqual([]);
  const [ofScripts, ofStyles, ...more] = pinFaults('var loader;', ['a.js', 'b.js', 'a.css']);
  expect(ofScripts).toMatch(/loads \.js files without their integrity/);
  expect(ofStyles).toMatch(/loads \.css files without their integrity/);
  expect(more).toEqual([]);
});
