/** `node tooling/build.mjs PACKAGE [--version V]`: builds one package into `<package>/dist/<version>`, a release folder. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import './run/end-with-npm.mjs';
import { endAsFailed } from './run/failure.mjs';
import { buildPackage } from './build/build-package.mjs';
import { root } from './webpack/base.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string', default: '0.0.0-local.hdev' } },
});
const [packageName] = positionals;
if (!packageName) {
  console.error('Name the package to build: node tooling/build.mjs remote-catalogue [--version 1.0.0]');
  process.exit(2);
}
try {
  const startedAtMs = performance.now();
  const folder = path.resolve(root, packageName);
  const outputFolder = await buildPackage(folder, values.version);
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  console.log(`${packageName}: ${path.relative(root, outputFolder)} in ${seconds} s`);
} catch (error) {
  endAsFailed(error);
}
