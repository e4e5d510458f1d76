import { describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { differenceReport } from '../cli/verbs/diff.js';
import { filesIn } from '../testing/files-in.js';
import { builtHost, builtRemote, route, writeDist, type BuiltPackage } from '../testing/release-factory.js';
import { testSite, writeSite } from '../testing/site-factory.js';
import { openOperator } from './operator.js';
import type { Status } from './status.js';
import { pageTexts, storedPages } from '../testing/stored-pages.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from '../testing/test-operator.js';

const folder = temporaryFolder();

const host = (version: string, changes = {}) => builtHost({ version, ...changes });
const shop = (version: string, changes = {}, texts = {}) =>
  builtRemote({ name: 'shop', version, ...changes }, texts);
const news = (version: string, changes = {}) => builtRemote({ name: 'news', version, ...changes });

async function live(...packages: readonly BuiltPackage[]) {
  const operator = await openTestOperator(folder);
  await operator.release(...packages);
  return operator;
}

const filesOf = ({ storeFolder }: TestOperator): ReadonlyMap<string, string> =>
  new Map(filesIn(storeFolder).map((name) => [name, readFileSync(path.join(storeFolder, name), 'latin1')]));

const pageNamed = ({ storeFolder }: TestOperator, end: string) =>
  [...storedPages(storeFolder)].find(([name]) => name.endsWith(end))?.[1] ?? '';

function changesSince(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
}

const versionsOf = ({ state }: Status) =>
  Object.fromEntries(Object.entries(state.packages).map(([name, { active }]) => [name, active.version]));

describe('promote', () => {
  it('makes several packages live in one generation, with the configuration', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'), news('1.0.0'));
    const status = await operator.status();
    expect(status.n).toBe(1);
    expect(Object.keys(status.state.packages)).toEqual(['host', 'news', 'shop']);
  });

  it('changes nothing when all of it is live already', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'));
    const before = filesOf(operator);
    const result = await operator.promote({ targets: ['host@1.0.0', 'shop@1.0.0'] });
    expect(result).toEqual({ changed: false, generation: 1, did: [], pages: 0, warnings: [] });
    expect((await operator.settle()).pages).toBe(0);
    expect(changesSince(before, filesOf(operator))).toEqual([]);
  });

  it('does not report “nothing to change” if a live file is damaged', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'));
    rmSync(path.join(operator.storeFolder, 'releases/shop/1.0.0/page.js'));
    await expect(operator.promote({ targets: ['shop@1.0.0'] })).rejects.toMatchObject({
      reason: 'integrity',
      message: expect.stringMatching(/page\.js of shop 1\.0\.0 is missing.* Run: rsync /),
    });
  });

  it('renders a missing page again', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'));
    const page = pageNamed(operator, 'shop.html');
    for (const suffix of ['', '.br', '.gz']) rmSync(page + suffix);
    expect(await operator.promote({ targets: ['shop@1.0.0'] })).toMatchObject({ changed: false, pages: 1 });
    expect((await operator.status()).problems).toEqual([]);
  });

  it('touches no page of another remote', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'), news('1.0.0'));
    await operator.publish([writeDist(operator.folder, shop('1.1.0'))]);
    expect(await operator.promote({ targets: ['shop@1.1.0'] })).toMatchObject({ changed: true, pages: 1 });
  });

  it('renders the pages that use a changed fact again', async () => {
    const withPrices = (version: string, prices: string) =>
      builtRemote({ name: 'shop', version, facts: ['prices'] }, { 'facts/prices.json': prices });
    const reading = `
      exports.load = async (request, { facts }) => ({ kind: 'ready', data: { prices: await facts('prices') } });
      exports.Screen = ({ data }) => JSON.stringify(data);`;
    const routes = [route('/news', { uses: ['prices'] })];
    const reader = builtRemote({ name: 'news', version: '1.0.0', routes }, { 'node/page.cjs': reading });
    const operator = await live(host('1.0.0'), withPrices('1.0.0', '[1]'), reader);
    await operator.publish(
      [withPrices('1.1.0', '[2]'), withPrices('1.2.0', '[2]')].map((built) =>
        writeDist(operator.folder, built),
      ),
    );
    expect((await operator.promote({ targets: ['shop@1.1.0'] })).pages).toBe(2);
    expect((await operator.promote({ targets: ['shop@1.2.0'] })).pages).toBe(1);
  });

  it('makes the same pages with and without items of the navigation', async () => {
    const pagesWith = async (changes: object) => {
      const operator = await live(host('1.0.0'), shop('1.0.0', changes), news('1.0.0'));
      return [...pageTexts(operator.storeFolder)].map(([name, text]) => [path.basename(name), text]).sort();
    };
    const navigation = [{ id: 'shop', title: 'Shop', type: 'item', url: '/shop' }];
    const pages = await pagesWith({ navigation });
    expect(pages.length).toBeGreaterThan(2);
    expect(pages).toEqual(await pagesWith({}));
  });

  it('takes the releases of another environment, and leaves its configuration', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'), news('1.0.0'));
    await operator.publish([writeDist(operator.folder, shop('1.1.0'))]);
    const preview = openOperator({ store: operator.storeFolder, env: 'preview' });
    const siteFile = path.join(operator.folder, 'site.json');
    await expect(preview.promote({ targets: [], from: 'local' })).rejects.toThrow('no site configuration');
    const result = await preview.promote({ targets: ['shop@1.1.0'], from: 'local', siteFile });
    // Only the pages of the new version are missing.
    expect(result).toMatchObject({ changed: true, generation: 1, pages: 1 });
    const [shown, before] = [await preview.status(), await operator.status()];
    expect(shown.state.siteConfig).toBe(before.state.siteConfig);
    expect(versionsOf(shown)).toEqual({ host: '1.0.0', news: '1.0.0', shop: '1.1.0' });
    expect(versionsOf(before)).toEqual({ host: '1.0.0', news: '1.0.0', shop: '1.0.0' });
    await preview.configure(writeSite(operator.folder, testSite({ baseUrl: 'https://staging.example' })));
    await operator.promote({ targets: [], from: 'preview' });
    const after = await operator.status();
    expect([versionsOf(after), after.state.siteConfig]).toEqual([versionsOf(shown), before.state.siteConfig]);
  });

  it('takes those that are live long enough in another environment, and says what is left', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'));
    const staging = openOperator({ store: operator.storeFolder, env: 'staging', actor: 'Ada' });
    const siteFile = writeSite(operator.folder, testSite({ baseUrl: 'https://staging.example' }));
    await staging.promote({ targets: [], from: 'local', siteFile });
    await operator.publish([writeDist(operator.folder, shop('1.1.0'))]);
    await staging.promote({ targets: ['shop@1.1.0'] });
    const aged = (agedMs: number) => operator.promote({ targets: [], from: 'staging', agedMs });
    expect(await aged(3_600_000)).toMatchObject({
      changed: false,
      warnings: [expect.stringMatching(/^shop@1\.1\.0 is left: it is live in staging since 20\d\d-/)],
    });
    const difference = await operator.difference(['staging', 'local']);
    expect(differenceReport(difference).lines).toEqual([
      'staging, generation 2 | local, generation 1',
      expect.stringMatching(/^ {2}shop: 1\.1\.0 since 20\S+Z \| 1\.0\.0 since 20\S+Z$/),
      '  configuration, baseUrl: "https://staging.example" | "http://localhost:4173"',
    ]);
    expect(await aged(1)).toMatchObject({ changed: true, warnings: [] });
    await operator.rollBack({ name: 'shop', reason: 'Wrong' });
    expect(await aged(1)).toMatchObject({
      changed: false,
      warnings: [expect.stringMatching(/^shop@1\.1\.0 is left: local went from it to another version at 20/)],
    });
    await operator.publish([writeDist(operator.folder, shop('1.0.1'))]);
    await operator.promote({ targets: ['shop@1.0.1'] });
    expect((await aged(1)).warnings).toEqual([
      'shop@1.1.0 is left: local has a version that staging never had.',
    ]);
    await operator.retire({ name: 'shop', reason: 'Sold' });
    expect((await aged(1)).warnings).toEqual(['shop@1.1.0 is left: local has retired it.']);
    expect((await staging.status()).actor).toBe('Ada');
    await operator.removeEnvironment({ name: 'staging', reason: 'Seen' });
    await expect(operator.difference(['staging', 'local'])).rejects.toMatchObject({ reason: 'noTarget' });
    await expect(operator.promote({ targets: [], siteFile, agedMs: 1 })).rejects.toThrow('--from');
  });

  it.each([
    ['empty', 'Nothing is live in the environment empty.'],
    ['local', 'Name another environment than local with --from'],
  ])('refuses to take what is live in the environment %s', async (from, message) => {
    const operator = await live(host('1.0.0'), shop('1.0.0'));
    await expect(operator.promote({ targets: ['shop@1.0.0'], from })).rejects.toThrow(message);
  });

  it('needs a host and a configuration', async () => {
    const operator = await openTestOperator(folder);
    await operator.publish([host('1.0.0'), shop('1.0.0')].map((built) => writeDist(operator.folder, built)));
    await expect(operator.promote({ targets: ['shop@1.0.0'] })).rejects.toThrow('No host is live');
    await expect(operator.promote({ targets: ['host@1.0.0'] })).rejects.toThrow('no site configuration');
  });

  it('refuses a host that a live remote cannot run in, unless another remote comes with it', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'));
    const next = shop('2.0.0', { contract: '^2.0.0' });
    await operator.publish([
      writeDist(operator.folder, host('2.0.0', { provides: ['2.0.0'] })),
      writeDist(operator.folder, next),
    ]);
    await expect(operator.promote({ targets: ['host@2.0.0'] })).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('shop 1.0.0 needs contract ^1.0.0, host 2.0.0 provides 2.0.0'),
    });
    const together = await operator.promote({ targets: ['host@2.0.0', 'shop@2.0.0'] });
    expect(together).toMatchObject({ changed: true, generation: 2 });
    const { warnings } = await operator.settle();
    expect(warnings.join()).toMatch(/rollback of host alone would[^]*rollback of shop alone would/);
    await expect(operator.rollBack({ name: 'shop', reason: 'x' })).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  it('refuses a change whose pages read a fact that does not fit, as an older tool may have published it', async () => {
    const reader = builtRemote(
      { name: 'news', version: '1.0.0', routes: [route('/news', { uses: ['categories'] })] },
      {
        'node/page.cjs':
          "exports.load = async (_, { facts }) => ({ kind: 'ready', data: (await facts('categories')) ?? 'none' }); exports.Screen = () => 'news';",
      },
    );
    const operator = await live(host('1.0.0'), reader);
    const built = shop('1.0.0', { facts: ['categories'] }, { 'facts/categories.json': '{' });
    const shops = path.join(operator.storeFolder, 'releases/shop');
    mkdirSync(shops);
    renameSync(writeDist(operator.folder, built), path.join(shops, '1.0.0'));
    await expect(operator.promote({ targets: ['shop@1.0.0'] })).rejects.toThrow(
      'fact categories of shop 1.0.0 does not fit',
    );
  });
});

