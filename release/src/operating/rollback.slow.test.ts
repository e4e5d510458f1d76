import { describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { Generation } from '../model/generation.js';
import { directoryStore } from '../store/directory-store.js';
import type { Store } from '../store/store.js';
import { killedStore } from '../testing/killed-store.js';
import { builtHost, builtRemote, writeDist } from '../testing/release-factory.js';
import { testSite, writeSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';
import { openEnvironment } from './environment.js';
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
  return { ...openOperator({ store }), store };
}

/** Rolls back in a store that does something else at some moment. */
const rollBackIn = (store: Store, name = 'shop', version?: string) =>
  rollBack(openEnvironment({ store, env: 'local' }), { name, version, reason });

const versionOf = async (operator: Operator) => (await operator.state()).packages['shop']?.active.version;

const isRollback = ({ did }: Generation) => did.some(({ kind }) => kind.startsWith('rollback'));

/** The generation and the cache of the newest generation. */
const moments = [0, 1].flatMap((writes) => [[writes, false] as const, [writes, true] as const]);

it.each(moments)(
  'a rollback that is killed at its write %d (done: %s) and repeated leads to the version that it names',
  async (writes, isDone) => {
    const operator = await live();
    await rollBackIn(killedStore(directoryStore(operator.store), writes, isDone), 'shop', '1.1.0').catch(
      () => {},
    );
    await operator.rollBack({ name: 'shop', version: '1.1.0', reason });
    expect(await versionOf(operator)).toBe('1.1.0');
    expect(await operator.rollBack({ name: 'shop', version: '1.1.0', reason })).toMatchObject({
      changed: false,
    });
  },
);

it('without a version, each rollback goes one further back; with one, over several', async () => {
  const operator = await live();
  for (const version of ['1.1.0', '1.0.0']) {
    expect(await operator.rollBack({ name: 'shop', reason })).toMatchObject({ did: [{ to: version }] });
  }
  const other = await live();
  expect(await other.rollBack({ name: 'shop', version: '1.0.0', reason })).toMatchObject({
    did: [{ from: '1.2.0', to: '1.0.0' }],
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
