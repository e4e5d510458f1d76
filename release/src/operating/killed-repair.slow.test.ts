import { beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { directoryStore } from '../store/directory-store.js';
import { otherStore } from '../store/repair-command.js';
import { makeDamagePlace, type DamagePlace } from '../testing/damage-store.js';
import { killedStore } from '../testing/killed-store.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openOperator } from './operator.js';
import { repair, type RepairRequest } from './repair.js';

const parent = temporaryFolder();
let whole: DamagePlace;

beforeAll(async () => {
  whole = await makeDamagePlace(parent);
});

function damagedStore(...keys: readonly string[]): string {
  const store = mkdtempSync(path.join(parent, 'killed-'));
  cpSync(whole.storeFolder, store, { recursive: true });
  for (const key of keys) rmSync(path.join(store, key), { recursive: true });
  return store;
}

/** Repairs a store and is killed at one of its writes. @returns whether it came that far */
async function killedRepair(folder: string, request: RepairRequest, writes: number): Promise<boolean> {
  const store = killedStore(directoryStore(folder), writes);
  return await repair({ store, env: 'local', actor: 'test' }, request).then(
    () => false,
    () => true,
  );
}

describe('a repair that is killed at one of its writes, and repeated', () => {
  it('has repaired everything in the end', async () => {
    const from = [path.join(whole.folder, otherStore)];
    const [pageSet = ''] = readdirSync(path.join(whole.storeFolder, 'pages'));
    const lost = [
      'store.json',
      'envs/local/site-config',
      'envs/local/generations/00000003.json',
      'releases/shop/1.1.0/page.js',
      `pages/${pageSet}/page-set.json`,
    ];
    for (let writes = 0; writes < 50; writes += 2) {
      const store = damagedStore(...lost);
      const wasKilled = await killedRepair(store, { from }, writes);
      const operator = openOperator({ store });
      expect((await operator.repair({ from })).problems).toEqual([]);
      expect(await operator.status()).toMatchObject({ n: 4, problems: [] });
      rmSync(store, { recursive: true });
      if (!wasKilled) return;
    }
    throw new Error('It was killed each time');
  });

  it.each([1, 2, 3])('has begun a new chain with what was live: write %d', async (writes) => {
    const store = damagedStore('envs/local/generations/00000003.json');
    await killedRepair(store, { isNewChain: true }, writes);
    const operator = openOperator({ store });
    const { problems } = await operator.status();
    const request = problems.some(({ key }) => key === 'envs/local/generations') ? {} : { isNewChain: true };
    expect((await operator.repair(request)).problems).toEqual([]);
    const { n, state } = await operator.status();
    expect([n, state.remotes['shop']?.active.version]).toEqual([1, '1.1.0']);
  });
});
