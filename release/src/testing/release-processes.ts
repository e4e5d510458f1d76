import { afterEach } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { commandProgram } from './program-file.js';
import type { TestOperator } from './test-operator.js';

type Variables = Readonly<Record<string, string>>;

/** Starts the command line as processes, which are killed after each test. @param operator gives their store */
export function releaseProcesses(operator: () => Pick<TestOperator, 'storeFolder'>) {
  const program = commandProgram;
  const children = new Set<ChildProcess>();

  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    children.clear();
  });

  function start(args: readonly string[], variables: Variables = {}) {
    const line = [program, ...args, '--store', operator().storeFolder, '--json'];
    const child = spawn(process.execPath, line, { env: { PATH: process.env['PATH'], ...variables } });
    children.add(child);
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
    return { child, ended, output: () => output, errors: () => errors };
  }

  return {
    start,
    run: async (...args: readonly string[]): Promise<Record<string, unknown>> => {
      const { ended, output } = start(args);
      await ended;
      return JSON.parse(output()) as Record<string, unknown>;
    },
    /** Starts a server on a free port, behind a proxy on this machine. @throws its output, if it does not come up */
    serve: async (services: readonly string[], variables: Variables = {}) => {
      const line = ['serve', '--port', '0', '--host', '127.0.0.1', '--proxies', 'loopback', ...services];
      const server = start(line, variables);
      const { child, output, errors, ended } = server;
      await Promise.race([ended, new Promise((resolve) => child.stdout.on('data', resolve))]);
      const said = output()
        .split('\n')
        .find((line) => line.startsWith('{"ok":true'));
      if (said === undefined) throw new Error(`No server: ${output()} ${errors()}`);
      const { address } = JSON.parse(said) as { readonly address: string };
      return { ...server, address };
    },
  };
}
