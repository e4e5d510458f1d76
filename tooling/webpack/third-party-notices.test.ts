import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import webpack from 'webpack';
import { thirdPartyNotices } from './third-party-notices.js';

it('a build brings the licence and the notice of each package that is in it, once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write(
    'entry.js',
    "import { a } from '@of/a'; import b from 'b'; import c from 'ours'; console.log(a, b, c);",
  );
  write(
    'node_modules/@of/a/package.json',
    '{"name":"@of/a","version":"1.0.0","license":"Apache-2.0","main":"a.js"}',
  );
  write('node_modules/@of/a/a.js', "export { a } from './more.js';");
  write('node_modules/@of/a/more.js', 'export const a = 1;');
  write('node_modules/@of/a/LICENSE-apache.md', 'Copyright A');
  write('node_modules/@of/a/NOTICE', 'By A');
  write('node_modules/b/package.json', '{"name":"b","version":"2.0.0","license":"0BSD"}');
  write('node_modules/b/index.js', 'module.exports = 2;');
  write('node_modules/ours/package.json', '{"name":"ours","version":"3.0.0","license":"UNLICENSED"}');
  write('node_modules/ours/index.js', 'module.exports = 3;');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [thirdPartyNotices()],
  });
  await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve(0))));
  const text = readFileSync(path.join(folder, 'dist/third-party-notices.txt'), 'utf8');
  const [a, b = ''] = text.split(`\n${'-'.repeat(80)}\n\n`);
  expect(a).toBe('@of/a 1.0.0\nCopyright A\n\nBy A\n');
  expect(b).toMatch(/^b 2\.0\.0\nLicence: 0BSD\n\n[^]*Permission to use, copy, modify/);
  expect(text).not.toContain('ours');
});
