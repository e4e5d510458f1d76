/** What these tests need of Jest (`tooling/jest/preset.mjs`). */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const ofFirebase = createRequire(require.resolve('firebase/app'));

/** Jest prefers what a package has for Node. Firebase's SDK stores nothing there. */
const filesForBrowsers = {
  '@firebase/auth': 'dist/browser-cjs/index.js',
  '@firebase/database': 'dist/index.cjs.js',
  '@firebase/util': 'dist/index.cjs.js',
};

export const moduleNameMapper = {
  // What it has for browsers only throws; servers of tests need what it has for Node.
  '^ws$': require.resolve('ws'),
  ...Object.fromEntries(
    Object.entries(filesForBrowsers).map(([name, file]) => [
      `^${name}$`,
      path.join(path.dirname(ofFirebase.resolve(`${name}/package.json`)), file),
    ]),
  ),
};
