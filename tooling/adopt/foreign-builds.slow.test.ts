/** Apps as other teams build them, from their builders' packages of the registry to a page of the site in a browser. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chromium } from '@playwright/test';
import type { SiteConfiguration } from 'shared-types/release';
import { inRoot, manifestOf } from 'tooling/setup/root';
import { runCommand, startProgram } from '../run/command';

// Builders are installed, and the site is built where it changed.
jest.setTimeout(900_000);

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
  const { code, output } = await runCommand(command, { cwd });
  if (code !== 0) throw new Error(output);
  return output;
};

const tool = (...line: readonly string[]) => run([process.execPath, inRoot('tooling/run.mjs'), ...line]);

const release = (...line: readonly string[]) => tool('release/dist/cli.js', ...line, '--store', store);

/** The app: a component with a lazy part, a picture and a sheet that styles plain elements. */
const sources = {
  'src/orders.css': 'h1 { color: rgb(255, 0, 0); background: url(./dot.svg); } body { margin: 1px; }',
  'src/dot.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${'dot'.repeat(3000)}</title></svg>`,
  'src/part.js':
    "import React from 'react'; export default () => React.createElement('p', null, 'Late part');",
  'src/orders.js': `import React from 'react';
import './orders.css';
const Part = React.lazy(() => import(/* webpackChunkName: "part" */ './part.js'));
export default ({ user, basePath }) =>
  React.createElement('div', null,
    React.createElement('h1', null, 'Orders of ' + user.role + ' at ' + basePath),
    React.createElement('p', null, 'React ' + React.version),
    React.createElement(React.Suspense, null, React.createElement(Part)));`,
  'src/index.js': "import('./start.js');",
  'src/start.js': `import React from 'react';
import { createRoot } from 'react-dom/client';
import Orders from './orders.js';
createRoot(document.body).render(React.createElement(Orders, { user: { role: 'x' }, basePath: '/' }));`,
  'index.html': '<!doctype html><script type="module" src="/src/start.js"></script>',
};

const federation = `{ name: 'orders', filename: 'remoteEntry.js', manifest: true, dts: false,
  exposes: { './Orders': './src/orders.js' },
  shared: { react: { singleton: true, requiredVersion: '^19.0.0' }, 'react-dom': { singleton: true, requiredVersion: '^19.0.0' } } }`;

/** Configuration for webpack and Rspack, which differ in the plug-in of the sheets. */
const packed = (
  name: string,
  sheets: string,
) => `const { ModuleFederationPlugin } = require('@module-federation/enhanced/${name}');
const Sheets = ${sheets};
module.exports = { mode: 'production', devtool: 'source-map', entry: './src/index.js',
  output: { path: __dirname + '/dist', publicPath: 'auto', uniqueName: 'orders' },
  module: { rules: [{ test: /\\.css$/, type: 'javascript/auto', use: [Sheets.loader, 'css-loader'] }, { test: /\\.svg$/, type: 'asset/resource' }] },
  plugins: [new Sheets(), new ModuleFederationPlugin(${federation})] };`;

const builders = {
  webpack: {
    packages:
      'webpack@5.102.1 webpack-cli@6.0.1 @module-federation/enhanced@2.0.0 css-loader@7.1.2 mini-css-extract-plugin@2.9.4',
    config: ['webpack.config.cjs', packed('webpack', "require('mini-css-extract-plugin')")],
    build: 'webpack',
  },
  rspack: {
    packages: '@rspack/core@1.6.1 @rspack/cli@1.6.1 @module-federation/enhanced@2.0.0 css-loader@7.1.2',
    config: ['rspack.config.cjs', packed('rspack', "require('@rspack/core').CssExtractRspackPlugin")],
    build: 'rspack build',
  },
  vite: {
    packages: 'vite@7.1.12 @module-federation/vite@1.9.0',
    config: [
      'vite.config.mjs',
      `import { federation } from '@module-federation/vite';
export default { base: './', build: { target: 'chrome100' }, plugins: [federation(${federation})] };`,
    ],
    build: 'vite build',
  },
} as const;

type Builder = keyof typeof builders;

/** @returns the folder that a builder has written */
async function build(builder: Builder): Promise<string> {
  const { packages, config, build: line } = builders[builder];
  const app = path.join(folder, builder);
  mkdirSync(path.join(app, 'src'), { recursive: true });
  const [configFile, configText] = config;
  const files = {
    ...sources,
    [configFile]: configText,
    'package.json': '{ "name": "orders", "version": "1.0.0" }',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(app, file), text);
  const installed = [...packages.split(' '), 'react@19.2.0', 'react-dom@19.2.0'];
  await run(['npm', 'install', '--no-audit', '--no-fund', ...installed], app);
  await run(['npx', '--no-install', ...line.split(' ')], app);
  return path.join(app, 'dist');
}

const adopt = (builder: Builder, dist: string, version: string) =>
  tool(
    ...['adopt', dist, '--expose', './Orders', '--route', '/orders', '--title', 'Orders'],
    ...['--version', version, '--to', path.join(folder, 'adopted', builder)],
  );

/** @returns the address of the server, which ends with this process at the latest */
const serve = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const program = inRoot('release/dist/cli.js');
    server = startProgram([process.execPath, program, 'serve', '--store', store, '--port', '0']);
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
      const name = /\/remotes\/orders\/[^/]*\/(.*)/.exec(address)?.[1];
      if (name) added.push({ name, isPinned: element.integrity !== '' });
    }
  }).observe(document, { childList: true, subtree: true });
}

/** @returns what a visitor of /orders sees, and what the browser complains of */
async function visit() {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.addInitScript(recordFiles);
    await page.goto(`${origin}/orders`);
    await page.getByText('Late part').waitFor();
    const files = await page.evaluate(() => (globalThis as unknown as { added: Added[] }).added);
    return {
      text: await page.locator('main').innerText(),
      complaints,
      loaded: files.map(({ name }) => name),
      unpinned: files.filter(({ isPinned }) => !isPinned),
    };
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

describe('an app that others have built', () => {
  it.each([
    ['webpack', '1.0.0'],
    ['rspack', '1.1.0'],
  ] as const)('runs as %s has built it, and changes no other page', async (builder, version) => {
    const before = await Promise.all(['/home', '/products', '/login'].map(bodyOf));
    await adopt(builder, await build(builder), version);
    await release('publish', path.join(folder, 'adopted', builder));
    await release('promote', `orders@${version}`);
    // The server follows within a second.
    while (!(await bodyOf('/orders')).includes(`/remotes/orders/${version}/`)) await pause(50);
    expect(await Promise.all(['/home', '/products', '/login'].map(bodyOf))).toEqual(before);
    const { text, loaded, ...rest } = await visit();
    expect(text).toContain('Orders of guest at /orders');
    expect(text).toContain(`React ${manifestOf(inRoot('host')).dependencies?.['react']}`);
    expect(loaded).toEqual(expect.arrayContaining(['remoteEntry.js', 'part.js']));
    expect(rest).toEqual({ complaints: [], unpinned: [] });
  });

  it('is refused with the reason if it consists of modules, as Vite builds it', async () => {
    await expect(adopt('vite', await build('vite'), '1.0.0')).rejects.toThrow('type "module"');
  });
});
