import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../root.mjs';
import { isAlive } from './processes.mjs';

const script = `
  import ${JSON.stringify(inRoot('tooling/run/end-with-npm.mjs'))};
  console.log('pid ' + process.pid);
  setInterval(() => {}, 1000);`;

/** Does what npm does with a script: a shell between, and a variable. */
const runner = (/** @type {string} */ line) => `
  process.title = 'npm start';
  require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(line)}], {
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: 'start', NODE_PROGRAM: process.execPath },
  });`;

/** @param {string} line of the script @param {string} [code] @returns {Promise<{ pid: number, npm: import('node:child_process').ChildProcess }>} */
const started = (line, code = script) =>
  new Promise((resolve) => {
    const npm = spawn(process.execPath, ['-e', runner(line)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SCRIPT: code },
    });
    npm.stdout.on('data', (text) => {
      const [, pid] = /pid (\d+)/.exec(String(text)) ?? [];
      if (pid) resolve({ pid: Number(pid), npm });
    });
  });

const busyScript = script.replace('setInterval(() => {}, 1000)', 'for (;;) {}');

describe('a script of npm', () => {
  it.each([
    ['that has a shell between', '"$NODE_PROGRAM" --input-type=module -e "$SCRIPT"; true'],
    ['that took the place of the shell', 'exec "$NODE_PROGRAM" --input-type=module -e "$SCRIPT"'],
  ])('%s ends when npm is killed, and not before', async (_, line) => {
    const { pid, npm } = await started(line);
    await wait(600);
    expect(isAlive(pid)).toBe(true);
    npm.kill('SIGKILL');
    while (isAlive(pid)) await wait(20);
    expect(isAlive(pid)).toBe(false);
  });

  it('ends when npm is killed, even while it is busy', async () => {
    const { pid, npm } = await started('"$NODE_PROGRAM" --input-type=module -e "$SCRIPT"; true', busyScript);
    npm.kill('SIGKILL');
    while (isAlive(pid)) await wait(20);
    expect(isAlive(pid)).toBe(false);
  });
});
