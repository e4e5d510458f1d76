/** Starts Debian's PostgreSQL for tests; installs it where they run as root. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from 'shared-types/testing/nginx';

export const postgresIsMissing =
  'PostgreSQL is not installed: apt-get install --no-install-recommends postgresql';

const isRoot = process.getuid?.() === 0;

/** Folder in which Debian has the programs of each version. */
const versions = '/usr/lib/postgresql';

const newest = () =>
  existsSync(versions)
    ? readdirSync(versions).sort((one, other) => Number(other) - Number(one))[0]
    : undefined;

function findPrograms(): string | undefined {
  if (newest() === undefined && isRoot) {
    const env = { PATH: process.env['PATH'], DEBIAN_FRONTEND: 'noninteractive' };
    for (const line of ['update', 'install --yes --no-install-recommends postgresql'])
      spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...line.split(' ')], { env });
  }
  const version = newest();
  return version === undefined ? undefined : path.join(versions, version, 'bin');
}

export const postgresPrograms = findPrograms();

/** Account that PostgreSQL runs as: it refuses to run as root. */
function accountOf(): { readonly uid?: number; readonly gid?: number } {
  if (!isRoot) return {};
  const id = (option: string) => Number(spawnSync('id', [option, 'postgres']).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

const password = 'p@ss%word';

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts one on a free port of this machine, with a data folder of its own. */
export async function startPostgres() {
  const account = accountOf();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const passwordFile = path.join(folder, 'password');
  const data = path.join(folder, 'data');
  writeFileSync(passwordFile, password);
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? 0);
  const program = (name: string) => path.join(postgresPrograms ?? '', name);
  const options = [
    '--username=owner',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--locale=C.UTF-8',
  ];
  const made = spawnSync(program('initdb'), ['--pgdata', data, '--no-sync', ...options], {
    ...account,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`PostgreSQL cannot be set up: ${made.stderr}`);
  const port = await freePort();
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let databases = 0;

  const url = (database: string, user = 'owner', secret = password) =>
    `postgres://${user}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${database}`;

  async function ask(sql: string, database = 'postgres') {
    const client = new pg.Client({ connectionString: url(database) });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Readonly<Record<string, unknown>>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    child?.kill(signal);
    await ended;
  }

  async function start(): Promise<void> {
    const line = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
    const started = spawn(program('postgres'), line, { ...account, stdio: 'ignore' });
    child = started;
    ended = new Promise((resolve) => started.once('close', resolve));
    while (
      !(await ask('SELECT 1').then(
        () => true,
        () => false,
      ))
    ) {
      if (started.exitCode !== null) throw new Error('PostgreSQL does not start.');
      await pause(50);
    }
  }

  await start();
  return {
    port,
    url,
    ask,
    start,
    stop,
    create: async () => {
      const name = `site_${(databases += 1)}`;
      await ask(`CREATE DATABASE ${name}`);
      return name;
    },
    close: async () => {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
