import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { contractVersion } from 'shared-types/protocol/contract-version';
import type { Release } from 'shared-types/release';
import { trace } from 'release/cli/verbs/trace';
import { inRoot, root } from 'tooling/setup/root';
import { startBuild, type BuildRequest } from './start-build.js';

const descriptor = {
  name: 'small',
  contract: `^${contractVersion}`,
  claims: ['/small'],
  routes: [{ path: '/small', screen: 'hello', title: 'Hello', description: 'A greeting.' }],
  storage: [],
};

const sources = {
  'package.json': '{ "name": "remote-small" }',
  'remote.json': JSON.stringify(descriptor),
  'src/screens/hello/hello-screen.tsx': `import axios from 'axios';
import { lazy } from 'react';
import styles from './hello.module.css';
const Later = lazy(() => import('./later'));
export const Screen = () => <p className={styles['greeting']} title={axios.VERSION}>Hello <Later /></p>;\n`,
  'src/screens/hello/later.tsx': "import { word } from './word';\nexport default () => <b>{word}</b>;\n",
  'src/screens/hello/word.ts': "export const word = 'one';\n",
  'src/screens/hello/hello.module.css': '.greeting { inset: 0; }\n',
};

mkdirSync(inRoot('.cache'), { recursive: true });
// Inside the repository, so that packages are found.
const place = mkdtempSync(inRoot('.cache/warm-build-'));
afterEach(() => {
  for (const folder of [place, inRoot('.cache/data/remote-small')])
    rmSync(folder, { recursive: true, force: true });
});

/** @param texts  by file, below the folder */
function write(folder: string, texts: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(texts)) {
    const target = path.join(place, folder, 'remote-small', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

async function filesOf(folder: string, version: string, options: Partial<BuildRequest>) {
  const remote = path.join(place, folder, 'remote-small');
  const request = { folder: path.relative(root, remote), version, leavesTypes: true, ...options };
  const { code, output } = await startBuild([request]);
  if (code !== 0) throw new Error(output);
  const record = readFileSync(path.join(remote, 'dist', version, 'release.json'), 'utf8');
  return (JSON.parse(record) as Release).files;
}

const classIn = (version: string) =>
  /\.[\w-]+/.exec(readFileSync(path.join(place, 'a/remote-small/dist', version, 'hello.css'), 'utf8'))?.[0];

it('a build that takes over what an earlier one compiled has the same bytes as one from nothing', async () => {
  write('a', sources);
  const first = await filesOf('a', '1.0.0', { isCached: true });
  expect(Object.keys(first)).toContain('hello.css');
  write('a', {
    'src/screens/hello/word.ts': "export const word = 'two';\n",
    'src/screens/hello/hello.module.css': '.greeting { inset: 1px; }\n',
  });
  const second = await filesOf('a', '1.0.1', { isCached: true });
  cpSync(path.join(place, 'a'), path.join(place, 'b'), { recursive: true });
  expect(second).toEqual(await filesOf('b', '1.0.1', {}));
  // Both releases may meet in a page: their classes differ where their rules do.
  expect(classIn('1.0.1')).not.toBe(classIn('1.0.0'));
  write('a', sources);
  expect(await filesOf('a', '1.0.0', { isCached: true })).toEqual(first);
});

it('a build with source maps has the same bytes, and they lead to the sources', async () => {
  write('a', sources);
  const mapsFolder = path.join(place, 'maps');
  const files = await filesOf('a', '1.0.0', { mapsFolder });
  expect(await filesOf('a', '1.0.0', {})).toEqual(files);
  const read = (file: string) => readFileSync(path.join(place, 'a/remote-small/dist/1.0.0', file), 'utf8');
  const script =
    Object.keys(files).find((file) => file.endsWith('.js') && read(file).includes('"one"')) ?? '';
  const before = read(script).split('"one"')[0]?.split('\n') ?? [];
  const operands = ['small@1.0.0', `${script}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`];
  const { details } = await trace.run(operands, { texts: { maps: mapsFolder }, variables: {} });
  expect(details).toMatchObject({ sources: ['./src/screens/hello/later.tsx:2:26 (word)'] });
  await expect(
    trace.run(['small@1.0.0', 'none.js:1:1'], { texts: { maps: mapsFolder }, variables: {} }),
  ).rejects.toThrow('Build with --source-maps');
});

it('a sheet that is not a CSS module is refused', async () => {
  write('a', {
    ...sources,
    'src/screens/hello/word.ts': "import './plain.css';\nexport const word = 'one';\n",
  });
  write('a', { 'src/screens/hello/plain.css': 'p { color: red; }\n' });
  await expect(filesOf('a', '1.0.0', {})).rejects.toThrow('hello/plain.css is not a CSS module');
});

/** Data build that records what it read, and a random number of its run. */
const dataBuild = `import { readFileSync } from 'node:fs';
import { word } from '../src/word';
export const build = async ({ emitJson, packageFolder }) =>
  emitJson('data/made.json', [word, String(readFileSync(packageFolder + '/data/list.txt')), Math.random()]);\n`;

it('data are made again only if their program or a file that it reads has changed', async () => {
  const word = 'src/word.ts';
  write('a', {
    ...sources,
    [word]: "export const word = 'one';\n",
    'data/list.txt': 'a',
    'data/build.ts': dataBuild,
  });
  const made = async (version: string) => {
    await filesOf('a', version, { isCached: true });
    const file = path.join(place, 'a/remote-small/dist', version, 'data/made.json');
    const [read, list, run] = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
    return { read, list, run, file };
  };
  const first = await made('1.0.0');
  write('a', { 'src/screens/hello/word.ts': "export const word = 'two';\n" });
  const second = await made('1.0.1');
  expect(second.run).toBe(first.run);
  write('a', { 'data/list.txt': 'b' });
  const third = await made('1.0.2');
  expect(third).toMatchObject({ read: 'one', list: 'b' });
  write('a', { [word]: "export const word = 'two';\n" });
  const fourth = await made('1.0.3');
  expect(fourth).toMatchObject({ read: 'two', list: 'b' });
  // Nobody builds from what was damaged.
  writeFileSync(fourth.file, '[]');
  expect(await made('1.0.4')).toMatchObject({ read: 'two', list: 'b' });
});
