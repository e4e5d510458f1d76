import { describe, expect, it } from '@jest/globals';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { builtHost, builtRemote, route, writeDist, type BuiltPackage } from '../testing/release-factory.js';
import { testSite, writeSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';
import { openOperator } from './operator.js';

const folder = temporaryFolder();

const host = builtHost({ version: '1.0.0' });
const shop = builtRemote({ name: 'shop', version: '1.0.0' });

const dist = (operator: TestOperator, built: BuiltPackage = shop) => writeDist(operator.folder, built);

async function withHost() {
  const operator = await openTestOperator(folder);
  await operator.publish([dist(operator, host)]);
  return operator;
}

describe('init', () => {
  it('makes an empty folder a store, once', async () => {
    const operator = openOperator({ store: path.join(folder, 'new') });
    expect(await operator.init()).toBe(true);
    expect(await operator.init()).toBe(false);
  });

  it('leaves a folder with other files alone', async () => {
    const operator = openOperator({ store: path.dirname(writeDist(folder, host)) });
    await expect(operator.init()).rejects.toMatchObject({ reason: 'store' });
  });

  it('is needed before anything else', async () => {
    const operator = openOperator({ store: path.join(folder, 'none') });
    await expect(operator.status()).rejects.toThrow('is not a store. Make one with `init`');
  });
});

describe('check', () => {
  it('asks of a build what publishing asks, and writes nothing', async () => {
    const operator = await withHost();
    const folders = [dist(operator)];
    expect(await operator.check(folders, { isAlone: false })).toEqual([{ name: 'shop', version: '1.0.0' }]);
    expect(existsSync(path.join(operator.storeFolder, 'releases/shop'))).toBe(false);
    const newer = dist(operator, builtRemote({ name: 'shop', version: '2.0.0', contract: '^9.0.0' }));
    for (const isAlone of [false, true])
      await expect(operator.check([newer], { isAlone })).rejects.toThrow('shop 2.0.0 needs contract ^9.0.0');
    await operator.publish(folders);
    const changed = dist(operator, builtRemote({ name: 'shop', version: '1.0.0' }, { 'page.js': 'other' }));
    await expect(operator.check([changed], { isAlone: false })).rejects.toThrow('shop 1.0.0 is taken');
  });

  it('needs no store to compare a build with the contract, and refuses changed files', async () => {
    const operator = openOperator({ store: path.join(folder, 'none') });
    const built = writeDist(folder, shop);
    expect(await operator.check([built], { isAlone: true })).toHaveLength(1);
    await expect(operator.check([built], { isAlone: false })).rejects.toThrow('is not a store');
    appendFileSync(path.join(built, 'page.js'), ' ');
    await expect(operator.check([built], { isAlone: true })).rejects.toThrow('is not what release.json says');
  });
});

describe('publish', () => {
  it('copies every file as it is, and compressed', async () => {
    const operator = await withHost();
    await operator.publish([dist(operator)]);
    const stored = (file: string) =>
      readFileSync(path.join(operator.storeFolder, 'releases/shop/1.0.0', file));
    expect(String(stored('page.js'))).toBe(shop.texts['page.js']);
    expect(String(brotliDecompressSync(stored('page.js.br')))).toBe(shop.texts['page.js']);
    expect(String(gunzipSync(stored('page.js.gz')))).toBe(shop.texts['page.js']);
    expect(JSON.parse(String(stored('release.json')))).toEqual(shop.release);
  });

  it('publishes hosts first, in whatever order they are named', async () => {
    const operator = await openTestOperator(folder);
    const results = await operator.publish([dist(operator), dist(operator, host)]);
    expect(results.map(({ name, changed }) => [name, changed])).toEqual([
      ['host', true],
      ['shop', true],
    ]);
  });

  it('publishes none of several releases that cannot be live together', async () => {
    const operator = await withHost();
    const news = builtRemote({ name: 'news', version: '1.0.0', claims: ['/news', '/shop'] });
    await expect(operator.publish([dist(operator), dist(operator, news)])).rejects.toThrow(
      /claim the same paths: \/shop and \/shop/,
    );
    expect(existsSync(path.join(operator.storeFolder, 'releases/shop'))).toBe(false);
  });

  it('refuses the paths of a live remote', async () => {
    const operator = await openTestOperator(folder);
    await operator.release(host, builtRemote({ name: 'news', version: '1.0.0', claims: ['/news', '/shop'] }));
    await expect(operator.publish([dist(operator)])).rejects.toThrow(/claim the same paths: \/shop/);
  });

  it('stores files that are equal in several releases once, at their own address', async () => {
    const operator = await withHost();
    const picture = { 'assets/0123.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    await operator.publish([dist(operator, builtRemote({ name: 'shop', version: '1.0.0' }, picture))]);
    await operator.publish([dist(operator, builtRemote({ name: 'shop', version: '1.1.0' }, picture))]);
    expect(readdirSync(path.join(operator.storeFolder, 'assets')).sort()).toEqual([
      '0123.svg',
      '0123.svg.br',
      '0123.svg.gz',
    ]);
    const other = builtRemote({ name: 'shop', version: '1.2.0' }, { 'assets/0123.svg': '<svg/>' });
    await expect(operator.publish([dist(operator, other)])).rejects.toMatchObject({ reason: 'integrity' });
  });

  it('does nothing for the same release again, even built at another time', async () => {
    const operator = await withHost();
    await operator.publish([dist(operator)]);
    const again = builtRemote({ name: 'shop', version: '1.0.0', builtAt: '2026-12-24T00:00:00.000Z' });
    expect(await operator.publish([dist(operator, again)])).toMatchObject([{ changed: false }]);
  });

  it('refuses other bytes under a published version', async () => {
    const operator = await withHost();
    await operator.publish([dist(operator)]);
    const other = builtRemote({ name: 'shop', version: '1.0.0' }, { 'page.js': 'other' });
    await expect(operator.publish([dist(operator, other)])).rejects.toMatchObject({
      reason: 'integrity',
      message: expect.stringContaining('build it under a new version'),
    });
  });

  it('refuses a file that is not what the record says, and publishes nothing', async () => {
    const operator = await withHost();
    const built = dist(operator);
    appendFileSync(path.join(built, 'page.js'), 'x');
    await expect(operator.publish([built])).rejects.toThrow('page.js');
    expect(existsSync(path.join(operator.storeFolder, 'releases/shop/1.0.0/release.json'))).toBe(false);
  });

  it('leaves the compression to what settles the change, where it has to be quick', async () => {
    const operator = await withHost();
    await operator.publish([dist(operator)], { isQuick: true });
    await operator.promote({ targets: ['host@1.0.0', 'shop@1.0.0'], siteFile: writeSite(operator.folder) });
    const script = path.join(operator.storeFolder, 'releases/shop/1.0.0/page.js.br');
    expect(existsSync(script)).toBe(false);
    await operator.settle();
    expect(String(brotliDecompressSync(readFileSync(script)))).toBe(shop.texts['page.js']);
  });

  it('completes what a killed run began', async () => {
    const operator = await withHost();
    await operator.publish([dist(operator)]);
    const release = path.join(operator.storeFolder, 'releases/shop/1.0.0');
    for (const file of ['release.json', 'page.js', 'page.js.br', 'page.js.gz'])
      rmSync(path.join(release, file));
    expect(await operator.publish([dist(operator)])).toMatchObject([{ changed: true }]);
    expect(statSync(path.join(release, 'page.js.br')).size).toBeGreaterThan(0);
  });
});

describe('a remote that the site does not admit yet', () => {
  it('is published with a note, and promoted once it is admitted', async () => {
    const operator = await openTestOperator(folder);
    await operator.release(host, shop);
    const stranger = dist(operator, builtRemote({ name: 'stranger', version: '1.0.0' }));
    const [published] = await operator.publish([stranger]);
    expect(published?.openSteps.join()).toContain('that has "stranger" in its `remotes`');
    const targets = ['stranger@1.0.0'];
    await expect(operator.promote({ targets })).rejects.toMatchObject({ reason: 'refused' });
    const site = testSite({ remotes: ['shop', 'stranger'] });
    await operator.configure(writeSite(operator.folder, site, 'admits.json'));
    expect(await operator.promote({ targets })).toMatchObject({ changed: true });
  });
});

describe('publish refuses, naming both sides and the fix,', () => {
  const refused = async (operator: TestOperator, built: ReturnType<typeof builtRemote>) => {
    const answer = operator.publish([dist(operator, built)]);
    await expect(answer).rejects.toMatchObject({ reason: 'refused' });
    return await answer.catch((error: unknown) => String(error));
  };

  it('a shared module newer than every published host’s', async () => {
    const operator = await withHost();
    const shared = { react: '^19.9.0' };
    const text = await refused(operator, builtRemote({ name: 'shop', version: '1.0.0', shared }));
    expect(text).toContain('needs react ^19.9.0, host 1.0.0 provides 19.3.1');
    await operator.publish([dist(operator, builtHost({ version: '1.1.0', shared: { react: '19.9.2' } }))]);
    expect(
      await operator.publish([dist(operator, builtRemote({ name: 'shop', version: '1.0.0', shared }))]),
    ).toHaveLength(1);
  });

  it('a remote while there is no host', async () => {
    const operator = await openTestOperator(folder);
    expect(await refused(operator, shop)).toContain('Publish a host first');
  });

  it('a fact in another form', async () => {
    const operator = await withHost();
    const texts = { 'facts/categories.json': '[{}]' };
    const built = builtRemote({ name: 'shop', version: '1.0.0', facts: ['categories'] }, texts);
    expect(await refused(operator, built)).toContain('the fact categories does not fit the contract');
  });

  it('styles for the elements of others, and storage that is not declared', async () => {
    const operator = await withHost();
    const texts = { 'page.css': 'h1{margin:0}', 'page.js': 'localStorage.x=1' };
    const text = await refused(operator, builtRemote({ name: 'shop', version: '1.0.0' }, texts));
    expect(text).toContain('the rule h1 of page.css');
    expect(text).toContain('page.js names localStorage');
  });

  it('a record with wrong keys', async () => {
    const operator = await withHost();
    const routes = [{ ...route('/shop'), path: '/Shop?' }];
    expect(await refused(operator, builtRemote({ name: 'shop', version: '1.0.0', routes }))).toContain(
      'routes[0].path',
    );
  });
});
