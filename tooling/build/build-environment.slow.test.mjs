import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../root.mjs';
import { digestOf } from '../site/packages.mjs';
import { buildEnvironment } from './build-environment.mjs';
import { startBuild } from './start-build.mjs';

/** They change what compilers, formatters and the package itself write, where a build sees them. */
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
  contract: '^1.10.0',
  claims: ['/small'],
  routes: [{ path: '/small', screen: 'hello', title: 'Hello', description: 'A greeting.' }],
  facts: [],
  storage: [],
};

/** Writes down whatever it could be told by an environment. */
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

/** @type {string} */
let folder;
const { env } = process;

beforeAll(() => {
  mkdirSync(inRoot('.cache'), { recursive: true });
  // Inside the repository, so that packages are found.
  folder = path.join(mkdtempSync(inRoot('.cache/build-environment-')), 'remote-small');
  const files = {
    'package.json': '{ "name": "remote-small" }',
    'remote.json': JSON.stringify(descriptor),
    'webpack.config.mjs': `import { remoteConfig } from 'tooling/webpack/remote.mjs';
export default (options) => remoteConfig(import.meta.dirname, options);\n`,
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

/** Compilers look for such files in the folders above a package. */
function writeForeignFiles() {
  const parent = path.dirname(folder);
  writeFileSync(path.join(parent, '.browserslistrc'), 'ie 8\n');
  writeFileSync(path.join(parent, '.swcrc'), '{"jsc":{"target":"es5"}}');
}

/** @returns {Promise<object>} each file of the release with its digest */
async function filesOfBuild() {
  const version = '1.0.0';
  const place = path.relative(root, folder);
  const { code, output } = await startBuild([{ folder: place, version, isChecked: true }]);
  if (code !== 0) throw new Error(output);
  return JSON.parse(readFileSync(path.join(folder, 'dist', version, 'release.json'), 'utf8')).files;
}

describe('the environment of a build', () => {
  it('changes neither the files of a release nor the version of its sources', async () => {
    const sources = [path.relative(root, folder)];
    const version = await digestOf(sources);
    const files = await filesOfBuild();
    process.env = { ...env, ...foreign };
    writeForeignFiles();
    expect(await filesOfBuild()).toEqual(files);
    expect(await digestOf(sources)).toBe(version);
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
