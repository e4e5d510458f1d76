import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { commandProgram } from '../testing/program-file.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

const folder = temporaryFolder();
const program = commandProgram;
const store = path.join(folder, 'store');

/** Runs shell commands that may mount disks: nobody else sees those. */
const inOwnNamespace = (commands: string) =>
  spawnSync('unshare', ['--mount', '--map-root-user', 'sh', '-c', commands], { encoding: 'utf8' });

const release = (verb: string) => `"${process.execPath}" "${program}" ${verb} --store "${store}"`;

// Linux with user namespaces; elsewhere a test cannot mount anything.
const canMount = inOwnNamespace(`mount -t tmpfs -o size=16k none "${folder}"`).status === 0;

describe('a store on a disk that cannot be written', () => {
  (canMount ? it : it.skip)('is refused with code 7 and the reason: the disk is read-only', () => {
    mkdirSync(store, { recursive: true });
    const readOnly = `mount --bind "${store}" "${store}" && mount -o remount,bind,ro "${store}"`;
    const { status, stderr } = inOwnNamespace(`${readOnly} && ${release('init')}`);
    expect(stderr).toMatch(/^Cannot write .*store\.json: (EROFS|ENOENT).* Check the disk/);
    expect(status).toBe(7);
  });

  (canMount ? it : it.skip)('is refused with code 7 and the reason: the disk is full', () => {
    mkdirSync(store, { recursive: true });
    const full = `mount -t tmpfs -o size=16k none "${store}"; mkdir "${store}/tmp"; head -c 99999 /dev/zero > "${store}/tmp/x"`;
    const { status, stderr } = inOwnNamespace(`${full}; ${release('init')}`);
    expect(stderr).toMatch(/Cannot write .*store\.json: ENOSPC: no space left on device.* Check the disk/);
    expect(status).toBe(7);
  });
});
