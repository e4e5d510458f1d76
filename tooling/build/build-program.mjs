/** `node build-program.mjs FOLDER VERSION [--checked]`: what `start-build.mjs` runs. */
import { endAsFailed } from '../run/failure.mjs';
import { inRoot } from '../root.mjs';
import { buildPackage } from './build-package.mjs';

const [folder = '', version = '', ...options] = process.argv.slice(2);
try {
  await buildPackage(inRoot(folder), version, { isChecked: options.includes('--checked') });
} catch (error) {
  endAsFailed(error);
}
