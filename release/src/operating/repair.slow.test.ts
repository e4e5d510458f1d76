import { beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  chmodSync,
} from 'node:fs';
import path from 'node:path';
import { otherStore } from '../store/repair-command.js';
import { copyPlace, damageShop, makeDamagePlace, type DamagePlace } from '../testing/damage-store.js';
import { writeDist } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openRollbackOperator } from '../testing/rollback-operator.js';

const parent = temporaryFolder();
let whole: DamagePlace;

beforeAll(async () => {
  whole = await makeDamagePlace(parent);
});

function damagedPlace(...keys: readonly string[]) {
  const place = copyPlace(whole, parent);
  for (const key of keys) rmSync(path.join(place.storeFolder, key), { recursive: true });
  return {
    ...place,
    operator: openRollbackOperator({ store: place.storeFolder }),
    backup: path.join(place.folder, otherStore),
  };
}

/** One digest of all names and bytes of a store. */
function digestOf({ storeFolder }: DamagePlace): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(storeFolder, { recursive: true }).map(String).sort()) {
    const file = path.join(storeFolder, name);
    hash.update(`${name}\n`);
    if (statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

const script = 'releases/shop/1.1.0/page.js';
const siblings = [`${script}.br`, `${script}.gz`];

describe('repair', () => {
  it('changes nothing in an intact store', async () => {
    const place = damagedPlace();
    const before = digestOf(place);
    expect(await place.operator.repair()).toMatchObject({ changed: false, mended: [], problems: [] });
    expect(digestOf(place)).toBe(before);
  });

  it('says with --dry-run what it would do, and changes nothing', async () => {
    const place = damagedPlace(script, 'pages', 'envs/local/current.json', 'store.json');
    const before = digestOf(place);
    const rehearsed = await place.operator.repair({ isDryRun: true });
    expect(digestOf(place)).toBe(before);
    const done = await place.operator.repair();
    expect([...rehearsed.mended].sort()).toEqual([...done.mended].sort());
    expect(done.problems).toEqual([]);
  });

  it('restores the same bytes as before, whether rendered, recovered or rebuilt', async () => {
    const place = damagedPlace(
      script,
      'envs/local/current.json',
      'envs/local/generations/00000002.json',
      'pages',
    );
    const result = await place.operator.repair({ from: [place.backup] });
    expect(result.problems).toEqual([]);
    const names = (store: string) => readdirSync(store, { recursive: true }).map(String).sort();
    const files = names(place.backup).filter((name) => statSync(path.join(place.backup, name)).isFile());
    const others = files.filter((name) => {
      const mended = path.join(place.storeFolder, name);
      return (
        !statSync(mended, { throwIfNoEntry: false }) ||
        !readFileSync(mended).equals(readFileSync(path.join(place.backup, name)))
      );
    });
    // Page sets of older generations are not made again.
    expect(others.filter((name) => !name.startsWith('pages/'))).toEqual([]);
    expect((await place.operator.status()).problems).toEqual([]);
  });

  it('completes what a killed run began', async () => {
    const place = damagedPlace(script, ...siblings, 'releases/home/1.1.0/page.js', 'pages');
    const half = await place.operator.repair();
    expect(half.problems.map(({ key }) => key)).toContain(script);
    const { problems } = await place.operator.repair({ from: [place.backup] });
    expect(problems).toEqual([]);
  });

  it('uses no bytes with another digest', async () => {
    const place = damagedPlace(script, ...siblings);
    writeFileSync(path.join(place.backup, 'wrong'), '');
    chmodSync(path.join(place.backup, script), 0o644);
    writeFileSync(path.join(place.backup, script), '/* wrong */');
    for (const sibling of siblings) rmSync(path.join(place.backup, sibling));
    const { problems } = await place.operator.repair({ from: [place.backup] });
    expect(problems.map(({ key }) => key).sort()).toEqual([script, ...siblings]);
    expect(problems[0]?.command).toContain('--from remote-shop/dist/1.1.0');
  });

  it('restores the files of a release from its build folder', async () => {
    const place = damagedPlace('releases/shop/1.1.0', 'assets');
    const { problems } = await place.operator.repair({
      from: ['remote-shop/dist/1.1.0', 'remote-shop/dist/1.0.0'].map((dist) => path.join(place.folder, dist)),
    });
    expect(problems).toEqual([]);
  });

  it('restores a site configuration from its original file', async () => {
    const configurations = 'envs/local/site-config';
    const place = damagedPlace('envs/local/current.json', configurations);
    const left = await place.operator.repair();
    expect(left.problems[0]?.text).toContain('The site configuration');
    const { problems } = await place.operator.repair({ from: [path.join(place.folder, 'site.json')] });
    expect(problems).toEqual([]);
  });

  it('restores the newest generation that a server saw, from another store', async () => {
    const newest = 'envs/local/generations/00000004.json';
    const place = damagedPlace();
    const head = createHash('sha256')
      .update(readFileSync(path.join(place.storeFolder, newest)))
      .digest('hex');
    for (const key of [newest, 'envs/local/current.json']) rmSync(path.join(place.storeFolder, key));
    await place.operator.repair({ from: [place.backup] });
    expect((await place.operator.status()).n).toBe(3);
    await place.operator.repair({ from: [place.backup], head });
    expect(await place.operator.status()).toMatchObject({ n: 4, problems: [] });
  });

  it('begins a new chain if the old one cannot be repaired and --new-chain is given', async () => {
    const place = damagedPlace('envs/local/generations/00000003.json');
    expect((await place.operator.repair()).problems.map(({ key }) => key)).toEqual([
      'envs/local/generations/00000003.json',
    ]);
    expect((await place.operator.repair({ isNewChain: true })).problems).toEqual([]);
    const { n, state } = await place.operator.status();
    expect([n, state.remotes['shop']?.active.version]).toEqual([1, '1.1.0']);
    expect(readdirSync(path.join(place.storeFolder, 'envs/local/set-aside'))).toHaveLength(1);
  });

  it('removes half-written files of killed commands, not those of running ones', async () => {
    const place = damagedPlace();
    const folder = path.join(place.storeFolder, 'tmp');
    mkdirSync(folder, { recursive: true });
    for (const name of ['old', 'new']) writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, 'old'), 0, 0);
    expect(await place.operator.repair()).toMatchObject({ leftovers: 1, changed: true });
    expect(readdirSync(folder)).toEqual(['new']);
  });
});

