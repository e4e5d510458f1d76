import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { takeLock } from 'tooling/setup/checkout';
import { inRoot } from 'tooling/setup/root';

const run = promisify(execFile);

let folder: string;
let waits: number;

const take = () => takeLock(folder, () => (waits += 1));

const program = (text: string) =>
  run(process.execPath, [
    '--input-type=module',
    '-e',
    `
    import { appendFileSync } from 'node:fs';
    import { takeLock } from ${JSON.stringify(inRoot('tooling/setup/checkout.mjs'))};
    const take = () => takeLock(${JSON.stringify(folder)}, () => {});
    const log = ${JSON.stringify(path.join(folder, 'log'))};
    ${text}`,
  ]);

const readLog = () => readFileSync(path.join(folder, 'log'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  waits = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a checkout', () => {
  it('passes to the second process when the first releases it', async () => {
    const first = await take();
    const second = take();
    await new Promise((resolve) => setTimeout(resolve, 50));
    first();
    (await second)();
    expect(waits).toBe(1);
  });

  it('is free when its holder was killed', async () => {
    await expect(program("await take(); process.kill(process.pid, 'SIGKILL');")).rejects.toMatchObject({
      signal: 'SIGKILL',
    });
    (await take())();
    expect(waits).toBe(0);
  });

  it('has one holder at a time among many processes, of which some die holding it', async () => {
    const one = () =>
      program(`
        for (let turn = 0; turn < 5; turn += 1) {
          const release = await take();
          appendFileSync(log, '(');
          await new Promise((resolve) => setTimeout(resolve, 5));
          appendFileSync(log, ')');
          if (turn === 4 && process.pid % 2) process.exit();
          release();
        }`);
    await Promise.all(Array.from({ length: 4 }, one));
    expect(readLog()).toBe('()'.repeat(20));
  });
});
