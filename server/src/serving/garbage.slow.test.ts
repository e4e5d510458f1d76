import { beforeAll, describe, expect, it } from '@jest/globals';
import { serveSite } from './site-server.js';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { directoryStore } from 'release/store/directory-store';
import { filesIn } from 'release/testing/files-in';
import { killedStore } from 'release/testing/killed-store';
import { builtHost, builtRemote, writeDist } from 'release/testing/release-factory';
import { releaseProcesses } from 'release/testing/release-processes';
import { openOperator } from 'release/operating/operator';
import { testSite, writeSite } from 'release/testing/site-factory';
import { storedSets } from 'release/testing/stored-pages';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import { collectGarbage } from 'release/operating/garbage';

const parent = temporaryFolder();

const later = Date.now() + 40 * 86_400_000;

const gc = { isDeleting: true, nowMs: later, waitMs: 0 };

const picture = 'assets/10056789abcdef01234567.svg';
const ownPicture = 'assets/20056789abcdef01234567.svg';

const shop = (version: string, texts: Readonly<Record<string, string>> = { [picture]: '<svg/>' }) =>
  builtRemote({ name: 'shop', version }, texts);

/** Published release that is not live until a test promotes it. */
const unused = shop('9.0.0', { [picture]: '<svg/>', [ownPicture]: '<svg />' });

const named = (name: string) => testSite({ company: { ...testSite().company, name } });

let whole: TestOperator;

/** Three versions of the shop, then twelve configurations; a release that was never live, and the rest of a killed publish. */
beforeAll(async () => {
  whole = await openTestOperator(parent);
  await whole.release(builtHost({ version: '1.0.0' }), shop('1.0.0'));
  for (const version of ['1.1.0', '1.2.0']) await whole.release(shop(version));
  for (let n = 1; n <= 12; n += 1) {
    await whole.configure(writeSite(whole.folder, named(`Company ${n}`), `${n}.json`));
    await whole.settle({ isQuick: n < 12 });
  }
  await whole.publish([writeDist(whole.folder, unused)]);
  const killed = path.join(whole.storeFolder, 'releases/shop/8.0.0/node');
  mkdirSync(killed, { recursive: true });
  writeFileSync(path.join(killed, 'page.cjs'), '');
});

/** @param daysAgo age of its files */
function copyOfStore(daysAgo = 0) {
  const storeFolder = mkdtempSync(path.join(whole.folder, 'copy-'));
  cpSync(whole.storeFolder, storeFolder, { recursive: true });
  const changedAt = new Date(Date.now() - daysAgo * 86_400_000);
  for (const file of filesIn(storeFolder)) utimesSync(path.join(storeFolder, file), changedAt, changedAt);
  return { ...whole, ...openOperator({ store: storeFolder }), storeFolder };
}

const filesOf = ({ storeFolder }: Pick<TestOperator, 'storeFolder'>) => filesIn(storeFolder);

describe('gc', () => {
  it('lists what nobody needs, and deletes it only when it is told to', async () => {
    const operator = copyOfStore();
    const before = filesOf(operator);
    const listed = await operator.collectGarbage({ ...gc, isDeleting: false });
    expect(listed.releases).toEqual(['shop@9.0.0']);
    expect(listed.bytes).toBeGreaterThan(1000);
    expect(filesOf(operator)).toEqual(before);
    expect(await operator.collectGarbage(gc)).toEqual(listed);
    const after = filesOf(operator);
    expect(before.length - after.length).toBe(listed.files);
    expect(after.filter((name) => /^(?:assets|releases\/shop\/[89])/.test(name))).toEqual([
      ...['', '.br', '.gz'].map((suffix) => picture + suffix),
      'releases/shop/9.0.0/published.json',
    ]);
    expect(await operator.collectGarbage(gc)).toMatchObject({ files: 0 });
  });

  it('leaves the pages of what is live and of each rollback by one step; the others are rendered again', async () => {
    const operator = copyOfStore();
    await operator.collectGarbage(gc);
    // Two sets of the shop and two of the host: live, and with the configuration before. One of the shop's version before.
    expect(storedSets(operator.storeFolder).size).toBe(5);
    expect(await operator.render()).toBe(0);
    expect(await operator.rollBack({ name: 'shop', reason: 'x' })).toMatchObject({ pages: 0 });
    await operator.settle({ isQuick: true });
    for (const n of [11, 10, 9]) {
      expect(await operator.rollBack({ name: 'configuration', reason: 'x' })).toMatchObject({ pages: 0 });
      await operator.settle({ isQuick: true });
      const server = await serveSite({ ...operator.served, port: 0 });
      const page = await fetch(`http://localhost:${server.port}/shop`);
      expect(await page.text()).toContain(`Title of /shop | Company ${n}`);
      await server.close();
    }
    expect((await operator.status()).problems).toEqual([]);
  });

  it('deletes no release that was published in the last 30 days, and nothing of the last day', async () => {
    const found = await copyOfStore(20).collectGarbage({ isDeleting: false });
    expect(found.releases).toEqual([]);
    expect(found.pageSets).toBeGreaterThan(0);
    expect(await copyOfStore().collectGarbage({ isDeleting: false })).toMatchObject({ files: 0 });
  });

  it('keeps the pages of an open preview, and none of one that has ended; a damaged one stops nothing', async () => {
    const operator = copyOfStore();
    const open = (name: string, ttlMs: number) => operator.preview({ targets: ['shop@9.0.0'], name, ttlMs });
    const pagesOf = (name: string) =>
      filesIn(path.join(operator.storeFolder, 'previews', name)).filter((file) => file.startsWith('pages/'));
    await open('ended', 0);
    await open('damaged', 100 * 86_400_000);
    writeFileSync(path.join(operator.storeFolder, 'previews/damaged/generations/00000002.json'), '');
    expect((await operator.collectGarbage(gc)).releases).toContain('shop@9.0.0');
    expect([...pagesOf('ended'), ...pagesOf('damaged')]).toEqual([]);
    await operator.publish([writeDist(operator.folder, unused)]);
    await open('shown', 100 * 86_400_000);
    const pages = pagesOf('shown');
    expect((await operator.collectGarbage(gc)).releases).toEqual([]);
    expect([pages.length > 0, pagesOf('shown')]).toEqual([true, pages]);
  });

  it('does not free the number of a version for other bytes', async () => {
    const operator = copyOfStore();
    await operator.collectGarbage(gc);
    const other = writeDist(operator.folder, shop('9.0.0', { [picture]: '<svg/>', 'page.js': 'other' }));
    await expect(operator.publish([other])).rejects.toThrow('shop 9.0.0 is taken');
    await operator.publish([writeDist(operator.folder, unused)]);
    expect(await operator.promote({ targets: ['shop@9.0.0'] })).toMatchObject({ changed: true });
    expect((await operator.status()).problems).toEqual([]);
  });

  it('deletes the rest when it is killed and repeated', async () => {
    const expected = copyOfStore();
    await expected.collectGarbage(gc);
    for (const writes of [1, 3, 9, 20]) {
      const operator = copyOfStore();
      const store = directoryStore(operator.storeFolder);
      await collectGarbage({ store: killedStore(store, writes) }, gc).catch(() => {});
      expect((await operator.status()).problems).toEqual([]);
      await Promise.all([operator.collectGarbage(gc), collectGarbage({ store }, gc)]);
      expect(filesOf(operator)).toEqual(filesOf(expected));
    }
  });

  it.each(['envs/local/generations/00000002.json', 'releases/shop/1.1.0/release.json'])(
    'deletes nothing while %s is missing',
    async (key) => {
      const operator = copyOfStore();
      rmSync(path.join(operator.storeFolder, key));
      const before = filesOf(operator);
      await expect(operator.collectGarbage(gc)).rejects.toMatchObject({
        reason: 'integrity',
        message: expect.stringContaining('Nothing is deleted while something in local is damaged.'),
      });
      expect(filesOf(operator)).toEqual(before);
    },
  );
});