describe('a record that cannot be read', () => {
  const damage = ({ storeFolder }: DamagePlace, key: string) => {
    rmSync(path.join(storeFolder, key));
    writeFileSync(path.join(storeFolder, key), '{');
  };

  it('is repaired by the command that publish and promote name, although it was never live', async () => {
    const place = damagedPlace();
    const folder = writeDist(place.folder, damageShop('2.0.0'));
    await place.operator.publish([folder]);
    damage(place, 'releases/shop/2.0.0/release.json');
    const refusals = [place.operator.publish([folder]), place.operator.promote({ targets: ['shop@2.0.0'] })];
    for (const refusal of refusals)
      await expect(refusal).rejects.toMatchObject({
        reason: 'integrity',
        message: expect.stringMatching(
          /is not JSON\. Run: \S.* repair .* --from remote-shop\/dist\/2\.0\.0$/,
        ),
      });
    expect(await place.operator.repair({ from: [folder] })).toMatchObject({ problems: [] });
    expect(await place.operator.promote({ targets: ['shop@2.0.0'] })).toMatchObject({ changed: true });
  });

  it('of an old host does not prevent publishing a remote', async () => {
    const place = damagedPlace();
    damage(place, 'releases/host/1.0.0/release.json');
    const folder = writeDist(place.folder, damageShop('2.0.0'));
    expect(await place.operator.publish([folder])).toMatchObject([{ changed: true }]);
  });
});

describe('publishing the same release again', () => {
  it('repairs what is damaged of it', async () => {
    const place = damagedPlace(script, 'assets/11056789abcdef01234567.svg', `${script}.gz`);
    const [result] = await place.operator.publish([writeDist(place.folder, damageShop('1.1.0'))]);
    expect(result).toMatchObject({ changed: true, mended: 3 });
    expect((await place.operator.status()).problems).toEqual([]);
    expect(await place.operator.publish([writeDist(place.folder, damageShop('1.1.0'))])).toMatchObject([
      { changed: false, mended: 0 },
    ]);
  });
});

describe('status and log', () => {
  it('say what is damaged, and that a rollback is not ready', async () => {
    const place = damagedPlace('releases/shop/1.0.0/page.js', 'envs/local/generations/00000002.json');
    for (const sibling of ['.br', '.gz'])
      rmSync(path.join(place.storeFolder, `releases/shop/1.0.0/page.js${sibling}`));
    const { rollbackReady, problems } = await place.operator.status();
    expect(rollbackReady).toMatchObject({ shop: false, home: true, host: true });
    const keys = problems.map(({ key }) => key);
    expect(keys).toContain('envs/local/generations/00000002.json');
    expect(keys).toContain('releases/shop/1.0.0/page.js');
    const log = await place.operator.log();
    expect(log.generations.map(({ n }) => n)).toEqual([4, 3, 1]);
    expect(log.problems).toHaveLength(1);
    await expect(place.operator.rollBack({ name: 'shop', reason: 'x' })).rejects.toMatchObject({
      reason: 'integrity',
    });
  });
});
