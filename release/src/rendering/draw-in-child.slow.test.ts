/** Environment and time limit of a release's code while its pages are rendered. */
import { describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openOperator } from '../operating/operator.js';
import { filesIn } from '../testing/files-in.js';
import { commandProgram } from '../testing/program-file.js';
import { builtHost, builtRemote, writeDist } from '../testing/release-factory.js';
import { writeSite } from '../testing/site-factory.js';
import { pageTexts } from '../testing/stored-pages.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { until } from '../testing/until.js';
import { openTestOperator } from '../testing/test-operator.js';

const folder = temporaryFolder();
const host = builtHost({ version: '1.0.0' });
const shop = (page: string) => builtRemote({ name: 'shop', version: '1.0.0' }, { 'node/page.cjs': page });

const textsIn = (parent: string) =>
  filesIn(parent).map((file) => [file, readFileSync(path.join(parent, file), 'latin1')]);

/** Makes a shop with this screen live. @returns the text of its page */
async function render(page: string) {
  const operator = await openTestOperator(folder);
  await operator.release(host, shop(page));
  return [...pageTexts(operator.storeFolder)].find(([file]) => file.endsWith('shop.html'))?.[1] ?? '';
}

it('code of pages sees no environment and no browser', async () => {
  const names = [
    'window',
    'document',
    'navigator',
    'localStorage',
    'sessionStorage',
    'WebSocket',
    'Temporal',
  ];
  const page = `exports.Screen = () => [
    ['PATH', 'HOME'].filter((name) => name in process.env),
    ${JSON.stringify(names)}.filter((name) => name in globalThis),
  ].join(' and ');`;
  expect(await render(page)).toContain('<main> and </main>');
});

describe('two renderings of the same releases', () => {
  const clockScreen = `
    const made = Date.now();
    exports.load = async () => ({ kind: 'ready', data: { at: Date.now() } });
    exports.Screen = ({ data }) => '<p>' + [
      made, data.at, new Date().toISOString(), Date(), performance.now(),
      new Date().toLocaleString(), new (class extends Date {})().getTime(), new Date() instanceof Date,
      new Date(0).toISOString(), new Date(2026, 1, 3).toISOString(), Date.UTC(2026, 0),
    ].join(' | ') + '</p>';`;

  it('a day apart are equal byte for byte, even if code reads the clock', async () => {
    const first = await render(clockScreen);
    jest.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, advanceTimers: true });
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
      `<p>${ms} | ${ms} | 2026-11-01T12:00:00.000Z`,
      ` | Sun Nov 01 2026 12:00:00 GMT+0000 (Coordinated Universal Time) | 0 | `,
      ` | 11/1/2026, 12:00:00`,
      `${ms} | true | 1970-01-01T00:00:00.000Z | 2026-02-03T00:00:00.000Z | ${Date.UTC(2026, 0)}`,
    ])
      expect(html).toContain(text);
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

describe('code that does not end', () => {
  const late = 'nothing came of it for 2 s. Is it an endless loop? Fix it and publish a new version.';

  it.each([
    ['an endless loop while a module is loaded', 'for (;;);', `its pages: ${late}`],
    ['an endless loop in a screen', 'exports.Screen = () => { for (;;); };', `/shop: ${late}`],
    [
      'a promise that stays open',
      `exports.load = () => new Promise(() => {}); exports.Screen = () => '';`,
      `/shop: ${late}`,
    ],
    [
      'a process that ends',
      'exports.Screen = () => process.abort();',
      '/shop: its process ended (SIGABRT). Fix it and publish a new version.',
    ],
  ])('%s is ended with remote, page and limit, and the store is as it was', async (_, page, message) => {
    const { storeFolder, folder: own, configure, publish } = await openTestOperator(folder);
    const operator = openOperator({ store: storeFolder, renderTimeoutMs: 2000 });
    await configure(writeSite(own));
    await publish([writeDist(own, host), writeDist(own, shop(page))]);
    const before = textsIn(storeFolder);
    await expect(operator.promote({ targets: ['host@1.0.0', 'shop@1.0.0'] })).rejects.toMatchObject({
      reason: 'refused',
      message: `shop 1.0.0 cannot render ${message}`,
    });
    expect(textsIn(storeFolder)).toEqual(before);
    await until(() => childrenOf(process.pid).length === 0);
  });

  it('is ended when the command is killed', async () => {
    const store = path.join(mkdtempSync(path.join(folder, 'killed-')), 'store');
    const operator = openOperator({ store });
    const page = `exports.load = () => { console.error('waits'); return new Promise(() => {}); };
      exports.Screen = () => '';`;
    await operator.init();
    await operator.publish([host, shop(page)].map((built) => writeDist(path.dirname(store), built)));
    const site = writeSite(path.dirname(store));
    const line = ['promote', 'host@1.0.0', 'shop@1.0.0', '--site', site, '--store', store];
    const command = spawn(process.execPath, [commandProgram, ...line]);
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

  it('fails its page set even in a promise that nobody awaits', async () => {
    const page = `exports.load = async () => {
      Promise.reject(new Error('Forgotten'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { kind: 'ready', data: 1 };
    }; exports.Screen = () => '';`;
    await expect(render(page)).rejects.toThrow('shop 1.0.0 cannot render its pages: Forgotten.');
  });
});
