import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { inRoot, root } from 'tooling/setup/root';
import { checkSteps } from '../run/check-steps.js';
import { digestOfFiles, packageNamed } from './packages.js';

let folder: string;

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};

const digest = () => digestOfFiles([path.relative(root, folder)]);

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
    [undefined, 'types and lint, format, import laws, remote.json, reference, content, unused code'],
  ])('%s has its checks', (folder, names) => {
    expect(
      checkSteps(folder)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(names);
  });
});

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

describe('the packages that other repositories install', () => {
  it('say by the version of the contract what changed in it', () => {
    expect(JSON.parse(read('shared-types/package.json'))).toMatchObject({ version: contractVersion });
    expect(JSON.parse(read('tooling/template/remote.json'))).toMatchObject({
      contract: `^${contractVersion}`,
    });
    expect(read('shared-types/CHANGELOG.md')).toMatch(new RegExp(`^# .*\n[^#]*\n## ${contractVersion}\n`));
  });

  it('are tested with the versions that a new remote names', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { link?: boolean; version: string }>;
    };
    const { dependencies, devDependencies } = JSON.parse(read('tooling/template/package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const { link, version: installed } = packages[`node_modules/${name}`] ?? {};
      if (!link) expect(`${name} ${version}`).toBe(`${name} ${installed}`);
    }
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
