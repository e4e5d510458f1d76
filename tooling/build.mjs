/**
 * `node tooling/build.mjs PACKAGE [--version V] [--data FOLDER]`: builds one package into `<package>/dist/<version>`, a release
 * folder. The version is that of its `package.json`, if none is given.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import './run/end-with-parent.mjs';
import { startBuild } from './build/start-build.mjs';
import { demandDataFolder } from './run/data-folder.mjs';
import { endAsFailed } from './run/failure.mjs';
import { inRoot, manifestOf, root } from './root.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { onlyPackage } from './site/packages.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, data: { type: 'string' } },
});
const [packageName = onlyPackage()] = positionals;
if (!packageName) {
  console.error('Name the package to build: node tooling/build.mjs remote-catalogue [--version 1.0.0]');
  process.exit(2);
}
const folder = path.relative(root, path.resolve(root, packageName)) || '.';
const version = values.version ?? manifestOf(inRoot(folder)).version;
try {
  demandDataFolder(folder, values.data);
  await installWhatIsMissing('site');
} catch (error) {
  endAsFailed(error);
}
const { code, output } = await startBuild([
  { folder, version, ...(values.data && { dataFolder: values.data }) },
]);
console[code === 0 ? 'log' : 'error'](output.trimEnd());
if (code === 0) console.log(`It lies in ${path.join(folder, 'dist', version)}`);
process.exitCode = code;
