import { beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingFiles } from '../../release/src/model/release-checks.js';
import { openDist } from '../../release/src/publishing/dist-folder.js';
import { builtRemote, writeDist } from '../../release/src/testing/release-factory.js';
import { distFault } from './dist-faults.mjs';

/** @type {string} */
let folder;

const inFolder = (/** @type {string} */ file) => path.join(folder, file);
const fault = () => distFault(folder, { openDist, missingFiles });

beforeEach(() => {
  folder = writeDist(
    mkdtempSync(path.join(tmpdir(), 'dist-faults-')),
    builtRemote({ name: 'shop', version: '1.0.0' }),
  );
});

describe('a build', () => {
  it('has no fault as it was written', async () => {
    expect(await fault()).toBeUndefined();
  });

  it('of which a file is missing is not whole', async () => {
    rmSync(inFolder('entry.js'));
    expect(await fault()).toMatch(/^entry.js of .* cannot be read/);
  });

  it('of which a file was cut off is not whole', async () => {
    writeFileSync(inFolder('entry.js'), '');
    expect(await fault()).toMatch(/^entry.js of .* is not what release.json says/);
  });

  it('whose list of files lacks one that it names is not whole', async () => {
    const { files, ...record } = JSON.parse(readFileSync(inFolder('release.json'), 'utf8'));
    const { 'entry.js': _, ...others } = files;
    writeFileSync(inFolder('release.json'), JSON.stringify({ ...record, files: others }));
    expect(await fault()).toMatch(/^entry.js of .* is missing/);
  });

  it.each(['release.json'])('without a readable %s is not whole', async (file) => {
    writeFileSync(inFolder(file), '{"schema":');
    expect(await fault()).toContain(file);
    rmSync(inFolder(file));
    expect(await fault()).toContain(file);
  });
});
