import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isAlive } from 'tooling/setup/processes';
import { inRoot } from 'tooling/setup/root';
import { runCommand } from './command.js';

/** A program that tells its own number and that of a program it started, and stays. */
const program = `
  const started = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log('pids', process.pid, started.pid);
  for (;;) {}`;

/** A tool that runs that program. */
const tool = `
  import { runCommand } from ${JSON.stringify(inRoot('tooling/dist/run/command.js'))};
  await runCommand([process.execPath, '-e', ${JSON.stringify(program)}], { isShown: true });
  `;

let parent: ChildProcess | undefined;

/** @param parameters  of Node. @returns the numbers of the program and of what it started */
const started = (...parameters: string[]): Promise<number[]> =>
  new Promise((resolve) => {
    parent = spawn(process.execPath, parameters, {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    parent.stdout?.on('data', (text) => {
      const [, one, other] = /pids (\d+) (\d+)/.exec(String(text)) ?? [];
      if (other) resolve([Number(one), Number(other)]);
    });
  });

const ended = async (pids: readonly number[]) => {
  while (pids.some(isAlive)) await wait(20);
  return true;
};

afterEach(() => {
  parent?.kill('SIGKILL');
});

describe('a program that a tool runs, and the processes of that program,', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('end when the tool is ended by %s', async (signal) => {
    const pids = await started('--input-type=module', '-e', tool);
    parent?.kill(signal);
    expect(await ended(pids)).toBe(true);
  });
});

describe('a program that fails', () => {
  const node = (text: string) => runCommand([process.execPath, '-e', text]);

  it('is reported with its output', async () => {
    expect(await node('console.error("wrong"); process.exit(3)')).toEqual({ code: 3, output: 'wrong\n' });
  });

  it.each([
    ['its exit code if it printed nothing', 'process.exit(3)', /ended with exit code 3/],
    [
      'the signal that killed it',
      'console.log("half"); process.kill(process.pid, "SIGKILL")',
      /half\n.*ended by SIGKILL.*short of memory/s,
    ],
  ])('is reported with %s', async (_, text, said) => {
    expect((await node(text)).output).toMatch(said);
  });

  it('is reported with its name if it does not exist', async () => {
    const { code, output } = await runCommand(['no-such-program', '--build']);
    expect(code).toBe(127);
    expect(output).toMatch(/^no-such-program could not be started: .*ENOENT/);
  });

  it('leaves nothing running that holds its output open', async () => {
    const leaving = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); console.log('done'); process.exit(0)`;
    expect(await node(leaving)).toEqual({ code: 0, output: 'done\n' });
  });
});
