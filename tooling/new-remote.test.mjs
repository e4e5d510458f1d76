import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './root.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lists = ['package.json', 'tsconfig.json', 'release/local/site.json', 'e2e/site.json'];

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const make = (/** @type {string} */ name) =>
  spawnSync(process.execPath, [path.join(folder, 'tooling/new-remote.mjs'), name], { encoding: 'utf8' });

describe('a remote that is made in this repository', () => {
  it('is listed where the other packages are, and is never written over', () => {
    for (const copied of [...lists, 'tooling/new-remote.mjs', 'tooling/run', 'tooling/template'])
      cpSync(inRoot(copied), path.join(folder, copied), { recursive: true });
    expect(make('guides').stdout).toContain('Now: npm install');
    expect(read('package.json').workspaces).toContain('remote-guides');
    expect(read('tsconfig.json').references).toContainEqual({ path: './remote-guides' });
    for (const site of lists.slice(2)) expect(read(site).remotes).toContain('guides');
    const files = readdirSync(path.join(folder, 'remote-guides')).sort();
    expect(files).toEqual(['package.json', 'remote.json', 'src', 'tsconfig.json', 'webpack.config.mjs']);
    expect(make('guides')).toMatchObject({ status: 1, stderr: expect.stringContaining('is not empty') });
  });
});
