/**
 * Configuration of unit and contract tests. They run in Node; files `*.test.tsx`, and those that ask for it in their first
 * line, run in a browser's stand-in.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from 'jest';
import { inPackage, inRoot, manifestOf, root, workspaces } from 'tooling/setup/root';
import { packageFolders } from '../site/packages.js';

const require = createRequire(import.meta.url);

/** Installed packages that Jest compiles, since it cannot load ES modules; ours are TypeScript. */
const packagesToCompile = new Set<string>();

/** Adds the ES modules that a package depends on, and those that they depend on. */
function addModules(folder: string) {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const places = [path.join(folder, 'node_modules'), inRoot('node_modules')];
    const found = places.map((place) => path.join(place, name)).find((place) => existsSync(place));
    if (packagesToCompile.has(name) || !found || manifestOf(found).type !== 'module') continue;
    packagesToCompile.add(name);
    addModules(found);
  }
}
for (const folder of workspaces()) addModules(inRoot(folder));

const here = (file: string) => path.join(import.meta.dirname, file);

function swc(syntax: 'typescript' | 'ecmascript', hasJsx: boolean) {
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

type RemoteOptions = Pick<Config, 'moduleNameMapper' | 'transform'>;

/** Options that remotes add for their tests. */
const own = { moduleNameMapper: {}, transform: {} };
for (const file of released.map((folder) => inRoot(folder, 'dist/build/jest-options.js'))) {
  if (!existsSync(file)) continue;
  const { moduleNameMapper, transform } = (await import(pathToFileURL(file).href)) as RemoteOptions;
  Object.assign(own.moduleNameMapper, moduleNameMapper);
  Object.assign(own.transform, transform);
}

/** Imports name the compiled file, as Node wants it; Jest runs the source. */
const sourcesForCompiled = { '^(\\.{1,2}/.*)\\.js$': '$1' };

const common = {
  rootDir: root,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
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
    '\\.(svg|png|jpg|webp|avif|woff2)$': here('file-name-transform.js'),
    '\\.txt$': here('text-transform.js'),
    ...own.transform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${[...packagesToCompile].join('|')})/)`],
  setupFilesAfterEnv: [here('every-file.js')],
  restoreMocks: true,
  runtime: here('runtime.js'),
  testEnvironmentOptions: { customExportConditions: ['site-source', 'node', 'node-addons'] },
};

const ofNode = {
  ...common,
  displayName: 'node',
  roots: others.map((folder) => inRoot(folder)),
  moduleNameMapper: {
    '/program-file(\\.js)?$': inPackage('release', 'src/testing/program-file.ts'),
    ...sourcesForCompiled,
  },
};

const ofBrowser = {
  ...common,
  roots: released.map((folder) => inRoot(folder)),
  moduleNameMapper: {
    ...sourcesForCompiled,
    '\\.css$': here('class-names.js'),
    '^@emotion/sheet$': here('no-style-sheet.js'),
    '^@testing-library/dom$': here('testing-library-dom.js'),
    ...own.moduleNameMapper,
  },
};

export const jestConfig: Config = {
  cacheDirectory: path.join(root, '.cache/jest'),
  maxWorkers: 2,
  // `*.slow.test.*` have more, see every-file.ts.
  testTimeout: 20_000,
  projects: [
    ...(others.length > 0 ? [ofNode] : []),
    { ...ofBrowser, displayName: 'code', testMatch: ['**/*.test.ts'] },
    {
      ...ofBrowser,
      displayName: 'browser',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: here('browser-environment.js'),
      testEnvironmentOptions: { customExportConditions: ['site-source', 'browser'] },
    },
  ],
};
