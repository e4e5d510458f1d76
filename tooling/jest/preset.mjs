/**
 * How unit and contract tests run: in Node; files `*.test.tsx`, and those that ask for it in their first line, in a browser's
 * stand-in.
 */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** Published as ES modules only, which Jest cannot load as they are. */
const packagesToCompile = ['marked', 'hucre', 'jose', 'mime'];

/** @param {string} file in this folder */
const here = (file) => path.join(root, 'tooling/jest', file);

/** @param {'typescript' | 'ecmascript'} syntax @param {boolean} hasJsx */
function swc(syntax, hasJsx) {
  const jsx = syntax === 'typescript' ? { tsx: hasJsx } : { jsx: hasJsx };
  return [
    require.resolve('@swc/jest'),
    {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax, ...jsx },
        transform: { react: { runtime: 'automatic' } },
      },
      sourceMaps: 'inline',
    },
  ];
}

/** @param {readonly string[]} names of packages, as far as they exist */
const foldersOf = (names) =>
  names.map((name) => path.join(root, name)).filter((folder) => existsSync(folder));

/** Jest prefers what a package has for Node. Firebase's SDK stores nothing there. */
const ofFirebase = createRequire(require.resolve('firebase/app'));
const firebaseForBrowsers = Object.fromEntries(
  [
    ['@firebase/auth', 'dist/browser-cjs/index.js'],
    ['@firebase/database', 'dist/index.cjs.js'],
    ['@firebase/util', 'dist/index.cjs.js'],
  ].map(([name, file = '']) => [
    `^${name}$`,
    path.join(path.dirname(ofFirebase.resolve(`${name}/package.json`)), file),
  ]),
);

/** Node wants the compiled name in an import; Jest runs the source. */
const sourcesForCompiled = { '^(\\.{1,2}/.*)\\.js$': '$1' };

const browserModules = {
  // What it has for browsers only throws; servers of tests need what it has for Node.
  '^ws$': require.resolve('ws'),
  ...firebaseForBrowsers,
};

const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));

const common = {
  rootDir: root,
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  modulePathIgnorePatterns: ['/dist/', '/\\.types/', '/\\.site/', '/\\.cache/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '\\.ts$': swc('typescript', false),
    '\\.tsx$': swc('typescript', true),
    '\\.m?js$': swc('ecmascript', false),
    '\\.(svg|png|jpg|webp|avif|woff2)$': here('file-name-transform.mjs'),
    '/remote-corporate/content/.+\\.md$': path.join(
      root,
      'remote-corporate/content-compiler/jest-transform.mjs',
    ),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${packagesToCompile.join('|')})/)`],
  setupFilesAfterEnv: [here('every-file.mjs')],
  restoreMocks: true,
};

const ofBrowser = {
  ...common,
  roots: foldersOf(['host', ...remotes]),
  moduleNameMapper: {
    '\\.css$': here('class-names.mjs'),
    '^@testing-library/dom$': here('testing-library-dom.mjs'),
    ...browserModules,
  },
};

/** @type {import('jest').Config} */
export const jestConfig = {
  cacheDirectory: path.join(root, '.cache/jest'),
  maxWorkers: 2,
  // `*.slow.test.*` have more, see every-file.mjs.
  testTimeout: 20_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      roots: foldersOf(['release', 'tooling', 'shared-types', 'bench']),
      moduleNameMapper: {
        '/program-file\\.js$': path.join(root, 'release/src/testing/program-file.ts'),
        ...sourcesForCompiled,
      },
    },
    { ...ofBrowser, displayName: 'code', testMatch: ['**/*.test.ts', '**/*.test.mjs'] },
    {
      ...ofBrowser,
      displayName: 'elements',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: here('browser-environment.mjs'),
    },
    {
      ...common,
      displayName: 'together',
      roots: foldersOf(['e2e']),
      testEnvironment: here('browser-environment.mjs'),
      moduleNameMapper: { ...browserModules, ...sourcesForCompiled },
    },
  ],
};
