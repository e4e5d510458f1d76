import { describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { Generation } from '../model/generation.js';
import { pageRenderer } from '../rendering/page-renderer.js';
import { openChain } from '../store/chain.js';
import { directoryStore } from '../store/directory-store.js';
import type { Store } from '../store/store.js';
import { killed, killedStore } from '../testing/killed-store.js';
import { builtHost, builtRemote, writeDist } from '../testing/release-factory.js';
import { openRollbackOperator } from '../testing/rollback-operator.js';
import { testSite, writeSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';
import type { ChangeResult } from './change-result.js';
import { openOperator, type Operator } from './operator.js';
import { rollBack } from './rollback.js';

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

async function live() {
  const { folder, storeFolder } = await (whole ??= makeSite());
  const store = mkdtempSync(path.join(folder, 'copy-'));
  cpSync(storeFolder, store, { recursive: true });
  return { ...openRollbackOperator({ store }), store, whole: openOperator({ store }) };
}

/** Rolls back in a store that does something else at some moment. */
const rollBackIn = (store: Store, name = 'shop') =>
  rollBack(
    { store, chain: openChain(store, 'local'), renderer: async () => pageRenderer(store), actor: 'test' },
    { name, reason },
    async (result) => result,
  );

/** A rollback that is killed while visitors have it and its pages are compressed. @returns its result until then */
async function killedLater(operator: Operator, name: string): Promise<ChangeResult> {
  let seen: ChangeResult | undefined;
  const follow = async (result: ChangeResult) => {
    seen = result;
    throw killed;
  };
  await expect(operator.rollBack({ name, reason }, follow)).rejects.toBe(killed);
  if (!seen) throw new Error('It was not rolled back');
  return seen;
}

async function versionOf(operator: Pick<Operator, 'status'>) {
  return (await operator.status()).state.packages['shop']?.active.version;
}

const isRollback = ({ did }: Generation) => did.some(({ kind }) => kind.startsWith('rollback'));

/** The generation and the cache of the newest generation; last, the note that it has ended. */
const moments = [0, 1, 2].flatMap((writes) => [[writes, false] as const, [writes, true] as const]);

describe('a rollback that is repeated after a kill', () => {
  it.each(moments.slice(0, -1))('at its write %d (done: %s) rolls back once', async (writes, isDone) => {
    const operator = await live();
    await rollBackIn(killedStore(directoryStore(operator.store), writes, isDone)).catch(() => {});
    await killedLater(operator.whole, 'shop');
    expect(await versionOf(operator)).toBe('1.1.0');
  });

  it('says which generation did it, and rolls back further when run once more', async () => {
    const operator = await live();
    const { generation } = await killedLater(operator.whole, 'shop');
    await operator.promote({ targets: ['home@1.1.0'] });
    const repeated = await operator.rollBack({ name: 'shop', reason });
    expect(repeated).toMatchObject({ changed: false, doneIn: generation });
    expect(await operator.rollBack({ name: 'shop', reason })).toMatchObject({ changed: true });
    expect(await versionOf(operator)).toBe('1.0.0');
  });

  it('does not undo what was promoted since, but does when it is repeated', async () => {
    const operator = await live();
    await killedLater(operator.whole, 'shop');
    await operator.promote({ targets: ['shop@1.2.0'] });
    await expect(operator.rollBack({ name: 'shop', reason })).rejects.toMatchObject({ reason: 'conflict' });
    expect(await versionOf(operator)).toBe('1.2.0');
    expect(await operator.rollBack({ name: 'shop', reason })).toMatchObject({ changed: true });
    expect(await operator.rollBack({ name: 'shop', reason })).toMatchObject({ changed: true });
    expect(await versionOf(operator)).toBe('1.0.0');
  });

  it('rolls the configuration back once, and does not mistake the rollback of a package for its own', async () => {
    const operator = await live();
    await killedLater(operator.whole, 'shop');
    expect(await killedLater(operator.whole, 'configuration')).toMatchObject({ changed: true });
    const once = (await operator.status()).state.siteConfig;
    expect(await operator.rollBack({ name: 'configuration', reason })).toMatchObject({ changed: false });
    expect((await operator.status()).state.siteConfig).toBe(once);
  });

  it('brings a retired package back, and goes no further', async () => {
    const operator = await live();
    await operator.retire({ name: 'shop', reason });
    await killedLater(operator.whole, 'shop');
    expect(await operator.rollBack({ name: 'shop', reason })).toMatchObject({ changed: false });
    expect(await versionOf(operator)).toBe('1.2.0');
  });
});

describe('two rollbacks at the same time', () => {
  it.each(['shop', 'configuration'])(
    'of the %s: the one that had read what was live before fails',
    async (name) => {
      const operator = await live();
      const directory = directoryStore(operator.store);
      let isFirst = true;
      const create: Store['create'] = async (key, bytes) => {
        const wasFirst = isFirst;
        isFirst = false;
        if (wasFirst) await operator.rollBack({ name, reason });
        return await directory.create(key, bytes);
      };
      await expect(rollBackIn({ ...directory, create }, name)).rejects.toMatchObject({ reason: 'conflict' });
      expect((await operator.log()).generations.filter(isRollback)).toHaveLength(1);
    },
  );
});
