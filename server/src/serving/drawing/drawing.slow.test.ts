/** Pages that a server draws when they are asked for, and what becomes of the site when that fails. */
import { describe, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from 'release/store/open-store';
import { generationKey } from 'release/store/keys';
import { builtHost, builtRemote, plainRenderer, route } from 'release/testing/release-factory';
import { testSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator } from 'release/testing/test-operator';
import { until } from 'release/testing/until';
import { pageRecordIn, visitedServer } from '../../testing/visited-server.js';

const folder = temporaryFolder();

const host = builtHost(
  { version: '1.0.0', provides: ['1.12.0'] },
  {
    'node/render.cjs': `${plainRenderer} exports.findPages = async (facts, text) => [{ path: '/' + text, title: text }];`,
  },
);

/** A list that draws `q`, in small letters, and does what some words ask for. */
const list = `
const forEver = () => { for (;;) {} };
exports.drawnQuery = ({ search }) => {
  const q = new URLSearchParams(search).get('q');
  return q ? '?q=' + encodeURIComponent(q.toLowerCase()) : '';
};
exports.load = async ({ path, search }, context) => {
  if (path === '/shop/old') return { kind: 'redirect', to: '/shop/new' };
  if (path === '/shop/none') return { kind: 'not-found' };
  if (path === '/shop/gone') return { kind: 'not-found', data: 'Sold out' };
  if (search === '?q=end') forEver();
  if (search === '?q=throw') throw new Error('secret');
  if (search === '?q=wait') await new Promise(() => {});
  if (search.startsWith('?q=slow')) await new Promise((resolve) => setTimeout(resolve, 100));
  if (search === '?q=fill') for (const all = []; ; ) all.push(new Array(1000).fill(Math.random()));
  const found = search === '?q=pages' ? await context.findPages('help') : [];
  return { kind: 'ready', data: { search, found, at: Date.now() }, isPartial: search === '?q=part' };
};
exports.Screen = ({ data }) => 'Shows ' + JSON.stringify(data);`;

const shop = (version = '1.0.0') =>
  builtRemote(
    {
      name: 'shop',
      version,
      contract: '^1.12.0',
      routes: [route('/shop', { onRequest: true }), route('/shop/:text', { onRequest: true })],
      screens: {
        page: { scripts: ['page.js'], styles: [], drawn: { scripts: ['drawn.js'], styles: ['drawn.css'] } },
      },
    },
    { 'node/page.cjs': list, 'drawn.js': '/* drawn */', 'drawn.css': '.drawn-_a1B2{color:red}' },
  );

const { serve: serveOperator, close, get } = visitedServer();

/** True if another process draws in the place of one. */
const isReplaced = async (pid = 0) => {
  const [now = pid] = pids();
  return now !== pid && (await isReady());
};

/** The processes of this one that draw. */
const pids = (): readonly number[] => {
  try {
    const found = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'draw-on-request'], {
      encoding: 'utf8',
    });
    return found.trim().split('\n').map(Number);
  } catch {
    return [];
  }
};

interface Health {
  readonly generation: number;
  readonly drawing: Readonly<Record<string, number>>;
}

const health = async () => JSON.parse((await get('/release/health')).text) as Health;

const isReady = async (generation = 1) => {
  const { drawing, ...said } = await health();
  return said.generation === generation && drawing['processes'] === 1;
};

const isDrawn = async (address: string) => (await get(address)).text.includes('data-drawn');

async function serve(isWaiting = true) {
  const operator = await openTestOperator(folder, testSite({ sample: false, indexable: true }));
  await operator.release(host, shop(), builtRemote({ name: 'news', version: '1.0.0' }));
  await serveOperator(operator, { drawing: 1, proxies: ['loopback'] });
  if (isWaiting) await until(() => isReady());
  return operator;
}

