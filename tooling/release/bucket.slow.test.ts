/** A store in a bucket of a real gateway, on good days and in bad nights. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GenerationState } from 'release/model/generation';
import { generationKey, pageContentsKey, releaseRecordKey } from 'release/store/keys';
import { s3Store } from 'release/store/s3-store';
import {
  cephIsMissing,
  hasCeph,
  makeBucket,
  s3Variables,
  startCephGateway,
  type CephGateway,
} from 'release/testing/ceph-gateway';
import { expectAllKept } from 'release/testing/chain-writers';
import { randomFaults, startFaultyStoreProxy } from 'release/testing/faulty-store-proxy';
import { builtHost, builtRemote, writeDist } from 'release/testing/release-factory';
import { releaseProcesses } from 'release/testing/release-processes';
import { testSite, writeSite } from 'release/testing/site-factory';
import { storeContract } from 'release/testing/store-contract';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { until } from 'release/testing/until';
import { inRoot } from 'tooling/setup/root';

const folder = temporaryFolder();
const newPlace = () => `s3://site/${randomUUID()}`;

const remote = (name: string, version: string) =>
  builtRemote(
    { name, version },
    { 'node/page.cjs': `exports.Screen = () => '${name} ${version}'`, [`assets/${name}.svg`]: '<svg/>' },
  );
const home = (version: string) => remote('home', version);
const versions = ['1.0.0', '1.1.0', '1.2.0'];
const dists = [builtHost({ version: '1.0.0' }), ...versions.map(home)].map((built) =>
  writeDist(folder, built),
);
const siteFile = writeSite(folder);

/** Errors of the service: number of requests before it, its code, and a part of the command's message. */
const refusals = [
  [4, 'ExpiredToken', '403 ExpiredToken'],
  [8, 'InvalidAccessKeyId', '403 InvalidAccessKeyId'],
  [12, 'QuotaExceeded', 'QuotaExceeded'],
  [16, 'AccessDenied', '403 AccessDenied'],
  [24, 'RequestTimeTooSkewed', 'RequestTimeTooSkewed'],
  [1000, '', ''],
] as const;

type Said = Readonly<Record<string, unknown>>;

