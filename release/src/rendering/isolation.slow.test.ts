/** What code of a release can reach while its pages are rendered, and how long it may take. */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openOperator } from '../operating/operator.js';
import { compiledSources } from '../testing/compiled-sources.js';
import { builtHost, builtRemote, plainRenderer, writeDist } from '../testing/release-factory.js';
import { testSite, writeSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator } from '../testing/test-operator.js';

const folder = temporaryFolder();
const program = path.join(compiledSources(), 'cli.js');

/** A host whose remotes ask by Node's `http`, as axios does. */
const askingHost = `${plainRenderer}
const http = require('node:http');
exports.createHttp = async () => ({
  get: (address) => new Promise((resolve, reject) => {
    http.get(address, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
    }).on('error', reject);
  }),
});`;

const shop = (page: string) => builtRemote({ name: 'shop', version: '1.0.0' }, { 'node/page.cjs': page });

const host = (renderer = askingHost) => builtHost({ version: '1.0.0' }, { 'node/render.cjs': renderer });

/** Files below a folder, with their texts. */
const textsIn = (parent: string) =>
  new Map(
    readdirSync(parent, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(parent, file), readFileSync(file, 'latin1')] as const),
  );

/** Makes a shop with this screen live. @returns the text of its page */
async function render(page: string, site = testSite(), renderer = askingHost) {
  const operator = await openTestOperator(folder, site);
  await operator.release(host(renderer), shop(page));
  const texts = textsIn(path.join(operator.storeFolder, 'pages'));
  return [...texts].find(([file]) => file.endsWith('shop.html'))?.[1] ?? '';
}

const showing = (expression: string) =>
  `const text = () => ${expression}; exports.Screen = () => '<p>' + text() + '</p>';`;

const loading = (expression: string) =>
  `exports.load = async (request, context) => ({ kind: 'ready', data: ${expression} });
   exports.Screen = ({ data }) => '<p>' + data + '</p>';`;

describe('code of a remote cannot reach', () => {
  it.each([
    ['the environment', 'process.env.HOME', 'process is not defined. Code of pages has no access to it'],
    ['the network by fetch', "fetch('http://localhost/')", 'fetch is not defined. Code of pages'],
    ['the network by WebSocket', "new WebSocket('ws://localhost/')", 'WebSocket is not defined'],
    ['files by require', "require('node:fs').readdirSync('/')", 'imports node:fs, which the host does not'],
    ['sockets by require', "require('net').connect(80)", 'imports net, which the host does not share'],
    ['programs by require', "require('child_process')", 'imports child_process, which the host does not'],
    ['repeated work', 'setInterval(() => {}, 1)', 'setInterval is not defined'],
    ['the window', 'window.innerWidth', 'window is not defined. Code of pages has no access to it'],
    ['storage', "localStorage.getItem('a')", 'localStorage is not defined. Code of pages has no access'],
    ['the width', "matchMedia('print').matches", 'or an effect, which runs in the browser'],
  ])('%s', async (_, expression, message) => {
    await expect(render(showing(expression))).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining(message),
    });
  });

  it('files by import()', async () => {
    await expect(render(loading("(await import('node:fs')).readdirSync('/')"))).rejects.toThrow(
      /shop 1\.0\.0 cannot render \/shop: .*import callback/,
    );
  });

  it('files through the modules of the host', async () => {
    const renderer = `${plainRenderer} exports.shared.files = require('fs');`;
    await expect(render(showing("require('files').readdirSync('/')"), testSite(), renderer)).rejects.toThrow(
      'fs.readdirSync cannot be used while pages are rendered',
    );
  });
});

