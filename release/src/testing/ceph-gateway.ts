/** A Ceph object gateway of one process of each kind, whose objects are in memory, for tests of stores in a bucket. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from 'shared-types/testing/nginx';

const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

export const hasCeph = programs.every((program) => existsSync(path.join('/usr/bin', program)));

export const cephIsMissing =
  'Ceph is not installed: apt-get install --no-install-recommends ceph-mon ceph-mgr ceph-osd radosgw';

const run = promisify(execFile);

async function until(what: string, condition: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (await condition().catch(() => false)) return;
    await pause(250);
  }
  throw new Error(`Ceph: ${what} does not start`);
}

const configuration = (
  folder: string,
  { fsid, monitor, port }: { fsid: string; monitor: string; port: number },
) => `[global]
fsid = ${fsid}
mon initial members = a
mon host = ${monitor}
public addr = 127.0.0.1
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${folder}/$type.keyring
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
log to stderr = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 2000
mon data avail warn = 1
mon data avail crit = 1
[mon]
mon data = ${folder}/mon
[osd]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
rgw dynamic resharding = false
`;

/** Rights of each account; the monitor's keyring holds them all. */
const accounts = [
  ['mon', 'mon.', 'mon', 'allow *'],
  ['client', 'client.admin', 'mon', 'allow *', 'osd', 'allow *', 'mgr', 'allow *'],
  ['osd', 'osd.0', 'mon', 'allow profile osd', 'osd', 'allow *'],
  ['rgw', 'client.rgw', 'mon', 'allow rw', 'osd', 'allow rwx'],
] as const;

const owner = 'owner';

const secretOf = (user: string) => `${user}-secret`;

export type CephGateway = Awaited<ReturnType<typeof startCephGateway>>;

/** Starts one, in about fifteen seconds. */
export async function startCephGateway() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ceph-'));
  const [fsid, port] = [randomUUID(), await freePort()];
  const monitor = `[v1:127.0.0.1:${await freePort()}]`;
  const file = (name: string) => path.join(folder, name);
  const config = file('ceph.conf');
  const daemons: ChildProcess[] = [];
  const daemon = (program: string, ...args: readonly string[]) =>
    void daemons.push(spawn(program, ['-f', '-c', config, ...args], { stdio: 'ignore' }));
  const ceph = (...args: readonly string[]) =>
    run('ceph', ['-c', config, '-n', 'client.admin', '-k', file('client.keyring'), ...args], {
      timeout: 30_000,
    });
  const admin = (...args: readonly string[]) =>
    run('radosgw-admin', ['-c', config, '-n', 'client.rgw', '-k', file('rgw.keyring'), ...args]);

  mkdirSync(file('rgw'));
  mkdirSync(file('osd'));
  writeFileSync(config, configuration(folder, { fsid, monitor, port }));
  for (const [name, entity, ...caps] of accounts) {
    const allowed = Array.from({ length: caps.length / 2 }, (_, index) => [
      '--cap',
      ...caps.slice(2 * index, 2 * index + 2),
    ]);
    await run('ceph-authtool', ['-C', file(`${name}.keyring`), '--gen-key', '-n', entity, ...allowed.flat()]);
    if (name !== 'mon')
      await run('ceph-authtool', [file('mon.keyring'), '--import-keyring', file(`${name}.keyring`)]);
  }
  await run('monmaptool', ['--create', '--addv', 'a', monitor, '--fsid', fsid, file('monmap')]);
  await run('ceph-mon', [
    '-c',
    config,
    '-i',
    'a',
    '--mkfs',
    '--monmap',
    file('monmap'),
    '--keyring',
    file('mon.keyring'),
  ]);
  daemon('ceph-mon', '-i', 'a', '--keyring', file('mon.keyring'));
  await until('the monitor', async () => Boolean(await ceph('mon', 'stat')));
  const osd = randomUUID();
  await ceph('osd', 'new', osd, '0');
  await ceph('auth', 'import', '-i', file('osd.keyring'));
  await run('ceph-osd', [
    '-c',
    config,
    '-i',
    '0',
    '--mkfs',
    '--osd-uuid',
    osd,
    '--keyring',
    file('osd.keyring'),
  ]);
  daemon('ceph-osd', '-i', '0', '--keyring', file('osd.keyring'));
  await until('the storage', async () => (await ceph('osd', 'stat')).stdout.includes('1 up'));
  daemon('radosgw', '-n', 'client.rgw', '-k', file('rgw.keyring'));
  const address = `http://127.0.0.1:${port}`;
  await until('the gateway', async () => (await fetch(address)).ok);
  const addUser = async (name: string): Promise<void> => {
    const keys = [`--access-key=${name}`, `--secret-key=${secretOf(name)}`];
    await admin('user', 'create', `--uid=${name}`, `--display-name=${name}`, ...keys);
  };
  await addUser(owner);
  return {
    port,
    address,
    /** Adds one who may do nothing until a policy allows it. */
    addUser,
    close: async (): Promise<void> => {
      for (const child of daemons.toReversed()) {
        const ended = new Promise((resolve) => child.once('close', resolve));
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const s3Variables = (address: string, user = owner): Readonly<Record<string, string>> => ({
  AWS_ENDPOINT_URL: address,
  AWS_ACCESS_KEY_ID: user,
  AWS_SECRET_ACCESS_KEY: secretOf(user),
  AWS_REGION: 'us-east-1',
  AWS_EC2_METADATA_DISABLED: 'true',
});

/** Makes a bucket, with the environment of this process. @param Policy rights of others, as JSON */
export async function makeBucket(name: string, Policy?: string): Promise<void> {
  const { S3Client, CreateBucketCommand, PutBucketPolicyCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  if (Policy !== undefined) await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy }));
}
