/** Apps as the starters of their builders make them, from the registry to a page of the site in a browser. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chromium, type Page } from '@playwright/test';
import type { SiteConfiguration } from 'shared-types/release';
import { inRoot } from 'tooling/setup/root';
import { findChromium } from '../run/browsers';
import { runCommand, startProgram } from '../run/command';

// Starters install their builders, and the site is built where it changed.
jest.setTimeout(900_000);

/** The last day of the packages that npm takes here, since starters have ranges. Builders do not learn that this is a test. */
const env = { npm_config_before: '2026-11-28', NODE_ENV: undefined, JEST_WORKER_ID: undefined };

const folder = mkdtempSync(path.join(tmpdir(), 'foreign-'));
const store = path.join(folder, 'store');
let server: ChildProcess | undefined;
afterAll(async () => {
  if (server?.pid) {
    const ended = once(server, 'close');
    process.kill(-server.pid);
    await ended;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

const run = async (command: readonly string[], cwd = inRoot()) => {
  const { code, output } = await runCommand(command, { cwd, env });
  if (code !== 0) throw new Error(output);
  return output;
};

const tool = (...line: readonly string[]) => run([process.execPath, inRoot('tooling/run.mjs'), ...line]);

const release = (...line: readonly string[]) => tool('tooling/dist/release.js', ...line, '--store', store);

/** Texts of a file that a team replaces; each must be there. */
type Edits = Readonly<Record<string, readonly (readonly [string, string])[]>>;

/** Options of the plug-in, by the guides of Module Federation. */
const federation = (component: string) => `({ name: 'orders', manifest: true,
  exposes: { './Orders': '${component}' }, shared: { react: { singleton: true }, 'react-dom': { singleton: true } } })`;

const starters = {
  webpack: {
    create: 'create-webpack-app init webpack --force --template react',
    packages: '@module-federation/enhanced mini-css-extract-plugin react@19 react-dom@19',
    edits: {
      'webpack.config.js': [
        [
          'import path',
          "import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';\nimport path",
        ],
        ['plugins: [', `plugins: [new ModuleFederationPlugin${federation('./src/App.jsx')},`],
        ['output: {', "output: { publicPath: 'auto',"],
      ],
      'src/index.jsx': [['import "./styles/global.css";', '']],
      'src/App.jsx': [['import React', 'import "./styles/global.css";\nimport React']],
      'src/router/index.jsx': [
        [
          "import About from '../components/About'",
          "const About = React.lazy(() => import('../components/About'))",
        ],
        ['<About msg="React" />', '<React.Suspense><About msg="React" /></React.Suspense>'],
      ],
    },
  },
  rspack: {
    create: 'create-rspack rspack --template react-ts --no-git',
    packages: '@module-federation/enhanced',
    edits: {
      'rspack.config.ts': [
        ['import', "import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';\nimport"],
        ['plugins: [', `plugins: [new ModuleFederationPlugin${federation('./src/App.tsx')},`],
        ['entry:', "output: { publicPath: 'auto' },\nentry:"],
      ],
    },
  },
  vite: {
    create: 'create-vite vite --template react-ts --no-interactive',
    packages: '@module-federation/vite',
    edits: {
      'vite.config.ts': [
        ['import', "import { federation } from '@module-federation/vite';\nimport"],
        [
          'plugins: [react()',
          `base: './', build: { target: 'esnext' }, plugins: [react(), federation${federation('./src/App.tsx')}`,
        ],
      ],
    },
  },
} satisfies Record<string, { create: string; packages: string; edits: Edits }>;

type Starter = keyof typeof starters;

/** @returns the folder that the starter's own script has built */
async function build(starter: Starter, edits: Edits): Promise<string> {
  const app = path.join(folder, starter);
  for (const [file, replaced] of Object.entries(edits)) {
    let text = readFileSync(path.join(app, file), 'utf8');
    for (const [from, to] of replaced) {
      expect(text).toContain(from);
      text = text.replace(from, to);
    }
    writeFileSync(path.join(app, file), text);
  }
  await run(['npm', 'run', 'build'], app);
  return path.join(app, 'dist');
}

async function make(starter: Starter): Promise<string> {
  const { create, packages, edits } = starters[starter];
  await run(['npx', '--yes', ...create.split(' ')], folder);
  await run(['npm', 'install', ...packages.split(' ')], path.join(folder, starter));
  return await build(starter, edits);
}

const adopt = (starter: Starter, dist: string, version: string) =>
  tool(
    ...['adopt', dist, '--expose', './Orders', '--route', '/orders', '--title', 'Orders'],
    ...['--version', version, '--store', store, '--to', path.join(folder, 'adopted', starter)],
  );

/** @returns the address of the server, which ends with this process at the latest */
const serve = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const program = inRoot('tooling/dist/release.js');
    const line = ['serve', '--store', store, '--port', '0', '--drain', '0'];
    server = startProgram([process.execPath, program, ...line]);
    server.stdout?.on('data', (text: Buffer) => {
      const [, address] = /Serving (http:\S+)/.exec(text.toString()) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error('The server ended')));
  });

let origin = '';

const bodyOf = async (page: string) => await (await fetch(origin + page)).text();

interface Added {
  readonly name: string;
  readonly isPinned: boolean;
}

/** Runs in the page. Builders remove their script elements after loading, so each is noted when it is added. */
function recordFiles() {
  const added: Added[] = [];
  Object.assign(globalThis, { added });
  new MutationObserver((records) => {
    for (const element of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(element instanceof HTMLScriptElement || element instanceof HTMLLinkElement)) continue;
      const address = element instanceof HTMLScriptElement ? element.src : element.href;
      const name = /\/remotes\/orders\/[^/]*\/app\/(.*)/.exec(address)?.[1];
      if (name) added.push({ name, isPinned: element.integrity !== '' });
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Visits /orders: the browser must check each file of the app. @param act  what the visitor does @returns its complaints */
async function visit(act: (page: Page) => Promise<void>) {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.addInitScript(recordFiles);
    await page.goto(`${origin}/orders`);
    await act(page);
    const files = await page.evaluate(() => (globalThis as unknown as { added: Added[] }).added);
    expect(files).not.toEqual([]);
    expect(files.filter(({ isPinned }) => !isPinned)).toEqual([]);
    return complaints;
  } finally {
    await browser.close();
  }
}

beforeAll(async () => {
  const prepare =
    "import('tooling/testing/test-site').then((site) => site.prepareTestSite(console.log)).then(({ code, output }) => { console.log(output); process.exitCode = code; })";
  await run([process.execPath, '-e', prepare]);
  cpSync(inRoot('.cache/test-site'), store, { recursive: true });
  const site = JSON.parse(readFileSync(inRoot('e2e/site.json'), 'utf8')) as SiteConfiguration;
  const siteFile = path.join(folder, 'site.json');
  writeFileSync(siteFile, JSON.stringify({ ...site, remotes: [...site.remotes, 'orders'] }));
  await release('configure', siteFile);
  origin = await serve();
});

/** Makes the app live, which changes no other page. */
async function goLive(starter: Starter, dist: string, version: string) {
  const others = ['/home', '/products', '/login'];
  const before = await Promise.all(others.map(bodyOf));
  await adopt(starter, dist, version);
  await release('publish', path.join(folder, 'adopted', starter));
  await release('promote', `orders@${version}`);
  // The server follows within a second.
  while (!(await bodyOf('/orders')).includes(`/remotes/orders/${version}/`)) await pause(50);
  expect(await Promise.all(others.map(bodyOf))).toEqual(before);
}

describe('the app that a starter makes', () => {
  it('with webpack is refused for its style elements and its router, and runs when both are mended', async () => {
    await expect(adopt('webpack', await make('webpack'), '1.0.0')).rejects.toThrow(
      /mini-css-extract-plugin[^]*basePath/,
    );
    const dist = await build('webpack', {
      'webpack.config.js': [
        ['import path', "import MiniCssExtractPlugin from 'mini-css-extract-plugin';\nimport path"],
        ['"style-loader"', 'MiniCssExtractPlugin.loader'],
        ['plugins: [', 'plugins: [new MiniCssExtractPlugin(),'],
      ],
      'src/App.jsx': [
        ['()', '({ basePath })'],
        ['<AppRouter', '<AppRouter basePath={basePath}'],
      ],
      'src/router/index.jsx': [
        ['AppRouter()', 'AppRouter({ basePath })'],
        ['<Router>', '<Router basename={basePath}>'],
      ],
    });
    await goLive('webpack', dist, '1.0.0');
    const complaints = await visit(async (page) => {
      await page.getByText('This is the Home page!').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'About' }).click();
      await page.getByText('This is the About page!').waitFor();
      expect(new URL(page.url()).pathname).toBe('/orders/about');
    });
    expect(complaints).toEqual([]);
  });

  it('with Rspack runs', async () => {
    await goLive('rspack', await make('rspack'), '1.1.0');
    const complaints = await visit(async (page) => {
      await page.getByRole('button', { name: 'count is 0' }).click();
      await page.getByRole('button', { name: 'count is 1' }).waitFor();
    });
    expect(complaints).toEqual([]);
  });

  it('with Vite runs, in a document of its own', async () => {
    await goLive('vite', await make('vite'), '1.2.0');
    const complaints = await visit(async (page) => {
      await page.getByRole('button', { name: 'Count is 0' }).click();
      await page.getByRole('button', { name: 'Count is 1' }).waitFor();
    });
    // The starter has its icons at /icons.svg, which is no file of the app.
    expect(complaints).toEqual([expect.stringContaining('404')]);
  });
});