describe('the http of the load context', () => {
  let server: Server | undefined;

  async function serve() {
    server = createServer((_request, response) => response.end('from the API'));
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  afterEach(() => void server?.close());

  const siteWith = (baseUrl: string, mode: 'http' | 'mock' = 'http') =>
    testSite({ api: { shop: { mode, baseUrl } } });

  const asking = (address: string) => loading(`await (await context.http()).get('${address}/api/list')`);

  it('reaches the configured address', async () => {
    const address = await serve();
    expect(await render(asking(address), siteWith(address))).toContain('<p>from the API</p>');
  });

  it.each([
    ['another address', 'http://127.0.0.2:9'],
    ['another port', 'http://api.example:1'],
    ['another protocol', 'https://api.example'],
  ])('does not reach %s', async (_, address) => {
    await expect(render(asking(address), siteWith('http://api.example'))).rejects.toThrow(
      /shop 1\.0\.0 cannot render \/shop: .*Addresses of its API: http:\/\/api\.example/,
    );
  });

  it('does not reach any address for a remote with a mock API', async () => {
    await expect(
      render(asking('http://api.example'), siteWith('http://api.example', 'mock')),
    ).rejects.toThrow('The site configuration names no address for it');
  });
});

describe('two renderings of the same releases', () => {
  const clockScreen = `
    const made = [Date.now(), Math.random(), crypto.randomUUID()].join();
    exports.paths = async () => ['/shop/a', '/shop/b'];
    exports.load = async () => ({ kind: 'ready', data: { at: Date.now(), random: Math.random() } });
    exports.Screen = ({ data }) => '<p>' + [
      made, data.at, data.random, Date.now(), new Date().toISOString(), Date(), performance.now(), Math.random(),
      new Date().toLocaleString(), new Intl.DateTimeFormat('en', { timeStyle: 'full' }).format(),
      new Intl.DateTimeFormat().formatToParts().length, new (class extends Date {})().getTime(),
      new Date(0).toISOString(), new Date(2026, 1, 3).toISOString(), Date.UTC(2026, 0),
    ].join(' | ') + '</p>';`;

  it('a day apart are equal byte for byte, even if code reads the clock or random numbers', async () => {
    const first = await render(clockScreen);
    jest.useFakeTimers({
      now: Date.now() + 24 * 60 * 60 * 1000,
      // The clock alone.
      doNotFake: [
        ...([
          'hrtime',
          'nextTick',
          'performance',
          'queueMicrotask',
          'setImmediate',
          'clearImmediate',
        ] as const),
        ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
      ],
    });
    try {
      expect(await render(clockScreen)).toBe(first);
    } finally {
      jest.useRealTimers();
    }
  });

  it('show the build time of the later release, in UTC and English', async () => {
    const ms = Date.parse('2026-11-01T12:00:00.000Z');
    const html = await render(clockScreen);
    for (const text of [
      `${ms},0.`,
      ` | ${ms} | 2026-11-01T12:00:00.000Z | Sun Nov 01 2026 12:00:00 GMT+0000`,
      ' | 11/1/2026, 12:00:00',
      'Coordinated Universal Time',
      `${ms} | 1970-01-01T00:00:00.000Z | 2026-02-03T00:00:00.000Z | ${Date.UTC(2026, 0)}`,
    ])
      expect(html).toContain(text);
  });

  it('give each page random numbers of its own, whatever was rendered before it', async () => {
    const screen = `exports.Screen = ({ request }) => '<p>' + Math.random() + '</p>';`;
    const texts = [await render(screen), await render(`Math.random(); ${screen}`)];
    const [one, other] = texts.map((html) => /<p>(.*?)<\/p>/.exec(html)?.[1]);
    expect(one).toMatch(/^0\.\d+$/);
    expect(other).toBe(one);
  });
});

/** Processes that a process has started; none where the system does not tell. */
function childrenOf(pid: number): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await pause(20);
}

describe('code that does not end', () => {
  it.each([
    ['an endless loop while a module is loaded', 'for (;;);', 'its pages: its code did not pause for 2 s'],
    [
      'an endless loop in a screen',
      'exports.Screen = () => { for (;;); };',
      '/shop: its code did not pause for 2 s',
    ],
    [
      'an endless loop behind an answer',
      `exports.load = async ({}, { readAsset }) => { await readAsset('page.json'); for (;;); }; exports.Screen = () => '';`,
      '/shop: its code did not pause for 2 s. Is it an endless loop? Fix it and publish a new version.',
    ],
    [
      'a promise that stays open',
      `exports.load = () => new Promise(() => {}); exports.Screen = () => '';`,
      '/shop: It took longer than 2 s. Fix it and publish a new version.',
    ],
  ])('%s is ended with remote, route and limit, and the store is as it was', async (_, page, message) => {
    const { storeFolder, folder: own, configure, publish } = await openTestOperator(folder);
    const operator = openOperator({ store: storeFolder, renderTimeoutMs: 2000 });
    const built = builtRemote(
      { name: 'shop', version: '1.0.0' },
      { 'node/page.cjs': page, 'page.json': '{}' },
    );
    await configure(writeSite(own));
    await publish([writeDist(own, host()), writeDist(own, built)]);
    const before = textsIn(storeFolder);
    await expect(operator.promote({ targets: ['host@1.0.0', 'shop@1.0.0'] })).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining(`shop 1.0.0 cannot render ${message}`),
    });
    expect(textsIn(storeFolder)).toEqual(before);
    await until(() => childrenOf(process.pid).length === 0);
  });

  it('is ended when the command is killed', async () => {
    const store = path.join(mkdtempSync(path.join(folder, 'killed-')), 'store');
    const operator = openOperator({ store });
    const page = `exports.Screen = () => { console.error('in a loop'); for (;;); };`;
    await operator.init();
    await operator.publish([host(), shop(page)].map((built) => writeDist(path.dirname(store), built)));
    const line = [
      'promote',
      'host@1.0.0',
      'shop@1.0.0',
      '--site',
      writeSite(path.dirname(store)),
      '--store',
      store,
    ];
    const command = spawn(process.execPath, [program, ...line]);
    await new Promise((resolve) => command.stderr.once('data', resolve));
    const children = childrenOf(command.pid ?? 0);
    command.kill('SIGKILL');
    const isRunning = (pid: number) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await until(() => !children.some(isRunning));
  });
});

describe('code that throws', () => {
  it('is named with its page, and its stack names file and line', async () => {
    const page = `exports.Screen = () => {\n  throw new Error('No prices today');\n};`;
    const rendering = render(page);
    await expect(rendering).rejects.toThrow('shop 1.0.0 cannot render /shop: No prices today.');
    await expect(rendering).rejects.toMatchObject({
      cause: { stack: expect.stringContaining('(shop 1.0.0 node/page.cjs:2:9)') },
    });
  });

  it('fails its page even in a promise that nobody awaits', async () => {
    const page = `exports.load = async () => {
      Promise.reject(new Error('Forgotten'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { kind: 'ready', data: 1 };
    }; exports.Screen = () => '';`;
    await expect(render(page)).rejects.toThrow('Forgotten');
  });
});
