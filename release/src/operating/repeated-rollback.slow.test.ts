import { describe, expect, it } from '@jest/globals';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Generation } from '../model/generation.js';
import { pageRenderer } from '../rendering/page-renderer.js';
import { openChain } from '../store/chain.js';
import { directoryStore } from '../store/directory-store.js';
import type { Store } from '../store/store.js';
import { killedStore } from '../testing/killed-store.js';
import { builtHost, builtRemote, writeDist } from '../testing/release-factory.js';
import { testSite, writeSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';
import type { Environment } from './environment.js';
import { openRollbackOperator } from '../testing/rollback-operator.js';
import { promote } from './promote.js';
import { startRollback } from './rollback.js';

const parent = temporaryFolder();
const reason = 'broken';

const shop = (version: string) => builtRemote({ name: 'shop', version });
const home = (version: string) => builtRemote({ name: 'home', version });

let whole: Promise<TestOperator> | undefined;

/** A site with three versions of the shop and three configurations. */
async function makeSite() {
  const operator = await openTestOperator(parent);
  await operator.release(builtHost({ version: '1.0.0' }), home('1.0.0'), shop('1.0.0'));
  for (const name of ['Second', 'Third']) {
    const site = testSite({ company: { ...testSite().company, name } });
    await operator.configure(writeSite(operator.folder, site, `${name}.json`));
  }
  await operator.publish(['1.1.0', '1.2.0'].map((version) => writeDist(operator.folder, shop(version))));
  await operator.publish([writeDist(operator.folder, home('1.1.0'))]);
  for (const version of ['1.1.0', '1.2.0']) await operator.promote({ targets: [`shop@${version}`] });
  return operator;
}

/** A copy of the site for each test. */
async function live(): Promise<TestOperator> {
  const { folder, storeFolder } = await (whole ??= makeSite());
  const copy = mkdtempSync(path.join(folder, 'copy-'));
  cpSync(storeFolder, copy, { recursive: true });
  return { ...openRollbackOperator({ store: copy }), folder, storeFolder: copy, release: async () => {} };
}

const environmentOf = (store: Store): Environment => ({
  store,
  chain: openChain(store, 'local'),
  renderer: pageRenderer(store),
  actor: 'test',
});

/** Runs a rollback that is killed at one of its writes. */
async function killedRollback(operator: TestOperator, name: string, [writes, isDone]: Moment) {
  const store = killedStore(directoryStore(operator.storeFolder), writes, isDone);
  const rollback = async () => {
    const { end } = await startRollback(environmentOf(store), { name, reason });
    await end();
  };
  await rollback().catch(() => {});
}

async function versionOf(operator: TestOperator) {
  return (await operator.status()).state.remotes['shop']?.active.version;
}

const intentsOf = ({ storeFolder }: TestOperator) =>
  readdirSync(path.join(storeFolder, 'envs/local/intents'));

const isRollback = ({ did }: Generation) => did.some(({ kind }) => kind.startsWith('rollback'));

/** Does something else right before the first call of a function: what another operator does at that moment. */
function onFirst<Arguments extends readonly unknown[], Result>(
  work: (...given: Arguments) => Promise<Result>,
  before: () => Promise<unknown>,
) {
  let isFirst = true;
  return async (...given: Arguments): Promise<Result> => {
    const wasFirst = isFirst;
    isFirst = false;
    if (wasFirst) await before();
    return await work(...given);
  };
}

type Moment = readonly [writes: number, isDone: boolean];

/** Its intent, the generation and the cache of the newest generation; last, the intent is removed. */
const moments: readonly Moment[] = [
  [0, false],
  [0, true],
  [1, false],
  [1, true],
  [2, false],
  [2, true],
  [3, false],
];

describe('a rollback that is repeated after a kill', () => {
  it.each(moments)('at its write %d (done: %s) rolls back once', async (...moment) => {
    const operator = await live();
    await killedRollback(operator, 'shop', moment);
    const { end } = await operator.startRollback({ name: 'shop', reason });
    expect(await versionOf(operator)).toBe('1.1.0');
    await end();
    await operator.rollBack({ name: 'shop', reason });
    expect(await versionOf(operator)).toBe('1.0.0');
  });

  it('says which generation did it, and rolls back further when run once more', async () => {
    const operator = await live();
    // Killed between commit and end: the intent is written, then the generation.
    const { result } = await operator.startRollback({ name: 'shop', reason });
    const repeated = await operator.startRollback({ name: 'shop', reason });
    expect(repeated.result).toMatchObject({ changed: false, doneIn: result.generation });
    await repeated.end();
    expect(await operator.rollBack({ name: 'shop', reason })).toMatchObject({ changed: true });
    expect(await versionOf(operator)).toBe('1.0.0');
  });

  it.each(['', '{"schema":1', 'folder'])(
    'recognises its own intent although that is damaged: %j',
    async (bytes) => {
      const operator = await live();
      const { result } = await operator.startRollback({ name: 'shop', reason });
      const [intent = ''] = intentsOf(operator);
      const file = path.join(operator.storeFolder, 'envs/local/intents', intent);
      rmSync(file);
      if (bytes === 'folder') mkdirSync(file);
      else writeFileSync(file, bytes);
      const repeated = await operator.startRollback({ name: 'shop', reason });
      expect(repeated.result).toMatchObject({ changed: false, doneIn: result.generation });
      await repeated.end();
      expect(intentsOf(operator)).toEqual([]);
    },
  );

  it('ignores a damaged intent that was never committed', async () => {
    const operator = await live();
    const folder = path.join(operator.storeFolder, 'envs/local/intents');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'other.json'), 'damaged');
    await operator.rollBack({ name: 'shop', reason });
    expect(await versionOf(operator)).toBe('1.1.0');
    expect(intentsOf(operator)).toEqual([]);
  });

  it('is recognised although another package was changed meanwhile', async () => {
    const operator = await live();
    await operator.startRollback({ name: 'shop', reason });
    await operator.promote({ targets: ['home@1.1.0'] });
    expect((await operator.startRollback({ name: 'shop', reason })).result).toMatchObject({ changed: false });
    expect(await versionOf(operator)).toBe('1.1.0');
  });

  it('rolls back again once the package has changed', async () => {
    const operator = await live();
    await operator.startRollback({ name: 'shop', reason });
    await operator.promote({ targets: ['shop@1.2.0'] });
    expect((await operator.startRollback({ name: 'shop', reason })).result).toMatchObject({ changed: true });
    expect(await versionOf(operator)).toBe('1.1.0');
  });

  it('does not mistake the rollback of another package for its own', async () => {
    const operator = await live();
    await operator.startRollback({ name: 'shop', reason });
    await operator.promote({ targets: ['home@1.1.0'] });
    expect((await operator.startRollback({ name: 'home', reason })).result).toMatchObject({ changed: true });
  });

  it('rolls the configuration back once', async () => {
    const operator = await live();
    await operator.startRollback({ name: 'configuration', reason });
    const once = (await operator.status()).state.siteConfig;
    const repeated = await operator.startRollback({ name: 'configuration', reason });
    expect(repeated.result).toMatchObject({ changed: false });
    expect((await operator.status()).state.siteConfig).toBe(once);
    await repeated.end();
    await operator.rollBack({ name: 'configuration', reason });
    expect((await operator.status()).state.siteConfig).not.toBe(once);
  });

  it('brings a retired package back, and goes no further', async () => {
    const operator = await live();
    await operator.retire({ name: 'shop', reason });
    await operator.startRollback({ name: 'shop', reason });
    expect((await operator.startRollback({ name: 'shop', reason })).result.changed).toBe(false);
    expect(await versionOf(operator)).toBe('1.2.0');
  });

  it('leaves no trace when it is refused', async () => {
    const operator = await live();
    await expect(operator.rollBack({ name: 'home', reason })).rejects.toMatchObject({ reason: 'noTarget' });
    expect(intentsOf(operator)).toEqual([]);
  });

  it('rolls back one step when two operators roll back at once: one gets a conflict, or is told that it is done', async () => {
    const operator = await live();
    const both = await Promise.allSettled(
      [1, 2].map(async () => await operator.startRollback({ name: 'shop', reason })),
    );
    const changed = both.filter((one) => one.status === 'fulfilled' && one.value.result.changed);
    expect(changed).toHaveLength(1);
    expect(await versionOf(operator)).toBe('1.1.0');
  });

  it.each(['shop', 'configuration'])(
    'causes a conflict if another operator rolls %s back after it has read what is live',
    async (name) => {
      const operator = await live();
      const directory = directoryStore(operator.storeFolder);
      const create = onFirst(directory.create, () => operator.rollBack({ name, reason }));
      await expect(
        startRollback(environmentOf({ ...directory, create }), { name, reason }),
      ).rejects.toMatchObject({ reason: 'conflict' });
      expect((await operator.log()).generations.filter(isRollback)).toHaveLength(1);
      expect(intentsOf(operator)).toEqual([]);
    },
  );

  it('leaves the intent of a rollback that is committed while it looks for unfinished ones', async () => {
    const operator = await live();
    const directory = directoryStore(operator.storeFolder);
    const list = onFirst(directory.list, () => operator.startRollback({ name: 'shop', reason }));
    const { result } = await startRollback(environmentOf({ ...directory, list }), { name: 'shop', reason });
    expect(result).toMatchObject({ changed: false, doneIn: result.generation });
    expect(intentsOf(operator)).toHaveLength(1);
  });

  it('leaves the intent of a later rollback when it ends', async () => {
    const operator = await live();
    const first = await operator.startRollback({ name: 'shop', reason });
    await operator.promote({ targets: ['shop@1.2.0'] });
    const second = await operator.startRollback({ name: 'shop', reason });
    await first.end();
    const repeated = await operator.startRollback({ name: 'shop', reason });
    expect(repeated.result).toMatchObject({ changed: false, doneIn: second.result.generation });
  });

  it('causes a conflict for a promote that began before it', async () => {
    const operator = await live();
    const directory = directoryStore(operator.storeFolder);
    const create = onFirst(directory.create, () => operator.rollBack({ name: 'configuration', reason }));
    const siteFile = writeSite(operator.folder, testSite(), 'again.json');
    await expect(
      promote(environmentOf({ ...directory, create }), { targets: [], siteFile }),
    ).rejects.toMatchObject({ reason: 'conflict' });
  });
});
