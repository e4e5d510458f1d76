/** `node build-program.mjs FOLDER VERSION [--checked] [--data FOLDER]`: what `start-build.mjs` runs. */
import { parseArgs } from 'node:util';
import { endAsFailed } from '../run/failure.mjs';
import { inRoot } from '../root.mjs';
import { buildPackage } from './build-package.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { checked: { type: 'boolean' }, data: { type: 'string' } },
});
const [folder = '', version = ''] = positionals;
try {
  await buildPackage(inRoot(folder), version, {
    isChecked: values.checked ?? false,
    dataFolder: values.data,
  });
} catch (error) {
  endAsFailed(error);
}
