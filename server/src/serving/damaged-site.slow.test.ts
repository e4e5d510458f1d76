import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordText } from 'release/model/canonical-json';
import {
  copyBack,
  damagedStore,
  formsOf,
  makeWholeStore,
  type WholeStore,
} from 'release/testing/damaged-store';
import { builtHost, builtRemote } from 'release/testing/release-factory';
import { pageTexts, storedPages } from 'release/testing/stored-pages';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator } from 'release/testing/test-operator';
import { until } from 'release/testing/until';
import { visitedServer } from '../testing/visited-server.js';
import type { Health } from './health.js';

const parent = temporaryFolder();
let whole: WholeStore;

beforeAll(async () => {
  whole = await makeWholeStore(parent);
});

const { serve: serveOperator, get } = visitedServer();

const said: string[] = [];

async function serve({ operator }: Pick<ReturnType<typeof damagedStore>, 'operator'>) {
  said.length = 0;
  await serveOperator(operator, { onProblem: (text) => said.push(text) });
}

const health = async () => JSON.parse((await get('/release/health')).text) as Health;

const isFresh = async () => (await health()).state === 'fresh';

const script = 'releases/shop/1.1.0/page.js';

describe('a running server', () => {
  it('does not send a damaged file; the newest whole generation takes over until it is copied back', async () => {
    const damaged = damagedStore(whole, {});
    await serve(damaged);
    expect((await get('/shop/A1')).text).toContain('/shop/A1 1.1.0');
    damaged.alter(formsOf(script));
    expect(await get('/remotes/shop/1.1.0/page.js')).toMatchObject({ status: 503 });
    await until(async () => (await get('/shop/A1')).text.includes('/shop/A1 1.0.0'));
    expect((await get('/home')).text).toContain('home 1.0.0');
    const { state, generation, problem } = await health();
    expect([state, generation]).toEqual(['refusing', 1]);
    expect(problem).toMatch(
      /^page\.js of shop 1\.1\.0.* was altered in the store\. Run: rsync -a --checksum /,
    );
    expect(said.join('\n')).toContain(problem);
    copyBack(whole, damaged.storeFolder);
    await until(isFresh);
    expect((await get('/shop/A1')).text).toContain('/shop/A1 1.1.0');
    expect((await get('/home')).text).toContain('home 1.1.0');
  });

  it('stays at its generation where a picture is damaged, and does not send that', async () => {
    const picture = 'assets/11056789abcdef01234567.svg';
    const damaged = damagedStore(whole, { altered: formsOf(picture) });
    await serve(damaged);
    expect(await get(`/${picture}`)).toMatchObject({ status: 503 });
    expect((await get('/shop/A1')).text).toContain('/shop/A1 1.1.0');
    expect(await health()).toMatchObject({ state: 'degraded', generation: 4 });
  });

  it('compresses a file anew in place of its damaged compressed forms', async () => {
    const damaged = damagedStore(whole, { altered: [`${script}.br`, `${script}.gz`] });
    await serve(damaged);
    const { headers, text } = await get('/remotes/shop/1.1.0/page.js');
    expect([headers.get('content-encoding'), text]).toEqual(['gzip', '/* page of shop 1.1.0 */']);
    expect((await health()).state).toBe('fresh');
  });

  it('takes the generation before one with a damaged page, until that is drawn again', async () => {
    const altered = [...pageTexts(whole.storeFolder)].flatMap(([name, text]) => {
      const file = storedPages(whole.storeFolder).get(name) ?? '';
      return text.includes('home 1.1.0') && text.includes('/host/1.1.0/')
        ? path.relative(whole.storeFolder, file)
        : [];
    });
    const damaged = damagedStore(whole, { altered });
    await serve(damaged);
    expect((await get('/home')).text).toContain('home 1.1.0');
    const answer = await get('/release/health');
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      200,
      { state: 'refusing', generation: 3 },
    ]);
    await damaged.operator.render();
    await until(isFresh);
  });

  it('serves from memory while the store is missing, and recovers when it is back', async () => {
    const { storeFolder, operator } = damagedStore(whole, {});
    await serve({ operator });
    expect((await get('/home')).status).toBe(200);
    renameSync(storeFolder, `${storeFolder}-away`);
    expect((await get('/home')).status).toBe(200);
    const shop = await get('/shop');
    expect([shop.status, shop.headers.get('cache-control'), shop.headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '5',
    ]);
    await until(async () => !(await isFresh()));
    renameSync(`${storeFolder}-away`, storeFolder);
    await until(isFresh);
    expect((await get('/shop')).status).toBe(200);
  });

  it('continues to serve a generation that is lost', async () => {
    const damaged = damagedStore(whole, {});
    await serve(damaged);
    damaged.alter(['envs/local/generations/00000004.json']);
    await until(async () => (await health()).state === 'refusing');
    expect(await health()).toMatchObject({ generation: 4 });
    copyBack(whole, damaged.storeFolder);
    await until(isFresh);
  });
});

