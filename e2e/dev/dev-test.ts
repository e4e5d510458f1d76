/** The test function of tests on a remote that is being written: `npm run dev -- catalogue` before the released site. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from 'shared-types/testing/nginx';
import { longTestMs } from '../limits';
import { serveSite } from '../site-server';
import { test as siteTest } from '../site-test';

const root = path.resolve(import.meta.dirname, '../..');

/** The articles of the tests, as the test site has them. */
const testCatalogue = '.cache/test-data/remote-catalogue';

/** Waits for the line in which the dev server says that it answers. */
const readyOf = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`The dev server ended:\n${said}`)));
    server.stdout?.on('data', (text: Buffer) => {
      said += String(text);
      if (said.includes('ready at')) resolve();
    });
  });

export const test = siteTest.extend<object, { readonly origin: string }>({
  origin: [
    async ({}, use) => {
      const released = await serveSite();
      const port = await freePort();
      const options = ['--against', released.origin, '--data', testCatalogue];
      const line = [path.join(root, 'tooling/dist/dev.js'), 'catalogue', ...options];
      const env = { ...process.env, PORT: String(port) };
      const server = spawn(process.execPath, line, { env, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      await readyOf(server);
      await use(`http://localhost:${port}`);
      server.kill();
      await ended;
      await released.close();
    },
    { scope: 'worker', timeout: longTestMs },
  ],
});
