import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from '../model/release-error.js';
import { openOperator } from '../operating/operator.js';
import { directoryStore } from '../store/directory-store.js';
import { copyPlace, makeDamagePlace, type DamagePlace } from '../testing/damage-store.js';
import { builtHost, builtRemote } from '../testing/release-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator } from '../testing/test-operator.js';
import type { Health } from './health.js';
import { serveSite, type SiteServer } from './site-server.js';

const parent = temporaryFolder();
let whole: DamagePlace;
let server: SiteServer | undefined;

beforeAll(async () => {
  whole = await makeDamagePlace(parent);
});

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const said: string[] = [];

async function start({ storeFolder }: Pick<DamagePlace, 'storeFolder'>): Promise<void> {
  said.length = 0;
  const operator = openOperator({ store: storeFolder });
  server = await operator.serve({ port: 0, checkIntervalMs: 100, onProblem: (text) => said.push(text) });
}

const remove = ({ storeFolder }: DamagePlace, ...keys: readonly string[]) => {
  for (const key of keys) rmSync(path.join(storeFolder, key), { recursive: true });
};

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${server?.port ?? 0}${target}`, { headers });

const health = async () => (await (await get('/release/health')).json()) as Health;

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await condition()) return;
    await pause(50);
  }
  throw new Error('It did not come about');
}

/** The page of an article in all forms and page sets. */
function articleKeys({ storeFolder }: DamagePlace): readonly string[] {
  return readdirSync(path.join(storeFolder, 'pages'), { recursive: true })
    .map(String)
    .filter((name) => name.includes('shop/A1.html'))
    .map((name) => `pages/${name}`);
}

describe('a running server', () => {
  it('answers 503, never 304, for a page without an intact copy, and for no other page', async () => {
    const place = copyPlace(whole, parent);
    await start(place);
    const page = readFileSync(path.join(place.storeFolder, articleKeys(place)[0] ?? ''));
    expect(page.length).toBeGreaterThan(0);
    const set = articleKeys(place).filter((key) => key.endsWith('.html'));
    const tags = set.map(
      (key) =>
        /"sha256":"([0-9a-f]+)"/.exec(
          readFileSync(path.join(place.storeFolder, key.replace('shop/A1.html', 'page-set.json')), 'utf8'),
        )?.[1],
    );
    remove(place, ...articleKeys(place));
    const gone = await get('/shop/A1', { 'if-none-match': tags.map((tag) => `"${tag ?? ''}"`).join(', ') });
    expect(gone.status).toBe(503);
    expect(Object.fromEntries(gone.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    });
    expect(gone.headers.get('etag')).toBeNull();
    expect((await get('/shop')).status).toBe(200);
    await until(async () => (await health()).state === 'degraded');
    const { problems } = await openOperator({ store: place.storeFolder }).repair();
    expect(problems).toEqual([]);
    expect((await get('/shop/A1')).status).toBe(200);
    await until(async () => (await health()).state === 'fresh');
  });

  it('serves from memory while the store is missing, and recovers when it is back', async () => {
    const place = copyPlace(whole, parent);
    await start(place);
    expect((await get('/home')).status).toBe(200);
    renameSync(place.storeFolder, `${place.storeFolder}-away`);
    expect((await get('/home')).status).toBe(200);
    expect((await get('/shop')).status).toBe(503);
    await until(async () => (await health()).state !== 'fresh');
    renameSync(`${place.storeFolder}-away`, place.storeFolder);
    expect((await get('/shop')).status).toBe(200);
    await until(async () => (await health()).state === 'fresh');
  });
});

describe('a server that is started on a damaged store', () => {
  it('serves the older versions of two remotes whose records are damaged, and says which commands repair them', async () => {
    const place = copyPlace(whole, parent);
    remove(place, 'releases/shop/1.1.0/release.json', 'releases/home/1.1.0/release.json');
    await start(place);
    expect(await (await get('/shop/A1')).text()).toContain('/shop/A1 1.0.0');
    expect(await (await get('/home')).text()).toContain('home 1.0.0');
    expect(said.join('\n')).toMatch(
      /release\.json of shop 1\.1\.0 is missing.* Run: npm run release -- repair --store \S+ --from remote-shop\/dist\/1\.1\.0/,
    );
    expect((await health()).state).toBe('degraded');
  });

  it('answers 503 for a remote without an intact version, 404 for unknown paths, and serves the rest', async () => {
    const place = copyPlace(whole, parent);
    const sets = articleKeys(place).filter((key) => key.endsWith('.html'));
    remove(place, ...sets.map((key) => key.replace('shop/A1.html', 'page-set.json')));
    await start(place);
    expect((await get('/shop/A1')).status).toBe(503);
    expect((await get('/home')).status).toBe(200);
    expect((await get('/nothing')).status).toBe(404);
  });

  it('serves the newest generation whose host is intact', async () => {
    const place = copyPlace(whole, parent);
    for (const sibling of ['', '.br', '.gz']) remove(place, `releases/host/1.1.0/main.js${sibling}`);
    await start(place);
    expect(await (await get('/home')).text()).toContain('/remotes/host/1.0.0/main.js');
    expect(await health()).toMatchObject({ state: 'degraded', generation: 3 });
    const { problems } = await openOperator({ store: place.storeFolder }).repair({
      from: [path.join(place.folder, 'host/dist/1.1.0')],
    });
    expect(problems).toEqual([]);
    await until(async () => (await health()).state === 'fresh');
    expect(await (await get('/home')).text()).toContain('/remotes/host/1.1.0/main.js');
  });

  it('has all texts for search engines but those of a damaged file, and these once it is repaired', async () => {
    const operator = await openTestOperator(parent);
    const map = { 'facts/site-map.json': '[]' };
    const shop = builtRemote({ name: 'shop', version: '1.0.0', facts: ['site-map'] }, map);
    await operator.release(builtHost({ version: '1.0.0' }), shop);
    rmSync(path.join(operator.storeFolder, 'releases/shop/1.0.0/facts/site-map.json'));
    await start(operator);
    const statuses = async () =>
      await Promise.all(
        ['/sitemap.xml', '/robots.txt', '/llms.txt'].map(async (target) => (await get(target)).status),
      );
    expect(await statuses()).toEqual([200, 200, 503]);
    expect((await operator.repair()).problems).toEqual([]);
    await until(async () => (await health()).state === 'fresh');
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('reports an unreadable folder once, is down, and serves once the folder can be read', async () => {
    const { storeFolder } = copyPlace(whole, parent);
    const store = directoryStore(storeFolder);
    let isAllowed = false;
    said.length = 0;
    server = await serveSite({
      store: {
        ...store,
        read: async (key) => (isAllowed || !key.startsWith('pages') ? await store.read(key) : undefined),
        list: async (key) => {
          if (!isAllowed && key === 'pages') throw new ReleaseError('store', 'Cannot read pages.');
          return await store.list(key);
        },
      },
      env: 'local',
      port: 0,
      onProblem: (text) => said.push(text),
    });
    await pause(1000);
    expect([(await get('/release/health')).status, (await health()).state]).toEqual([503, 'down']);
    expect(said.filter((text) => text.startsWith('Cannot read pages.'))).toHaveLength(1);
    isAllowed = true;
    await until(async () => (await health()).state === 'fresh');
  });

  it('reports that it is down if nothing can be served', async () => {
    const place = copyPlace(whole, parent);
    remove(place, 'releases');
    await start(place);
    const answer = await get('/release/health');
    expect([answer.status, ((await answer.json()) as Health).state]).toEqual([503, 'down']);
    expect((await get('/home')).status).toBe(503);
  });
});