describe('a running server keeps its generation and refuses a next one that does not follow it', () => {
  it.each([
    ['with another state', []],
    ['that ends the environment', [{ kind: 'remove-environment' }]],
  ])('%s', async (_, did) => {
    const { operator, storeFolder } = damagedStore(whole, {});
    await serve({ operator });
    const folder = path.join(storeFolder, 'envs/local/generations');
    const last = JSON.parse(readFileSync(path.join(folder, '00000004.json'), 'utf8')) as object;
    writeFileSync(
      path.join(folder, '00000005.json'),
      recordText({ ...last, n: 5, prev: 'f'.repeat(64), did }),
    );
    await until(async () => (await health()).state === 'refusing');
    expect(await health()).toMatchObject({ generation: 4 });
    expect((await get('/home')).status).toBe(200);
  });
});

describe('a server that is started on a damaged store', () => {
  it('serves the newest whole generation where the record of a remote is damaged', async () => {
    await serve(damagedStore(whole, { altered: ['releases/home/1.1.0/release.json'] }));
    expect((await get('/shop/A1')).text).toContain('/shop/A1 1.1.0');
    expect((await get('/home')).text).toContain('home 1.0.0');
    expect(await health()).toMatchObject({ state: 'refusing', generation: 2 });
  });

  it('answers 503 at the damaged addresses of a remote without a previous version, and nowhere else', async () => {
    const operator = await openTestOperator(parent);
    const map = { 'facts/events.json': '[]' };
    const shop = builtRemote({ name: 'shop', version: '1.0.0', facts: ['events'] }, map);
    await operator.release(builtHost({ version: '1.0.0' }), shop);
    const facts = '/shop/1.0.0/facts/events.json';
    await serve(damagedStore(operator, { altered: formsOf(`releases${facts}`) }));
    const targets = ['/shop', '/nothing', '/sitemap.xml', `/remotes${facts}`];
    const statuses = await Promise.all(targets.map(async (target) => (await get(target)).status));
    expect(statuses).toEqual([200, 404, 200, 503]);
  });

  it('serves the generation before where the host is damaged', async () => {
    const damaged = damagedStore(whole, { altered: formsOf('releases/host/1.1.0/main.js') });
    await serve(damaged);
    expect((await get('/home')).text).toContain('/remotes/host/1.0.0/main.js');
    expect(await health()).toMatchObject({ state: 'refusing', generation: 3 });
    copyBack(whole, damaged.storeFolder);
    await until(isFresh);
    expect((await get('/home')).text).toContain('/remotes/host/1.1.0/main.js');
  });

  it('serves the generation before one that is damaged', async () => {
    await serve(damagedStore(whole, { altered: ['envs/local/generations/00000004.json'] }));
    expect(await health()).toMatchObject({ state: 'refusing', generation: 3 });
  });

  it('reports that it is down if no generation has a home page, and serves what is there', async () => {
    const records = ['1.0.0', '1.1.0'].map((version) => `releases/home/${version}/release.json`);
    await serve(damagedStore(whole, { altered: records }));
    expect((await get('/shop/A1')).status).toBe(200);
    expect((await get('/home')).status).toBe(503);
    const { status, text } = await get('/release/health');
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ state: 'down', problem: expect.stringContaining('home 1.1.0') });
  });

  it('reports that it is down if nothing can be served', async () => {
    await serve(damagedStore(whole, { lost: ['releases'] }));
    const answer = await get('/release/health');
    expect([answer.status, (JSON.parse(answer.text) as Health).state]).toEqual([503, 'down']);
    expect((await get('/home')).status).toBe(503);
  });
});
