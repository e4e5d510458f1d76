import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { builtRemote, writeDist } from 'release/testing/release-factory';
import type { Release } from 'shared-types/release';
import { distFault } from './dist-faults.js';

let folder: string;

const inFolder = (file: string) => path.join(folder, file);
const fault = () => distFault(folder);

beforeEach(() => {
  folder = writeDist(
    mkdtempSync(path.join(tmpdir(), 'dist-faults-')),
    builtRemote({ name: 'shop', version: '1.0.0' }),
  );
});

describe('a build', () => {
  it('has no fault as written', async () => {
    expect(await fault()).toBeUndefined();
  });

  it('with a missing file is incomplete', async () => {
    rmSync(inFolder('entry.js'));
    expect(await fault()).toMatch(/^entry.js of .* cannot be read/);
  });

  it('with a truncated file is incomplete', async () => {
    writeFileSync(inFolder('entry.js'), '');
    expect(await fault()).toMatch(/^entry.js of .* is not what release.json says/);
  });

  it('that names a file missing from its list is incomplete', async () => {
    const { files, ...record } = JSON.parse(readFileSync(inFolder('release.json'), 'utf8')) as Release;
    const { 'entry.js': _, ...others } = files;
    writeFileSync(inFolder('release.json'), JSON.stringify({ ...record, files: others }));
    expect(await fault()).toMatch(/^entry.js of .* is missing/);
  });

  it.each(['release.json'])('without a readable %s is incomplete', async (file) => {
    writeFileSync(inFolder(file), '{"schema":');
    expect(await fault()).toContain(file);
    rmSync(inFolder(file));
    expect(await fault()).toContain(file);
  });
});