describe('an address with a query', () => {
  it('is drawn for its spelling, with what draws it, and kept from search engines', async () => {
    await serve();
    const { status, text } = await get('/shop?utm_source=mail&q=CUT+e');
    expect(status).toBe(200);
    expect(text).toContain(' data-drawn=""');
    expect(text).toContain('<main>Shows {"search":"?q=cut%20e"');
    expect(text).toContain('<style data-href="drawn.css">');
    expect(text).toContain('<meta name="robots" content="noindex,follow">');
    expect(text).not.toContain('rel="canonical"');
    const { remote, view } = pageRecordIn(text);
    expect(view).toMatchObject({ path: '/shop', search: '?q=cut%20e' });
    expect(remote?.screens['page']?.map(({ href }) => href.split('/').at(-1))).toEqual([
      'page.js',
      'drawn.js',
    ]);
    expect((await get('/shop?q=cut%20E')).text).toBe(text);
    expect((await health()).drawing).toMatchObject({ drawn: 2, failed: 0 });
    expect((await get('/shop?q=cut%20E')).text).toBe(text);
    expect((await health()).drawing).toMatchObject({ drawn: 2, remembered: 1 });
  });

  it('is that of the path where the query asks nothing of the screen', async () => {
    await serve();
    const said = async (address: string) => {
      const { headers, ...answer } = await get(address);
      return { ...answer, headers: [...headers].filter(([name]) => name !== 'date') };
    };
    for (const path of ['/shop', '/shop/any', '/news'])
      for (const query of ['?utm_source=mail&gclid=1', '?nothing=1', '?nothing=1'])
        expect(await said(path + query)).toEqual(await said(path));
    expect((await health()).drawing).toMatchObject({ stored: 2 });
  });

  it('comes in time while another network asks for much', async () => {
    await serve();
    const flood = Array.from({ length: 16 }, (_, n) => get(`/shop?q=slow${n}`, '203.0.113.9'));
    await pause(50);
    expect((await get('/shop?q=slow', '203.0.113.7')).text).toContain('data-drawn');
    await Promise.all(flood);
  });

  it('makes the server wait for visitors until a process has answered, and not again for a later release', async () => {
    const statusOf = async (address: string) => (await get(address)).status;
    const operator = await serve(false);
    expect([await statusOf('/release/ready'), await statusOf('/release/live')]).toEqual([503, 200]);
    await until(async () => (await statusOf('/release/ready')) === 200);
    expect(await isReady()).toBe(true);
    await operator.release(shop('2.0.0'));
    await until(async () => (await health()).generation === 2);
    expect(await statusOf('/release/ready')).toBe(200);
  });

  it('answers as its load says', async () => {
    await serve();
    for (const [address, status] of [
      ['/shop/old', 308],
      ['/shop/old?q=a', 303],
    ] as const) {
      const answer = await get(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, '/shop/new']);
    }
    expect(await get('/shop/gone')).toMatchObject({
      status: 404,
      text: expect.stringContaining('Shows "Sold out"'),
    });
    expect(await get('/shop/none')).toMatchObject({
      status: 404,
      text: expect.stringContaining('Page not found'),
    });
    expect((await get('/shop/any')).status).toBe(200);
    expect((await get('/shop')).text).toContain('rel="canonical"');
    expect((await get('/news?q=a')).text).not.toContain('data-drawn');
  });

  it('is the same after a release of another remote, from memory; pages of the site are found anew', async () => {
    const operator = await serve();
    const addresses = ['/shop?q=a', '/shop?q=pages', '/shop?q=part'];
    const before = await Promise.all(addresses.map((address) => get(address)));
    expect(before[1]?.text).toContain('"found":[{"path":"/help"');
    await operator.release(builtRemote({ name: 'news', version: '2.0.0' }));
    await until(() => isReady(2));
    const { remembered = 0 } = (await health()).drawing;
    for (const [place, address] of addresses.entries())
      expect((await get(address)).text).toBe(before[place]?.text);
    expect((await health()).drawing).toMatchObject({ remembered: remembered + 1 });
  });
});

describe('what cannot be drawn', () => {
  it.each([
    ['throws', '?q=throw'],
    ['waits for ever', '?q=wait'],
    ['is too long', `?q=${'a'.repeat(2000)}`],
  ])('is the stored document: %s', async (_, query) => {
    await serve();
    expect((await get(`/shop${query}`)).text).toContain('rel="canonical"');
    await until(() => isDrawn('/shop?q=other'));
    expect(pids()).toHaveLength(1);
  });

  it.each([
    ['never ends', '?q=end'],
    ['takes all memory', '?q=fill'],
  ])('ends its process once, and is not drawn again: %s', async (_, query) => {
    await serve();
    const [pid] = pids();
    expect((await get(`/shop${query}`)).text).toContain('rel="canonical"');
    await until(() => isReplaced(pid));
    const next = pids();
    expect((await get(`/shop${query}`)).text).toContain('rel="canonical"');
    await until(() => isDrawn('/shop?q=other'));
    expect(pids()).toEqual(next);
  });

  it.each(['SIGKILL', 'SIGSTOP'] as const)('is nothing that a visitor notices after %s', async (signal) => {
    await serve();
    const [pid = 0] = pids();
    process.kill(pid, signal);
    const pages = await Promise.all(Array.from({ length: 40 }, (_, place) => get(`/shop?q=${place}`)));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    await until(() => isReplaced(pid));
    await until(() => isDrawn('/shop?q=after'));
  });
});

it('draws nothing after the server has stopped: not for a generation that it was reading', async () => {
  const operator = await serve();
  const store = openStore(operator.storeFolder);
  let goOn = () => {};
  const isGoing = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const read = jest.fn(async (key: string) => {
    if (key === generationKey('local', 2)) await isGoing;
    return store.read(key);
  });
  const slow = { ...store, read };
  await serveOperator({ served: { ...operator.served, store: slow } }, { drawing: 1 });
  await until(() => isReady());
  await operator.release(shop('2.0.0'));
  await until(() => read.mock.calls.some(([key]) => key === generationKey('local', 2)));
  await close();
  goOn();
  await pause(1000);
  expect(pids()).toEqual([]);
});

it('says in its metrics how many were drawn, and names no query', async () => {
  await serve();
  await get('/shop?q=secret');
  const { text } = await get('/release/metrics');
  expect(text).toContain('site_service_number{service="drawing",name="drawn"} 1');
  expect(text).not.toContain('secret');
});
