import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractVersion } from 'shared-types/protocol/contract-version';
import type { Release } from 'shared-types/release';
import { inRoot, root } from 'tooling/setup/root';
import { digestOfFiles } from '../site/packages.js';
import { buildEnvironment } from './build-environment.js';
import { startBuild } from './start-build.js';

/** Variables that change what compilers, formatters and the package itself write, if a build sees them. */
const foreign = {
  BROWSERSLIST: 'ie 8',
  BROWSERSLIST_ENV: 'development',
  CATALOGUE_ARTICLES: '/nowhere',
  FEDERATION_DEBUG: '1',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  MF_BUILD_NAME: 'other',
  MF_BUILD_VERSION: '9.9.9',
  NODE_ENV: 'development',
  NODE_OPTIONS: '--no-deprecation',
  NODE_PATH: '/nowhere',
  TZ: 'Pacific/Kiritimati',
  npm_config_loglevel: 'silly',
};

const descriptor = {
  name: 'small',
  contract: `^${contractVersion}`,
  claims: ['/small'],
  routes: [{ path: '/small', screen: 'hello', title: 'Hello', description: 'A greeting.' }],
  facts: [],
  storage: [],
};

/** Data build that records everything an environment could change. */
const dataBuild = `export const build = async ({ emitJson }) => {
  emitJson('data/seen.json', {
    day: new Date(0).toString(),
    number: (1234.5).toLocaleString(),
    letter: 'i'.toLocaleUpperCase(),
    language: Intl.DateTimeFormat().resolvedOptions().locale,
    mode: process.env.NODE_ENV,
    variables: Object.keys(process.env).sort(),
  });
};
`;

let folder: string;
const { env } = process;

beforeAll(() => {
  mkdirSync(inRoot('.cache'), { recursive: true });
  // Inside the repository, so that packages are found.
  folder = path.join(mkdtempSync(inRoot('.cache/build-environment-')), 'remote-small');
  const files = {
    'package.json': '{ "name": "remote-small" }',
    'remote.json': JSON.stringify(descriptor),
    'src/screens/hello/hello-screen.tsx': `import styles from './hello.module.css';
export const Screen = () => <p className={styles['greeting']}>{new Date(0).getFullYear()}</p>;\n`,
    'src/screens/hello/hello.module.css': '.greeting { user-select: none; inset: 0; }\n',
    'data/build.ts': dataBuild,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});

afterAll(() => {
  process.env = env;
  rmSync(path.dirname(folder), { recursive: true });
});

/** Writes settings of compilers into the folder above the package, where compilers look for them. */
function writeForeignFiles() {
  const parent = path.dirname(folder);
  writeFileSync(path.join(parent, '.browserslistrc'), 'ie 8\n');
  writeFileSync(path.join(parent, '.swcrc'), '{"jsc":{"target":"es5"}}');
}

async function filesOfBuild() {
  const version = '1.0.0';
  const place = path.relative(root, folder);
  const { code, output } = await startBuild([{ folder: place, version, leavesTypes: true }]);
  if (code !== 0) throw new Error(output);
  const record = readFileSync(path.join(folder, 'dist', version, 'release.json'), 'utf8');
  return (JSON.parse(record) as Release).files;
}

describe('the environment of a build', () => {
  it('changes neither the files of a release nor the version of its sources', async () => {
    const sources = [path.relative(root, folder)];
    const version = await digestOfFiles(sources);
    const files = await filesOfBuild();
    process.env = { ...env, ...foreign };
    writeForeignFiles();
    expect(await filesOfBuild()).toEqual(files);
    expect(await digestOfFiles(sources)).toBe(version);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['data/seen.json', 'entry.js', 'hello.css']));
  });

  it('contains nothing but the locations of programs and files', () => {
    const environment = buildEnvironment({
      ...foreign,
      PATH: '/bin',
      Path: '/other',
      HOME: '/home/a',
      USER: 'a',
    });
    expect(environment).toEqual({
      PATH: '/bin',
      Path: '/other',
      HOME: '/home/a',
      LC_ALL: 'en_US.UTF-8',
      NODE_ENV: 'production',
      TZ: 'UTC',
    });
  });
});
