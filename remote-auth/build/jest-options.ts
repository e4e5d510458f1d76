/** Options of Jest for these tests, read by `tooling/jest/preset.ts`. */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const ofFirebase = createRequire(require.resolve('firebase/app'));

/** Files for browsers. Jest prefers those for Node, where Firebase's SDK stores nothing. */
const filesForBrowsers = {
  '@firebase/auth': 'dist/browser-cjs/index.js',
  '@firebase/database': 'dist/index.cjs.js',
  '@firebase/util': 'dist/index.cjs.js',
};

export const moduleNameMapper = {
  // The file of `ws` for browsers only throws; servers of tests need the one for Node.
  '^ws$': require.resolve('ws'),
  ...Object.fromEntries(
    Object.entries(filesForBrowsers).map(([name, file]) => [
      `^${name}$`,
      path.join(path.dirname(ofFirebase.resolve(`${name}/package.json`)), file),
    ]),
  ),
};