describe('configure', () => {
  it('writes a generation of its own and renders the pages again', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'));
    const company = { ...testSite().company, name: 'Other Company' };
    const file = writeSite(operator.folder, testSite({ company }), 'other.json');
    expect(await operator.configure(file)).toMatchObject({
      generation: 2,
      pages: 2,
      did: [{ kind: 'configure' }],
    });
    expect((await operator.configure(file)).changed).toBe(false);
  });
});

describe('rollback', () => {
  it('adds one generation and renders nothing', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'), news('1.0.0'));
    await operator.release(shop('1.1.0'));
    await operator.release(host('1.1.0'));
    expect((await operator.status()).rollbackReady).toEqual({ host: true, news: false, shop: true });
    for (const name of ['shop', 'host']) {
      const before = filesOf(operator);
      const result = await operator.rollBack({ name, reason: 'broken' });
      expect(result).toMatchObject({ changed: true, pages: 0 });
      const added = changesSince(before, filesOf(operator));
      expect(added.sort()).toEqual([
        'envs/local/current.json',
        `envs/local/generations/0000000${result.generation}.json`,
      ]);
      await operator.settle();
    }
  });

  it('renders its pages if they are missing', async () => {
    const operator = await live(host('1.0.0'), shop('1.0.0'));
    await operator.release(shop('1.1.0'));
    rmSync(path.join(operator.storeFolder, 'pages'), { recursive: true });
    expect((await operator.rollBack({ name: 'shop', reason: 'x' })).pages).toBe(2);
  });
});

describe('what follows a change', () => {
  it('compresses the live pages, once', async () => {
    const operator = await openTestOperator(folder);
    const packages = [host('1.0.0'), shop('1.0.0')];
    await operator.publish(packages.map((built) => writeDist(operator.folder, built)));
    await operator.promote({ targets: ['host@1.0.0', 'shop@1.0.0'], siteFile: writeSite(operator.folder) });
    const page = pageNamed(operator, 'shop.html');
    const read = (suffix: string) => readFileSync(page + suffix);
    const rendered = filesOf(operator);
    await operator.settle({ isQuick: true });
    expect(changesSince(rendered, filesOf(operator))).toEqual([]);
    await operator.settle();
    expect(brotliDecompressSync(read('.br')).equals(read(''))).toBe(true);
    const settled = filesOf(operator);
    await operator.settle();
    expect(changesSince(settled, filesOf(operator))).toEqual([]);
  });
});
