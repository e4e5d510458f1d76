import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, root } from '../root.mjs';
import { checkSteps } from '../run/check-steps.mjs';
import { digestOf, packageNamed } from './packages.mjs';

/** @type {string} */
let folder;

const write = async (/** @type {string} */ file, /** @type {string} */ text) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};

const digest = () => digestOf([path.relative(root, folder)]);

beforeEach(async () => {
  await mkdir(inRoot('.cache'), { recursive: true });
  folder = await mkdtemp(inRoot('.cache/digest-'));
  await write('src/price.ts', 'one');
});

afterEach(() => rm(folder, { recursive: true }));

describe('a package that is checked alone', () => {
  it('is found by its name or that of its releases', () => {
    expect(['auth', 'remote-auth', 'release'].map((name) => packageNamed(name))).toEqual([
      'remote-auth',
      'remote-auth',
      'release',
    ]);
    expect(() => packageNamed('shop')).toThrow(/^There is no package 'shop'\. Choose from: .*\bauth\b/);
  });

  it.each([
    ['remote-auth', 'types and lint, format, import laws, remote.json'],
    ['remote-corporate', 'types and lint, format, import laws, remote.json, content'],
    [undefined, 'types and lint, format, import laws, remote.json, content, unused code'],
  ])('%s has its checks', (folder, names) => {
    expect(
      checkSteps(folder)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(names);
  });
});

describe('the digest of a package', () => {
  it('changes when a file changes', async () => {
    const before = await digest();
    await write('src/price.ts', 'two');
    expect(await digest()).not.toBe(before);
  });

  it('changes when a file is added', async () => {
    const before = await digest();
    await write('src/size.ts', '');
    expect(await digest()).not.toBe(before);
  });

  it('does not depend on build output, installed packages or tests', async () => {
    const before = await digest();
    await write('dist/1.0.0/entry.js', 'built');
    await write('node_modules/react/index.js', 'installed');
    await write('src/price.test.ts', 'tested');
    expect(await digest()).toBe(before);
  });
});
