/**
 * `node tooling/run.mjs build PACKAGE [--version V] [--data FOLDER] [--source-maps FOLDER]`: builds one package into
 * `<package>/dist/<version>`, a release folder, and its source maps into a folder of their own, for `release trace`. The
 * version is that of its `package.json`, if none is given.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, manifestOf, root } from 'tooling/setup/root';
import { startBuild } from './build/start-build.js';
import { demandDataFolder } from './run/data-folder.js';
import { onlyPackage } from './site/packages.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, data: { type: 'string' }, 'source-maps': { type: 'string' } },
});
const [packageName = onlyPackage()] = positionals;
if (!packageName)
  throw new Error('Name the package to build: node tooling/run.mjs build remote-catalogue [--version 1.0.0]');
const folder = path.relative(root, path.resolve(root, packageName)) || '.';
const version = values.version ?? manifestOf(inRoot(folder)).version;
demandDataFolder(folder, values.data);
const maps = values['source-maps'];
const { code, output } = await startBuild([
  {
    folder,
    version,
    ...(values.data && { dataFolder: values.data }),
    ...(maps && { mapsFolder: path.resolve(maps) }),
  },
]);
console[code === 0 ? 'log' : 'error'](output.trimEnd());
if (code === 0) console.log(`It lies in ${path.join(folder, 'dist', version)}`);
process.exitCode = code;
