/**
 * How unit and contract tests run: in Node; files `*.test.tsx`, and those that ask for it in their first line, in a browser's
 * stand-in.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inPackage, inRoot, manifestOf, root } from '../root.mjs';
import { packageFolders, workspaces } from '../site/packages.mjs';

const require = createRequire(import.meta.url);

/** Jest cannot load ES modules as they are. @param {string} name @param {string} folder that depends on it */
function isOfModules(name, folder) {
  const places = [inRoot(folder, 'node_modules'), inRoot('node_modules')];
  const found = places.map((place) => path.join(place, name)).find((place) => existsSync(place));
  return found !== undefined && manifestOf(found).type === 'module';
}

/** Ours are TypeScript. */
const packagesToCompile = ['shared-types', 'tooling'];
for (const folder of workspaces()) {
  const { dependencies = {} } = manifestOf(inRoot(folder));
  packagesToCompile.push(...Object.keys(dependencies).filter((name) => isOfModules(name, folder)));
}

/** @param {string} file in this folder */
const here = (file) => path.join(import.meta.dirname, file);

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

const released = packageFolders();

/** Packages that become no release. Tests of the site are not for Jest. */
const others = workspaces().filter((folder) => !released.includes(folder) && folder !== 'e2e');

/** What the tests of remotes need beside the options of all. */
const own = { moduleNameMapper: {}, transform: {} };
for (const file of released.map((folder) => inRoot(folder, 'src/testing/jest-options.mjs'))) {
  if (!existsSync(file)) continue;
  const { moduleNameMapper, transform } = await import(pathToFileURL(file).href);
  Object.assign(own.moduleNameMapper, moduleNameMapper);
  Object.assign(own.transform, transform);
}

/** Node wants the compiled name in an import; Jest runs the source. */
const sourcesForCompiled = { '^(\\.{1,2}/.*)\\.js$': '$1' };

const common = {
  rootDir: root,
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  modulePathIgnorePatterns: [
    '/dist/',
    '/\\.types/',
    '/\\.site/',
    '/\\.cache/',
    '<rootDir>/tooling/template/',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '\\.ts$': swc('typescript', false),
    '\\.tsx$': swc('typescript', true),
    '\\.m?js$': swc('ecmascript', false),
    '\\.(svg|png|jpg|webp|avif|woff2)$': here('file-name-transform.mjs'),
    '\\.txt$': here('text-transform.mjs'),
    ...own.transform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${packagesToCompile.join('|')})/)`],
  setupFilesAfterEnv: [here('every-file.mjs')],
  restoreMocks: true,
  runtime: here('runtime.mjs'),
};

const ofNode = {
  ...common,
  displayName: 'node',
  roots: others.map((folder) => inRoot(folder)),
  moduleNameMapper: {
    '/program-file\\.js$': inPackage('release', 'src/testing/program-file.ts'),
    ...sourcesForCompiled,
  },
};

const ofBrowser = {
  ...common,
  roots: released.map((folder) => inRoot(folder)),
  moduleNameMapper: {
    '\\.css$': here('class-names.mjs'),
    '^@emotion/sheet$': here('no-style-sheet.mjs'),
    '^@testing-library/dom$': here('testing-library-dom.mjs'),
    ...own.moduleNameMapper,
  },
};

/** @type {import('jest').Config} */
export const jestConfig = {
  cacheDirectory: path.join(root, '.cache/jest'),
  maxWorkers: 2,
  // `*.slow.test.*` have more, see every-file.mjs.
  testTimeout: 20_000,
  projects: [
    ...(others.length > 0 ? [ofNode] : []),
    { ...ofBrowser, displayName: 'code', testMatch: ['**/*.test.ts', '**/*.test.mjs'] },
    {
      ...ofBrowser,
      displayName: 'elements',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: here('browser-environment.mjs'),
    },
  ],
};
