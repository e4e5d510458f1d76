import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtHost, plainRenderer } from '../testing/release-factory.js';
import { testSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { renderingProgram } from './program-file.js';
import { renderProcess, type PageSetToOpen } from './render-process.js';

// Nothing but the test ends the time that the process waits for another page set.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

const idleMs = 1000;

const ownPages: PageSetToOpen = {
  title: 'host 1.0.0',
  source: {
    host: builtHost({ version: '1.0.0' }).release,
    renderer: { file: 'node/render.cjs', text: plainRenderer },
    site: testSite(),
    publishedAt: '2026-11-01T12:00:00.000Z',
    leftOut: [],
  },
  answer: () => Promise.resolve(undefined),
};

it('renders in a new process if a page set is opened right after the idle process has ended', async () => {
  const rendering = renderProcess();
  await (await rendering.open(ownPages)).close();
  jest.advanceTimersByTime(idleMs);
  const pageSet = await rendering.open(ownPages);
  const drawn = await pageSet.run({ kind: 'missing', isGone: false }, '404.html');
  expect(drawn).toMatchObject({ html: '<main>Waiting</main>' });
  await pageSet.close();
  jest.advanceTimersByTime(idleMs);
});

const folder = temporaryFolder();

it('has a program that imports no package, which Node 24 would refuse to read', () => {
  cpSync(path.resolve(path.dirname(renderingProgram()), '../..'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const drawer = pathToFileURL(path.join(folder, 'rendering/child/page-drawer.js')).href;
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `await import(${JSON.stringify(drawer)})`],
    {
      cwd: folder,
      stdio: 'pipe',
    },
  );
});
