import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { damagedStore, formsOf, makeWholeStore, shop, type WholeStore } from '../testing/damaged-store.js';
import { filesIn } from '../testing/files-in.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

const parent = temporaryFolder();
let whole: WholeStore;

beforeAll(async () => {
  whole = await makeWholeStore(parent);
});

const script = 'releases/shop/1.1.0/page.js';

const filesOf = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(filesIn(folder).map((name) => [name, readFileSync(path.join(folder, name))]));

const configurations = () => readdirSync(path.join(whole.storeFolder, 'envs/local/site-config'));

describe('repair', () => {
  it('changes nothing in an intact store', async () => {
    const { operator, storeFolder } = damagedStore(whole, {});
    expect(await operator.repair(whole.storeFolder)).toMatchObject({
      changed: false,
      mended: [],
      problems: [],
    });
    expect(filesOf(storeFolder)).toEqual(filesOf(whole.storeFolder));
  });

  it('restores every file that is lost or altered from a whole copy', async () => {
    const { operator, storeFolder } = damagedStore(whole, {
      lost: [
        script,
        'releases/shop/1.0.0',
        'envs/local/generations/00000002.json',
        'envs/local/generations/00000004.json',
        ...configurations().map((name) => `envs/local/site-config/${name}`),
      ],
      altered: ['releases/home/1.1.0/release.json', 'assets/10056789abcdef01234567.svg'],
    });
    expect((await operator.status()).problems).not.toEqual([]);
    expect((await operator.repair(whole.storeFolder)).problems).toEqual([]);
    expect((await operator.status()).problems).toEqual([]);
    const [mended, before] = [filesOf(storeFolder), filesOf(whole.storeFolder)];
    // The settling of the next change compresses it again.
    const files = [...before].filter(([name]) => !/\.(br|gz)$/.test(name));
    for (const [name, bytes] of files) expect([name, mended.get(name)]).toEqual([name, bytes]);
  });

  it('restores a chain whose end, or whole, is lost', async () => {
    for (const lost of [
      ['envs'],
      [
        'envs/local/current.json',
        'envs/local/generations/00000004.json',
        'envs/local/generations/00000003.json',
      ],
    ]) {
      const { operator, storeFolder } = damagedStore(whole, { lost });
      expect((await operator.repair(whole.storeFolder)).problems).toEqual([]);
      const generations = (folder: string) => filesOf(path.join(folder, 'envs/local/generations'));
      expect(generations(storeFolder)).toEqual(generations(whole.storeFolder));
    }
  });

  it('restores the notes of finished rollbacks', async () => {
    const copy = damagedStore(whole, {});
    await copy.operator.rollBack({ name: 'shop', reason: 'broken' });
    const { operator, storeFolder } = damagedStore({ ...whole, ...copy }, { lost: ['envs'] });
    await operator.repair(copy.storeFolder);
    const notes = (folder: string) => filesOf(path.join(folder, 'envs/local/finished-rollbacks'));
    expect(notes(storeFolder)).toEqual(notes(copy.storeFolder));
  });

  it('renders pages again without a copy', async () => {
    const { operator, storeFolder } = damagedStore(whole, { lost: ['pages'] });
    expect((await operator.repair()).problems).toEqual([]);
    const before = filesOf(whole.storeFolder);
    for (const [name, bytes] of filesOf(storeFolder))
      if (/^pages\/content\/\w+$/.test(name)) expect(before.get(name)).toEqual(bytes);
  });

  it('uses no bytes with another digest, and names what is left and the command that repairs it', async () => {
    const { operator } = damagedStore(whole, { lost: formsOf(script) });
    const copy = damagedStore(whole, { altered: [script] });
    const { problems } = await operator.repair(copy.storeFolder);
    expect(problems.map(({ key }) => key)).toEqual([script]);
    expect(problems[0]?.command).toMatch(/^npm run release -- repair --store \S+ --from BACKUP_STORE$/);
    await expect(operator.rollBack({ name: 'home', reason: 'x' })).resolves.toMatchObject({ changed: true });
    await expect(operator.promote({ targets: ['shop@1.1.0'] })).rejects.toMatchObject({
      reason: 'integrity',
    });
  });

  it('refuses a folder that is not a store', async () => {
    const { operator } = damagedStore(whole, {});
    await expect(operator.repair(path.join(whole.folder, 'nowhere'))).rejects.toMatchObject({
      reason: 'usage',
    });
  });
});

describe('publishing the same release again', () => {
  it('repairs what is damaged of it', async () => {
    const { operator, publishAgain } = damagedStore(whole, {
      lost: [script],
      altered: ['assets/11056789abcdef01234567.svg'],
    });
    expect(await publishAgain(shop('1.1.0'))).toMatchObject([{ changed: true, mended: 2 }]);
    expect((await operator.status()).problems).toEqual([]);
  });
});

describe('status and log', () => {
  it('say what is damaged, and that a rollback is not ready', async () => {
    const { operator } = damagedStore(whole, {
      lost: ['releases/shop/1.0.0/page.js'],
      altered: ['envs/local/generations/00000003.json'],
    });
    const { rollbackReady, problems } = await operator.status();
    expect(rollbackReady).toMatchObject({ shop: false, home: true, host: true });
    const keys = problems.map(({ key }) => key);
    expect(keys).toEqual(['envs/local/generations/00000003.json', 'releases/shop/1.0.0/page.js']);
    expect((await operator.log()).generations.map(({ n }) => n)).toEqual([4, 2, 1]);
  });
});
