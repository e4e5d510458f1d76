import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { takeLock } from 'tooling/setup/lock';
import { inRoot } from 'tooling/setup/root';

const run = promisify(execFile);

let folder: string;
let file: string;
let waitedFor: string[];

const take = (command: string) =>
  takeLock(file, { command, onWait: (holder) => waitedFor.push(holder.command) });

const leave = (pid: number, started?: string) =>
  writeFileSync(file, JSON.stringify({ id: '1', pid, started, command: 'npm start' }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'lock.json');
  waitedFor = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a checkout', () => {
  it('passes to the second process when the first releases it, and names the first until then', async () => {
    const letGo = await take('npm start');
    const second = take('npm test');
    letGo();
    (await second)();
    expect(waitedFor).toEqual(['npm start']);
  });

  (existsSync('/proc') ? it : it.skip)('stays with a holder that is suspended', async () => {
    const letGo = await take('npm start');
    utimesSync(file, 0, 0);
    const second = take('npm test');
    letGo();
    (await second)();
    expect(waitedFor).toEqual(['npm start']);
  });

  it.each([
    [
      'has died',
      async () => {
        const { stdout } = await run(process.execPath, ['-p', 'process.pid']);
        leave(Number(stdout));
      },
    ],
    ['has died and another process has its number', async () => leave(process.pid, '1')],
    [
      'was silent for long, where no start of processes is known',
      async () => {
        leave(process.pid);
        utimesSync(file, 0, 0);
      },
    ],
    ['was cut off while it wrote', async () => writeFileSync(file, '{"pi')],
  ])('is free when its holder %s', async (_, prepare) => {
    await prepare();
    (await take('npm start'))();
    expect(waitedFor).toEqual([]);
  });

  it('stays taken until what a killed holder has started has ended', async () => {
    const log = path.join(folder, 'log');
    const work = `setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(log)}, 'done'), 1000)`;
    const program = `
      import { spawn } from 'node:child_process';
      import { nameWorker, takeLock } from ${JSON.stringify(inRoot('tooling/setup/lock.mjs'))};
      await takeLock(${JSON.stringify(file)}, { command: 'npm start', onWait: () => {} });
      const worker = spawn(process.execPath, ['-e', ${JSON.stringify(work)}], { stdio: 'ignore' });
      nameWorker(${JSON.stringify(file)}, worker.pid);
      process.kill(process.pid, 'SIGKILL');`;
    await run(process.execPath, ['--input-type=module', '-e', program]).catch(() => {});
    (await take('npm start'))();
    expect(waitedFor).toEqual(['npm start']);
    expect(readFileSync(log, 'utf8')).toBe('done');
  });

  it('has one holder at a time among many processes, of which some die holding it', async () => {
    const log = path.join(folder, 'log');
    const program = `
      import { appendFileSync } from 'node:fs';
      import { takeLock } from ${JSON.stringify(inRoot('tooling/setup/lock.mjs'))};
      for (let turn = 0; turn < 5; turn += 1) {
        const letGo = await takeLock(${JSON.stringify(file)}, { command: 'a', onWait: () => {} });
        appendFileSync(${JSON.stringify(log)}, '(');
        await new Promise((resolve) => setTimeout(resolve, 5));
        appendFileSync(${JSON.stringify(log)}, ')');
        if (turn === 4 && process.pid % 2) process.exit();
        letGo();
      }`;
    const one = () => run(process.execPath, ['--input-type=module', '-e', program]);
    await Promise.all(Array.from({ length: 4 }, one));
    expect(readFileSync(log, 'utf8')).toBe('()'.repeat(20));
  });
});