(hasCeph ? describe : describe.skip)(
  `a store in a bucket of Ceph${hasCeph ? '' : ` (${cephIsMissing})`}`,
  () => {
    let gateway: CephGateway;
    let proxy: Awaited<ReturnType<typeof startFaultyStoreProxy>>;
    let place = newPlace();
    const processes = releaseProcesses(() => ({ storeFolder: place }));
    const variables = () => s3Variables(proxy.address);

    beforeAll(async () => {
      gateway = await startCephGateway();
      proxy = await startFaultyStoreProxy(gateway.port);
      Object.assign(process.env, variables());
      await makeBucket('site');
    }, 60_000);

    beforeEach(() => {
      place = newPlace();
      proxy.setFaults(() => undefined);
    });

    afterAll(async () => {
      await proxy.close();
      await gateway.close();
    });

    /** Runs a verb, through the proxy unless told otherwise. @returns its output */
    async function run(args: readonly string[], env = variables()): Promise<Said> {
      const { ended, output } = processes.start(args, env);
      await ended;
      return JSON.parse(output()) as Said;
    }

    /** Makes a site live that can go one version back. */
    async function goLive() {
      await run(['init']);
      await run(['publish', ...dists]);
      await run(['promote', 'host@1.0.0', 'home@1.0.0', '--site', siteFile, '--quick']);
      expect(await run(['promote', 'home@1.1.0', '--quick'])).toMatchObject({ ok: true, generation: 2 });
    }

    describe('on a good day', () => {
      storeContract('a bucket', () => s3Store(newPlace()));

      it('keeps what was created first', async () => {
        await run(['init']);
        expect(await run(['doctor'])).toMatchObject({ ok: true });
      });
    });

    describe('through a network that spoils 15 % of the requests', () => {
      beforeEach(() => proxy.setFaults(randomFaults(0.15)));

      storeContract('a bucket', () => s3Store(newPlace()));

      it('keeps every change of several processes, each once', async () => {
        await expectAllKept(newPlace(), 4, 5);
      });
    });

    it('is served while the bucket hangs, after a restart too, and followed when it is back', async () => {
      await goLive();
      const cache = ['--cache', mkdtempSync(path.join(folder, 'cache-'))];
      let server = await processes.serve(cache, variables());
      const state = async () =>
        ((await (await fetch(`${server.address}/release/health`)).json()) as Said)['state'];
      const page = async () => await (await fetch(`${server.address}/home`)).text();
      expect(await state()).toBe('fresh');
      proxy.setFaults(() => 'hung');
      await run(['promote', 'home@1.2.0', '--quick'], s3Variables(gateway.address));
      await until(async () => (await state()) === 'stale');
      expect(await page()).toContain('home 1.1.0');
      server.child.kill('SIGKILL');
      server = await processes.serve(cache, variables());
      expect(await state()).toBe('stale');
      expect(await page()).toContain('home 1.1.0');
      proxy.setFaults(() => undefined);
      await until(async () => (await state()) === 'fresh');
      expect(await page()).toContain('home 1.2.0');
    });

    it('ends every verb with code 7 and the remedy while it is away', async () => {
      await goLive();
      const before = await run(['status']);
      proxy.setFaults(() => 'refused');
      const verbs = [
        ['status'],
        ['log'],
        ['doctor'],
        ['render'],
        ['publish', ...dists],
        ['promote', 'home@1.2.0'],
        ['rollback', 'home', '--reason', 'test'],
        ['serve', '--port', '0', '--cache', path.join(folder, 'no-cache')],
        ['export', path.join(folder, 'www')],
      ];
      for (const args of verbs)
        expect(await run(args)).toMatchObject({
          exitCode: 7,
          changed: false,
          error: expect.stringMatching(
            /^Cannot \w+ s3:.* The service does not answer \(ECONNRESET\): check AWS_ENDPOINT_URL/,
          ),
        });
      proxy.setFaults(() => undefined);
      expect(await run(['status'])).toEqual(before);
    });

    it('is changed by each user only as far as release/local/bucket-policy.json allows', async () => {
      for (const user of ['catalogue', 'operator', 'server']) await gateway.addUser(user);
      const file = inRoot('release/local/bucket-policy.json');
      await makeBucket('my-bucket', readFileSync(file, 'utf8'));
      place = 's3://my-bucket/site';
      const as = (user: string) => s3Variables(gateway.address, user);
      const site = writeSite(folder, testSite({ remotes: ['catalogue', 'home'] }), 'policy.json');
      const other = { remotes: ['catalogue', 'home'], hosting: { name: 'Other', url: 'https://o.example' } };
      const moved = writeSite(folder, testSite(other), 'moved.json');
      const [first, second, third] = versions.map((version) =>
        writeDist(folder, remote('catalogue', version)),
      ) as [string, string, string];
      const [host, home1, home2] = dists as [string, string, string];
      const done = { ok: true, changed: true };
      const refused = (key: string) => ({
        exitCode: 7,
        changed: false,
        error: expect.stringMatching(
          new RegExp(`^Cannot write s3://my-bucket/site/${key}.*The service answers 403`),
        ),
      });
      const why = ['--reason', 'test'];
      const back = ['rollback', 'catalogue', ...why];
      const steps: readonly (readonly [string, readonly string[], Said])[] = [
        ['owner', ['init'], done],
        ['operator', ['doctor'], { ok: true }],
        ['owner', ['publish', host, home1], done],
        ['catalogue', ['publish', first], done],
        ['operator', ['promote', 'host@1.0.0', 'catalogue@1.0.0', 'home@1.0.0', '--site', site], done],
        ['catalogue', ['publish', second], done],
        ['operator', ['promote', 'catalogue@1.1.0'], done],
        ['catalogue', ['publish', third], done],
        ['operator', ['promote', 'catalogue@1.2.0'], done],
        ['operator', back, done],
        ['operator', ['configure', moved, ...why], done],
        ['operator', ['preview', 'catalogue@1.2.0'], done],
        ['catalogue', ['preview', 'catalogue@1.0.0'], done],
        ['operator', ['retire', 'catalogue', ...why], done],
        ['operator', back, done],
        ['server', ['status'], { ok: true }],
        ['server', ['log'], { ok: true }],
        ['server', ['export', path.join(folder, 'exported')], done],
        ['owner', ['gc', '--delete'], { ok: true }],
        ['catalogue', ['publish', home2], refused('releases/home/1.1.0/')],
        ['operator', ['publish', home2], refused('releases/home/1.1.0/')],
        ['catalogue', ['promote', 'catalogue@1.0.0'], refused('pages/')],
        ['catalogue', back, refused('envs/local/generations/')],
        ['server', back, refused('envs/local/generations/')],
        ['server', ['publish', home2], refused('releases/home/1.1.0/')],
        ['catalogue', ['configure', site, ...why], refused('envs/local/site-config/')],
        ['catalogue', ['preview', 'home@1.0.0'], refused('previews/home-1-0-0-')],
        ['server', ['preview', 'catalogue@1.2.0'], refused('previews/catalogue-1-2-0-')],
        ['catalogue', ['retire', 'catalogue', ...why], refused('pages/')],
      ];
      for (const [user, args, expected] of steps)
        expect([user, args, await run(args, as(user))]).toEqual([
          user,
          args,
          expect.objectContaining(expected),
        ]);
      const kept = [generationKey('local', 1), releaseRecordKey('catalogue', '1.2.0'), 'pages/sets/a'];
      for (const user of ['catalogue', 'operator', 'server', 'owner']) {
        Object.assign(process.env, as(user));
        for (const key of user === 'owner' ? kept.slice(0, 1) : kept)
          await expect(s3Store(place).remove(key)).rejects.toThrow('The service answers 403');
      }
      // Keys that may write below a prefix may not always delete there, or the other way round.
      Object.assign(process.env, as('operator'));
      await s3Store(place).create('tmp/a', '');
      await s3Store(place).remove('tmp/a');
      Object.assign(process.env, as('owner'));
      // Some are of pages that nobody shows any more.
      for (const page of await s3Store(place).list(pageContentsKey))
        await s3Store(place).remove(`${pageContentsKey}/${page}`);
      expect(await run(['render'], as('catalogue'))).toMatchObject(refused('pages/'));
      expect(await run(['render'], as('operator'))).toMatchObject({ ok: true, changed: true });
      // As a killed publish leaves it.
      await s3Store(place).remove('releases/home/1.0.0/page.js.br');
      const change = ['configure', site, ...why];
      expect(await run(change, as('operator'))).toMatchObject({ exitCode: 10, changed: true });
      expect(await run(['publish', home1], as('owner'))).toMatchObject({ ok: true });
      expect(await run(change, as('operator'))).toMatchObject({ ok: true, changed: false });
      Object.assign(process.env, variables());
      const cache = ['--cache', mkdtempSync(path.join(folder, 'cache-'))];
      const { address } = await processes.serve(cache, as('server'));
      expect(await (await fetch(`${address}/catalogue`)).text()).toContain('catalogue 1.1.0');
    });

    it.each([
      { verb: 'publish', args: [writeDist(folder, home('1.3.0'))], live: [2, '1.1.0'] },
      { verb: 'promote', args: ['home@1.2.0', '--quick'], live: [3, '1.2.0'] },
      { verb: 'rollback', args: ['home@1.0.0', '--reason', 'test', '--quick'], live: [3, '1.0.0'] },
    ])(
      'finishes a $verb when it is repeated, after a bucket that refused in the middle',
      async ({ verb, args, live }) => {
        await goLive();
        let said: Said = {};
        for (const [requests, code, text] of refusals) {
          let left = requests;
          const command = processes.start([verb, ...args], variables());
          proxy.setFaults(() => {
            left -= 1;
            return left >= 0 ? undefined : { status: 403, code };
          });
          await command.ended;
          said = JSON.parse(command.output()) as Said;
          if (said['ok'] === true) break;
          expect(said).toMatchObject({
            // 10: the change is live, what follows it failed.
            exitCode: requests < 24 ? 7 : expect.any(Number),
            // An answer to HEAD has no body.
            error: expect.stringMatching(`${text}|403 Unknown`),
          });
        }
        proxy.setFaults(() => undefined);
        expect(said).toMatchObject({ ok: true });
        const { n, state } = (await run(['status'])) as { n: number; state: GenerationState };
        expect([n, state.packages['home']?.active.version]).toEqual(live);
      },
    );
  },
);
