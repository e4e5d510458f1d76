import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  copyBack,
  damagedStore,
  formsOf,
  makeWholeStore,
  shop,
  type WholeStore,
} from '../testing/damaged-store.js';
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

/** Everything but the compressed forms, which the settling of the next change makes. */
const textsOf = (folder: string) =>
  new Map([...filesOf(folder)].filter(([name]) => !/\.(br|gz)$/.test(name)));

describe('a backup that is copied back', () => {
  it.each([
    {
      lost: [
        script,
        'releases/shop/1.0.0',
        'envs/local/generations/00000002.json',
        'envs/local/generations/00000004.json',
        'envs/local/site-config',
      ],
      altered: ['releases/home/1.1.0/release.json', 'assets/10056789abcdef01234567.svg'],
    },
    { lost: ['envs'] },
    { lost: ['envs/local/current.json', 'envs/local/generations/00000004.json'] },
  ])('restores what is damaged: %j', async (damage) => {
    const { operator, storeFolder } = damagedStore(whole, damage);
    const { problems } = await operator.status();
    for (const { command } of problems)
      expect(command?.replace(/ {2}#.*/, '')).toBe(`rsync -a --checksum BACKUP_STORE/ ${storeFolder}/`);
    copyBack(whole, storeFolder);
    expect((await operator.status()).problems).toEqual([]);
    expect(textsOf(storeFolder)).toEqual(textsOf(whole.storeFolder));
  });
});

describe('render', () => {
  it('changes nothing in an intact store', async () => {
    const { operator, storeFolder } = damagedStore(whole, {});
    expect(await operator.render()).toBe(0);
    expect(filesOf(storeFolder)).toEqual(filesOf(whole.storeFolder));
  });

  it('draws pages that are lost or altered, as `status` says', async () => {
    const { operator, storeFolder } = damagedStore(whole, { lost: ['pages'] });
    const { problems } = await operator.status();
    expect(problems.map(({ command }) => command)).toContain(
      `npm run release -- render --store ${storeFolder}`,
    );
    expect(await operator.render()).toBeGreaterThan(0);
    expect((await operator.status()).problems).toEqual([]);
    const before = filesOf(whole.storeFolder);
    for (const [name, bytes] of filesOf(storeFolder))
      if (/^pages\/content\/\w+$/.test(name)) expect(before.get(name)).toEqual(bytes);
  });

  it('is refused where a release is damaged that it needs', async () => {
    const { operator } = damagedStore(whole, {
      lost: ['pages', 'releases/shop/1.1.0/node/page.cjs'],
    });
    await expect(operator.render()).rejects.toMatchObject({ reason: 'integrity' });
  });
});

it('a release that is damaged is not promoted, and another remote can be rolled back meanwhile', async () => {
  const { operator } = damagedStore(whole, { lost: formsOf(script) });
  await expect(operator.promote({ targets: ['shop@1.1.0'] })).rejects.toMatchObject({ reason: 'integrity' });
  await expect(operator.rollBack({ name: 'home', reason: 'x' })).resolves.toMatchObject({ changed: true });
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
