/** Starts nginx for tests of exported sites, where this machine has one. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Not every account has the folders of servers in its path. */
const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The program, or `undefined`. */
export const nginxProgram = folders
  .map((folder) => path.join(folder, 'nginx'))
  .find((file) => existsSync(file));

/** Advice where there is none. */
export const nginxIsMissing = 'nginx is not installed: apt-get install --no-install-recommends nginx-light';

/** Finds a port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @returns true if somebody listens */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** Main configuration, as an operator's own nginx has it around the site. */
const mainConfiguration = (folder: string, site: string) => `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${site};
}
`;

/** Serves a site. @param site  its configuration file. @throws with what nginx says, if it does not start */
export async function startNginx(site: string, port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = path.join(folder, 'main.conf');
  writeFileSync(file, mainConfiguration(folder, site));
  const child = spawn(nginxProgram ?? 'nginx', ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += String(bytes)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${said}`);
    await pause(20);
  }
  /** Ids of the worker processes, from Linux. */
  const workers = () =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean);
  return {
    /** Its main configuration. */
    file,
    /** Loads the configuration again. Ends when no worker of before takes requests any more. */
    reload: async () => {
      const before = workers();
      child.kill('SIGHUP');
      while (workers().some((worker) => before.includes(worker)) || workers().length === 0) await pause(20);
    },
    close: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