describe('environment remove', () => {
  it('takes an environment out of use; gc then deletes its pages, and its releases when no tab needs them', async () => {
    const operator = copyOfStore();
    const preview = openOperator({ store: operator.storeFolder, env: 'preview' });
    const whole = { from: 'local', siteFile: path.join(operator.folder, '12.json') };
    await preview.promote({ targets: ['shop@9.0.0'], ...whole });
    const server = await serveSite({ ...preview.served, port: 0 });
    const remove = () => operator.removeEnvironment({ name: 'preview', reason: 'seen' });
    expect(await remove()).toMatchObject({ changed: true, generation: 2 });
    expect(await remove()).toMatchObject({ changed: false });
    await pause(1500);
    expect((await fetch(`http://localhost:${server.port}/shop`)).status).toBe(503);
    await server.close();
    expect((await operator.status()).others).toEqual([]);
    const sets = storedSets(operator.storeFolder).size;
    const tomorrow = Date.now() + 2 * 86_400_000;
    const next = { isDeleting: true, waitMs: 0, nowMs: tomorrow };
    expect((await operator.collectGarbage(next)).releases).toEqual([]);
    expect(storedSets(operator.storeFolder).size).toBeLessThan(sets);
    expect((await operator.collectGarbage(gc)).releases).toEqual(['shop@9.0.0']);
    expect(await preview.promote({ targets: [], ...whole })).toMatchObject({ generation: 3 });
  });

  it.each([
    ['local', 'no more', 'local is the environment that commands change'],
    ['stranger', 'no more', 'There is no environment stranger.'],
    ['preview', ' ', 'environment remove needs a reason'],
  ])('refuses %s, reason %j', async (name, reason, message) => {
    await expect(copyOfStore().removeEnvironment({ name, reason })).rejects.toThrow(message);
  });
});

describe('processes of gc beside others', () => {
  let operator: TestOperator;
  const { run, serve } = releaseProcesses(() => operator);

  it('lose nothing that is published, promoted or served meanwhile', async () => {
    operator = copyOfStore(60);
    const { address } = await serve([]);
    const statuses = new Set<number>();
    const visitor = setInterval(() => {
      void fetch(`${address}/shop`).then(({ status }) => statuses.add(status));
    }, 50);
    const collecting = [run('gc', '--delete'), run('gc', '--delete')];
    const said: unknown[] = [];
    for (const version of ['2.0.0', '2.1.0', '2.2.0']) {
      said.push(await run('publish', writeDist(operator.folder, shop(version))));
      said.push(await run('promote', `shop@${version}`, '--quick'));
    }
    said.push(
      await run('rollback', 'configuration', '--reason', 'x', '--quick'),
      ...(await Promise.all(collecting)),
    );
    said.push(await run('gc', '--delete'));
    clearInterval(visitor);
    expect(said).toEqual(said.map(() => expect.objectContaining({ ok: true })));
    expect([...statuses]).toEqual([200]);
    expect((await operator.status()).problems).toEqual([]);
  }, 180_000);
});
