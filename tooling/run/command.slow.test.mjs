import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../root.mjs';
import { runCommand } from './command.mjs';
import { isAlive } from './processes.mjs';

/** A program that tells its own number and that of a program it started, and stays; the started one ignores requests to end. */
const program = `
  const stubborn = 'process.on("SIGTERM", () => {}); process.on("SIGHUP", () => {}); setInterval(() => {}, 1000)';
  const started = require('node:child_process').spawn(process.execPath, ['-e', stubborn], { stdio: 'ignore' });
  console.log('pids', process.pid, started.pid);
  for (;;) {}`;

/** A parent that runs that program, as a tool of this repository does. */
const parentProgram = `
  import { runCommand } from ${JSON.stringify(inRoot('tooling/run/command.mjs'))};
  await runCommand([process.execPath, '-e', ${JSON.stringify(program)}], { isShown: true });`;

/** @type {import('node:child_process').ChildProcess | undefined} */
let parent;

/** @returns {Promise<number[]>} the numbers of the program and of what it started */
const started = () =>
  new Promise((resolve) => {
    parent = spawn(process.execPath, ['--input-type=module', '-e', parentProgram], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    parent.stdout?.on('data', (text) => {
      const [, one, other] = /pids (\d+) (\d+)/.exec(String(text)) ?? [];
      if (other) resolve([Number(one), Number(other)]);
    });
  });

const ended = async (/** @type {readonly number[]} */ pids) => {
  while (pids.some(isAlive)) await wait(20);
  return true;
};

afterEach(() => {
  parent?.kill('SIGCONT');
  parent?.kill('SIGKILL');
});

describe('a program that a tool runs, and the processes of that program,', () => {
  it.each(/** @type {const} */ (['SIGKILL', 'SIGINT', 'SIGTERM', 'SIGHUP']))(
    'end when the tool is ended by %s',
    async (signal) => {
      const pids = await started();
      parent?.kill(signal);
      expect(await ended(pids)).toBe(true);
    },
  );

  it('continue while the tool is only suspended', async () => {
    const pids = await started();
    parent?.kill('SIGSTOP');
    await wait(1000);
    expect(pids.map(isAlive)).toEqual([true, true]);
  });
});

describe('a program that fails', () => {
  const run = (/** @type {readonly string[]} */ command) => runCommand(command);
  const node = (/** @type {string} */ text) => run([process.execPath, '-e', text]);

  it('is reported with its output', async () => {
    expect(await node('console.error("wrong"); process.exit(3)')).toEqual({ code: 3, output: 'wrong\n' });
  });

  it('is reported with its exit code if it printed nothing', async () => {
    const { code, output } = await node('process.exit(3)');
    expect({ code, output }).toEqual({ code: 3, output: expect.stringContaining('ended with exit code 3') });
  });

  it('is reported with the signal that killed it', async () => {
    const { code, output } = await node('console.log("half"); process.kill(process.pid, "SIGKILL")');
    expect(code).toBe(1);
    expect(output).toMatch(/half\n.*ended by SIGKILL.*short of memory/s);
  });

  it('is reported with its name if it does not exist', async () => {
    const { code, output } = await run(['no-such-program', '--build']);
    expect(code).toBe(127);
    expect(output).toMatch(/^no-such-program could not be started: .*ENOENT/);
  });

  it('leaves nothing running that holds its output open', async () => {
    const leaving = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); console.log('done'); process.exit(0)`;
    expect(await node(leaving)).toEqual({ code: 0, output: 'done\n' });
  });
});
